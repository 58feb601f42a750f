//! Leaves aside what is no comparator: comments, headings, and what is outside a block of Markdown.
//!
//! It is replaced by blanks, so that all places stay.

use super::heading::{StatedHeading, heading};
use super::reading::NetworkForm;
use crate::checked::{Exact, known};
use crate::error::NetworkError;
use crate::text_cursor::{Place, TextCursor};

/// A number that the text says about itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stated {
    pub(super) number: u64,
    pub(super) place: Place,
}

/// What a text says about its network.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Claims {
    pub(super) wires: Option<Stated>,
    pub(super) comparators: Option<Stated>,
    pub(super) layers: Option<Stated>,
}

/// What is kept of a text, and what was left aside.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) characters: Vec<char>,
    pub(super) claims: Claims,
    pub(super) comments: usize,
    pub(super) headings: usize,
    pub(super) outside: usize,
    /// The first heading.
    pub(super) heading: Option<Place>,
}

/// Leaves aside what is certainly no comparator. Cost O(characters).
pub(super) fn kept(text: &str) -> Result<Kept, NetworkError> {
    let mut kept = Kept {
        characters: text.chars().collect(),
        claims: Claims::default(),
        comments: 0,
        headings: 0,
        outside: 0,
        heading: None,
    };
    if let Some(mark @ '\u{feff}') = kept.characters.first_mut() {
        *mark = ' ';
    }
    kept.leave_outside()?;
    kept.leave_comments()?;
    kept.leave_headings()?;
    Ok(kept)
}

/// A line: its number, counted from 1, and where it is among the characters.
#[derive(Clone, Copy)]
struct Line {
    number: u64,
    from: usize,
    to: usize,
}

impl Line {
    fn place(self, at: usize) -> Place {
        Place {
            line: self.number,
            column: (at.minus(self.from) as u64).plus(1),
        }
    }
}

impl Kept {
    fn lines(&self) -> Vec<Line> {
        let mut from = 0;
        (1..)
            .zip(self.characters.split(|&it| it == '\n'))
            .map(|(number, line)| {
                let to = from.plus(line.len());
                let line = Line { number, from, to };
                from = to.plus(1);
                line
            })
            .collect()
    }

    /// The characters of a line from the first one that is not blank, and where that is.
    fn begun(&self, line: Line) -> (usize, &[char]) {
        let all = self.part(line.from, line.to);
        let blank = all.iter().take_while(|it| it.is_whitespace()).count();
        (
            line.from.plus(blank),
            self.part(line.from.plus(blank), line.to),
        )
    }

    fn part(&self, from: usize, to: usize) -> &[char] {
        known(self.characters.get(from..to), "a part of the text")
    }

    fn blank(&mut self, from: usize, to: usize) {
        let part = self.characters.get_mut(from..to);
        for character in known(part, "a part of the text") {
            if *character != '\n' {
                *character = ' ';
            }
        }
    }

    /// Keeps only the inside of a block between two lines that begin with three backquotes.
    fn leave_outside(&mut self) -> Result<(), NetworkError> {
        let lines = self.lines();
        let fence = |line: &Line| self.begun(*line).1.starts_with(&['`'; 3]);
        let fences: Vec<Line> = lines.iter().copied().filter(fence).collect();
        let &[open, close, ref more @ ..] = &fences[..] else {
            return match fences.first() {
                Some(line) => Err(line.place(self.begun(*line).0).syntax(NetworkForm::Empty)),
                None => Ok(()),
            };
        };
        if let Some(second) = more.first() {
            let place = second.place(self.begun(*second).0);
            return Err(NetworkError::SeveralNetworks {
                line: place.line,
                column: place.column,
            });
        }
        for line in lines {
            if line.number > open.number && line.number < close.number {
                continue;
            }
            let (at, found) = self.begun(line);
            let outside = line.number < open.number || line.number > close.number;
            // Beside a fence stands at most the name of a language.
            let mut beside = found.iter().skip_while(|&&it| it == '`');
            let named = beside.all(|it| it.is_alphabetic() || it.is_whitespace());
            if !outside && !named {
                return Err(line.place(at).syntax(NetworkForm::Empty));
            }
            if outside && let Some(pair) = pair_in(found) {
                return Err(line.place(at.plus(pair)).syntax(NetworkForm::Empty));
            }
            self.outside = self.outside.plus(usize::from(outside && !found.is_empty()));
            self.blank(line.from, line.to);
        }
        Ok(())
    }

