//! Brotli twins, made once here so that the server never compresses.

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

/// Whether compressing a file of this name is worth the while.
pub(crate) fn is_compressible(name: &str) -> bool {
    let extension = name.rsplit('.').next().unwrap_or_default();
    ["css", "ftl", "html", "ico", "js", "json", "svg", "txt", "wasm", "webmanifest"]
        .contains(&extension)
}

/// The bytes as browsers take them under `Content-Encoding: br`.
pub(crate) fn compress(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        // The largest that every browser reads; what lies beyond is the "large window" that none does.
        lgwin: 24,
        large_window: false,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut compressed, &parameters).context("cannot compress")?;
    Ok(compressed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compressed_comes_back_whole() {
        let text = "Spice Road ".repeat(1000);
        let compressed = compress(text.as_bytes()).unwrap();
        assert!(compressed.len() < 100, "{} bytes", compressed.len());
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut compressed.as_slice(), &mut back).unwrap();
        assert_eq!(back, text.as_bytes());
    }

    #[test]
    fn pictures_that_are_compressed_already_are_left_alone() {
        assert!(is_compressible("app_bg-0123456789abcdef.wasm"));
        assert!(!is_compressible("icon.png"));
    }
}
