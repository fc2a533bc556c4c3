//! The Markdown of the rules: headings, paragraphs, lists, tables, **bold**. Nothing else is
//! known, and nothing becomes HTML by itself.

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading: 1 for the title, then 2 and 3.
    Heading(u8, Vec<Run>),
    /// A paragraph.
    Paragraph(Vec<Run>),
    /// A list.
    List(Vec<Vec<Run>>),
    /// A table: its head, and its rows.
    Table(Vec<Vec<Run>>, Vec<Vec<Vec<Run>>>),
}

/// A few words in one manner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run {
    /// As usual.
    Plain(String),
    /// Strong.
    Bold(String),
}

/// Reads a text.
pub fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().map(str::trim).peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() {
            continue;
        }
        if let Some((level, title)) = heading(line) {
            blocks.push(Block::Heading(level, runs(title)));
        } else if let Some(item) = line.strip_prefix("- ") {
            let mut items = vec![item.to_owned()];
            while let Some(line) =
                lines.next_if(|line| !starts_block(line) || line.starts_with("- "))
            {
                match (line.strip_prefix("- "), items.last_mut()) {
                    (Some(item), _) => items.push(item.to_owned()),
                    // A long item goes on in the next line.
                    (None, Some(item)) => *item = format!("{item} {line}"),
                    (None, None) => {}
                }
            }
            blocks.push(Block::List(items.iter().map(|item| runs(item)).collect()));
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                if !is_rule(line) {
                    rows.push(cells(line));
                }
            }
            let head = rows.remove(0);
            blocks.push(Block::Table(head, rows));
        } else {
            let mut paragraph = line.to_owned();
            while let Some(line) = lines.next_if(|line| !starts_block(line)) {
                paragraph = format!("{paragraph} {line}");
            }
            blocks.push(Block::Paragraph(runs(&paragraph)));
        }
    }
    blocks
}

fn starts_block(line: &str) -> bool {
    line.is_empty() || heading(line).is_some() || line.starts_with("- ") || line.starts_with('|')
}

fn heading(line: &str) -> Option<(u8, &str)> {
    let title = line.trim_start_matches('#');
    let level = line.len() - title.len();
    let level = u8::try_from(level).ok().filter(|level| (1..=3).contains(level))?;
    Some((level, title.strip_prefix(' ')?))
}

fn cells(line: &str) -> Vec<Vec<Run>> {
    line.trim_matches('|').split('|').map(|cell| runs(cell.trim())).collect()
}

/// The line between a table's head and its rows.
fn is_rule(line: &str) -> bool {
    line.contains('-') && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

fn runs(text: &str) -> Vec<Run> {
    let parts: Vec<&str> = text.split("**").collect();
    // An odd mark closes nothing and is shown as it is.
    let closed = parts.len() - (parts.len() + 1) % 2;
    let mut runs: Vec<Run> = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let part = if at >= closed { format!("**{part}") } else { (*part).to_owned() };
        let bold = at % 2 == 1 && at < closed;
        match (bold, runs.last_mut()) {
            _ if part.is_empty() => {}
            (false, Some(Run::Plain(before))) => before.push_str(&part),
            (false, _) => runs.push(Run::Plain(part)),
            (true, _) => runs.push(Run::Bold(part)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use kit::Lang;

    use super::*;

    fn plain(text: &str) -> Vec<Run> {
        vec![Run::Plain(text.to_owned())]
    }

    #[test]
    fn blocks_are_told_apart() {
        let text =
            "# Title\n\nOne\ntwo.\n## Part\n- a\n- b\n  goes on\n\n| x | y |\n|---|:-:|\n| 1 | 2 |";
        let expected = [
            Block::Heading(1, plain("Title")),
            Block::Paragraph(plain("One two.")),
            Block::Heading(2, plain("Part")),
            Block::List(vec![plain("a"), plain("b goes on")]),
            Block::Table(vec![plain("x"), plain("y")], vec![vec![plain("1"), plain("2")]]),
        ];
        assert_eq!(read(text), expected);
    }

    #[test]
    fn bold_needs_a_beginning_and_an_end() {
        let bold = |text: &str| Run::Bold(text.to_owned());
        let said = |text: &str| Run::Plain(text.to_owned());
        assert_eq!(runs("a **b** c"), [said("a "), bold("b"), said(" c")]);
        assert_eq!(runs("**b**"), [bold("b")]);
        assert_eq!(runs("a ** b"), [said("a ** b")]);
        assert_eq!(runs("**a** ** b"), [bold("a"), said(" ** b")]);
    }

    #[test]
    fn markup_of_other_kinds_stays_text() {
        let text = "<script>alert(1)</script> [x](y) ####four";
        assert_eq!(read(text), [Block::Paragraph(plain(text))]);
    }

    #[test]
    fn the_guides_of_all_games_have_one_title_and_the_same_parts_in_both_languages() {
        for meta in crate::catalogue::games() {
            let guide = crate::speech::texts(meta).unwrap().guide;
            let levels = |lang| -> Vec<u8> {
                let level = |block: &Block| match block {
                    Block::Heading(level, _) => Some(*level),
                    _ => None,
                };
                read(guide.of(lang)).iter().filter_map(level).collect()
            };
            let english = levels(Lang::En);
            assert_eq!(english.iter().filter(|level| **level == 1).count(), 1, "{}", meta.id);
            assert_eq!(english, levels(Lang::Fr), "{}", meta.id);
        }
    }
}
