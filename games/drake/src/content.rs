//! The component tables, read from the content files and checked.

use kit::content::{Sheet, SheetRow, Value};
use kit::{Content, ContentError, MAX_SEATS, Row};

use crate::board::{
    CIRCLES, FORTS, GOODS, Good, LANES, LOCATIONS, Location, PLACES, PORTS, Place, TARGETS, TILES,
    TREASURES, Treasure,
};
use crate::components::{COUNTERS, Components, Counters, Figures, GalleonFace, PlaceFace};

/// No figure of the content is larger: sums stay far from their limits.
const MOST: i64 = 50;
/// No circle gives more, and no place costs more.
const MOST_GIVEN: i64 = 9;
/// Zones are numbered from 1.
pub(crate) const ZONES: u8 = 4;

impl Components {
    pub(crate) fn read(content: &Content, seats: u8) -> Result<Components, ContentError> {
        let figures = read_figures(content.sheet("parameters")?)?;
        let circles = read_circles(content, seats, &figures)?;
        let beads = series(content.sheet("beads")?, Treasure::ALL.map(Treasure::id), "count")?;
        let goods = series(content.sheet("goods")?, Good::ALL.map(Good::id), "count")?;
        let components = Components {
            figures,
            street: read_street(content.sheet("street")?)?,
            circles,
            places: read_places(content, &figures)?,
            galleons: read_galleons(content.sheet("galleons")?)?,
            frigates: read_counters(content.sheet("frigates")?, LANES)?,
            troops: read_counters(content.sheet("troops")?, FORTS)?,
            beads,
            bead_points: points(content.sheet("beads")?, Treasure::ALL.map(Treasure::id))?,
            goods,
            sets: scale(content.sheet("sets")?)?,
            conquests: scale(content.sheet("conquests")?)?,
            home: points(content.sheet("home")?, ["1", "2"])?,
        };
        // What lies on the chart lasts for all voyages, whatever is taken.
        let lasts = |sheet: &str, ids: &[&str], laid: &[u8], all: &[u8]| {
            let short = laid.iter().zip(all).position(|(&laid, &all)| laid * figures.voyages > all);
            match short.and_then(|at| ids.get(at)) {
                None => Ok(()),
                Some(id) => Err(content.sheet(sheet)?.row(id)?.bad("count", "≥")),
            }
        };
        let treasures = Treasure::ALL.map(Treasure::id);
        lasts("beads", &treasures, &components.laid_beads(), &components.beads)?;
        let ids = Good::ALL.map(Good::id);
        lasts("goods", &ids, &components.laid_goods(), &components.goods)?;
        Ok(components)
    }
}

fn read_figures(sheet: &Sheet) -> Result<Figures, ContentError> {
    sheet.count(22..=22)?;
    sheet.rows.iter().try_for_each(|row| row.only(&["value"]))?;
    let from = |least: i64, name: &str, most: i64| -> Result<u8, ContentError> {
        sheet.row(name)?.number("value", least..=most)
    };
    let figure = |name: &str| from(0, name, MOST_GIVEN);
    Ok(Figures {
        voyages: from(1, "voyages", 3)?,
        start_points: from(0, "start-points", MOST)?,
        last_seat_guns: figure("last-seat-guns")?,
        action_discs: from(1, "action-discs", 20)?,
        trade_cubes: from(0, "trade-cubes", MOST)?,
        pinnaces: from(0, "pinnaces", CIRCLES as i64)?,
        successes: from(1, "successes", MAX_SEATS as i64)?,
        town_crew: figure("town-crew")?,
        drake_crew: figure("drake-crew")?,
        drake_guns: figure("drake-guns")?,
        drake_bonus: figure("drake-bonus")?,
        queen_guns: figure("queen-guns")?,
        queen_trade: figure("queen-trade")?,
        informer_trade: figure("informer-trade")?,
        // Nobody can have less than the points at the start (R4).
        investor_cost: from(
            0,
            "investor-cost",
            sheet.row("start-points")?.number("value", 0..=MOST)?,
        )?,
        investor_more: figure("investor-more")?,
        investor_less: figure("investor-less")?,
        docks_goods: figure("docks-goods")?,
        tavern_ghost: figure("tavern-ghost")?,
        tavern_few: figure("tavern-few")?,
        tavern_few_crew: figure("tavern-few-crew")?,
        tavern_many_crew: figure("tavern-many-crew")?,
    })
}

