//! A game with ports, lots and bonus tiles: everything printed, read from `content/`.

use kit::content::Numbered;
use kit::{
    BadOptions, CannotOpen, CardSet, Chance, Content, ContentError, HexMap, Options, Phrase,
    Source, Standing, TextSetting,
};

use super::bonus::BonusTiles;
use super::chart::{Chart, LONGEST_TEXT, MOST_PORTS, Shape};
use super::{Captain, Column, Markets, Sea, Sites};
use crate::claims::Claim;
use crate::cubes::{Cube, Cubes};
use crate::score::{self, source};

/// The setting of such games: a chart of the players' own.
pub const CHART: TextSetting = TextSetting {
    id: "map",
    longest: LONGEST_TEXT,
    seats: (2, 4),
    sample: "3pmmp/2mm.mm/1m....m/0mm...mm/0m....m/0mm.mm/0pmmp",
    map: Some(HexMap {
        tiles: &[('m', SHAPE.markets, "chart-market"), ('p', SHAPE.ports, "chart-port")],
        sheet: ("charts", "cells"),
        presets: &["std", "raft", "atoll"],
    }),
};

/// The tiles of such a game: twenty markets and seas, and four ports.
const SHAPE: Shape = Shape { markets: 20, ports: 4, seas: 0 };

/// The sea with ports, lots and bonus tiles, as one game plays it.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Venture {
    pub sea: Sea,
    pub contracts: Numbered<u8, Claim>,
    pub bonus: BonusTiles,
    pub lots: Vec<Cubes>,
    /// How many cubes fit into a hold.
    pub hold: u16,
    /// So many contracts of one seat end the game.
    pub end: u8,
    /// The closed tile is among so many on top of the pile.
    pub closed_among: u8,
    /// What a cube that is not yellow counts at the end.
    pub spice_points: i32,
    /// After so many rounds a game is stopped.
    pub round_limit: u16,
}

/// The parameters that all such games have.
pub(crate) const PARAMETERS: [&str; 5] =
    ["hold", "end", "closed-among", "spice-points", "round-limit"];

/// The chart with ports that options ask for, as [`chart_of_shape`] does.
pub fn chart_of(options: &Options, content: &Content) -> Result<(Chart, Options), CannotOpen> {
    chart_of_shape(options, content, SHAPE)
}

/// The chart that options ask for, and the options with it in its normal form: the chart that is used
/// anyway is not named.
pub fn chart_of_shape(
    options: &Options,
    content: &Content,
    shape: Shape,
) -> Result<(Chart, Options), CannotOpen> {
    let charts = content.sheet("charts")?;
    charts.count(1..=20)?;
    let mut printed = Vec::new();
    for row in &charts.rows {
        row.only(&["cells"])?;
        let wrong = |fault: super::chart::ChartFault| row.bad("cells", fault.phrase(shape));
        printed.push(Chart::read(row.text("cells")?, shape).map_err(wrong)?);
    }
    let usual = printed.first().cloned().ok_or_else(|| CannotOpen::from(no_chart()))?;
    let Some(asked) = options.text(CHART.id) else { return Ok((usual, options.clone())) };
    let named = charts.rows.iter().position(|row| row.id == asked);
    let chart = match named.and_then(|number| printed.get(number)) {
        Some(chart) => chart.clone(),
        None => Chart::read(asked, shape).map_err(|fault| BadOptions::Refused {
            setting: CHART.id.to_owned(),
            reason: fault.phrase(shape),
        })?,
    };
    let mut options = options.clone();
    let setting = format!("{}=", CHART.id);
    options.with.retain(|named| !named.starts_with(&setting));
    if chart.text() != usual.text() {
        options.with.push(setting + &chart.text());
        options.with.sort();
    }
    Ok((chart, options))
}

fn no_chart() -> BadOptions {
    BadOptions::Refused { setting: CHART.id.to_owned(), reason: Phrase::new("chart-none") }
}

