"""Signing in by the host's OpenID Connect provider."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Address,
    AnySession,
    TheCookies,
    TheIdentities,
    TheOpenIdConnect,
    TheRateLimits,
    TheSessions,
)
from wataha.server.http.oidc import LASTS

router = APIRouter(prefix="/api/oidc", tags=["oidc"], responses=ERRORS)

COOKIE = "wataha-oidc"
PATH = "/api/oidc"
THERE: dict[int | str, dict[str, Any]] = {303: {"description": "On to the provider, or back to the account page."}}
Word = Annotated[str, Query(max_length=2000)]


@router.get("/login", status_code=303, response_class=RedirectResponse, responses=THERE)
async def go_there(
    oidc: TheOpenIdConnect, rate_limits: TheRateLimits, request: Request, where: Address
) -> RedirectResponse:
    """Go to the provider, to be vouched for."""
    rate_limits.take("login-address", where)
    errand = await oidc.begin()
    response = RedirectResponse(errand.url, 303)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, errand.cookie, max_age=LASTS, httponly=True, samesite="lax", secure=secure, path=PATH)
    return response


@router.get("/callback", status_code=303, response_class=RedirectResponse, responses=THERE)
async def come_back(
    oidc: TheOpenIdConnect,
    identities: TheIdentities,
    sessions: TheSessions,
    cookies: TheCookies,
    rate_limits: TheRateLimits,
    request: Request,
    where: Address,
    before: AnySession,
    state: Word = "",
    code: Word = "",
) -> RedirectResponse:
    """Come back from the provider, and be whom it vouches for; the page says so if it does not."""
    rate_limits.take("login-address", where)
    try:
        identity = await oidc.finish(request.cookies.get(COOKIE, ""), state, code)
        account = await identities.enter(identity, before and before.account)
        response = RedirectResponse("/me", 303)
        await cookies.sign_in(response, request, account)
    except Refusal as refusal:
        response = RedirectResponse(f"/me#{refusal.code}", 303)
    else:
        if before is not None:
            await sessions.end_if_running(before)
    response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="lax")
    return response
