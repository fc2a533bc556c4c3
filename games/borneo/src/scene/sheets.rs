//! What a narrow screen shows of Borneo: a duel while there is one, the missions in two rows, the houses, the
//! own cards, the harbours two by two with the piles; apart the warehouse.

use kit::scene::{Cut, Layer, Layout, Part, Rect, Region, Seen, Sheet};
use kit::{Phrase, Seat};

use super::paint::hand_card;
use super::{ON_PAPER, Painter};

/// How wide two harbours and a large hand are where they are drawn on.
const HARBOURS: i32 = 392;
const HAND: i32 = 470;
/// So many own cards lie in one row; more lie so many side by side, with what stands over them.
const IN_ROW: u32 = 6;
const ACROSS: u32 = 5;
const HEAD: i32 = 45;
/// How high the panel of the harbours is, and a pile with its sign.
const QUAY: i32 = 340;
const PILE: i32 = 168;

impl Painter<'_> {
    pub(super) fn sheets(&mut self) {
        let duel = self.duel_sheet();
        let seat = self.view.viewer.seat();
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
    pub(super) fn cut(&mut self, backdrop: &str, sheet: &'static str, parts: &[Part]) {
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

    /// The own cards as on the desk, many of them in rows: on the board, where they are played.
    pub(super) fn hand_sheet(&mut self, seat: Seat) {
        let count = self.view.hand.len();
        if count <= IN_ROW {
            // An empty hand takes no room.
            let h = if count > 0 { 226 } else { 50 };
            let sheet = Sheet::new("hand", Region::Board, Phrase::new("zone-hand"), 520, h);
            self.scene.sheets.push(sheet.seen(Seen::Both));
            self.cut("borneo-desk", "hand", &[part((0, 0, 520, h), (0, 0))]);
            return;
        }
        let tall = 4 + count.div_ceil(ACROSS) as i32 * (hand_card(count).h + 8);
        let h = HEAD + tall;
        let frame = Rect::new(6, HEAD + 2, HAND - 12, tall - 2);
        let sheet = Sheet::new("hand", Region::Board, Phrase::new("zone-hand"), HAND, h);
        let sheet = sheet.seen(Seen::Both);
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
