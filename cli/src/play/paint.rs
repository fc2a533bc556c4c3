//! Colours by meaning. Every meaning has a letter or a sign as well, so nothing is lost without.

use kit::scene::Tint;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

use super::scribe::Bit;

// Tones of middle brightness: nobody knows whether a terminal is dark or light.
const RED: Color = Color::Indexed(167);
const GREEN: Color = Color::Indexed(71);
const BROWN: Color = Color::Indexed(137);
const BLUE: Color = Color::Indexed(68);
const PURPLE: Color = Color::Indexed(133);
const TEAL: Color = Color::Indexed(37);
const GREY: Color = Color::Indexed(245);

/// The goods of a game, by number.
const GOODS: [Color; 6] = [Color::Yellow, RED, GREEN, BROWN, BLUE, PURPLE];
/// The kinds of cards, by number.
const KINDS: [Color; 6] = [GREY, Color::Yellow, PURPLE, TEAL, GREEN, BLUE];
/// The seats.
const SEATS: [Color; 5] = [BLUE, RED, GREEN, Color::Yellow, PURPLE];

/// The paint box: with colours, or without for those who asked for none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    colours: bool,
}

impl Paint {
    /// With or without colours.
    pub(super) fn new(colours: bool) -> Paint {
        Paint { colours }
    }

    /// Without colours if `NO_COLOR` is set to anything (<https://no-color.org>).
    pub(super) fn from_system() -> Paint {
        Paint::new(std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()))
    }

    fn colour(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// The colour of a meaning.
    pub(super) fn tint(self, tint: Tint) -> Style {
        let pick = |colours: &[Color], at: u8| {
            colours.get(usize::from(at) % colours.len().max(1)).copied().unwrap_or(Color::Reset)
        };
        match tint {
            Tint::Plain => Style::new(),
            Tint::Good(good) => self.colour(pick(&GOODS, good)).add_modifier(Modifier::BOLD),
            Tint::Seat(seat) => self.colour(pick(&SEATS, seat.0)),
            Tint::Gold => self.colour(Color::Yellow),
            Tint::Silver => self.colour(GREY),
            Tint::Kind(kind) => self.colour(pick(&KINDS, kind)),
        }
    }

    /// Names of zones, and what is less important.
    pub(super) fn faint(self) -> Style {
        if self.colours { Style::new().fg(GREY) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// Names of panels.
    pub(super) fn title(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// What can be chosen.
    pub(super) fn can(self) -> Style {
        self.colour(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// Where the cursor is.
    pub(super) fn here(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What the table says.
    pub(super) fn notice(self) -> Style {
        self.colour(TEAL).add_modifier(Modifier::BOLD)
    }

    /// The line that says whose decision it is.
    pub(super) fn prompt(self, mine: bool) -> Style {
        match (self.colours, mine) {
            (true, true) => {
                Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD)
            }
            (true, false) => Style::new().fg(Color::White).bg(Color::Indexed(238)),
            (false, true) => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            (false, false) => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// Bits of text as spans.
    pub(super) fn spans(self, bits: &[Bit]) -> Vec<Span<'static>> {
        bits.iter().map(|bit| Span::styled(bit.text.clone(), self.tint(bit.tint))).collect()
    }
}
