//! Several deciders at one table: sealed bids, and offers that two alone know of. Played with the toy
//! of the kit, which is in no list of games.

use std::sync::Arc;

use kit::{Chance, Options, Seat, SeatSet, Seed};
use room::{
    Around, Ask, Change, Clock, Item, Mind, News, Person, PersonId, Phase, Refusal, Room, Setting,
    Shelf, Undo, Wish,
};

#[expect(dead_code, reason = "the toy has more than is needed here")]
#[path = "../../kit/tests/contract/toy/mod.rs"]
mod toy;

type Lanterns = toy::Toy<{ toy::Flaw::Sound as u8 }>;

const SECOND: u64 = 1_000;

/// A table of the toy, its people named after their seats, and what each of them was told.
struct Evening {
    room: Room,
    now: u64,
    told: Vec<Vec<Item>>,
}

impl Evening {
    /// A table for three. Seats with a bot's name have a bot.
    fn new(bots: &[Option<&str>; 3]) -> Evening {
        let shelf = Arc::new(Shelf::default());
        shelf.put(registry::unpack_game::<Lanterns>(&Options::seats(3)).unwrap());
        let setting = Setting {
            undo: Undo::Consent,
            clock: Clock::Minutes(5),
            ..Setting::new("toy", Options::seats(3))
        };
        let person = |chair: usize| Person { id: PersonId(chair as i64), name: "Someone".into() };
        let (room, opened) = Room::open("table", shelf, setting, person(0), 0).unwrap();
        let mut evening = Evening { room, now: 0, told: vec![Vec::new(); 4] };
        evening.tell(&opened);
        let mut chance = Chance::new(Seed::from_number(0));
        for (chair, bot) in bots.iter().enumerate().skip(1) {
            match bot {
                Some(bot) => {
                    let hire = Wish::Hire { chair: chair as u8, bot: (*bot).to_owned() };
                    evening.act(&person(0), hire, &mut chance).unwrap();
                }
                None => {
                    evening.act(&person(chair), Wish::Sit { chair: None }, &mut chance).unwrap();
                    let ready = Wish::Ready { ready: true };
                    evening.act(&person(chair), ready, &mut chance).unwrap();
                }
            }
        }
        // Chairs are shuffled when the game begins: until everybody sits on their number.
        let before = (evening.room.log().to_vec(), evening.told.clone());
        for seed in 0.. {
            let mut chance = Chance::new(Seed::from_number(seed));
            evening.act(&person(0), Wish::Begin, &mut chance).unwrap();
            if evening.room.people().all(|(at, person)| PersonId(i64::from(at)) == person.id) {
                break;
            }
            evening.told = before.1.clone();
            let shelf = Arc::new(Shelf::default());
            shelf.put(registry::unpack_game::<Lanterns>(&Options::seats(3)).unwrap());
            evening.room = Room::fold("table", shelf, before.0.clone()).unwrap();
        }
        evening
    }

    fn tell(&mut self, change: &Change) {
        for (at, items) in self.told.iter_mut().enumerate() {
            let reader = (at < 3).then_some(PersonId(at as i64));
            items.extend(self.room.item(change, reader));
        }
    }

    fn act(&mut self, by: &Person, wish: Wish, chance: &mut Chance) -> Result<(), Refusal> {
        let mut fresh = || chance.fork();
        let mut around = Around { now: self.now, away: SeatSet::EMPTY, fresh: &mut fresh };
        let change = self.room.act(by, wish, &mut around)?;
        self.tell(&change);
        Ok(())
    }

    fn wish(&mut self, seat: u8, wish: Wish) -> Result<(), Refusal> {
        let by = Person { id: PersonId(seat.into()), name: "Someone".into() };
        self.act(&by, wish, &mut Chance::new(Seed::from_number(1)))
    }

    fn list(&self, seat: u8) -> u32 {
        self.room.placard(Some(PersonId(seat.into())), self.now).list
    }

    fn play(&mut self, seat: u8, text: &str) {
        let wish = Wish::Move { list: self.list(seat), text: text.to_owned() };
        self.wish(seat, wish).unwrap_or_else(|refusal| panic!("{seat} {text}: {refusal}"));
    }

