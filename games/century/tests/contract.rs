//! Spice Road passes the contract test, for every seat count and combination of modules.

use century::SpiceRoad;
use kit::testing::contract::{self, Plan, Rates};

fn quick() -> bool {
    std::env::var_os("COMPTOIR_QUICK").is_some()
}

fn pass(plan: &Plan) -> u64 {
    match contract::run::<SpiceRoad>(plan) {
        Ok(tally) => tally.games,
        Err(broken) => panic!("{broken}"),
    }
}

/// Everything but scenes after every move; scenes, which take a hundred times longer, now and
/// then.
#[test]
fn spice_road_passes_the_contract_test() {
    let plan = Plan {
        rates: Rates { scenes: 200, telling: 20, ..Rates::thorough() },
        ..Plan::thorough(1)
    };
    assert_eq!(pass(&plan), 32, "four seat counts, four ways with bonus cards, two with deals");
}

#[test]
fn spice_road_passes_the_contract_test_in_thousands_of_games() {
    let games = if quick() { 2 } else { 100 };
    assert_eq!(pass(&Plan::sampled(games)), u64::from(games) * 32);
}
