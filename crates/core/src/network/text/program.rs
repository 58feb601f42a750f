//! Comparators as the statements of a program: calls that compare and swap, or conditions.

use super::aside::Stated;
use super::reading::NetworkForm;
use super::token::{LexemeKind, Lexemes, Pair, Wire};
use crate::checked::Exact;
use crate::error::NetworkError;
use crate::network::code::ORDER;
use crate::text_cursor::Place;

/// Functions that compare two elements and give the first place the smaller one, in lower case and without
/// underscores.
const COMPARE_AND_SWAP: &str = "swap cswap condswap sort2 ce cx cmp cas compare comparator compareswap \
    compareandswap compareexchange compexch cmpxchg cmpswap order minmax exchange exch";
/// Functions that swap two elements, in the same writing.
const SWAP: &[&str] = &["swap", "exchange", "exch"];

/// What a program was read as.
pub(super) struct ComparatorProgram {
    pub(super) form: NetworkForm,
    pub(super) pairs: Vec<Pair>,
    /// Whether the wires are places of an array.
    pub(super) indexed: bool,
    /// The number of wires in the name of its function.
    pub(super) wires: Option<Stated>,
}

/// Reads a program in which each statement is a comparator.
///
/// ```text
///   program    [ helper ] { function header } { statement } [ } ]
///   statement  name ( place , place ) ;             SWAP(0,1);  CE(a[0], a[1])  order(&a[0], &a[1]);
///              name ( array , wire , wire ) ;       compare_and_swap(a, 0, 1);
///              if place < place swap                if (a[1] < a[0]) swap(a[0], a[1]);
/// ```
///
/// The helper is the function `order` that [`code`](crate::network::code) writes in C. All calls call the
/// same function, one that is known to compare and swap, and all places are of the same array.
pub(super) fn program(tokens: Lexemes) -> Result<ComparatorProgram, NetworkError> {
    let form = if tokens.has_word("if") {
        NetworkForm::Conditions
    } else {
        NetworkForm::Calls
    };
    let mut reader = Reader {
        tokens,
        form,
        name: None,
        array: None,
        read: ComparatorProgram {
            form,
            pairs: Vec::new(),
            indexed: false,
            wires: None,
        },
    };
    reader.skip_helper();
    let closes = reader.header();
    while reader.tokens.peek().is_some() && !reader.tokens.is('}') {
        reader.statement()?;
    }
    if closes {
        reader.tokens.take('}', form)?;
    }
    if reader.tokens.peek().is_some() {
        let place = reader.tokens.place();
        return Err(if reader.header_ahead().is_some() {
            NetworkError::SeveralNetworks {
                line: place.line,
                column: place.column,
            }
        } else {
            place.syntax(form)
        });
    }
    if reader.read.pairs.is_empty() {
        reader.read.form = NetworkForm::Empty;
    }
    Ok(reader.read)
}

struct Reader {
    tokens: Lexemes,
    form: NetworkForm,
    /// The function that all calls call.
    name: Option<String>,
    /// The array of all places; empty if they are numbers only.
    array: Option<String>,
    read: ComparatorProgram,
}

/// The header of a function: its name, where that is, and how many tokens it has.
struct Header {
    name: String,
    place: Place,
    length: usize,
}

impl Reader {
    fn skip_helper(&mut self) {
        let helper = Lexemes::of(ORDER);
        let kinds = |tokens: &Lexemes| -> Vec<LexemeKind> {
            let count = helper.rest().len();
            let first = tokens.rest().iter().take(count);
            first.map(|token| token.kind.clone()).collect()
        };
        if kinds(&self.tokens) == kinds(&helper) {
            self.tokens.skip(helper.rest().len());
        }
    }

    /// Steps over the header of the function, if there is one; returns whether a brace must close it.
    fn header(&mut self) -> bool {
        let Some(header) = self.header_ahead() else {
            return false;
        };
        self.tokens.skip(header.length.minus(1));
        let closes = self.tokens.is('{');
        self.tokens.step();
        let wires = header.name.strip_prefix("sort_").map(str::parse);
        if let Some(Ok(number)) = wires {
            self.read.wires = Some(Stated {
                number,
                place: header.place,
            });
        }
        closes
    }

