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
    let winners = |sitting: &kit::Sitting<Archipelago>| {
        kit::Game::standing(&**sitting.game(), sitting.state()).winners().count()
    };
    let won = lost.clone().any(|(_, sitting)| winners(sitting) == 1);
    let nobody = lost.clone().any(|(_, sitting)| winners(sitting) == 0);
    assert!(won && nobody, "independence with and without the Separatist is recorded");
}
