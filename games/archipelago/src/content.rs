//! The component tables, read from the content files and checked.

use kit::content::{Sheet, SheetRow};
use kit::{Content, ContentError};

use crate::components::{
    Back, Board, Building, CARDS, CardFace, Components, Criterion, Edge, Effect, End, Face,
    Figures, HEXES, Half, IconFace, Kind, Level, MOST_ICONS, OBJECTIVES, Objective, Price,
    RESOURCES, Resource, Section, TRENDS, Taxes, Wins,
};

/// No figure of a row is larger: sums stay far from their limits.
const MOST: i64 = 30;

/// How the table is set up, as far as the components depend on it.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    pub(crate) seats: u8,
    /// The length of the game: the sheet of its objectives.
    pub(crate) length: &'a str,
}

impl Components {
    pub(crate) fn read(content: &Content, table: Table<'_>) -> Result<Components, ContentError> {
        let mut faces = read_faces(content.sheet("regions")?, 2 * usize::from(HEXES))?;
        faces.extend(read_faces(content.sheet("start")?, 2)?);
        let points = content.sheet("points")?;
        let buildings = content.sheet("buildings")?;
        let mut prices = [Price::default(); 4];
        for (kind, price) in Building::ALL.iter().zip(&mut prices) {
            *price = read_price(buildings.row(kind.id())?)?;
        }
        Ok(Components {
            figures: read_figures(content, table.seats)?,
            cubes: read_cubes(content.sheet("resources")?)?,
            faces,
            cards: read_cards(content)?,
            objectives: read_objectives(content.sheet(table.length)?, table.seats)?,
            trends: read_trends(content.sheet("trends")?)?,
            markets: [
                read_market(content.sheet("home-market")?)?,
                read_market(content.sheet("export-market")?)?,
            ],
            stability: read_levels(content.sheet("stability")?)?,
            workers: read_levels(content.sheet("workers")?)?,
            buildings: prices,
            ship: read_price(buildings.row("ship")?)?,
            taxes: read_taxes(content.sheet("taxes")?)?,
            objective_points: read_points(points.row("objective")?)?,
            trend_points: read_points(points.row("trend")?)?,
            pacifist_points: points.row("pacifist")?.number("first", 0..=MOST)?,
        })
    }
}

fn read_figures(content: &Content, seats: u8) -> Result<Figures, ContentError> {
    let sheet = content.sheet("parameters")?;
    sheet.rows.iter().try_for_each(|row| row.only(&["value"]))?;
    let from = |least: i64, name: &str, most: i64| -> Result<u8, ContentError> {
        sheet.row(name)?.number("value", least..=most)
    };
    let wheel = content.sheet("wheel")?;
    let circles = |name: &str| -> Result<u8, ContentError> {
        let row = wheel.row(name)?;
        row.only(&["few", "many"])?;
        row.number(if seats > 4 { "many" } else { "few" }, 0..=9)
    };
    let pair = seats == 2;
    let (citizens, ships) = (from(2, "citizens", 10)?, from(1, "ships", 4)?);
    let (both_citizens, both_ships) = (from(2, "pair-citizens", 20)?, from(1, "pair-ships", 8)?);
    Ok(Figures {
        florins: from(100, "florins", 200)?,
        start_florins: from(0, "start-florins", 20)?,
        citizens: if pair { both_citizens } else { citizens },
        ships: if pair { both_ships } else { ships },
        discs: from(1, "discs", 5)?,
        most_discs: from(1, "most-discs", 5)?,
        piles: from(3, "piles", 3)?,
        pile: from(2, "pile", 9)?,
        hand: from(3, "hand", 3)?,
        settlers: from(2, "settlers", 2)?,
        crowd: from(3, "crowd", 3)?,
        slots: from(5, "slots", 5)?,
        houses: from(1, "houses", 25)?,
        trades: from(1, "trades", 25)?,
        site_trades: from(1, "site-trades", 9)?,
        most_workers: from(22, "most-workers", 99)?,
        desert_workers: from(0, "desert-workers", 20)?,
        tax_unrest: from(0, "tax-unrest", 9)?,
        last_turn: from(1, "last-turn", 90)?,
        offers: from(1, "offers", 5)?,
        tax_circles: circles("taxes")?,
        explore_circles: circles("exploration")?,
    })
}

fn read_cubes(sheet: &Sheet) -> Result<[u8; RESOURCES], ContentError> {
    sheet.count(RESOURCES..=RESOURCES)?;
    let mut cubes = [0; RESOURCES];
    for (resource, count) in Resource::ALL.iter().zip(&mut cubes) {
        let row = sheet.row(resource.id())?;
        row.only(&["cubes"])?;
        *count = row.number("cubes", 5..=20)?;
    }
    Ok(cubes)
}

