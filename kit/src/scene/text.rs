//! Scenes in words and plain signs, for terminals, screen readers and the contract test.

use super::arrange::Stacking;
use super::{Glyph, Piece, Scene};
use crate::{Fact, Lexicon, MissingWord, Names, Phrase};

/// Up to so many goods are drawn one by one.
const DRAWN_GOODS: u8 = 3;
/// Towers of guests on guests are told up to this height; no game builds one so high.
const HIGHEST_TOWER: usize = 8;

/// One sign in as few characters as it takes, for places where there is no room for words.
///
/// The letter of a good is the game's own: `good-0-letter`, `good-1-letter` and so on in its
/// Fluent files.
pub fn glyph_text(glyph: &Glyph, lexicon: &Lexicon, names: &Names) -> Result<String, MissingWord> {
    Ok(match glyph {
        Glyph::Goods(kind, count) => {
            let letter = lexicon.try_say(&Phrase::new(format!("good-{kind}-letter")), names)?;
            match count {
                1..=DRAWN_GOODS => letter.repeat(usize::from(*count)),
                _ => format!("{count}×{letter}"),
            }
        }
        Glyph::Number(number) => number.to_string(),
        Glyph::Points(count) => {
            lexicon.try_say(&Phrase::new("scene-points").with("count", *count), names)?
        }
        Glyph::Becomes => "→".to_owned(),
        Glyph::Or => "/".to_owned(),
        Glyph::Raise(count) => format!("↑{count}"),
        Glyph::TakeBack => "↶".to_owned(),
        Glyph::Gift => "⇉".to_owned(),
        Glyph::Icon(icon) => lexicon.try_say(&icon.letters(), names)?,
        Glyph::Own(symbol) => lexicon.try_say(&Glyph::own_letters(symbol), names)?,
        Glyph::Word(word) => lexicon.try_say(word, names)?,
        Glyph::Mark => "◆".to_owned(),
    })
}

/// A piece on one short line: what is drawn on it, then its badges in brackets. A blank piece is
/// called by its label.
pub fn piece_text(piece: &Piece, lexicon: &Lexicon, names: &Names) -> Result<String, MissingWord> {
    let mut lines = Vec::new();
    for line in &piece.face.lines {
        let signs: Result<Vec<_>, _> =
            line.iter().map(|glyph| glyph_text(glyph, lexicon, names)).collect();
        lines.push(signs?.join(" "));
    }
    lines.retain(|line| !line.trim().is_empty());
    let mut text =
        if lines.is_empty() { lexicon.try_say(&piece.label, names)? } else { lines.join(" · ") };
    for badge in &piece.badges {
        text += &format!(" [{}]", glyph_text(&badge.glyph, lexicon, names)?);
    }
    Ok(text)
}

/// Reads a scene aloud: everything a picture of it shows, in sentences.
#[derive(Clone, Copy, Debug)]
pub struct ScreenReader<'a> {
    lexicon: &'a Lexicon,
    names: &'a Names,
}

impl<'a> ScreenReader<'a> {
    /// A reader in the lexicon's language to whom the seats have these names.
    pub fn new(lexicon: &'a Lexicon, names: &'a Names) -> ScreenReader<'a> {
        ScreenReader { lexicon, names }
    }

    /// The whole scene, what matters most first: the prompt, each panel with its zones, and the
    /// numbered choices.
    pub fn read(&self, scene: &Scene) -> Result<Vec<String>, MissingWord> {
        let mut said = Vec::new();
        if let Some(prompt) = &scene.prompt {
            said.push(self.say(prompt)?);
        }
        if let Some(note) = &scene.note {
            said.push(self.say(note)?);
        }
        for (panel, zones) in outline(scene) {
            said.push(self.say(&panel)?);
            for zone in zones {
                said.push(self.say(&zone)?);
            }
        }
        if !scene.choices.is_empty() {
            let count = scene.choices.len();
            said.push(self.say(&Phrase::new("scene-choices").with("count", count))?);
        }
        said.extend(self.choices(scene)?);
        Ok(said)
    }

    /// The choices alone, numbered from 1 in the order of the scene, so that a number can be
    /// typed for each.
    pub fn choices(&self, scene: &Scene) -> Result<Vec<String>, MissingWord> {
        let numbered = (1usize..).zip(&scene.choices).map(|(number, choice)| {
            let line = Phrase::new("scene-choice").with("number", number);
            self.say(&line.with("choice", choice.said()))
        });
        numbered.collect()
    }

    fn say(&self, phrase: &Phrase) -> Result<String, MissingWord> {
        self.lexicon.try_say(phrase, self.names)
    }
}

