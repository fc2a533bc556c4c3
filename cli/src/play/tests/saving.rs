//! Games that are saved and taken up again.

use kit::Seed;

use super::super::host::Deal;
use super::super::people;
use super::*;
use crate::records::{self, Retold};

#[test]
fn a_saved_game_goes_on_at_the_same_place() {
    let path = file("saved.comptoir");
    let mut seated = deals("human:Anna,greedy", Lang::En, SMALL);
    for _ in 0..5 {
        seated.press(KeyCode::Enter);
    }
    seated.typed("s");
    for _ in 0..40 {
        seated.press(KeyCode::Backspace);
    }
    seated.typed(path.to_str().unwrap());
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.host.is_saved());

    let found = records::open(&path, &Speech::of(Lang::En)).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(found.record.who, ["human Anna", "greedy"]);
    let people =
        people::from_record(seated.drawn.host.table().meta(), 2, &found.record.who).unwrap();
    let Retold { table, log } = found.retell(None, None).unwrap();
    let opened = registry::unpack("spice-road", table.options(), None).unwrap();
    let deal = Deal { opened, seed: found.record.seed, plies: &found.record.plies };
    let mut host = Host::new(&deal, people, Lang::En, Seed::from_number(9)).unwrap();
    host.remember(log);
    let again = Seated::new(host, AT_ONCE, SMALL);
    assert_eq!(again.drawn.scene, seated.drawn.scene);
    let told = |seated: &Seated| {
        seated.drawn.host.log().into_iter().map(|told| told.text).collect::<Vec<_>>()
    };
    assert_eq!(told(&again), told(&seated));
}

#[test]
fn a_file_that_exists_is_replaced_only_when_asked_twice() {
    let path = file("there.comptoir");
    std::fs::write(&path, "mine").unwrap();
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    seated.drawn.overlay = Some(Overlay::SaveAs {
        name: path.display().to_string(),
        leave: true,
        replace: false,
        reason: None,
    });
    seated.press(KeyCode::Enter);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    assert!(seated.seen().contains("This file exists."));
    seated.press(KeyCode::Enter);
    assert!(seated.drawn.has_left());
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("comptoir record"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_save_that_failed_asks_again_with_the_reason() {
    let (nowhere, path) = (file("no-folder/x.comptoir"), file("second.comptoir"));
    let mut seated = seated("human,greedy", Lang::En, SMALL);
    seated.press(KeyCode::Enter);
    let type_name = |seated: &mut Seated, name: &str| {
        for _ in 0..100 {
            seated.press(KeyCode::Backspace);
        }
        seated.typed(name);
        seated.press(KeyCode::Enter);
    };
    seated.typed("s");
    type_name(&mut seated, "");
    assert!(seated.seen().contains("Say which file to save in."));
    type_name(&mut seated, nowhere.to_str().unwrap());
    assert!(seated.seen().contains("cannot be written"), "{}", seated.seen());
    type_name(&mut seated, std::env::temp_dir().to_str().unwrap());
    assert!(seated.seen().contains("This is a directory"), "{}", seated.seen());
    seated.press(KeyCode::Esc);
    assert_eq!(seated.drawn.host.file(), None);
    seated.typed("s");
    assert!(matches!(seated.drawn.overlay, Some(Overlay::SaveAs { .. })), "it asks again");
    type_name(&mut seated, path.to_str().unwrap());
    assert_eq!(seated.drawn.overlay, None);
    assert_eq!(seated.drawn.host.file(), Some(path.as_path()));
    std::fs::remove_file(&path).unwrap();
}
