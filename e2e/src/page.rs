//! One window: where it is, what is in it, and what it is made to believe.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use data_encoding::BASE64;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::browser::Person;
use crate::diary::{Complaint, Diary, Network, thrown};
use crate::wire::{Wire, conditions};
use crate::{Failure, Result};

/// How long a page is given for anything, unless [`Page::patience`] says otherwise.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often a page is looked at while something is awaited.
const GLANCE: Duration = Duration::from_millis(25);

/// What every selector goes through. `button >> Play` means: the buttons in which one reads "Play".
const FIND: &str = r#"
const find = (selector) => {
  const [css, words] = selector.split(" >> ");
  const all = [...document.querySelectorAll(css)];
  return words === undefined ? all : all.filter((e) => (e.innerText ?? e.textContent).includes(words));
};
"#;

pub(crate) struct Window {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) mobile: bool,
}

/// One window of a browser, closed on drop.
///
/// Where a method takes a selector, `css >> words` means the elements of `css` in whose text the
/// words are; of several elements the first one is meant.
pub struct Page {
    wire: Wire,
    session: String,
    target: String,
    diary: Arc<Diary>,
    /// In milliseconds.
    patience: AtomicU64,
    dark: AtomicBool,
    reduced_motion: AtomicBool,
    _person: Arc<Person>,
}

impl Page {
    pub(crate) fn new(wire: Wire, session: String, target: String, person: Arc<Person>) -> Page {
        let diary = Arc::new(Diary::default());
        wire.keep_diary(&session, &diary);
        let patience = Page::milliseconds(PATIENCE);
        let (dark, reduced_motion) = (AtomicBool::new(false), AtomicBool::new(false));
        Page { wire, session, target, diary, patience, dark, reduced_motion, _person: person }
    }

    fn milliseconds(time: Duration) -> AtomicU64 {
        AtomicU64::new(time.as_millis().try_into().unwrap_or(u64::MAX))
    }

