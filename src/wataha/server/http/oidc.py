"""Signing in by OpenID Connect: the code flow with PKCE, and an ID token that is checked before it is believed."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import requests
from authlib.common.errors import AuthlibBaseError
from authlib.integrations.requests_client import OAuth2Session
from itsdangerous import BadData, URLSafeTimedSerializer
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from wataha.server.errors import Refusal
from wataha.server.settings import Settings
from wataha.server.tables.identities import Identity

CALLBACK = "/api/oidc/callback"
SCOPE = "openid profile"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]
"""What ID tokens may be signed by: keys that the provider alone has."""
SECONDS = 10
"""For each answer of the provider."""
KNOWN_FOR = 3600
"""Seconds that what the provider says of itself is believed."""
LASTS = 600
"""Seconds that someone may take at the provider."""
LEEWAY = 60
"""Seconds by which its clock may differ."""


class Errand(NamedTuple):
    """Someone is on their way to the provider."""

    url: str
    cookie: str
    """Kept by their browser, to know them again."""


class OpenIdConnect:
    """The host's provider."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._issuer = settings.oidc_issuer
        self._client = settings.oidc_client
        self._secret = settings.oidc_secret
        self._redirect = settings.site + CALLBACK
        self._signer = URLSafeTimedSerializer(secret, salt="oidc")
        self._metadata: tuple[float, dict[str, Any]] | None = None
        self.name = settings.oidc_name or urlsplit(settings.oidc_issuer).netloc

    async def begin(self) -> Errand:
        """Send someone to the provider; `Refusal` if it cannot be reached."""
        return await self._ask(self._begin)

    async def finish(self, cookie: str, state: str, code: str) -> Identity:
        """Whom the provider vouches for; `Refusal` if it does not, or for nobody who left from this browser."""
        try:
            kept, nonce, verifier = self._signer.loads(cookie, max_age=LASTS)
        except BadData:
            raise Refusal("bad-oidc", 403) from None
        if not secrets.compare_digest(kept.encode(), state.encode()):
            raise Refusal("bad-oidc", 403)
        return await self._ask(lambda: self._finish(code, nonce, verifier))

    async def _ask(self, work: Any) -> Any:
        try:
            return await asyncio.to_thread(work)
        except (requests.RequestException, AuthlibBaseError, JoseError, ValueError, KeyError, TypeError):
            raise Refusal("bad-oidc", 403) from None

    def _begin(self) -> Errand:
        state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
        with self._session() as session:
            url, _ = session.create_authorization_url(
                self._provider()["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        signed = self._signer.dumps([state, nonce, verifier])
        return Errand(url, signed if isinstance(signed, str) else signed.decode())

    def _finish(self, code: str, nonce: str, verifier: str) -> Identity:
        provider = self._provider()
        with self._session() as session:
            got = session.fetch_token(provider["token_endpoint"], code=code, code_verifier=verifier, timeout=SECONDS)
            keys = session.get(provider["jwks_uri"], withhold_token=True, timeout=SECONDS).json()
        token = jwt.decode(got["id_token"], KeySet.import_key_set(keys), algorithms=ALGORITHMS)
        jwt.JWTClaimsRegistry(
            leeway=LEEWAY,
            iss={"essential": True, "value": self._issuer},
            aud={"essential": True, "value": self._client},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
            sub={"essential": True},
        ).validate(token.claims)
        named = (token.claims.get(claim) for claim in ("preferred_username", "nickname", "name", "given_name"))
        names = tuple(name for name in named if isinstance(name, str) and name)
        return Identity(self._issuer, str(token.claims["sub"]), names)

    def _session(self) -> Any:
        return OAuth2Session(
            self._client,
            self._secret or None,
            scope=SCOPE,
            redirect_uri=self._redirect,
            code_challenge_method="S256",
            token_endpoint_auth_method="client_secret_basic" if self._secret else "none",
        )

    def _provider(self) -> dict[str, Any]:
        """What the provider says of itself; it has to be the one that it was asked to be."""
        if self._metadata is None or self._metadata[0] < time.monotonic():
            url = self._issuer.rstrip("/") + "/.well-known/openid-configuration"
            answer = requests.get(url, timeout=SECONDS)
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            if found["issuer"] != self._issuer:
                raise ValueError("another issuer")
            self._metadata = (time.monotonic() + KNOWN_FOR, found)
        return self._metadata[1]
