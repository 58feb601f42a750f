//! Rows by their rules, cell by cell; the generic solver solves them.

use appleyard_core::chain::{ChainTable, FirstMove, OctalCode};
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Interned, MAX_POSITIONS, Retrograde, Solved, Value};

pub const END_RULES: [EndRule; 2] = [EndRule::Normal, EndRule::Misere];
pub const FIRST_MOVES: [FirstMove; 2] = [FirstMove::Fewest, FirstMove::Any];

pub fn code(text: &str) -> OctalCode {
    OctalCode::parse(text).unwrap()
}

/// A finished table of Chain.
pub fn chain(length: u32) -> ChainTable {
    table(OctalCode::chain(), length)
}

pub fn table(code: OctalCode, length: u32) -> ChainTable {
    let mut table = ChainTable::new(code, length).unwrap();
    let Ok(_) = table.finish();
    table
}

/// +k for a win in k plies, -k for a loss in k.
pub fn signed(value: Value) -> i32 {
    let plies = i32::try_from(value.remoteness.unwrap()).unwrap();
    if value.outcome == Outcome::N {
        plies
    } else {
        -plies
    }
}

/// All moves of a row: first cell, how many, and the cells after it.
pub fn moves(code: &OctalCode, cells: u64) -> Vec<(u32, u32, u64)> {
    let has = |cell: u32| cells >> cell & 1 == 1;
    let mut moves = Vec::new();
    for first in 0..62 {
        for count in 1..=16 {
            if !(first..first + count).all(|cell| cell < 62 && has(cell)) {
                break;
            }
            let left = first > 0 && has(first - 1);
            let right = has(first + count);
            let bit = [1, 2, 4][usize::from(left) + usize::from(right)];
            if code.digit(count) & bit != 0 {
                let taken = ((1 << count) - 1) << first;
                moves.push((first, count, cells & !taken));
            }
        }
    }
    moves
}

/// The sizes of the groups, from large to small.
pub fn groups(cells: u64) -> Vec<u32> {
    let text = format!("{cells:b}");
    let runs = text.split('0').filter(|run| !run.is_empty());
    let mut groups: Vec<u32> = runs.map(|run| u32::try_from(run.len()).unwrap()).collect();
    groups.sort_unstable();
    groups.reverse();
    groups
}

/// A row with these groups.
pub fn cells(groups: &[u32]) -> u64 {
    groups
        .iter()
        .fold(0, |cells, &size| cells << (size + 1) | ((1 << size) - 1))
}

/// Rows with the same groups count as one position, which is laid out from large to small. A move is
/// the position that it leaves.
#[derive(Clone, Copy)]
pub struct Rows {
    pub code: OctalCode,
    pub end_rule: EndRule,
}

impl Game for Rows {
    type Position = u64;
    type Move = u64;

    fn moves(&self, &position: &u64) -> impl Iterator<Item = u64> {
        let moves = moves(&self.code, position).into_iter();
        moves.map(|(_, _, after)| cells(&groups(after)))
    }

    fn after(&self, _: &u64, left: u64) -> u64 {
        left
    }

    fn verdict(&self, _: &u64) -> Outcome {
        self.end_rule.outcome_at_end()
    }
}

/// Values by the generic solver.
pub struct Slow {
    pub code: OctalCode,
    pub end_rule: EndRule,
    solver: Retrograde<Interned<Rows>>,
}

impl Slow {
    pub fn new(code: OctalCode, end_rule: EndRule) -> Slow {
        Slow {
            code,
            end_rule,
            solver: Retrograde::new(Rows { code, end_rule }, MAX_POSITIONS),
        }
    }

    /// Solves all of these at once, which is faster than one by one.
    pub fn prepare(&mut self, positions: &[Vec<u32>]) {
        for groups in positions {
            self.solver.ask(cells(groups)).unwrap();
        }
        self.solver.finish().unwrap();
    }

    pub fn value(&mut self, groups: &[u32]) -> Value {
        let mut sorted = groups.to_vec();
        sorted.sort_unstable();
        sorted.reverse();
        let position = cells(&sorted);
        if self.solver.value(&position).is_err() {
            self.prepare(&[sorted]);
        }
        self.solver.value(&position).unwrap()
    }

    /// The value of the row after every move; under the first-move rule, only after the moves that take
    /// the fewest.
    pub fn options(&mut self, cells: u64, first: FirstMove) -> Vec<(u32, u32, Value)> {
        let all = moves(&self.code, cells);
        let fewest = all.iter().map(|it| it.1).min();
        let mut options = Vec::new();
        for (at, count, after) in all {
            if first == FirstMove::Any || Some(count) == fewest {
                options.push((at, count, self.value(&groups(after))));
            }
        }
        options
    }

    pub fn start(&mut self, objects: u32, first: FirstMove) -> Value {
        let options = self.options((1 << objects) - 1, first);
        best(&options).unwrap_or(Value::at_end(self.end_rule))
    }
}

/// The best value that the player to move can get.
pub fn best(options: &[(u32, u32, Value)]) -> Option<Value> {
    let worths = options.iter().map(|it| it.2.one_ply_earlier());
    worths.reduce(|best, next| {
        if next.is_preferred_to(best) {
            next
        } else {
            best
        }
    })
}

/// All positions that fit into a row, as lists of sizes from large to small.
pub fn positions(length: u32) -> Vec<Vec<u32>> {
    fn extend(room: u32, largest: u32, groups: &mut Vec<u32>, all: &mut Vec<Vec<u32>>) {
        all.push(groups.clone());
        for size in 1..=largest.min(room.saturating_sub(1)) {
            groups.push(size);
            extend(room - size - 1, size, groups, all);
            groups.pop();
        }
    }
    let mut all = Vec::new();
    extend(length + 1, length, &mut Vec::new(), &mut all);
    all
}
