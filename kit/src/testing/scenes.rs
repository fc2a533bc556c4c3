//! Everything fits where it is drawn, nothing that lies side by side lies on top of each other, and
//! whatever can be pointed at says what it is.

use std::collections::HashSet;

use super::states::every_state;
use crate::scene::{
    Frame, Glyph, Ink, Laid, Layer, Layout, Panel, Rect, SHEET_WIDTH, Seen, Shape, Zone, arrange,
    shared,
};
use crate::{Chance, Game, Lang, Lexicon, Names, Scene, Seed, Viewer};

/// One viewer in so many looks at a state.
const RATE: u32 = 12;

/// Looks at the scenes of random games of so many decisions: everything fits where it is drawn, and
/// no decision is made by a part of what another touches.
///
/// # Panics
///
/// If something in a scene is not where it should be.
pub fn scenes_are_tidy<G: Game>(decisions: u64) {
    let art = G::META.looks.art.concat();
    let lexicons = Lang::ALL.map(|lang| Lexicon::new(lang, G::META.words).unwrap());
    look::<G>(decisions, |scene| {
        tidy(scene)?;
        check_layers(scene, &art, &lexicons)
    });
}

/// Looks at the scenes of random games of so many decisions: everything but empty places and
/// buttons says what it is and does when pointed at.
///
/// # Panics
///
/// If a piece has no tip.
pub fn everything_has_a_tip<G: Game>(decisions: u64) {
    look::<G>(decisions, check_tips);
}

fn look<G: Game>(decisions: u64, check: impl Fn(&Scene) -> Result<(), String>) {
    let mut chance = Chance::new(Seed::from_number(3));
    every_state::<G>(decisions, |game, state| {
        for viewer in Viewer::all(game.options().seats) {
            if chance.below(RATE) == 0 {
                let mut moves = Vec::new();
                if let Some(seat) = viewer.seat() {
                    game.moves(state, seat, &mut moves);
                }
                let scene = Scene::with_choices(game, &game.view(state, viewer), &moves);
                if let Err(found) = check(&scene) {
                    panic!("{viewer:?} sees that {found} in {state:?}");
                }
            }
        }
    });
}

/// What is not tidy about a scene.
///
/// # Errors
///
/// The first thing that is in the wrong place, or touched for two decisions.
pub fn tidy(scene: &Scene) -> Result<(), String> {
    scene.check()?;
    check_touches(scene)?;
    let frames = arrange(scene);
    for zone in &scene.zones {
        check_zone(scene, zone)?;
        let inside: Vec<_> =
            frames.iter().filter(|frame| scene.pieces[frame.piece].zone == zone.id).collect();
        check_pieces(scene, zone, &inside)?;
    }
    check_sheets(scene)
}

/// How far a piece may hang over the edge of a part that is cut out for a narrow screen.
const CUT: i32 = 6;

/// A sheet that is always seen is at least so many times as wide as it is high.
const LOW: i32 = 4;

/// A narrow screen shows every piece whole, cuts no words, and lays no part upon another.
fn check_sheets(scene: &Scene) -> Result<(), String> {
    for sheet in &scene.sheets {
        let cuts = scene.panels.iter().flat_map(|panel| &panel.cuts);
        let room = Rect::new(0, 0, sheet.size.w, sheet.size.h);
        if sheet.size.w > SHEET_WIDTH {
            return Err(format!("sheet {} is too wide for a narrow screen", sheet.id));
        }
        if sheet.seen == Seen::Always && LOW * sheet.size.h > sheet.size.w {
            return Err(format!("sheet {} is too high to be seen always", sheet.id));
        }
        for cut in cuts.filter(|cut| cut.sheet == sheet.id) {
            let (from, to) = (cut.from, cut.to);
            let slant = i64::from(to.w) * i64::from(from.h) - i64::from(to.h) * i64::from(from.w);
            if slant.abs() > i64::from(from.w.max(from.h)) {
                return Err(format!("{cut:?} changes its proportions"));
            }
            if !holds(room, to) {
                return Err(format!("{cut:?} leaves its sheet"));
            }
        }
    }
    for panel in scene.panels.iter().filter(|panel| !panel.cuts.is_empty()) {
        check_cuts(scene, panel)?;
    }
    let anew = || scene.sheets.iter().flat_map(|sheet| &sheet.zones);
    for Laid { piece, panel, rect } in scene.laid() {
        let (piece, panel) = (&scene.pieces[piece], &scene.panels[panel]);
        let seen = panel.cuts.iter().any(|cut| holds(wider(cut.from), rect))
            || anew().any(|relaid| relaid.zone == piece.zone);
        if !panel.cuts.is_empty() && !seen && piece.spot.host().is_none() {
            return Err(format!("{} at {rect:?} is in no part for a narrow screen", piece.id));
        }
    }
    let mut narrow = scene.clone();
    for Laid { piece, panel, rect } in narrow.narrow() {
        let size = narrow.panels[panel].size;
        if !holds(wider(Rect::new(0, 0, size.w, size.h)), rect) {
            let id = &narrow.pieces[piece].id;
            return Err(format!("{id} at {rect:?} leaves {size:?} on a narrow screen"));
        }
    }
    Ok(())
}