    /// Everything that somebody was told, byte for byte; 3 watches.
    fn stream(&self, reader: usize) -> String {
        serde_json::to_string(&self.told[reader]).unwrap()
    }

    /// Numbers without a gap, and the same story for who comes later.
    fn check(&self) {
        for (at, items) in self.told.iter().enumerate() {
            let reader = (at < 3).then_some(PersonId(at as i64));
            let numbers: Vec<u32> = items.iter().map(|item| item.seq).collect();
            assert_eq!(numbers, (1..=self.room.seq_for(reader)).collect::<Vec<_>>());
            assert_eq!(&self.room.story(reader, 0).unwrap(), items);
            let last = self.room.story(reader, items.len() as u32 - 1).unwrap();
            assert_eq!(last, items[items.len() - 1..], "one goes on by one's own numbers");
        }
    }

    fn texts(&self, seat: u8) -> Vec<String> {
        self.room.table().unwrap().move_texts(Seat(seat))
    }

    /// Seat 1 gets a charm; then it puts the next lantern up for sale. Tells which charm it is.
    fn until_a_charm(&mut self) -> char {
        self.play(0, "choose:0");
        for (seat, bid) in [(0, "bid:0"), (1, "bid:1"), (2, "bid:0")] {
            self.play(seat, bid);
        }
        self.play(1, "draw");
        self.play(1, "choose:1");
        let offers = self.texts(0);
        let offer = offers.iter().find(|text| text.starts_with("offer:1")).unwrap();
        offer.chars().last().unwrap()
    }
}

#[test]
fn three_sealed_bids_in_flight_at_once_are_all_accepted() {
    let mut evening = Evening::new(&[None; 3]);
    evening.play(0, "choose:0");
    // All three have looked before any of them has bid.
    let wishes = [0, 1, 2].map(|seat| {
        let text = format!("bid:{seat}");
        (seat, Wish::Move { list: evening.list(seat), text })
    });
    for (seat, wish) in wishes.clone() {
        evening.wish(seat, wish).unwrap();
    }
    assert!(matches!(evening.told[3].last().unwrap().news, News::Moved { seat: Seat(2), .. }));
    for (seat, wish) in wishes {
        let list = evening.list(seat);
        assert_eq!(evening.wish(seat, wish), Err(Refusal::Stale { list }), "a wish counts once");
    }
    evening.check();
}

