//! A browser of one's own.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::page::{Page, Window};
use crate::scratch::Scratch;
use crate::wire::Wire;
use crate::{DEVTOOLS, Failure, Result, process};

/// How long a Chromium may take to start; the first start on a machine reads it from disk.
const START: Duration = Duration::from_secs(30);

/// How long it may take to end before it is killed.
const END: Duration = Duration::from_secs(3);

/// Nothing but pages: no window, no look around the network for updates and accounts, and windows
/// that nobody looks at run as fast as the others.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--force-color-profile=srgb",
    "--mute-audio",
    "--remote-debugging-port=0",
];

/// A running Chromium. One that was started here has a profile of its own; it ends, and its profile
/// is removed, when this and every page of it are dropped.
pub struct Browser {
    /// `None` if somebody else has started it.
    running: Option<Arc<Running>>,
    url: String,
    wire: Wire,
    agent: String,
}

struct Running {
    // The order matters: the process ends before its folder is removed.
    process: Process,
    profile: Scratch,
}

impl Browser {
    /// Starts the Chromium of `COMPTOIR_BROWSER` or `CHROMIUM`, or the one that is installed.
    pub async fn launch() -> Result<Browser> {
        let profile = Scratch::new("browser")?;
        let mut process = start(&profile)?;
        let url = address(&profile, &mut process).await?;
        Browser::connect(url, Some(Arc::new(Running { process, profile }))).await
    }

    /// The browser that is driven at the address in `COMPTOIR_DEVTOOLS`. Where there is none, or none
    /// any more, one is started.
    pub async fn shared() -> Result<Browser> {
        if let Ok(url) = std::env::var(DEVTOOLS)
            && let Ok(browser) = Browser::connect(url, None).await
        {
            return Ok(browser);
        }
        Browser::launch().await
    }

    async fn connect(url: String, running: Option<Arc<Running>>) -> Result<Browser> {
        let wire = Wire::connect(&url).await?;
        let version = wire.ask(None, "Browser.getVersion", json!({})).await?;
        let agent = version["userAgent"].as_str().unwrap_or_default();
        // Some libraries behave otherwise when they believe nobody is there.
        let agent = agent.replace("HeadlessChrome", "Chrome");
        Ok(Browser { running, url, wire, agent })
    }

    /// A person with cookies and storage of their own.
    pub async fn context(&self) -> Result<Context> {
        let parameters = json!({"disposeOnDetach": true});
        let answer = self.wire.ask(None, "Target.createBrowserContext", parameters).await?;
        let id = answer["browserContextId"].as_str().unwrap_or_default().to_owned();
        let person = Person { id, wire: self.wire.clone(), _running: self.running.clone() };
        Ok(Context { person: Arc::new(person), agent: self.agent.clone() })
    }

    /// Where it is driven.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The number of the process, and the folder that is removed when it ends; `None` if it was not
    /// started here.
    pub fn process(&self) -> Option<(u32, &Path)> {
        let running = self.running.as_ref()?;
        Some((running.process.0.id(), running.profile.path()))
    }
}

/// Ended on drop.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // Killed at once, it would leave children that go on writing into the profile for a while.
        process::end(&mut self.0, END);
    }
}

fn start(profile: &Scratch) -> Result<Process> {
    let named = ["COMPTOIR_BROWSER", "CHROMIUM"].into_iter().filter_map(std::env::var_os);
    let usual = ["/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome"];
    for program in named.chain(usual.into_iter().map(Into::into)) {
        let log = profile.path().join("stderr.txt");
        let log = std::fs::File::create(&log).map_err(Failure::file("cannot write", &log))?;
        let mut folder = std::ffi::OsString::from("--user-data-dir=");
        folder.push(profile.path().join("profile"));
        let child = Command::new(&program)
            .args(FLAGS)
            .arg(folder)
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        match child {
            Ok(child) => return Ok(Process(child)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => {
                let doing = format!("cannot start {}", program.to_string_lossy());
                return Err(Failure::system(doing)(error));
            }
        }
    }
    Err(Failure::Missing {
        what: "a Chromium".to_owned(),
        remedy: "install the package chromium, or name one in the variable CHROMIUM".to_owned(),
    })
}

/// Where the browser listens. It writes that into its profile when it is ready.
async fn address(profile: &Scratch, process: &mut Process) -> Result<String> {
    let begin = Instant::now();
    let file = profile.path().join("profile/DevToolsActivePort");
    loop {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        // The first line is the port and the second one the path; it may not be complete yet.
        if let Some((port, path)) = text.split_once('\n')
            && !path.is_empty()
        {
            return Ok(format!("ws://127.0.0.1:{port}{}", path.trim_end()));
        }
        let ended = process.0.try_wait().ok().flatten();
        if ended.is_some() || begin.elapsed() > START {
            let said = std::fs::read_to_string(profile.path().join("stderr.txt"));
            let state = ended.map_or_else(|| "it runs".to_owned(), |status| status.to_string());
            return Err(Failure::Awaited {
                awaited: "Chromium to start".to_owned(),
                instead: format!("{state}; it says: {}", said.unwrap_or_default().trim()),
                after: begin.elapsed(),
            });
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Someone in front of the browser, who shares no cookies and no storage with the others. Forgotten
/// when this and every page of it are dropped.
pub struct Context {
    person: Arc<Person>,
    agent: String,
}

pub(crate) struct Person {
    id: String,
    wire: Wire,
    _running: Option<Arc<Running>>,
}

impl Context {
    /// Opens an empty window. A mobile one has a touch screen with two dots to the pixel.
    pub async fn page(&self, width: u32, height: u32, mobile: bool, lang: &str) -> Result<Page> {
        let wire = &self.person.wire;
        let parameters = json!({
            "url": "about:blank",
            "browserContextId": self.person.id,
            "width": width,
            "height": height,
            // A page in the same window as another one would not be drawn while that one is.
            "newWindow": true,
        });
        let target = wire.ask(None, "Target.createTarget", parameters).await?;
        let target = target["targetId"].as_str().unwrap_or_default().to_owned();
        let parameters = json!({"targetId": target, "flatten": true});
        let session = wire.ask(None, "Target.attachToTarget", parameters).await?;
        let session = session["sessionId"].as_str().unwrap_or_default().to_owned();
        let page = Page::new(wire.clone(), session, target, Arc::clone(&self.person));
        page.prepare(&Window { width, height, mobile }, lang, &self.agent).await?;
        Ok(page)
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let parameters = json!({"browserContextId": self.id});
        self.wire.post(None, "Target.disposeBrowserContext", parameters);
    }
}