/// A little more than a part.
fn wider(part: Rect) -> Rect {
    Rect::new(part.x - CUT, part.y - CUT, part.w + 2 * CUT, part.h + 2 * CUT)
}

/// The parts of a panel are on it, go to sheets that are there, and cut no words.
fn check_cuts(scene: &Scene, panel: &Panel) -> Result<(), String> {
    let room = Rect::new(0, 0, panel.size.w, panel.size.h);
    for (at, cut) in panel.cuts.iter().enumerate() {
        if scene.sheets.iter().all(|sheet| sheet.id != cut.sheet) {
            return Err(format!("there is no sheet {}", cut.sheet));
        }
        if !holds(room, cut.from) {
            return Err(format!("{cut:?} leaves its panel"));
        }
        if panel.cuts[at + 1..].iter().any(|other| overlap(cut.from, other.from)) {
            return Err(format!("{cut:?} is cut out twice"));
        }
        let next = &panel.cuts[at + 1..];
        if next.iter().any(|other| other.sheet == cut.sheet && overlap(cut.to, other.to)) {
            return Err(format!("{cut:?} lies on another part of its sheet"));
        }
        for layer in &panel.layers {
            let is_cut = !matches!(layer, Layer::Art(_) | Layer::Plate(_))
                && shared(cut.from, layer.at()).is_some()
                && !holds(cut.from, layer.at());
            if is_cut {
                return Err(format!("{layer:?} is cut by {cut:?}"));
            }
        }
    }
    Ok(())
}

fn check_tips(scene: &Scene) -> Result<(), String> {
    let speaks = |shape: Shape| !matches!(shape, Shape::Slot | Shape::Button);
    let silent = scene.pieces.iter().find(|piece| speaks(piece.face.shape) && piece.tip.is_none());
    silent.map_or(Ok(()), |piece| Err(format!("{} has no tip", piece.id)))
}

/// How far a layer may hang over the edge of its piece: badges and figures that stand on it.
const OVERHANG: i32 = 16;

/// Every layer lies where it belongs, its symbol is in the art, its colours are colours, and its words
/// are there in every language.
fn check_layers(scene: &Scene, art: &str, lexicons: &[Lexicon]) -> Result<(), String> {
    let symbol = |id: &str| match art.contains(&format!("id=\"{id}\"")) {
        true => Ok(()),
        false => Err(format!("there is no symbol {id} in the art")),
    };
    for panel in &scene.panels {
        panel.backdrop.as_deref().map_or(Ok(()), symbol)?;
        let room = Rect::new(0, 0, panel.size.w, panel.size.h);
        for layer in &panel.layers {
            check_layer(layer, room, &symbol, lexicons)?;
        }
    }
    for piece in &scene.pieces {
        let badges = piece.badges.iter().map(|badge| &badge.glyph);
        check_signs(piece.face.lines.iter().flatten().chain(badges), &symbol)?;
        let size = piece.face.size;
        let (w, h) = (size.w + 2 * OVERHANG, size.h + 2 * OVERHANG);
        for layer in &piece.face.layers {
            check_layer(layer, Rect::new(-OVERHANG, -OVERHANG, w, h), &symbol, lexicons)
                .map_err(|found| format!("{found}, on {}", piece.id))?;
        }
    }
    Ok(())
}

