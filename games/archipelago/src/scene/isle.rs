//! Where things stand on a hexagon, whichever way it is turned: points from its middle.

use crate::components::{Building, Edge, Face, Resource};

/// How wide an icon is where regions are seen large.
pub(super) const USUAL: i32 = 28;
/// How wide it is where they are seen small.
const LARGE: i32 = 36;
/// How wide and high a hexagon is drawn.
pub(super) const WIDE: i32 = 156;
pub(super) const HIGH: i32 = 135;
/// The middle of a hexagon.
pub(super) const MIDDLE: (i32, i32) = (WIDE / 2, HIGH / 2);

pub(super) type Point = (i32, i32);

/// From the middle to the middle of each side, in thousandths, clockwise from the north.
const SIDES: [Point; 6] =
    [(0, -1000), (866, -500), (866, 500), (0, 1000), (-866, 500), (-866, -500)];
/// From the middle to the corner after each side.
const CORNERS: [Point; 6] =
    [(500, -866), (1000, 0), (500, 866), (-500, 866), (-1000, 0), (-500, -866)];
/// Icons and huts of a region of one shore, as far as nothing is in their way there.
const UPPER: [Point; 10] = [
    (-31, -27),
    (5, -41),
    (37, -30),
    (-50, -3),
    (50, -3),
    (31, -21),
    (0, -14),
    (-42, 4),
    (42, 4),
    (0, 10),
];
/// Where the feet of a row of citizens are in a region of one shore, if nothing is in the way; how long
/// a row is, and how far it is from one crowd to the next.
const FEET: i32 = 54;
const ROW: i32 = 108;
const APART: i32 = 2;
/// How much the edge of a hexagon is in the way of ships, and of citizens.
const SEA: i32 = 20;
pub(super) const LAND: i32 = 70;
/// The middles of buildings of a region of one shore: where neither icons nor citizens are, as far as
/// possible, and how near two of them may be.
const GROUNDS: [Point; 7] = [(0, -1), (-40, 8), (40, 8), (-34, 30), (34, 30), (0, -18), (0, 30)];
const NEIGHBOURS: (i32, i32) = (36, 34);
/// Where a region's number stands.
const NUMBER: Point = (-33, -58);
/// Fish and ships of the open sea.
const SHOALS: [Point; 5] = [(0, -50), (48, -18), (30, 42), (-30, 42), (-48, -18)];
pub(super) const ANCHORAGE: [Point; 5] = [(-20, 10), (20, 10), (0, -12), (0, 34), (46, 24)];

/// A side of a hexagon, turned.
#[derive(Clone, Copy)]
pub(super) struct Isle<'a> {
    pub(super) face: &'a Face,
    /// Sixths, clockwise.
    pub(super) turned: u8,
    /// How wide its icons are.
    pub(super) plate: i32,
}

/// What is in the way of units on a hexagon.
pub(super) struct Obstacles {
    icons: Vec<Point>,
    huts: Vec<Point>,
    plate: i32,
}

impl Obstacles {
    /// How much is in the way of what is so large around a point: icons, huts, the number, what stands
    /// there already, and the edge, which counts so much.
    #[inline(never)]
    pub(super) fn hindrance(
        &self,
        at: Point,
        (w, h): (i32, i32),
        taken: &[Point],
        edge: i32,
    ) -> i32 {
        let over = |all: &[Point], size: i32| -> i32 {
            let part =
                |one: i32, two: i32, reach: i32| ((reach + size) / 2 - (one - two).abs()).max(0);
            all.iter().map(|&(x, y)| part(at.0, x, w) * part(at.1, y, h)).sum()
        };
        let out = |y: i32| (at.0.abs() + w / 2 - WIDE / 2 + y.abs() * WIDE / (2 * HIGH)).max(0);
        let low = (at.1.abs() + h / 2 - HIGH / 2).max(0);
        3 * (over(&self.icons, self.plate) + over(taken, 30) + over(&[NUMBER], 20))
            + over(&self.huts, 16)
            + edge * (out(at.1 - h / 2) + out(at.1 + h / 2) + low)
    }
}

/// A point so far out in a direction, and so far beside it.
#[inline(never)]
fn point((x, y): Point, out: i32, beside: i32) -> Point {
    ((x * out - y * beside) / 1000, (y * out + x * beside) / 1000)
}

