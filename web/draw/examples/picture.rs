//! A position of a game as a page to look at, without server and browser client:
//!
//!     cargo run -p comptoir-draw --example picture -- GAME [--seats N] [--seed N] [--decisions N]
//!         [--lang en|fr] [--with module]... [--random] [--phone] [--mine] [--all] [--dark]
//!         [--viewer N] > page.html
//!
//! Seats play by the evaluation (greedy), or at random. The page has the frame of a wide screen of
//! 1280 by 720 (or a narrow one: of the board, or of the own place with `--mine`; `--all` shows every
//! panel from its left to its right edge) and links the style sheets of `web/css`.

use kit::playout::Greedy;
use kit::scene::{FRAME, Laid, Region};
use kit::testing::tidy;
use kit::{
    Chance, Evaluation, Game, Lang, Lexicon, Names, Options, Playout, Scene, Seat, SeatSet, Seed,
    Unlogged, Viewer,
};

use draw::Pen;

struct Wanted {
    options: Options,
    seed: u64,
    decisions: u64,
    lang: Lang,
    random: bool,
    phone: bool,
    mine: bool,
    all: bool,
    dark: bool,
    viewer: u8,
}

/// How large the client draws a panel on a narrow screen at least.
const NARROWEST: f64 = 0.82;
/// Unless all of it fits in this size.
const FITTED: f64 = 0.75;

impl registry::Visit for Wanted {
    type Out = String;

    fn visit<G: Evaluation>(self) -> String {
        let content = G::META.read_content().expect("the content can be read");
        let game = G::open(&self.options, &content).expect("the table can be set up");
        let state = self.played(&game);
        let seat = Seat(self.viewer);
        let view = game.view(&state, Viewer::Seat(seat));
        let mut moves = Vec::new();
        game.moves(&state, seat, &mut moves);
        let scene = Scene::with_choices(&game, &view, &moves);
        if let Err(found) = tidy(&scene) {
            eprintln!("not tidy: {found}");
        }
        let mut scene = scene;
        let laid = if self.phone { scene.narrow() } else { scene.laid() };
        self.page::<G>(&scene, &laid)
    }
}

impl Wanted {
    /// The game after so many decisions; it goes on until the viewer is asked.
    fn played<G: Evaluation>(&self, game: &G) -> G::State {
        let dealt = game.deal(Seed::from_number(self.seed));
        let chance = Chance::new(Seed::from_number(self.seed));
        let seats = if self.random { SeatSet::default() } else { SeatSet::all(self.options.seats) };
        let mut playout = Playout::new(game, dealt, chance, Greedy(seats));
        let mut before = playout.state;
        let mut count = 0;
        loop {
            let asked = game.awaiting(&playout.state).seats().contains(Seat(self.viewer));
            if count >= self.decisions && asked {
                return playout.state;
            }
            before = if asked { playout.state } else { before };
            if playout.step(&mut Unlogged).is_none() {
                return if count >= self.decisions { before } else { playout.state };
            }
            count += 1;
        }
    }

