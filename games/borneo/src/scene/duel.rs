//! A duel as a scene of its own over the harbours: who attacks whom from which rank, who stands
//! between, the cards of both sides with the flags that count, and how it stands.

use kit::scene::{BUTTONS, Ink, Layer, Layout, Panel, Rect, Region, Size, Spot};
use kit::{CardSet, Phrase, Seat};

use super::board::band;
use super::paint::{DUEL_CARD, Look, figure};
use super::{ON_WOOD, Painter, QUIET};
use crate::content::Card;
use crate::flags::Company;
use crate::state::{Duel, Merchant, Phase};

/// Over the harbours, beside the houses.
const PLACE: Rect = Rect { x: 362, y: 106, w: 658, h: 340 };
/// Where the gallery of ranks stands.
const GALLERY: Rect = Rect { x: 168, y: 31, w: 316, h: 137 };
const ATTACK: Rect = Rect { x: 8, y: 202, w: 212, h: 125 };
const DEFENCE: Rect = Rect { x: 434, y: 202, w: 212, h: 125 };
/// Where between the cards it stands how it goes on, and below it the button that ends it.
const MIDDLE: Rect = Rect { x: 223, y: 178, w: 208, h: 118 };
const BUTTON: Rect = Rect { x: 277, y: 299, w: 98, h: 34 };

/// Results are foretold for so many numbers of cards, none being the first.
const PROSPECTS: usize = 3;

/// What so many more cards would lead to.
pub(super) struct Prospect {
    says: Phrase,
    then: Phrase,
    standing: Standing,
    good: bool,
}

/// How a duel stands.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) attacker: Seat,
    pub(super) defender: Seat,
    pub(super) strength: u8,
    pub(super) answer: u8,
    pub(super) bonus: u8,
}

impl Standing {
    /// The strength of the defence.
    fn total(&self) -> u8 {
        self.answer + self.bonus
    }

    /// Both strengths, each beside the emblem of its seat.
    fn score(&self, at: Rect, size: i32) -> [Layer; 5] {
        let emblem = size + 2;
        let (middle, y) = (at.x + at.w / 2, at.y + (at.h - emblem) / 2);
        let figure = size * 5 / 4;
        let [left, right] = [middle - 5 - figure, middle + 5];
        let figures = [left, right].map(|x| Rect::new(x, at.y, figure, at.h));
        let emblems = [left - emblem - 1, right + figure + 1];
        let [attacker, defender] = emblems.map(|x| Rect::new(x, y, emblem, emblem));
        [
            Layer::emblem(self.attacker, attacker),
            Layer::figure(self.strength, figures[0], size),
            Layer::words("–", Rect::new(middle - 5, at.y, 10, at.h), size),
            Layer::figure(self.total(), figures[1], size),
            Layer::emblem(self.defender, defender),
        ]
    }

    /// Whether the attacker would win; a tie is enough.
    pub(super) fn wins(&self) -> bool {
        self.strength >= self.total()
    }
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

    /// How the duel stands.
    pub(super) fn standing(&self, duel: &Duel) -> Standing {
        let company = duel.attacker.company;
        let owner = |merchant: Merchant| self.table.owner(merchant).unwrap_or_default();
        let flags = |cards: CardSet| self.game.components.flags(cards, company);
        Standing {
            attacker: owner(duel.attacker),
            defender: owner(duel.defender()),
            strength: flags(duel.attack),
            answer: flags(duel.defence),
            bonus: duel.between(),
        }
    }

    /// Whether the viewer decides what is played next.
    pub(super) fn plays(&self) -> bool {
        self.view.viewer.seat().is_some_and(|seat| self.table.awaited() == Some(seat))
    }

    fn fight(&mut self, duel: Duel) {
        let company = duel.attacker.company;
        let standing = self.standing(&duel);
        let (title, aside) = self.duel_heads(&duel);
        self.stage(Some(company), title, aside);
        let ranks = self.gallery(&duel, GALLERY);
        self.paint(ranks);
        let (wins, bonus) = (standing.wins(), Some(standing.bonus));
        let left = Rect::new(10, 38, 150, 118);
        self.side(left, (standing.attacker, company), (standing.strength, None), wins);
        let right = Rect { x: 492, ..left };
        self.side(right, (standing.defender, company), (standing.answer, bonus), !wins);
        self.cards("duel-attack", ATTACK, duel.attack, Some(company));
        self.cards("duel-defence", DEFENCE, duel.defence, Some(company));
        if self.plays() {
            // Beside a single card there is more room.
            let spare = if duel.attack.len() < 2 { ATTACK.w - DUEL_CARD.w - 8 } else { 0 };
            let room = Rect { x: MIDDLE.x - spare, w: MIDDLE.w + spare, ..MIDDLE };
            let layers = self.prospects(&duel, room, false);
            self.paint(layers);
            self.zone(BUTTONS, "zone-buttons", BUTTON, Layout::Grid { columns: 1 });
        } else {
            let layers = self.outcome(&duel, Rect { h: 86, ..MIDDLE });
            self.paint(layers);
            let at = Rect::new(MIDDLE.x, MIDDLE.y + 88, MIDDLE.w, 66);
            let rule = Layer::words(Phrase::new("duel-rule"), at, 12).ink(ON_WOOD);
            self.paint([rule.weight(500)]);
        }
    }

