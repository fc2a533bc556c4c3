//! What a person does with mouse, finger and keyboard. These are events of the browser, not of a
//! script: they hit what is on top, and move the focus.

use std::time::Duration;

use serde_json::{Value, json};

use crate::keys::Key;
use crate::page::Page;
use crate::{Failure, Result};

/// How many steps a drag is made of.
const STEPS: u32 = 8;

/// Between two steps: a frame of a fast screen, so that a page sees a movement and not a jump.
const STEP: Duration = Duration::from_millis(8);

/// The centre of the first element of a selector, or why it cannot be touched. With `scrolls`, the
/// element is brought into view first.
const PLACE: &str = r#"
((selector, scrolls) => {
  const e = find(selector)[0];
  if (!e) return { trouble: "there is no such element" };
  let r = e.getBoundingClientRect();
  const outside = () => r.left < 0 || r.top < 0 || r.right > innerWidth || r.bottom > innerHeight;
  if (scrolls && outside()) {
    e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    r = e.getBoundingClientRect();
  }
  if (!r.width || !r.height) return { trouble: "it has no size" };
  if (e.matches(":disabled")) return { trouble: "it is disabled" };
  // The centre, or a point beside it where something else lies on the element there.
  const parts = [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .15], [.5, .85]];
  for (const [across, down] of parts) {
    const x = r.left + r.width * across, y = r.top + r.height * down;
    const top = document.elementFromPoint(x, y);
    if (top && (top === e || e.contains(top) || top.closest("label")?.control === e)) return { x, y };
  }
  const x = r.left + r.width / 2, y = r.top + r.height / 2;
  const top = document.elementFromPoint(x, y);
  if (!top) return { trouble: `its centre (${x}, ${y}) is out of view` };
  // It may lie beyond the edge of a box that scrolls.
  if (scrolls) e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return { trouble: `it is covered by ${top.cloneNode().outerHTML.slice(0, 200)}` };
})
"#;

