//! The component tables, read from the content files and checked.

use kit::content::{Numbered, Sheet, SheetRow};
use kit::{CardSet, Content, ContentError};

use crate::board::{Colony, Column, ROWS, SQUARES};
use crate::components::{
    BoardRow, Card, CardFace, CardKind, ColonyFace, ColonyTile, Components, Fields, Figures, Gain,
    Tile, TileKind,
};
use crate::spices::SpiceSet;

/// No figure of the content is larger: sums stay far from their limits.
const MOST: i64 = 50;
/// The most fields of a plantation or colony.
const MOST_FIELDS: i64 = 9;
/// A set tells so many cards or tiles apart.
const MOST_CARDS: usize = 60;
/// As many symbols as scenes have signs for.
const SYMBOLS: usize = 6;
/// Bonanza tiles; one lies under each of the four corners.
const BONANZA: std::ops::RangeInclusive<usize> = 4..=8;

const GAINS: [&str; 6] = ["ships", "colonists", "ducats", "extra-actions", "cards", "gather"];

impl Components {
    pub(crate) fn read(content: &Content, seats: u8) -> Result<Components, ContentError> {
        let figures = read_figures(content.sheet("parameters")?)?;
        let (tiles, halves) = read_tiles(content, &figures)?;
        let symbols = content.sheet("symbols")?;
        symbols.count(SYMBOLS..=SYMBOLS)?;
        let symbols = Numbered::read(symbols, |row| row.only(&[]))?;
        let cards = read_cards(content.sheet("expeditions")?, &symbols)?;
        let Colonies { tiles: colony_tiles, cost: colony_cost, fields: colony_fields } =
            read_colonies(content, seats)?;
        Ok(Components {
            tiles,
            halves,
            cards,
            symbols,
            colony_tiles,
            colony_cost,
            colony_fields,
            rows: read_rows(content)?,
            bonanza: read_bonanza(content.sheet("bonanza")?)?,
            set_points: read_series(content.sheet("set-points")?, "points", 5)?,
            colony_points: read_series(content.sheet("colony-points")?, "points", Colony::COUNT)?,
            figures,
        })
    }
}

fn read_figures(sheet: &Sheet) -> Result<Figures, ContentError> {
    sheet.count(16..=16)?;
    sheet.rows.iter().try_for_each(|row| row.only(&["value"]))?;
    let from = |least: i64, name: &str, most: i64| -> Result<u8, ContentError> {
        sheet.row(name)?.number("value", least..=most)
    };
    Ok(Figures {
        ships: from(0, "ships", MOST)?,
        colonists: from(0, "colonists", MOST)?,
        first_ducats: from(0, "first-ducats", MOST)?,
        other_ducats: from(0, "other-ducats", MOST)?,
        quick_start_ducats: from(0, "quick-start-ducats", MOST)?,
        quick_start_markers: from(1, "quick-start-markers", Column::COUNT as i64)?,
        rounds: from(1, "rounds", 4)?,
        actions: from(1, "actions", 9)?,
        boxed_tiles: from(1, "boxed-tiles", 8)?,
        boxed_plantations: from(0, "boxed-plantations", 8)?,
        seller_discount: from(0, "seller-discount", 1)?,
        flag_extra_actions: from(0, "flag-extra-actions", 3)?,
        kept_extra_actions: from(0, "kept-extra-actions", 9)?,
        recruiting_cards: from(0, "recruiting-cards", 3)?,
        failure_colonists: from(0, "failure-colonists", 9)?,
        most_ducats_points: from(0, "most-ducats-points", MOST)?,
    })
}

fn read_gain(row: &SheetRow) -> Result<Gain, ContentError> {
    let figure = |name: &str| row.number_or_zero(name, 0..=9);
    let gain = Gain {
        ships: figure("ships")?,
        colonists: figure("colonists")?,
        ducats: figure("ducats")?,
        extra_actions: figure("extra-actions")?,
        cards: figure("cards")?,
        gather: figure("gather")?,
    };
    if gain == Gain::default() { Err(row.bad("ships", GAINS.join(", "))) } else { Ok(gain) }
}

/// Checks that the row has no other fields than these and those of every row of its sheet.
fn only(row: &SheetRow, always: &[&str], known: &[&str]) -> Result<(), ContentError> {
    row.only(&[always, known].concat())
}

fn read_spices(row: &SheetRow) -> Result<SpiceSet, ContentError> {
    SpiceSet::parse(row.text("spices")?)
        .filter(|spices| !spices.is_empty())
        .ok_or_else(|| row.bad("spices", "GPCNK"))
}

