//! The system MIU: from MI, by four rules.
//!
//! ```text
//!   1   …I   becomes   …IU          3   …III…   becomes   …U…
//!   2   M…   becomes   M……          4   …UU…    becomes   ……
//! ```

use num_bigint::BigUint;

use super::verdict::{Procedure, VerdictOfV};
use crate::dovetail::strings::string_at;
use crate::error::Error;

/// The longest word that a derivation meets. A move that leads beyond is not possible.
const LONGEST: usize = 200;

/// Word i: M, followed by string i of I's and U's.
pub(super) fn word(i: u64) -> Result<String, Error> {
    let tail = string_at("IU", &BigUint::from(i))?;
    Ok(format!("M{tail}"))
}

/// How many I's a word has.
pub(super) fn letters(word: &str) -> u64 {
    word.bytes().filter(|&it| it == b'I').count() as u64
}

/// Derivation number j.
pub(super) fn derivation(j: u64) -> Result<Procedure, Error> {
    let moves = string_at("1234+", &BigUint::from(j))?;
    let mut words = vec!["MI".to_owned()];
    let mut on = 0;
    for sign in moves.chars() {
        if sign == '+' {
            on += 1;
            continue;
        }
        let next = words.last().and_then(|it| applied(it, sign, on));
        let Some(next) = next else {
            break;
        };
        words.push(next);
        on = 0;
    }
    Ok(Procedure::Derivation { moves, words })
}

/// A rule, used at the first place where it fits, or `on` such places farther on.
fn applied(word: &str, rule: char, on: usize) -> Option<String> {
    let fits = |part: &str| {
        let places = 1..word.len();
        let mut places = places.filter(|&it| word.get(it..).is_some_and(|it| it.starts_with(part)));
        places.nth(on)
    };
    let replaced = |part: &str, by: &str| {
        let (start, end) = word.split_at_checked(fits(part)?)?;
        Some([start, by, end.strip_prefix(part)?].concat())
    };
    let next = match rule {
        '1' if on == 0 && word.ends_with('I') => format!("{word}U"),
        '2' if on == 0 => [word, word.get(1..)?].concat(),
        '3' => replaced("III", "U")?,
        '4' => replaced("UU", "")?,
        _ => return None,
    };
    (next.len() <= LONGEST).then_some(next)
}

/// A step for each letter of the moves, and one for the comparison.
pub(super) fn derives(word: &str, moves: &str, words: &[String]) -> VerdictOfV {
    let rules = moves.bytes().filter(|&it| it != b'+').count();
    let complete = words.len() == rules + 1 && !moves.ends_with('+');
    let holds = complete && words.last().is_some_and(|it| it == word);
    VerdictOfV {
        steps: moves.len() as u64 + 1,
        decision: holds.then_some(true),
    }
}

/// Which remainders the number of I's can leave: it begins with 1, rule 2 doubles it, and rule 3 takes 3 away. A step for
/// each remainder, and one for the comparison.
pub(super) fn impossible(word: &str, modulus: u64) -> VerdictOfV {
    let mut possible = vec![1 % modulus];
    let mut at = 0;
    while let Some(&it) = possible.get(at) {
        for next in [it * 2 % modulus, (it + 3 * modulus - 3) % modulus] {
            if !possible.contains(&next) {
                possible.push(next);
            }
        }
        at += 1;
    }
    let none = !possible.contains(&(letters(word) % modulus));
    VerdictOfV {
        steps: modulus + 1,
        decision: none.then_some(false),
    }
}
