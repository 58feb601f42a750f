//! Counts how often the exhaustive search meets each position.

use rustc_hash::FxHashMap;

use super::super::FirstMove;
use super::cells::ArrayRows;
use super::groups::PackedGroups;
use super::growth::{count, mean};
use super::plan::{Algorithm, ProgramPlan, Representation};
use super::rules::Rules;
use crate::checked::{known, narrow};
use crate::error::{ChainError, Error};
use crate::game::EndRule;

/// The most objects for which there is a list of positions.
pub const MAX_VISIT_OBJECTS: u32 = 12;

/// A position, and how often it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Visit {
    /// The cells from left to right, 1 for an object and 0 for none; `None` if positions are groups.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub cells: Option<String>,
    /// The sizes of the groups, from large to small.
    pub groups: Vec<u32>,
    /// The number of its objects.
    pub objects: u32,
    /// How many of the moves tried lead to it, which is the number of sequences of moves from the start
    /// to it. The start counts as met once.
    pub times: u64,
}

/// All positions, and how often they are met.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct Visits {
    /// All positions, from the start to the empty row, by falling number of objects.
    pub rows: Vec<Visit>,
    /// The moves of the search divided by the number of positions other than the start: how often the
    /// search meets a position on average, as [`mean_visits`] says.
    pub mean: f64,
    /// How often the search meets the position that it meets most.
    pub most: u64,
}

/// How often the exhaustive search meets each position of a row of 1 to [`MAX_VISIT_OBJECTS`] objects,
/// counted without searching. The search meets a position as often as all positions from which a move
/// leads to it, once for each such move. Cost O(positions × objects).
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
            let cells = |row: u32| (0..objects).map(move |cell| row >> cell & 1 == 1);
            by_paths(&ArrayRows { objects }, objects, first, |row| {
                let mark = |object| if object { '1' } else { '0' };
                let runs = cells(row).collect::<Vec<bool>>();
                let runs = runs.split(|object| !object).map(<[bool]>::len);
                (Some(cells(row).map(mark).collect()), runs.collect())
            })
        }
        Representation::Groups => {
            let rules = PackedGroups::new(objects);
            by_paths(&rules, objects, first, |groups| (None, rules.sizes(groups)))
        }
    };
    Ok(Visits {
        mean: mean_visits(objects, first, representation)?,
        most: known(
            rows.iter().map(|row| row.times).max(),
            "a row has positions",
        ),
        rows,
    })
}

/// How often the exhaustive search meets a position on average: the number of its moves divided by the
/// number of positions other than the start, to which no move leads. It costs as much as [`count`].
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
        first_move: first,
        representation,
        algorithm: Algorithm::Exhaustive,
    })?;
    Ok(mean(moves, objects, representation))
}

fn by_paths<R: Rules>(
    rules: &R,
    objects: u32,
    first: FirstMove,
    cells_and_sizes: impl Fn(R::Position) -> (Option<String>, Vec<usize>),
) -> Vec<Visit> {
    let mut layers = vec![vec![R::EMPTY]];
    for below in 0..objects as usize {
        let mut next = Vec::new();
        for &position in &layers[below] {
            rules.with_one_more(position, &mut next);
        }
        layers.push(next);
    }
    let mut times = FxHashMap::default();
    times.insert(rules.whole(objects), 1);
    let mut rows = Vec::new();
    let mut options = Vec::new();
    for left in (0..=objects).rev() {
        for &position in &layers[left as usize] {
            // Under the first-move rule no game comes to some of them.
            let here = times.get(&position).copied().unwrap_or(0);
            let (cells, sizes) = cells_and_sizes(position);
            rows.push(Visit {
                cells,
                groups: from_large_to_small(sizes),
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

fn from_large_to_small(sizes: Vec<usize>) -> Vec<u32> {
    let sizes = sizes.into_iter().filter(|&size| size > 0);
    let mut groups: Vec<u32> = sizes.map(narrow).collect();
    groups.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
    groups
}
