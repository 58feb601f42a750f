//! Why a vector game ends: there is a weight that every move lowers.
//!
//! The move (dm,dn) lowers a weight a·m + b·n with a, b ≥ 1 if a·dm + b·dn < 0. Any such weight
//! falls with a move that raises neither component, and no such weight falls with a move that
//! lowers neither. All other moves point up to the left or down to the right, and each of them
//! bounds the slope a/b:
//!
//! ```text
//!     up (-x,+y)          across (+z,-w)
//!        ↖                  a/b < w/z            y     a     w
//!     a/b > y/x                ↘                 ─  <  ─  <  ─
//!                                                x     b     z
//! ```
//!
//! Only the steepest move of each kind matters: these two are the edges of the [`Cone`] that the
//! moves span.

use super::plane::Vector;
use crate::error::VectorError;

/// The two extreme moves of a set: the one that climbs most for each whole given up, and the one
/// that goes farthest across for each half given up. `None` if no move goes that way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cone {
    up: Option<Vector>,
    across: Option<Vector>,
}

impl Cone {
    /// The cone of moves of which only this one raises anything: it climbs, and gives up wholes.
    pub(crate) fn climbing(up: Vector) -> Cone {
        Cone {
            up: Some(up),
            across: None,
        }
    }

    /// The cone of a set of moves, if all of them lower some positive weight. Otherwise the error
    /// names moves that can be repeated for ever.
    pub(crate) fn new(vectors: &[Vector]) -> Result<Cone, VectorError> {
        let mut cone = Cone {
            up: None,
            across: None,
        };
        for &vector in vectors {
            let Vector { dm, dn } = vector;
            match (dm < 0, dn < 0) {
                (false, false) => return Err(VectorError::EndlessMove { dm, dn }),
                (true, false) => steepen(&mut cone.up, vector, climb),
                (false, true) => steepen(&mut cone.across, vector, crossing),
                (true, true) => {}
            }
        }
        match (cone.up, cone.across) {
            (Some(up), Some(across)) if !climb(up).is_less(crossing(across).reciprocal()) => {
                Err(endless_pair(up, across))
            }
            _ => Ok(cone),
        }
    }

    /// The weight (a,b) with the smallest a + b, and of those the one with the smallest a.
    ///
    /// In the Stern–Brocot tree the topmost fraction strictly between two bounds has both the
    /// smallest numerator and the smallest denominator (Graham, Knuth and Patashnik, *Concrete
    /// Mathematics*, 4.5), so there is only one candidate.
    pub(crate) fn weight(self) -> (u32, u32) {
        let slope = simplest_between(self.climb(), self.crossing().reciprocal());
        (slope.numerator, slope.denominator)
    }

    /// x ≥ 1 and y ≥ 0 of the move (-x,+y) that climbs most; (1,0) if no move goes up or left. No
    /// move raises y·m + x·n.
    pub(crate) fn up(self) -> (u32, u32) {
        let climb = self.climb();
        (climb.denominator, climb.numerator)
    }

    /// z ≥ 0 and w ≥ 1 of the move (+z,-w) that goes farthest across; (0,1) if no move goes down or
    /// right. No move raises w·m + z·n.
    pub(crate) fn across(self) -> (u32, u32) {
        let crossing = self.crossing();
        (crossing.numerator, crossing.denominator)
    }

    fn climb(self) -> Fraction {
        self.up.map_or(Fraction::ZERO, climb)
    }

    fn crossing(self) -> Fraction {
        self.across.map_or(Fraction::ZERO, crossing)
    }
}

/// y/x of (-x,+y): the halves gained for each whole.
fn climb(up: Vector) -> Fraction {
    Fraction {
        numerator: up.dn.unsigned_abs(),
        denominator: up.dm.unsigned_abs(),
    }
}

/// z/w of (+z,-w): the wholes gained for each half.
fn crossing(across: Vector) -> Fraction {
    Fraction {
        numerator: across.dm.unsigned_abs(),
        denominator: across.dn.unsigned_abs(),
    }
}