fn expected<T>(ids: &[T], id: impl Fn(&T) -> &'static str) -> String {
    ids.iter().map(id).collect::<Vec<_>>().join(", ")
}

fn read_resource(row: &SheetRow, field: &str) -> Result<Option<Resource>, ContentError> {
    match row.text(field)? {
        "" => Ok(None),
        text => Resource::parse(text)
            .map(Some)
            .ok_or_else(|| row.bad(field, expected(Resource::ALL, |resource| resource.id()))),
    }
}

fn read_faces(sheet: &Sheet, count: usize) -> Result<Vec<Face>, ContentError> {
    sheet.count(count..=count)?;
    sheet.rows.iter().map(read_face).collect()
}

fn read_face(row: &SheetRow) -> Result<Face, ContentError> {
    row.only(&[
        "edges", "shape", "huts", "far", "fruit", "cattle", "fish", "wood", "stone", "iron",
    ])?;
    let wrong = |field: &'static str, expected: &'static str| row.bad(field, expected.to_owned());
    let letters: Vec<Edge> = row
        .text("edges")?
        .chars()
        .filter_map(|letter| Edge::parse(letter.encode_utf8(&mut [0; 4])))
        .collect();
    let edges: [Edge; 6] = letters.try_into().map_err(|_| wrong("edges", "S, P, M (6)"))?;
    let is_sea = |edge: Edge| edge == Edge::Sea;
    // Runs of sides of one sort, clockwise; the run of side 0 is the first of its sort.
    let run_of = |sea: bool| -> ([Option<u8>; 6], u8) {
        let mut run = [None; 6];
        let mut count = 0;
        let start = (0..6).find(|&at| is_sea(edges[at]) != sea).map_or(0, |at| at + 1);
        let mut inside = false;
        for step in 0..6 {
            let at = (start + step) % 6;
            if is_sea(edges[at]) != sea {
                inside = false;
                continue;
            }
            if !inside {
                (count, inside) = (count + 1, true);
            }
            run[at] = Some(count - 1);
        }
        // Numbered from the north.
        let first = run.iter().flatten().next().copied().unwrap_or(0);
        let from_north = run.map(|run| run.map(|run| (run + count - first) % count.max(1)));
        (from_north, count)
    };
    let ((mut shore, lands), (mut sea, waters)) = (run_of(false), run_of(true));
    let (shores, seas) = match (row.text("shape")?, lands, waters) {
        ("coast", 1, 1) => (1, 1),
        ("inland", 1, 0) => (1, 0),
        ("island", 0, 1) => (1, 1),
        ("sea", 0, 1) => (0, 1),
        ("strait", 2, 2) => {
            sea = sea.map(|sea| sea.map(|_| 0));
            (2, 1)
        }
        ("isthmus", 2, 2) => {
            shore = shore.map(|shore| shore.map(|_| 0));
            (1, 2)
        }
        _ => return Err(wrong("shape", "coast, inland, island, sea, strait, isthmus")),
    };
    let far = read_resource(row, "far")?;
    let mut icons = Vec::new();
    for &resource in Resource::ALL {
        let count: u8 = row.number_or_zero(resource.id(), 0..=MOST_ICONS as i64)?;
        let side = u8::from(far == Some(resource));
        icons.extend((0..count).map(|_| IconFace { resource, side }));
    }
    let dry = seas == 0 && icons.iter().any(|icon| icon.resource == Resource::Fish);
    let wet = shores == 0 && icons.iter().any(|icon| icon.resource != Resource::Fish);
    if icons.len() > MOST_ICONS || dry || wet || (far.is_some() && shores < 2) {
        return Err(wrong("shape", "coast, inland, island, sea, strait, isthmus"));
    }
    let huts = row.number("huts", 0..=5)?;
    Ok(Face { id: row.id.clone(), edges, shore, sea, shores, seas, huts, icons })
}

fn read_price(row: &SheetRow) -> Result<Price, ContentError> {
    row.only(&["florins", "fruit", "cattle", "fish", "wood", "stone", "iron"])?;
    Ok(Price { florins: row.number_or_zero("florins", 0..=MOST)?, cubes: read_cost(row)? })
}

/// What is paid in cubes: of at most two resources, so that a payment can be written down.
fn read_cost(row: &SheetRow) -> Result<[u8; RESOURCES], ContentError> {
    let mut cost = [0; RESOURCES];
    for (resource, count) in Resource::ALL.iter().zip(&mut cost) {
        *count = row.number_or_zero(resource.id(), 0..=6)?;
    }
    if cost.iter().filter(|count| **count > 0).count() > 2 {
        return Err(row.bad("iron", "0".to_owned()));
    }
    Ok(cost)
}

