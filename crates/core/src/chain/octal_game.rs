//! An octal game from one start, as the general solver takes it.

use super::octal::OctalCode;
use super::ranks::Ranks;
use super::row::check_length;
use crate::checked::{known, narrow};
use crate::error::{ChainError, Error};
use crate::game::{EndRule, Game, Outcome};
use crate::game::{Heading, Notation};
use crate::solve::{GameFamily, Indexed, Needs};

/// More than the groups of a position.
const GROUPS: usize = 32;

/// The sizes of some groups, from large to small; the places after the last group are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Groups([u8; GROUPS]);

impl Groups {
    /// Groups of these sizes, at most 32; the others are left out.
    fn of(sizes: impl IntoIterator<Item = u8>) -> Groups {
        let mut groups = [0; GROUPS];
        for (place, size) in groups.iter_mut().zip(sizes) {
            *place = size;
        }
        groups.sort_unstable_by(|one, other| other.cmp(one));
        Groups(groups)
    }

    /// The sizes, from large to small.
    pub fn sizes(&self) -> impl Iterator<Item = u32> {
        self.0
            .iter()
            .take_while(|&&size| size > 0)
            .map(|&size| size.into())
    }

    fn has(&self, size: u32) -> bool {
        size > 0 && self.sizes().any(|one| one == size)
    }
}

/// A move: it turns a group into smaller groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The size of the group.
    pub size: u32,
    /// The size of the larger group that is left; 0 if nothing is left.
    pub larger: u32,
    /// The size of the smaller group that is left; 0 if there are not two.
    pub smaller: u32,
}

/// An octal game that starts with some groups. Groups of the same size are the same, wherever they lie.
///
/// The index of a position is its rank among those that fit into a row. A code that splits groups without
/// taking anything needs a gap for each such move, and so a longer row. A move takes objects or makes one
/// group more: so twice the objects taken, plus the groups, is a grade.
///
/// ```
/// use appleyard_core::chain::{OctalCode, OctalGame};
/// use appleyard_core::game::EndRule;
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
///
/// let game = OctalGame::new(OctalCode::parse("0.77")?, &[9], EndRule::Misere)?;
/// let start = game.start();
/// let mut run = IndexedRun::new(game)?;
/// run.ask(&start)?;
/// run.finish()?;
/// assert_eq!(run.game().text(&start), "9");
/// assert!(run.value(&start)?.remoteness.is_some());
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct OctalGame {
    code: OctalCode,
    end_rule: EndRule,
    start: Groups,
    objects: u32,
    ranks: Ranks,
}

impl OctalGame {
    /// The game from groups of these sizes, in any order; sizes of 0 are left out.
    ///
    /// # Errors
    ///
    /// [`ChainError::EmptyRow`]; [`ChainError::RowTooLong`] if the groups, and all that play can make of
    /// them, do not fit into [`MAX_OBJECTS`](super::MAX_OBJECTS) cells with a gap between any two.
    pub fn new(code: OctalCode, groups: &[u64], end_rule: EndRule) -> Result<OctalGame, Error> {
        let objects = groups
            .iter()
            .fold(0_u64, |sum, &size| sum.saturating_add(size));
        if objects == 0 {
            return Err(ChainError::EmptyRow.into());
        }
        let groups = groups.iter().copied().filter(|&size| size > 0);
        let gaps = if code.splits_in_place() {
            objects - 1
        } else {
            groups.clone().count() as u64 - 1
        };
        // Sums that are too large are beyond any row, and refused.
        let cells = objects.saturating_add(gaps);
        check_length(cells)?;
        let sizes = groups.map(narrow);
        Ok(OctalGame {
            code,
            end_rule,
            start: Groups::of(sizes),
            objects: narrow(objects),
            ranks: Ranks::new(narrow(cells)),
        })
    }
}

impl Game for OctalGame {
    type Position = Groups;
    type Move = Change;

    /// From the largest group to the smallest, each size once; then as the code has them.
    fn moves(&self, &groups: &Groups) -> impl Iterator<Item = Change> {
        let mut last = 0;
        let sizes: Vec<u32> = groups.sizes().collect();
        let each_once = sizes.into_iter().filter(move |&size| {
            let is_new = size != last;
            last = size;
            is_new
        });
        each_once.flat_map(|size| {
            self.code.leavings(size).map(move |left| Change {
                size,
                larger: left.larger,
                smaller: left.smaller,
            })
        })
    }

    fn after(&self, groups: &Groups, change: Change) -> Groups {
        let mut sizes = groups.0;
        let place = groups.sizes().position(|size| size == change.size);
        sizes[known(place, "the position has the group")] = narrow(change.larger);
        // The last place is free: a position has fewer groups than places.
        sizes[GROUPS - 1] = narrow(change.smaller);
        Groups::of(sizes)
    }

    fn verdict(&self, _: &Groups) -> Outcome {
        self.end_rule.outcome_at_end()
    }

    fn is_legal(&self, groups: &Groups, change: Change) -> bool {
        let Change {
            size,
            larger,
            smaller,
        } = change;
        let taken = larger
            .checked_add(smaller)
            .and_then(|left| size.checked_sub(left));
        let allowed = taken.is_some_and(|taken| self.code.allows(taken, larger, smaller));
        groups.has(size) && smaller <= larger && allowed
    }
}

impl Indexed for OctalGame {
    fn indices(&self) -> u64 {
        self.ranks.partitions(self.ranks.cells()).into()
    }

    fn index(&self, groups: &Groups) -> Option<u32> {
        self.ranks.rank(groups.sizes())
    }

    fn position_at(&self, index: u32) -> Option<Groups> {
        self.ranks.groups(index).map(Groups::of)
    }

    fn grade(&self, groups: &Groups) -> Option<u32> {
        let (mut objects, mut count) = (0, 0);
        for size in groups.sizes() {
            objects += size;
            count += 1;
        }
        Some(2 * self.objects.checked_sub(objects)? + count)
    }
}

/// Numbers of moves: the three sizes, each below this.
const SIZES: u32 = 64;

/// A position is written `5+3+1`, the end `0`. A move is written `7→4+2`. Its number has the three sizes as
/// digits to the base 64.
impl Notation for OctalGame {
    fn start(&self) -> Groups {
        self.start
    }

    fn text(&self, groups: &Groups) -> String {
        joined(groups.sizes())
    }

    fn move_text(&self, _: &Groups, change: Change) -> String {
        let left = [change.larger, change.smaller].into_iter();
        format!("{}→{}", change.size, joined(left.filter(|&size| size > 0)))
    }

    fn number(&self, _: &Groups, change: Change) -> u32 {
        (change.size * SIZES + change.larger) * SIZES + change.smaller
    }

    fn step(&self, groups: &Groups, number: u32) -> Option<Change> {
        let change = Change {
            size: number / SIZES / SIZES,
            larger: number / SIZES % SIZES,
            smaller: number % SIZES,
        };
        self.is_legal(groups, change).then_some(change)
    }
}

fn joined(sizes: impl Iterator<Item = u32>) -> String {
    let sizes: Vec<String> = sizes.map(|size| size.to_string()).collect();
    if sizes.is_empty() {
        return "0".into();
    }
    sizes.join("+")
}

impl GameFamily for OctalGame {
    const NAME: &'static str = "octal";
    const NEEDS: Needs = Needs {
        rules: true,
        ..Needs::SIZES
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let code = OctalCode::parse(heading.rules())?;
        OctalGame::new(code, &heading.sizes, heading.end_rule())
    }
}
