//! Recorded games.

use archipelago::Archipelago;
use archipelago::state::Ending;
use kit::testing::records_replay;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn recorded_games_lead_to_the_scores_they_had() {
    let sittings = records_replay::<Archipelago>(RECORDS);
    let lost = sittings
        .iter()
        .filter(|(_, sitting)| sitting.state().table.ended == Some(Ending::Independence));
    let won = lost.clone().any(|(_, sitting)| {
        let standing = kit::Game::standing(&**sitting.game(), sitting.state());
        standing.seats.iter().any(|line| line.points > 0)
    });
    let nobody = lost.clone().any(|(_, sitting)| {
        let standing = kit::Game::standing(&**sitting.game(), sitting.state());
        standing.seats.iter().all(|line| line.points == 0)
    });
    assert!(won && nobody, "independence with and without the Separatist is recorded");
}
