//! Goa passes the contract test, for every seat count and combination of modules.

use goa::Goa;
use kit::testing::contract::{self, Plan, Rates};

fn quick() -> bool {
    std::env::var_os("COMPTOIR_QUICK").is_some()
}

fn pass(plan: &Plan) -> u64 {
    match contract::run::<Goa>(plan) {
        Ok(tally) => tally.games,
        Err(broken) => panic!("{broken}"),
    }
}

/// Everything but scenes after every move; scenes, which take a hundred times longer, now and
/// then.
#[test]
fn goa_passes_the_contract_test() {
    let plan = Plan {
        rates: Rates { scenes: 150, telling: 20, ..Rates::thorough() },
        ..Plan::thorough(1)
    };
    assert_eq!(pass(&plan), 12, "three seat counts, with and without each of two modules");
}

#[test]
fn goa_passes_the_contract_test_in_many_games() {
    let games = if quick() { 2 } else { 40 };
    assert_eq!(pass(&Plan::sampled(games)), u64::from(games) * 12);
}
