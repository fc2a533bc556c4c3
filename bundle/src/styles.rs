//! Styles as a browser needs them: without what was written for people.

/// The same styles without comments, and without space that means nothing. What is in quotes stays.
pub(crate) fn slim(styles: &str) -> String {
    let mut out = String::with_capacity(styles.len());
    let mut rest = styles;
    let mut space = false;
    while let Some(letter) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            space = true;
            continue;
        }
        if letter.is_ascii_whitespace() {
            rest = rest.trim_ascii_start();
            space = true;
            continue;
        }
        let parts = |letter: char| matches!(letter, '{' | '}' | ';' | ',');
        if std::mem::take(&mut space) && !parts(letter) && !out.chars().last().is_none_or(parts) {
            out.push(' ');
        }
        let word =
            if matches!(letter, '"' | '\'') { quoted(rest, letter) } else { letter.len_utf8() };
        let (word, after) = rest.split_at(word);
        out.push_str(word);
        rest = after;
    }
    out
}

/// How long the text in quotes is with which this begins.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_idle_space_go_and_the_rest_stays() {
        let styles = "/* why */\n.a  >\n.b,\n.c:hover .d {\n  width: calc(1px +  2px);\n  color: red; /* or */\n}\n";
        let slim_styles = ".a > .b,.c:hover .d{width: calc(1px + 2px);color: red;}";
        assert_eq!(slim(styles), slim_styles);
        assert_eq!(slim(slim_styles), slim_styles);
        assert_eq!(slim(".a/* b */.c { }"), ".a .c{}");
    }

    #[test]
    fn what_is_in_quotes_stays() {
        let styles = r#"a::before{content: "  /* \" */  ";font: 'A  B', serif}"#;
        assert_eq!(slim(styles), styles.replace("', ", "',"));
        assert_eq!(slim("a{content: \"open"), "a{content: \"open");
    }

    #[test]
    fn a_comment_that_does_not_end_is_all_of_the_rest() {
        assert_eq!(slim("a{} /* b"), "a{}");
        assert_eq!(slim(""), "");
    }
}
