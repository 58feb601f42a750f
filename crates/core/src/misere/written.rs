//! A quotient as a text that needs no trust: its table, and the elements of the heaps. Who reads it checks all.
//!
//! ```text
//!   appleyard misere quotient 1
//!   octal 0.77                        or: take 1..2,5
//!   lost 1 3 8 …                      the lost elements
//!   heaps 0 1 2 5 …                   the elements of the heaps 0, 1, 2, …
//!   products                          a line for each element
//!   0 1 2 3 …
//!   1 0 5 6 …
//!   end
//! ```

use std::fmt::Write;
use std::str::FromStr;

use super::error::MisereError;
use super::monoid::{Element, Monoid};
use super::quotient::MisereQuotient;
use super::rules::HeapRules;
use super::run::MAX_MISERE_HEAP;
use super::transitions::{Contradiction, Transitions, wins};
use crate::chain::OctalCode;
use crate::error::Error;
use crate::nim::Numbers;

const TITLE: &str = "appleyard misere quotient 1";

/// The most elements of a quotient that is read: its check needs the products of any three.
const MAX_READ: usize = 1024;

impl MisereQuotient {
    /// The quotient as a text; see [`read`](MisereQuotient::read).
    pub fn text(&self) -> String {
        let elements = || (0..self.order()).map(Element::from);
        let joined = |elements: &mut dyn Iterator<Item = Element>| {
            elements.fold(String::new(), |mut text, element| {
                text.push(' ');
                text.push_str(&element.0.to_string());
                text
            })
        };
        let kind = match self.rules {
            HeapRules::Octal(_) => "octal",
            HeapRules::Take(_) => "take",
        };
        let lost = joined(&mut elements().filter(|&it| self.is_lost(it)));
        let heaps = joined(&mut self.elements.iter().copied());
        let mut text = format!(
            "{TITLE}\n{kind} {}\nlost{lost}\nheaps{heaps}\nproducts\n",
            self.rules
        );
        for one in elements() {
            let row = joined(&mut elements().map(|other| self.product(one, other)));
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{}", row.trim_start());
        }
        text + "end\n"
    }

    /// Reads a text of [`text`](MisereQuotient::text) and checks all that it says: that the table is that of a
    /// commutative monoid whose elements differ, and that it is right about all sums of the heaps. The period is found
    /// anew. The growth is not in the text, and empty.
    ///
    /// # Errors
    ///
    /// [`MisereError::NotAQuotient`] with the line; [`MisereError::QuotientWrong`]; those of the rules.
    ///
    /// # Cost
    ///
    /// O(n³) for n elements, at most 1024, and the transitions.
    ///
    /// ```
    /// use appleyard_core::chain::OctalCode;
    /// use appleyard_core::misere::{HeapRules, MisereQuotient, MisereRun};
    /// use appleyard_core::progress::Run;
    ///
    /// let mut run = MisereRun::new(HeapRules::Octal(OctalCode::parse("0.75")?), 100, 64)?;
    /// run.finish()?;
    /// let text = run.quotient().text();
    /// let read = MisereQuotient::read(&text)?;
    /// assert_eq!(read.period(), run.quotient().period());
    /// let wrong = text.replace("lost 1", "lost 2");
    /// assert_eq!(MisereQuotient::read(&wrong).unwrap_err().code(), "quotient-wrong");
    /// # Ok::<(), appleyard_core::Error>(())
    /// ```
    pub fn read(text: &str) -> Result<MisereQuotient, Error> {
        let mut lines = Lines {
            lines: text.lines(),
            number: 0,
        };
        lines.exactly(TITLE)?;
        let rules = lines.rules()?;
        let lost: Vec<usize> = lines.numbers("lost")?;
        let elements: Vec<usize> = lines.numbers("heaps")?;
        let heaps = elements.len();
        if heaps == 0 || heaps > MAX_MISERE_HEAP as usize + 1 {
            return Err(lines.wrong());
        }
        lines.exactly("products")?;
        let products = lines.products()?;
        lines.exactly("end")?;
        let order = products.len();
        let is_lost: Vec<bool> = (0..order).map(|it| lost.contains(&it)).collect();
        let known = |&it: &usize| it < order;
        let is_right = is_monoid(&products) && lost.iter().all(known) && elements.iter().all(known);
        let (monoid, joined) = if is_right {
            Monoid::new(&products, &is_lost)
        } else {
            return Err(wrong_about(0));
        };
        if joined.len() != monoid.order() || monoid.is_lost(Element(0)) {
            return Err(wrong_about(0));
        }
        let elements = elements.into_iter().map(Element::from).collect();
        check(&rules, &monoid, &elements)?;
        Ok(MisereQuotient {
            period: rules.proved_period(&elements),
            rules,
            monoid,
            elements,
            growth: Vec::new(),
        })
    }
}