    /// Looks for `void sort_4(int *a) {` or `def sort_4(a):`.
    fn header_ahead(&self) -> Option<Header> {
        let all = self.tokens.rest();
        let open = all.iter().position(|it| it.kind == LexemeKind::Sign('('))?;
        let (before, after) = all.split_at(open);
        let words = before
            .iter()
            .all(|it| matches!(it.kind, LexemeKind::Word(_) | LexemeKind::Sign('*')));
        let name = before.last()?;
        let LexemeKind::Word(found) = &name.kind else {
            return None;
        };
        if !words || found == "if" {
            return None;
        }
        let close = after
            .iter()
            .position(|it| it.kind == LexemeKind::Sign(')'))?;
        let begins = &after.get(close.plus(1))?.kind;
        matches!(begins, LexemeKind::Sign('{' | ':')).then(|| Header {
            name: found.clone(),
            place: name.place,
            length: open.plus(close).plus(2),
        })
    }

    fn statement(&mut self) -> Result<(), NetworkError> {
        if self.tokens.skip_sign(';') || self.tokens.skip_sign(',') {
            return Ok(());
        }
        if self.tokens.is_word("pass") && self.read.pairs.is_empty() {
            self.tokens.step();
            return Ok(());
        }
        if self.tokens.is('(') && self.read.pairs.is_empty() {
            return self.unused();
        }
        let pair = match self.form {
            NetworkForm::Conditions => self.condition()?,
            _ => self.call()?,
        };
        self.read.pairs.push(pair);
        Ok(())
    }

    /// `(void)a;`, which a function without comparators has.
    fn unused(&mut self) -> Result<(), NetworkError> {
        self.tokens.step();
        self.word("void")?;
        self.take(')')?;
        self.any_word()?;
        self.take(';')
    }

    fn call(&mut self) -> Result<Pair, NetworkError> {
        let place = self.tokens.place();
        let name = self.function()?;
        if !self.tokens.is('(') {
            return Err(place.syntax(self.form));
        }
        let known = COMPARE_AND_SWAP.split(' ').any(|it| it == plain(&name));
        let same = self.name.get_or_insert_with(|| name.clone()) == &name;
        if !known || !same {
            return Err(NetworkError::UnknownCall {
                line: place.line,
                column: place.column,
                found: name.chars().take(40).collect(),
            });
        }
        self.arguments()
    }

    /// Reads `(0, 1)`, `(a[0], a[1])` or `(a, 0, 1)`.
    fn arguments(&mut self) -> Result<Pair, NetworkError> {
        self.take('(')?;
        let array = match self.tokens.ahead(1) {
            Some(LexemeKind::Sign(',')) => self.word_if_any(),
            _ => None,
        };
        let pair = if let Some(array) = array {
            let place = self.tokens.place();
            self.same_array(array, place)?;
            self.take(',')?;
            let a = self.tokens.number(self.form)?;
            self.take(',')?;
            (a, self.tokens.number(self.form)?)
        } else {
            let a = self.place()?;
            self.take(',')?;
            (a, self.place()?)
        };
        self.take(')')?;
        Ok(pair)
    }

    /// Reads `0`, `a[0]` or `&a[0]`.
    fn place(&mut self) -> Result<Wire, NetworkError> {
        let start = self.tokens.place();
        if matches!(self.tokens.peek(), Some(LexemeKind::Number(_))) {
            self.same_array(String::new(), start)?;
            return self.tokens.number(self.form);
        }
        self.tokens.skip_sign('&');
        self.element()
    }

    /// Reads `a[0]`.
    fn element(&mut self) -> Result<Wire, NetworkError> {
        let start = self.tokens.place();
        let array = self.any_word()?;
        self.same_array(array, start)?;
        self.take('[')?;
        let wire = self.tokens.number(self.form)?;
        self.take(']')?;
        Ok(wire)
    }

    fn same_array(&mut self, array: String, place: Place) -> Result<(), NetworkError> {
        self.read.indexed = !array.is_empty();
        if self.array.get_or_insert_with(|| array.clone()) == &array {
            return Ok(());
        }
        Err(place.syntax(self.form))
    }

