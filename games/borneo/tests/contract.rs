//! Borneo passes the contract test, for every seat count and combination of variants.

use borneo::Borneo;
use kit::testing::contract::{self, Plan, Rates};

fn quick() -> bool {
    std::env::var_os("COMPTOIR_QUICK").is_some()
}

fn pass(plan: &Plan) -> u64 {
    match contract::run::<Borneo>(plan) {
        Ok(tally) => tally.games,
        Err(broken) => panic!("{broken}"),
    }
}

/// Everything but scenes after every move; scenes, which take a hundred times longer, now and
/// then.
#[test]
fn borneo_passes_the_contract_test() {
    let plan = Plan {
        rates: Rates { scenes: 200, telling: 20, ..Rates::thorough() },
        ..Plan::thorough(3)
    };
    assert_eq!(pass(&plan), 3 * 8, "three seat counts, with and without pirates, four merchants");
}

#[test]
fn borneo_passes_the_contract_test_in_thousands_of_games() {
    let games = if quick() { 5 } else { 150 };
    assert_eq!(pass(&Plan::sampled(games)), u64::from(games) * 8);
}
