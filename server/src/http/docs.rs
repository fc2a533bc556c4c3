//! What can be asked, described for programs and for those who write them.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{Object, Type};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, Header, Ref, ResponseBuilder};
use utoipa::{OpenApi, ToSchema};

use super::{events, live, me, operation, tables};

/// The description of everything under `/api`.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Comptoir",
        description = "Tables, people and games of a Comptoir server. What changes something is \
            JSON and comes from the same origin; programs send a token as `Authorization: Bearer`. \
            Errors are a Reason, its sentence in the language of `?lang=en|fr` or Accept-Language.",
    ),
    paths(
        me::me, me::guest, me::name, me::account, me::password, me::delete_account, me::login,
        me::logout, me::logout_everywhere, me::tokens, me::new_token, me::renew_token,
        me::end_token,
        tables::games, tables::create, tables::mine, tables::open, tables::placard, tables::story,
        tables::position, tables::wish, tables::rematch, tables::record,
        live::live, events::events, openapi, operation::health, operation::ready,
        operation::metrics,
    ),
    components(schemas(room::ToTable, room::FromTable)),
    modifiers(&Security, &Answers),
    tags(
        (name = "people", description = "Who one is"),
        (name = "tables", description = "Tables and games"),
        (name = "operation", description = "For those who run the server"),
    ),
)]
struct Description;

struct Security;

impl utoipa::Modify for Security {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("comptoir")));
        let token = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("session", cookie);
        components.add_security_scheme("token", token);
    }
}

/// The JSON word `null`.
#[derive(ToSchema)]
#[schema(value_type = Option<bool>, example = json!(null))]
#[allow(dead_code)]
pub(super) struct Null(());

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Anybody; nobody is asked who they are.
    Anybody,
    /// Anybody; who shows a session or a token is known by it.
    Known,
    /// Anybody in a browser, but no token.
    InPerson,
    /// Somebody with a session or a token.
    Somebody,
    /// Somebody with a session.
    Owner,
}

/// For each operation who may ask, and how it may refuse besides what follows from its form.
fn terms(operation: &str) -> Option<(Who, &'static [u16])> {
    use Who::{Anybody, InPerson, Known, Owner, Somebody};
    Some(match operation {
        "health" | "games" | "openapi" => (Anybody, &[]),
        "ready" => (Anybody, &[503]),
        "metrics" => (Anybody, &[404]),
        "login" => (Anybody, &[401]),
        "logout" => (Anybody, &[]),
        "me" | "open" => (Known, &[]),
        "placard" | "story" | "events" => (Known, &[403]),
        "position" | "record" => (Known, &[403, 409]),
        "live" => (Known, &[403, 426]),
        "guest" | "account" => (InPerson, &[409]),
        "mine" => (Somebody, &[]),
        "create" | "wish" | "rematch" => (Somebody, &[409]),
        "name" | "password" | "new_token" => (Owner, &[409]),
        "logout_everywhere" | "renew_token" | "end_token" => (Owner, &[]),
        "delete_account" => (Owner, &[409]),
        "tokens" => (Owner, &[403]),
        _ => return None,
    })
}

/// Says of every operation who may ask and how it may be refused.
struct Answers;

impl utoipa::Modify for Answers {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut api.paths.paths {
            for (is_read, operation) in
                [(true, &mut item.get), (false, &mut item.post), (false, &mut item.delete)]
            {
                if let Some(operation) = operation {
                    describe(path, is_read, operation);
                }
            }
        }
    }
}

fn describe(path: &str, is_read: bool, operation: &mut Operation) {
    let Some((who, own)) = operation.operation_id.as_deref().and_then(terms) else { return };
    let probe = super::PROBES.contains(&path);
    let mut statuses = own.to_vec();
    if !probe {
        statuses.extend([421, 429]);
    }
    if path.starts_with("/api/") {
        statuses.push(503);
    }
    if !is_read {
        statuses.push(403);
    }
    if who != Who::Anybody {
        statuses.push(401);
    }
    if operation.request_body.is_some() {
        statuses.extend([400, 413, 415, 422]);
    }
    for parameter in operation.parameters.iter().flatten() {
        statuses.push(if parameter.parameter_in == ParameterIn::Path { 404 } else { 400 });
    }
    let responses = &mut operation.responses.responses;
    responses.remove("4XX");
    for status in statuses {
        let code = StatusCode::from_u16(status).ok().and_then(|code| code.canonical_reason());
        let reason = Ref::from_schema_name("Reason");
        let mut refused = ResponseBuilder::new()
            .description(code.unwrap_or("Refused"))
            .content("application/json", Content::new(Some(reason)));
        if matches!(status, 429 | 503) {
            let wait = Header::new(Object::with_type(Type::Integer));
            refused = refused.header("Retry-After", wait);
        }
        responses.insert(status.to_string(), refused.build().into());
    }
    let session = || SecurityRequirement::new("session", [""; 0]);
    let token = || SecurityRequirement::new("token", [""; 0]);
    operation.security = Some(match who {
        Who::Anybody => Vec::new(),
        Who::Known => vec![SecurityRequirement::default(), session(), token()],
        Who::InPerson => vec![SecurityRequirement::default(), session()],
        Who::Somebody => vec![session(), token()],
        Who::Owner => vec![session()],
    });
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses(
    (status = 200, body = Object),
))]
pub(super) async fn openapi() -> impl IntoResponse {
    // It is long, and always the same.
    static WRITTEN: OnceLock<Bytes> = OnceLock::new();
    let write = || serde_json::to_vec(&Description::openapi()).unwrap_or_default().into();
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, WRITTEN.get_or_init(write).clone())
}

/// The description as a page.
pub(super) async fn page() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    (kind, include_str!("../../docs/page.html")).into_response()
}

pub(super) async fn script() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, include_str!("../../docs/page.js"))
}

pub(super) async fn style() -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (kind, include_str!("../../docs/page.css"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_every_operation_it_is_said_who_may_ask() {
        let api = Description::openapi();
        for (path, item) in &api.paths.paths {
            for operation in [&item.get, &item.post, &item.delete].into_iter().flatten() {
                let id = operation.operation_id.as_deref().unwrap_or_default();
                assert!(terms(id).is_some(), "{path} {id}");
                assert!(operation.security.is_some(), "{path} {id}");
                let statuses = operation.responses.responses.keys();
                assert!(statuses.clone().all(|status| !status.contains("XX")), "{path} {id}");
            }
        }
    }
}
