//! The tables that can be set up, and those that tests walk.

use super::{Meta, Module, Options};

impl Meta {
    /// Everything that can be chosen about a table: the seats, then for each module and setting
    /// whether and how it is used.
    fn choices(&self) -> Vec<Vec<Choice>> {
        let off = || std::iter::once(Choice::Without);
        let modules = self.modules.iter().map(Module::ways);
        let settings =
            self.settings.iter().map(|setting| vec![format!("{}={}", setting.id, setting.sample)]);
        let seats = (self.seats.0..=self.seats.1).map(Choice::Seats).collect();
        let ways = modules.chain(settings);
        let with = ways.map(|ways| off().chain(ways.into_iter().map(Choice::With)).collect());
        std::iter::once(seats).chain(with).collect()
    }

    /// Every table that can be set up: each seat count with each combination of modules. There may
    /// be thousands; tests take [`Meta::tables_to_test`].
    pub fn every_table(&self) -> Vec<Options> {
        let mut tables = vec![Vec::new()];
        for choices in self.choices() {
            let longer = |table: &Vec<Choice>| {
                let table = table.clone();
                choices
                    .iter()
                    .map(move |choice| [&table[..], std::slice::from_ref(choice)].concat())
                    .collect()
            };
            tables =
                tables.iter().flat_map(|table| -> Vec<Vec<Choice>> { longer(table) }).collect();
        }
        tables.iter().filter_map(|table| options(table).check(self).ok()).collect()
    }

    /// A small set of tables in which every seat count and every value of a module (also its
    /// absence) stand together with each other at least once, as far as `possible` says that they
    /// can: what tests walk. Always the same tables in the same order.
    pub fn tables_to_test(&self, possible: impl Fn(&Options) -> bool) -> Vec<Options> {
        let choices = self.choices();
        let legal = |table: &[Choice]| {
            let checked = options(table).check(self).ok()?;
            possible(&checked).then_some(checked)
        };
        // Pairs of choices that no table has yet, each by its two places.
        let mut missing: Vec<[(usize, usize); 2]> = Vec::new();
        for (one, ways) in choices.iter().enumerate() {
            for (other, others) in choices.iter().enumerate().skip(one + 1) {
                let pairs = (0..ways.len())
                    .flat_map(|a| (0..others.len()).map(move |b| [(one, a), (other, b)]));
                missing.extend(pairs);
            }
        }
        let mut tables = Vec::new();
        if choices.len() == 1 {
            let seats = choices[0].iter().map(std::slice::from_ref);
            return seats.filter_map(legal).collect();
        }
        while let Some(&pair) = missing.first() {
            // The first missing pair, and of everything else what brings most missing pairs.
            let mut table: Vec<Option<usize>> = vec![None; choices.len()];
            pair.iter().for_each(|&(place, way)| table[place] = Some(way));
            let plain = |table: &[Option<usize>]| -> Vec<Choice> {
                let way = |(ways, way): (&Vec<Choice>, &Option<usize>)| match way {
                    Some(way) => ways[*way].clone(),
                    None => ways[0].clone(),
                };
                choices.iter().zip(table).map(way).collect()
            };
            // Seats that were not asked for are those with which the rest can be set up.
            for place in 0..choices.len() {
                if table[place].is_some() {
                    continue;
                }
                let gain = |table: &[Option<usize>]| {
                    let has = |&(place, way): &(usize, usize)| table[place] == Some(way);
                    missing.iter().filter(|pair| pair.iter().all(has)).count()
                };
                let tried = (0..choices[place].len()).filter_map(|way| {
                    let mut longer = table.clone();
                    longer[place] = Some(way);
                    // What is still open must not stand in the way: try it with any seats.
                    let fits = if longer[0].is_some() {
                        legal(&plain(&longer)).is_some()
                    } else {
                        (0..choices[0].len()).any(|seats| {
                            let mut seated = longer.clone();
                            seated[0] = Some(seats);
                            legal(&plain(&seated)).is_some()
                        })
                    };
                    fits.then(|| (gain(&longer), way))
                });
                // The first of the best.
                let best = tried.fold(None, |best: Option<(usize, usize)>, next| match best {
                    Some(best) if best.0 >= next.0 => Some(best),
                    _ => Some(next),
                });
                table[place] = best.map(|(_, way)| way);
            }
            let set_up = legal(&plain(&table));
            let has = |&(place, way): &(usize, usize)| table[place] == Some(way);
            match set_up {
                Some(options) => {
                    tables.push(options);
                    missing.retain(|pair| !pair.iter().all(has));
                }
                // These two do not go together.
                None => missing.retain(|other| *other != pair),
            }
            missing.retain(|other| *other != pair);
        }
        tables.sort_by(|one, other| (one.seats, &one.with).cmp(&(other.seats, &other.with)));
        tables.dedup();
        tables
    }
}

impl Module {
    /// Every way to use it, as it is written.
    fn ways(&self) -> Vec<String> {
        match self.values {
            [] => vec![self.id.to_owned()],
            values => values.iter().map(|value| format!("{}={value}", self.id)).collect(),
        }
    }
}

/// One thing that is chosen about a table.
#[derive(Clone, Debug)]
enum Choice {
    Seats(u8),
    Without,
    With(String),
}

fn options(choices: &[Choice]) -> Options {
    let mut options = Options::seats(0);
    for choice in choices {
        match choice {
            Choice::Seats(seats) => options.seats = *seats,
            Choice::Without => {}
            Choice::With(module) => options.with.push(module.clone()),
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::GAME;
    use super::super::options::split;
    use super::*;

    /// Every two choices that stand together at some table.
    fn pairs(tables: &[Options]) -> BTreeSet<(String, String)> {
        let mut pairs = BTreeSet::new();
        for table in tables {
            let absent = GAME.choices().into_iter().skip(1).filter_map(|ways| match &ways[..] {
                [_, Choice::With(way), ..] if !table.has(split(way).0) => {
                    Some(format!("no {}", split(way).0))
                }
                _ => None,
            });
            let seats = format!("{} seats", table.seats);
            let all: Vec<String> =
                [seats].into_iter().chain(table.with.iter().cloned()).chain(absent).collect();
            for one in &all {
                let others = all.iter().filter(|other| *other > one);
                pairs.extend(others.map(|other| (one.clone(), other.clone())));
            }
        }
        pairs
    }

    #[test]
    fn every_two_choices_stand_together_at_some_table_to_test() {
        let every = GAME.every_table();
        let some = GAME.tables_to_test(|_| true);
        assert!(every.len() > 300 && some.len() <= 20, "{} of {}", some.len(), every.len());
        assert_eq!(pairs(&some), pairs(&every));
        assert!(some.iter().all(|table| every.contains(table)));
    }

    #[test]
    fn what_does_not_go_together_is_left_out_and_the_rest_is_covered() {
        let possible = |table: &Options| !(table.has("desert") && table.has("open"));
        let every: Vec<Options> = GAME.every_table().into_iter().filter(possible).collect();
        assert_eq!(pairs(&GAME.tables_to_test(possible)), pairs(&every));
    }
}
