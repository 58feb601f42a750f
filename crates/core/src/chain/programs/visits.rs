//! How often the exhaustive search meets each position.

use rustc_hash::FxHashMap;

use super::super::FirstMove;
use super::cells::Cells;
use super::groups::Groups;
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::rules::Rules;
use super::tried::count;
use crate::error::{ChainError, Error};
use crate::game::EndRule;

/// The most objects for which the positions are listed.
pub const MAX_VISIT_OBJECTS: u32 = 12;

/// A position as the program has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Met {
    /// The cells: bit c is the cell c from the left, from 0 on; 1 if there is an object.
    Row(u64),
    /// The sizes of the groups, from large to small.
    Groups(Vec<u32>),
}

/// A position, and how often it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The position.
    pub position: Met,
    /// The number of its objects.
    pub objects: u32,
    /// How many of the moves tried lead to it: the number of sequences of moves from the start to
    /// it. The start counts as met once.
    pub times: u64,
}

/// All positions, and how often they are met.
#[derive(Clone, Debug, PartialEq)]
pub struct Visits {
    /// All positions, from the start to the empty row, by falling number of objects.
    pub rows: Vec<Visit>,
    /// The moves of the search by the number of positions, the start not among them: how often one
    /// is met on average. As [`mean_visits`].
    pub mean: f64,
    /// The most often that any is met.
    pub most: u64,
}

/// How often the exhaustive search meets each position of a row of 1 to [`MAX_VISIT_OBJECTS`]
/// objects, without searching: a position is met as often as all from which a move leads to it, once
/// for each such move. Cost O(positions × objects).
///
/// # Errors
///
/// `objects-out-of-range`.
pub fn visits(
    objects: u32,
    first: FirstMove,
    representation: Representation,
) -> Result<Visits, Error> {
    ChainError::OBJECTS.check(objects, 1..=MAX_VISIT_OBJECTS)?;
    let rows = match representation {
        Representation::Array => {
            let rules = Cells { objects };
            by_paths(&rules, objects, first, |row| Met::Row(row.into()))
        }
        Representation::Groups => {
            let rules = Groups::new(objects);
            let sizes = |groups| rules.sizes(groups).into_iter();
            let narrow = |size| u32::try_from(size).unwrap_or(u32::MAX);
            by_paths(&rules, objects, first, |groups| {
                Met::Groups(sizes(groups).map(narrow).collect())
            })
        }
    };
    Ok(Visits {
        mean: mean_visits(objects, first, representation)?,
        most: rows.iter().map(|row| row.times).max().unwrap_or(0),
        rows,
    })
}

/// How often the exhaustive search meets a position on average: its moves by the number of
/// positions, the start not among them, to which no move leads. Cost as that of [`count`].
///
/// # Errors
///
/// `objects-out-of-range`.
pub fn mean_visits(
    objects: u32,
    first: FirstMove,
    representation: Representation,
) -> Result<f64, Error> {
    let moves = count(ProgramPlan {
        objects,
        end_rule: EndRule::Normal,
        first,
        representation,
        algorithm: Algorithm::Exhaustive,
    })?;
    let positions = match representation {
        Representation::Array => Cells { objects }.positions(),
        Representation::Groups => Groups::new(objects).positions(),
    };
    Ok(moves.about / (positions - 1) as f64)
}

fn by_paths<R: Rules>(
    rules: &R,
    objects: u32,
    first: FirstMove,
    met: impl Fn(R::Position) -> Met,
) -> Vec<Visit> {
    let mut layers = vec![vec![R::EMPTY]];
    for below in 0..objects as usize {
        layers.push(rules.next_layer(&layers[below]));
    }
    let mut times = FxHashMap::default();
    times.insert(rules.whole(objects), 1);
    let mut rows = Vec::new();
    let mut options = Vec::new();
    for left in (0..=objects).rev() {
        for &position in &layers[left as usize] {
            let here = times.get(&position).copied().unwrap_or(0);
            rows.push(Visit {
                position: met(position),
                objects: left,
                times: here,
            });
            options.clear();
            let first = if left == objects {
                first
            } else {
                FirstMove::Any
            };
            rules.options(position, first, &mut options);
            for &option in &options {
                *times.entry(option).or_insert(0) += here;
            }
        }
    }
    rows
}