impl Isle<'_> {
    fn unturned(&self, way: usize) -> usize {
        (way + 6 - usize::from(self.turned % 6)) % 6
    }

    pub(super) fn edge(&self, way: usize) -> Edge {
        self.face.edges[self.unturned(way)]
    }

    #[inline(never)]
    fn ways(&self, of: &[Option<u8>; 6], side: u8) -> Vec<usize> {
        (0..6).filter(|&way| of[self.unturned(way)] == Some(side)).collect()
    }

    /// The symbol of the ground, and by how many sixths it is turned: all shapes of coast that are
    /// alike when turned share one.
    pub(super) fn ground(&self) -> (String, i16) {
        if self.face.shores == 0 {
            return ("arch-ground-sea".to_owned(), 0);
        }
        let land = (0..6).filter(|&way| self.edge(way) != Edge::Sea);
        let land = land.fold(0u32, |mask, way| mask | 1 << way);
        let turned = |by: u32| (land >> by | land << (6 - by)) & 63;
        let by = (0..6).min_by_key(|&by| turned(by)).unwrap_or(0);
        let ending = if self.face.shores > 1 { "s" } else { "" };
        (format!("arch-ground-{}{ending}", turned(by)), by as i16)
    }

    /// Sides of land of a strait, where there is little room.
    #[inline(never)]
    fn strand(&self, shore: u8) -> Vec<Point> {
        let ways = self.ways(&self.face.shore, shore);
        let mut points = Vec::new();
        for (out, beside) in [(46, 0), (49, 21), (49, -21)] {
            points.extend(ways.iter().map(|&way| point(SIDES[way], out, beside)));
        }
        points
    }

    /// Where the icons lie, in their order.
    #[inline(never)]
    pub(super) fn icons(&self) -> Vec<Point> {
        let mut used = [0usize; 2];
        let mut fish = 0;
        let icons = self.face.icons.iter().map(|icon| {
            if icon.resource == Resource::Fish {
                fish += 1;
                return pick(&self.shoals(), fish - 1);
            }
            let shore = usize::from(icon.side.min(1));
            used[shore] += 1;
            pick(&self.land(icon.side), used[shore] - 1)
        });
        icons.collect()
    }

    /// Where huts and icons of a shore lie: first where neither a fish nor another is near. Larger icons
    /// lie further apart.
    fn land(&self, shore: u8) -> Vec<Point> {
        if self.face.shores > 1 {
            return self.strand(shore);
        }
        let grown = |length: i32| length * (self.plate + USUAL) / (2 * USUAL);
        let fish = self.face.icons.iter().filter(|icon| icon.resource == Resource::Fish);
        let mut taken: Vec<Point> = self.shoals().into_iter().take(fish.count()).collect();
        let swum = taken.len();
        let room = self.plate - 2;
        let near = |(x, y): Point, at: &Point| (x - at.0).abs() < room && (y - at.1).abs() < room;
        // What stands far out needs land there.
        let sides = |x: i32| if x > 0 { [1, 2] } else { [4, 5] };
        let dry = |x: i32| x.abs() < 45 || sides(x).iter().all(|&at| self.edge(at) != Edge::Sea);
        let (mut free, mut crowded) = (Vec::new(), Vec::new());
        for (x, y) in UPPER {
            let point = (grown(x), y);
            if dry(x) && !taken.iter().any(|at| near(point, at)) {
                taken.push(point);
                free.push(point);
            } else if !taken.iter().take(swum).any(|at| near(point, at)) {
                crowded.push(point);
            }
        }
        free.extend(crowded);
        free
    }

    /// Where the huts stand: after the icons.
    #[inline(never)]
    pub(super) fn huts(&self) -> Vec<Point> {
        let on = |shore: u8| {
            let here = |icon: &&crate::components::IconFace| {
                icon.resource != Resource::Fish && icon.side.min(1) == shore
            };
            self.face.icons.iter().filter(here).count()
        };
        let free = self.land(0).into_iter().skip(on(0));
        let far = if self.face.shores > 1 { self.land(1) } else { Vec::new() };
        free.chain(far.into_iter().skip(on(1))).take(self.face.huts.into()).collect()
    }

    /// Where fish swim.
    fn shoals(&self) -> Vec<Point> {
        if self.face.shores == 0 {
            return SHOALS.into();
        }
        let ways = self.ways(&self.face.sea, 0);
        // As far out as the whole icon is on the hexagon.
        let out = (HIGH / 2 + 1 - self.plate / 2).min(55);
        let sides = ways.iter().map(|&way| point(SIDES[way], out, 0));
        let corners = self.capes(0);
        sides.chain(corners.into_iter().rev()).collect()
    }

    /// Corners between two sides of a sea.
    #[inline(never)]
    fn capes(&self, sea: u8) -> Vec<Point> {
        let ways = self.ways(&self.face.sea, sea);
        let both = ways.iter().filter(|&&way| ways.contains(&((way + 1) % 6)));
        both.map(|&way| point(CORNERS[way], 58, 0)).collect()
    }

    /// What is in the way of units on it.
    pub(super) fn obstacles(&self) -> Obstacles {
        Obstacles { icons: self.icons(), huts: self.huts(), plate: self.plate }
    }

    /// Where a ship so large lies in a sea that is not the open sea: where the least is in its way.
    pub(super) fn berth(
        &self,
        sea: u8,
        size: (i32, i32),
        around: &Obstacles,
        taken: &[Point],
    ) -> Point {
        let ways = self.ways(&self.face.sea, sea);
        let mut points = if self.face.shores > 1 { vec![(0, 8)] } else { Vec::new() };
        points.extend(self.capes(sea));
        for beside in [22, -22, 0, 32, -32] {
            points.extend(ways.iter().map(|&way| point(SIDES[way], 54, beside)));
        }
        let bad = |&(x, y): &Point| around.hindrance((x, y + 2), size, taken, SEA);
        points.into_iter().min_by_key(bad).unwrap_or_default()
    }

    /// Where crowds of citizens of these widths and this height stand on a shore where these points are
    /// taken.
    pub(super) fn stands(
        &self,
        shore: u8,
        wide: &[i32],
        h: i32,
        around: &Obstacles,
        taken: &[Point],
    ) -> Vec<Point> {
        let (mut points, mut taken) = (Vec::new(), taken.to_vec());
        let best = |places: &mut dyn Iterator<Item = Point>, w: i32, taken: &[Point]| {
            let bad = |&(x, y): &Point| {
                4 * around.hindrance((x, y - h / 2), (w, h), taken, LAND) + x.abs() + FEET - y
            };
            places.min_by_key(bad).unwrap_or((0, FEET))
        };
        if self.face.shores > 1 {
            let strand = self.strand(shore);
            for &w in wide {
                let (x, y) = best(&mut strand.iter().map(|&(x, y)| (x, y + 14)), w, &taken);
                points.push((x, y));
                taken.push((x, y - h / 2));
            }
            return points;
        }
        let reach = |some: &[i32]| some.iter().map(|w| w + APART).sum::<i32>() - APART;
        let front = if reach(wide) > ROW { wide.len().div_ceil(2) } else { wide.len() };
        for some in wide.chunks(front.max(1)) {
            let long = reach(some).min(ROW);
            // As far down and in the middle as nothing is in the way.
            let mut places = (0..72).map(|at| (8 * (at % 12) - 44, FEET - 6 * (at / 12)));
            let (middle, feet) = best(&mut places, long, &taken);
            // Closer together where they are many.
            let over = (reach(some) - long) / (some.len() as i32 - 1).max(1);
            let mut x = middle - long / 2;
            for w in some {
                points.push((x + w / 2, feet));
                taken.push((x + w / 2, feet - h / 2));
                x += w + APART - over;
            }
        }
        points
    }

    /// Where a building stands of which so many others come first; a port at its sea.
    pub(super) fn site(&self, building: Building, first: usize, shore: u8, sea: u8) -> Point {
        if building == Building::Port {
            let ways = self.ways(&self.face.sea, sea);
            let way = ways.get(ways.len() / 2).copied().unwrap_or(2);
            return point(SIDES[way], 45, 0);
        }
        if self.face.shores > 1 {
            return pick(&self.strand(shore), 1 + building.index());
        }
        pick(&self.grounds(), first)
    }

    /// Where buildings of a region of one shore stand, the best places first.
    fn grounds(&self) -> Vec<Point> {
        // Large or small, a building stands on the same side.
        let isle = Isle { plate: LARGE, ..*self };
        let (icons, huts, reach) = (isle.icons(), isle.huts(), LARGE / 2 + 14);
        let over = |all: &[Point], (x, y): Point, reach: i32| {
            all.iter().filter(|at| (x - at.0).abs() < reach && (y - at.1).abs() < reach).count()
        };
        let mut points = GROUNDS;
        kit::order::sort_by_key(&mut points, |&at| {
            3 * over(&icons, at, reach) + over(&huts, at, reach - 8)
        });
        let near = |one: Point, two: Point| {
            (one.0 - two.0).abs() < NEIGHBOURS.0 && (one.1 - two.1).abs() < NEIGHBOURS.1
        };
        let mut free: Vec<Point> = Vec::new();
        for at in points {
            if !free.iter().any(|&other| near(at, other)) {
                free.push(at);
            }
        }
        free
    }

    /// What grows and stands around: its picture, where, and how wide it is.
    pub(super) fn scenery(&self) -> Vec<(&'static str, Point, i32)> {
        let mut things = Vec::new();
        for way in 0..6 {
            match self.edge(way) {
                Edge::Mountain => {
                    things.push(("arch-peak", point(SIDES[way], 56, 17), 29));
                    things.push(("arch-peak", point(SIDES[way], 56, -17), 32));
                }
                Edge::Plain if self.edge((way + 1) % 6) != Edge::Sea => {
                    things.push(("arch-palm", point(CORNERS[way], 64, 0), 17));
                }
                Edge::Plain => things.push(("arch-palm", point(SIDES[way], 58, -12), 16)),
                Edge::Sea => {}
            }
        }
        if self.face.shores == 1 && self.face.icons.is_empty() && self.face.huts == 0 {
            things.push(("arch-volcano", (0, -14), 62));
        }
        kit::order::sort_by_key(&mut things, |(_, (_, y), _)| *y);
        things
    }
}

/// The so-manieth of the points, as far as there are.
#[inline(never)]
fn pick(points: &[Point], at: usize) -> Point {
    points.get(at % points.len().max(1)).copied().unwrap_or((0, 0))
}
