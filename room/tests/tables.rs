//! The life of a table, as people live it.

use std::sync::Arc;

use kit::{Chance, Options, Seat, SeatSet, Seed, Viewer};
use room::{
    Around, Ask, Change, Clock, Door, Entry, Item, Mind, News, Person, PersonId, Phase, Refusal,
    Room, Setting, Shelf, Undo, Who, Why, Window, Wish, patch,
};

pub(crate) const ANNA: i64 = 1;
pub(crate) const BEN: i64 = 2;
pub(crate) const CLEO: i64 = 3;
pub(crate) const MINUTE: u64 = 60_000;

pub(crate) fn person(id: i64) -> Person {
    let name = ["Nobody", "Anna", "Ben", "Cleo"][id as usize];
    Person { id: PersonId(id), name: name.to_owned() }
}

/// A table with what is around it: a clock that goes by itself, and seeds.
pub(crate) struct Evening {
    pub(crate) room: Room,
    shelf: Arc<Shelf>,
    pub(crate) now: u64,
    pub(crate) away: SeatSet,
    chance: Chance,
    /// What Anna, Ben, Cleo and a stranger were told.
    pub(crate) told: Vec<(Option<PersonId>, Vec<Item>)>,
}

impl Evening {
    pub(crate) fn new(setting: Setting) -> Evening {
        let shelf = Arc::new(Shelf::default());
        let (room, change) =
            Room::open("table", shelf.clone(), setting, person(ANNA), 1_000).unwrap();
        let readers = [ANNA, BEN, CLEO].map(|id| Some(PersonId(id))).into_iter().chain([None]);
        let mut evening = Evening {
            room,
            shelf,
            now: 1_000,
            away: SeatSet::EMPTY,
            chance: Chance::new(Seed::from_number(7)),
            told: readers.map(|reader| (reader, Vec::new())).collect(),
        };
        evening.tell(&change);
        evening
    }

    /// Anna and Ben sit down to Spice Road and begin.
    pub(crate) fn of_two(undo: Undo, clock: Clock) -> Evening {
        let setting = Setting { undo, clock, ..Setting::new("spice-road", Options::seats(2)) };
        let mut evening = Evening::new(setting);
        evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
        evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
        evening.wish(ANNA, Wish::Begin).unwrap();
        evening
    }

    pub(crate) fn tell(&mut self, change: &Change) {
        for (reader, items) in &mut self.told {
            items.extend(self.room.item(change, *reader));
        }
    }

    pub(crate) fn wish(&mut self, by: i64, wish: Wish) -> Result<u32, Refusal> {
        self.now += 1_000;
        let mut fresh = || self.chance.fork();
        let mut around = Around { now: self.now, away: self.away, fresh: &mut fresh };
        let change = self.room.act(&person(by), wish, &mut around)?;
        self.tell(&change);
        Ok(change.logged.seq)
    }

    pub(crate) fn ply(&self) -> u32 {
        self.room.placard(None, self.now).ply
    }

    /// The number of somebody's list of moves.
    pub(crate) fn list(&self, who: i64) -> u32 {
        self.room.placard(Some(PersonId(who)), self.now).list
    }

    pub(crate) fn awaited(&self) -> i64 {
        self.room.awaited_people()[0].0
    }

    pub(crate) fn seat_of(&self, who: i64) -> Seat {
        Seat(self.room.chair_of(PersonId(who)).unwrap())
    }

    pub(crate) fn first_move(&self, who: i64) -> Wish {
        let moves = self.room.table().unwrap().moves(self.seat_of(who));
        Wish::Move { list: self.list(who), text: moves[0].text.clone() }
    }

    /// Whoever is awaited takes any move.
    pub(crate) fn decide(&mut self) -> i64 {
        let who = self.awaited();
        let moves = self.room.table().unwrap().moves(self.seat_of(who));
        let text = self.chance.pick(&moves).unwrap().text.clone();
        self.wish(who, Wish::Move { list: self.list(who), text }).unwrap();
        who
    }

    /// The same with a move after which no card is turned up.
    pub(crate) fn decide_openly(&mut self) -> i64 {
        let who = self.awaited();
        let mut moves = self.room.table().unwrap().moves(self.seat_of(who));
        moves.retain(|line| !["acquire", "claim"].iter().any(|draws| line.text.starts_with(draws)));
        let text = self.chance.pick(&moves).unwrap().text.clone();
        self.wish(who, Wish::Move { list: self.list(who), text }).unwrap();
        who
    }

