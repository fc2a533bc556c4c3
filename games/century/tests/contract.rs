//! What every game must pass.

use century::SpiceRoad;
use kit::testing::{Budget, passes_the_contract};

#[test]
fn spice_road_passes_the_contract_test() {
    passes_the_contract::<SpiceRoad>(Budget { thorough: 10_000, sampled: 200_000 });
}
