//! Files: read within bounds, written whole or not at all, and what to say about those that
//! cannot be used.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Error, ErrorKind, Read as _, Write};
use std::path::{Path, PathBuf};

use kit::Phrase;

use crate::failure::Failure;

/// No file that makes sense is longer; of one that is, no more is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    mebibytes: u64,
}

/// The longest record.
pub(crate) const RECORD: Most = Most { mebibytes: 16 };
/// The longest table of component values.
pub(crate) const CONTENT: Most = Most { mebibytes: 1 };

/// Reads a file, or says why not.
pub(crate) fn read(path: &Path, most: Most) -> Result<Vec<u8>, Failure> {
    let limit = most.mebibytes << 20;
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(limit + 1).read_to_end(&mut bytes))
        .map_err(|error| cannot(path, &error, "cli-cannot-read"))?;
    if bytes.len() as u64 > limit {
        let reason = Phrase::new("cli-too-long").with("most", most.mebibytes.to_string());
        return Err(Failure::usage(reason).in_file(path));
    }
    Ok(bytes)
}

/// Reads a text file, or says why not.
pub(crate) fn read_text(path: &Path, most: Most) -> Result<String, Failure> {
    String::from_utf8(read(path, most)?).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::usage(Phrase::new("cli-not-text").with("byte", place)).in_file(path)
    })
}

/// What is found under a name, links followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Nothing,
    File,
    Folder,
    /// A pipe, a device, a socket: what is written there goes on to somebody else.
    Stream,
}

/// Looks what stands under this name; what cannot be looked at will say why when it is opened.
pub(crate) fn standing(path: &Path) -> Standing {
    match std::fs::metadata(path) {
        Err(_) => Standing::Nothing,
        Ok(found) if found.is_dir() => Standing::Folder,
        Ok(found) if found.is_file() => Standing::File,
        Ok(_) => Standing::Stream,
    }
}

/// Writes a file so that it is there whole or not at all, or says why not.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let mut growing = Growing::begin(path)?;
    match growing.write_all(bytes) {
        Ok(()) => growing.complete(),
        Err(error) => {
            growing.give_up();
            Err(cannot_write(path, &error))
        }
    }
}

/// A file that is being written. It grows beside the one it will replace and takes its name when
/// it is complete; if it never is, it stays there under a name of its own. Streams and links that
/// lead nowhere yet cannot be replaced so: they are written to directly.
pub(crate) struct Growing {
    /// The name it was asked for by.
    path: PathBuf,
    file: File,
    /// Where it grows, and what it becomes.
    beside: Option<(PathBuf, PathBuf)>,
}

impl Growing {
    /// Begins the file.
    pub(crate) fn begin(path: &Path) -> Result<Growing, Failure> {
        let cannot = |error: Error| cannot_write(path, &error);
        let is_link = path.is_symlink();
        let direct = match standing(path) {
            Standing::Folder => return Err(is_folder(path)),
            Standing::Stream => true,
            Standing::Nothing => is_link,
            Standing::File => false,
        };
        let path = path.to_owned();
        if direct {
            let file = File::options().write(true).create(is_link).truncate(is_link).open(&path);
            return Ok(Growing { file: file.map_err(cannot)?, path, beside: None });
        }
        let real =
            if is_link { std::fs::canonicalize(&path).map_err(cannot)? } else { path.clone() };
        let (file, beside) = create_beside(&real).map_err(cannot)?;
        if let Ok(before) = std::fs::metadata(&real) {
            // Who may read the file stays as it was.
            let _ = file.set_permissions(before.permissions());
        }
        Ok(Growing { path, file, beside: Some((beside, real)) })
    }

    /// Gives the file its name.
    pub(crate) fn complete(self) -> Result<(), Failure> {
        let Some((beside, real)) = &self.beside else { return Ok(()) };
        std::fs::rename(beside, real).map_err(|error| {
            let failure = cannot_write(&self.path, &error);
            self.give_up();
            failure
        })
    }

    /// Leaves nothing behind: half a file is of no use to anybody.
    fn give_up(&self) {
        if let Some((beside, _)) = &self.beside {
            let _ = std::fs::remove_file(beside);
        }
    }
}

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.file.flush()
    }
}

/// A new file beside another, under a name that nothing had.
fn create_beside(path: &Path) -> std::io::Result<(File, PathBuf)> {
    let mut attempt = 0;
    loop {
        let number = if attempt == 0 { String::new() } else { format!("-{attempt}") };
        let mut name = OsString::from(path);
        name.push(format!(".{}{number}.part", std::process::id()));
        let beside = PathBuf::from(name);
        match File::create_new(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && attempt < 1000 => {
                attempt += 1;
            }
            created => return created.map(|file| (file, beside)),
        }
    }
}

