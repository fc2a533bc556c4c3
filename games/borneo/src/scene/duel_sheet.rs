//! A duel on a narrow screen: both sides in short, the ranks between them, what cards would lead to, the
//! viewer's hand right below, the cards that were played.

use kit::scene::{BUTTONS, Ink, Layer, Layout, Rect, Region, Sheet};
use kit::{Phrase, Seat};

use super::board::band;
use super::paint::DUEL_CARD;
use super::{ON_WOOD, Painter, QUIET};
use crate::flags::Company;
use crate::state::{Duel, Phase};

/// How wide the sheet is, and one of two halves on it.
const WIDE: i32 = 440;
const HALF: i32 = 214;
/// How high the head, a side, and a line of played cards with its heading are.
const HEAD: i32 = 54;
const SIDE: i32 = 84;
const CARDS: i32 = DUEL_CARD.h + 30;
/// How high the plates are that foretell the result or tell how it stands.
const PLATE: i32 = 54;
/// How high the ranks are.
const RANKS: i32 = 76;

impl Painter<'_> {
    /// The sheet of a duel, if there is one.
    pub(super) fn duel_sheet(&mut self) -> bool {
        match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => self.fight_sheet(&duel),
            Phase::Reward { seat, .. } => self.reward_sheet(seat),
            _ => return false,
        }
        true
    }

    fn fight_sheet(&mut self, duel: &Duel) {
        let company = duel.attacker.company;
        let standing = self.standing(duel);
        let (title, aside) = self.duel_heads(duel);
        let mut layers = vec![band(company, Rect::new(0, 0, WIDE, HEAD - 4))];
        layers.extend(self.game.flag(company, 10, 11, 40));
        layers.extend([
            Layer::title(title, Rect::new(60, 2, WIDE - 66, 25), 17).ink("#ffffff"),
            Layer::words(aside, Rect::new(60, 26, WIDE - 66, 20), 13).left().ink("#ffffff"),
        ]);
        let wins = standing.wins();
        let attack = (standing.strength, None);
        layers.extend(self.small_side(4, (standing.attacker, company), attack, wins));
        let defence = (standing.answer, Some(standing.bonus));
        layers.extend(self.small_side(222, (standing.defender, company), defence, !wins));
        let mut y = HEAD + SIDE - 4;
        let ranks = Rect::new(4, y, WIDE - 8, RANKS);
        layers.push(Layer::plate(ranks, 8, "#bcd3a4"));
        layers.extend(self.gallery(duel, ranks));
        y += RANKS + 4;
        let mut sheet = Sheet::new("duel", Region::Board, Phrase::new("panel-duel"), WIDE, 0);
        if self.plays() {
            layers.extend(self.prospects(duel, Rect::new(4, y, WIDE - 112, PLATE), true));
            let button = Rect::new(WIDE - 102, y + 10, 98, 34);
            sheet = sheet.zone(BUTTONS, button, Layout::Grid { columns: 1 });
        } else {
            layers.extend(self.outcome(duel, Rect::new(4, y, WIDE - 8, PLATE)));
        }
        self.lay_sheet(sheet, y + PLATE + 4, layers);
        if let Some(seat) = self.view.viewer.seat() {
            self.hand_sheet(seat);
        }
        self.played_sheet(duel);
    }

    /// The cards that both sides have played.
    fn played_sheet(&mut self, duel: &Duel) {
        let mut layers = Vec::new();
        let label = Phrase::new("panel-duel-cards");
        let mut sheet = Sheet::new("duel-cards", Region::Board, label, WIDE, 0);
        for (zone, x, cards) in
            [("duel-attack", 6, duel.attack), ("duel-defence", 226, duel.defence)]
        {
            let heading = Rect::new(x, 2, HALF - 6, 20);
            let label = Phrase::new(format!("zone-{zone}"));
            layers.push(Layer::title(label, heading, 14).ink(ON_WOOD));
            if cards.is_empty() {
                let ground = Rect::new(x, 26, DUEL_CARD.w, DUEL_CARD.h);
                layers.extend([
                    Layer::plate(ground, 7, "#3d210c88").edged("#fff3cf", 14).dashed(),
                    Layer::words(Phrase::new("duel-no-card"), ground, 13).ink(ON_WOOD),
                ]);
            }
            let frame = Rect::new(x, 24, HALF - 8, DUEL_CARD.h + 4);
            sheet = sheet.zone(zone, frame, Layout::Row);
        }
        sheet.size.h = CARDS;
        sheet.layers = layers;
        self.scene.sheets.push(sheet.backdrop("borneo-desk"));
    }

    /// What one side brings, as on the stage.
    fn small_side(
        &self,
        x: i32,
        (seat, company): (Seat, Company),
        (flags, bonus): (u8, Option<u8>),
        wins: bool,
    ) -> Vec<Layer> {
        let y = HEAD;
        let total = flags + bonus.unwrap_or(0);
        let role = if bonus.is_some() { "duel-defends" } else { "duel-attacks" };
        let ink = if wins { "#1d5a2c" } else { "#8c2519" };
        let name = Rect::new(x + 42, y + 4, HALF - 96, 18);
        let mut layers = vec![
            Layer::plate(Rect::new(x, y, HALF, SIDE - 6), 10, "#fffdf7").edged(Ink::Seat(seat), 22),
            Layer::emblem(seat, Rect::new(x + 8, y + 8, 28, 28)),
            Layer::words(Phrase::new("seat-name").with("who", seat), name, 14).left().weight(700),
            Layer::words(Phrase::new(role), Rect { y: y + 22, h: 16, ..name }, 12)
                .left()
                .ink(QUIET)
                .weight(500),
            Layer::figure(total, Rect::new(x + HALF - 52, y + 5, 46, 36), 34).ink(ink),
        ];
        layers.extend(self.game.flag(company, x + 8, y + 47, 30));
        let says = match bonus {
            Some(bonus) => Phrase::new("duel-defence-of").with("count", flags).with("bonus", bonus),
            None => Phrase::new("duel-attack-of")
                .with("count", flags)
                .with("left", self.view.hand_size(seat)),
        };
        let at = Rect::new(x + 44, y + 42, HALF - 56, 32);
        layers.push(Layer::words(says, at, 12).left().weight(500));
        layers
    }

    /// The cards of a defence that has held, one of which may be kept.
    fn reward_sheet(&mut self, seat: Seat) {
        let says = Phrase::new("duel-reward").with("who", seat);
        let title = Phrase::new("duel-held-title");
        let layers = vec![
            Layer::plate(Rect::new(0, 0, WIDE, 40), 10, "#24430e"),
            Layer::title(title, Rect::new(14, 6, WIDE - 28, 28), 17).ink("#ffffff"),
            Layer::plate(Rect::new(4, 46, WIDE - 8, 62), 10, "#fffdf7").edged(Ink::Seat(seat), 22),
            Layer::emblem(seat, Rect::new(14, 57, 40, 40)),
            Layer::words(says, Rect::new(64, 48, WIDE - 86, 58), 13).left().weight(500),
        ];
        let label = Phrase::new("panel-duel");
        let frame = Rect::new(10, 116, WIDE - 20, DUEL_CARD.h + 4);
        let mut sheet = Sheet::new("duel", Region::Board, label, WIDE, 0);
        sheet = sheet.zone("duel-defence", frame, Layout::Row);
        let mut h = 116 + DUEL_CARD.h + 10;
        if self.scene.zone(BUTTONS).is_some() && self.view.viewer.is(seat) {
            let frame = Rect::new(10, h, WIDE - 20, 36);
            sheet = sheet.zone(BUTTONS, frame, Layout::Grid { columns: 2 });
            h += 42;
        }
        self.lay_sheet(sheet, h, layers);
    }

    fn lay_sheet(&mut self, sheet: Sheet, h: i32, layers: Vec<Layer>) {
        let mut sheet = sheet.backdrop("borneo-duel");
        sheet.size.h = h;
        sheet.layers = layers;
        self.scene.sheets.push(sheet);
    }
}