impl Sea {
    /// Reads the tables that every chart needs.
    pub fn read(content: &Content, chart: Chart, seats: u8) -> Result<Sea, ContentError> {
        let costs = content.sheet("build-cost")?;
        costs.rows.iter().try_for_each(|row| row.only(&["cubes"]))?;
        let tolls = content.sheet("tolls")?;
        tolls.count(1..=1)?;
        tolls.rows.iter().try_for_each(|row| row.only(&["cubes"]))?;
        let columns = Column::read(content)?;
        Ok(Sea {
            chart,
            markets: read_markets(content, columns.len())?,
            columns,
            build_cost: costs.row(&seats.to_string())?.number("cubes", 0..=9)?,
            toll: tolls.row("boat")?.number("cubes", 0..=9)?,
            sea_tolls: false,
        })
    }

    /// The tiles on the chart at the start: as many markets of each icon as a board has columns, the
    /// rest sea.
    pub fn lay(&self, chance: &mut Chance) -> Sites {
        self.markets.lay(&self.chart, self.columns.len(), chance)
    }
}

impl Venture {
    /// Reads the tables; `more` are the parameters the game has besides.
    pub fn read(
        content: &Content,
        chart: Chart,
        seats: u8,
        more: &[&str],
    ) -> Result<Venture, ContentError> {
        let parameters = content.sheet("parameters")?;
        parameters.count(PARAMETERS.len() + more.len()..=PARAMETERS.len() + more.len())?;
        parameters.rows.iter().try_for_each(|row| row.only(&["value"]))?;
        let number = |name: &str, most: i64| parameters.row(name)?.number::<u16>("value", 1..=most);
        let sea = Sea::read(content, chart, seats)?;
        let end = number("end", super::MOST_CLAIMED as i64)?;
        let hold = number("hold", 50)?;
        Ok(Venture {
            sea,
            // Enough for four seats that claim so many each.
            contracts: Claim::read(
                content.sheet("contracts")?,
                MOST_PORTS * (usize::from(end) + 1)..=64,
            )?,
            bonus: BonusTiles::read(content)?,
            lots: read_lots(content, hold)?,
            hold,
            end: end as u8,
            closed_among: number("closed-among", 20)? as u8,
            spice_points: number("spice-points", 99)?.into(),
            round_limit: number("round-limit", 1000)?,
        })
    }

    /// The tiles on the chart at the start.
    pub fn lay(&self, chance: &mut Chance) -> Sites {
        self.sea.lay(chance)
    }

    /// Every lot.
    pub fn all_lots(&self) -> CardSet {
        (0..self.lots.len() as u8).collect()
    }
}

fn read_markets(content: &Content, columns: usize) -> Result<Markets, ContentError> {
    let markets = Markets::read(content)?;
    let short = |icon: Cube| (markets.with_icon(icon).len() as usize) < columns;
    match (
        Cube::ALL.into_iter().find(|&icon| short(icon)),
        content.sheet("market-tiles")?.rows.first(),
    ) {
        (Some(icon), Some(row)) => Err(row.bad("icon", format!("{} × {columns}", icon.letter()))),
        _ => Ok(markets),
    }
}

fn read_lots(content: &Content, hold: u16) -> Result<Vec<Cubes>, ContentError> {
    let sheet = content.sheet("lots")?;
    sheet.count(4..=9)?;
    let lots = sheet.rows.iter().map(|row| {
        row.only(&["cubes"])?;
        Cubes::read(row, "cubes", |cubes| cubes.total() <= hold)
    });
    lots.collect()
}

impl Venture {
    /// The points of a seat by source: contracts, bonus tiles, the spaces its outposts have left, and
    /// cubes that are not yellow.
    pub fn sources(&self, sites: &Sites, place: &impl Captain) -> [Source; 4] {
        let prizes = place.prizes();
        [
            source("contracts", self.contract_points(place)),
            source("bonus-tiles", self.bonus.points(prizes.tiles)),
            source("outposts", self.sea.board_points(sites, place.fleet().outposts)),
            source("spices", score::spices_left(place.cubes(), self.spice_points)),
        ]
    }

    /// All points of a seat.
    pub fn points(&self, sites: &Sites, place: &impl Captain) -> i32 {
        self.sources(sites, place).iter().map(|source| source.points).sum()
    }

    /// The points of all seats, and the ranks.
    pub fn score<S: Captain>(&self, sites: &Sites, places: &[S], over: Option<bool>) -> Standing {
        let lines = places.iter().map(|place| self.sources(sites, place).to_vec());
        score::standing(lines, over)
    }
}
