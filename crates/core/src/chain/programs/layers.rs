//! Counts position by position, from few objects to many.

use rustc_hash::FxHashMap;

use super::super::FirstMove;
use super::count::Count;
use super::rules::Rules;
use crate::game::{EndRule, Outcome};

/// What a search of a position tries, and finds.
#[derive(Clone, Copy, Debug)]
struct Searched {
    moves: Count,
    won: bool,
}

/// How many moves a search without a table tries from every position of a row, and from whole rows.
/// From a position it tries the same ones whenever it meets it: the number is that of the moves
/// there, and of those tried from what each leads to.
#[derive(Clone, Debug)]
pub(super) struct Layers<R: Rules> {
    rules: R,
    first: FirstMove,
    end_rule: EndRule,
    /// Whether nothing is tried after a move that wins.
    cut: bool,
    /// The positions of the layer being counted, and which of them comes next.
    layer: Vec<R::Position>,
    next: usize,
    /// Those counted, of this layer and of the two below it, which are all that one needs.
    counted: [FxHashMap<R::Position, Searched>; 3],
    /// The number of objects of this layer.
    objects: u32,
    options: Vec<R::Position>,
}

impl<R: Rules> Layers<R> {
    pub(super) fn new(rules: R, first: FirstMove, end_rule: EndRule, cut: bool) -> Self {
        Layers {
            rules,
            first,
            end_rule,
            cut,
            layer: vec![R::EMPTY],
            next: 0,
            counted: Default::default(),
            objects: 0,
            options: Vec::new(),
        }
    }

    /// The number of positions to be counted for rows of 1 to `objects` objects: of all but the last
    /// layer, which is the longest row.
    pub(super) fn positions(&self) -> u64 {
        self.rules.positions() - 1
    }

    /// Counts a position. If it was the last one of its layer, gives the number of moves of the whole
    /// row of one object more.
    pub(super) fn step(&mut self) -> Option<Count> {
        if let Some(&position) = self.layer.get(self.next) {
            let searched = self.search(position, FirstMove::Any);
            self.counted[0].insert(position, searched);
            self.next += 1;
        }
        if self.next < self.layer.len() {
            return None;
        }
        let [this, below, _] = std::mem::take(&mut self.counted);
        self.counted = [FxHashMap::default(), this, below];
        self.layer = self.rules.next_layer(&self.layer);
        self.next = 0;
        self.objects += 1;
        let row = self.rules.whole(self.objects);
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
            let Some(after) = one.get(option).or_else(|| two.get(option)) else {
                continue;
            };
            moves = moves.plus(Count::of(1)).plus(after.moves);
            won |= !after.won;
            if self.cut && won {
                break;
            }
        }
        Searched { moves, won }
    }
}