#[test]
fn a_sealed_bid_shows_nobody_that_it_is_in() {
    let mut evening = Evening::new(&[None; 3]);
    evening.play(0, "choose:0");
    let before = [0, 2, 3].map(|reader| evening.stream(reader));
    evening.now += 10 * SECOND;
    evening.play(1, "bid:1");
    assert_eq!([0, 2, 3].map(|reader| evening.stream(reader)), before);
    evening.now += 50 * SECOND;
    let placard = |reader: Option<i64>| evening.room.placard(reader.map(PersonId), evening.now);
    let (own, other, stranger) = (placard(Some(1)), placard(Some(0)), placard(None));
    assert_eq!(own.awaited, [Seat(0), Seat(2)]);
    assert_eq!(other.awaited, [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(stranger.awaited, other.awaited);
    assert_eq!(own.left, [240_000, 290_000, 240_000]);
    assert_eq!(other.left, [240_000; 3], "it goes on as if seat 1 still thought");
    assert_eq!((own.ply, other.ply, stranger.ply), (2, 1, 1));
    assert_eq!(evening.room.awaited_people(), [PersonId(0), PersonId(2)]);
    assert!(!evening.texts(1).is_empty(), "a bid can be changed");
    evening.check();
}

#[test]
fn a_bid_is_taken_back_past_what_others_have_bid_in_secret() {
    let mut evening = Evening::new(&[None; 3]);
    evening.play(0, "choose:0");
    evening.play(0, "bid:1");
    evening.play(1, "bid:2");
    let before = [1, 2, 3].map(|reader| evening.stream(reader));
    let list = evening.list(0);
    evening.wish(0, Wish::Undo { list }).unwrap();
    assert_eq!([1, 2, 3].map(|reader| evening.stream(reader)), before);
    assert_eq!(evening.room.awaited_people(), [PersonId(0), PersonId(2)], "the other bid stands");
    let News::Undone { ply, .. } = evening.told[0].last().unwrap().news else { panic!() };
    assert_eq!(ply, 1);
    evening.check();
}

#[test]
fn a_question_stays_open_and_in_everybodys_numbers_while_others_bid_in_secret() {
    let mut evening = Evening::new(&[None; 3]);
    evening.play(0, "choose:0");
    evening.play(1, "bid:1");
    evening.play(0, "bid:1");
    evening.wish(0, Wish::Ask { ask: Ask::Undo { ply: 0 } }).unwrap();
    evening.play(2, "bid:1");
    // All bids are open now, which everybody can see: that ends it.
    assert_eq!(evening.wish(1, Wish::Answer { yes: true }), Err(Refusal::NotAsked));
    evening.play(0, "leave");
    evening.play(1, "choose:1");
    evening.play(2, "bid:0");
    let ply = evening.room.placard(Some(PersonId(0)), 0).ply - 1;
    evening.wish(0, Wish::Ask { ask: Ask::Undo { ply } }).unwrap();
    evening.play(1, "bid:0");
    let asked = |seat: i64| evening.room.placard(Some(PersonId(seat)), 0).vote.unwrap().ask;
    assert_eq!(asked(0), Ask::Undo { ply });
    // Seat 1 does not know of the first bids of the others, nor seat 2; each knows of its own.
    assert_eq!((asked(1), asked(2)), (Ask::Undo { ply }, Ask::Undo { ply: ply - 1 }));
    evening.wish(1, Wish::Answer { yes: true }).unwrap();
    evening.wish(2, Wish::Answer { yes: true }).unwrap();
    assert_eq!(evening.room.placard(Some(PersonId(0)), 0).ply, ply);
    evening.check();
}

#[test]
fn a_third_stream_is_the_same_whether_or_not_two_others_exchanged_an_offer() {
    let evening = |with_offer: bool, by_undo: bool| {
        let mut evening = Evening::new(&[None; 3]);
        let charm = evening.until_a_charm();
        evening.now += 5 * SECOND;
        evening.play(0, "bid:1");
        if with_offer {
            evening.now += 7 * SECOND;
            evening.play(2, &format!("offer:1:2:{charm}"));
            assert!(evening.texts(1).contains(&"accept:2".to_owned()));
            evening.now += 7 * SECOND;
            match by_undo {
                true => evening.wish(2, Wish::Undo { list: evening.list(2) }).unwrap(),
                false => evening.play(2, "withdraw"),
            }
        }
        evening.now = 60 * SECOND;
        evening.play(0, "bid:2");
        evening.play(1, "bid:1");
        evening.play(2, "bid:1");
        evening.check();
        evening
    };
    let without = evening(false, false);
    for by_undo in [false, true] {
        let with = evening(true, by_undo);
        assert!(with.room.seq() > without.room.seq());
        for reader in [0, 3] {
            assert_eq!(with.stream(reader), without.stream(reader));
        }
        assert_ne!(with.stream(1), without.stream(1), "who was offered something knows of it");
        let placard = |evening: &Evening| evening.room.placard(Some(PersonId(0)), evening.now);
        assert_eq!(placard(&with), placard(&without));
    }
}

#[test]
fn a_bots_thought_outlives_offers_and_bids_of_others() {
    let mut evening = Evening::new(&[None, Some("greedy"), None]);
    let person = |seat| Person { id: PersonId(seat), name: "Someone".into() };
    // Whoever is awaited decides, until the bot has a charm and is to bid.
    let mut mind = Mind::default();
    let (job, charm) = loop {
        if let Some(job) = evening.room.bot_job() {
            let texts = evening.texts(0);
            let offer = texts.iter().find(|text| text.starts_with("offer:1"));
            if let (Some(offer), true) = (offer, evening.texts(1).contains(&"bid:0".to_owned())) {
                break (job, offer.chars().last().unwrap());
            }
            let mine = evening.texts(1);
            let text = ["draw", "bid:1", "choose:0", "choose:1", "choose:2", "choose:3"]
                .into_iter()
                .find(|wanted| mine.iter().any(|text| text == wanted))
                .unwrap();
            let change = evening.room.act_bot(job.seat, job.list, text, evening.now).unwrap();
            evening.tell(&change);
            continue;
        }
        let who = evening.room.awaited_people()[0].0 as u8;
        let mine = evening.texts(who);
        let text = mine.iter().find(|text| *text == "bid:0").unwrap_or(mine.last().unwrap());
        evening.play(who, &text.clone());
    };
    assert_eq!(job.seat, Seat(1));
    let thought = job.think(&mut mind, Seed::from_number(3)).unwrap();
    // A person bids in secret, and another offers the bot something, over and over.
    evening.play(2, "bid:0");
    evening.play(0, &format!("offer:1:1:{charm}"));
    evening.play(0, "withdraw");
    let list = evening.list(0);
    evening.act(&person(0), Wish::Undo { list }, &mut Chance::new(Seed::from_number(1))).unwrap();
    let again = evening.room.bot_job().unwrap();
    assert_ne!(again.list, job.list, "the bot's own list has changed");
    let change = evening.room.act_bot(job.seat, job.list, &thought, evening.now).unwrap();
    evening.tell(&change);
    // What was not possible all the time is stale: it may be another offer.
    let late = evening.room.act_bot(job.seat, job.list, "accept:0", evening.now);
    assert!(matches!(late, Err(Refusal::Stale { .. })), "{late:?}");
    evening.check();
}

#[test]
fn a_bot_that_nobody_waits_for_is_asked_once_about_an_offer() {
    let mut evening = Evening::new(&[None, Some("random"), None]);
    let charm = loop {
        let texts = evening.texts(0);
        let offer = texts.iter().find(|text| text.starts_with("offer:1"));
        if let Some(offer) = offer {
            break offer.chars().last().unwrap();
        }
        let awaited = evening.room.table().unwrap().awaiting().seats();
        let seat = awaited.first().unwrap();
        let mine = evening.texts(seat.0);
        let wanted = if seat == Seat(1) { ["bid:1", "draw"] } else { ["bid:0", "leave"] };
        let text = mine.iter().find(|text| wanted.contains(&text.as_str()));
        let text = text.unwrap_or(mine.last().unwrap()).clone();
        if seat == Seat(1) {
            let list = evening.room.bot_job().unwrap().list;
            let change = evening.room.act_bot(seat, list, &text, 0).unwrap();
            evening.tell(&change);
        } else {
            evening.play(seat.0, &text);
        }
    };
    let job = evening.room.bot_job().unwrap();
    let change = evening.room.act_bot(job.seat, job.list, "bid:0", 0).unwrap();
    evening.tell(&change);
    assert!(evening.room.bot_job().is_none(), "its bid is in");
    evening.play(0, &format!("offer:1:1:{charm}"));
    let job = evening.room.bot_job().unwrap();
    assert!(job.is_free() && evening.room.asks_bot() && !evening.room.awaits_bot());
    let thoughts: Vec<Option<String>> =
        (0..40).map(|seed| job.think(&mut Mind::default(), Seed::from_number(seed))).collect();
    let answers = ["accept:0", "reject:0"].map(str::to_owned);
    assert!(thoughts.iter().flatten().all(|text| answers.contains(text)), "{thoughts:?}");
    assert!(thoughts.contains(&None), "it may leave it at that");
    evening.room.pass_bot(job.seat, job.list);
    assert!(evening.room.bot_job().is_none());
    evening.check();
}

#[test]
fn bots_of_all_kinds_play_sealed_bids_and_offers_to_the_end() {
    let mut evening = Evening::new(&[None, Some("greedy"), Some("level2")]);
    evening.wish(0, Wish::HandOver).unwrap();
    let (mut mind, mut chance) = (Mind::default(), Chance::new(Seed::from_number(4)));
    for _ in 0..500 {
        let Some(job) = evening.room.bot_job() else { break };
        match job.think(&mut mind, chance.fork()) {
            Some(text) => {
                let played = evening.room.act_bot(job.seat, job.list, &text, evening.now);
                evening.tell(&played.unwrap());
            }
            None => {
                assert!(job.is_free());
                evening.room.pass_bot(job.seat, job.list);
            }
        }
    }
    assert_eq!(evening.room.phase(), Phase::Over);
    evening.check();
}