    /// Reads `if a[1] < a[0]: …` and a swap of the same two places.
    fn condition(&mut self) -> Result<Pair, NetworkError> {
        self.word("if")?;
        let bracket = self.tokens.skip_sign('(');
        let one = self.element()?;
        let less = self.tokens.is('<');
        if !self.tokens.skip_sign('<') {
            self.take('>')?;
        }
        self.tokens.skip_sign('=');
        let other = self.element()?;
        if bracket {
            self.take(')')?;
        }
        self.tokens.skip_sign(':');
        let braces = self.tokens.skip_sign('{');
        let place = self.tokens.place();
        let (a, b) = self.swap()?;
        let mut swapped = [a.number, b.number];
        let mut compared = [one.number, other.number];
        swapped.sort_unstable();
        compared.sort_unstable();
        if swapped != compared {
            return Err(place.syntax(self.form));
        }
        if braces {
            self.tokens.skip_sign(';');
            self.take('}')?;
        }
        // If the first is the smaller, it goes where the other was.
        Ok(if less { (other, one) } else { (one, other) })
    }

    /// Reads what swaps two places: `swap(a[0], a[1])`, `a[0], a[1] = a[1], a[0]`, or three assignments.
    fn swap(&mut self) -> Result<Pair, NetworkError> {
        let begin = self.tokens.place();
        if self.tokens.is('[') || self.tokens.ahead(1) == Some(&LexemeKind::Sign('[')) {
            let (a, b) = self.two()?;
            self.take('=')?;
            let place = self.tokens.place();
            let (c, d) = self.two()?;
            if (a.number, b.number) != (d.number, c.number) {
                return Err(place.syntax(self.form));
            }
            return Ok((a, b));
        }
        if matches!(
            self.tokens.ahead(1),
            Some(LexemeKind::Sign('=') | LexemeKind::Word(_))
        ) {
            return self.assignments();
        }
        let name = self.function()?;
        if !SWAP.contains(&&plain(&name)[..]) {
            return Err(begin.syntax(self.form));
        }
        self.arguments()
    }

    /// Reads `a[0], a[1]`, also in brackets.
    fn two(&mut self) -> Result<Pair, NetworkError> {
        let bracket = self.tokens.skip_sign('[');
        let a = self.element()?;
        self.take(',')?;
        let b = self.element()?;
        if bracket {
            self.take(']')?;
        }
        Ok((a, b))
    }

    /// Reads `int t = a[0]; a[0] = a[1]; a[1] = t;`.
    fn assignments(&mut self) -> Result<Pair, NetworkError> {
        let mut aside = self.any_word()?;
        if let Some(name) = self.word_if_any() {
            aside = name;
        }
        self.take('=')?;
        let a = self.element()?;
        self.take(';')?;
        let again = self.element()?;
        self.take('=')?;
        let b = self.element()?;
        self.take(';')?;
        let place = self.tokens.place();
        let last = self.element()?;
        self.take('=')?;
        self.word(&aside)?;
        if again.number != a.number || last.number != b.number {
            return Err(place.syntax(self.form));
        }
        Ok((a, b))
    }

    /// Reads the name of a function; `std::` before it is no part of it.
    fn function(&mut self) -> Result<String, NetworkError> {
        let mut name = self.any_word()?;
        while self.tokens.is(':') && self.tokens.ahead(1) == Some(&LexemeKind::Sign(':')) {
            self.tokens.skip(2);
            name = self.any_word()?;
        }
        Ok(name)
    }

    fn word_if_any(&mut self) -> Option<String> {
        match self.tokens.peek() {
            Some(LexemeKind::Word(_)) => self.any_word().ok(),
            _ => None,
        }
    }

    fn any_word(&mut self) -> Result<String, NetworkError> {
        let Some(LexemeKind::Word(word)) = self.tokens.peek().cloned() else {
            return Err(self.tokens.place().syntax(self.form));
        };
        self.tokens.step();
        Ok(word)
    }

    fn word(&mut self, word: &str) -> Result<(), NetworkError> {
        if !self.tokens.is_word(word) {
            return Err(self.tokens.place().syntax(self.form));
        }
        self.tokens.step();
        Ok(())
    }

    fn take(&mut self, sign: char) -> Result<(), NetworkError> {
        self.tokens.take(sign, self.form)
    }
}

/// A name in lower case and without underscores.
fn plain(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "")
}
