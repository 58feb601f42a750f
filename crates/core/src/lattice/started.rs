//! A vector game from one start, as the general solver takes it.

use super::solved::LatticeGame;
use super::vector::{Ply, Reach, VectorGame};
use super::{MAX_OUTCOME_SIDE, Point};
use crate::checked::narrow;
use crate::error::{Error, VectorError};
use crate::game::{EndRule, Game, Heading, Notation};
use crate::solve::{GameFamily, Indexed, Needs};

/// A token at a start, and how it may be moved.
///
/// The index of a point is its place in the box that play from the start cannot leave. Each move lowers the
/// weight of the game, so the weight lost is the grade.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::lattice::{Point, StartedLattice, VectorGame};
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
///
/// let start = Point { m: 2, n: 0 };
/// let game = StartedLattice::new(VectorGame::apples(), EndRule::Misere, start)?;
/// let mut run = IndexedRun::new(game)?;
/// run.ask(&start)?;
/// run.finish()?;
/// assert_eq!(run.value(&start)?, Value::lost(3));
/// assert_eq!(run.game().text(&start), "(2,0)");
/// # Ok::<(), appleyard_core::Error>(())
/// ```
pub type StartedLattice = LatticeGame<VectorGame, TokenStart>;

/// Where a token starts, and how far play can take it from there.
#[derive(Clone, Copy, Debug)]
pub struct TokenStart {
    point: Point,
    reach: Reach,
}

impl StartedLattice {
    /// The game with the token at `start`.
    ///
    /// # Errors
    ///
    /// [`VectorError::START`] for a coordinate beyond [`MAX_OUTCOME_SIDE`] − 1.
    pub fn new(moves: VectorGame, end_rule: EndRule, start: Point) -> Result<Self, Error> {
        for coordinate in [start.m, start.n] {
            VectorError::START.check(coordinate, 0..=MAX_OUTCOME_SIDE - 1)?;
        }
        let reach = moves.reach(start);
        let point = start;
        Ok(LatticeGame {
            moves,
            end_rule,
            start: TokenStart { point, reach },
        })
    }

    fn weight(&self, point: Point) -> u64 {
        let (a, b) = self.moves.weight();
        u64::from(a) * u64::from(point.m) + u64::from(b) * u64::from(point.n)
    }
}

impl Indexed for StartedLattice {
    fn indices(&self) -> u64 {
        let Reach { columns, rows } = self.start.reach;
        // What is too large for 64 bits is beyond every limit.
        columns.saturating_mul(rows)
    }

    fn index(&self, &point: &Point) -> Option<u32> {
        let Reach { columns, rows } = self.start.reach;
        let (m, n) = (u64::from(point.m), u64::from(point.n));
        let index = (m < columns && n < rows).then(|| n * columns + m)?;
        u32::try_from(index).ok()
    }

    fn position_at(&self, index: u32) -> Option<Point> {
        let index = u64::from(index);
        if index >= self.indices() {
            return None;
        }
        Some(Point {
            m: narrow(index % self.start.reach.columns),
            n: narrow(index / self.start.reach.columns),
        })
    }

    /// A ray has as many moves as vectors fit into the box.
    fn most_moves(&self) -> u64 {
        let Reach { columns, rows } = self.start.reach;
        let along = |side: u64, step: i32| {
            let shrinks = step < 0;
            shrinks.then(|| side / u64::from(step.unsigned_abs()))
        };
        let each = self.moves.moves().iter().map(|one| {
            let (across, up) = (along(columns, one.dm), along(rows, one.dn));
            let times = across.into_iter().chain(up).min();
            // A step is added once.
            times.filter(|_| one.ray).unwrap_or(1)
        });
        // As above.
        self.indices().saturating_mul(each.sum())
    }

    fn grade(&self, &point: &Point) -> Option<u32> {
        let lost = self
            .weight(self.start.point)
            .checked_sub(self.weight(point))?;
        u32::try_from(lost).ok()
    }
}

/// How many numbers the moves have that add their vector the same number of times: more than a game has
/// moves.
const PER_TIMES: u32 = 64;

/// A position is written `(m,n)`, a move as its vector, with the number of times on a ray. The number of a
/// move is its index, and 64 more for each time beyond the first.
impl Notation for StartedLattice {
    fn start(&self) -> Point {
        self.start.point
    }

    fn text(&self, point: &Point) -> String {
        format!("({},{})", point.m, point.n)
    }

    fn move_text(&self, _: &Point, ply: Ply) -> String {
        let vector = self.moves.moves()[ply.index];
        let vector = format!("({:+},{:+})", vector.dm, vector.dn);
        // A zero has no sign.
        let vector = vector.replace("+0", "0");
        if ply.times > 1 {
            format!("{} × {vector}", ply.times)
        } else {
            vector
        }
    }

    fn number(&self, _: &Point, ply: Ply) -> u32 {
        (ply.times - 1) * PER_TIMES + narrow::<_, u32>(ply.index)
    }

    fn step(&self, point: &Point, number: u32) -> Option<Ply> {
        let index = (number % PER_TIMES) as usize;
        let times = number / PER_TIMES + 1;
        let vector = self.moves.moves().get(index)?.vector();
        let along = |from: u32, step: i32| {
            let to = i64::from(from) + i64::from(step) * i64::from(times);
            u32::try_from(to).ok()
        };
        let to = Point {
            m: along(point.m, vector.dm)?,
            n: along(point.n, vector.dn)?,
        };
        let ply = Ply { index, times, to };
        self.is_legal(point, ply).then_some(ply)
    }
}

impl GameFamily for StartedLattice {
    const NAME: &'static str = "vectors";
    const NEEDS: Needs = Needs {
        rules: true,
        ..Needs::SIZES
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [m, n] = heading.small_sizes()?;
        let moves = VectorGame::parse(heading.rules())?;
        StartedLattice::new(moves, heading.end_rule(), Point { m, n })
    }
}
