//! No rule is written twice: where the content says otherwise, every game that has the rule follows.

use century::cubes::Cubes;
use century::east_to_west::Place;
use century::{
    EastToWest, EastToWest1, EastToWest2, EastToWest3, EasternWonders, NewWorld, SandToSea,
    SpiceRoad,
};
use kit::testing::Fixture;
use kit::{Content, Game, Options, Seat};

/// A table of two of a box in which these lines of the content are others.
fn printed<G: Game>(lines: &[(&str, &str)]) -> Fixture<G> {
    let mut text = G::META.content_text();
    for (line, other) in lines {
        assert!(text.contains(line), "{}: {line}", G::META.id);
        text = text.replace(line, other);
    }
    let content = Content::read(G::META.id, &text).unwrap_or_else(|error| panic!("{error}"));
    Fixture::of_content(Options::seats(2), &content, 1)
}

fn cubes(letters: &str) -> Cubes {
    Cubes::parse(letters).unwrap()
}

/// A table of two with boats past their lots: the second one moored, and the first next to it.
fn afloat<G: Game>(mut fixture: Fixture<G>) -> (Fixture<G>, String) {
    fixture.play("lot:1");
    let there = fixture.moves().first().unwrap().replace("moor", "sail");
    fixture.plays(&[&there.replace("sail", "moor"), "lot:2"]);
    let beside = fixture.moves().into_iter().find(|moor| {
        let mut moored = fixture.clone();
        moored.play(moor);
        moored.is_legal(&there)
    });
    fixture.play(&beside.unwrap());
    (fixture, there)
}

/// The storage of a seat of From East to West.
fn stored<const PART: u8>(fixture: &mut Fixture<EastToWest<PART>>, letters: &str) {
    fixture.state.table_mut().places[0].colony.storage = cubes(letters);
}

