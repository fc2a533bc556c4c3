//! Whether people who cannot see or cannot use a mouse can use the page, as far as a machine can tell.

use std::fmt::{Display, Formatter};

use serde::Deserialize;
use serde_json::json;

use crate::page::Page;
use crate::{Failure, Result};

/// A rule of axe-core that the page breaks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Violation {
    /// The name of the rule, such as `color-contrast`.
    pub id: String,
    /// How bad it is: `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    /// The rule in a sentence.
    pub help: String,
    /// The elements that break it, as selectors.
    pub targets: Vec<String>,
}

impl Display for Violation {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        let Violation { id, impact, help, targets } = self;
        write!(formatter, "{id} ({impact}): {help}: {}", targets.join(", "))
    }
}

const RUN: &str = r#"
axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations.map((v) => ({
  id: v.id,
  impact: v.impact ?? "minor",
  help: v.help,
  targets: v.nodes.map((node) => node.target.flat().join(" ")),
})))
"#;

impl Page {
    /// Runs axe-core over the page as it is now. It runs in a world of its own: the page's scripts
    /// cannot see it, and the page's policy for scripts does not apply to it.
    pub async fn axe(&self) -> Result<Vec<Violation>> {
        let path = std::env::var_os("COMPTOIR_AXE").ok_or_else(|| Failure::Missing {
            what: "the variable COMPTOIR_AXE".to_owned(),
            remedy: "it names the file axe.min.js of axe-core; `cargo xtask test` sets it"
                .to_owned(),
        })?;
        let axe =
            std::fs::read_to_string(&path).map_err(Failure::file("cannot read", path.as_ref()))?;
        let world = json!({"frameId": self.frame(), "worldName": "axe"});
        let world = self.ask("Page.createIsolatedWorld", world).await?;
        let world = &world["executionContextId"];
        // What axe-core itself gives back is no value that could be sent.
        let define = json!({"expression": format!("{axe}\n;undefined"), "contextId": world});
        self.eval_in::<()>(define, "axe-core").await?;
        self.eval_in(json!({"expression": RUN, "contextId": world}), RUN).await
    }
}
