//! What a viewer knows of From East to West: everything that lies on the table.

use kit::Viewer;
use serde::{Deserialize, Serialize};

use super::state::Shared;

/// The table as a viewer sees it. Everything a seat owns is open; the chance to come is not part of
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table.
    pub table: Shared,
}
