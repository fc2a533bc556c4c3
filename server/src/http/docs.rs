//! What can be asked, described for programs and for those who write them.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};

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
        me::me, me::guest, me::account, me::login, me::logout,
        me::tokens, me::new_token, me::end_token,
        tables::games, tables::create, tables::mine, tables::open, tables::placard, tables::story,
        tables::position, tables::wish, tables::rematch, tables::record,
        live::live, events::events, openapi, operation::health, operation::ready,
        operation::metrics,
    ),
    components(schemas(room::ToTable, room::FromTable)),
    modifiers(&Security),
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

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = 200)))]
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
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
