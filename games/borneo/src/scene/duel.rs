//! A duel as a scene of its own over the harbours: who attacks whom from which rank, who stands
//! between, the cards of both sides with the flags that count, and how it stands.

use kit::scene::{BUTTONS, Ink, Layer, Layout, Panel, Rect, Region, Spot};
use kit::{CardSet, Phrase, Seat};

use super::board::band;
use super::paint::{DUEL_CARD, Look, figure};
use super::{ON_WOOD, Painter, QUIET};
use crate::content::Card;
use crate::flags::Company;
use crate::state::{Duel, Merchant, Phase};

/// Over the harbours, beside the houses.
const PLACE: Rect = Rect { x: 362, y: 106, w: 658, h: 340 };
/// Where the gallery of ranks begins, and how long it is.
const GALLERY: (i32, i32) = (168, 316);
const ATTACK: Rect = Rect { x: 12, y: 194, w: 206, h: 100 };
const DEFENCE: Rect = Rect { x: 434, y: 194, w: 206, h: 100 };

/// Results are foretold for so many numbers of cards, none being the first, on plates so wide.
const PROSPECTS: usize = 3;
const PROSPECT: i32 = 170;

/// Where the result of so many more cards stands: that of none on the side of who decides, the button
/// that ends it beside it, then the others.
fn prospect(attacks: bool, cards: usize) -> i32 {
    let from_side = if cards == 0 { 14 } else { 126 + 176 * cards as i32 };
    if attacks { from_side } else { PLACE.w - 4 - PROSPECT - from_side }
}

