//! The chart: which cells the sea has, how they lie to each other, and how a chart is written.
//!
//! Columns are joined by `/`; each is the row of its first cell and a letter per cell downwards: `m`
//! for a market (or sea) tile, `p` for a port, `s` for a cell that is always sea, `.` for nothing.
//! Cells are numbered in that order. Rulebook p. 5, "Créez vos propres plans de jeu".

use kit::{Phrase, Row};
use serde::{Deserialize, Serialize};

/// The most cells a chart has.
pub const MOST_CELLS: usize = 24;
/// The most ports a chart has.
pub const MOST_PORTS: usize = 4;
/// A longer text is not read.
pub const LONGEST_TEXT: usize = 1000;

/// A cell of the chart by its number.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a cell of a chart is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A market tile, or a sea tile where the game mixes them.
    Market,
    /// A port.
    Port,
    /// A sea tile and nothing else.
    Sea,
}

/// How many cells of each kind a game's chart has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Shape {
    pub markets: usize,
    pub ports: usize,
    pub seas: usize,
}

/// What is wrong with a chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChartFault {
    /// The text is too long to be read.
    TooLong,
    /// The text is no chart; where it goes wrong, counted from 1.
    Text(usize),
    /// There are not as many cells of each kind as there are tiles.
    Count(Shape),
    /// Not all cells hang together.
    Apart(String),
    /// This cell touches fewer than two others.
    Lonely(String),
    /// This port lies on no corner.
    NoCorner(String),
}

/// Cells and how they lie to each other.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    cells: Vec<Spot>,
    near: [Row<u8, 6>; MOST_CELLS],
    distance: [[u8; MOST_CELLS]; MOST_CELLS],
    ports: Row<u8, MOST_PORTS>,
}

#[derive(Clone, Debug)]
struct Spot {
    q: i16,
    r: i16,
    ground: Ground,
    name: String,
}

