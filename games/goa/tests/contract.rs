//! What every game must pass.

use goa::Goa;
use kit::testing::{Budget, passes_the_contract};

#[test]
fn goa_passes_the_contract_test() {
    passes_the_contract::<Goa>(Budget { thorough: 10_000, sampled: 400_000 });
}
