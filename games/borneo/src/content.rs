//! Borneo's components and parameters, read from its content files.

use kit::content::{Number, Numbered, Printed, Sheet, SheetRow};
use kit::{CardSet, Content, ContentError, Phrase};

use crate::flags::{Company, Flags};
use crate::payment::{Needs, Stock};

/// The companies on the board.
pub const COMPANIES: usize = 4;
/// The spices that missions ask for.
pub const SPICES: usize = 4;
/// The harbour spaces on the board.
pub const HARBOURS: usize = 3;
/// The flags in the first row of a shipment card.
pub const FIRST_ROW: usize = 3;
/// The most ranks of a company; also the length of a column in a State.
pub const MOST_RANKS: usize = 5;
/// The most shipment cards in one harbour; also the length of a cargo in a State.
pub const MOST_CARGO: usize = 9;
/// No hand ever holds more cards; also the length of a hand in a View.
pub const MOST_HAND: usize = 12;
/// The most cards that a set tells apart; also the length of the list of batches in a State.
pub const MOST_CARDS: usize = 64;

kit::numbered! {
    /// A spice, by its place in the content.
    pub struct Spice;

    /// A shipment card.
    pub struct Card;

    /// A harbour card.
    pub struct Port;

    /// A mission tile.
    pub struct Mission;
}

impl Spice {
    /// Every spice.
    pub fn all() -> impl Iterator<Item = Spice> + Clone {
        (0..SPICES as u8).map(Spice)
    }
}

/// What a shipment card shows.
#[derive(Clone, Debug)]
pub(crate) struct Shipment {
    /// None for a crate.
    pub(crate) spice: Option<Spice>,
    /// How many spices it is worth in a payment.
    pub(crate) units: u8,
    /// The row that stays visible.
    pub(crate) first: [Company; FIRST_ROW],
    /// The row that the next card covers.
    pub(crate) second: Company,
    /// The flags of the first row.
    pub(crate) kept: Flags,
    /// The flags of both rows.
    pub(crate) all: Flags,
}

impl Shipment {
    /// The flags in reading order; the second row only while it is visible.
    pub(crate) fn read(&self, covered: bool) -> impl Iterator<Item = Company> {
        self.first.into_iter().chain((!covered).then_some(self.second))
    }
}

/// What a harbour card shows.
#[derive(Clone, Debug)]
pub(crate) struct Harbour {
    pub(crate) name: String,
    pub(crate) spice: Spice,
    /// So many visible flags are a monopoly.
    pub(crate) monopoly: u8,
    /// So many shipment cards fill the harbour.
    pub(crate) most: u8,
}

/// What a mission tile shows.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) category: u8,
    pub(crate) needs: Needs,
    pub(crate) points: i32,
}

