//! The families of boards by their names, and any game of them by its sizes.

use super::{Board, BoardGame, Dao, Dodgem, FourInARow, Hexapawn, InARow, Layout};
use crate::certificate::Heading;
use crate::error::{BoardError, Error};
use crate::solve::{Folded, Symmetric};

/// A family of board games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum Family {
    /// [`InARow`]: columns, rows, and the stones in a row that win.
    InARow,
    /// [`FourInARow`]: columns, rows, and the stones in a row that win.
    FourInARow,
    /// [`Hexapawn`]: columns and rows.
    Hexapawn,
    /// [`Dodgem`]: the side of the board.
    Dodgem,
    /// [`Dao`]: no sizes.
    Dao,
}

/// What to do with a game of which only the family and the sizes are known before the program runs.
pub trait FamilyVisitor {
    /// What comes out.
    type Output;

    /// Does it.
    fn visit<G: BoardGame + 'static>(self, game: G) -> Self::Output;
}

impl Family {
    /// All families.
    pub const ALL: [Family; 5] = [
        Family::InARow,
        Family::FourInARow,
        Family::Hexapawn,
        Family::Dodgem,
        Family::Dao,
    ];

    /// Its name in kebab-case, in certificates and in the bindings.
    pub fn name(self) -> &'static str {
        match self {
            Family::InARow => "in-a-row",
            Family::FourInARow => "four-in-a-row",
            Family::Hexapawn => "hexapawn",
            Family::Dodgem => "dodgem",
            Family::Dao => "dao",
        }
    }

    /// The family with this name.
    pub fn of_name(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.name() == name)
    }

    /// The game of the family with these sizes, for a visitor.
    ///
    /// # Errors
    ///
    /// [`BoardError::WrongSizes`], and those of the game.
    pub fn visit<V: FamilyVisitor>(self, sizes: &[u32], visitor: V) -> Result<V::Output, Error> {
        Ok(match (self, sizes) {
            (Family::InARow, &[columns, rows, length]) => {
                visitor.visit(InARow::new(columns, rows, length)?)
            }
            (Family::FourInARow, &[columns, rows, length]) => {
                visitor.visit(FourInARow::new(columns, rows, length)?)
            }
            (Family::Hexapawn, &[columns, rows]) => visitor.visit(Hexapawn::new(columns, rows)?),
            (Family::Dodgem, &[side]) => visitor.visit(Dodgem::new(side)?),
            (Family::Dao, []) => visitor.visit(Dao::new()),
            _ => return Err(wrong_sizes(sizes)),
        })
    }

    /// The same with all images of a position as [one](Folded).
    ///
    /// # Errors
    ///
    /// [`BoardError::CannotFold`] if the family has no symmetries that can be used;
    /// [`BoardError::WrongSizes`], and those of the game.
    pub fn visit_folded<V: FamilyVisitor>(
        self,
        sizes: &[u32],
        visitor: V,
    ) -> Result<V::Output, Error> {
        Ok(match (self, sizes) {
            (Family::InARow, &[columns, rows, length]) => {
                visitor.visit(Folded(InARow::new(columns, rows, length)?))
            }
            (Family::FourInARow, &[columns, rows, length]) => {
                visitor.visit(Folded(FourInARow::new(columns, rows, length)?))
            }
            (Family::Hexapawn, &[columns, rows]) => {
                visitor.visit(Folded(Hexapawn::new(columns, rows)?))
            }
            (Family::Dodgem | Family::Dao, _) => return Err(BoardError::CannotFold.into()),
            _ => return Err(wrong_sizes(sizes)),
        })
    }
}

fn wrong_sizes(sizes: &[u32]) -> Error {
    let given = sizes.len() as u64;
    BoardError::WrongSizes { given }.into()
}

/// The same board; a page draws it like any other.
impl<G: BoardGame + Symmetric> BoardGame for Folded<G> {
    fn opening(&self) -> Board {
        self.0.opening()
    }

    fn layout(&self) -> Layout {
        self.0.layout()
    }

    fn is_possible(&self, board: &Board) -> bool {
        self.0.is_possible(board)
    }

    fn named(&self) -> Heading {
        Heading {
            folded: true,
            ..self.0.named()
        }
    }
}