    /// Where the duel is, and what is wanted.
    pub(super) fn duel_heads(&self, duel: &Duel) -> (Phrase, Phrase) {
        let company = self.game.say_company(duel.attacker.company);
        let (who, rank) = (self.standing(duel).attacker, u16::from(duel.target) + 1);
        let aside = Phrase::new("duel-aside").with("who", who).with("rank", rank);
        (Phrase::new("duel-title").with("company", company), aside)
    }

    /// What the best cards in the hand of who decides would lead to, for each number of them.
    fn foretold(&self, duel: &Duel) -> Vec<Prospect> {
        let attacks = matches!(self.table.phase, Phase::Attack(_));
        let company = duel.attacker.company;
        let flags = |card: u8| self.game.components.flags([card].into_iter().collect(), company);
        let hand = self.view.hand;
        let mut worth: Vec<u8> = self.game.with_flag(hand, company).iter().map(flags).collect();
        worth.sort_unstable_by(|one, other| other.cmp(one));
        let most = self.game.playable(self.view, duel) as usize;
        // An attack needs a card.
        let least = usize::from(attacks && duel.attack.is_empty());
        let foretell = |cards: usize| {
            let more: u8 = worth.iter().take(cards).sum();
            let mut standing = self.standing(duel);
            match attacks {
                true => standing.strength += more,
                false => standing.answer += more,
            }
            let good = standing.wins() == attacks;
            let key = match (attacks, good) {
                (true, true) => "duel-then-ahead",
                (true, false) => "duel-then-behind",
                (false, true) => "duel-then-held",
                (false, false) => "duel-then-lost",
            };
            Prospect {
                says: Phrase::new("duel-with").with("cards", cards),
                then: Phrase::new(key).with("rank", u16::from(duel.target) + 1),
                standing,
                good,
            }
        };
        // Of many the fewest and the most.
        let numbers =
            (least..=most).filter(|cards| cards + 1 < least + PROSPECTS || *cards == most);
        numbers.map(foretell).collect()
    }

    /// The same on plates below or beside each other.
    pub(super) fn prospects(&self, duel: &Duel, room: Rect, beside: bool) -> Vec<Layer> {
        let foretold = self.foretold(duel);
        let count = foretold.len().max(1) as i32;
        let mut layers = Vec::new();
        for (at, Prospect { says, then, standing, good }) in (0..).zip(foretold) {
            let (w, h) = match beside {
                true => ((room.w + 4) / count - 4, room.h),
                false => (room.w, ((room.h + 4) / count - 4).min(56)),
            };
            let (x, y) = match beside {
                true => (room.x + at * (w + 4), room.y),
                false => (room.x, room.y + at * (h + 4)),
            };
            let (fill, edge, sign) = match good {
                true => ("#e9f3dd", "#2f6b3a", "borneo-yes"),
                false => ("#fbe3da", "#8c2519", "borneo-no"),
            };
            layers.push(Layer::plate(Rect::new(x, y, w, h), 8, fill).edged(edge, 16));
            if beside {
                let line = |top: i32, h: i32| Rect::new(x + 4, y + top, w - 8, h);
                layers.push(Layer::words(says, line(2, 16), 12).weight(700));
                layers.extend(standing.score(line(18, 20), 14));
                layers.push(Layer::words(then, line(37, 16), 12).ink(QUIET).weight(500));
                continue;
            }
            // The sign only where the words have room beside it.
            let left = if w < 240 { 8 } else { 30 };
            if left > 8 {
                layers.push(Layer::art(sign, Rect::new(x + 6, y + (h - 20) / 2, 20, 20)));
            }
            let (half, scored) = (h / 2 - 2, 98);
            let line = |top: i32| Rect::new(x + left, y + top, w - left - scored - 8, half);
            layers.push(Layer::words(says, line(2), 13).left().weight(700));
            layers.push(Layer::words(then, line(2 + half), 12).left().ink(QUIET).weight(500));
            layers.extend(standing.score(Rect::new(x + w - scored - 2, y, scored, h), 17));
        }
        layers
    }

