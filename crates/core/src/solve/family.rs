//! Families of games, and any game of them by its heading.

use super::{Indexed, IndexedRun, SolvingGame};
use crate::error::{Error, SolveError};
use crate::game::{EndRule, Heading, Notation};

/// A family of games: what it is called, what its games need, and how a game of it is made. A new family is
/// this, beside the rules of its games, and a line in a list, of which `families!` makes a type.
pub trait GameFamily: Indexed + Notation + Sized + 'static {
    /// Its name in kebab-case, in certificates and in the bindings.
    const NAME: &'static str;

    /// What its games need besides sizes.
    const NEEDS: Needs = Needs::SIZES;

    /// The game that a heading of the family names.
    ///
    /// # Errors
    ///
    /// [`SolveError::WrongSizes`], and those of the game.
    ///
    /// # Cost
    ///
    /// That of reading the texts; half a megabyte of dates for the Calendar Game.
    fn of_heading(heading: &Heading) -> Result<Self, Error>;
}

/// What the games of a family need besides sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// Whether they have rules of their own, and an end rule.
    pub rules: bool,
    /// Whether a text says where play begins: `None` if they have no such text.
    pub start: Option<Needed>,
}

/// Whether a text may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needed {
    /// It must be there.
    Always,
    /// Without it there is a text that goes without saying.
    Optional,
}

impl Needs {
    /// Sizes alone.
    pub const SIZES: Needs = Needs {
        rules: false,
        start: None,
    };

    /// The heading without the texts that games of the family do not have, and without an end rule if they have
    /// none.
    #[must_use]
    pub fn of(self, heading: Heading) -> Heading {
        Heading {
            misere: heading.misere && self.rules,
            start: heading.start.filter(|_| self.start.is_some()),
            text: heading.text.filter(|_| self.rules),
            ..heading
        }
    }
}

/// What to do with a game of which only the heading is known before the program runs.
pub trait GameVisitor {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<G: Indexed + Notation + 'static>(self, game: G) -> Self::Output;
}

/// The game that a heading of the family names, if it can be counted as the heading says.
pub(crate) fn named<G: GameFamily>(heading: &Heading) -> Result<G, Error> {
    let game = G::of_heading(heading)?;
    if heading.folded && game.symmetries() == 0 {
        return Err(SolveError::CannotFold.into());
    }
    Ok(game)
}

/// Families of which one is chosen before the program runs.
pub trait Families: Copy + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// See [`GameFamily::NAME`].
    fn name(self) -> &'static str;

    /// See [`GameFamily::NEEDS`].
    fn needs(self) -> Needs;

    /// The game that a heading of the family names, for a visitor.
    ///
    /// # Errors
    ///
    /// As for [`GameFamily::of_heading`]; [`SolveError::CannotFold`] if images shall count as one and the game has no
    /// symmetries.
    fn visit<V: GameVisitor>(self, heading: &Heading, visitor: V) -> Result<V::Output, Error>;

    /// The family with this name.
    fn of_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|family| family.name() == name)
    }

    /// The run that solves a game from its start.
    ///
    /// # Errors
    ///
    /// As for [`visit`](Families::visit) and [`IndexedRun::new`].
    fn solving(self, heading: &Heading) -> Result<Box<dyn SolvingGame>, Error> {
        self.visit(heading, Solving(heading.clone()))?
    }
}

/// Makes the run that solves a game.
struct Solving(Heading);

impl GameVisitor for Solving {
    type Output = Result<Box<dyn SolvingGame>, Error>;

    fn visit<G: Indexed + Notation + 'static>(self, game: G) -> Self::Output {
        Ok(Box::new(IndexedRun::of_heading(game, self.0)?))
    }
}

impl Heading {
    /// The sizes, of which there must be this number.
    ///
    /// # Errors
    ///
    /// [`SolveError::WrongSizes`].
    pub fn sizes<const N: usize>(&self) -> Result<[u64; N], Error> {
        let given = self.sizes.len() as u64;
        let sizes = <[u64; N]>::try_from(self.sizes.as_slice());
        sizes.map_err(|_| SolveError::WrongSizes { given }.into())
    }

    /// The same in 32 bits. One that does not fit is larger than any that a game allows.
    ///
    /// # Errors
    ///
    /// [`SolveError::WrongSizes`].
    pub fn small_sizes<const N: usize>(&self) -> Result<[u32; N], Error> {
        // The largest number is refused by the game, as the number itself would be.
        let narrowed = |size: u64| u32::try_from(size).unwrap_or(u32::MAX);
        Ok(self.sizes()?.map(narrowed))
    }

    /// The rules; a text that is left out is empty.
    pub fn rules(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
    }

    /// Where play begins; a text that is left out is empty.
    pub fn start(&self) -> &str {
        self.start.as_deref().unwrap_or_default()
    }

    /// Who wins when no move is left.
    pub fn end_rule(&self) -> EndRule {
        if self.misere {
            EndRule::Misere
        } else {
            EndRule::Normal
        }
    }
}

/// Makes a type of a list of families, each with its games:
///
/// ```text
///   families! {
///       /// What they are.
///       pub enum Family {
///           /// What the sizes are.
///           InARow: InARow,
///       }
///   }
/// ```
macro_rules! families {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $family:ident: $game:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[cfg_attr(
            feature = "bindings",
            derive(serde::Deserialize, tsify::Tsify),
            serde(rename_all = "kebab-case")
        )]
        pub enum $name {
            $($(#[$doc])* $family,)*
        }

        impl $crate::solve::Families for $name {
            const ALL: &'static [$name] = &[$($name::$family),*];

            fn name(self) -> &'static str {
                match self {
                    $($name::$family => <$game as $crate::solve::GameFamily>::NAME,)*
                }
            }

            fn needs(self) -> $crate::solve::Needs {
                match self {
                    $($name::$family => <$game as $crate::solve::GameFamily>::NEEDS,)*
                }
            }

            fn visit<V: $crate::solve::GameVisitor>(
                self,
                heading: &$crate::game::Heading,
                visitor: V,
            ) -> Result<V::Output, $crate::Error> {
                Ok(match self {
                    $($name::$family => visitor.visit($crate::solve::named::<$game>(heading)?),)*
                })
            }
        }
    };
}

pub(crate) use families;