/// Everything printed on cards and tiles and in the setup, checked.
#[derive(Clone, Debug)]
pub(crate) struct Components {
    pub(crate) companies: Numbered<Company>,
    pub(crate) spices: Numbered<Spice>,
    pub(crate) shipments: Numbered<Card, Shipment>,
    pub(crate) harbours: Numbered<Port, Harbour>,
    pub(crate) missions: Numbered<Mission, Tile>,
    /// The harbour cards and missions for this number of seats.
    pub(crate) ports_in_play: CardSet,
    pub(crate) missions_in_play: CardSet,
    /// Every shipment card.
    pub(crate) all_cards: CardSet,
    /// The shipment cards with a flag of each company.
    pub(crate) flagged: [CardSet; COMPANIES],
    worth: Worth,
    pub(crate) parameters: Parameters,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parameters {
    pub(crate) merchants: u8,
    pub(crate) ranks: u8,
    pub(crate) starting_hand: u8,
    pub(crate) draw: u8,
    pub(crate) hand_limit: u8,
    /// So many cards stay in the hand in a duel.
    pub(crate) keep: u8,
    pub(crate) card_points: i32,
    pub(crate) pirate_loss: i32,
}

/// The cards by what they are worth in a payment.
#[derive(Clone, Debug, Default)]
struct Worth {
    single: [CardSet; SPICES],
    double: [CardSet; SPICES],
    crates: CardSet,
    ports: [CardSet; SPICES],
}

impl Components {
    pub(crate) fn read(
        content: &Content,
        seats: u8,
        more_merchants: bool,
    ) -> Result<Components, ContentError> {
        let companies = read_names(content.sheet("companies")?, COMPANIES)?;
        let spices = read_names(content.sheet("spices")?, SPICES)?;
        // What pays for a mission is named by its id alone.
        content.distinct(&["shipments", "harbours"])?;
        let shipments = read_shipments(content.sheet("shipments")?, &companies, &spices)?;
        let (harbours, ports_in_play) = read_harbours(content.sheet("harbours")?, &spices, seats)?;
        let (missions, missions_in_play) =
            read_missions(content.sheet("missions")?, &spices, seats)?;
        let flagged = std::array::from_fn(|company| {
            shipments.set_of(|card| card.all.of(Company(company as u8)) > 0)
        });
        let of = |spice: usize, units: u8| {
            let spice = Some(Spice(spice as u8));
            shipments.set_of(|card| card.spice == spice && card.units == units)
        };
        let worth = Worth {
            single: std::array::from_fn(|spice| of(spice, 1)),
            double: std::array::from_fn(|spice| of(spice, 2)),
            crates: shipments.set_of(|card| card.spice.is_none()),
            ports: std::array::from_fn(|spice| {
                harbours.set_of(|port| port.spice == Spice(spice as u8))
            }),
        };
        let parameters = read_parameters(content, more_merchants)?;
        Ok(Components {
            all_cards: shipments.set(),
            companies,
            spices,
            shipments,
            harbours,
            missions,
            ports_in_play,
            missions_in_play,
            flagged,
            worth,
            parameters,
        })
    }

    pub(crate) fn shipment(&self, card: Card) -> Option<&Printed<Shipment>> {
        self.shipments.of(card)
    }

    pub(crate) fn harbour(&self, port: Port) -> Option<&Printed<Harbour>> {
        self.harbours.of(port)
    }

    pub(crate) fn mission(&self, mission: Mission) -> Option<&Printed<Tile>> {
        self.missions.of(mission)
    }

    /// The flags of one company on both rows of these cards.
    pub(crate) fn flags(&self, cards: CardSet, company: Company) -> u8 {
        let shipments = cards.iter().filter_map(|card| self.shipment(Card(card)));
        shipments.fold(Flags::default(), |sum, card| sum.plus(card.all)).of(company)
    }