    /// The ranks from the attacker up to the defender, with those who stand between, over a ground at `at.y +
    /// at.h`: large on the stage, small on a narrow screen.
    pub(super) fn gallery(&self, duel: &Duel, at: Rect) -> Vec<Layer> {
        let count = i32::from(duel.attacker.rank.saturating_sub(duel.target)) + 1;
        let large = at.h > 100;
        let (rival, other, rises, ground) =
            if large { ((46, 56), (36, 44), 46, 20) } else { ((34, 42), (27, 33), 18, 17) };
        let wide = (at.w / count).min(if large { 90 } else { 130 });
        let left = at.x + (at.w - wide * count) / 2;
        let floor = at.y + at.h;
        let rise = rises / (count - 1).max(1);
        let arrow = Rect::new(left + wide / 2, at.y + 2, wide * (count - 1), 30);
        let mut layers = Vec::new();
        if large {
            layers.push(Layer::art("borneo-arrow", arrow));
        }
        for step in 0..count {
            let rank = duel.attacker.rank.saturating_sub(step as u8);
            let merchant = Merchant { rank, ..duel.attacker };
            let (x, y) = (left + step * wide, floor - ground - step * rise);
            let rivals = step == 0 || step == count - 1;
            let (w, h) = if rivals { rival } else { other };
            layers.push(Layer::art("borneo-step", Rect::new(x, y, wide, floor - y)));
            if let Some(seat) = self.table.owner(merchant) {
                layers.extend(figure(seat, Rect::new(x + (wide - w) / 2 + 6, y - h + 4, w, h)));
            }
            let disc = Rect::new(x + 4, y - 10, 20, 20);
            layers.extend([
                Layer::plate(disc, 10, "#fffaf0").edged("#a8814a", 10),
                Layer::figure(u16::from(rank) + 1, disc, 13),
            ]);
            if !rivals {
                let bonus = Rect::new(x + wide / 2 - 9, y + if large { 2 } else { 0 }, 32, 18);
                layers.extend([
                    Layer::plate(bonus, 9, "#2f6b3a").edged("#ffffff", 10),
                    Layer::figure("+1", bonus, 13).ink("#ffffff"),
                ]);
            }
        }
        layers
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
        let ground = Rect::new(frame.x, frame.y + 4, DUEL_CARD.w, DUEL_CARD.h);
        self.paint([Layer::title(label.clone(), heading, 14).ink(ON_WOOD)]);
        if cards.is_empty() {
            self.paint([
                Layer::plate(ground, 7, "#3d210c88").edged("#fff3cf", 14).dashed(),
                Layer::words(Phrase::new("duel-no-card"), ground, 12).ink(ON_WOOD),
            ]);
        }
        self.zone_called(zone, label, frame, Layout::Row);
        // Many are narrower, so that none covers another.
        let count = cards.len().max(1) as i32;
        let size = Size { w: DUEL_CARD.w.min((frame.w + 2) / count - 8), ..DUEL_CARD };
        for (at, card) in cards.iter().map(Card).enumerate() {
            let place = (zone.into(), Spot::At(at as u16));
            let piece = self.game.paint_card(card, place, size, Look::Duel(company));
            self.scene.pieces.push(piece);
        }
    }

    /// How it stands, and what it would lead to.
    pub(super) fn outcome(&self, duel: &Duel, at: Rect) -> Vec<Layer> {
        let standing = self.standing(duel);
        let wins = standing.wins();
        let (fill, edge, key, winner) = match wins {
            true => ("#fbe3da", "#8c2519", "duel-taken", standing.attacker),
            false => ("#e9f3dd", "#2f6b3a", "duel-held", standing.defender),
        };
        let says = Phrase::new(key).with("who", winner).with("rank", u16::from(duel.target) + 1);
        let Rect { x, y, w, h } = at;
        let words = Rect::new(x + 8, y + 30, w - 16, h - 34);
        let mut layers = vec![
            Layer::plate(at, 8, fill).edged(edge, 18),
            Layer::words(says, words, 13).weight(700),
        ];
        layers.extend(standing.score(Rect::new(x + 8, y + 4, w - 16, 26), 20));
        layers
    }

    fn reward(&mut self, seat: Seat, cards: CardSet) {
        let aside = Phrase::new("seat-name").with("who", seat);
        self.stage(None, Phrase::new("duel-held-title"), aside);
        let says = Phrase::new("duel-reward").with("who", seat);
        self.paint([
            Layer::plate(Rect::new(160, 44, 332, 92), 10, "#fffdf7").edged(Ink::Seat(seat), 22),
            Layer::emblem(seat, Rect::new(172, 70, 40, 40)),
            Layer::words(says, Rect::new(222, 48, 246, 84), 14).left(),
        ]);
        self.cards("duel-defence", Rect::new(160, 176, 480, 118), cards, None);
        if self.view.viewer.is(seat) {
            let frame = Rect::new(160, 298, 300, 36);
            self.zone(BUTTONS, "zone-buttons", frame, Layout::Grid { columns: 2 });
        }
    }
}
