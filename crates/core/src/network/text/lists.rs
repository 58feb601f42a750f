//! Comparators between signs: `0:1`, `(0,1)`, `[0,1]`, `{0,1}`, and lists of them.

use super::reading::NetworkForm;
use super::token::{LexemeKind, Lexemes, Pair};
use crate::error::NetworkError;

/// How many lists may enclose a pair: a list of layers.
const MAX_LISTS: usize = 2;

/// Reads comparators up to the end of the text, or up to the bracket that closes the list with which it
/// begins.
///
/// ```text
///   text   { item | , | ; }
///   item   wire : wire               0:1
///          ( wire , wire )           (0,1), also with [] and {}
///          [ text ]                  a list of comparators or of layers, nested at most twice,
///                                    also with () and {}
/// ```
pub(super) fn lists(
    tokens: &mut Lexemes,
    one: bool,
) -> Result<(NetworkForm, Vec<Pair>), NetworkError> {
    let looks = looks(tokens);
    let mut reader = Reader {
        tokens,
        form: looks,
        pairs: Vec::new(),
        met: Vec::new(),
        open: Vec::new(),
    };
    while reader.tokens.peek().is_some() {
        reader.item()?;
        if one && reader.open.is_empty() {
            break;
        }
    }
    if !reader.open.is_empty() {
        return Err(reader.unexpected());
    }
    let form = match &reader.met[..] {
        [] => NetworkForm::Empty,
        &[form] => form,
        _ => NetworkForm::Mixed,
    };
    Ok((form, reader.pairs))
}

/// The form of the first comparator, for errors.
fn looks(tokens: &Lexemes) -> NetworkForm {
    let first = tokens.rest().windows(2).find_map(|two| match two {
        [before, after] => match (&before.kind, &after.kind) {
            (LexemeKind::Number(_), LexemeKind::Sign(':')) => Some(NetworkForm::Colons),
            (LexemeKind::Sign('('), LexemeKind::Number(_)) => Some(NetworkForm::Pairs),
            (LexemeKind::Sign('{'), LexemeKind::Number(_)) => Some(NetworkForm::Braces),
            (LexemeKind::Number(_), LexemeKind::Sign(',')) => Some(NetworkForm::Brackets),
            _ => None,
        },
        _ => None,
    });
    // A text that looks like none is read like one without anything.
    first.unwrap_or(NetworkForm::Empty)
}

struct Reader<'a> {
    tokens: &'a mut Lexemes,
    form: NetworkForm,
    pairs: Vec<Pair>,
    /// The forms of the comparators so far.
    met: Vec<NetworkForm>,
    /// The signs that close the open lists.
    open: Vec<char>,
}

impl Reader<'_> {
    fn item(&mut self) -> Result<(), NetworkError> {
        let found = match self.tokens.peek() {
            Some(LexemeKind::Number(_)) => {
                let pair = self.pair(':')?;
                self.meet(NetworkForm::Colons, pair);
                return Ok(());
            }
            Some(&LexemeKind::Sign(found)) => found,
            _ => return Err(self.unexpected()),
        };
        let bracket = match found {
            '(' => Some((')', NetworkForm::Pairs)),
            '[' => Some((']', NetworkForm::Brackets)),
            '{' => Some(('}', NetworkForm::Braces)),
            _ => None,
        };
        match bracket {
            Some((close, form)) if self.begins_pair(found) => {
                self.tokens.step();
                let pair = self.pair(',')?;
                self.tokens.take(close, self.form)?;
                self.meet(form, pair);
            }
            Some((close, _)) if self.open.len() < MAX_LISTS => {
                self.tokens.step();
                self.open.push(close);
            }
            None if self.open.last() == Some(&found) => {
                self.tokens.step();
                self.open.pop();
            }
            None if found == ',' || found == ';' => self.tokens.step(),
            _ => return Err(self.unexpected()),
        }
        Ok(())
    }

    /// Whether the next bracket opens a pair such as `[0,1]`, and not a list such as `[0:1 2:3]` or
    /// `[[0,1]]`. Anything else that begins with a number is also read as a pair, so that the error
    /// has its place. A parenthesis opens a list only if another bracket follows.
    fn begins_pair(&self, bracket: char) -> bool {
        let number = matches!(self.tokens.ahead(1), Some(LexemeKind::Number(_)));
        let colon = self.tokens.ahead(2) == Some(&LexemeKind::Sign(':'));
        match bracket {
            '(' => !matches!(
                self.tokens.ahead(1),
                Some(LexemeKind::Sign('(' | '[' | '{'))
            ),
            _ => number && !colon,
        }
    }

    fn pair(&mut self, between: char) -> Result<Pair, NetworkError> {
        let a = self.tokens.number(self.form)?;
        self.tokens.take(between, self.form)?;
        Ok((a, self.tokens.number(self.form)?))
    }

    fn meet(&mut self, form: NetworkForm, pair: Pair) {
        if !self.met.contains(&form) {
            self.met.push(form);
        }
        self.pairs.push(pair);
    }

    fn unexpected(&self) -> NetworkError {
        self.tokens.place().syntax(self.form)
    }
}
