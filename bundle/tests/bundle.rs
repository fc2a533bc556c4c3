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
    assert!(complaint(&["a", "b", "c", "d", "much"]).contains("much is no number"));
    assert!(complaint(&["no.wasm", "b", "c", "d", "1"]).contains("cannot read no.wasm"));
}

#[test]
fn what_is_no_program_is_refused_and_leaves_nothing() {
    let folder = std::env::temp_dir().join(format!("comptoir-bundle-{}", std::process::id()));
    let pages = folder.join("static");
    std::fs::create_dir_all(&pages).unwrap();
    let (wasm, dist) = (folder.join("app.wasm"), folder.join("dist"));
    std::fs::write(&wasm, "not a program").unwrap();
    let paths = [&wasm, &pages, &dist].map(|path| path.to_str().unwrap());
    let complaint = complaint(&[paths[0], paths[1], paths[1], paths[2], "1000"]);
    assert!(complaint.contains("wasm-bindgen refuses"), "{complaint}");
    assert!(!dist.exists());
    std::fs::remove_dir_all(&folder).unwrap();
}
