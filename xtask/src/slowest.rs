//! The slowest tests of a run, from the report that cargo-nextest writes.

use std::path::PathBuf;

use crate::terminal::say;
use crate::text_table::TextTable;
use crate::workspace::Workspace;

/// How many are listed.
const LISTED: usize = 10;

/// The report of a profile of `.config/nextest.toml`.
pub(crate) struct Report {
    file: PathBuf,
}

impl Report {
    /// The report that a run with this profile is going to write. An older one is removed.
    pub(crate) fn expected(workspace: &Workspace, profile: &str) -> Report {
        let file = workspace.path("target/nextest").join(profile).join("junit.xml");
        // Most likely there is none.
        let _ = std::fs::remove_file(&file);
        Report { file }
    }

    /// Prints the slowest tests; nothing if no report was written.
    pub(crate) fn say_slowest(&self, what: &str) {
        let Ok(xml) = std::fs::read_to_string(&self.file) else { return };
        let mut table = TextTable::new(&[what, "time"]);
        for test in slowest(&xml) {
            table.row(vec![test.name, format!("{:.1} s", test.seconds)]);
        }
        say(format!("\n{}", table.plain()));
    }
}

#[derive(Debug, PartialEq)]
struct Test {
    name: String,
    seconds: f64,
}

/// The slowest tests of a report, the slowest first.
fn slowest(xml: &str) -> Vec<Test> {
    let mut tests: Vec<Test> = xml.split("<testcase ").skip(1).filter_map(read).collect();
    tests.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    tests.truncate(LISTED);
    tests
}

/// A test from the attributes of its element.
fn read(element: &str) -> Option<Test> {
    let name = format!("{} {}", attribute(element, "classname")?, attribute(element, "name")?);
    Some(Test { name, seconds: attribute(element, "time")?.parse().ok()? })
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let (attributes, _) = element.split_once('>')?;
    let (_, rest) = attributes
        .split_once(&format!(" {name}=\""))
        .or_else(|| attributes.strip_prefix(&format!("{name}=\"")).map(|rest| ("", rest)))?;
    rest.split_once('"').map(|(value, _)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"<testsuites><testsuite name="comptoir::tests">
        <testcase name="play::quick" classname="comptoir::tests" timestamp="now" time="0.120">
        </testcase>
        <testcase name="arena::slow" classname="comptoir::tests" time="12.5"/>
        </testsuite></testsuites>"#;

    #[test]
    fn the_slowest_come_first() {
        let test = |name: &str, seconds| Test { name: name.to_owned(), seconds };
        let expected =
            [test("comptoir::tests arena::slow", 12.5), test("comptoir::tests play::quick", 0.12)];
        assert_eq!(slowest(REPORT), expected);
    }

    #[test]
    fn only_so_many_are_listed() {
        assert_eq!(slowest(&REPORT.repeat(20)).len(), LISTED);
        assert_eq!(slowest("<testsuites/>"), []);
    }
}