/// The six places round a cell, in their order.
const ROUND: [(i16, i16); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

impl Chart {
    /// Reads a chart of this shape: the text, the number of tiles, that all hang together, that each
    /// touches two others and that ports are corners, in this order.
    pub fn read(text: &str, shape: Shape) -> Result<Chart, ChartFault> {
        let cells = read_cells(text, shape)?;
        let count = |ground| cells.iter().filter(|cell| cell.ground == ground).count();
        let found = Shape {
            markets: count(Ground::Market),
            ports: count(Ground::Port),
            seas: count(Ground::Sea),
        };
        if found != shape || cells.len() > MOST_CELLS {
            return Err(ChartFault::Count(found));
        }
        let chart = Chart::of(cells);
        if let Some(far) = (0..chart.len()).find(|&cell| chart.distance[0][cell] == u8::MAX) {
            return Err(ChartFault::Apart(chart.cells[far].name.clone()));
        }
        if let Some(lonely) = (0..chart.len()).find(|&cell| chart.near[cell].len() < 2) {
            return Err(ChartFault::Lonely(chart.cells[lonely].name.clone()));
        }
        let inland = chart.ports().find(|&port| !chart.is_corner(port));
        match inland {
            Some(port) => Err(ChartFault::NoCorner(chart.name(port).to_owned())),
            None => Ok(chart),
        }
    }

    fn of(cells: Vec<Spot>) -> Chart {
        let at = |q, r| cells.iter().position(|cell| (cell.q, cell.r) == (q, r));
        let mut near = [Row::new(); MOST_CELLS];
        for (row, cell) in near.iter_mut().zip(&cells) {
            let round = ROUND.iter().filter_map(|(q, r)| at(cell.q + q, cell.r + r));
            *row = round.map(|cell| cell as u8).collect();
        }
        let mut distance = [[u8::MAX; MOST_CELLS]; MOST_CELLS];
        for (from, row) in distance.iter_mut().enumerate().take(cells.len()) {
            row[from] = 0;
            let mut open = vec![from];
            while !open.is_empty() {
                let next: Vec<usize> = open
                    .iter()
                    .flat_map(|&cell| near[cell].iter().map(move |&to| (cell, to)))
                    .filter_map(|(cell, to)| {
                        let (steps, to) = (row[cell] + 1, usize::from(to));
                        (row[to] == u8::MAX).then(|| {
                            row[to] = steps;
                            to
                        })
                    })
                    .collect();
                open = next;
            }
        }
        let is_port = |cell: &(usize, &Spot)| cell.1.ground == Ground::Port;
        let ports = cells.iter().enumerate().filter(is_port).map(|(cell, _)| cell as u8).collect();
        Chart { near, distance, ports, cells }
    }

    /// A corner: of the six places round it three in a row are empty.
    fn is_corner(&self, port: Cell) -> bool {
        let Some(spot) = self.cells.get(port.index()) else { return false };
        let empty = |side: usize| {
            let (q, r) = ROUND[side % ROUND.len()];
            !self.cells.iter().any(|cell| (cell.q, cell.r) == (spot.q + q, spot.r + r))
        };
        (0..ROUND.len()).any(|side| empty(side) && empty(side + 1) && empty(side + 2))
    }

    /// The chart as it is written, the uppermost cells in row 0.
    pub fn text(&self) -> String {
        let top = self.cells.iter().map(|cell| cell.r).min().unwrap_or(0);
        let columns = self.cells.iter().map(|cell| cell.q).max().map_or(0, |last| last + 1);
        let column = |q: i16| {
            let cells: Vec<&Spot> = self.cells.iter().filter(|cell| cell.q == q).collect();
            let first = cells.first().map_or(0, |cell| cell.r);
            let mut text = (first - top).to_string();
            let mut row = first;
            for cell in cells {
                (row..cell.r).for_each(|_| text.push('.'));
                text.push(cell.ground.letter());
                row = cell.r + 1;
            }
            text
        };
        (0..columns).map(column).collect::<Vec<_>>().join("/")
    }

    /// How many cells there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Every cell.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells.len() as u8).map(Cell)
    }

    /// What the cell is for.
    pub fn ground(&self, cell: Cell) -> Ground {
        self.cells.get(cell.index()).map_or(Ground::Sea, |cell| cell.ground)
    }

    /// Where the cell lies, in axial coordinates.
    pub fn place(&self, cell: Cell) -> (i16, i16) {
        self.cells.get(cell.index()).map_or((0, 0), |cell| (cell.q, cell.r))
    }

    /// The cell's name: its column as a letter and its number in it.
    pub fn name(&self, cell: Cell) -> &str {
        self.cells.get(cell.index()).map_or("?", |cell| &cell.name)
    }

    /// The cell of this name.
    pub fn find(&self, name: &str) -> Option<Cell> {
        self.cells.iter().position(|cell| cell.name == name).map(|cell| Cell(cell as u8))
    }

    /// The cells next to a cell.
    #[inline]
    pub fn near(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let near: &[u8] = self.near.get(cell.index()).map_or(&[], |near| near);
        near.iter().map(|&near| Cell(near))
    }

    /// Whether two cells lie next to each other.
    #[inline]
    pub fn touch(&self, one: Cell, other: Cell) -> bool {
        self.steps(one, other) == 1
    }

    /// How many steps it is from one cell to another.
    #[inline]
    pub fn steps(&self, from: Cell, to: Cell) -> u16 {
        let row = self.distance.get(from.index());
        row.and_then(|row| row.get(to.index())).copied().unwrap_or(u8::MAX).into()
    }

    /// The ports.
    pub fn ports(&self) -> impl Iterator<Item = Cell> + '_ {
        self.ports.iter().map(|&port| Cell(port))
    }

    /// The number of the port on this cell among the ports.
    #[inline]
    pub fn port(&self, cell: Cell) -> Option<usize> {
        self.ports.iter().position(|&port| port == cell.0)
    }
}