fn read_street(sheet: &Sheet) -> Result<[Location; TILES], ContentError> {
    sheet.count(TILES..=TILES)?;
    let mut street = [Location::default(); TILES];
    for (row, tile) in sheet.rows.iter().zip(&mut street) {
        row.only(&[])?;
        let known = &Location::ALL[..TILES];
        let found = Location::parse(&row.id).filter(|location| known.contains(location));
        let ids = || known.iter().map(|location| location.id()).collect::<Vec<_>>().join(", ");
        *tile = found.ok_or_else(|| row.bad("id", ids()))?;
    }
    Ok(street)
}

fn numbers(row: &SheetRow, field: &str) -> Result<Row<u8, CIRCLES>, ContentError> {
    let bad = || row.bad(field, format!("[0–{MOST_GIVEN}], 1–{CIRCLES} ×"));
    let Some(Value::List(items)) = row.fields.get(field) else { return Err(bad()) };
    if !(1..=CIRCLES).contains(&items.len()) {
        return Err(bad());
    }
    let number = |item: &Value| match item {
        Value::Number(number) if (0..=MOST_GIVEN).contains(number) => Ok(*number as u8),
        _ => Err(bad()),
    };
    items.iter().map(number).collect()
}

fn read_circles(
    content: &Content,
    seats: u8,
    figures: &Figures,
) -> Result<[Row<u8, CIRCLES>; LOCATIONS], ContentError> {
    let sheet = content.sheet(&format!("circles-{seats}"))?;
    let counted = Location::ALL.into_iter().filter(|location| location.has_circles());
    sheet.count(10..=10)?;
    let single: Row<u8, CIRCLES> = [0].into_iter().collect();
    let mut circles = [single; LOCATIONS];
    for location in counted {
        let row = sheet.row(location.id())?;
        row.only(&["circles"])?;
        circles[location as usize] = numbers(row, "circles")?;
    }
    circles[Location::Drake as usize] = [0, 0].into_iter().collect();
    // Everybody finds room at the last two.
    for open in [Location::Investor, Location::Docks] {
        circles[open as usize] = (0..seats).map(|_| 0).collect();
    }
    // Trade cubes and pinnaces never run out (R7).
    let trade = &circles[Location::Trade as usize];
    let cubes: u8 = trade.iter().sum::<u8>() + figures.queen_trade + figures.informer_trade;
    if cubes > figures.trade_cubes {
        return Err(sheet.row("trade")?.bad("circles", format!("≤ {}", figures.trade_cubes)));
    }
    if circles[Location::Pinnace as usize].len() > usize::from(figures.pinnaces) {
        return Err(sheet.row("pinnace")?.bad("circles", format!("≤ {}", figures.pinnaces)));
    }
    Ok(circles)
}

fn read_places(content: &Content, figures: &Figures) -> Result<[PlaceFace; PLACES], ContentError> {
    let mut places = [PlaceFace::default(); PLACES];
    let sheets = [
        ("towns", FORTS, &["zone", "points", "treasure"][..]),
        ("forts", FORTS, &["zone", "troops", "guns", "points", "treasure"]),
        ("lanes", LANES, &["zone"]),
        ("ports", PORTS, &["zone", "goods"]),
    ];
    let mut ids = Place::all();
    for (name, count, fields) in sheets {
        let sheet = content.sheet(name)?;
        sheet.count(count..=count)?;
        for place in ids.by_ref().take(count) {
            let row = sheet.row(place.id())?;
            row.only(fields)?;
            let figure = |field: &str| row.number_or_zero(field, 0..=MOST_GIVEN);
            let face = &mut places[place.index()];
            face.zone = row.number("zone", 1..=i64::from(ZONES))?;
            face.troops = if name == "towns" { figures.town_crew } else { figure("troops")? };
            face.guns = figure("guns")?;
            face.points = row.number_or_zero("points", 0..=MOST)?;
            face.treasure = match name {
                "towns" | "forts" => Treasure::parse(row.text("treasure")?).ok_or_else(|| {
                    row.bad("treasure", Treasure::ALL.map(Treasure::id).join(", "))
                })?,
                _ => Treasure::Jewel,
            };
            if name == "ports" {
                face.goods = read_goods(row)?;
            }
        }
    }
    // Whoever sails at all finds something to do.
    if places[..TARGETS].iter().all(|face| face.zone > 1) {
        return Err(content.sheet("towns")?.row(Place(0).id())?.bad("zone", "1"));
    }
    Ok(places)
}