/// The failure of a file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &Error) -> Failure {
    cannot(path, error, "cli-cannot-write")
}

/// The failure of a folder where a file is needed.
pub(crate) fn is_folder(path: &Path) -> Failure {
    Failure::usage(Phrase::new("cli-is-folder")).in_file(path)
}

fn cannot(path: &Path, error: &Error, what: &'static str) -> Failure {
    match error.kind() {
        ErrorKind::IsADirectory => is_folder(path),
        _ => Failure::usage(Phrase::new(what).with("reason", error.to_string())).in_file(path),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt, symlink};

    use super::*;

    /// A folder of the test's own, gone when the test is.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let own = format!("comptoir-files-{}-{name}", std::process::id());
            let folder = std::env::temp_dir().join(own);
            let _ = std::fs::remove_dir_all(&folder);
            std::fs::create_dir(&folder).unwrap();
            Folder(folder)
        }

        fn at(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn names(&self) -> Vec<String> {
            let entries = std::fs::read_dir(&self.0).unwrap();
            let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name();
            let mut names: Vec<String> =
                entries.map(|entry| name(entry).into_string().unwrap()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn key(failure: &Failure) -> String {
        format!("{:?}", failure.phrase())
    }

    #[test]
    fn a_pipe_is_written_to_and_stays_a_pipe() {
        let folder = Folder::new("pipe");
        let pipe = folder.at("pipe");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        assert_eq!(standing(&pipe), Standing::Stream);
        let reader = {
            let pipe = pipe.clone();
            std::thread::spawn(move || read(&pipe, RECORD).unwrap())
        };
        write(&pipe, b"through the pipe").unwrap();
        // Were it a file now, the reader would wait for ever.
        assert!(std::fs::metadata(&pipe).unwrap().file_type().is_fifo());
        assert_eq!(reader.join().unwrap(), b"through the pipe");
        assert_eq!(folder.names(), ["pipe"]);
    }

    #[test]
    fn a_link_stays_a_link_and_the_file_behind_it_is_written() {
        let folder = Folder::new("link");
        std::fs::create_dir(folder.at("real")).unwrap();
        std::fs::write(folder.at("real/file"), "before").unwrap();
        for (link, target) in [("link", "real/file"), ("dangling", "real/new")] {
            symlink(folder.at(target), folder.at(link)).unwrap();
            write(&folder.at(link), b"after").unwrap();
            assert!(folder.at(link).is_symlink());
            assert_eq!(std::fs::read(folder.at(target)).unwrap(), b"after");
        }
        assert_eq!(folder.names(), ["dangling", "link", "real"]);
        assert_eq!(std::fs::read_dir(folder.at("real")).unwrap().count(), 2);
    }

    #[test]
    fn nothing_beside_the_file_is_overwritten() {
        let folder = Folder::new("beside");
        let own = ["file.part".to_owned(), format!("file.{}.part", std::process::id())];
        own.iter().for_each(|name| std::fs::write(folder.at(name), "mine").unwrap());
        write(&folder.at("file"), b"written").unwrap();
        assert_eq!(std::fs::read(folder.at("file")).unwrap(), b"written");
        assert!(own.iter().all(|name| std::fs::read(folder.at(name)).unwrap() == b"mine"));
        assert_eq!(folder.names().len(), 3);
    }

    #[test]
    fn who_may_read_a_file_stays_as_it_was() {
        let folder = Folder::new("secret");
        let path = folder.at("file");
        std::fs::write(&path, "before").unwrap();
        std::fs::set_permissions(&path, PermissionsExt::from_mode(0o600)).unwrap();
        write(&path, b"after").unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_folder_is_called_a_folder() {
        let folder = Folder::new("folder");
        assert!(key(&write(&folder.0, b"x").unwrap_err()).contains("cli-is-folder"));
        assert!(key(&read(&folder.0, RECORD).unwrap_err()).contains("cli-is-folder"));
        assert!(folder.names().is_empty());
    }

    #[test]
    fn no_more_is_read_than_makes_sense() {
        let folder = Folder::new("long");
        let path = folder.at("file");
        std::fs::write(&path, vec![b'x'; 1 << 20]).unwrap();
        assert_eq!(read(&path, CONTENT).unwrap().len(), 1 << 20);
        std::fs::write(&path, vec![b'x'; (1 << 20) + 1]).unwrap();
        assert!(key(&read(&path, CONTENT).unwrap_err()).contains("cli-too-long"));
        assert!(key(&read(Path::new("/dev/zero"), RECORD).unwrap_err()).contains("cli-too-long"));
    }
}