    /// What these cards are worth in a payment.
    #[inline]
    pub(crate) fn stock(&self, cards: CardSet, ports: CardSet) -> Stock {
        let count = |set: CardSet, kind: CardSet| (set.0 & kind.0).count_ones() as u8;
        let Worth { single, double, crates, ports: harbours } = &self.worth;
        Stock {
            single: std::array::from_fn(|spice| {
                count(cards, single[spice]) + count(ports, harbours[spice])
            }),
            double: std::array::from_fn(|spice| count(cards, double[spice])),
            crates: count(cards, *crates),
        }
    }
}

fn read_parameters(content: &Content, more_merchants: bool) -> Result<Parameters, ContentError> {
    let sheet = content.sheet("parameters")?;
    sheet.count(9..=9)?;
    sheet.rows.iter().try_for_each(|row| row.only(&["value"]))?;
    let number =
        |name: &str, least: i64, most: i64| sheet.row(name)?.number::<u8>("value", least..=most);
    let (few, many) = (number("merchants", 1, 3)?, number("more-merchants", 1, 5)?);
    let hand_limit = number("hand-limit", 2, 8)?;
    Ok(Parameters {
        merchants: if more_merchants { many } else { few },
        ranks: number("ranks", 4, MOST_RANKS as i64)?,
        starting_hand: number("starting-hand", 1, hand_limit.into())?,
        draw: number("draw", 1, MOST_HAND as i64 - i64::from(hand_limit))?,
        hand_limit,
        keep: number("keep", 1, 3)?,
        card_points: number("card-points", 0, 9)?.into(),
        pirate_loss: number("pirate-loss", 0, 20)?.into(),
    })
}

fn read_names<N: Number>(sheet: &Sheet, count: usize) -> Result<Numbered<N>, ContentError> {
    sheet.count(count..=count)?;
    Numbered::read(sheet, |row| row.only(&[]))
}

/// The words of a field, each the name of something known, or what is wrong with them.
fn read_words<N: Number>(
    row: &SheetRow,
    field: &str,
    known: &Numbered<N>,
    count: std::ops::RangeInclusive<usize>,
) -> Result<Vec<N>, ContentError> {
    let words = row.text(field)?.split_whitespace().map(|word| known.find(word));
    let words: Option<Vec<N>> = words.collect();
    let expected = || Phrase::new("content-expects-one-of").with("known", known.ids());
    words.filter(|words| count.contains(&words.len())).ok_or_else(|| row.bad(field, expected()))
}

fn read_shipments(
    sheet: &Sheet,
    companies: &Numbered<Company>,
    spices: &Numbered<Spice>,
) -> Result<Numbered<Card, Shipment>, ContentError> {
    sheet.count(60..=60)?;
    let mut known = spices.clone();
    let no_spice = known.push("crate", ());
    Numbered::read(sheet, |row| {
        row.only(&["spice", "units", "first", "second"])?;
        let spice = read_words(row, "spice", &known, 1..=1)?[0];
        let spice = Some(spice).filter(|&spice| spice != no_spice);
        let row_of = |field, count: usize| read_words(row, field, companies, count..=count);
        let (first, second) = (row_of("first", FIRST_ROW)?, row_of("second", 1)?[0]);
        let first: [Company; FIRST_ROW] = std::array::from_fn(|at| first[at]);
        let kept: Flags = first.into_iter().collect();
        Ok(Shipment {
            spice,
            // A crate is one spice, whichever.
            units: row.number("units", 1..=if spice.is_some() { 2 } else { 1 })?,
            first,
            second,
            kept,
            all: kept.plus([second].into_iter().collect()),
        })
    })
}

/// Whether a card with this mark is used by so many seats.
fn for_seats(row: &SheetRow, seats: u8) -> Result<bool, ContentError> {
    match row.text("mark")? {
        "" => Ok(true),
        "3/4" => Ok(seats < 5),
        "5" => Ok(seats == 5),
        _ => Err(row.bad("mark", "3/4, 5")),
    }
}

fn read_harbours(
    sheet: &Sheet,
    spices: &Numbered<Spice>,
    seats: u8,
) -> Result<(Numbered<Port, Harbour>, CardSet), ContentError> {
    sheet.count(14..=14)?;
    let (mut harbours, mut in_play) = (Numbered::<Port, _>::default(), CardSet::EMPTY);
    for row in &sheet.rows {
        row.only(&["name", "spice", "monopoly", "most", "mark"])?;
        let harbour = Harbour {
            name: row.text("name")?.to_owned(),
            spice: read_words(row, "spice", spices, 1..=1)?[0],
            monopoly: row.number("monopoly", 2..=40)?,
            most: row.number("most", 1..=MOST_CARGO as i64)?,
        };
        let port = harbours.push(&row.id, harbour);
        if for_seats(row, seats)? {
            in_play.insert(port.0);
        }
    }
    if (in_play.len() as usize) < HARBOURS
        && let Some(row) = sheet.rows.last()
    {
        return Err(row.bad("mark", "3/4, 5"));
    }
    Ok((harbours, in_play))
}

fn read_missions(
    sheet: &Sheet,
    spices: &Numbered<Spice>,
    seats: u8,
) -> Result<(Numbered<Mission, Tile>, CardSet), ContentError> {
    sheet.count(16..=16)?;
    let (mut missions, mut in_play) = (Numbered::<Mission, _>::default(), CardSet::EMPTY);
    for row in &sheet.rows {
        row.only(&["category", "spices", "points", "mark"])?;
        let mut needs = [0; SPICES];
        for spice in read_words(row, "spices", spices, 1..=12)? {
            needs[spice.index()] += 1;
        }
        let (category, points) = (row.number("category", 1..=5)?, row.number("points", 1..=99)?);
        let mission = missions.push(&row.id, Tile { category, needs, points });
        if for_seats(row, seats)? {
            in_play.insert(mission.0);
        }
    }
    Ok((missions, in_play))
}