    pub(crate) async fn prepare(&self, window: &Window, lang: &str, agent: &str) -> Result<()> {
        for domain in ["Page", "Runtime", "Network", "Log"] {
            self.ask(&format!("{domain}.enable"), json!({})).await?;
        }
        self.ask("Page.setLifecycleEventsEnabled", json!({"enabled": true})).await?;
        // Workers wait until their session is in the diary, so that nothing of theirs is missed.
        let workers = json!({"autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true});
        self.ask("Target.setAutoAttach", workers).await?;
        self.ask("Emulation.setFocusEmulationEnabled", json!({"enabled": true})).await?;
        let touch = json!({"enabled": window.mobile, "maxTouchPoints": 5});
        self.ask("Emulation.setTouchEmulationEnabled", touch).await?;
        self.set_window(window).await?;
        let agent = json!({"userAgent": agent, "acceptLanguage": lang});
        self.ask("Emulation.setUserAgentOverride", agent).await?;
        match self.ask("Emulation.setLocaleOverride", json!({"locale": lang})).await {
            // Pages of one person share a process, and the process has one locale.
            Err(Failure::Refused { reason, .. }) if reason.contains("already in effect") => Ok(()),
            other => other.map(|_| ()),
        }
    }

    async fn set_window(&self, window: &Window) -> Result<()> {
        let metrics = json!({
            "width": window.width,
            "height": window.height,
            "deviceScaleFactor": if window.mobile { 2 } else { 1 },
            "mobile": window.mobile,
        });
        self.ask("Emulation.setDeviceMetricsOverride", metrics).await.map(|_| ())
    }

    pub(crate) async fn ask(&self, method: &str, parameters: Value) -> Result<Value> {
        self.wire.ask(Some(&self.session), method, parameters).await
    }

    /// Gives everything that is awaited from now on this much time. Ten seconds, to begin with.
    pub fn patience(&self, time: Duration) {
        self.patience.store(Page::milliseconds(time).into_inner(), Ordering::Relaxed);
    }

    fn deadline(&self) -> Duration {
        Duration::from_millis(self.patience.load(Ordering::Relaxed))
    }

    /// Opens the address and waits until the page and what it names is loaded.
    pub async fn goto(&self, url: &str) -> Result<()> {
        let answer = self.ask("Page.navigate", json!({"url": url})).await?;
        if let Some(reason) = answer["errorText"].as_str() {
            let (url, reason) = (url.to_owned(), reason.to_owned());
            return Err(Failure::Navigation { url, reason });
        }
        // Within one document there is nothing to load.
        let Some(loader) = answer["loaderId"].as_str() else { return Ok(()) };
        let begin = Instant::now();
        while !self.diary.is_loaded(loader) {
            self.glance(begin, || format!("{url} to be loaded")).await?;
        }
        Ok(())
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<()> {
        let loads = self.diary.loads();
        self.ask("Page.reload", json!({})).await?;
        let begin = Instant::now();
        while self.diary.loads() == loads {
            self.glance(begin, || "the page to be loaded anew".to_owned()).await?;
        }
        Ok(())
    }

    /// Waits a moment, or fails if patience is at an end.
    async fn glance(&self, begin: Instant, awaited: impl FnOnce() -> String) -> Result<()> {
        if begin.elapsed() < self.deadline() {
            tokio::time::sleep(GLANCE).await;
            return Ok(());
        }
        let (awaited, after) = (awaited(), begin.elapsed());
        Err(Failure::Awaited { awaited, instead: self.describe().await, after })
    }

    /// What a person would say is there.
    async fn describe(&self) -> String {
        let script =
            "[location.href, document.readyState, (document.body?.innerText ?? '').slice(0, 600)]";
        let mut words = match self.eval::<(String, String, String)>(script).await {
            Ok((url, state, text)) => format!("{url} ({state}) reads {text:?}"),
            Err(failure) => format!("the page does not answer: {failure}"),
        };
        for complaint in self.console() {
            words.push_str(&format!("\n  {complaint}"));
        }
        words
    }

    /// The value of an expression of JavaScript in the page; of a promise, what it keeps.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        self.eval_in(json!({"expression": script}), script).await
    }

    /// Evaluates with further parameters, such as the world to do it in.
    pub(crate) async fn eval_in<T: DeserializeOwned>(
        &self,
        mut parameters: Value,
        script: &str,
    ) -> Result<T> {
        parameters["awaitPromise"] = true.into();
        parameters["returnByValue"] = true.into();
        parameters["userGesture"] = true.into();
        let mut answer = self.ask("Runtime.evaluate", parameters).await?;
        let script = || script.trim().chars().take(200).collect::<String>();
        if !answer["exceptionDetails"].is_null() {
            let thrown = thrown(&answer["exceptionDetails"]);
            return Err(Failure::Script { script: script(), thrown });
        }
        let value = answer["result"]["value"].take();
        let shown = value.to_string();
        serde_json::from_value(value).map_err(|error| Failure::Unexpected {
            what: format!("the value of `{}`", script()),
            instead: format!("{shown} ({error})"),
        })
    }

    /// Evaluates an expression in which `find(selector)` gives the elements of a selector.
    async fn look<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.eval(&format!("(() => {{ {FIND} return ({expression}); }})()")).await
    }

    /// Waits until the expression of JavaScript is true in the page. `what` is for the reader of the
    /// failure: "the lobby", "two cards in the hand".
    pub async fn wait_for(&self, condition: &str, what: &str) -> Result<()> {
        let begin = Instant::now();
        let script = format!("Boolean({condition})");
        loop {
            match self.eval::<bool>(&script).await {
                Ok(true) => return Ok(()),
                // Between two documents there is nothing to ask, and a condition on an element that is
                // not there yet throws.
                Ok(false) | Err(Failure::Refused { .. } | Failure::Unexpected { .. }) => {
                    self.glance(begin, || what.to_owned()).await?;
                }
                Err(Failure::Script { thrown, .. }) => {
                    self.glance(begin, || format!("{what} (`{condition}` threw {thrown})")).await?;
                }
                Err(failure) => return Err(failure),
            }
        }
    }

    /// Waits until there is such an element.
    pub async fn wait(&self, selector: &str) -> Result<()> {
        let begin = Instant::now();
        while self.count(selector).await.unwrap_or(0) == 0 {
            self.glance(begin, || format!("an element {selector}")).await?;
        }
        Ok(())
    }

    /// How many elements there are, now.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        self.look(&format!("find({}).length", json!(selector))).await
    }

    /// What one reads in the element, without space around it. Waits for the element.
    pub async fn text(&self, selector: &str) -> Result<String> {
        self.wait(selector).await?;
        let selector = json!(selector);
        self.look(&format!(
            "((e) => (e?.innerText ?? e?.textContent ?? '').trim())(find({selector})[0])"
        ))
        .await
    }