/// Whether the monoid is right about all sums of these heaps.
fn check(rules: &HeapRules, monoid: &Monoid, elements: &Vec<Element>) -> Result<(), Error> {
    let mut transitions = Transitions::new(monoid.order());
    for (heap, &element) in (0_u32..).zip(elements) {
        match wins(rules, monoid, elements, heap) {
            None if element == Element(0) => {}
            None => return Err(wrong_about(heap)),
            Some(wins) => {
                let added = transitions.add(monoid, heap, element, wins);
                added.map_err(|fault| match fault {
                    Contradiction::BothLost(heap, _) => wrong_about(heap),
                    Contradiction::NoneLost(_) => wrong_about(heap),
                })?;
            }
        }
    }
    Ok(())
}

/// Whether the table is square, commutative and associative, with 0 as the element that changes nothing.
fn is_monoid(products: &[Vec<usize>]) -> bool {
    let order = products.len();
    let all = || 0..order;
    let is_square = products
        .iter()
        .all(|row| row.len() == order && row.iter().all(|&it| it < order));
    is_square
        && all().all(|one| products[0][one] == one)
        && all().all(|one| all().all(|other| products[one][other] == products[other][one]))
        && all().all(|one| {
            all().all(|other| {
                let both = &products[products[one][other]];
                let (row, next) = (&products[one], &products[other]);
                all().all(|third| both[third] == row[next[third]])
            })
        })
}

fn wrong_about(heap: u32) -> Error {
    let heap = heap.into();
    MisereError::QuotientWrong { heap }.into()
}

/// The lines of a text, and how many were taken.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: u64,
}

impl<'a> Lines<'a> {
    fn wrong(&self) -> Error {
        let line = self.number;
        MisereError::NotAQuotient { line }.into()
    }

    fn next(&mut self) -> Result<&'a str, Error> {
        self.number += 1;
        self.lines.next().ok_or_else(|| self.wrong())
    }

    fn exactly(&mut self, text: &str) -> Result<(), Error> {
        let line = self.next()?;
        (line.trim_end() == text)
            .then_some(())
            .ok_or_else(|| self.wrong())
    }

    fn rules(&mut self) -> Result<HeapRules, Error> {
        let line = self.next()?;
        match line.split_once(' ') {
            Some(("octal", code)) => OctalCode::parse(code).map(HeapRules::Octal),
            Some(("take", numbers)) => {
                let parsed = Numbers::parse(numbers);
                parsed
                    .map(|it| HeapRules::Take(it.numbers))
                    .map_err(Into::into)
            }
            _ => Err(self.wrong()),
        }
    }

    fn numbers(&mut self, name: &str) -> Result<Vec<usize>, Error> {
        let line = self.next()?;
        let rest = line.strip_prefix(name).ok_or_else(|| self.wrong())?;
        self.parsed(rest)
    }

    fn parsed(&self, text: &str) -> Result<Vec<usize>, Error> {
        let numbers = text.split_whitespace().map(usize::from_str);
        let numbers: Result<Vec<usize>, _> = numbers.collect();
        numbers.map_err(|_| self.wrong())
    }

    /// A square: as many lines as the first one has numbers.
    fn products(&mut self) -> Result<Vec<Vec<usize>>, Error> {
        let line = self.next()?;
        let first = self.parsed(line)?;
        let order = first.len();
        if order == 0 || order > MAX_READ {
            return Err(self.wrong());
        }
        let mut rows = vec![first];
        while rows.len() < order {
            let line = self.next()?;
            let row = self.parsed(line)?;
            if row.len() != order {
                return Err(self.wrong());
            }
            rows.push(row);
        }
        Ok(rows)
    }
}
