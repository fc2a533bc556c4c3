//! How the table of Goa looks.
use crate::{Goa, Move, View};
use kit::Scene;
pub(crate) fn draw(_goa: &Goa, _view: &View, _moves: &[Move]) -> Scene {
    Scene::default()
}
