//! What bots tell people can be said in both languages, whatever the game.

use kit::{Lang, Lexicon, Meta, Names, Options, Phrase, Seed};
use registry::{GAMES, MistakePhrases as _, Table};

fn said(meta: &Meta, phrase: &Phrase) {
    let words: Vec<_> = [registry::WORDS].iter().chain(meta.words).copied().collect();
    for lang in Lang::ALL {
        let lexicon = Lexicon::new(lang, &words).unwrap();
        lexicon.try_say(phrase, &Names::default()).unwrap();
    }
}

fn play(table: &mut dyn Table, decisions: usize) {
    let mut bot = table.hire("greedy", Seed::from_number(1)).unwrap();
    registry::play_on(table, Seed::from_number(3), decisions, |table, seat| {
        bot.choose(table, seat).unwrap()
    });
}

fn table(meta: &Meta) -> Box<dyn Table> {
    let seed = Seed::from_number(11);
    registry::open(meta.id, &Options::seats(meta.seats.0), None, seed).unwrap()
}

#[test]
fn hints_come_best_first_with_figures_and_reasons_that_can_be_said() {
    for meta in GAMES {
        let mut table = table(meta);
        let mut adviser = table.hire("ismcts@200", Seed::from_number(2)).unwrap();
        for _ in 0..12 {
            play(&mut *table, 5);
            let Some(seat) = table.awaiting().seats().first() else { break };
            let moves = table.moves(seat).len();
            let hints = adviser.advise(&*table, seat);
            assert!((1..=moves).contains(&hints.len()), "{}", meta.id);
            for hint in &hints {
                assert!(hint.number < moves && (0.0..=1.0).contains(&hint.chance), "{hint:?}");
                let phrases = [Some(hint.figures()), hint.because(), hint.then()];
                phrases.iter().flatten().for_each(|phrase| said(meta, phrase));
            }
            let told = |hint: &registry::Hint| !hint.reasons.is_empty() || !hint.plan.is_empty();
            assert!(!hints.iter().skip(3).any(told), "only the best are explained");
        }
    }
}

#[test]
fn a_game_of_every_kind_is_analysed_in_words() {
    for meta in GAMES {
        let mut table = table(meta);
        play(&mut *table, 60);
        let record = table.record().unwrap();
        let analysis = registry::analyse(&record, None, 8, &mut |_, _| true).unwrap().unwrap();
        assert_eq!(analysis.moments.last().unwrap().ply, record.plies.len());
        for mistake in &analysis.mistakes {
            let phrases = [mistake.played(), mistake.better(), mistake.cost()];
            phrases.iter().for_each(|phrase| said(meta, phrase));
        }
        assert_eq!(registry::analyse(&record, None, 8, &mut |_, _| false), Ok(None));
    }
}

#[test]
fn the_words_about_bots_are_the_same_in_both_languages() {
    let keys = |text: &str| -> Vec<String> {
        let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
        let mut keys: Vec<_> = text.lines().filter(starts).filter_map(key).collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(registry::WORDS.en), keys(registry::WORDS.fr));
    for meta in GAMES {
        for bot in bots::NAMES {
            said(meta, &registry::bot_name(bot));
            said(meta, &registry::bot_about(bot).unwrap());
        }
        said(meta, &registry::bot_name("level4@5s"));
    }
    assert_eq!(registry::bot_about("level4@5s"), None);
}

#[test]
fn less_than_two_points_are_one_point_in_french() {
    let lexicon = Lexicon::new(Lang::Fr, &[registry::WORDS]).unwrap();
    let told = |behind: f32| {
        let hint =
            serde_json::json!({ "number": 0, "chance": 0.25, "points": 0, "behind": behind });
        let hint: registry::Hint = serde_json::from_value(hint).unwrap();
        lexicon.try_say(&hint.figures(), &Names::default()).unwrap()
    };
    assert!(told(0.4).contains("0,4 point de moins"), "{}", told(0.4));
    assert!(told(2.3).contains("2,3 points de moins"), "{}", told(2.3));
}
