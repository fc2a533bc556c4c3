//! The forms in which offers are put together: whole numbers only, one answer for each field.

use kit::scene::{Field, FieldKind, Filled, Form, Glyph, Icon, Touch};
use kit::{CardSet, Phrase, Seat};

use crate::components::{Building, Resource};
use crate::negotiation::WindowKind;
use crate::terms::{Bundle, Clause, Memo, Terms};
use crate::words::{good, resource, say};
use crate::{Archipelago, Move, View};

/// What a form is about: who can be addressed, and what can be given, wanted and promised.
struct Draft {
    partners: Vec<Seat>,
    florins: (u8, u8),
    cubes: ([u8; 6], [u8; 6]),
    explorers: (u8, u8),
    cards: (Vec<u8>, Vec<u8>),
    clauses: Vec<Clause>,
}

/// The draft of a form as the viewer could fill it in; `None` where no offer can be made.
fn draft(game: &Archipelago, view: &View, form: &str) -> Option<Draft> {
    let (table, me) = (&view.table, view.viewer.seat()?);
    let own = view.own()?.stock;
    let window = game.window(table).filter(|window| window.open)?;
    let partners: Vec<Seat> = match form {
        "offer" if me == window.anchor => game.seats().filter(|&seat| seat != me).collect(),
        "offer" => vec![window.anchor],
        _ => {
            let offers = &view.offers[window.level];
            let asks = |seat: &Seat| offers[seat.index()].is_some_and(|offer| offer.to == me);
            game.seats().filter(asks).collect()
        }
    };
    if partners.is_empty() {
        return None;
    }
    let most = game.most_wanted(table, &own);
    let others = game.seats().filter(|&seat| seat != me);
    let theirs = others.fold(CardSet::EMPTY, |all, seat| all.union(table.owned[seat.index()]));
    let cards = |cards: CardSet| cards.minus(table.built).iter().collect();
    Some(Draft {
        partners,
        florins: (own.florins, most.florins),
        cubes: (own.cubes, most.cubes),
        explorers: (own.explorers, most.explorers),
        cards: (cards(table.owned[me.index()]), cards(theirs)),
        clauses: clauses(game, view, window.kind),
    })
}

/// Every clause that can be chosen in the window.
fn clauses(game: &Archipelago, view: &View, kind: WindowKind) -> Vec<Clause> {
    let table = &view.table;
    let mut clauses: Vec<Clause> = Memo::ALL.iter().map(|memo| Clause::Memo(*memo)).collect();
    match kind {
        WindowKind::Order => {
            for seat in game.seats() {
                let places = 0..game.options.seats;
                clauses.extend(places.map(|place| Clause::Order { seat, place }));
            }
        }
        WindowKind::Crisis => {
            clauses.extend((1..=9).map(|count| Clause::Supply { count }));
            for whose in game.seats() {
                clauses.extend((1..=9).map(|count| Clause::Stand { whose, count }));
                let temples = (0..table.regions.len() as u8)
                    .filter(|&region| table.site(region, Building::Temple).is_built());
                clauses.extend(temples.map(|region| Clause::Temple { region, whose }));
            }
        }
        WindowKind::Round => {
            for region in 0..table.regions.len() as u8 {
                if game.lord(table, region).is_none() {
                    continue;
                }
                for &resource in Resource::ALL {
                    let icons = game.face_of(table, region).count(resource);
                    clauses.extend((1..=icons).map(|most| Clause::Harvest {
                        region,
                        resource,
                        most,
                    }));
                }
            }
        }
    }
    clauses
}

/// The forms of the viewer.
pub(super) fn forms(game: &Archipelago, view: &View) -> Vec<Form> {
    let made = |id: &'static str| {
        let draft = draft(game, view, id)?;
        let label = say(if id == "offer" { "form-offer" } else { "form-counter" });
        Some(Form { id: id.into(), label, fields: fields(game, &draft) })
    };
    ["offer", "counter"].into_iter().filter_map(made).collect()
}

