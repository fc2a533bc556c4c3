//! Somebody who plays through the front door.

use std::net::SocketAddr;

use anyhow::{Context as _, Result, ensure};
use room::{NewTable, NewTableId, Setting, Wish};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::http::{Answer, request};

/// A guest with a session.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The server.
    pub address: SocketAddr,
    /// The session, as the browser would send it.
    pub cookie: String,
}

impl Guest {
    /// Comes in under a name.
    pub async fn enter(address: SocketAddr, name: &str) -> Result<Guest> {
        let nobody = Guest { address, cookie: String::new() };
        let answer = nobody.send("POST", "/api/guest", Some(&json!({ "name": name }))).await?;
        ensure!(answer.status == 200, "cannot enter: {} {}", answer.status, answer.text());
        let cookie = answer.header("set-cookie").context("there is no session")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { address, cookie })
    }

    /// Sends a request with the guest's session.
    pub async fn send<T: Serialize>(
        &self,
        method: &str,
        path: &str,
        body: Option<&T>,
    ) -> Result<Answer> {
        let body = body.map(serde_json::to_vec).transpose()?.unwrap_or_default();
        let mut headers = vec![("content-type", "application/json")];
        if !self.cookie.is_empty() {
            headers.push(("cookie", self.cookie.as_str()));
        }
        request(self.address, method, path, &headers, &body).await
    }

    /// Reads something.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let answer = self.send::<Value>("GET", path, None).await?;
        ensure!(answer.status == 200, "GET {path}: {} {}", answer.status, answer.text());
        serde_json::from_slice(&answer.body).with_context(|| format!("GET {path}"))
    }

    /// Opens a table.
    pub async fn open(&self, setting: Setting) -> Result<String> {
        let new = NewTable { setting, bots: Vec::new(), begin: false };
        let answer = self.send("POST", "/api/tables", Some(&new)).await?;
        ensure!(answer.status == 200, "no table: {} {}", answer.status, answer.text());
        Ok(serde_json::from_slice::<NewTableId>(&answer.body)?.table)
    }

    /// Wishes something of a table, and insists.
    pub async fn wish(&self, table: &str, wish: Wish) -> Result<()> {
        let answer = self.send("POST", &format!("/api/tables/{table}/wishes"), Some(&wish)).await?;
        ensure!(answer.status == 200, "{wish:?}: {} {}", answer.status, answer.text());
        Ok(())
    }
}
