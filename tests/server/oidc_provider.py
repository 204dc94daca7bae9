"""A small OpenID Connect provider: it vouches for whoever it is told to, and checks what a careful one checks."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "wataha", "only between us"


class Provider:
    """Runs in a thread; `claims` says whom it vouches for, and changes what it says of them."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "one"})
        self.signs_with = self.key
        self.claims: dict[str, Any] = {"sub": "ola-1", "preferred_username": "Ola"}
        self.codes: dict[str, dict[str, str]] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider.answer_get(self)

            def do_POST(self) -> None:
                provider.answer_post(self)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer_get(self, request: BaseHTTPRequestHandler) -> None:
        asked = urlsplit(request.path)
        if asked.path == "/.well-known/openid-configuration":
            places = {"authorization_endpoint": "authorize", "token_endpoint": "token", "jwks_uri": "keys"}
            self._say(request, {"issuer": self.issuer, **{name: f"{self.issuer}/{at}" for name, at in places.items()}})
        elif asked.path == "/keys":
            self._say(request, {"keys": [self.key.as_dict(private=False)]})
        else:
            self._authorize(request, {name: values[0] for name, values in parse_qs(asked.query).items()})

    def _authorize(self, request: BaseHTTPRequestHandler, asked: dict[str, str]) -> None:
        assert (asked["client_id"], asked["response_type"]) == (CLIENT, "code")
        assert asked["code_challenge_method"] == "S256"
        assert "openid" in asked["scope"].split()
        code = secrets.token_urlsafe(16)
        self.codes[code] = asked
        request.send_response(302)
        back = urlencode({"code": code, "state": asked["state"]})
        request.send_header("Location", f"{asked['redirect_uri']}?{back}")
        request.end_headers()

    def answer_post(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["Content-Length"])).decode()
        sent = {name: values[0] for name, values in parse_qs(body).items()}
        expected = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        asked = self.codes.pop(sent["code"], None)
        digest = hashlib.sha256(sent.get("code_verifier", "").encode()).digest()
        proven = asked and base64.urlsafe_b64encode(digest).decode().rstrip("=") == asked["code_challenge"]
        if request.headers["Authorization"] != f"Basic {expected}" or not asked or not proven:
            self._say(request, {"error": "invalid_grant"}, 400)
            return
        assert sent["redirect_uri"] == asked["redirect_uri"]
        claims = {
            "iss": self.issuer,
            "aud": CLIENT,
            "exp": int(time.time()) + 60,
            "nonce": asked["nonce"],
            **self.claims,
        }
        token = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.signs_with)
        self._say(request, {"access_token": "x", "token_type": "Bearer", "id_token": token})

    @staticmethod
    def _say(request: BaseHTTPRequestHandler, said: dict[str, Any], status: int = 200) -> None:
        body = json.dumps(said).encode()
        request.send_response(status)
        request.send_header("Content-Type", "application/json")
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)