fn read_market(sheet: &Sheet) -> Result<[Section; RESOURCES], ContentError> {
    sheet.count(RESOURCES..=RESOURCES)?;
    let mut sections = [Section { width: 1, prices: [0; 3], worker: 0, rebel: 0 }; RESOURCES];
    for (resource, section) in Resource::ALL.iter().zip(&mut sections) {
        let row = sheet.row(resource.id())?;
        row.only(&["width", "first", "second", "third", "worker", "rebel"])?;
        *section = Section {
            width: row.number("width", 1..=5)?,
            prices: [
                row.number("first", 1..=MOST)?,
                row.number("second", 1..=MOST)?,
                row.number_or_zero("third", 0..=MOST)?,
            ],
            worker: row.number_or_zero("worker", 0..=3)?,
            rebel: row.number_or_zero("rebel", 0..=3)?,
        };
    }
    Ok(sections)
}

fn read_levels(sheet: &Sheet) -> Result<Vec<Level>, ContentError> {
    sheet.count(1..=12)?;
    let read = |row: &SheetRow| {
        row.only(&["from", "workers", "rebels", "cost"])?;
        Ok(Level {
            from: row.number("from", 0..=50)?,
            workers: row.number_or_zero("workers", 0..=9)?,
            rebels: row.number_or_zero("rebels", -9..=9)?,
            cost: row.number_or_zero("cost", 0..=9)?,
        })
    };
    let levels: Vec<Level> = sheet.rows.iter().map(read).collect::<Result<_, ContentError>>()?;
    match sheet.rows.iter().zip(levels.windows(2)).find(|(_, pair)| pair[0].from >= pair[1].from) {
        Some((row, _)) => Err(row.bad("from", "<".to_owned())),
        None => Ok(levels),
    }
}

fn read_taxes(sheet: &Sheet) -> Result<Taxes, ContentError> {
    let base = |name: &str| -> Result<u8, ContentError> {
        let row = sheet.row(name)?;
        row.only(&["florins"])?;
        row.number("florins", 0..=9)
    };
    Ok(Taxes {
        citizen: base("citizen")?,
        ship: base("ship")?,
        town: base("town")?,
        temple: base("temple")?,
    })
}

fn read_points(row: &SheetRow) -> Result<[u8; 3], ContentError> {
    row.only(&["first", "second", "third"])?;
    Ok([
        row.number("first", 0..=MOST)?,
        row.number("second", 0..=MOST)?,
        row.number("third", 0..=MOST)?,
    ])
}

fn read_criterion(row: &SheetRow) -> Result<Criterion, ContentError> {
    let wins = Wins::parse(row.text("wins")?)
        .ok_or_else(|| row.bad("wins", expected(Wins::ALL, |wins| wins.id())))?;
    let of = read_resource(row, "of")?;
    let needs = matches!(wins, Wins::Cubes | Wins::Icons);
    match of {
        None if needs => Err(row.bad("of", expected(Resource::ALL, |resource| resource.id()))),
        _ => Ok(Criterion {
            wins,
            of: of.unwrap_or(Resource::Fruit),
            margin: row.number_or_zero("margin", 0..=50)?,
        }),
    }
}

fn read_objectives(sheet: &Sheet, seats: u8) -> Result<Vec<Objective>, ContentError> {
    sheet.count(OBJECTIVES..=OBJECTIVES)?;
    let column = match seats {
        2 => "two",
        3 => "three",
        4 => "four",
        _ => "five",
    };
    let read = |row: &SheetRow| {
        row.only(&["end", "two", "three", "four", "five", "every", "wins", "of", "margin"])?;
        let end = End::parse(row.text("end")?)
            .ok_or_else(|| row.bad("end", expected(End::ALL, |end| end.id())))?;
        let every: u8 = row.number_or_zero("every", 0..=99)?;
        let here: u8 = row.number_or_zero(column, 0..=99)?;
        // The numbers of more than three seats go on by the same step (R71). What is never met at this
        // table: the card is not in its deck (R63).
        let count = match (end, every.max(here)) {
            (End::Bankrupt, _) => 0,
            (_, 0) => u8::MAX,
            (_, count) => count,
        };
        Ok(Objective { id: row.id.clone(), end, count, criterion: read_criterion(row)? })
    };
    let objectives: Vec<Objective> =
        sheet.rows.iter().map(read).collect::<Result<_, ContentError>>()?;
    // Variants take one Pacifist and one Separatist out of the deck.
    for wins in [Wins::Pacifist, Wins::Separatist] {
        if objectives.iter().filter(|card| card.criterion.wins == wins).count() != 1 {
            return Err(sheet.rows[0].bad("wins", wins.id().to_owned()));
        }
    }
    Ok(objectives)
}

