//! How wide the letters of this reader's fonts are: drawings reckon with a plain sans serif, and a
//! system may have a wider one.

use draw::{Letters, width};
use leptos::prelude::document;

/// Letters as boards have them: names of goods, places and people.
const SAMPLE: &str = "Gouverneur, Provisions, Cartes Points, Santiago de Cuba";
/// The size of the sample in `board.css`.
const SIZE: f64 = 100.0;

/// Measured in the page, once for each table.
pub(super) fn letters() -> Letters {
    Letters {
        plain: beside("probe", 400),
        heavy: beside("probe heavy", 700),
        serif: beside("probe heavy serif", 700),
    }
}

/// The breadth of the sample in parts of what is reckoned with; as reckoned where it cannot be told.
fn beside(class: &str, weight: u16) -> f64 {
    let measured = || {
        let (page, probe) = (document().body()?, document().create_element("span").ok()?);
        probe.set_class_name(class);
        probe.set_text_content(Some(SAMPLE));
        page.append_child(&probe).ok()?;
        let wide = probe.get_bounding_client_rect().width();
        probe.remove();
        (wide > 0.0).then_some(wide)
    };
    let reckoned = width(SAMPLE, SIZE, weight);
    (measured().unwrap_or(reckoned) / reckoned).clamp(0.9, 1.25)
}
