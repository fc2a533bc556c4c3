//! Lines from a stream nobody vouches for.

use std::io::{BufRead, ErrorKind};

/// No line that makes sense is longer; one that is, is not kept.
pub(crate) const LONGEST: usize = 1 << 20;

/// What came in.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, without its line break.
    Whole(Vec<u8>),
    /// A line longer than [`LONGEST`], thrown away.
    TooLong,
    /// Nothing more will come.
    End,
}

/// Reads the next line. However long it is, never more than [`LONGEST`] bytes are held.
pub(crate) fn next(input: &mut impl BufRead) -> std::io::Result<Line> {
    let (mut line, mut too_long, mut begun) = (Vec::new(), false, false);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let ended = chunk.is_empty();
        begun |= !ended;
        let found = chunk.iter().position(|&byte| byte == b'\n');
        let part = chunk.get(..found.unwrap_or(chunk.len())).unwrap_or_default();
        too_long |= line.len() + part.len() > LONGEST;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(found.is_some());
        input.consume(used);
        if found.is_some() || ended {
            return Ok(match (begun, too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole(line),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(bytes: &[u8]) -> Vec<Line> {
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| next(&mut input).ok().filter(|line| *line != Line::End)).collect()
    }

    #[test]
    fn every_line_counts_even_an_empty_one_or_one_without_an_end() {
        let whole = |text: &str| Line::Whole(text.into());
        assert_eq!(all(b"one line\n\nlast"), [whole("one line"), whole(""), whole("last")]);
        assert_eq!(all(b"\n"), [whole("")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        let mut bytes = vec![b'x'; LONGEST + 1];
        bytes.extend(b"\nnext\n");
        assert_eq!(all(&bytes), [Line::TooLong, Line::Whole(b"next".to_vec())]);
        assert_eq!(all(&bytes[1..]).len(), 2);
        assert_ne!(all(&bytes[1..])[0], Line::TooLong);
    }
}
