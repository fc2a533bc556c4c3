//! The ground of a panel.

use kit::Scene;
use kit::scene::{Art, Ground, Layout, Panel, Rect, Tint, Zone};

use crate::Pen;
use crate::art::{escape, figure, lengths, rounded};
use crate::layer::{layers, symbol};

/// What lies under the pieces of a panel: its backdrop and layers, or the grounds of its zones with
/// their names where there is room.
pub fn ground(scene: &Scene, number: usize, pen: &Pen<'_>) -> String {
    match scene.panels.get(number) {
        Some(panel) if panel.is_drawn() => {
            let mut out = painted(panel, pen);
            for zone in scene.zones.iter().filter(|zone| zone.panel == number) {
                // Not seen; it says where the zone is to who drops a piece.
                out += &format!(r#"<g data-zone="{}">"#, escape(&zone.id));
                rounded(&mut out, "zone bare", lengths(zone.frame), 0.0);
                out += "</g>";
            }
            out
        }
        Some(_) => zones(scene, number, pen),
        None => String::new(),
    }
}

fn painted(panel: &Panel, pen: &Pen<'_>) -> String {
    let mut out = String::with_capacity(2_000);
    if let Some(backdrop) = &panel.backdrop {
        // A unit further: where the next panel begins between two pixels there is no seam.
        let at = Rect::new(0, 0, panel.size.w + 1, panel.size.h);
        symbol(&mut out, &Art { symbol: backdrop.clone(), at, tint: Tint::Plain, turn: 0 });
    }
    layers(&mut out, &panel.layers, pen);
    for ground in &panel.grounds {
        part(&mut out, ground, pen);
    }
    out
}

/// A part of a panel on a sheet, and nothing beside it.
fn part(out: &mut String, ground: &Ground, pen: &Pen<'_>) {
    let lengths = |rect| {
        let (x, y, w, h) = lengths(rect);
        (figure(x), figure(y), figure(w), figure(h))
    };
    let ((x, y, w, h), (left, top, width, height)) =
        (lengths(ground.cut.to), lengths(ground.cut.from));
    *out += &format!(
        r#"<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{left} {top} {width} {height}" preserveAspectRatio="none">"#
    );
    if let Some(backdrop) = &ground.backdrop {
        let at = Rect::new(0, 0, ground.size.w + 1, ground.size.h);
        symbol(out, &Art { symbol: backdrop.clone(), at, tint: Tint::Plain, turn: 0 });
    }
    layers(out, &ground.layers, pen);
    *out += "</svg>";
}

fn is_bare(zone: &Zone) -> bool {
    matches!(zone.layout, Layout::Free | Layout::Hexes { .. } | Layout::Map { .. })
}

fn zones(scene: &Scene, panel: usize, pen: &Pen<'_>) -> String {
    let mut out = String::new();
    for zone in scene.zones.iter().filter(|zone| zone.panel == panel) {
        let (x, y, w, h) = lengths(zone.frame);
        let bare = is_bare(zone);
        let class = if bare { "zone bare" } else { "zone" };
        let name = escape(&(pen.say)(&zone.label));
        out += &format!(r#"<g data-zone="{}">"#, escape(&zone.id));
        rounded(&mut out, class, (x - 4.0, y - 3.0, w + 8.0, h + 6.0), 8.0);
        let empty = scene.pieces_in(&zone.id).next().is_none();
        if has_room_above(scene, zone) && !bare {
            let (x, y) = (figure(x), figure(y - 5.5));
            out += &format!(r#"<text class="zone-name" x="{x}" y="{y}">{name}</text>"#);
        } else if empty && !bare && name.chars().count() as f64 * 6.2 < w {
            let (x, y) = (figure(x + w / 2.0), figure(y + h / 2.0));
            out += &format!(
                r#"<text class="zone-name amid" x="{x}" y="{y}" dy=".35em">{name}</text>"#
            );
        }
        out += "</g>";
    }
    out
}

/// Whether a zone's name can be written above it without lying in another zone.
fn has_room_above(scene: &Scene, zone: &Zone) -> bool {
    const NAME: i32 = 12;
    let frame = zone.frame;
    let clear = |other: &Zone| {
        let there = other.frame;
        there.y >= frame.y
            || there.y + there.h <= frame.y - NAME
            || there.x >= frame.x + frame.w / 2
            || there.x + there.w <= frame.x
            || is_bare(other)
    };
    let mut others = scene.zones.iter().filter(|other| other.panel == zone.panel);
    frame.y >= NAME + 2 && others.all(|other| other.id == zone.id || clear(other))
}
