//! What happened in a page, written down as it happens.

use std::collections::{HashMap, HashSet};
use std::fmt::{Display, Formatter};
use std::sync::Mutex;

use data_encoding::BASE64;
use serde_json::Value;

use crate::wire::lock;

/// Who complains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// `console.error` and `console.assert`.
    Console,
    /// An exception or a rejected promise that nobody caught.
    Exception,
    /// The browser itself: a file that is not there, a script that the page's policy forbids.
    Browser,
}

/// Something that should not be in the console of a good page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// Who complains.
    pub source: Source,
    /// What about.
    pub text: String,
    /// The address of the script or file, where the browser tells it.
    pub url: String,
}

impl Display for Complaint {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        let Complaint { source, text, url } = self;
        write!(formatter, "{source:?}: {text} ({url})")
    }
}

/// A file that came over the network, or out of a cache.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transfer {
    /// The address.
    pub url: String,
    /// The status of HTTP.
    pub status: u16,
    /// What kind of resource the browser takes it for: `Document`, `Script`, `Fetch`…
    pub kind: String,
    /// What came over the wire: head and compressed body. Nothing, out of a cache.
    pub bytes: u64,
    /// Whether the service worker answered.
    pub from_service_worker: bool,
}

/// Which way a frame went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From the page to the server.
    Sent,
    /// From the server to the page.
    Received,
}

/// One frame of a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The address of the WebSocket.
    pub url: String,
    /// Which way it went.
    pub direction: Direction,
    /// What was in it. Of text, its bytes in UTF-8.
    pub payload: Vec<u8>,
}

impl Frame {
    /// The frame as text, as far as it is text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.payload).into_owned()
    }
}

/// Everything that went over the network since the page was opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Network {
    /// Files, in the order in which they were complete.
    pub transfers: Vec<Transfer>,
    /// Frames of all WebSockets.
    pub frames: Vec<Frame>,
}

impl Network {
    /// What all files together cost.
    pub fn bytes(&self) -> u64 {
        self.transfers.iter().map(|transfer| transfer.bytes).sum()
    }
}

/// The diary of one page and its workers.
#[derive(Default)]
pub(crate) struct Diary {
    notes: Mutex<Notes>,
}

#[derive(Default)]
struct Notes {
    complaints: Vec<Complaint>,
    network: Network,
    /// Files on their way, by session and request.
    coming: HashMap<(String, String), Transfer>,
    /// Addresses of WebSockets, by session and request.
    sockets: HashMap<(String, String), String>,
    /// Documents whose `load` event has come, by loader.
    loaded: HashSet<String>,
    /// The sessions of workers.
    workers: Vec<String>,
    offline: bool,
}

impl Diary {
    pub(crate) fn complaints(&self) -> Vec<Complaint> {
        lock(&self.notes).complaints.clone()
    }

    pub(crate) fn network(&self) -> Network {
        lock(&self.notes).network.clone()
    }

    /// Forgets complaints and network.
    pub(crate) fn clear(&self) {
        let mut notes = lock(&self.notes);
        notes.complaints.clear();
        notes.network = Network::default();
    }

    pub(crate) fn adopt(&self, worker: &str) {
        lock(&self.notes).workers.push(worker.to_owned());
    }

    pub(crate) fn workers(&self) -> Vec<String> {
        lock(&self.notes).workers.clone()
    }

    pub(crate) fn is_offline(&self) -> bool {
        lock(&self.notes).offline
    }

    pub(crate) fn set_offline(&self, offline: bool) {
        lock(&self.notes).offline = offline;
    }

    pub(crate) fn is_loaded(&self, loader: &str) -> bool {
        lock(&self.notes).loaded.contains(loader)
    }

    /// How many documents have been loaded so far.
    pub(crate) fn loads(&self) -> usize {
        lock(&self.notes).loaded.len()
    }

    /// Writes an event down, if it is of interest.
    pub(crate) fn write(&self, session: &str, method: &str, event: &Value) {
        let mut notes = lock(&self.notes);
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let request = || (session.to_owned(), text(&event["requestId"]));
        match method {
            "Page.lifecycleEvent" if event["name"] == "load" => {
                notes.loaded.insert(text(&event["loaderId"]));
            }
            "Network.responseReceived" => {
                let response = &event["response"];
                let transfer = Transfer {
                    url: text(&response["url"]),
                    status: response["status"]
                        .as_u64()
                        .and_then(|n| n.try_into().ok())
                        .unwrap_or(0),
                    kind: text(&event["type"]),
                    bytes: 0,
                    from_service_worker: response["fromServiceWorker"] == true,
                };
                notes.coming.insert(request(), transfer);
            }
            "Network.loadingFinished" => {
                if let Some(transfer) = notes.coming.remove(&request()) {
                    let bytes = event["encodedDataLength"].as_f64().unwrap_or(0.0) as u64;
                    notes.network.transfers.push(Transfer { bytes, ..transfer });
                }
            }
            "Network.webSocketCreated" => {
                notes.sockets.insert(request(), text(&event["url"]));
            }
            "Network.webSocketFrameSent" | "Network.webSocketFrameReceived" => {
                let direction = match method {
                    "Network.webSocketFrameSent" => Direction::Sent,
                    _ => Direction::Received,
                };
                let data = text(&event["response"]["payloadData"]);
                let payload = match event["response"]["opcode"].as_u64() {
                    Some(1) => data.into_bytes(),
                    _ => BASE64.decode(data.as_bytes()).unwrap_or_default(),
                };
                let url = notes.sockets.get(&request()).cloned().unwrap_or_default();
                notes.network.frames.push(Frame { url, direction, payload });
            }
            _ => notes.complaints.extend(complaint(method, event)),
        }
    }
}

fn complaint(method: &str, event: &Value) -> Option<Complaint> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    match method {
        "Runtime.consoleAPICalled" if event["type"] == "error" || event["type"] == "assert" => {
            let words = event["args"].as_array()?.iter().map(|argument| match &argument["value"] {
                Value::String(word) => word.clone(),
                Value::Null => text(&argument["description"]),
                value => value.to_string(),
            });
            Some(Complaint {
                source: Source::Console,
                text: words.collect::<Vec<_>>().join(" "),
                url: text(&event["stackTrace"]["callFrames"][0]["url"]),
            })
        }
        "Runtime.exceptionThrown" => {
            let details = &event["exceptionDetails"];
            Some(Complaint {
                source: Source::Exception,
                text: thrown(details),
                url: text(&details["url"]),
            })
        }
        "Log.entryAdded" if event["entry"]["level"] == "error" => Some(Complaint {
            source: Source::Browser,
            text: text(&event["entry"]["text"]),
            url: text(&event["entry"]["url"]),
        }),
        _ => None,
    }
}

/// What was thrown, as one reads it in a console.
pub(crate) fn thrown(details: &Value) -> String {
    let exception = &details["exception"];
    let description = exception["description"].as_str().map(str::to_owned);
    description.unwrap_or_else(|| match &exception["value"] {
        Value::Null => details["text"].as_str().unwrap_or("something").to_owned(),
        value => value.to_string(),
    })
}
