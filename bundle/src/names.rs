//! What the files are called, and how they call each other.
//!
//! Programs and styles carry a hash of their content in their name, so that a browser may keep them
//! for ever; everything else is found under the name it has in `web/static`. A file calls another one
//! by its plain name in double braces.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Files by name, with `/` between folders.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The one file that may name all others and their common version, and that no other may name: were
/// its own name to change, browsers would never find its successor.
pub(crate) const SERVICE_WORKER: &str = "sw.js";

const PAGE: &str = "index.html";

/// Names the files anew and puts these names in place of what stands in double braces.
pub(crate) fn publish(sources: &Files) -> Result<Files> {
    let mut names = Names { sources, done: BTreeMap::new(), open: Vec::new() };
    for name in sources.keys().filter(|name| *name != SERVICE_WORKER) {
        names.publish(name)?;
    }
    let mut files: Files = names.done.values().cloned().collect();
    if let Some(bytes) = sources.get(SERVICE_WORKER) {
        let text = text(SERVICE_WORKER, bytes)?;
        let addresses: Vec<String> = files.keys().map(|name| address(name)).collect();
        let list = serde_json::to_string(&addresses)?;
        let version = version(&files, text);
        let text = replace(SERVICE_WORKER, text, |word| match word {
            "files" => Ok(list.clone()),
            "version" => Ok(version.clone()),
            name => names.publish(name),
        })?;
        files.insert(SERVICE_WORKER.to_owned(), text.into_bytes());
    }
    Ok(files)
}

/// Where a browser asks for the file.
fn address(name: &str) -> String {
    if name == PAGE { "/".to_owned() } else { format!("/{name}") }
}

struct Names<'a> {
    sources: &'a Files,
    /// By plain name: the new name and what is in the file.
    done: BTreeMap<String, (String, Vec<u8>)>,
    /// Files that are being named, each because the one before it calls it.
    open: Vec<String>,
}

impl Names<'_> {
    /// Finishes a file and tells its new name.
    fn publish(&mut self, name: &str) -> Result<String> {
        if let Some((published, _)) = self.done.get(name) {
            return Ok(published.clone());
        }
        if self.open.iter().any(|open| open == name) {
            bail!("{} and {name} call each other", self.open.join(" calls "));
        }
        let bytes = match self.sources.get(name) {
            Some(bytes) if name != SERVICE_WORKER => bytes,
            _ => bail!("there is no file {name} to be called"),
        };
        self.open.push(name.to_owned());
        let bytes = match has_calls(name) {
            true => replace(name, text(name, bytes)?, |called| self.publish(called))?.into_bytes(),
            false => bytes.clone(),
        };
        self.open.pop();
        let published = published(name, &bytes);
        self.done.insert(name.to_owned(), (published.clone(), bytes));
        Ok(published)
    }
}

/// Kinds of files in which double braces are looked for.
fn has_calls(name: &str) -> bool {
    matches!(extension(name), "css" | "html" | "js" | "json" | "webmanifest")
}

fn published(name: &str, bytes: &[u8]) -> String {
    let extension = extension(name);
    let Some(stem) = name.strip_suffix(extension).and_then(|stem| stem.strip_suffix('.')) else {
        return name.to_owned();
    };
    match extension {
        "wasm" => format!("{stem}_bg-{}.wasm", hash(bytes)),
        "css" | "js" => format!("{stem}-{}.{extension}", hash(bytes)),
        _ => name.to_owned(),
    }
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn text<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str> {
    std::str::from_utf8(bytes).with_context(|| format!("{name} is not text"))
}

/// Eight bytes of SHA-256: enough that two versions of one file never share a name.
fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A hash of every file; of the service worker, as it is before it learns the hash.
fn version(files: &Files, service_worker: &str) -> String {
    let mut digest = Sha256::new();
    for (name, bytes) in files {
        digest.update(Sha256::digest(name));
        digest.update(Sha256::digest(bytes));
    }
    digest.update(service_worker);
    hex(&digest.finalize())
}

fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes.get(..8).unwrap_or(bytes))
}

/// Replaces each word in double braces. Braces around anything but one word belong to the language of
/// the file and stay.
fn replace(
    name: &str,
    text: &str,
    mut meaning: impl FnMut(&str) -> Result<String>,
) -> Result<String> {
    let letter = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '/');
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        replaced.push_str(before);
        match after.split_once("}}") {
            Some((word, behind)) if !word.is_empty() && word.chars().all(letter) => {
                let meaning = meaning(word).with_context(|| format!("{name}: {{{{{word}}}}}"))?;
                replaced.push_str(&meaning);
                rest = behind;
            }
            _ => {
                replaced.push_str("{{");
                rest = after;
            }
        }
    }
    replaced.push_str(rest);
    Ok(replaced)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(files: &[(&str, &str)]) -> Files {
        files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn error(list: &[(&str, &str)]) -> String {
        format!("{:#}", publish(&files(list)).unwrap_err())
    }

    #[test]
    fn programs_and_styles_carry_a_hash_and_pages_do_not() {
        let published = publish(&files(&[
            ("app.css", ""),
            ("app.js", ""),
            ("app.wasm", ""),
            ("icon.svg", ""),
            ("index.html", "<script src=\"/{{app.js}}\">"),
        ]))
        .unwrap();
        let names: Vec<&str> = published.keys().map(String::as_str).collect();
        // The hash of nothing.
        assert_eq!(
            names,
            [
                "app-e3b0c44298fc1c14.css",
                "app-e3b0c44298fc1c14.js",
                "app_bg-e3b0c44298fc1c14.wasm",
                "icon.svg",
                "index.html",
            ]
        );
        let page = String::from_utf8(published["index.html"].clone()).unwrap();
        assert_eq!(page, "<script src=\"/app-e3b0c44298fc1c14.js\">");
    }

    #[test]
    fn a_change_goes_through_to_the_names_of_those_who_call() {
        let name_of_boot = |wasm: &str| {
            let sources = files(&[("app.wasm", wasm), ("boot.js", "load('{{app.wasm}}')")]);
            publish(&sources).unwrap().into_keys().find(|name| name.starts_with("boot")).unwrap()
        };
        assert_eq!(name_of_boot("one"), name_of_boot("one"));
        assert_ne!(name_of_boot("one"), name_of_boot("two"));
    }

    #[test]
    fn the_service_worker_knows_every_file_and_their_version() {
        let worker = |page: &str| {
            let list = [("index.html", page), ("icon.svg", ""), ("sw.js", "{{version}} {{files}}")];
            String::from_utf8(publish(&files(&list)).unwrap()["sw.js"].clone()).unwrap()
        };
        assert!(worker("one").ends_with(" [\"/icon.svg\",\"/\"]"), "{}", worker("one"));
        assert_ne!(worker("one"), worker("two"));
    }

    #[test]
    fn a_call_that_nobody_answers_is_an_error() {
        assert!(error(&[("index.html", "{{app.js}}")]).contains("there is no file app.js"));
        assert!(error(&[("a.js", "{{sw.js}}"), ("sw.js", "")]).contains("no file sw.js"));
    }

    #[test]
    fn files_cannot_call_each_other_in_a_circle() {
        let error = error(&[("a.js", "{{b.js}}"), ("b.js", "{{a.js}}")]);
        assert!(error.contains("call each other"), "{error}");
    }

    #[test]
    fn braces_of_javascript_stay() {
        let text = "const f = () => {{ return 1; }}; {{";
        assert_eq!(replace("a.js", text, |_| bail!("no")).unwrap(), text);
    }
}