fn check_layer(
    layer: &Layer,
    room: Rect,
    symbol: &impl Fn(&str) -> Result<(), String>,
    lexicons: &[Lexicon],
) -> Result<(), String> {
    if !holds(room, layer.at()) {
        return Err(format!("{layer:?} is drawn outside {room:?}"));
    }
    if let Some(phrase) = layer.phrase() {
        for lexicon in lexicons {
            lexicon.try_say(phrase, &Names::default()).map_err(|missing| missing.to_string())?;
        }
    }
    let inks = match layer {
        Layer::Art(art) => return symbol(&art.symbol),
        Layer::Plate(plate) => vec![&plate.fill, &plate.line],
        Layer::Words(words) => vec![&words.ink],
        Layer::Signs(signs) => return check_signs(signs.lines.iter().flatten(), symbol),
        _ => Vec::new(),
    };
    for ink in inks {
        let digits = |colour: &str| colour.strip_prefix('#').map(str::len);
        if let Ink::Fixed(colour) = ink
            && !matches!(digits(colour), Some(3 | 6 | 8))
        {
            return Err(format!("{colour} is no colour"));
        }
    }
    Ok(())
}

/// Signs of the box are in its art.
fn check_signs<'a>(
    glyphs: impl IntoIterator<Item = &'a Glyph>,
    symbol: &impl Fn(&str) -> Result<(), String>,
) -> Result<(), String> {
    glyphs.into_iter().try_for_each(|glyph| match glyph {
        Glyph::Own(own) => symbol(own),
        _ => Ok(()),
    })
}

/// No decision is made by touching only a part of what another touches.
fn check_touches(scene: &Scene) -> Result<(), String> {
    for (number, one) in scene.choices.iter().enumerate() {
        if one.amount.is_some() || one.form.is_some() {
            continue;
        }
        for (other, two) in scene.choices.iter().enumerate() {
            let part = one.touches.iter().all(|touch| two.touches.contains(touch));
            if number != other && part && two.form.is_none() {
                return Err(format!("{:?} is part of {:?}", one.touches, two.touches));
            }
        }
    }
    Ok(())
}

/// A zone lies on its panel, and on no other zone.
fn check_zone(scene: &Scene, zone: &Zone) -> Result<(), String> {
    let size = scene.panels[zone.panel].size;
    if !holds(Rect::new(0, 0, size.w, size.h), zone.frame) {
        return Err(format!("zone {} leaves its panel", zone.id));
    }
    let neighbours = scene.zones.iter().filter(|other| other.panel == zone.panel);
    match neighbours
        .filter(|other| other.id != zone.id)
        .find(|other| overlap(zone.frame, other.frame))
    {
        Some(other) => Err(format!("zones {} and {} overlap", zone.id, other.id)),
        None => Ok(()),
    }
}

/// The pieces of a zone lie in it, and where they lie freely side by side.
fn check_pieces(scene: &Scene, zone: &Zone, inside: &[&Frame]) -> Result<(), String> {
    let grounds: HashSet<&str> = inside
        .iter()
        .filter(|frame| scene.pieces[frame.piece].face.shape == Shape::Slot)
        .map(|frame| &*scene.pieces[frame.piece].id)
        .collect();
    for (at, frame) in inside.iter().enumerate() {
        let piece = &scene.pieces[frame.piece];
        if !frame.fits(zone.frame) {
            return Err(format!("{} leaves {}: {:?}", piece.id, zone.id, frame.rect));
        }
        // Pieces may lie on an empty place.
        let lies_on = piece.spot.host().is_some() || grounds.contains(&*piece.id);
        if zone.layout != Layout::Free || lies_on {
            continue;
        }
        for other in &inside[at + 1..] {
            let next = &scene.pieces[other.piece];
            let apart = next.spot.host().is_some() || !overlap(frame.rect, other.rect);
            if !apart && !grounds.contains(&*next.id) {
                return Err(format!("{} and {} overlap", piece.id, next.id));
            }
        }
    }
    Ok(())
}

fn holds(outer: Rect, inner: Rect) -> bool {
    inner.x >= outer.x
        && inner.y >= outer.y
        && inner.x + inner.w <= outer.x + outer.w
        && inner.y + inner.h <= outer.y + outer.h
}

fn overlap(one: Rect, two: Rect) -> bool {
    one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h
}
