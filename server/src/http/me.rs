//! Who one is: guests, accounts, sessions and tokens.

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use room::Me;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::State;
use super::body::{At, Body, Nothing};
use super::caller::{self, COOKIE, Caller, From, Somebody};
use crate::app::App;
use crate::fault::Fault;
use crate::people::{self, Begun, SESSION};

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

/// What a token is called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Label {
    /// What its owner calls it.
    #[schema(min_length = 1, max_length = 60, example = "my bot")]
    label: String,
}

/// A token in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TokenSign {
    /// Its number.
    id: i64,
    /// What its owner calls it.
    label: String,
    /// When it was made, in milliseconds since 1970.
    created: u64,
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
    (status = 200, body = Option<Me>),
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
    Caller(caller): Caller,
    headers: HeaderMap,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Fault> {
    match caller {
        Some(known) => Ok(Json(app.people.rename(&known, &name).await?).into_response()),
        None => {
            app.limits.newcomer(from)?;
            Ok(welcome(&app, &headers, app.people.guest(&name).await?))
        }
    }
}

/// Make an account. A guest keeps its tables.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me), (status = "4XX", body = room::Reason),
))]
pub(super) async fn account(
    axum::extract::State(app): State,
    From(from): From,
    Caller(caller): Caller,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, Fault> {
    app.limits.newcomer(from)?;
    let begun = app.people.account(caller.as_ref(), &name, &password).await?;
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

/// Go. The session ends; a guest who leaves cannot come back.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200)))]
pub(super) async fn logout(
    axum::extract::State(app): State,
    headers: HeaderMap,
    _: Nothing,
) -> Result<Response, Fault> {
    leave(&app, &headers).await?;
    let mut response = Json(()).into_response();
    set_cookie(&mut response, &app, &headers, "", 0);
    Ok(response)
}

/// The caller's tokens, without their secrets.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses(
    (status = 200, body = Vec<TokenSign>), (status = "4XX", body = room::Reason),
))]
pub(super) async fn tokens(
    axum::extract::State(app): State,
    Somebody(who): Somebody,
) -> Result<Json<Vec<TokenSign>>, Fault> {
    let tokens = app.people.tokens(&who).await?.into_iter();
    let sign = |line: crate::store::TokenLine| TokenSign {
        id: line.id,
        label: line.label,
        created: line.created,
    };
    Ok(Json(tokens.map(sign).collect()))
}

/// Make a token for a program of one's own.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = Label, responses(
    (status = 200, body = NewToken), (status = "4XX", body = room::Reason),
))]
pub(super) async fn new_token(
    axum::extract::State(app): State,
    Somebody(who): Somebody,
    Body(Label { label }): Body<Label>,
) -> Result<Json<NewToken>, Fault> {
    let (id, token) = app.people.new_token(&who, &label).await?;
    Ok(Json(NewToken { id, token }))
}

/// Take a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people",
    params(("id" = i64, Path, description = "The token's number")),
    responses((status = 200), (status = "4XX", body = room::Reason)),
)]
pub(super) async fn end_token(
    axum::extract::State(app): State,
    Somebody(who): Somebody,
    At(id): At<i64>,
) -> Result<Json<()>, Fault> {
    app.tables.dismiss(app.people.end_token(&who, id).await?);
    Ok(Json(()))
}

/// The session a request came with ends.
async fn leave(app: &App, headers: &HeaderMap) -> Result<(), Fault> {
    match caller::session(headers) {
        Some(secret) => {
            app.tables.dismiss(app.people.leave(secret).await?);
            Ok(())
        }
        None => Ok(()),
    }
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
