//! Puts the files of the web client into the program: every file of `$COMPTOIR_WEB_DIST`, or of
//! `web/dist` in the build folder. There may be none.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-env-changed=COMPTOIR_WEB_DIST");
    println!("cargo:rerun-if-env-changed=CARGO_TARGET_DIR");
    println!("cargo:rerun-if-changed=build.rs");
    let mut found = Vec::new();
    if let Some(dist) = dist() {
        gather(&dist, &dist, &mut found)?;
    }
    found.sort();
    let mut text = String::from("static FILES: &[File] = &[\n");
    let has = |name: &str| found.iter().any(|(path, _)| path == name);
    for (path, file) in &found {
        let is_twin = path.strip_suffix(".br").is_some_and(has);
        if is_twin {
            continue;
        }
        let twin = format!("{path}.br");
        let brotli = match found.iter().find(|(path, _)| *path == twin) {
            Some((_, file)) => format!("Some(include_bytes!({file:?}))"),
            None => "None".to_owned(),
        };
        let tag = format!("\"{:016x}\"", fingerprint(&fs::read(file)?));
        let line = format!(
            "    File {{ path: {path:?}, bytes: include_bytes!({file:?}), brotli: {brotli}, tag: {tag:?} }},"
        );
        writeln!(text, "{line}").map_err(io::Error::other)?;
    }
    text.push_str("];\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    fs::write(Path::new(&out).join("files.rs"), text)
}

/// The folder of the web client. One that is not there is watched: it may come.
fn dist() -> Option<PathBuf> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.to_owned();
    let target = |folder: PathBuf| workspace.join(folder).join("web").join("dist");
    let candidates = match env::var_os("COMPTOIR_WEB_DIST") {
        Some(dist) => vec![workspace.join(dist)],
        None => {
            let own = env::var_os("CARGO_TARGET_DIR").map(|folder| target(folder.into()));
            own.into_iter().chain([target("target".into())]).collect()
        }
    };
    for candidate in &candidates {
        if candidate.is_dir() {
            return Some(candidate.clone());
        }
    }
    for candidate in &candidates {
        watch_for(candidate);
    }
    None
}

/// A path that does not exist would make cargo run this every time; its nearest folder that does
/// is watched instead, unless that is the build folder itself, which changes all the time.
fn watch_for(path: &Path) {
    if let Some(there) = path.parent().filter(|folder| folder.is_dir()) {
        println!("cargo:rerun-if-changed={}", there.display());
    } else {
        println!("cargo:rerun-if-changed={}", path.display());
    }
}

fn gather(root: &Path, folder: &Path, found: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            gather(root, &path, found)?;
            continue;
        }
        println!("cargo:rerun-if-changed={}", path.display());
        let inner = path.strip_prefix(root).map_err(io::Error::other)?;
        let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
        found.push((parts.join("/"), path.canonicalize()?));
    }
    Ok(())
}

/// FNV-1a: files must be told apart, not proved.
fn fingerprint(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}
