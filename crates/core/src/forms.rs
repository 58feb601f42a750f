//! Games that are neither boards nor scripts: a few numbers and texts describe them.
//!
//! ```text
//!   Vectors           a token on the quadrant         sizes: its point        rules: the vectors
//!   TakeAway          heaps of stones                 sizes: the heaps        rules: what may be taken
//!   Octal             groups of objects               sizes: the groups       rules: an octal code
//!   Graph             a token on a graph              start: a node           rules: the graph
//!   Calendar          the Calendar Game               start: a date
//!   Multiplication    a Multiplication Game           sizes: the number to reach
//!   DigitalDeletions  Digital Deletions               start: the digits
//! ```
//!
//! A [`Description`] builds the game. A [certificate](crate::certificate) has it in its heading, so whoever
//! checks one can build the same game again.

use crate::certificate::Heading;
use crate::chain::{OctalCode, OctalGame};
use crate::contest::{CalendarGame, Date, DigitString, DigitalDeletions, Multiplication};
use crate::error::{BoardError, Error};
use crate::game::EndRule;
use crate::graph::{GraphChoice, read};
use crate::lattice::{Point, StartedLattice, VectorGame};
use crate::nim::HeapGame;
use crate::play::Notation;
use crate::solve::Coded;
use crate::token_graph::Token;

/// A family of games that a description chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum FormFamily {
    /// [`StartedLattice`]. Sizes: the point of the token. Rules: the vectors.
    Vectors,
    /// [`HeapGame`]. Sizes: the heaps. Rules: what may be taken.
    TakeAway,
    /// [`OctalGame`]. Sizes: the groups. Rules: the code.
    Octal,
    /// [`Token`]. Rules: the graph. Start: the name of a node; the first node if it is left out.
    Graph,
    /// [`CalendarGame`]. Start: a date.
    Calendar,
    /// [`Multiplication`]. Sizes: the number to reach.
    Multiplication,
    /// [`DigitalDeletions`]. Start: the digits.
    DigitalDeletions,
}

impl FormFamily {
    /// All families.
    pub const ALL: [FormFamily; 7] = [
        FormFamily::Vectors,
        FormFamily::TakeAway,
        FormFamily::Octal,
        FormFamily::Graph,
        FormFamily::Calendar,
        FormFamily::Multiplication,
        FormFamily::DigitalDeletions,
    ];

    /// Its name in kebab-case, in certificates and in the bindings.
    pub fn name(self) -> &'static str {
        match self {
            FormFamily::Vectors => "vectors",
            FormFamily::TakeAway => "take-away",
            FormFamily::Octal => "octal",
            FormFamily::Graph => "graph",
            FormFamily::Calendar => "calendar",
            FormFamily::Multiplication => "multiplication",
            FormFamily::DigitalDeletions => "digital-deletions",
        }
    }

    /// The family with this name.
    pub fn of_name(name: &str) -> Option<FormFamily> {
        let mut all = FormFamily::ALL.into_iter();
        all.find(|family| family.name() == name)
    }

    /// Whether its games have rules of their own.
    pub fn has_rules(self) -> bool {
        matches!(
            self,
            FormFamily::Vectors | FormFamily::TakeAway | FormFamily::Octal | FormFamily::Graph
        )
    }

    /// Whether its games need a text that says where play begins.
    pub fn needs_start(self) -> bool {
        matches!(self, FormFamily::Calendar | FormFamily::DigitalDeletions)
    }
}