    fn page<G: Game>(&self, scene: &Scene, laid: &[Laid]) -> String {
        let lexicon = Lexicon::new(self.lang, G::META.words).expect("the words can be read");
        let seats = ["Ana", "Piet", "João", "Mei", "Wim"].map(str::to_owned).to_vec();
        let names = Names { seats, me: Some(Seat(self.viewer)) };
        let say = |phrase: &kit::Phrase| lexicon.say(phrase, &names);
        let pen = Pen { say: &say, mark: G::META.looks.mark, letters: draw::Letters::default() };
        let prompt = scene.prompt.as_ref().map(say).unwrap_or_default();
        let note = scene.note.as_ref().map(say).unwrap_or_default();
        let mut middle = String::new();
        let mut others = String::new();
        let mut stacked = 0;
        for (at, panel) in scene.panels.iter().enumerate() {
            let (w, h) = (panel.size.w, panel.size.h);
            let canvas = canvas(scene, laid, at, &pen);
            let drawn = if panel.is_drawn() { " drawn" } else { "" };
            if matches!(panel.region, Region::Other(_)) {
                let name = say(&panel.label);
                others += &format!(
                    r#"<section class="other"><div class="seat-head"><span class="seat-name">{name}</span></div><svg class="canvas{drawn}" viewBox="0 0 {w} {h}">{canvas}</svg></section>"#
                );
                continue;
            }
            let place = panel.place.unwrap_or_else(|| {
                let y = stacked;
                stacked += h;
                kit::scene::Rect::new(0, y, w.min(FRAME.w), h)
            });
            if self.phone {
                if self.mine == (panel.region == Region::Mine) {
                    let fits = f64::from(w) * FITTED <= 390.0;
                    let least = if self.all || fits { 0.0 } else { f64::from(w) * NARROWEST };
                    middle += &format!(
                        r#"<div class="pan"><svg class="canvas{drawn}" style="min-width:{least}px" viewBox="0 0 {w} {h}">{canvas}</svg></div>"#
                    );
                }
                continue;
            }
            middle += &format!(
                r#"<div style="position:absolute;left:{}px;top:{}px;width:{}px;height:{}px"><svg class="canvas{drawn}" style="width:100%;overflow:visible" viewBox="0 0 {w} {h}">{canvas}</svg></div>"#,
                place.x, place.y, place.w, place.h
            );
        }
        let choices: String = scene
            .choices
            .iter()
            .take(12)
            .map(|choice| format!("<li>{}</li>", draw::art::escape(&say(&choice.label))))
            .collect();
        let steps: String = scene
            .steps
            .iter()
            .flat_map(|steps| {
                steps.names.iter().enumerate().map(|(at, name)| {
                    let now = if at == usize::from(steps.now) {
                        "background:var(--accent);color:var(--accent-ink)"
                    } else {
                        ""
                    };
                    format!(
                        r#"<span style="padding:2px 8px;border-radius:8px;{now}">{}</span>"#,
                        say(name)
                    )
                })
            })
            .collect();
        let art = G::META.looks.art.concat();
        let css = concat!(env!("CARGO_MANIFEST_DIR"), "/../css");
        let theme = if self.dark { "dark" } else { "light" };
        let (accent, ink) =
            if self.dark { G::META.looks.accent_in_the_dark } else { G::META.looks.accent };
        let (body, id) = (
            if self.phone {
                format!(
                    r#"<div class="parts"><div class="part">{middle}</div></div><div class="thumb"><div class="prompt"><span class="sentence">{prompt}<small class="note">{note}</small></span></div></div>"#
                )
            } else {
                format!(
                    r#"<div style="position:absolute;left:0;top:48px;width:1020px;height:672px">{middle}</div>
<aside style="position:absolute;left:1020px;top:48px;width:260px;height:672px;overflow:hidden;padding:6px;box-sizing:border-box" class="side"><div class="others">{others}</div><ol style="font-size:12px">{choices}</ol><div>{steps}</div></aside>"#
                )
            },
            G::META.id,
        );
        format!(
            r#"<!doctype html><html data-theme="{theme}"><meta charset="utf-8">
<link rel="stylesheet" href="file://{css}/base.css"><link rel="stylesheet" href="file://{css}/board.css">
<style>:root{{--accent:{accent}!important;--accent-ink:{ink}!important}} .table:not(.narrow){{display:block!important;grid-template:none!important}} .table.narrow{{right:auto!important;width:390px}} .other .canvas{{display:block}}</style>
<body style="margin:0"><svg width="0" height="0" style="position:absolute"><defs>{art}</defs></svg>
<main class="table{}" data-game="{id}" data-turn="me"><div class="prompt" style="position:absolute;left:0;right:0;top:0;height:48px;display:{}"><span class="sentence">{prompt}<br><small style="font-weight:400;font-size:12.5px">{note}</small></span></div>{body}</main></body></html>"#,
            if self.phone { " narrow" } else { "" },
            if self.phone { "none" } else { "flex" },
        )
    }
}

fn canvas(scene: &Scene, laid: &[Laid], number: usize, pen: &Pen<'_>) -> String {
    let mut out = draw::panel::ground(scene, number, pen);
    for frame in laid.iter().filter(|laid| laid.panel == number) {
        let piece = &scene.pieces[frame.piece];
        let can = scene.choices_touching(&piece.id).next().is_some();
        let class = if can { "piece can" } else { "piece" };
        let crowded = scene.pieces.iter().any(|guest| guest.spot.host() == Some(&piece.id));
        let rect = frame.rect;
        out += &format!(
            r#"<g class="{class}" transform="translate({} {})">{}</g>"#,
            rect.x,
            rect.y,
            draw::piece::picture(piece, rect.w.into(), rect.h.into(), crowded, pen)
        );
    }
    out
}

fn main() {
    let mut wanted = Wanted {
        options: Options::seats(0),
        seed: 7,
        decisions: 60,
        lang: Lang::En,
        random: false,
        phone: false,
        mine: false,
        all: false,
        dark: false,
        viewer: 0,
    };
    let mut arguments = std::env::args().skip(1);
    let mut game = String::new();
    while let Some(argument) = arguments.next() {
        let mut number =
            || arguments.next().and_then(|text| text.parse().ok()).expect("a number follows");
        match argument.as_str() {
            "--seats" => wanted.options.seats = number() as u8,
            "--seed" => wanted.seed = number(),
            "--decisions" => wanted.decisions = number(),
            "--viewer" => wanted.viewer = number() as u8,
            "--lang" => {
                wanted.lang =
                    if arguments.next().as_deref() == Some("fr") { Lang::Fr } else { Lang::En }
            }
            "--with" => wanted.options.with.extend(arguments.next()),
            "--random" => wanted.random = true,
            "--phone" => wanted.phone = true,
            "--mine" => wanted.mine = true,
            "--all" => wanted.all = true,
            "--dark" => wanted.dark = true,
            id => game = id.to_owned(),
        }
    }
    let meta = registry::meta(&game).expect("a game's id is wanted");
    if wanted.options.seats == 0 {
        wanted.options.seats = meta.seats.1;
    }
    println!("{}", registry::visit(&game, wanted).expect("the game is there"));
}