    pub(crate) fn bots_play(&mut self) {
        let mut mind = Mind::default();
        while let Some(job) = self.room.bot_job() {
            let text = job.think(&mut mind, self.chance.fork()).unwrap();
            self.now += 500;
            let change = self.room.act_bot(job.seat, job.list, &text, self.now).unwrap();
            self.tell(&change);
        }
    }

    /// What a reader sees, from what it was told.
    fn seen(&self, reader: usize) -> Vec<u8> {
        let mut view = Vec::new();
        for item in &self.told[reader].1 {
            view = match &item.news {
                News::Began { view: first, .. } => patch::apply(&[], first).unwrap(),
                News::Moved { view: change, .. } | News::Undone { view: change, .. } => {
                    patch::apply(&view, change).unwrap()
                }
                _ => continue,
            };
        }
        view
    }

    /// Everything that must hold at any time.
    pub(crate) fn check(&self) {
        for (at, (reader, items)) in self.told.iter().enumerate() {
            let numbers: Vec<u32> = items.iter().map(|item| item.seq).collect();
            assert_eq!(numbers, (1..=self.room.seq_for(*reader)).collect::<Vec<_>>());
            assert_eq!(&self.room.story(*reader, 0).unwrap(), items, "the story of {reader:?}");
            if let Some(table) = self.room.table() {
                assert_eq!(self.seen(at), table.view_bytes(self.room.viewer(*reader)));
            }
        }
        let log = serde_json::to_string(self.room.log()).unwrap();
        let log: Vec<room::Logged> = serde_json::from_str(&log).unwrap();
        let again = Room::fold("table", self.shelf.clone(), log).unwrap();
        let reader = Some(PersonId(ANNA));
        assert_eq!(again.placard(reader, self.now), self.room.placard(reader, self.now));
        let bytes = |room: &Room| room.table().map(|table| table.state_bytes());
        assert_eq!(bytes(&again), bytes(&self.room));
    }
}

#[test]
fn two_people_and_a_bot_play_a_whole_game() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(3)));
    evening.wish(BEN, Wish::Sit { chair: Some(2) }).unwrap();
    evening.wish(ANNA, Wish::Hire { chair: 1, bot: "greedy".into() }).unwrap();
    assert_eq!(evening.wish(ANNA, Wish::Begin), Err(Refusal::NotReady { name: "Ben".into() }));
    evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
    evening.wish(ANNA, Wish::Begin).unwrap();
    assert!(evening.room.placard(None, 0).commitment.is_some());
    assert!(evening.room.placard(None, 0).seed.is_none());
    assert!(evening.room.record().is_none(), "a record holds the seed");
    evening.bots_play();
    while evening.room.phase() == Phase::Playing {
        evening.decide();
        evening.bots_play();
    }
    evening.check();
    let placard = evening.room.placard(Some(PersonId(BEN)), evening.now);
    assert_eq!(placard.scores.len(), 3);
    assert_eq!(placard.seed.unwrap().commitment(), placard.commitment.unwrap());
    assert!(registry::resume(&evening.room.record().unwrap(), None).is_ok());
    assert_eq!(evening.wish(BEN, Wish::Undo { list: placard.list }), Err(Refusal::Over));
}

#[test]
fn who_begins_is_left_to_chance_and_everybody_sits_where_they_are_told() {
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
        evening.chance = Chance::new(Seed::from_number(seed));
        evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
        evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
        evening.wish(ANNA, Wish::Begin).unwrap();
        first.insert(evening.awaited());
        let placard = evening.room.placard(Some(PersonId(BEN)), 0);
        let mine = &placard.chairs[usize::from(placard.me.unwrap())];
        assert_eq!(mine.who, Who::Person("Ben".into()));
    }
    assert_eq!(first.len(), 2);
}

#[test]
fn nobody_acts_for_another_seat() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    let (awaited, other) = if evening.awaited() == ANNA { (ANNA, BEN) } else { (BEN, ANNA) };
    let wish = evening.first_move(awaited);
    let seq = evening.room.seq();
    assert!(matches!(evening.wish(other, wish.clone()), Err(Refusal::NotPlayed(_))));
    assert_eq!(evening.wish(CLEO, wish.clone()), Err(Refusal::NotSeated));
    assert_eq!(evening.room.seq(), seq);
    evening.wish(awaited, wish.clone()).unwrap();
    assert_eq!(evening.wish(awaited, wish), Err(Refusal::Stale { list: 1 }), "a wish counts once");
    evening.check();
}

