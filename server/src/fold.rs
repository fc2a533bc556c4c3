//! Names that look alike are the same name: nobody passes for somebody else by another alphabet.
//!
//! Two names are compared in a folded form: compatibility forms first (NFKC: full-width letters,
//! ligatures, letters of mathematics), then small letters, then each letter that is taken for one of
//! the Latin alphabet becomes that one. The form is for comparing only and never shown.

use icu_normalizer::ComposingNormalizerBorrowed;

/// The name as it is compared.
pub(crate) fn folded(name: &str) -> String {
    let plain = ComposingNormalizerBorrowed::new_nfkc();
    let name = plain.normalize_iter(name.chars()).collect::<String>().to_lowercase();
    let mut folded = String::with_capacity(name.len());
    for letter in name.chars() {
        let letter = look(letter);
        if letter == ' ' && (folded.is_empty() || folded.ends_with(' ')) {
            continue;
        }
        folded.push(letter);
        // Two letters that stand close are read as one.
        for (pair, one) in [("rn", 'm'), ("vv", 'w')] {
            if folded.ends_with(pair) {
                folded.truncate(folded.len() - pair.len());
                folded.push(one);
            }
        }
    }
    folded.trim_end().to_owned()
}

/// The letter it is taken for. Large and small forms go together: where only the large one is like a
/// Latin letter, the small one becomes that as well.
fn look(letter: char) -> char {
    match letter {
        // Read as one another in most fonts.
        '0' | 'о' | 'ο' | 'օ' | 'ჿ' | 'ө' | 'ჾ' => 'o',
        '1' | 'i' | '|' | 'і' | 'ı' | 'ι' | 'ӏ' | 'ɩ' | 'ǀ' | 'ا' | 'Ӏ' => 'l',
        // Cyrillic.
        'а' | 'ɑ' | 'α' => 'a',
        'в' | 'ь' | 'β' => 'b',
        'с' | 'ϲ' | 'ᴄ' => 'c',
        'ԁ' | 'ɗ' => 'd',
        'е' | 'ҽ' | 'ε' | 'є' => 'e',
        'ɡ' | 'ց' => 'g',
        'н' | 'һ' | 'հ' | 'η' => 'h',
        'ј' | 'ϳ' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'п' | 'ո' | 'ν' => 'n',
        'р' | 'ρ' | 'ҏ' => 'p',
        'ԛ' | 'զ' => 'q',
        'г' | 'ɾ' => 'r',
        'ѕ' | 'ƨ' => 's',
        'т' | 'τ' => 't',
        'ս' | 'ʋ' => 'u',
        'ѵ' | 'ⱱ' => 'v',
        'ԝ' | 'ѡ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'ү' | 'γ' | 'υ' | 'ყ' => 'y',
        'ζ' | 'ᴢ' => 'z',
        'з' | 'ɜ' => '3',
        'б' => '6',
        'ё' => 'ë',
        'ї' => 'ï',
        // Cherokee, Lisu and Coptic capitals, and small forms of Latin ones.
        'ꭺ' | 'ꓮ' | 'ⲁ' | 'ᴀ' => 'a',
        'ꮟ' | 'ꓐ' | 'ⲃ' | 'ʙ' => 'b',
        'ꮯ' | 'ꓚ' | 'ⲥ' => 'c',
        'ꭰ' | 'ꮷ' | 'ꓓ' | 'ᴅ' => 'd',
        'ꭼ' | 'ꓰ' | 'ⲉ' | 'ᴇ' => 'e',
        'ꓝ' | 'ꜰ' => 'f',
        'ꮐ' | 'ꓖ' | 'ɢ' => 'g',
        'ꮋ' | 'ꓧ' | 'ⲏ' | 'ʜ' => 'h',
        'ꭵ' | 'ꓲ' | 'ⲓ' | 'ɪ' | 'ꞁ' | 'ʟ' | 'ꮮ' | 'ꓡ' => 'l',
        'ꭻ' | 'ꓙ' | 'ᴊ' | 'ȷ' => 'j',
        'ꮶ' | 'ꓗ' | 'ⲕ' | 'ᴋ' => 'k',
        'ꮇ' | 'ꓟ' | 'ⲙ' | 'ᴍ' => 'm',
        'ꓠ' | 'ⲛ' | 'ɴ' => 'n',
        'ꓳ' | 'ⲟ' | 'ᴏ' | 'ꬽ' => 'o',
        'ꮲ' | 'ꓑ' | 'ⲣ' | 'ᴘ' => 'p',
        'ꭱ' | 'ꮢ' | 'ꓣ' | 'ʀ' => 'r',
        'ꮪ' | 'ꓢ' | 'ꜱ' => 's',
        'ꭲ' | 'ꓔ' | 'ⲧ' | 'ᴛ' => 't',
        'ꓴ' | 'ᴜ' => 'u',
        'ꮩ' | 'ꓦ' | 'ᴠ' => 'v',
        'ꮃ' | 'ꮤ' | 'ꓪ' | 'ᴡ' => 'w',
        'ꓫ' | 'ⲭ' => 'x',
        'ꓬ' | 'ⲩ' | 'ʏ' | 'ꮍ' => 'y',
        'ꮓ' | 'ꓜ' | 'ⲍ' => 'z',
        // Signs.
        '’' | '‘' | 'ʼ' | 'ʹ' | '′' | '`' | '´' | 'ˈ' | '‛' => '\'',
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | 'ー' | 'ˉ' | '⁃' => '-',
        '꞉' | 'ː' | '׃' | '∶' => ':',
        '·' | '•' | '․' | '٠' => '.',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "Аdа"),
            ("Ada", "Ａｄａ"),
            ("Paul", "PauI"),
            ("Paul", "Pau1"),
            ("Otto", "0tt0"),
            ("Otto", "Οττο"),
            ("Marner", "Mamer"),
            ("Вера", "вера"),
            ("Νίκος", "νίκος"),
            ("Anna  B", "Anna\u{a0}B"),
            ("ﬁn", "fin"),
            ("O’Hara", "O'Hara"),
            ("Ada", "Ꭺda"),
            ("Ada", "ꓮda"),
            ("Peter", "ᴘᴇᴛᴇʀ"),
            ("Otto", "Ⲟⲧⲧⲟ"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
    }

    #[test]
    fn names_that_can_be_told_apart_stay_apart() {
        for (one, other) in [("Zoe", "Zoé"), ("Ada", "Ade"), ("Ben", "Benn"), ("José", "Josè")] {
            assert_ne!(folded(one), folded(other), "{one} {other}");
        }
    }

    #[test]
    fn a_folded_name_stays_as_it_is() {
        for name in ["Ada", "Rrnn", "vvvv", "Зоя", " a  b ", "ἈΧΙΛΛΕΎΣ", "ǅ", "ﷺ"] {
            let once = folded(name);
            assert_eq!(folded(&once), once, "{name}");
        }
    }
}
