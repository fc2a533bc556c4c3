//! What every game must pass.

use borneo::Borneo;
use kit::testing::{Budget, passes_the_contract};

#[test]
fn borneo_passes_the_contract_test() {
    passes_the_contract::<Borneo>(Budget { thorough: 10_000, sampled: 200_000 });
}