fn read_tiles(
    content: &Content,
    figures: &Figures,
) -> Result<(Numbered<Tile, TileKind>, [CardSet; 2]), ContentError> {
    let each = SQUARES + usize::from(figures.boxed_tiles);
    let mut tiles = Numbered::<Tile, _>::default();
    let mut halves = [CardSet::EMPTY; 2];
    let mut swaps = 0;
    let sheets = ["tiles-a", "tiles-b"];
    content.distinct(&sheets)?;
    for (name, half) in sheets.into_iter().zip(&mut halves) {
        let sheet = content.sheet(name)?;
        sheet.count(each..=each)?;
        let mut others = 0;
        for row in &sheet.rows {
            let kind = read_tile(row)?;
            others += usize::from(!kind.is_plantation());
            swaps += usize::from(kind == TileKind::Swap);
            // With two of them one turn could go on for ever.
            if swaps > 1 {
                return Err(row.bad("kind", "swap: 1"));
            }
            half.insert(tiles.push(&row.id, kind).0);
        }
        // Plantations that are boxed beyond their number are replaced by other tiles.
        if others < usize::from(figures.boxed_tiles)
            && let Some(row) = sheet.rows.first()
        {
            return Err(row.bad("kind", format!("plantation: {} ×", each - others)));
        }
    }
    Ok((tiles, halves))
}

fn read_tile(row: &SheetRow) -> Result<TileKind, ContentError> {
    let kind = row.text("kind")?;
    let fields: &[&str] = match kind {
        "plantation" => &["spices", "fields", "points"],
        "supply" | "red" => &GAINS,
        "either" | "extra-harvest" | "resupply" => &["count"],
        "duty" => &["spices-due", "points"],
        "mission" | "foreman" => &["points"],
        _ => &[],
    };
    only(row, &["kind"], fields)?;
    let count = || row.number("count", 1..=9);
    let points = || row.number("points", 1..=MOST);
    Ok(match kind {
        "plantation" => TileKind::Plantation {
            fields: Fields {
                count: row.number("fields", 1..=MOST_FIELDS)?,
                takes: read_spices(row)?,
            },
            points: row.number_or_zero("points", 0..=MOST)?,
        },
        "supply" => TileKind::Supply(read_gain(row)?),
        "red" => TileKind::Red(read_gain(row)?),
        "either" => TileKind::Either { count: count()? },
        "favour" => TileKind::Favour,
        "duty" => TileKind::Duty { spices: row.number("spices-due", 1..=MOST)?, points: points()? },
        "vice-king" => TileKind::ViceKing,
        "swap" => TileKind::Swap,
        "extra-harvest" => TileKind::ExtraHarvest { sites: count()? },
        "espionage" => TileKind::Espionage,
        "resupply" => TileKind::Resupply { cards: count()? },
        "mission" => TileKind::Mission { points: points()? },
        "foreman" => TileKind::Foreman { points: points()? },
        _ => {
            let known = "plantation, supply, either, favour, red, duty, vice-king, swap, \
                         extra-harvest, espionage, resupply, mission, foreman";
            return Err(row.bad("kind", known));
        }
    })
}

fn read_cards(
    sheet: &Sheet,
    symbols: &Numbered<u8>,
) -> Result<Numbered<Card, CardFace>, ContentError> {
    sheet.count(20..=MOST_CARDS)?;
    Numbered::read(sheet, |row| {
        let action = row.text("action")?;
        let fields: &[&str] = match action {
            "gain" => &GAINS,
            "sell" => &["count", "price"],
            "buy-step" => &["price"],
            _ => &[],
        };
        only(row, &["action", "recruits", "symbol"], fields)?;
        let kind = match action {
            "gain" => CardKind::Gain(read_gain(row)?),
            "sell" => CardKind::Sell {
                most: row.number("count", 1..=9)?,
                price: row.number("price", 1..=9)?,
            },
            "buy-step" => CardKind::BuyStep { price: row.number("price", 1..=MOST)? },
            "harvest-mix" => CardKind::HarvestMix,
            "third-card" => CardKind::ThirdCard,
            "no-spice" => CardKind::NoSpice,
            "no-ship" => CardKind::NoShip,
            _ => {
                let known = "gain, sell, buy-step, harvest-mix, third-card, no-spice, no-ship";
                return Err(row.bad("action", known));
            }
        };
        let symbol = symbols.find(row.text("symbol")?);
        Ok(CardFace {
            kind,
            recruits: row.number("recruits", 0..=9)?,
            symbol: symbol.ok_or_else(|| row.bad("symbol", symbols.ids()))?,
        })
    })
}