#[test]
fn nobody_has_the_server_think_for_as_long_as_they_like() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
    for bot in ["level4@600s", "level3@50ms", "level1@1", "ismcts", "ismcts@100000000", "greedy@5"]
    {
        let refused = evening.wish(ANNA, Wish::Hire { chair: 1, bot: bot.into() });
        let Err(Refusal::NoBot { bot: named, known }) = refused else { panic!("{bot}") };
        assert_eq!(named, bot);
        assert!(known.contains("level4") && !known.contains("ismcts"), "{known}");
    }
    for bot in bots::AT_TABLES {
        evening.wish(ANNA, Wish::Hire { chair: 1, bot: bot.into() }).unwrap();
    }
    evening.check();
}

#[test]
fn the_host_alone_arranges_the_table() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(3)));
    evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
    let hire = Wish::Hire { chair: 2, bot: "greedy".into() };
    for wish in [hire.clone(), Wish::Begin, Wish::Close, Wish::Clear { chair: 0 }] {
        assert_eq!(evening.wish(BEN, wish), Err(Refusal::NotHost));
    }
    assert_eq!(evening.wish(BEN, Wish::Sit { chair: Some(2) }), Err(Refusal::Seated));
    assert_eq!(evening.wish(CLEO, Wish::Sit { chair: Some(1) }), Err(Refusal::Taken));
    assert_eq!(evening.wish(CLEO, Wish::Sit { chair: Some(9) }), Err(Refusal::NoChair));
    let unknown = Wish::Hire { chair: 2, bot: "deep thought".into() };
    assert!(matches!(evening.wish(ANNA, unknown), Err(Refusal::NoBot { .. })));
    assert_eq!(evening.wish(ANNA, Wish::Begin), Err(Refusal::EmptyChairs { count: 1 }));
    evening.wish(ANNA, hire).unwrap();
    assert_eq!(evening.wish(CLEO, Wish::Sit { chair: None }), Err(Refusal::Full));
    let smaller = Setting::new("spice-road", Options::seats(2));
    evening.wish(ANNA, Wish::Change { setting: smaller }).unwrap();
    assert_eq!(evening.room.placard(None, 0).chairs.len(), 2, "the bot gave way");
    evening.wish(ANNA, Wish::Leave).unwrap();
    assert!(evening.room.placard(Some(PersonId(BEN)), 0).host, "who stays becomes the host");
    evening.wish(BEN, Wish::Leave).unwrap();
    assert_eq!(evening.room.phase(), Phase::Closed);
    assert_eq!(evening.wish(CLEO, Wish::Sit { chair: None }), Err(Refusal::Closed));
    evening.check();
}

#[test]
fn a_private_table_knows_its_guests_and_a_shut_window_shows_nothing() {
    let setting = Setting {
        door: Door::Private,
        window: Window::Shut,
        invited: vec!["ben".into()],
        ..Setting::new("spice-road", Options::seats(2))
    };
    let mut evening = Evening::new(setting);
    assert!(!evening.room.may_look(None));
    assert!(!evening.room.may_look(Some(&person(CLEO))));
    assert_eq!(evening.wish(CLEO, Wish::Sit { chair: None }), Err(Refusal::NotInvited));
    evening.wish(BEN, Wish::Sit { chair: None }).unwrap();
    evening.wish(BEN, Wish::Ready { ready: true }).unwrap();
    evening.wish(ANNA, Wish::Begin).unwrap();
    assert!(evening.room.may_look(Some(&person(BEN))));
    assert!(!evening.room.may_look(Some(&person(CLEO))));
}

#[test]
fn a_decision_is_taken_back_and_the_turn_begun_again() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    let start = evening.seen(0);
    let who = evening.awaited();
    let seat = evening.seat_of(who);
    // The card that raises two asks again after the first.
    let moves = evening.room.table().unwrap().moves(seat);
    let raise = moves.iter().find(|line| line.text.contains("ST2")).unwrap().text.clone();
    evening.wish(who, Wish::Move { list: evening.list(who), text: raise }).unwrap();
    assert_eq!(evening.awaited(), who);
    let wish = evening.first_move(who);
    evening.wish(who, wish).unwrap();
    assert_eq!(evening.ply(), 2);
    let undo = Wish::Undo { list: evening.list(who) };
    evening.wish(who, undo.clone()).unwrap();
    assert_eq!(evening.ply(), 1);
    let list = evening.list(who);
    assert_eq!(evening.wish(who, undo), Err(Refusal::Stale { list }));
    let wish = evening.first_move(who);
    evening.wish(who, wish).unwrap();
    evening.wish(who, Wish::Restart { list: evening.list(who) }).unwrap();
    assert_eq!(evening.seen(0), start);
    evening.check();
}