/// Keeps the steeper of two vectors: the edge found so far and a new one.
fn steepen(edge: &mut Option<Vector>, vector: Vector, slope: fn(Vector) -> Fraction) {
    if edge.is_none_or(|steepest| slope(steepest).is_less(slope(vector))) {
        *edge = Some(vector);
    }
}

/// With y/x ≥ w/z, z times (-x,+y) and x times (+z,-w) sum to (0, zy - xw), which lowers nothing.
/// If y were 0, it could not reach the bound w/z > 0; so y > 0, and likewise z > 0.
fn endless_pair(up: Vector, across: Vector) -> VectorError {
    let (x, z) = (up.dm.unsigned_abs(), across.dm.unsigned_abs());
    let common = greatest_common_divisor(x, z);
    VectorError::EndlessMoves {
        first_dm: up.dm,
        first_dn: up.dn,
        first_times: z / common,
        second_dm: across.dm,
        second_dn: across.dn,
        second_times: x / common,
    }
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

/// A fraction that is not negative; 1/0 is infinity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fraction {
    numerator: u32,
    denominator: u32,
}

impl Fraction {
    const ZERO: Fraction = Fraction {
        numerator: 0,
        denominator: 1,
    };

    fn reciprocal(self) -> Fraction {
        Fraction {
            numerator: self.denominator,
            denominator: self.numerator,
        }
    }

    fn is_less(self, other: Fraction) -> bool {
        u64::from(self.numerator) * u64::from(other.denominator)
            < u64::from(other.numerator) * u64::from(self.denominator)
    }

    /// The remainder after subtracting `whole`, as its reciprocal.
    fn rest_reciprocal(self, whole: u32) -> Fraction {
        Fraction {
            numerator: self.denominator,
            denominator: self.numerator - whole * self.denominator,
        }
    }
}

/// The simplest fraction strictly between two bounds; `low` is the lesser one and finite.
///
/// If an integer lies between them, the result is the smallest such integer. Otherwise the bounds
/// have the same whole part, and the result uses the simplest fraction between the reciprocals of
/// the remainders. Each call does one level of a continued fraction, so components ≤ 4096 need
/// fewer than 20 calls.
fn simplest_between(low: Fraction, high: Fraction) -> Fraction {
    let whole = low.numerator / low.denominator;
    let next = Fraction {
        numerator: whole + 1,
        denominator: 1,
    };
    if next.is_less(high) {
        return next;
    }
    let inner = simplest_between(high.rest_reciprocal(whole), low.rest_reciprocal(whole));
    Fraction {
        numerator: whole * inner.numerator + inner.denominator,
        denominator: inner.numerator,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(low: (u32, u32), high: (u32, u32)) -> (u32, u32) {
        let fraction = |(numerator, denominator)| Fraction {
            numerator,
            denominator,
        };
        let found = simplest_between(fraction(low), fraction(high));
        (found.numerator, found.denominator)
    }

    #[test]
    fn the_simplest_fraction_lies_between_its_bounds() {
        assert_eq!(between((0, 1), (1, 0)), (1, 1));
        assert_eq!(between((1, 1), (1, 0)), (2, 1));
        assert_eq!(between((1, 2), (1, 1)), (2, 3));
        assert_eq!(between((0, 1), (1, 1)), (1, 2));
        // Archimedes' bounds of pi, and the simplest fraction between them.
        assert_eq!(between((223, 71), (22, 7)), (245, 78));
        assert_eq!(between((4094, 4095), (4095, 4096)), (8189, 8191));
    }

    #[test]
    fn two_moves_that_can_be_repeated_are_named() {
        let up = Vector { dm: -3, dn: 2 };
        let across = Vector { dm: 2, dn: -1 };
        assert_eq!(
            Cone::new(&[up, across]).unwrap_err(),
            // 2(-3,2) + 3(2,-1) = (0,1)
            VectorError::EndlessMoves {
                first_dm: -3,
                first_dn: 2,
                first_times: 2,
                second_dm: 2,
                second_dn: -1,
                second_times: 3,
            },
        );
    }
}