impl Ground {
    fn letter(self) -> char {
        match self {
            Ground::Market => 'm',
            Ground::Port => 'p',
            Ground::Sea => 's',
        }
    }
}

fn read_cells(text: &str, shape: Shape) -> Result<Vec<Spot>, ChartFault> {
    if text.len() > LONGEST_TEXT {
        return Err(ChartFault::TooLong);
    }
    let mut cells = Vec::new();
    let mut start = 1;
    for (q, column) in text.split('/').enumerate() {
        let digits = column.bytes().take_while(u8::is_ascii_digit).count();
        let (row, letters) = column.split_at(digits);
        let plain = digits == 1 || (digits == 2 && !row.starts_with('0'));
        let row = row.parse::<i16>().ok().filter(|&row| plain && row < MOST_CELLS as i16);
        let row = row.ok_or(ChartFault::Text(start))?;
        let mut number = 0;
        let last = letters.len();
        for (at, letter) in letters.chars().enumerate() {
            let wrong = ChartFault::Text(start + digits + at);
            let ground = match letter {
                'm' if shape.markets > 0 => Ground::Market,
                'p' if shape.ports > 0 => Ground::Port,
                's' if shape.seas > 0 => Ground::Sea,
                '.' if at > 0 && at + 1 < last => continue,
                _ => return Err(wrong),
            };
            number += 1;
            let name = format!("{}{number}", column_name(q));
            cells.push(Spot { q: q as i16, r: row + at as i16, ground, name });
        }
        // A gap between columns is a chart that falls apart; its edge is no column.
        let inside = letters.is_empty() && q > 0 && start + digits <= text.len();
        if number == 0 && !inside {
            return Err(ChartFault::Text(start + digits));
        }
        start += column.len() + 1;
    }
    Ok(cells)
}

/// A to Z, then AA and so on; charts that are too wide are still told what is wrong with them.
fn column_name(column: usize) -> String {
    let letter = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => letter.to_string(),
        more => column_name(more - 1) + &letter.to_string(),
    }
}