#[test]
fn a_table_without_undo_takes_nothing_back() {
    let mut evening = Evening::of_two(Undo::None, Clock::None);
    let who = evening.decide();
    assert_eq!(evening.wish(who, Wish::Undo { list: evening.list(who) }), Err(Refusal::NoUndo));
    let ask = Wish::Ask { ask: Ask::Undo { ply: 0 } };
    assert_eq!(evening.wish(who, ask), Err(Refusal::NoUndo));
}

#[test]
fn with_consent_what_chance_has_not_followed_can_be_taken_back() {
    let mut evening = Evening::of_two(Undo::Consent, Clock::None);
    for _ in 0..30 {
        evening.decide_openly();
    }
    let before = evening.ply();
    let ask = Wish::Ask { ask: Ask::Undo { ply: 3 } };
    evening.wish(ANNA, ask.clone()).unwrap();
    assert_eq!(evening.wish(BEN, ask.clone()), Err(Refusal::Asking));
    assert_eq!(evening.wish(ANNA, Wish::Answer { yes: true }), Err(Refusal::NotAsked));
    evening.wish(BEN, Wish::Answer { yes: false }).unwrap();
    assert_eq!(evening.ply(), before);
    evening.wish(ANNA, ask.clone()).unwrap();
    evening.wish(BEN, Wish::Answer { yes: true }).unwrap();
    assert_eq!(evening.ply(), 3);
    assert!(evening.room.placard(None, 0).vote.is_none());
    // A move in between ends the question.
    evening.decide_openly();
    evening.wish(ANNA, Wish::Ask { ask: Ask::Undo { ply: 1 } }).unwrap();
    evening.decide_openly();
    assert_eq!(evening.wish(BEN, Wish::Answer { yes: true }), Err(Refusal::NotAsked));
    evening.check();
}

#[test]
fn alone_with_bots_nobody_needs_to_be_asked() {
    let setting = Setting { undo: Undo::Consent, ..Setting::new("spice-road", Options::seats(2)) };
    let mut evening = Evening::new(setting);
    evening.wish(ANNA, Wish::Hire { chair: 1, bot: "greedy".into() }).unwrap();
    evening.wish(ANNA, Wish::Begin).unwrap();
    evening.bots_play();
    for _ in 0..10 {
        evening.decide();
        evening.bots_play();
    }
    evening.wish(ANNA, Wish::Ask { ask: Ask::Undo { ply: 1 } }).unwrap();
    assert_eq!(evening.ply(), 1);
    evening.check();
}

#[test]
fn a_bot_goes_on_with_what_it_knows_as_long_as_it_decides() {
    /// The second decision in a row of a bot that has this seed only then.
    fn second(seed: u64, keeps: bool) -> String {
        let setting = Setting::new("spice-road", Options::seats(2));
        let mut evening = Evening::new(setting);
        evening.wish(ANNA, Wish::Hire { chair: 1, bot: "random".into() }).unwrap();
        evening.wish(ANNA, Wish::Begin).unwrap();
        let mut mind = Mind::default();
        let mut before = None;
        loop {
            let Some(job) = evening.room.bot_job() else {
                evening.decide();
                continue;
            };
            if before.replace(job.ply) == job.ply.checked_sub(1) {
                let mut other = if keeps { mind } else { Mind::default() };
                return job.think(&mut other, Seed::from_number(seed)).unwrap();
            }
            let text = job.think(&mut mind, Seed::from_number(0)).unwrap();
            evening.room.act_bot(job.seat, job.list, &text, evening.now).unwrap();
        }
    }
    let kept: Vec<String> = (1..20).map(|seed| second(seed, true)).collect();
    let fresh: Vec<String> = (1..20).map(|seed| second(seed, false)).collect();
    assert!(kept.iter().all(|text| *text == kept[0]), "{kept:?}");
    assert!(fresh.iter().any(|text| *text != fresh[0]), "{fresh:?}");
}

