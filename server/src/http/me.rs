//! Who one is: guests, accounts, sessions and tokens.

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use kit::Phrase;
use room::Me;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::State;
use super::body::{At, Body, Nothing};
use super::caller::{self, COOKIE, Caller, From, InPerson, Owner, Speaks};
use super::docs::Null;
use crate::app::App;
use crate::fault::{Code, Fault};
use crate::fresh;
use crate::people::{self, Begun, SESSION, TOKEN_DAYS};
use crate::store::Scope;

/// A name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    /// What one wants to be called: 1 to 24 letters.
    #[schema(min_length = 1, max_length = 24, example = "Ada")]
    name: String,
}

/// A name and a password. It is never shown in a log.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    /// The name of the account, large and small letters alike: 1 to 24 letters.
    #[schema(min_length = 1, max_length = 24, example = "Ada")]
    name: String,
    /// 8 to 200 letters.
    #[schema(min_length = 8, max_length = 200, format = "password")]
    password: String,
}

/// A password and the one that is to take its place. They are never shown in a log.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Passwords {
    /// The password so far.
    #[schema(min_length = 8, max_length = 200, format = "password")]
    old: String,
    /// The new one: 8 to 200 letters.
    #[schema(min_length = 8, max_length = 200, format = "password")]
    new: String,
}

/// Somebody is sure. It is never shown in a log.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sure {
    /// The password of the account; a guest has none.
    #[serde(default)]
    #[schema(max_length = 200, format = "password")]
    password: String,
}

/// What a token is to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenWish {
    /// What its owner calls it.
    #[schema(min_length = 1, max_length = 60, example = "my bot")]
    label: String,
    /// What it may be used for.
    #[serde(default)]
    scope: Scope,
    /// How many days it lasts.
    #[serde(default = "usual_days")]
    #[schema(minimum = 1, maximum = 366, default = 90)]
    days: u16,
}

/// How much longer a token is to last.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Renewal {
    /// How many days from now on.
    #[serde(default = "usual_days")]
    #[schema(minimum = 1, maximum = 366, default = 90)]
    days: u16,
}

fn usual_days() -> u16 {
    TOKEN_DAYS
}

/// A token in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TokenSign {
    /// Its number.
    id: i64,
    /// What its owner calls it.
    label: String,
    /// What it may be used for.
    scope: Scope,
    /// When it was made, in milliseconds since 1970.
    created: u64,
    /// When it ends, in milliseconds since 1970.
    expires: u64,
    /// Whether it has ended. It can be renewed.
    ended: bool,
}

/// A token that has just been made. It is shown this once.
#[derive(Serialize, ToSchema)]
pub(super) struct NewToken {
    /// Its number.
    id: i64,
    /// What a program sends as `Authorization: Bearer`.
    token: String,
}

/// Who the caller is; null if the server does not know them.
#[utoipa::path(get, path = "/api/me", tag = "people", responses(
    (status = 200, body = Option<Me>), (status = "4XX", body = room::Reason),
))]
pub(super) async fn me(Caller(caller): Caller) -> Json<Option<Me>> {
    Json(caller.as_ref().map(people::me))
}

/// Become a guest of this name, or, as a guest, take this name.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Name, responses(
    (status = 200, body = Me), (status = "4XX", body = room::Reason),
))]
pub(super) async fn guest(
    axum::extract::State(app): State,
    From(from): From,
    InPerson(caller): InPerson,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Fault> {
    if caller.as_ref().is_some_and(|known| !known.guest) {
        return Err(Fault::new(StatusCode::CONFLICT, Code::HasAccount));
    }
    app.limits.newcomer(from)?;
    match caller {
        Some(known) => Ok(Json(app.people.rename(&known, &name).await?).into_response()),
        None => Ok(welcome(&app, &headers, app.people.guest(&name).await?)),
    }
}

/// Take another name, as a guest or as an account.
#[utoipa::path(post, path = "/api/name", tag = "people", request_body = Name, responses(
    (status = 200, body = Me), (status = "4XX", body = room::Reason),
))]
pub(super) async fn name(
    axum::extract::State(app): State,
    From(from): From,
    Owner { who, .. }: Owner,
    Body(Name { name }): Body<Name>,
) -> Result<Json<Me>, Fault> {
    app.limits.newcomer(from)?;
    app.people.rename(&who, &name).await.map(Json)
}