/// Caravan, hold and storage take what their boards say, and what is over is put back by choice.
#[test]
fn a_smaller_hold_is_full_earlier_in_every_game() {
    fn is_asked<G: Game>(mut fixture: Fixture<G>, gain: &str) {
        fixture.play(gain);
        assert_eq!(fixture.seat(), Seat(0), "{} asks what goes", G::META.id);
        let moves = fixture.moves();
        assert!(moves.iter().all(|text| text.starts_with("discard:")), "{moves:?}");
        fixture.plays(&["discard:Y"; 2]);
        assert_eq!(fixture.seat(), Seat(1), "{}", G::META.id);
    }
    let caravan = (r#""caravan", value = 10"#, r#""caravan", value = 5"#);
    let mut fixture = printed::<SpiceRoad>(&[caravan]);
    fixture.state.table_mut().places[0].caravan = cubes("YYYYR");
    is_asked(fixture, "play:ST1");
    let hold = (r#""hold", value = 10"#, r#""hold", value = 5"#);
    let (mut fixture, _) = afloat(printed::<EasternWonders>(&[hold]));
    fixture.state.table_mut().places[0].hold = cubes("YYYYR");
    is_asked(fixture, "harvest");
    let (mut fixture, _) = afloat(printed::<SandToSea>(&[hold]));
    fixture.state.table_mut().places[0].hold = cubes("YYYYR");
    is_asked(fixture, "play:ST1");
    let storage = (r#""storage", value = 10"#, r#""storage", value = 5"#);
    let mut fixture = printed::<NewWorld>(&[storage]);
    fixture.state.table_mut().places[0].storage = cubes("YYYYR");
    is_asked(fixture, "use:A1-3");
    let mut fixture = printed::<EastToWest1>(&[storage]);
    stored(&mut fixture, "YYYYR");
    is_asked(fixture, "use:A1-3");
    let mut fixture = printed::<EastToWest2>(&[storage]);
    stored(&mut fixture, "YYYYR");
    is_asked(fixture, "use:A2-3");
    let mut fixture = printed::<EastToWest3>(&[storage]);
    stored(&mut fixture, "YYYYR");
    is_asked(fixture, "use:A2-3");
}

/// Cards, locations and bonus tiles raise as often as they show, the same cube too, and never the
/// dearest.
#[test]
fn what_raises_more_raises_more_in_every_game() {
    fn raises<G: Game>(mut fixture: Fixture<G>, begin: &str, raise: &str) {
        fixture.play(begin);
        fixture.plays(&[&format!("{raise}:Y"), &format!("{raise}:R"), &format!("{raise}:G")]);
        // Only the dearest are left, so that nothing more is asked.
        assert!(
            fixture.is_over() || fixture.seat() == Seat(1),
            "{}: {:?}",
            G::META.id,
            fixture.moves()
        );
    }
    let card = (r#"id = "ST2", raise = 2"#, r#"id = "ST2", raise = 4"#);
    let mut fixture = printed::<SpiceRoad>(&[card]);
    fixture.state.table_mut().places[0].caravan = cubes("YBB");
    raises(fixture, "play:ST2", "raise");
    let (mut fixture, _) = afloat(printed::<SandToSea>(&[card]));
    fixture.state.table_mut().places[0].hold = cubes("YBB");
    raises(fixture, "play:ST2", "raise");
    let mill = |panel: &str| {
        let line = format!(r#"id = "{panel}-4", cell = 4, kind = "upgrade", raise = 2"#);
        (line.clone(), line.replace("raise = 2", "raise = 4"))
    };
    let (a1, a2) = (mill("A1"), mill("A2"));
    let (a1, a2) = ((a1.0.as_str(), a1.1.as_str()), (a2.0.as_str(), a2.1.as_str()));
    let mut fixture = printed::<NewWorld>(&[a1]);
    fixture.state.table_mut().places[0].storage = cubes("YBB");
    raises(fixture, "use:A1-4", "raise");
    let mut fixture = printed::<EastToWest1>(&[a1]);
    stored(&mut fixture, "YBB");
    raises(fixture, "use:A1-4", "raise");
    let mut fixture = printed::<EastToWest2>(&[a2]);
    stored(&mut fixture, "YBB");
    raises(fixture, "use:A2-4", "raise");
    let mut fixture = printed::<EastToWest3>(&[a2]);
    stored(&mut fixture, "YBB");
    raises(fixture, "use:A2-4", "raise");
}

/// A boat pays so many cubes to the owner of each boat where it stops, with or without settlers.
#[test]
fn a_higher_toll_is_paid_in_every_game_that_sails() {
    let toll = (r#"id = "boat", cubes = 1"#, r#"id = "boat", cubes = 2"#);
    let (mut fixture, there) = afloat(printed::<EasternWonders>(&[toll]));
    let mut poor = fixture.clone();
    fixture.plays(&[&there, "anchor", "toll:Y", "toll:R", "pass"]);
    let places = fixture.state.table().places;
    assert_eq!((places[0].hold, places[1].hold), (cubes("Y"), cubes("YYYYYR")));
    // One cube is too few to stop there, whether or not the boat could sail on.
    poor.state.table_mut().places[0].hold = cubes("R");
    assert!(
        !poor.is_legal(&there) || {
            poor.play(&there);
            !poor.is_legal("anchor")
        }
    );

    let (mut fixture, there) = afloat(printed::<SandToSea>(&[toll]));
    fixture.plays(&[&there, "aside:ST1", "anchor", "toll:Y", "toll:R", "pass"]);
    let places = fixture.state.table().places;
    assert_eq!((places[0].hold, places[1].hold), (cubes("Y"), cubes("YYYYYR")));

    fn by_location<const PART: u8>(mut fixture: Fixture<EastToWest<PART>>, to: &str) {
        stored(&mut fixture, "");
        fixture.plays(&["use:F2-2", to]);
        fixture.until_awaits(Seat(1), &["stop"]);
        fixture.state.table_mut().places[1].colony.storage = cubes("R");
        fixture.play("use:F2-2");
        assert_eq!(fixture.refusal(to), "sea-cannot-pay-tolls", "part {PART}");
        fixture.state.table_mut().places[1].colony.storage = cubes("RGB");
        fixture.plays(&[to, "toll:R", "toll:B"]);
        let held = |place: &Place| place.colony.storage;
        let places = &fixture.state.table().places;
        assert_eq!((held(&places[0]), held(&places[1])), (cubes("RB"), cubes("G")));
    }
    by_location(printed::<EastToWest2>(&[toll]), "sail:B2");
    by_location(printed::<EastToWest3>(&[toll]), "sail:A2");
}

/// Who expels sends so many more than are there, in every game with settlers.
#[test]
fn more_settlers_expel_in_every_game_that_has_them() {
    fn expels<G: Game>(
        mut fixture: Fixture<G>,
        farm: &str,
        settlers: impl Fn(&G::State) -> [u8; 2],
    ) {
        fixture.plays(&[farm, farm]);
        assert_eq!(settlers(&fixture.state), [7, 7 - (1 + 3)], "{}", G::META.id);
    }
    let more = (r#""expel", value = 1"#, r#""expel", value = 3"#);
    expels(printed::<NewWorld>(&[more]), "use:A1-3", |state| {
        [0, 1].map(|seat: usize| state.table().places[seat].ready)
    });
    fn ready(state: &century::east_to_west::State) -> [u8; 2] {
        [0, 1].map(|seat: usize| state.table().places[seat].colony.ready)
    }
    expels(printed::<EastToWest1>(&[more]), "use:A1-3", ready);
    expels(printed::<EastToWest2>(&[more]), "use:A2-3", ready);
    expels(printed::<EastToWest3>(&[more]), "use:A2-3", ready);
}

/// What an outpost costs for each that is there is said once for all games that build.
#[test]
fn a_dearer_outpost_is_dearer_in_every_game_that_builds() {
    let price = (r#"{ id = "2", cubes = 2 }"#, r#"{ id = "2", cubes = 3 }"#);
    let (mut fixture, there) = afloat(printed::<EasternWonders>(&[price]));
    fixture.plays(&["pass", "build"]).until_awaits(Seat(0), &["done"]);
    fixture.state.table_mut().places[0].hold = cubes("YYYB");
    // With nothing but the price left it is paid unasked.
    fixture.plays(&[&there, "anchor", "toll:B", "build"]);
    assert_eq!(fixture.state.table().places[0].hold, cubes(""));

    let (mut fixture, there) = afloat(printed::<SandToSea>(&[price]));
    fixture.plays(&["pass", "build"]).until_awaits(Seat(0), &["done"]);
    fixture.state.table_mut().places[0].hold = cubes("YYYB");
    fixture.plays(&[&there, "aside:ST1", "anchor", "toll:B", "build"]);
    assert_eq!(fixture.state.table().places[0].hold, cubes(""));

    fn by_location<const PART: u8>(mut fixture: Fixture<EastToWest<PART>>, to: &str) {
        stored(&mut fixture, "");
        fixture.plays(&["use:F2-2", to, "build"]);
        fixture.state.table_mut().places[1].colony.storage = cubes("YYYB");
        fixture.plays(&["use:F2-2", to, "toll:B", "build"]);
        assert_eq!(fixture.state.table().places[1].colony.storage, cubes(""), "part {PART}");
    }
    by_location(printed::<EastToWest2>(&[price]), "sail:B2");
    by_location(printed::<EastToWest3>(&[price]), "sail:A2");
}

#[test]
fn a_shorter_row_has_fewer_cards_to_buy() {
    let row = (r#"{ id = "merchant-row", value = 6 }"#, r#"{ id = "merchant-row", value = 2 }"#);
    let mut fixture = printed::<SpiceRoad>(&[row]);
    assert!(fixture.is_legal("acquire:2") && !fixture.is_legal("acquire:3"));
    fixture.play("acquire:2");
    assert_eq!(fixture.state.table().market.row.len(), 2);
}

/// A table of Eastern Wonders past its lots.
fn moored(line: &str, other: &str) -> Fixture<EasternWonders> {
    let mut fixture = printed::<EasternWonders>(&[(line, other)]);
    fixture.plays(&["lot:1", "moor:C3", "lot:2", "moor:C4"]);
    fixture
}

#[test]
fn a_richer_harvest_brings_more() {
    let line = r#"{ id = "harvest", cubes = "YY" }"#;
    let mut fixture = moored(line, &line.replace("YY", "RG"));
    fixture.play("harvest");
    assert_eq!(fixture.state.table().places[0].hold, cubes("YYRRG"));
}

#[test]
fn more_free_steps_are_free() {
    let line = r#"{ id = "free-steps", value = 1 }"#;
    let mut fixture = moored(line, &line.replace('1', "2"));
    fixture.plays(&["sail:D3", "sail:D2"]);
    assert_eq!(fixture.state.table().places[0].hold, cubes("YYR"), "nothing was paid");
    assert_eq!(fixture.seat(), Seat(0));
}