fn read_goods(row: &SheetRow) -> Result<u8, ContentError> {
    let bad = || row.bad("goods", Good::ALL.map(Good::id).join(", "));
    let Some(Value::List(items)) = row.fields.get("goods") else { return Err(bad()) };
    let mut goods = 0;
    for item in items {
        let Value::Text(id) = item else { return Err(bad()) };
        let bit = 1 << Good::parse(id).ok_or_else(bad)? as u8;
        if goods & bit != 0 {
            return Err(bad());
        }
        goods |= bit;
    }
    if goods == 0 { Err(bad()) } else { Ok(goods) }
}

fn read_galleons(sheet: &Sheet) -> Result<[GalleonFace; LANES], ContentError> {
    sheet.count(LANES..=LANES)?;
    let mut faces = [GalleonFace::default(); LANES];
    for (row, face) in sheet.rows.iter().zip(&mut faces) {
        row.only(&["guns", "points"])?;
        face.guns = row.number("guns", 0..=MOST_GIVEN)?;
        face.points = row.number("points", 0..=MOST)?;
    }
    Ok(faces)
}

/// As many counters lie on the chart as there are sites; of all of them, at least as many.
fn read_counters(sheet: &Sheet, sites: usize) -> Result<Counters, ContentError> {
    let ids = ["0", "1", "2"];
    let [normal, all] = ["count", "all"].map(|field| -> Result<[u8; COUNTERS], ContentError> {
        sheet.count(COUNTERS..=COUNTERS)?;
        let mut counts = [0; COUNTERS];
        for (id, count) in ids.into_iter().zip(&mut counts) {
            let row = sheet.row(id)?;
            row.only(&["count", "all"])?;
            *count = row.number(field, 0..=MOST_GIVEN)?;
        }
        Ok(counts)
    });
    let counters = Counters { normal: normal?, all: all? };
    let total =
        |counts: [u8; COUNTERS]| counts.iter().map(|&count| usize::from(count)).sum::<usize>();
    if total(counters.normal) != sites {
        return Err(sheet.row("0")?.bad("count", format!("Σ {sites}")));
    }
    if total(counters.all) < sites {
        return Err(sheet.row("0")?.bad("all", format!("Σ ≥ {sites}")));
    }
    Ok(counters)
}

fn series<const N: usize>(
    sheet: &Sheet,
    ids: [&str; N],
    field: &str,
) -> Result<[u8; N], ContentError> {
    sheet.count(N..=N)?;
    let mut figures = [0; N];
    for (id, figure) in ids.into_iter().zip(&mut figures) {
        let row = sheet.row(id)?;
        row.only(&["count", "points"])?;
        *figure = row.number(field, 0..=MOST)?;
    }
    Ok(figures)
}

fn points<const N: usize>(sheet: &Sheet, ids: [&str; N]) -> Result<[u8; N], ContentError> {
    series(sheet, ids, "points")
}

/// Points for 1, 2, 3 … things; none are worth nothing.
fn scale<const N: usize>(sheet: &Sheet) -> Result<[u8; N], ContentError> {
    sheet.count(N - 1..=N - 1)?;
    let mut figures = [0; N];
    for (number, figure) in figures.iter_mut().enumerate().skip(1) {
        let row = sheet.row(&number.to_string())?;
        row.only(&["points"])?;
        *figure = row.number("points", 0..=MOST)?;
    }
    Ok(figures)
}

const _: () = assert!(TREASURES == 3 && GOODS == 4);