#[test]
fn a_bot_plays_for_who_is_away_until_they_return() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    let ben = evening.seat_of(BEN);
    let replace = Wish::Ask { ask: Ask::Replace { seat: ben } };
    assert_eq!(evening.wish(ANNA, replace.clone()), Err(Refusal::NotAway));
    evening.away = SeatSet::only(ben);
    evening.wish(ANNA, replace).unwrap();
    let sign = |evening: &Evening| evening.room.placard(None, 0).chairs[ben.index()].clone();
    assert_eq!(sign(&evening).handed, Some(Why::Away));
    evening.bots_play();
    assert_eq!(evening.awaited(), ANNA);
    evening.decide();
    let wish = Wish::Move { list: evening.list(BEN), text: "rest".into() };
    assert_eq!(evening.wish(BEN, wish), Err(Refusal::Handed));
    evening.wish(BEN, Wish::Return).unwrap();
    assert_eq!(sign(&evening).handed, None);
    assert_eq!(evening.wish(BEN, Wish::Return), Err(Refusal::NotHanded));
    evening.wish(BEN, Wish::Resign).unwrap();
    assert_eq!(evening.wish(BEN, Wish::Return), Err(Refusal::Resigned));
    evening.bots_play();
    while evening.room.phase() == Phase::Playing {
        evening.decide();
        evening.bots_play();
    }
    evening.check();
}

#[test]
fn a_seat_whose_time_is_up_is_handed_to_a_bot() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::Minutes(1));
    let who = evening.awaited();
    assert!(evening.room.act_clock(evening.now + MINUTE / 2).is_none());
    evening.now += 2 * MINUTE;
    let change = evening.room.act_clock(evening.now).unwrap();
    assert!(matches!(change.logged.entry, Entry::Handed { why: Why::Time, .. }));
    evening.tell(&change);
    evening.wish(who, Wish::Return).unwrap();
    assert!(evening.room.act_clock(evening.now).is_none(), "who returns gets time again");
    evening.check();
    let bad = Setting { clock: Clock::Minutes(0), ..Setting::new("spice-road", Options::seats(2)) };
    let shelf = Arc::new(Shelf::default());
    let refused = Room::open("t", shelf, bad, person(ANNA), 0).unwrap_err();
    assert!(matches!(refused, Refusal::BadClock { .. }));
}

#[test]
fn what_is_said_is_kept_as_it_is_and_never_too_long() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
    let say = |text: &str| Wish::Say { text: text.to_owned() };
    evening.wish(ANNA, say(" <script>alert(1)</script>\u{7} ")).unwrap();
    let said = &evening.told[3].1.last().unwrap().news;
    let News::Said { text, .. } = said else { panic!("{said:?}") };
    assert_eq!(text, "<script>alert(1)</script>");
    assert!(matches!(evening.wish(ANNA, say("  ")), Err(Refusal::BadText { .. })));
    assert!(matches!(evening.wish(ANNA, say(&"a".repeat(301))), Err(Refusal::BadText { .. })));
    assert_eq!(evening.wish(CLEO, say("hello")), Err(Refusal::NotSeated));
    evening.check();
}

#[test]
fn a_rematch_seats_the_same_people() {
    let mut evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    assert!(evening.room.act_rematch(PersonId(ANNA), "next", 5).is_err());
    while evening.room.phase() == Phase::Playing {
        evening.decide();
    }
    let entries = evening.room.rematch_entries(&person(BEN));
    let log = entries.into_iter().zip(1..).map(|(entry, seq)| room::Logged { seq, at: 9, entry });
    let next = Room::fold("next", evening.shelf.clone(), log).unwrap();
    assert_eq!(next.people().count(), 2);
    assert!(next.placard(Some(PersonId(BEN)), 0).host);
    let change = evening.room.act_rematch(PersonId(BEN), "next", evening.now).unwrap();
    evening.tell(&change);
    let again = evening.room.act_rematch(PersonId(ANNA), "other", evening.now);
    assert_eq!(again.unwrap_err(), Refusal::Rematched);
    assert_eq!(evening.room.placard(None, 0).rematch.as_deref(), Some("next"));
    evening.check();
}

#[test]
fn a_broken_log_is_told_and_never_fatal() {
    let evening = Evening::of_two(Undo::OwnTurn, Clock::None);
    let mut log = evening.room.log().to_vec();
    log.remove(2);
    let broken = Room::fold("table", evening.shelf.clone(), log).unwrap_err();
    assert_eq!(broken.seq, 4);
    let mut log = evening.room.log().to_vec();
    let seq = log.len() as u32 + 1;
    log.push(room::Logged { seq, at: 0, entry: Entry::Moved { seat: Seat(9), text: "?".into() } });
    assert!(Room::fold("table", evening.shelf.clone(), log).is_err());
}

