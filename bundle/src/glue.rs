//! The JavaScript between a page and the program.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::{Bindgen, Output};

use crate::names::Files;

/// Splits what the compiler made into glue and program, as `wasm-bindgen --target web` does: a
/// script and a program of this name, and the scripts that crates bring along. They call each other
/// by their plain names in double braces.
pub(crate) fn glue(name: &str, wasm: &[u8]) -> Result<Files> {
    let stem = name.rsplit('/').next().unwrap_or(name);
    let mut output = bindgen(stem, wasm).with_context(|| format!("wasm-bindgen refuses {name}"))?;
    let mut files = Files::new();
    let mut js = output.js().to_owned();
    for (name, script) in scripts(&output) {
        js = js.replace(&format!("./{name}"), &format!("/{{{{{name}}}}}"));
        files.insert(name, script.into_bytes());
    }
    files.insert(format!("{name}.js"), slim(&js).into_bytes());
    files.insert(format!("{name}.wasm"), output.wasm_mut().emit_wasm());
    Ok(files)
}

/// The same script without what wasm-bindgen writes for people: comments on lines of their own, and
/// indentation.
fn slim(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/**");
        if !in_comment && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        in_comment &= !line.ends_with("*/");
    }
    out
}

fn bindgen(name: &str, wasm: &[u8]) -> Result<Output> {
    Bindgen::new()
        .input_bytes(name, wasm.to_owned())
        .out_name(name)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_go_and_the_rest_stays() {
        let script = "/**\n * @returns {number}\n */\nexport function one() {\n    // Why.\n\n    \
                      return 2 * 3; /* here */\n}\n/** Short. */\none();\n";
        assert_eq!(slim(script), "export function one() {\nreturn 2 * 3; /* here */\n}\none();\n");
    }
}
