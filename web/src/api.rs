//! Asking the server.

use kit::Lang;
use room::Reason;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestCredentials, RequestInit, Response};

use crate::speech::Speech;

/// Why the server did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be reached, or is not a server of ours.
    Away,
    /// It refused.
    Refused {
        /// The status of its answer.
        status: u16,
        /// Why.
        reason: Reason,
    },
}

impl Fault {
    /// What to tell the reader.
    pub fn words(&self, speech: Speech) -> String {
        match self {
            Fault::Away => speech.word("fault-away"),
            Fault::Refused { reason, .. } => reason.message.clone(),
        }
    }

    /// The name programs know the reason by.
    pub fn code(&self) -> &str {
        match self {
            Fault::Away => "away",
            Fault::Refused { reason, .. } => &reason.code,
        }
    }
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(lang: Lang, path: &str) -> Result<T, Fault> {
    ask("GET", lang, path, None).await
}

/// Asks for something that is plain text.
pub async fn text(lang: Lang, path: &str) -> Result<String, Fault> {
    fetch("GET", lang, path, None).await
}

/// Has something done.
pub async fn post<T: DeserializeOwned>(
    lang: Lang,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Fault> {
    let body = serde_json::to_string(body).map_err(|_| Fault::Away)?;
    ask("POST", lang, path, Some(body)).await
}

/// Has something removed.
pub async fn delete(lang: Lang, path: &str) -> Result<(), Fault> {
    fetch("DELETE", lang, path, Some("null".to_owned())).await.map(|_| ())
}

async fn ask<T: DeserializeOwned>(
    method: &str,
    lang: Lang,
    path: &str,
    body: Option<String>,
) -> Result<T, Fault> {
    let text = fetch(method, lang, path, body).await?;
    serde_json::from_str(&text).map_err(|_| Fault::Away)
}

async fn fetch(
    method: &str,
    lang: Lang,
    path: &str,
    body: Option<String>,
) -> Result<String, Fault> {
    let (status, text) = answer(method, lang, path, body).await.map_err(|_| Fault::Away)?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    let reason = serde_json::from_str(&text).map_err(|_| Fault::Away)?;
    Err(Fault::Refused { status, reason })
}

async fn answer(
    method: &str,
    lang: Lang,
    path: &str,
    body: Option<String>,
) -> Result<(u16, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    init.set_credentials(RequestCredentials::SameOrigin);
    let headers = Headers::new()?;
    headers.set("accept", "application/json")?;
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let request = Request::new_with_str_and_init(&in_language(path, lang), &init)?;
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response = JsFuture::from(window.fetch_with_request(&request)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}

/// The path, with the language in which the server is to answer.
pub fn in_language(path: &str, lang: Lang) -> String {
    let joint = if path.contains('?') { '&' } else { '?' };
    format!("{path}{joint}lang={}", lang.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_added_to_what_is_asked_already() {
        assert_eq!(in_language("/api/me", Lang::Fr), "/api/me?lang=fr");
        assert_eq!(in_language("/live?after=3", Lang::En), "/live?after=3&lang=en");
    }
}
