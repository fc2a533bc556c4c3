//! The folder: what goes in, what comes out, and whether it is still good.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::compress::{compress, is_compressible};
use crate::glue::glue;
use crate::looks;
use crate::names::{Files, publish};
use crate::report::{Line, PROGRAMS, Report};
use crate::shelf::{SHELF, shelf};
use crate::styles::slim;

/// What the styles are called once they are one file.
const STYLES: &str = "app.css";
/// What the program of the page is called.
const APP: &str = "app";

/// Everything the folder is made of.
pub(crate) struct Sources {
    /// What the compiler made: the page's program and one for each game.
    programs: Files,
    pages: Files,
}

impl Sources {
    pub(crate) fn read(
        wasm_path: &Path,
        programs_path: &Path,
        pages_path: &Path,
        styles_path: &Path,
        games_path: &Path,
    ) -> Result<Sources> {
        let wasm =
            fs::read(wasm_path).with_context(|| format!("cannot read {}", wasm_path.display()))?;
        let mut found = Files::new();
        collect(programs_path, "", &mut found)?;
        let mut programs = Files::new();
        let mut ids = Vec::new();
        for (name, bytes) in found {
            let id = name.strip_suffix(".wasm").with_context(|| format!("{name} is no program"))?;
            ids.push(id.to_owned());
            programs.insert(format!("{PROGRAMS}{id}"), bytes);
        }
        programs.insert(APP.to_owned(), wasm);
        let mut pages = Files::new();
        collect(pages_path, "", &mut pages)?;
        for made in ["app.js", "app.wasm", STYLES, SHELF] {
            if pages.contains_key(made) {
                bail!("{made} is made elsewhere: {} must not hold one", pages_path.display());
            }
        }
        let games = module::catalogue::of_the_house().context("the catalogue cannot be made")?;
        pages.insert(SHELF.to_owned(), shelf(&games, &ids)?.into_bytes());
        let mut styles = Files::new();
        collect(styles_path, "", &mut styles)?;
        let mut styles = String::from_utf8(joined(&styles)).context("the styles are no text")?;
        styles.push_str(&looks::accents(&games));
        pages.insert(STYLES.to_owned(), slim(&styles).into_bytes());
        for (name, path) in looks::pictures(&games, games_path) {
            let picture = fs::read(&path)
                .with_context(|| format!("cannot read the picture {}", path.display()))?;
            pages.insert(name, picture);
        }
        Ok(Sources { programs, pages })
    }

    /// Changes whenever the folder would, this program included.
    fn fingerprint(&self) -> Result<String> {
        let mut digest = Sha256::new();
        let own = fs::metadata(std::env::current_exe()?)?;
        let age = own.modified()?.duration_since(SystemTime::UNIX_EPOCH)?;
        digest.update(own.len().to_le_bytes());
        digest.update(age.as_nanos().to_le_bytes());
        for (name, bytes) in self.programs.iter().chain(&self.pages) {
            digest.update(Sha256::digest(name));
            digest.update(Sha256::digest(bytes));
        }
        Ok(HEXLOWER.encode(&digest.finalize()))
    }
}

/// One file of them all, in the order of their names: later ones can build on earlier ones.
fn joined(files: &Files) -> Vec<u8> {
    files.values().flat_map(|bytes| bytes.iter().copied().chain([b'\n'])).collect()
}

fn collect(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    let list = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in list {
        let entry = entry?;
        let path = entry.path();
        let name = entry.file_name().into_string();
        let name = name.ok().with_context(|| format!("{} is an odd name", path.display()))?;
        if name.starts_with('.') {
            continue;
        }
        let name = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else {
            let bytes =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            files.insert(name, bytes);
        }
    }
    Ok(())
}

/// What the folder was made from and what came out, kept beside it.
#[derive(Serialize, Deserialize)]
struct Stamp {
    fingerprint: String,
    report: Report,
}

fn stamp_path(output: &Path) -> PathBuf {
    output.with_extension("stamp.json")
}

/// The report on a folder that is there, whole, and made from these sources.
pub(crate) fn unchanged(output: &Path, sources: &Sources) -> Option<Report> {
    let stamp: Stamp = serde_json::from_slice(&fs::read(stamp_path(output)).ok()?).ok()?;
    let has = |name: &str, size: u64| {
        fs::metadata(output.join(name)).is_ok_and(|file| file.len() == size)
    };
    let whole = stamp.report.lines.iter().all(|line| {
        let twin = format!("{}.br", line.name);
        has(&line.name, line.raw) && line.brotli.is_none_or(|size| has(&twin, size))
    });
    let same = sources.fingerprint().ok()? == stamp.fingerprint;
    (whole && same).then_some(stamp.report)
}

/// Makes the folder anew. The old one is there until the new one is complete.
pub(crate) fn make(output: &Path, sources: &Sources) -> Result<Report> {
    let mut files = sources.pages.clone();
    for (name, wasm) in &sources.programs {
        files.extend(glue(name, wasm)?);
    }

    let fresh = output.with_extension("new");
    remove(&fresh)?;
    let mut report = Report { lines: Vec::new() };
    for (name, bytes) in publish(&files)? {
        let path = fresh.join(&name);
        write(&path, &bytes)?;
        let mut brotli = None;
        if is_compressible(&name) {
            let twin = compress(&bytes)?;
            brotli = Some(twin.len() as u64);
            write(&fresh.join(format!("{name}.br")), &twin)?;
        }
        report.lines.push(Line { name, raw: bytes.len() as u64, brotli });
    }

    let stamp = Stamp { fingerprint: sources.fingerprint()?, report };
    remove(output)?;
    fs::rename(&fresh, output)
        .with_context(|| format!("cannot put {} in its place", output.display()))?;
    write(&stamp_path(output), &serde_json::to_vec(&stamp)?)?;
    Ok(stamp.report)
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().with_context(|| format!("{} has no folder", path.display()))?;
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", folder.display()))
        }
        _ => Ok(()),
    }
}