#[derive(Clone, Copy, PartialEq, serde::Deserialize)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    /// A part of the way to another one.
    fn towards(self, other: Point, part: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

impl Page {
    /// Clicks on the element, in its centre if nothing lies on it there, after bringing it into view. Waits until it is there,
    /// stands still, is not disabled and not covered by another one.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let place = self.place(selector, true).await?;
        self.mouse("mouseMoved", place, false).await?;
        self.mouse("mousePressed", place, true).await?;
        self.mouse("mouseReleased", place, false).await
    }

    /// Moves the mouse over the element.
    pub async fn hover(&self, selector: &str) -> Result<()> {
        let place = self.place(selector, true).await?;
        self.mouse("mouseMoved", place, false).await
    }

    /// Drags one element onto another with the mouse. Both must be in view at once. The page gets
    /// pointer events; the drag-and-drop of HTML5 (`draggable`) is not what this is for.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let start = self.place(from, true).await?;
        let end = self.place(to, false).await?;
        self.mouse("mouseMoved", start, false).await?;
        self.mouse("mousePressed", start, true).await?;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            self.mouse("mouseMoved", start.towards(end, part), true).await?;
            tokio::time::sleep(STEP).await;
        }
        self.mouse("mouseReleased", end, false).await
    }

    /// Taps on the element with a finger.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let place = self.place(selector, true).await?;
        self.touch("touchStart", Some(place)).await?;
        self.touch("touchEnd", None).await
    }

    /// Drags one element onto another with a finger. The page must keep the browser from scrolling
    /// (`touch-action: none`), as on any phone.
    pub async fn swipe(&self, from: &str, to: &str) -> Result<()> {
        let start = self.place(from, true).await?;
        let end = self.place(to, false).await?;
        self.touch("touchStart", Some(start)).await?;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            self.touch("touchMove", Some(start.towards(end, part))).await?;
            tokio::time::sleep(STEP).await;
        }
        self.touch("touchEnd", None).await
    }

    /// Drags from one point of an element to another, both in parts of its width and height. What lies
    /// there is dragged, if it can be.
    pub async fn drag_within(
        &self,
        selector: &str,
        from: (f64, f64),
        to: (f64, f64),
    ) -> Result<()> {
        let (start, end) = (self.part(selector, from).await?, self.part(selector, to).await?);
        self.mouse("mouseMoved", start, false).await?;
        self.mouse("mousePressed", start, true).await?;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            self.mouse("mouseMoved", start.towards(end, part), true).await?;
            tokio::time::sleep(STEP).await;
        }
        self.mouse("mouseReleased", end, false).await
    }

    /// Turns the wheel of the mouse over a point of an element, in parts of its width and height:
    /// downwards by so many pixels, or upwards.
    pub async fn wheel(&self, selector: &str, at: (f64, f64), down: f64) -> Result<()> {
        let place = self.part(selector, at).await?;
        let parameters = json!({
            "type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": down,
        });
        self.ask("Input.dispatchMouseEvent", parameters).await.map(|_| ())
    }

    /// Puts two fingers on an element and moves them apart from one distance to the other, or
    /// together; around a point of the element, in parts of its width and height.
    pub async fn pinch(&self, selector: &str, at: (f64, f64), apart: (f64, f64)) -> Result<()> {
        let place = self.part(selector, at).await?;
        let fingers = |apart: f64| {
            let finger = |id: u8, x: f64| json!({"x": x, "y": place.y, "id": id});
            json!([finger(0, place.x - apart / 2.0), finger(1, place.x + apart / 2.0)])
        };
        let touch = |event: &str, points: Value| {
            let parameters = json!({"type": event, "touchPoints": points});
            async move { self.ask("Input.dispatchTouchEvent", parameters).await.map(|_| ()) }
        };
        touch("touchStart", fingers(apart.0)).await?;
        for step in 1..=STEPS {
            let part = f64::from(step) / f64::from(STEPS);
            touch("touchMove", fingers(apart.0 + (apart.1 - apart.0) * part)).await?;
            tokio::time::sleep(STEP).await;
        }
        touch("touchEnd", json!([])).await
    }

    /// A point of an element that is in view.
    async fn part(&self, selector: &str, (across, down): (f64, f64)) -> Result<Point> {
        let expression = format!(
            "((e) => {{ if (!e) return null; const r = e.getBoundingClientRect(); \
             return {{ x: r.left + r.width * {across}, y: r.top + r.height * {down} }}; }})\
             (find({})[0])",
            json!(selector)
        );
        let awaited = format!("an element {selector}");
        self.until(&expression, &awaited, |found: Option<Point>| {
            found.ok_or_else(|| "there is none".to_owned())
        })
        .await
    }

    /// Presses a key, by its name in JavaScript: `ArrowRight`, `Enter`, `a`, `Shift+Tab`,
    /// `Control+z`.
    pub async fn key(&self, name: &str) -> Result<()> {
        let key = Key::named(name).ok_or_else(|| Failure::Unexpected {
            what: "the name of a key".to_owned(),
            instead: name.to_owned(),
        })?;
        self.press(&key).await
    }

    /// Types a text into whatever has the focus.
    pub async fn keys(&self, text: &str) -> Result<()> {
        for letter in text.chars() {
            self.press(&Key::letter(letter)).await?;
        }
        Ok(())
    }

    /// Clicks into a field and types a text in place of what is there.
    pub async fn type_into(&self, selector: &str, text: &str) -> Result<()> {
        self.click(selector).await?;
        self.eval::<()>("void document.activeElement?.select?.()").await?;
        if text.is_empty() {
            return self.key("Delete").await;
        }
        self.keys(text).await
    }

    async fn press(&self, key: &Key) -> Result<()> {
        self.ask("Input.dispatchKeyEvent", key.down()).await?;
        self.ask("Input.dispatchKeyEvent", key.up()).await.map(|_| ())
    }

    async fn place(&self, selector: &str, scrolls: bool) -> Result<Point> {
        let expression = format!("{PLACE}({}, {scrolls})", json!(selector));
        let mut before = None;
        self.until(&expression, &format!("{selector} to be within reach"), |found: Value| {
            if let Some(trouble) = found["trouble"].as_str() {
                return Err(trouble.to_owned());
            }
            let place: Point = serde_json::from_value(found).map_err(|error| error.to_string())?;
            match before.replace(place) == Some(place) {
                true => Ok(place),
                false => Err("it moves".to_owned()),
            }
        })
        .await
    }

    async fn mouse(&self, event: &str, place: Point, pressed: bool) -> Result<()> {
        let button = if event == "mouseMoved" && !pressed { "none" } else { "left" };
        let parameters = json!({
            "type": event,
            "x": place.x,
            "y": place.y,
            "button": button,
            "buttons": u8::from(pressed),
            "clickCount": u8::from(event != "mouseMoved"),
        });
        self.ask("Input.dispatchMouseEvent", parameters).await.map(|_| ())
    }

    async fn touch(&self, event: &str, place: Option<Point>) -> Result<()> {
        let points: Vec<Value> =
            place.iter().map(|place| json!({"x": place.x, "y": place.y})).collect();
        let parameters = json!({"type": event, "touchPoints": points});
        self.ask("Input.dispatchTouchEvent", parameters).await.map(|_| ())
    }
}
