//! Counts position by position, from few objects to many.

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::super::FirstMove;
use super::count::Count;
use super::layer::Layer;
use super::rules::Rules;
use crate::checked::known;
use crate::game::{EndRule, Outcome};

/// What a search of a position tries, and what it finds.
#[derive(Clone, Copy, Debug)]
struct Searched {
    moves: Count,
    won: bool,
}

/// The number of moves that a search without a table tries, from every position of a row and from
/// whole rows. Whenever it meets a position it tries the same moves. Their number is that of the
/// moves there, plus the numbers for the positions after them.
#[derive(Clone, Debug)]
pub(super) struct Layers<R: Rules> {
    rules: R,
    first: FirstMove,
    end_rule: EndRule,
    /// Whether the search stops at a move that wins.
    cut: bool,
    /// The positions that are being counted.
    layer: Layer<R::Position>,
    /// The counted positions of this layer and of the two below it. A position needs no others.
    counted: [FxHashMap<R::Position, Searched>; 3],
    options: Vec<R::Position>,
}

impl<R: Rules> Layers<R> {
    pub(super) fn new(rules: R, first: FirstMove, end_rule: EndRule, cut: bool) -> Self {
        Layers {
            rules,
            first,
            end_rule,
            cut,
            layer: Layer::lowest::<R>(),
            counted: Default::default(),
            options: Vec::new(),
        }
    }

    /// How many positions to count for rows of 1 to `objects` objects: all but those of the last
    /// layer, which is the longest row.
    pub(super) fn positions(&self) -> u64 {
        self.rules.positions() - 1
    }

    /// Counts a position. If it was the last of its layer, returns the number of moves of the whole
    /// row with one object more.
    pub(super) fn step(&mut self) -> Option<Count> {
        if let Some(position) = self.layer.next(&self.rules) {
            let searched = self.search(position, FirstMove::Any);
            self.counted[0].insert(position, searched);
        }
        if !self.layer.is_done() {
            return None;
        }
        self.layer.rise();
        let [this, below, _] = std::mem::take(&mut self.counted);
        // The map gets room for all, because a map that grows is copied at once.
        let room = FxHashMap::with_capacity_and_hasher(self.layer.len(), FxBuildHasher);
        self.counted = [room, this, below];
        let row = self.rules.whole(self.layer.objects());
        Some(self.search(row, self.first).moves.settled())
    }

    fn search(&mut self, position: R::Position, first: FirstMove) -> Searched {
        if position == R::EMPTY {
            return Searched {
                moves: Count::ZERO,
                won: self.end_rule.outcome_at_end() == Outcome::N,
            };
        }
        self.options.clear();
        self.rules.options(position, first, &mut self.options);
        let mut moves = Count::ZERO;
        let mut won = false;
        for option in &self.options {
            let [_, one, two] = &self.counted;
            let after = one.get(option).or_else(|| two.get(option));
            let after = known(after, "a move takes one object or two");
            moves = moves.plus(Count::of(1)).plus(after.moves);
            won |= !after.won;
            if self.cut && won {
                break;
            }
        }
        Searched { moves, won }
    }
}