    fn leave_comments(&mut self) -> Result<(), NetworkError> {
        let mut line = Line {
            number: 1,
            from: 0,
            to: 0,
        };
        let mut at = 0;
        let mut begins_line = true;
        while let Some(&found) = self.characters.get(at) {
            let rest = self.part(at, self.characters.len());
            let line_end = || at.plus(rest.iter().take_while(|&&it| it != '\n').count());
            let comment = match (found, rest.get(1)) {
                ('#', _) if begins_line && is_macro(rest) => {
                    let Place { line, column } = line.place(at);
                    return Err(NetworkError::Macro { line, column });
                }
                ('#', _) | ('/', Some('/')) => Some(line_end()),
                ('%', _) if begins_line => Some(line_end()),
                ('/', Some('*')) => match closed(rest) {
                    Some(length) => Some(at.plus(length)),
                    None => return Err(line.place(at).syntax(NetworkForm::Empty)),
                },
                _ => None,
            };
            let to = match comment {
                Some(to) => {
                    self.comments = self.comments.plus(1);
                    to
                }
                None => at.plus(quoted(rest).max(1)),
            };
            for (passed, &character) in (at..to).zip(self.part(at, to)) {
                if character == '\n' {
                    line.number = line.number.plus(1);
                    line.from = passed.plus(1);
                    begins_line = true;
                } else if comment.is_none() && !character.is_whitespace() {
                    begins_line = false;
                }
            }
            if comment.is_some() {
                self.blank(at, to);
            }
            at = to;
        }
        Ok(())
    }

    fn leave_headings(&mut self) -> Result<(), NetworkError> {
        let mut first = true;
        for line in self.lines() {
            let (at, found) = self.begun(line);
            if found.is_empty() {
                continue;
            }
            let text: String = found.iter().collect();
            let Some(StatedHeading { length, said }) = heading(&text, first) else {
                first = false;
                continue;
            };
            let begin = line.place(at);
            let state = |stated: Option<(u64, TextCursor)>| {
                stated.map(|(number, at)| Stated {
                    number,
                    place: begin.after(at.before()),
                })
            };
            let new = Claims {
                wires: state(said.wires),
                comparators: state(said.comparators),
                layers: state(said.layers),
            };
            let old = &mut self.claims;
            for (old, new) in [
                (&mut old.wires, new.wires),
                (&mut old.comparators, new.comparators),
                (&mut old.layers, new.layers),
            ] {
                if old.is_some() && new.is_some() {
                    return Err(NetworkError::SeveralNetworks {
                        line: begin.line,
                        column: begin.column,
                    });
                }
                *old = old.or(new);
            }
            self.headings = self.headings.plus(1);
            self.heading = self.heading.or(Some(begin));
            self.blank(at, at.plus(length));
            first = first && self.begun(line).1.is_empty();
        }
        Ok(())
    }
}

/// Where two numbers with a sign between them begin, if they occur.
fn pair_in(found: &[char]) -> Option<usize> {
    (0..found.len()).find(|&at| {
        let here = found.iter().skip(at);
        let digit = here.clone().next().is_some_and(char::is_ascii_digit);
        let mut rest = here
            .skip_while(|it| it.is_ascii_digit())
            .filter(|it| !it.is_whitespace());
        digit
            && matches!(rest.next(), Some(':' | ',' | '-'))
            && rest
                .find(|&&it| it != '>')
                .is_some_and(char::is_ascii_digit)
    })
}

/// The number of characters of a comment that begins here and is closed.
fn closed(rest: &[char]) -> Option<usize> {
    let end = rest.get(2..)?.windows(2).position(|it| it == ['*', '/'])?;
    Some(end.plus(4))
}

/// The number of characters of what stands in quotes here, with them, if the line closes them.
fn quoted(rest: &[char]) -> usize {
    match rest.first() {
        Some(&quote @ ('"' | '\'')) => {
            let mut after = rest.iter().skip(1);
            match after.position(|&it| it == quote || it == '\n') {
                Some(at) if rest.get(at.plus(1)) == Some(&quote) => at.plus(2),
                _ => 0,
            }
        }
        _ => 0,
    }
}

/// Whether a line that begins with `#` is meant for the preprocessor of C and may change the program.
fn is_macro(line: &[char]) -> bool {
    let word: String = line
        .iter()
        .skip(1)
        .take_while(|it| it.is_ascii_lowercase())
        .collect();
    let words = [
        "define", "undef", "if", "ifdef", "ifndef", "elif", "else", "endif",
    ];
    words.contains(&&word[..])
}