/// Make an account. A guest keeps its tables; its tokens end until they are renewed.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me), (status = "4XX", body = room::Reason),
))]
pub(super) async fn account(
    axum::extract::State(app): State,
    From(from): From,
    InPerson(caller): InPerson,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Fault> {
    app.limits.newcomer(from)?;
    let (begun, ended) = app.people.account(caller.as_ref(), &name, &password).await?;
    app.tables.dismiss(ended);
    leave(&app, &headers).await?;
    Ok(welcome(&app, &headers, begun))
}

/// Come in with an account.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me), (status = "4XX", body = room::Reason),
))]
pub(super) async fn login(
    axum::extract::State(app): State,
    From(from): From,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Fault> {
    app.limits.login(from, &name)?;
    let begun = app.people.login(&name, &password).await?;
    leave(&app, &headers).await?;
    Ok(welcome(&app, &headers, begun))
}

/// Change the password of one's account. All its other sessions end, and all its tokens.
#[utoipa::path(post, path = "/api/account/password", tag = "people", request_body = Passwords,
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn password(
    axum::extract::State(app): State,
    From(from): From,
    Owner { who, session }: Owner,
    Body(Passwords { old, new }): Body<Passwords>,
) -> Result<Json<()>, Fault> {
    app.limits.login(from, &who.name)?;
    app.tables.dismiss(app.people.change_password(&who, session, (&old, &new)).await?);
    Ok(Json(()))
}

/// Have one's account, or oneself as a guest, forgotten. What was played stays, under another name.
#[utoipa::path(post, path = "/api/account/delete", tag = "people", request_body = Sure,
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn delete_account(
    axum::extract::State(app): State,
    From(from): From,
    Owner { who, .. }: Owner,
    Speaks(lang): Speaks,
    headers: HeaderMap,
    Body(Sure { password }): Body<Sure>,
) -> Result<Response, Fault> {
    app.limits.login(from, &who.name)?;
    app.people.confirm(&who, &password).await?;
    let name = app.tongues.say(lang, None, &Phrase::new("former-guest"));
    let tables = app.tables.clone();
    // A task of its own: what has begun is finished even if nobody waits for the answer.
    let forgotten = tokio::spawn(async move { tables.forget(&who, &name).await }).await;
    app.tables.dismiss(forgotten.map_err(|_| Fault::busy())??);
    Ok(farewell(&app, &headers))
}

/// Go. The session ends; a guest who leaves cannot come back.
#[utoipa::path(post, path = "/api/logout", tag = "people",
    request_body(content = Null, description = "Anything that is JSON, or nothing at all"),
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn logout(
    axum::extract::State(app): State,
    headers: HeaderMap,
    _: Nothing,
) -> Result<Response, Fault> {
    leave(&app, &headers).await?;
    Ok(farewell(&app, &headers))
}

/// Go from everywhere: all sessions end, also this one.
#[utoipa::path(post, path = "/api/logout/everywhere", tag = "people",
    request_body(content = Null, description = "Anything that is JSON, or nothing at all"),
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn logout_everywhere(
    axum::extract::State(app): State,
    Owner { who, .. }: Owner,
    headers: HeaderMap,
    _: Nothing,
) -> Result<Response, Fault> {
    app.tables.dismiss(app.people.leave_everywhere(&who).await?);
    Ok(farewell(&app, &headers))
}

/// The caller's tokens, without their secrets.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses(
    (status = 200, body = Vec<TokenSign>), (status = "4XX", body = room::Reason),
))]
pub(super) async fn tokens(
    axum::extract::State(app): State,
    Owner { who, .. }: Owner,
) -> Result<Json<Vec<TokenSign>>, Fault> {
    let tokens = app.people.tokens(&who).await?.into_iter();
    let now = fresh::now();
    let sign = |line: crate::store::TokenLine| TokenSign {
        id: line.id,
        label: line.label,
        scope: line.scope,
        created: line.created,
        expires: line.expires,
        ended: line.expires <= now,
    };
    Ok(Json(tokens.map(sign).collect()))
}

/// Make a token for a program of one's own.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = TokenWish, responses(
    (status = 200, body = NewToken), (status = "4XX", body = room::Reason),
))]
pub(super) async fn new_token(
    axum::extract::State(app): State,
    Owner { who, .. }: Owner,
    Body(TokenWish { label, scope, days }): Body<TokenWish>,
) -> Result<Json<NewToken>, Fault> {
    let (id, token) = app.people.new_token(&who, &label, scope, days).await?;
    Ok(Json(NewToken { id, token }))
}

/// Let a token last longer, also one that has ended.
#[utoipa::path(post, path = "/api/tokens/{id}", tag = "people", request_body = Renewal,
    params(("id" = i64, Path, description = "The token's number")),
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn renew_token(
    axum::extract::State(app): State,
    Owner { who, .. }: Owner,
    At(id): At<i64>,
    Body(Renewal { days }): Body<Renewal>,
) -> Result<Json<()>, Fault> {
    app.people.renew_token(&who, id, days).await.map(Json)
}

/// Take a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people",
    params(("id" = i64, Path, description = "The token's number")),
    responses((status = 200, body = Null), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn end_token(
    axum::extract::State(app): State,
    Owner { who, .. }: Owner,
    At(id): At<i64>,
) -> Result<Json<()>, Fault> {
    app.tables.dismiss(vec![app.people.end_token(&who, id).await?]);
    Ok(Json(()))
}

/// The session a request came with ends.
async fn leave(app: &App, headers: &HeaderMap) -> Result<(), Fault> {
    match caller::session(headers) {
        Some(secret) => {
            app.tables.dismiss(vec![app.people.leave(secret).await?]);
            Ok(())
        }
        None => Ok(()),
    }
}

/// The session is over, and the browser may forget it.
fn farewell(app: &App, headers: &HeaderMap) -> Response {
    let mut response = Json(()).into_response();
    set_cookie(&mut response, app, headers, "", 0);
    response
}

fn welcome(app: &App, headers: &HeaderMap, begun: Begun) -> Response {
    let mut response = Json(begun.me).into_response();
    set_cookie(&mut response, app, headers, &begun.secret, SESSION / 1000);
    response
}

fn set_cookie(response: &mut Response, app: &App, headers: &HeaderMap, value: &str, seconds: u64) {
    let scheme = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    let secure = app.config.behind_proxy && scheme == Some(b"https");
    let secure = if secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
}