/// What lies on each panel: its name, and a sentence for each of its zones.
pub fn outline(scene: &Scene) -> Vec<(Phrase, Vec<Phrase>)> {
    let stacking = Stacking::of(scene);
    let told = |at: usize| {
        let zones = scene.zones.iter().zip(&stacking.ground);
        let zones = zones.filter(|(zone, _)| zone.panel == at).map(|(zone, ground)| {
            zone_with(zone.label.clone(), things(scene, &stacking, ground, 0))
        });
        zones.collect()
    };
    scene.panels.iter().enumerate().map(|(at, panel)| (panel.label.clone(), told(at))).collect()
}

/// What a piece is called, with the figures at its edge.
pub fn piece_phrase(piece: &Piece) -> Phrase {
    thing(piece, Vec::new())
}

fn zone_with(label: Phrase, pieces: Vec<Phrase>) -> Phrase {
    if pieces.is_empty() {
        return Phrase::new("scene-zone-empty").with("zone", label);
    }
    Phrase::new("scene-zone").with("zone", label).with("pieces", Fact::Series(pieces))
}

/// What these pieces are called with all that is on them; neighbours that sound the same are
/// counted instead of repeated.
fn things(scene: &Scene, stacking: &Stacking, pieces: &[usize], height: usize) -> Vec<Phrase> {
    let all: Vec<Phrase> = pieces
        .iter()
        .filter_map(|&at| Some((scene.pieces.get(at)?, stacking.guests.get(at)?)))
        .map(|(piece, guests)| {
            let told = if height < HIGHEST_TOWER { guests.as_slice() } else { &[] };
            thing(piece, things(scene, stacking, told, height + 1))
        })
        .collect();
    let counted = |run: &[Phrase]| {
        let (first, more) = run.split_first()?;
        let many = Phrase::new("scene-many").with("count", run.len());
        Some(if more.is_empty() { first.clone() } else { many.with("piece", first.clone()) })
    };
    all.chunk_by(|one, next| one == next).filter_map(counted).collect()
}