#[test]
fn no_wish_in_no_order_breaks_a_table() {
    let mut played = 0;
    for seed in 0..80 {
        let setting = Setting {
            undo: Undo::Consent,
            clock: Clock::Minutes(90),
            ..Setting::new("spice-road", Options::seats(3))
        };
        let mut evening = Evening::new(setting);
        evening.chance = Chance::new(Seed::from_number(seed));
        for _ in 0..400 {
            let awaited = evening.room.awaited_people();
            let mut who = 1 + i64::from(evening.chance.below(3));
            if let (Some(person), 0..2) = (awaited.first(), evening.chance.below(3)) {
                who = person.0;
            }
            let wish = any_wish(&mut evening, who);
            let (seq, before) = (evening.room.seq(), evening.room.placard(None, 0));
            if evening.wish(who, wish).is_err() {
                assert_eq!((seq, before), (evening.room.seq(), evening.room.placard(None, 0)));
            }
            if evening.chance.below(4) == 0 {
                evening.bots_play();
            }
        }
        evening.check();
        let moved = |logged: &&room::Logged| matches!(logged.entry, Entry::Moved { .. });
        played += evening.room.log().iter().filter(moved).count();
    }
    assert!(played > 1_000, "the wishes led to {played} decisions only");
}

fn any_wish(evening: &mut Evening, who: i64) -> Wish {
    let seats = 3;
    let chair = evening.chance.below(4) as u8;
    let list =
        (evening.list(who) + evening.chance.below(2)).saturating_sub(evening.chance.below(2));
    let ply = evening.ply();
    let yes = evening.chance.below(2) == 0;
    match evening.chance.below(40) {
        0 => Wish::Sit { chair: Some(chair) },
        1 => Wish::Sit { chair: None },
        2 if yes && chair == 1 => Wish::Leave,
        3 => Wish::Hire { chair, bot: "random".into() },
        4 => Wish::Clear { chair },
        5 | 6 => Wish::Ready { ready: true },
        7 => Wish::Change { setting: Setting::new("spice-road", Options::seats(2 + chair)) },
        8 | 9 => Wish::Begin,
        10 if evening.chance.below(20) == 0 => Wish::Close,
        11 | 12 => Wish::Undo { list },
        13 => Wish::Restart { list },
        14 => Wish::Say { text: "hm".into() },
        15 => Wish::Ask { ask: Ask::Undo { ply: ply / 2 } },
        16 => Wish::Ask { ask: Ask::Replace { seat: Seat(chair) } },
        17 | 18 => Wish::Answer { yes },
        19 if evening.chance.below(20) == 0 => Wish::Resign,
        20 if yes && chair == 0 => Wish::HandOver,
        21 | 22 => Wish::Return,
        _ => {
            let seat = evening.room.chair_of(PersonId(who)).unwrap_or(chair % seats);
            let table = evening.room.table();
            let moves = table.map(|table| table.moves(Seat(seat))).unwrap_or_default();
            let text = evening.chance.pick(&moves).map_or("rest".into(), |line| line.text.clone());
            Wish::Move { list, text }
        }
    }
}

#[test]
fn a_reader_is_told_of_a_move_in_few_bytes() {
    let mut evening = Evening::new(Setting::new("spice-road", Options::seats(2)));
    evening.wish(ANNA, Wish::Hire { chair: 1, bot: "greedy".into() }).unwrap();
    evening.wish(ANNA, Wish::Begin).unwrap();
    evening.bots_play();
    while evening.room.phase() == Phase::Playing {
        evening.decide();
        evening.bots_play();
    }
    assert_eq!(evening.room.viewer(None), Viewer::Spectator);
    let moved = evening.told[0].1.iter().filter(|item| item.placard.is_none());
    let mut sizes: Vec<usize> =
        moved.map(|item| serde_json::to_string(item).unwrap().len()).collect();
    sizes.sort();
    let p99 = sizes[sizes.len() * 99 / 100];
    assert!(p99 <= 1_500, "{p99} bytes");
}

#[test]
fn an_entry_is_small_because_tables_keep_all_of_theirs() {
    assert!(size_of::<room::Logged>() <= 96, "{}", size_of::<room::Logged>());
}
