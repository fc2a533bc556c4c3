//! Every rule that can stand in the way of a move is reached, and says why in both languages.

use borneo::{Company, Move, Phase};
use kit::testing::contract::Tally;
use kit::testing::{Refusal, every_rule_is_reached};
use kit::{Game as _, Options, Unlogged};

use crate::fixture::{BorneoFixture, seat};

type Case = Refusal<BorneoFixture>;

fn pirates() -> BorneoFixture {
    BorneoFixture::with(Options::seats(4).with("blackbeard"))
}

fn placing() -> Vec<Case> {
    let mut full = BorneoFixture::new(4);
    full.columns(&["EN: B C D B C", "NL: A"]);
    vec![(full, "transfer:NL:1:EN", "company-full")]
}

fn missions() -> Vec<Case> {
    let mut poor = BorneoFixture::new(4);
    poor.hand('A', &["S01", "S02", "S03"]).at(Phase::Mission, 'A');
    let mut gone = BorneoFixture::new(4);
    gone.store('A', &["S01", "S02", "S03"]).missions(&["M13"], 'B').at(Phase::Mission, 'A');
    let paying = || {
        let mut fixture = BorneoFixture::new(4);
        fixture.store('A', &["S46", "S01", "S02"]).at(Phase::Mission, 'A');
        fixture.play("mission:M05");
        fixture
    };
    let mut enough = BorneoFixture::new(4);
    enough.store('A', &["S46", "S49", "S01", "S02"]).at(Phase::Mission, 'A');
    enough.play("mission:M05");
    enough.play("spend:S01");
    vec![
        (poor, "mission:M05", "cannot-pay"),
        (gone, "mission:M05", "mission-gone"),
        (paying(), "spend:S03", "not-stored"),
        (paying(), "spend:S46", "paid-already"),
        (enough, "spend:S02", "not-needed"),
        (paying(), "smuggle:S01:CIN", "no-pirates"),
    ]
}

fn smuggling() -> Vec<Case> {
    let two_ways = || {
        let mut fixture = pirates();
        fixture.store('A', &["S46", "S49", "S17", "S18", "S57"]).at(Phase::Mission, 'A');
        fixture.play("mission:M12");
        fixture
    };
    let mut once = two_ways();
    once.play("smuggle:S46:CIN");
    // Three single pepper cards of four: a choice, with or without pirates.
    let choice = |fixture: &mut BorneoFixture| {
        fixture.store('A', &["S01", "S02", "S03", "S04"]);
    };
    let mut holder = pirates();
    choice(&mut holder);
    holder.state.table_mut().pirate = Some(seat('A'));
    holder.at(Phase::Mission, 'A').play("mission:M05");
    let mut last = pirates();
    choice(&mut last);
    last.harbour(1, "H03", &["S09", "S12"]).columns(&["EN: B"]).no_harbours_to_come();
    last.hand('D', &["S37", "S06"]).at(Phase::Ship, 'D');
    last.play("ship:S37:1");
    last.play("mission:M05");
    vec![
        (once, "smuggle:S49:CIN", "pirates-once"),
        (two_ways(), "smuggle:S57:CIN", "nothing-to-smuggle"),
        (holder, "smuggle:S01:CIN", "pirate-ship"),
        (last, "smuggle:S01:CIN", "no-pirates-at-end"),
    ]
}

fn duels() -> Vec<Case> {
    let company = |hand: &[&str]| {
        let mut fixture = BorneoFixture::new(4);
        fixture.columns(&["EN: B A A C"]).hand('A', hand);
        fixture
    };
    let attack = |hand: &[&str]| {
        let mut fixture = company(hand);
        fixture.play("attack:EN:3:1");
        fixture
    };
    let mut kept = BorneoFixture::new(4);
    kept.columns(&["EN: B A"]).hand('A', &["S04", "S02", "S03"]).hand('B', &["S33", "S06", "S12"]);
    for text in ["attack:EN:2:1", "lay:S04", "done", "lay:S33"] {
        kept.play(text);
    }
    vec![
        (company(&["S33", "S02"]), "transfer:EN:1:NL", "not-your-merchant"),
        (company(&["S33", "S02"]), "transfer:EN:2:EN", "same-company"),
        (company(&["S33", "S02"]), "attack:EN:3:5", "nobody-there"),
        (company(&["S33", "S02"]), "attack:EN:3:2", "own-merchant"),
        (company(&["S33", "S02"]), "attack:EN:2:4", "not-higher"),
        (company(&["S33"]), "attack:EN:2:1", "keep-a-card"),
        (company(&["S02", "S06"]), "attack:EN:2:1", "no-flag-in-hand"),
        (attack(&["S33", "S02", "S06"]), "lay:S02", "no-flag-on-card"),
        (attack(&["S33", "S02", "S06"]), "done", "attack-with-a-card"),
        (kept, "keep:S04", "not-a-defence"),
    ]
}

fn harbours() -> Vec<Case> {
    let shipping = || {
        let mut fixture = BorneoFixture::new(4);
        fixture.harbour(1, "H03", &["S01", "S12"]).harbour(2, "H04", &["S02"]);
        fixture.columns(&["EN: A B"]).hand('C', &["S37", "S03"]).at(Phase::Ship, 'C');
        fixture
    };
    let mut picking = shipping();
    picking.play("ship:S37:1");
    vec![
        (shipping(), "ship:S04:1", "not-in-hand"),
        (shipping(), "ship:S37:4", "no-such-harbour"),
        (picking, "pick:S02", "not-in-harbour"),
    ]
}

/// Everything that is forbidden, tried.
pub(crate) fn tried() -> Tally {
    // No notation can name a company that the board does not have.
    let mut fixture = BorneoFixture::dealt(Options::seats(3));
    let (game, seat, nowhere) = (fixture.game.clone(), fixture.seat(), Move::Place(Company(9)));
    let nowhere = game.play(&mut fixture.state, seat, nowhere, &mut Unlogged).unwrap_err();
    let cases = [placing(), missions(), smuggling(), duels(), harbours()];
    every_rule_is_reached(cases.into_iter().flatten(), [nowhere])
}

#[test]
fn every_rule_is_reached_and_says_why_in_both_languages() {
    tried();
}