    /// An attribute of the element, if it has it. Waits for the element.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>> {
        self.wait(selector).await?;
        let (selector, name) = (json!(selector), json!(name));
        self.look(&format!("find({selector})[0]?.getAttribute({name}) ?? null")).await
    }

    /// Where the page is.
    pub async fn url(&self) -> Result<String> {
        self.eval("location.href").await
    }

    /// Evaluates an expression again and again until what it gives is `Ok`; `find` is there as well.
    /// The last `Err` goes into the failure.
    pub(crate) async fn until<T: DeserializeOwned, U>(
        &self,
        expression: &str,
        awaited: &str,
        mut judge: impl FnMut(T) -> Result<U, String>,
    ) -> Result<U> {
        let begin = Instant::now();
        loop {
            let trouble = match self.look::<T>(expression).await {
                Ok(value) => match judge(value) {
                    Ok(good) => return Ok(good),
                    Err(trouble) => trouble,
                },
                Err(Failure::Refused { reason, .. }) => reason,
                Err(failure) => return Err(failure),
            };
            self.glance(begin, || format!("{awaited}, but {trouble}")).await?;
        }
    }

    /// What is to be seen, as PNG in base64.
    pub async fn picture(&self) -> Result<String> {
        let asked = json!({"format": "png", "optimizeForSpeed": true});
        let answer = self.ask("Page.captureScreenshot", asked).await?;
        Ok(answer["data"].as_str().unwrap_or_default().to_owned())
    }

    /// Writes what is to be seen into a PNG file, and makes the folder if it must.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = path.as_ref();
        let picture = self.picture().await?;
        let png = BASE64.decode(picture.as_bytes()).map_err(|error| Failure::Unexpected {
            what: "a screenshot".to_owned(),
            instead: error.to_string(),
        })?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(Failure::file("cannot make", folder))?;
        }
        std::fs::write(path, png).map_err(Failure::file("cannot write", path))
    }

    /// Makes the window this large.
    pub async fn resize(&self, width: u32, height: u32, mobile: bool) -> Result<()> {
        self.set_window(&Window { width, height, mobile }).await
    }

    /// Takes the network away from the page and its workers, or gives it back: requests fail and
    /// `navigator.onLine` is false. A WebSocket that is open falls silent but stays open, and what was
    /// said on it comes through afterwards; to have it closed, cut a [`Cable`](crate::Cable).
    pub async fn offline(&self, offline: bool) -> Result<()> {
        self.diary.set_offline(offline);
        for worker in self.diary.workers() {
            // It may have ended meanwhile.
            self.wire.post(Some(&worker), "Network.emulateNetworkConditions", conditions(offline));
        }
        self.ask("Network.emulateNetworkConditions", conditions(offline)).await.map(|_| ())
    }

    /// Makes the page believe that the person prefers dark colours, or light ones.
    pub async fn dark(&self, dark: bool) -> Result<()> {
        self.dark.store(dark, Ordering::Relaxed);
        self.set_preferences().await
    }

    /// Makes the page believe that the person wants less motion, or does not mind.
    pub async fn reduced_motion(&self, reduced: bool) -> Result<()> {
        self.reduced_motion.store(reduced, Ordering::Relaxed);
        self.set_preferences().await
    }

    async fn set_preferences(&self) -> Result<()> {
        let scheme = if self.dark.load(Ordering::Relaxed) { "dark" } else { "light" };
        let reduced = self.reduced_motion.load(Ordering::Relaxed);
        let motion = if reduced { "reduce" } else { "no-preference" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]);
        self.ask("Emulation.setEmulatedMedia", json!({"features": features})).await.map(|_| ())
    }

    /// Takes all colour away from the screen, or gives it back.
    pub async fn greyscale(&self, grey: bool) -> Result<()> {
        let kind = json!({"type": if grey { "achromatopsia" } else { "none" }});
        self.ask("Emulation.setEmulatedVisionDeficiency", kind).await.map(|_| ())
    }

    /// Runs a script in every document from now on, before the document's own.
    pub async fn before_each_document(&self, script: &str) -> Result<()> {
        let script = json!({"source": script});
        self.ask("Page.addScriptToEvaluateOnNewDocument", script).await.map(|_| ())
    }

    /// Errors in the console, exceptions nobody caught, and complaints of the browser, of the page
    /// and its workers.
    pub fn console(&self) -> Vec<Complaint> {
        self.diary.complaints()
    }

    /// Everything that went over the network, of the page and its workers.
    pub fn network(&self) -> Network {
        self.diary.network()
    }

    /// Forgets console and network so far.
    pub fn forget(&self) {
        self.diary.clear();
    }

    pub(crate) fn frame(&self) -> &str {
        // The main frame of a page has the name of its target.
        &self.target
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.wire.post(None, "Target.closeTarget", json!({"targetId": self.target}));
    }
}