/// The tiles of the colonies, and by colony the colonists needed and the fields of a tile.
struct Colonies {
    tiles: Numbered<ColonyTile, ColonyFace>,
    cost: [u8; Colony::COUNT],
    fields: [u8; Colony::COUNT],
}

fn read_colonies(content: &Content, seats: u8) -> Result<Colonies, ContentError> {
    let sheet = content.sheet("colonies")?;
    sheet.count(Colony::COUNT..=Colony::COUNT)?;
    let mut cost = [0; Colony::COUNT];
    let mut fields = [0; Colony::COUNT];
    for colony in Colony::ALL {
        let row = sheet.row(colony.id())?;
        row.only(&["cost", "fields"])?;
        cost[colony as usize] = row.number("cost", 0..=MOST)?;
        fields[colony as usize] = row.number("fields", 1..=MOST_FIELDS)?;
    }
    let sheet = content.sheet("colony-tiles")?;
    sheet.count(Colony::COUNT..=MOST_CARDS)?;
    let tiles = Numbered::read(sheet, |row| {
        row.only(&["colony", "spices"])?;
        let colony = Colony::parse(row.text("colony")?)
            .ok_or_else(|| row.bad("colony", Colony::ALL.map(Colony::id).join(", ")))?;
        let fields = Fields { count: fields[colony as usize], takes: read_spices(row)? };
        Ok(ColonyFace { colony, fields })
    })?;
    for colony in Colony::ALL {
        // Everybody can found each colony.
        let count = tiles.iter().filter(|tile| tile.colony == colony).count();
        if count < usize::from(seats)
            && let Some(row) = sheet.rows.first()
        {
            return Err(row.bad("colony", format!("{} × {}", seats, colony.id())));
        }
    }
    Ok(Colonies { tiles, cost, fields })
}

fn read_rows(content: &Content) -> Result<[BoardRow; ROWS], ContentError> {
    let mut rows = [BoardRow::default(); ROWS];
    let sheet = content.sheet("rows")?;
    sheet.count(ROWS..=ROWS)?;
    for (number, row) in (1..).zip(&mut rows) {
        let text = sheet.row(&format!("{number}"))?;
        text.only(&["points", "first-there", "all-in-row"])?;
        row.points = text.number("points", 0..=MOST)?;
        row.first_there = text.number_or_zero("first-there", 0..=3)?;
        row.all_in_row = text.number_or_zero("all-in-row", 0..=3)?;
    }
    for (name, value) in [
        ("ships", (|row| &mut row.ships) as fn(&mut BoardRow) -> &mut u8),
        ("harvest", |row| &mut row.harvest),
        ("taxes", |row| &mut row.taxes),
        ("recruits", |row| &mut row.recruits),
    ] {
        let least = i64::from(name != "recruits");
        let sheet = content.sheet(name)?;
        sheet.count(ROWS..=ROWS)?;
        for (number, row) in (1..).zip(&mut rows) {
            let text = sheet.row(&format!("{number}"))?;
            text.only(&["value"])?;
            *value(row) = text.number("value", least..=MOST)?;
        }
    }
    let sheet = content.sheet("expedition")?;
    sheet.count(ROWS..=ROWS)?;
    for (number, row) in (1..).zip(&mut rows) {
        let text = sheet.row(&format!("{number}"))?;
        text.only(&["draw", "limit"])?;
        row.draw = text.number("draw", 1..=9)?;
        row.limit = text.number("limit", 1..=9)?;
    }
    let sheet = content.sheet("steps")?;
    sheet.count(Column::COUNT * (ROWS - 1)..=Column::COUNT * (ROWS - 1))?;
    for (number, row) in (1..ROWS).zip(&mut rows) {
        for column in Column::ALL {
            let text = sheet.row(&format!("{}-{number}", column.id()))?;
            text.only(&["spices"])?;
            row.step[column as usize] = read_spices(text)?;
        }
    }
    Ok(rows)
}

fn read_bonanza(sheet: &Sheet) -> Result<Numbered<u8, Gain>, ContentError> {
    sheet.count(BONANZA)?;
    Numbered::read(sheet, |row| {
        row.only(&GAINS)?;
        read_gain(row)
    })
}

fn read_series(sheet: &Sheet, field: &str, count: usize) -> Result<Vec<u8>, ContentError> {
    sheet.count(count..=count)?;
    let figure = |number: usize| {
        let row = sheet.row(&number.to_string())?;
        row.only(&[field])?;
        row.number(field, 0..=MOST)
    };
    (1..=count).map(figure).collect()
}