impl Painter<'_> {
    pub(super) fn duel(&mut self) {
        match self.table.phase {
            Phase::Attack(duel) | Phase::Defend(duel) => self.fight(duel),
            Phase::Reward { seat, cards } => self.reward(seat, cards),
            _ => {}
        }
    }

    fn stage(&mut self, company: Option<Company>, title: Phrase, aside: Phrase) {
        let label = Phrase::new("panel-duel");
        self.panel(Panel::placed(Region::Board, label, PLACE).backdrop("borneo-duel"));
        let head = Rect::new(0, 0, PLACE.w, 30);
        self.paint([match company {
            Some(company) => band(company, head),
            None => Layer::plate(head, 10, "#24430e"),
        }]);
        if let Some(company) = company {
            self.paint(self.game.flag(company, 12, 5, 30));
        }
        self.paint([
            Layer::title(title, Rect::new(50, 3, 360, 24), 16).ink("#ffffff"),
            Layer::words(aside, Rect::new(412, 3, 228, 24), 13).right().ink("#ffffff"),
            Layer::plate(Rect::new(1, 1, PLACE.w - 2, PLACE.h - 2), 10, "#00000000")
                .edged("#3d210c", 30),
        ]);
    }

    fn fight(&mut self, duel: Duel) {
        let company = duel.attacker.company;
        let owner = |merchant: Merchant| self.table.owner(merchant).unwrap_or_default();
        let (attacker, defender) = (owner(duel.attacker), owner(duel.defender()));
        let rank = u16::from(duel.target) + 1;
        let title = Phrase::new("duel-title").with("company", self.game.say_company(company));
        let aside = Phrase::new("duel-aside").with("who", attacker).with("rank", rank);
        self.stage(Some(company), title, aside);
        // Where there is no room for both, the side that decides is shown.
        if let Some(panel) = self.scene.panels.last_mut() {
            let x = if matches!(self.table.phase, Phase::Attack(_)) { 0 } else { PLACE.w - 400 };
            panel.focus = Some(Rect::new(x, 0, 400, PLACE.h));
        }
        self.gallery(duel);
        let flags = |cards: CardSet| self.game.components.flags(cards, company);
        let (strength, answer) = (flags(duel.attack), flags(duel.defence));
        let total = answer + duel.between();
        let wins = strength >= total;
        self.side(Rect::new(10, 38, 150, 118), (attacker, company), (strength, None), wins);
        let bonus = Some(duel.between());
        self.side(Rect::new(492, 38, 150, 118), (defender, company), (answer, bonus), !wins);
        self.cards("duel-attack", ATTACK, duel.attack, Some(company));
        self.cards("duel-defence", DEFENCE, duel.defence, Some(company));
        self.outcome((strength, total), wins, if wins { attacker } else { defender }, rank);
        let asked = match self.table.phase {
            Phase::Attack(_) => attacker,
            _ => defender,
        };
        if self.view.viewer.seat() == Some(asked) {
            self.prospects(duel, (strength, total));
        } else {
            let at = Rect::new(40, 298, 572, 34);
            let rule = Layer::words(Phrase::new("duel-rule"), at, 12).ink(ON_WOOD);
            self.paint([rule.weight(500)]);
        }
    }

    /// What the best cards in the hand of who decides would lead to, for each number of them.
    fn prospects(&mut self, duel: Duel, (strength, total): (u8, u8)) {
        let attacks = matches!(self.table.phase, Phase::Attack(_));
        // Enough is said beside what it leads to.
        let button = Rect::new(if attacks { 190 } else { 366 }, 299, 98, 34);
        let left = button.x.min(prospect(attacks, 0)) - 4;
        let both = Rect::new(left, 295, PROSPECT + 12 + button.w, 42);
        self.paint([Layer::plate(both, 11, "#f6d89a66").edged("#fff3cf", 12)]);
        let company = duel.attacker.company;
        let hand = self.view.hand;
        let flags = |card: u8| self.game.components.flags([card].into_iter().collect(), company);
        let mut worth: Vec<u8> = self.game.with_flag(hand, company).iter().map(flags).collect();
        worth.sort_unstable_by(|one, other| other.cmp(one));
        let spare = hand.len().saturating_sub(self.game.components.parameters.keep.into());
        let answers = if attacks {
            spare
        } else {
            spare.min(duel.attack.len().saturating_sub(duel.defence.len()))
        };
        let count = worth.len().min(answers as usize).min(PROSPECTS - 1);
        for cards in 0..=count {
            let more: u8 = worth.iter().take(cards).sum();
            let (strength, total) =
                if attacks { (strength + more, total) } else { (strength, total + more) };
            let good = (strength >= total) == attacks;
            let key = match (attacks, good) {
                (_, false) => "duel-if-lost",
                (true, true) => "duel-if-taken",
                (false, true) => "duel-if-held",
            };
            let says =
                Phrase::new(key).with("cards", cards).with("score", format!("{strength}–{total}"));
            let (fill, edge) = if good { ("#e9f3dd", "#2f6b3a") } else { ("#fffdf7", "#8c2519") };
            let at = Rect::new(prospect(attacks, cards), 299, PROSPECT, 34);
            let words = Rect::new(at.x + 5, at.y + 2, at.w - 10, at.h - 4);
            self.paint([
                Layer::plate(at, 8, fill).edged(edge, 14),
                Layer::words(says, words, 12).weight(700),
            ]);
        }
        self.zone(BUTTONS, "zone-buttons", button, Layout::Grid { columns: 1 });
    }

    /// The ranks from the attacker up to the defender, with those who stand between.
    fn gallery(&mut self, duel: Duel) {
        let count = i32::from(duel.attacker.rank.saturating_sub(duel.target)) + 1;
        let wide = (GALLERY.1 / count).min(90);
        let left = GALLERY.0 + (GALLERY.1 - wide * count) / 2;
        let rise = 46 / (count - 1).max(1);
        self.paint([Layer::art(
            "borneo-arrow",
            Rect::new(left + wide / 2, 33, wide * (count - 1), 30),
        )]);
        for step in 0..count {
            let rank = duel.attacker.rank.saturating_sub(step as u8);
            let merchant = Merchant { rank, ..duel.attacker };
            let (x, y) = (left + step * wide, 148 - step * rise);
            let rivals = step == 0 || step == count - 1;
            let (w, h) = if rivals { (46, 56) } else { (36, 44) };
            self.paint([Layer::art("borneo-step", Rect::new(x, y, wide, 168 - y))]);
            if let Some(seat) = self.table.owner(merchant) {
                self.paint(figure(seat, Rect::new(x + (wide - w) / 2 + 6, y - h + 4, w, h)));
            }
            let disc = Rect::new(x + 4, y - 10, 20, 20);
            self.paint([
                Layer::plate(disc, 10, "#fffaf0").edged("#a8814a", 10),
                Layer::figure(u16::from(rank) + 1, disc, 13),
            ]);
            if !rivals {
                let bonus = Rect::new(x + wide / 2 - 9, y + 2, 32, 18);
                self.paint([
                    Layer::plate(bonus, 9, "#2f6b3a").edged("#ffffff", 10),
                    Layer::figure("+1", bonus, 13).ink("#ffffff"),
                ]);
            }
        }
    }

    /// What one side brings: its flags, and the bonus of who is attacked.
    fn side(
        &mut self,
        at: Rect,
        (seat, company): (Seat, Company),
        (flags, bonus): (u8, Option<u8>),
        wins: bool,
    ) {
        let Rect { x, y, w, h } = at;
        let role = if bonus.is_some() { "duel-defends" } else { "duel-attacks" };
        let total = flags + bonus.unwrap_or(0);
        let ink = if wins { "#1d5a2c" } else { "#8c2519" };
        self.paint([
            Layer::plate(Rect::new(x, y, w, h), 10, "#fffdf7").edged(Ink::Seat(seat), 22).lying(),
            Layer::emblem(seat, Rect::new(x + 7, y + 7, 26, 26)),
            Layer::words(
                Phrase::new("seat-name").with("who", seat),
                Rect::new(x + 38, y + 4, w - 82, 18),
                14,
            )
            .left()
            .weight(700),
            Layer::words(Phrase::new(role), Rect::new(x + 38, y + 22, w - 80, 16), 12)
                .left()
                .ink(QUIET)
                .weight(500),
            Layer::figure(total, Rect::new(x + w - 46, y + 6, 40, 38), 34).ink(ink),
        ]);
        self.paint(self.game.flag(company, x + 12, y + 50, 28));
        let says = Phrase::new("duel-flags").with("count", flags);
        self.paint([Layer::words(says, Rect::new(x + 46, y + 48, w - 50, 24), 13).left()]);
        let says = match bonus {
            Some(bonus) => Phrase::new("duel-between").with("count", bonus),
            None => Phrase::new("duel-in-hand").with("count", self.view.hand_size(seat)),
        };
        let at = Rect::new(x + 10, y + 76, w - 24, 38);
        self.paint([Layer::words(says, at, 12).left().weight(500)]);
    }

    fn cards(&mut self, zone: &'static str, frame: Rect, cards: CardSet, company: Option<Company>) {
        let label = Phrase::new(format!("zone-{zone}"));
        let heading = Rect::new(frame.x + 2, frame.y - 22, frame.w - 4, 20);
        let ground = Rect::new(frame.x, frame.y, DUEL_CARD.w + 8, frame.h);
        self.paint([Layer::title(label.clone(), heading, 14).ink(ON_WOOD)]);
        if cards.is_empty() {
            self.paint([
                Layer::plate(ground, 7, "#3d210c88").edged("#fff3cf", 14).dashed(),
                Layer::words(Phrase::new("duel-no-card"), ground, 12).ink(ON_WOOD),
            ]);
        }
        self.zone_called(zone, label, frame, Layout::Row);
        for (at, card) in cards.iter().map(Card).enumerate() {
            let place = (zone.into(), Spot::At(at as u16));
            let piece = self.game.paint_card(card, place, DUEL_CARD, Look::Duel(company));
            self.scene.pieces.push(piece);
        }
    }

    /// How it stands, and what it would lead to.
    fn outcome(&mut self, (strength, total): (u8, u8), wins: bool, winner: Seat, rank: u16) {
        let at = Rect::new(226, 182, 200, 112);
        let (fill, edge, sign) = if wins {
            ("#fbe3da", "#8c2519", "borneo-no")
        } else {
            ("#e9f3dd", "#2f6b3a", "borneo-yes")
        };
        let key = if wins { "duel-taken" } else { "duel-held" };
        let says = Phrase::new(key).with("who", winner).with("rank", rank);
        self.paint([
            Layer::plate(at, 8, fill).edged(edge, 18),
            Layer::art(sign, Rect::new(236, 190, 22, 22)),
            Layer::figure(format!("{strength} – {total}"), Rect::new(262, 188, 150, 26), 20),
            Layer::words(says, Rect::new(240, 216, 172, 38), 13).weight(700),
            Layer::words(Phrase::new("duel-tie"), Rect::new(234, 256, 184, 34), 12)
                .ink(QUIET)
                .weight(500),
        ]);
    }

    fn reward(&mut self, seat: Seat, cards: CardSet) {
        let aside = Phrase::new("seat-name").with("who", seat);
        self.stage(None, Phrase::new("duel-held-title"), aside);
        let says = Phrase::new("duel-reward").with("who", seat);
        self.paint([
            Layer::plate(Rect::new(160, 52, 332, 96), 10, "#fffdf7").edged(Ink::Seat(seat), 22),
            Layer::emblem(seat, Rect::new(172, 80, 40, 40)),
            Layer::words(says, Rect::new(222, 58, 246, 84), 14).left(),
        ]);
        self.cards("duel-defence", Rect::new(160, 194, 480, 100), cards, None);
        if self.view.viewer.is(seat) {
            let frame = Rect::new(160, 298, 300, 36);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns: 2 });
        }
    }
}
