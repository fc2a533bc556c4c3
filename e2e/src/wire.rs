//! The Chrome DevTools Protocol: commands with answers, and events in between, over one WebSocket.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::diary::Diary;
use crate::{Failure, Result};

/// How long a browser may take to answer a command. Generous: two browsers share two cores with a
/// server, and what a page does slowly has deadlines of its own.
const ANSWER: Duration = Duration::from_secs(30);

/// A lock that a panicking thread cannot spoil for the others.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The line to a browser.
#[derive(Clone)]
pub(crate) struct Wire {
    outgoing: mpsc::UnboundedSender<Message>,
    shared: Arc<Shared>,
}

type Answer = std::result::Result<Value, String>;

#[derive(Default)]
struct Shared {
    next: AtomicU64,
    /// `None` once the browser has hung up.
    waiting: Mutex<Option<HashMap<u64, oneshot::Sender<Answer>>>>,
    /// Who writes down what happens in a session.
    diaries: Mutex<HashMap<String, Arc<Diary>>>,
}

impl Wire {
    pub(crate) async fn connect(url: &str) -> Result<Wire> {
        // Screenshots and frames of games are larger than the usual limits.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let connected = connect_async_with_config(url, Some(config), true).await;
        let (socket, _) = connected.map_err(|error| Failure::Unexpected {
            what: format!("the browser at {url}"),
            instead: error.to_string(),
        })?;
        let (outgoing, queue) = mpsc::unbounded_channel();
        let shared = Arc::new(Shared::default());
        *lock(&shared.waiting) = Some(HashMap::new());
        let wire = Wire { outgoing, shared };
        tokio::spawn(wire.clone().listen(socket, queue));
        Ok(wire)
    }

    async fn listen(
        self,
        socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
        mut queue: mpsc::UnboundedReceiver<Message>,
    ) {
        let (mut sink, mut stream) = socket.split();
        loop {
            tokio::select! {
                Some(message) = queue.recv() => if sink.send(message).await.is_err() { break },
                message = stream.next() => match message {
                    Some(Ok(Message::Text(text))) => self.receive(&text),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => break,
                },
            }
        }
        // Dropping the senders tells everybody who waits.
        *lock(&self.shared.waiting) = None;
    }

    fn receive(&self, text: &str) {
        let Ok(mut message) = serde_json::from_str::<Value>(text) else { return };
        if let Some(id) = message["id"].as_u64() {
            let waiting = lock(&self.shared.waiting).as_mut().and_then(|all| all.remove(&id));
            let answer = match message["error"]["message"].as_str() {
                Some(reason) => Err(reason.to_owned()),
                None => Ok(message["result"].take()),
            };
            if let Some(waiting) = waiting {
                // Whoever asked may have stopped waiting.
                let _ = waiting.send(answer);
            }
            return;
        }
        let Some(session) = message["sessionId"].as_str().map(str::to_owned) else { return };
        let Some(diary) = lock(&self.shared.diaries).get(&session).cloned() else { return };
        let method = message["method"].as_str().unwrap_or_default().to_owned();
        let parameters = message["params"].take();
        match method.as_str() {
            "Target.attachedToTarget" => self.adopt(&diary, &parameters),
            // An open dialog stops the page and everything that is asked of it.
            "Page.javascriptDialogOpening" => {
                self.post(Some(&session), "Page.handleJavaScriptDialog", json!({"accept": true}));
            }
            _ => diary.write(&session, &method, &parameters),
        }
    }

    /// Takes the worker of a page into the page's diary, and lets it start.
    fn adopt(&self, diary: &Arc<Diary>, parameters: &Value) {
        let Some(session) = parameters["sessionId"].as_str() else { return };
        self.keep_diary(session, diary);
        diary.adopt(session);
        self.post(Some(session), "Runtime.enable", json!({}));
        self.post(Some(session), "Network.enable", json!({}));
        if diary.is_offline() {
            self.post(Some(session), "Network.emulateNetworkConditions", conditions(true));
        }
        self.post(Some(session), "Runtime.runIfWaitingForDebugger", json!({}));
    }

    /// Has everything that happens in the session written into the diary.
    pub(crate) fn keep_diary(&self, session: &str, diary: &Arc<Diary>) {
        lock(&self.shared.diaries).insert(session.to_owned(), Arc::clone(diary));
    }

    /// Gives a command and waits for the answer. Without a session it is meant for the browser.
    pub(crate) async fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        parameters: Value,
    ) -> Result<Value> {
        let gone = || Failure::Gone { during: method.to_owned() };
        let (sender, receiver) = oneshot::channel();
        let id = self.shared.next.fetch_add(1, Ordering::Relaxed);
        lock(&self.shared.waiting).as_mut().ok_or_else(gone)?.insert(id, sender);
        self.send(id, session, method, parameters);
        match tokio::time::timeout(ANSWER, receiver).await {
            Ok(Ok(Ok(answer))) => Ok(answer),
            Ok(Ok(Err(reason))) => Err(Failure::Refused { method: method.to_owned(), reason }),
            Ok(Err(_)) => Err(gone()),
            Err(_) => Err(Failure::Awaited {
                awaited: format!("the browser's answer to {method}"),
                instead: "nothing came".to_owned(),
                after: ANSWER,
            }),
        }
    }

    /// Gives a command and does not wait.
    pub(crate) fn post(&self, session: Option<&str>, method: &str, parameters: Value) {
        let id = self.shared.next.fetch_add(1, Ordering::Relaxed);
        self.send(id, session, method, parameters);
    }

    fn send(&self, id: u64, session: Option<&str>, method: &str, parameters: Value) {
        let mut message = json!({"id": id, "method": method, "params": parameters});
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        // If the line is dead, whoever waits for the answer learns it from there.
        let _ = self.outgoing.send(Message::text(message.to_string()));
    }
}

/// The network as it is, or none.
pub(crate) fn conditions(offline: bool) -> Value {
    json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
}
