//! What a narrow screen shows of Borneo: a duel while there is one, the missions in two rows, the houses, the
//! own cards, the harbours two by two with the piles; apart the warehouse.

use kit::scene::{Cut, Layer, Layout, Part, Rect, Region, Sheet};
use kit::{Phrase, Seat};

use super::paint::HAND_CARD;
use super::{ON_PAPER, Painter};
use crate::state::Phase;

/// How wide the duel, two harbours and the hand are where they are drawn on.
const DUEL: i32 = 440;
const HARBOURS: i32 = 392;
const HAND: i32 = 470;
/// How many own cards lie side by side, and what stands over them.
const ACROSS: u32 = 5;
const HEAD: i32 = 45;
/// How high the panel of the harbours is, and a pile with its sign.
const QUAY: i32 = 340;
const PILE: i32 = 168;

impl Painter<'_> {
    pub(super) fn sheets(&mut self) {
        let duel = self.duel_sheet();
        let seat = self.view.viewer.seat();
        if let Some(seat) = seat.filter(|_| duel) {
            self.hand_sheet(seat);
        }
        let rows = [(0, 0, 106), (24, 106, 82)].map(|(y, to, h)| part((0, y, 510, h), (0, to)));
        self.open("missions", "zone-missions", Region::Board, (510, 188));
        self.cut("borneo-contracts", "missions", &rows[..1]);
        self.cut("borneo-contracts-far", "missions", &rows[1..]);
        self.open("houses", "panel-companies", Region::Board, (366, 318));
        self.cut("borneo-houses", "houses", &[part((0, 22, 366, 318), (0, 0))]);
        if let Some(seat) = seat.filter(|_| !duel) {
            self.hand_sheet(seat);
        }
        self.harbour_sheet();
        if seat.is_none() {
            return;
        }
        self.open("store", "panel-store", Region::Mine, (500, 226));
        self.cut("borneo-store", "store", &[part((0, 0, 500, 226), (0, 0))]);
    }

    /// What is cut together of the last sheet, by the backdrop of the panel: the duel lies over others.
    fn cut(&mut self, backdrop: &str, sheet: &'static str, parts: &[Part]) {
        let mut panels = self.scene.panels.iter_mut();
        if let Some(panel) = panels.find(|panel| panel.backdrop.as_deref() == Some(backdrop)) {
            let cut = |&(from, to): &Part| Cut { sheet: sheet.into(), from, to };
            panel.cuts.extend(parts.iter().map(cut));
        }
    }

    fn open(
        &mut self,
        name: &'static str,
        label: &'static str,
        region: Region,
        (w, h): (i32, i32),
    ) {
        self.scene.sheets.push(Sheet::new(name, region, Phrase::new(label), w, h));
    }

    /// Both sides, the ranks and how it stands, the cards, and what more cards would lead to.
    fn duel_sheet(&mut self) -> bool {
        let backdrop =
            |panel: &&kit::scene::Panel| panel.backdrop.as_deref() == Some("borneo-duel");
        let Some(panel) = self.scene.panels.iter().find(backdrop) else { return false };
        let mut band = panel.layers.first().cloned();
        if let Some(Layer::Plate(plate)) = &mut band {
            plate.at = Rect::new(0, 0, DUEL, 62);
        }
        let foretold = panel.layers.iter().filter(|layer| {
            matches!(layer, Layer::Plate(_)) && layer.at().y == 299 && layer.at().h == 34
        });
        let foretold = foretold.count();
        let mut parts =
            vec![part((4, 3, 407, 27), (4, 3)), part((411, 3, 240, 27), (DUEL - 244, 33))];
        let h = if let Phase::Reward { .. } = self.table.phase {
            parts.push((Rect::new(150, 31, 352, 139), Rect::new(0, 62, DUEL, 174)));
            // The cards, and under them the button that keeps none.
            parts.push((Rect::new(152, 171, 492, 165), Rect::new(0, 236, DUEL, 148)));
            384
        } else {
            parts.extend([
                (Rect::new(4, 31, 161, 137), Rect::new(0, 62, 220, 187)),
                (Rect::new(487, 31, 163, 139), Rect::new(220, 62, 220, 188)),
                (Rect::new(165, 31, 322, 139), Rect::new(0, 250, 250, 108)),
                (Rect::new(222, 170, 208, 126), Rect::new(250, 250, 190, 115)),
                part((4, 170, 218, 126), (0, 366)),
                part((430, 170, 222, 126), (218, 366)),
            ]);
            // What none leads to stands framed beside the button, on the side of who decides.
            let attacks = matches!(self.table.phase, Phase::Attack(_));
            let (both, others) = if attacks { (10, 294) } else { (362, 2) };
            let lines = [(both, 282), (others, 356)];
            for (&(x, w), y) in lines.iter().take(foretold.min(2)).zip([494, 538]) {
                parts.push(part((x, 296, w, 42), (8, y)));
            }
            496 + 44 * foretold.min(2) as i32
        };
        let label = Phrase::new("panel-duel");
        let sheet = Sheet::new("duel", Region::Board, label, DUEL, h).backdrop("borneo-duel");
        self.scene.sheets.push(Sheet { layers: band.into_iter().collect(), ..sheet });
        self.cut("borneo-duel", "duel", &parts);
        true
    }

    /// The own cards in rows: on the board, where they are played.
    fn hand_sheet(&mut self, seat: Seat) {
        // An empty hand takes no room.
        let tall = 4 + self.view.hand.len().div_ceil(ACROSS) as i32 * (HAND_CARD.h + 8);
        let h = HEAD + tall;
        let frame = Rect::new(6, HEAD + 2, HAND - 12, tall - 2);
        let sheet = Sheet::new("hand", Region::Board, Phrase::new("zone-hand"), HAND, h);
        let layout = Layout::Grid { columns: ACROSS as u8 };
        let sheet = sheet.backdrop("borneo-desk").zone(format!("hand:{}", seat.0), frame, layout);
        self.scene.sheets.push(sheet);
        let head = (Rect::new(0, 0, 520, 50), Rect::new(0, 0, HAND, HEAD));
        self.cut("borneo-desk", "hand", &[head]);
    }

    /// Two harbours, below them the third and the piles on the same quay.
    fn harbour_sheet(&mut self) {
        let label = Phrase::new("panel-harbours");
        let sheet =
            |name: &'static str| Sheet::new(name, Region::Board, label.clone(), HARBOURS, QUAY);
        let near = sheet("harbours");
        let mut sheet = sheet("piles").backdrop("borneo-harbours");
        let piles = [
            ("pile", "short-pile"),
            ("port-pile", "short-port-pile"),
            ("discard", "zone-discard"),
            ("lair", "short-lair"),
        ];
        for (at, (zone, name)) in (0i32..).zip(piles) {
            if self.scene.zone(zone).is_none() {
                continue;
            }
            let (x, y) = (202 + 96 * (at % 2), 4 + PILE * (at / 2));
            let sign = Rect::new(x, y, 88, 20);
            sheet = sheet
                .layer(Layer::plate(sign, 4, "#fff4d8").edged("#7a4a20", 10))
                .layer(
                    Layer::words(Phrase::new(name), Rect::new(x + 2, y, 84, 20), 13).ink(ON_PAPER),
                )
                .zone(zone, Rect::new(x, y + 22, 88, PILE - 52), Layout::Pile);
        }
        self.scene.sheets.extend([near, sheet]);
        self.cut("borneo-harbours", "harbours", &[part((0, 0, HARBOURS, QUAY), (0, 0))]);
        self.cut("borneo-harbours-far", "piles", &[part((0, 0, 194, QUAY), (0, 0))]);
    }
}

/// A part as large as it is.
fn part((x, y, w, h): (i32, i32, i32, i32), (to_x, to_y): (i32, i32)) -> Part {
    (Rect::new(x, y, w, h), Rect::new(to_x, to_y, w, h))
}
