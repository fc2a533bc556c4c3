//! Folders that are gone afterwards.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::{Failure, Result};

/// A new, empty folder, removed on drop with everything in it.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    /// Makes a folder. The name is only there for people who look into the folder of temporary files.
    pub fn new(name: &str) -> Result<Scratch> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("comptoir-{name}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // Left over from a process of the same number that was killed.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).map_err(Failure::file("cannot make", &path))?;
        Ok(Scratch { path })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // The children of a browser that was killed write for a moment longer.
        for _ in 0..20 {
            if std::fs::remove_dir_all(&self.path).is_ok() || !self.path.exists() {
                return;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }
}