fn thing(piece: &Piece, guests: Vec<Phrase>) -> Phrase {
    let mut said = piece.label.clone();
    if !piece.badges.is_empty() {
        let badges: Vec<Phrase> = piece.badges.iter().map(|badge| badge.label.clone()).collect();
        said = Phrase::new("scene-badges").with("piece", said).with("badges", badges);
    }
    if !guests.is_empty() {
        said = Phrase::new("scene-guests").with("piece", said).with("guests", Fact::Series(guests));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::super::{Choice, Face, Layout, Panel, Rect, Region, Shape, Size, Spot, Zone};
    use super::*;
    use crate::{Lang, Seat, Words};

    const GAME: Words = Words {
        en: "good-0-letter = Y\ncube = yellow cube\ncard = caravan\nvalue = worth { $n }\nhand = Hand\ndeck = Deck\nplace = { $who }’s place\nplay = Play the caravan\nturn = Your turn",
        fr: "good-0-letter = J\ncube = cube jaune\ncard = caravane\nvalue = vaut { $n }\nhand = Main\ndeck = Pioche\nplace = Place de { $who }\nplay = Jouer la caravane\nturn = À vous",
    };

    fn lexicon(lang: Lang) -> Lexicon {
        Lexicon::new(lang, &[GAME]).unwrap()
    }

    fn sign(lang: Lang, glyph: Glyph) -> String {
        glyph_text(&glyph, &lexicon(lang), &Names::default()).unwrap()
    }

    fn cube(id: u8, spot: Spot) -> Piece {
        let face = Face::new(Shape::Good, 16, 16);
        Piece::new(id.to_string(), "hand", spot, face, Phrase::new("cube"))
    }

    fn caravan() -> Piece {
        let face = Face::new(Shape::Card, 60, 90);
        Piece::new("card", "hand", Spot::At(0), face, Phrase::new("card"))
    }

    fn scene(pieces: Vec<Piece>) -> Scene {
        let label = Phrase::new("place").with("who", Seat(0));
        let zone = |id: &'static str| Zone {
            id: id.into(),
            panel: 0,
            label: Phrase::new(id),
            frame: Rect::new(0, 0, 100, 100),
            layout: Layout::Row,
        };
        Scene {
            prompt: Some(Phrase::new("turn")),
            panels: vec![Panel::new(Region::Mine, label, Size { w: 100, h: 100 })],
            zones: vec![zone("hand"), zone("deck")],
            pieces,
            choices: vec![Choice {
                label: Phrase::new("play"),
                touches: vec!["card".into()],
                amount: None,
                form: None,
                changes: Vec::new(),
            }],
            ..Scene::default()
        }
    }

    fn read(lang: Lang, scene: &Scene) -> Vec<String> {
        let names = Names { seats: vec!["Anna".into()], me: None };
        ScreenReader::new(&lexicon(lang), &names).read(scene).unwrap()
    }

    #[test]
    fn every_icon_has_letters() {
        for lang in Lang::ALL {
            let lexicon = Lexicon::new(lang, &[]).unwrap();
            for icon in crate::scene::Icon::ALL {
                let letters = icon.letters();
                assert!(lexicon.try_say(&letters, &Names::default()).is_ok(), "{icon:?}");
            }
        }
    }

    #[test]
    fn few_goods_are_drawn_and_many_are_counted() {
        assert_eq!(sign(Lang::En, Glyph::Goods(0, 3)), "YYY");
        assert_eq!(sign(Lang::Fr, Glyph::Goods(0, 4)), "4×J");
        assert_eq!(sign(Lang::En, Glyph::Goods(0, 0)), "0×Y");
    }

    #[test]
    fn points_agree_with_their_number() {
        assert_eq!(sign(Lang::En, Glyph::Points(12)), "12\u{a0}pts");
        assert_eq!(sign(Lang::Fr, Glyph::Points(12)), "12\u{a0}pts");
        assert_eq!(sign(Lang::En, Glyph::Points(1)), "1\u{a0}pt");
    }

    #[test]
    fn a_piece_shows_its_face_and_badges_or_else_its_label() {
        let text = |piece| piece_text(&piece, &lexicon(Lang::En), &Names::default()).unwrap();
        let mut trade = caravan().badge(Glyph::Number(2), Phrase::new("value").with("n", 2));
        assert_eq!(text(trade.clone()), "caravan [2]");
        let signs = [Glyph::Goods(0, 2), Glyph::Becomes, Glyph::Raise(3)];
        trade.face = trade.face.line(signs).line([]).line([Glyph::TakeBack]);
        assert_eq!(text(trade), "YY → ↑3 · ↶ [2]");
    }

    #[test]
    fn a_scene_is_read_from_the_prompt_to_the_choices() {
        let worth = Phrase::new("value").with("n", 2);
        let mut pieces = vec![caravan().badge(Glyph::Number(2), worth)];
        pieces.extend((0..2).map(|n| cube(n, Spot::On("card".into(), n.into()))));
        pieces.extend((2..5).map(|n| cube(n, Spot::At(n.into()))));
        let scene = scene(pieces);
        assert_eq!(
            read(Lang::En, &scene),
            [
                "Your turn",
                "Anna’s place",
                "Hand: caravan (worth 2) (on it: 2 × yellow cube); 3 × yellow cube.",
                "Deck: nothing.",
                "One choice:",
                "1. Play the caravan",
            ]
            .map(|line| line.replace(" × ", "\u{a0}×\u{a0}"))
        );
        let hand = "Main : caravane (vaut 2) (dessus : 2 × cube jaune)\u{202f}; 3 × cube jaune.";
        let spaced = hand.replace(" :", "\u{a0}:").replace(" × ", "\u{a0}×\u{a0}");
        assert_eq!(read(Lang::Fr, &scene)[2], spaced);
    }

    #[test]
    fn pieces_on_each_other_in_a_circle_are_read_once() {
        let on = |id: u8, host: u8| cube(id, Spot::On(host.to_string().into(), 0));
        let said = read(Lang::En, &scene(vec![on(0, 1), on(1, 0)]));
        assert_eq!(said[2], "Hand: yellow cube (on it: yellow cube).");
    }

    #[test]
    fn a_tower_of_any_height_is_read() {
        let on = |id: u8| cube(id, Spot::On(id.saturating_sub(1).to_string().into(), 0));
        let said = read(Lang::En, &scene((0..=255).map(on).collect()));
        assert_eq!(said[2].matches("yellow cube").count(), HIGHEST_TOWER + 1);
    }

    #[test]
    fn a_word_the_game_lacks_is_told() {
        let missing = glyph_text(&Glyph::Goods(7, 1), &lexicon(Lang::Fr), &Names::default());
        assert_eq!(missing.unwrap_err().key, "good-7-letter");
    }
}
