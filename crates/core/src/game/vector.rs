//! Vector games: a token on the quadrant, moved by one of a fixed set of vectors.

use super::impartial::Impartial;
use super::plane::{Point, Vector};
use super::weight::Cone;
use crate::error::Error;

/// The most vectors a game may have.
pub const MAX_VECTORS: usize = 64;

/// The most a component of a vector may be, either way.
pub const MAX_COMPONENT: u32 = 4096;

/// A game on the quadrant m, n ≥ 0: each move adds one of finitely many vectors to the point,
/// as long as the quadrant is not left.
///
/// Every game that exists ends, whatever is played: there is a positive weight that each move
/// lowers, see [`weight`](VectorGame::weight).
///
/// ```text
///      ·
///      ↖
///   ·  ←  x      the apple game: eat a whole (-1,0), a half (0,-1), half of a whole (-1,+1)
///         ↓
///         ·
/// ```
///
/// ```
/// use appleyard_core::game::{Point, Vector, VectorGame};
///
/// let apples = VectorGame::apples();
/// let from_two_wholes: Vec<_> = apples.moves(Point { m: 2, n: 0 }).collect();
/// assert_eq!(from_two_wholes, [(0, Point { m: 1, n: 0 }), (2, Point { m: 1, n: 1 })]);
/// assert_eq!(apples.weight(), (2, 1));
///
/// // Back and forth for ever: refused.
/// let refused = VectorGame::new(vec![Vector { dm: -1, dn: 1 }, Vector { dm: 1, dn: -1 }]);
/// assert_eq!(refused.unwrap_err().code(), "endless-moves");
/// ```
#[derive(Clone, Debug)]
pub struct VectorGame {
    vectors: Vec<Vector>,
    cone: Cone,
}

impl VectorGame {
    /// The game with these moves, kept in the order given.
    ///
    /// # Errors
    ///
    /// [`NoMoves`](Error::NoMoves), [`TooManyMoves`](Error::TooManyMoves) beyond [`MAX_VECTORS`];
    /// for a single vector [`ZeroVector`](Error::ZeroVector),
    /// [`VectorTooLong`](Error::VectorTooLong) beyond [`MAX_COMPONENT`],
    /// [`RepeatedVector`](Error::RepeatedVector) (refused, not dropped: an index of a move would
    /// otherwise mean something else than what was given); and
    /// [`EndlessMoves`](Error::EndlessMoves) exactly when no positive weight is lowered by every
    /// move, for then some combination of moves sums to (0,0) or more, and a game that starts far
    /// enough out need not end.
    ///
    /// # Cost
    ///
    /// O(k²) for k vectors.
    pub fn new(vectors: Vec<Vector>) -> Result<VectorGame, Error> {
        if vectors.is_empty() {
            return Err(Error::NoMoves);
        }
        if vectors.len() > MAX_VECTORS {
            return Err(Error::TooManyMoves {
                count: vectors.len() as u64,
                limit: MAX_VECTORS as u64,
            });
        }
        for index in 0..vectors.len() {
            check_vector(&vectors, index)?;
        }
        let cone = Cone::new(&vectors)?;
        Ok(VectorGame { vectors, cone })
    }

    /// The apple game of the source document: eat a whole apple (-1,0), a half that lies there
    /// (0,-1), or half of a whole one, which leaves a half (-1,+1).
    pub fn apples() -> VectorGame {
        let half_of_a_whole = Vector { dm: -1, dn: 1 };
        VectorGame {
            vectors: vec![
                Vector { dm: -1, dn: 0 },
                Vector { dm: 0, dn: -1 },
                half_of_a_whole,
            ],
            cone: Cone::climbing(half_of_a_whole),
        }
    }

    /// The moves, in the order given; a move is known by its index here.
    pub fn vectors(&self) -> &[Vector] {
        &self.vectors
    }

    /// A weight (a,b), a, b ≥ 1, such that every move lowers a·m + b·n: the reason why the game
    /// ends, within a·m + b·n plies. Of all such weights the one with the smallest a + b, and of
    /// those the smallest a; (2,1) for the apples. a and b have no common divisor and are at most
    /// 2 × [`MAX_COMPONENT`].
    pub fn weight(&self) -> (u32, u32) {
        self.cone.weight()
    }

    /// The moves that are possible at a point, in order: the index of the vector and the point it
    /// leads to. Cost O(k) for k vectors.
    pub fn moves(&self, point: Point) -> impl Iterator<Item = (usize, Point)> {
        let target = move |&vector: &Vector| point.checked_add(vector);
        self.vectors
            .iter()
            .map(target)
            .enumerate()
            .filter_map(|(index, option)| Some((index, option?)))
    }

    /// The edges of the cone spanned by the moves.
    pub(crate) fn cone(&self) -> Cone {
        self.cone
    }
}

impl Impartial for VectorGame {
    type Position = Point;

    fn options(&self, point: Point) -> impl Iterator<Item = Point> {
        self.moves(point).map(|(_, option)| option)
    }
}

/// Whether the vector at `index` may stand there, whatever follows it.
fn check_vector(vectors: &[Vector], index: usize) -> Result<(), Error> {
    let (vector, place) = (vectors[index], index as u64);
    if vector == (Vector { dm: 0, dn: 0 }) {
        return Err(Error::ZeroVector { index: place });
    }
    if vector.dm.unsigned_abs().max(vector.dn.unsigned_abs()) > MAX_COMPONENT {
        return Err(Error::VectorTooLong {
            index: place,
            vector,
            limit: MAX_COMPONENT,
        });
    }
    if vectors[..index].contains(&vector) {
        return Err(Error::RepeatedVector {
            index: place,
            vector,
        });
    }
    Ok(())
}
