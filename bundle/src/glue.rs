//! The JavaScript between a page and the program.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::names::Files;

/// Splits what the compiler made into glue and program, as `wasm-bindgen --target web` does:
/// `app.js`, `app.wasm`, and the scripts that crates bring along. They call each other by their plain
/// names in double braces.
pub(crate) fn glue(name: &Path, wasm: &[u8]) -> Result<Files> {
    let mut output =
        bindgen(wasm).with_context(|| format!("wasm-bindgen refuses {}", name.display()))?;
    let mut files = Files::new();
    let mut js = output.js().replace("app_bg.wasm", "{{app.wasm}}");
    for (name, script) in scripts(&output) {
        js = js.replace(&format!("./{name}"), &format!("/{{{{{name}}}}}"));
        files.insert(name, script.into_bytes());
    }
    files.insert("app.js".to_owned(), js.into_bytes());
    files.insert("app.wasm".to_owned(), output.wasm_mut().emit_wasm());
    Ok(files)
}

fn bindgen(wasm: &[u8]) -> Result<Output> {
    Bindgen::new()
        .input_bytes("app", wasm.to_owned())
        .out_name("app")
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
}

/// Scripts of crates, under the names by which the glue imports them.
fn scripts(output: &Output) -> Vec<(String, String)> {
    let inline = output.snippets().iter().flat_map(|(origin, scripts)| {
        let name = move |number: usize| format!("snippets/{origin}/inline{number}.js");
        scripts.iter().enumerate().map(move |(number, script)| (name(number), script.clone()))
    });
    let modules = output.local_modules().iter();
    let modules = modules.map(|(path, script)| (format!("snippets/{path}"), script.clone()));
    inline.chain(modules).collect()
}