/// Which game of a family. What the family does not need is ignored; a text that it needs and that is left
/// out counts as empty.
///
/// ```
/// use appleyard_core::forms::{Description, FormFamily, FormVisitor};
/// use appleyard_core::play::Notation;
/// use appleyard_core::solve::Coded;
///
/// struct Opening;
/// impl FormVisitor for Opening {
///     type Output = String;
///     fn visit<G: Coded + Notation + 'static>(self, game: G) -> String {
///         game.text(&Notation::start(&game))
///     }
/// }
///
/// let mut heaps = Description::new(FormFamily::TakeAway);
/// heaps.sizes = vec![5, 12];
/// heaps.rules = Some("1..3".into());
/// assert_eq!(heaps.visit(Opening)?, "5,12");
/// assert_eq!(heaps.heading().to_string(), "game take-away 5 12\n| 1..3\n");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The family.
    pub family: FormFamily,
    /// The numbers that choose a game of it.
    pub sizes: Vec<u64>,
    /// The rules.
    pub rules: Option<String>,
    /// Where play begins.
    pub start: Option<String>,
    /// Who wins when no move is left, in a family with rules.
    pub end_rule: EndRule,
}

/// What to do with a game of which only the description is known before the program runs.
pub trait FormVisitor {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<G: Coded + Notation + 'static>(self, game: G) -> Self::Output;
}

impl Description {
    /// The description without sizes and texts, under normal play.
    pub fn new(family: FormFamily) -> Description {
        Description {
            family,
            sizes: Vec::new(),
            rules: None,
            start: None,
            end_rule: EndRule::Normal,
        }
    }

    /// The game, for a visitor.
    ///
    /// # Errors
    ///
    /// [`BoardError::WrongSizes`], and those of the game.
    ///
    /// # Cost
    ///
    /// That of reading the texts; half a megabyte of dates for the Calendar Game.
    pub fn visit<V: FormVisitor>(&self, visitor: V) -> Result<V::Output, Error> {
        let rules = self.rules.as_deref().unwrap_or_default();
        let start = self.start.as_deref().unwrap_or_default();
        let end_rule = self.end_rule;
        Ok(match (self.family, self.sizes.as_slice()) {
            (FormFamily::Vectors, &[m, n]) => {
                let [m, n] = [m, n].map(|size| u32::try_from(size).unwrap_or(u32::MAX));
                let moves = VectorGame::parse(rules)?;
                visitor.visit(StartedLattice::new(moves, end_rule, Point { m, n })?)
            }
            (FormFamily::TakeAway, heaps) => {
                visitor.visit(HeapGame::take_away(heaps, rules, end_rule)?)
            }
            (FormFamily::Octal, groups) => {
                let code = OctalCode::parse(rules)?;
                visitor.visit(OctalGame::new(code, groups, end_rule)?)
            }
            (FormFamily::Graph, []) => {
                let graph = read(rules, &GraphChoice::default())?.graph;
                visitor.visit(Token::new(graph, self.start.as_deref(), end_rule)?)
            }
            (FormFamily::Calendar, []) => {
                visitor.visit(CalendarGame::starting(Date::parse(start)?))
            }
            (FormFamily::Multiplication, &[target]) => visitor.visit(Multiplication::new(target)?),
            (FormFamily::DigitalDeletions, []) => {
                visitor.visit(DigitalDeletions::starting(DigitString::parse(start)?))
            }
            (_, sizes) => {
                let given = sizes.len() as u64;
                return Err(BoardError::WrongSizes { given }.into());
            }
        })
    }

    /// The heading of a certificate of the game. It has everything that the family uses.
    pub fn heading(&self) -> Heading {
        let rules = self.family.has_rules();
        let graph = self.family == FormFamily::Graph;
        let start = self
            .start
            .clone()
            .filter(|_| graph || self.family.needs_start());
        Heading {
            family: self.family.name().into(),
            sizes: self.sizes.clone(),
            folded: false,
            misere: rules && self.end_rule == EndRule::Misere,
            start,
            text: self.rules.clone().filter(|_| rules),
        }
    }

    /// The description that a heading has; `None` if it is that of another game.
    pub fn of_heading(heading: &Heading) -> Option<Description> {
        let family = FormFamily::of_name(&heading.family)?;
        let description = Description {
            family,
            sizes: heading.sizes.clone(),
            rules: heading.text.clone(),
            start: heading.start.clone(),
            end_rule: if heading.misere {
                EndRule::Misere
            } else {
                EndRule::Normal
            },
        };
        // Otherwise the heading would say more than what is checked.
        (description.heading() == *heading).then_some(description)
    }
}