fn read_trends(sheet: &Sheet) -> Result<Vec<(String, Criterion)>, ContentError> {
    sheet.count(TRENDS..=TRENDS)?;
    let read = |row: &SheetRow| {
        row.only(&["wins", "of", "margin"])?;
        Ok((row.id.clone(), read_criterion(row)?))
    };
    let trends: Vec<(String, Criterion)> =
        sheet.rows.iter().map(read).collect::<Result<_, ContentError>>()?;
    let last = trends.last().is_some_and(|(_, last)| last.wins == Wins::Benefactor);
    let once = trends.iter().filter(|(_, trend)| trend.wins == Wins::Benefactor).count() == 1;
    if last && once { Ok(trends) } else { Err(sheet.rows[0].bad("wins", "benefactor".to_owned())) }
}

fn read_half(row: &SheetRow, board: Board) -> Result<(Half, bool), ContentError> {
    let (name, amount, red) = match board {
        Board::Home => ("home", "home-amount", "home-red"),
        Board::Abroad => ("abroad", "abroad-amount", "abroad-red"),
    };
    let amount = row.number(amount, 1..=9)?;
    let half = match (row.text(name)?, Resource::parse(row.text(name)?)) {
        (_, Some(resource)) => Half::Crisis(resource, amount),
        ("temple", _) => Half::Temples(amount),
        ("town", _) => Half::Towns(amount),
        ("arrive", _) => Half::Arrive(amount),
        ("leave", _) => Half::Leave(amount),
        _ => return Err(row.bad(name, "temple, town, arrive, leave".to_owned())),
    };
    Ok((half, row.flag(red)?))
}

fn read_cards(content: &Content) -> Result<Vec<CardFace>, ContentError> {
    let (sheet, backs) = (content.sheet("cards")?, content.sheet("backs")?);
    sheet.count(usize::from(CARDS)..=usize::from(CARDS))?;
    backs.count(usize::from(CARDS)..=usize::from(CARDS))?;
    let mut cards: Vec<CardFace> = Vec::new();
    for row in &sheet.rows {
        let back = backs.row(&row.id)?;
        back.only(&["home", "home-amount", "home-red", "abroad", "abroad-amount", "abroad-red"])?;
        let ((home, red), (abroad, red_too)) =
            (read_half(back, Board::Home)?, read_half(back, Board::Abroad)?);
        let back = Back { halves: [home, abroad], red: [red, red_too] };
        let like = cards.iter().position(|other| other.back == back);
        cards.push(read_card(row, back, like.unwrap_or(cards.len()) as u8)?);
    }
    Ok(cards)
}

fn read_card(row: &SheetRow, back: Back, back_id: u8) -> Result<CardFace, ContentError> {
    row.only(&[
        "kind", "anyone", "effect", "discs", "florins", "fruit", "cattle", "fish", "wood", "stone",
        "iron", "amount", "limit", "second", "third", "unrest", "calm", "hire", "gain", "doubles",
        "seeks", "first", "then", "last", "medals",
    ])?;
    let kind = Kind::parse(row.text("kind")?)
        .ok_or_else(|| row.bad("kind", expected(Kind::ALL, |kind| kind.id())))?;
    let effect = Effect::parse(row.text("effect")?)
        .ok_or_else(|| row.bad("effect", expected(Effect::ALL, |effect| effect.id())))?;
    let figure = |name: &str| row.number_or_zero::<u8>(name, 0..=9);
    let doubles = read_resource(row, "doubles")?;
    let wonder = matches!(
        effect,
        Effect::Cathedral | Effect::Colossus | Effect::Lighthouse | Effect::Pyramid
    );
    if (kind == Kind::Wonder) != wonder {
        return Err(row.bad("kind", expected(Kind::ALL, |kind| kind.id())));
    }
    if (effect == Effect::Double) != doubles.is_some() {
        return Err(row.bad("doubles", expected(Resource::ALL, |resource| resource.id())));
    }
    Ok(CardFace {
        id: row.id.clone(),
        kind,
        anyone: row.flag("anyone")?,
        effect,
        discs: figure("discs")?,
        florins: figure("florins")?,
        cost: read_cost(row)?,
        amount: figure("amount")?,
        limit: figure("limit")?,
        steps: [figure("second")?, figure("third")?],
        unrest: figure("unrest")?,
        calm: figure("calm")?,
        hire: figure("hire")?,
        gain: figure("gain")?,
        doubles,
        seeks_character: row.text("seeks")? == "character",
        prices: [
            row.number("first", 0..=MOST)?,
            row.number("then", 0..=MOST)?,
            row.number("last", 0..=MOST)?,
        ],
        medals: figure("medals")?,
        back,
        back_id,
    })
}