impl ChartFault {
    /// What is wrong, in words; `shape` is what it should be.
    pub fn phrase(&self, shape: Shape) -> Phrase {
        match self {
            ChartFault::TooLong => Phrase::new("chart-too-long").with("longest", LONGEST_TEXT),
            ChartFault::Text(place) => Phrase::new("chart-text").with("place", *place),
            ChartFault::Count(found) => Phrase::new("chart-count")
                .with("markets", found.markets)
                .with("ports", found.ports)
                .with("seas", found.seas)
                .with("needed", shape.markets)
                .with("corners", shape.ports),
            ChartFault::Apart(cell) => Phrase::new("chart-apart").with("cell", cell.as_str()),
            ChartFault::Lonely(cell) => Phrase::new("chart-lonely").with("cell", cell.as_str()),
            ChartFault::NoCorner(cell) => {
                Phrase::new("chart-no-corner").with("cell", cell.as_str())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { markets: 20, ports: 4, seas: 0 };
    const STD: &str = "2pmmp/1mmmmm/0mmmmmm/0mmmmm/0pmmp";
    const RAFT: &str = "0pmmmmp/0mmmmmm/0mmmmmm/0pmmmmp";
    const ATOLL: &str = "3pmmp/2mm.mm/1m....m/0mm...mm/0m....m/0mm.mm/0pmmp";

    fn fault(text: &str) -> ChartFault {
        Chart::read(text, SHAPE).unwrap_err()
    }

    /// The table of section 3.1 of the fact file.
    #[test]
    fn the_first_chart_is_the_one_of_the_fact_file() {
        let chart = Chart::read(STD, SHAPE).unwrap();
        let find = |name| chart.find(name).unwrap();
        let near = |name| {
            let mut near: Vec<_> = chart.near(find(name)).map(|cell| chart.name(cell)).collect();
            near.sort_unstable();
            near.join(" ")
        };
        for (cell, neighbours) in [
            ("A1", "A2 B1 B2"),
            ("A3", "A2 A4 B3 B4"),
            ("B2", "A1 A2 B1 B3 C2 C3"),
            ("B5", "A4 B4 C5 C6"),
            ("C1", "B1 C2 D1"),
            ("C4", "B3 B4 C3 C5 D3 D4"),
            ("C6", "B5 C5 D5"),
            ("D1", "C1 C2 D2 E1"),
            ("E1", "D1 D2 E2"),
            ("E4", "D4 D5 E3"),
        ] {
            assert_eq!(near(cell), neighbours, "{cell}");
        }
        let pairs: usize = chart.cells().map(|cell| chart.near(cell).count()).sum();
        assert_eq!((chart.len(), pairs / 2), (24, 55));
        let ports: Vec<_> = chart.ports().map(|port| chart.name(port)).collect();
        assert_eq!(ports, ["A1", "A4", "E1", "E4"]);
        for (one, other, steps) in [("A1", "A4", 3), ("A1", "E1", 4), ("A1", "E4", 5)] {
            assert_eq!(chart.steps(find(one), find(other)), steps, "{one}-{other}");
        }
    }

    #[test]
    fn charts_are_written_as_they_are_read() {
        for text in [STD, RAFT, ATOLL] {
            assert_eq!(Chart::read(text, SHAPE).unwrap().text(), text);
        }
        let shifted = "5pmmp/4mmmmm/3mmmmmm/3mmmmm/3pmmp";
        assert_eq!(Chart::read(shifted, SHAPE).unwrap().text(), STD);
    }

    #[test]
    fn a_chart_of_twelve_markets_round_a_sea_can_be_read_too() {
        let shape = Shape { markets: 12, ports: 0, seas: 1 };
        let star = "3m/1mmmm/1msm/0mmmm/1m";
        let chart = Chart::read(star, shape).unwrap();
        assert_eq!((chart.len(), chart.text().as_str()), (13, star));
        let sea = chart.cells().find(|&cell| chart.ground(cell) == Ground::Sea).unwrap();
        assert_eq!(chart.near(sea).count(), 6);
        assert!(Chart::read(star, SHAPE).is_err(), "no s where there are no sea cells");
    }

    #[test]
    fn everything_that_can_be_wrong_with_a_chart_is_told_in_order() {
        assert_eq!(fault(&"0m".repeat(600)), ChartFault::TooLong);
        for (text, place) in [
            ("", 1),
            ("m", 1),
            ("00m", 1),
            ("24m", 1),
            ("2pmmp//0mm", 7),
            ("0x", 2),
            ("0.m", 2),
            ("0mm.", 4),
            ("3", 2),
            ("0m/0é", 5),
        ] {
            assert_eq!(fault(text), ChartFault::Text(place), "{text}");
        }
        let few = Shape { markets: 19, ports: 4, seas: 0 };
        assert_eq!(fault("2pmmp/1mmmmm/0mmmmmm/0mmmmm/0pmp"), ChartFault::Count(few));
        // The last column lies far below.
        let apart = fault("2pmmp/1mmmmm/0mmmmmm/0mmmmm/9pmmp");
        assert_eq!(apart, ChartFault::Apart("E1".into()));
        let gap = fault("0pmmmmp/0mmmmmm/0/0mmmmmm/0pmmmmp");
        assert_eq!(gap, ChartFault::Apart("D1".into()), "a column without tiles");
        assert_eq!(fault("2pmmp/1mmmmm/0mmmmmmm/0mmmmm/0pmp"), ChartFault::Lonely("C7".into()));
        assert_eq!(fault("2mmmp/1mpmmm/0mmmmmm/0mmmmm/0pmmp"), ChartFault::NoCorner("B2".into()));
    }
}