fn fields(game: &Archipelago, draft: &Draft) -> Vec<Field> {
    let field = Field::new;
    let seats = draft.partners.iter().map(|seat| say("told-seat").with("who", *seat));
    let mut fields = vec![field(say("field-to"), FieldKind::OneOf(seats.collect()))];
    for wants in [false, true] {
        let side = |what: Phrase, kind| {
            let (whole, part) =
                if wants { ("field-want", "part-want") } else { ("field-give", "part-give") };
            field(say(whole).with("what", what.clone()), kind).within(say(part), what)
        };
        let pick = |pair: (u8, u8)| i32::from(if wants { pair.1 } else { pair.0 });
        let amount = |most: i32| FieldKind::Amount(0, most);
        let florins = side(say("word-florins"), amount(pick(draft.florins)));
        fields.push(florins.sign(Glyph::Icon(Icon::Coin)));
        for &one in Resource::ALL {
            let most = pick((draft.cubes.0[one.index()], draft.cubes.1[one.index()]));
            let sign = Glyph::Goods(good(one), 1);
            fields.push(side(resource(one), amount(most)).sign(sign));
        }
        let tokens = side(say("token"), amount(pick(draft.explorers)));
        fields.push(tokens.sign(Glyph::Icon(Icon::Spyglass)));
        let cards = if wants { &draft.cards.1 } else { &draft.cards.0 };
        for &card in cards {
            fields.push(side(game.say_card(card), FieldKind::Flag));
        }
    }
    for n in 1..=2u8 {
        let none = std::iter::once(say("clause-none"));
        let all = none.chain(draft.clauses.iter().map(|one| Archipelago::say_clause(*one)));
        fields.push(field(say("field-clause").with("n", n), FieldKind::OneOf(all.collect())));
    }
    fields
}

/// The answers that make these terms.
pub(super) fn touch(
    game: &Archipelago,
    view: &View,
    form: &'static str,
    partner: Seat,
    terms: &Terms,
) -> Touch {
    let Some(draft) = draft(game, view, form) else { return Touch::form(form, []) };
    let to = draft.partners.iter().position(|&seat| seat == partner);
    let mut answers = vec![to.map_or(-1, |at| at as i32)];
    for (bundle, cards) in [(&terms.give, &draft.cards.0), (&terms.want, &draft.cards.1)] {
        answers.push(bundle.florins.into());
        answers.extend(bundle.cubes.iter().map(|count| i32::from(*count)));
        answers.push(bundle.explorers.into());
        answers.extend(cards.iter().map(|card| i32::from(bundle.cards.contains(*card))));
    }
    for clause in terms.clauses {
        answers.push(match clause {
            None => 0,
            Some(clause) => {
                let at = draft.clauses.iter().position(|other| *other == clause);
                at.map_or(-1, |at| at as i32 + 1)
            }
        });
    }
    Touch::form(form, answers)
}

/// The offer that a form makes.
pub(super) fn compose(game: &Archipelago, view: &View, filled: &Filled) -> Option<Move> {
    let draft = draft(game, view, &filled.form)?;
    let mut answers = filled.answers.iter().copied();
    let mut next = || answers.next();
    let partner = *draft.partners.get(usize::try_from(next()?).ok()?)?;
    let mut terms = Terms::default();
    for wants in [false, true] {
        let mut bundle = Bundle { florins: u8::try_from(next()?).ok()?, ..Bundle::default() };
        for count in &mut bundle.cubes {
            *count = u8::try_from(next()?).ok()?;
        }
        bundle.explorers = u8::try_from(next()?).ok()?;
        for &card in if wants { &draft.cards.1 } else { &draft.cards.0 } {
            if next()? == 1 {
                bundle.cards.insert(card);
            }
        }
        if wants { terms.want = bundle } else { terms.give = bundle }
    }
    for clause in &mut terms.clauses {
        let at = usize::try_from(next()?).ok()?;
        *clause = match at.checked_sub(1) {
            None => None,
            Some(at) => Some(*draft.clauses.get(at)?),
        };
    }
    match &*filled.form {
        "offer" => Some(Move::Offer(partner, terms)),
        "counter" => Some(Move::Counter(partner, terms)),
        _ => None,
    }
}
