//! The program as `cargo xtask web` calls it.

use std::process::{Command, Output};

fn bundle(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_comptoir-bundle")).args(arguments).output().unwrap()
}

fn complaint(arguments: &[&str]) -> String {
    let output = bundle(arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn wrong_use_is_told() {
    assert!(complaint(&[]).contains("Use: comptoir-bundle WASM"));
    let of = |wasm, most| complaint(&[wasm, "b", "c", "d", "e", "f", most, "1", "1"]);
    assert!(of("a", "much").contains("much is no number"));
    assert!(of("no.wasm", "1").contains("cannot read no.wasm"));
}

#[test]
fn what_is_no_program_is_refused_and_leaves_nothing() {
    let folder = std::env::temp_dir().join(format!("comptoir-bundle-{}", std::process::id()));
    let (pages, programs) = (folder.join("static"), folder.join("programs"));
    std::fs::create_dir_all(&pages).unwrap();
    std::fs::create_dir_all(&programs).unwrap();
    let (wasm, dist) = (folder.join("app.wasm"), folder.join("dist"));
    std::fs::write(&wasm, "not a program").unwrap();
    for meta in registry::GAMES {
        std::fs::write(programs.join(format!("{}.wasm", meta.id)), "not a program").unwrap();
    }
    let [wasm, programs, pages, output] =
        [&wasm, &programs, &pages, &dist].map(|path| path.to_str().unwrap());
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    let arguments = [wasm, programs, pages, pages, games, output, "1000", "1000", "1000"];
    let complaint = complaint(&arguments);
    assert!(complaint.contains("wasm-bindgen refuses app"), "{complaint}");
    assert!(!dist.exists());
    std::fs::remove_dir_all(&folder).unwrap();
}
