//! Solves all positions, from few objects to many.

use super::super::FirstMove;
use super::layer::Layer;
use super::rules::Rules;
use super::search::Search;
use super::table::Tabled;
use crate::game::EndRule;
use crate::progress::goal;
use crate::solve::{Score, Value};

/// Finds the value of every position from its moves, round after round, until a round changes
/// nothing. A position needs only positions with fewer objects, which come before it. So the first
/// round finds every value, and the second confirms it.
#[derive(Debug)]
pub(super) struct BottomUp<R: Tabled> {
    rules: R,
    objects: u32,
    first: FirstMove,
    last_take: Score<i8>,
    table: R::Table,
    stored: u64,
    layer: Layer<R::Position>,
    options: Vec<R::Position>,
    moves: u64,
    rounds: u32,
    /// Whether this round has changed a value.
    changed: bool,
    score: Option<Score<i8>>,
}

impl<R: Tabled> BottomUp<R> {
    /// A run that has not tried any move yet. Cost O(positions), for the table.
    pub(super) fn new(rules: R, objects: u32, first: FirstMove, end_rule: EndRule) -> Self {
        BottomUp {
            table: rules.table(),
            objects,
            first,
            last_take: Score::at_end(end_rule),
            stored: 0,
            layer: Layer::lowest::<R>(),
            options: Vec::new(),
            moves: 0,
            rounds: 0,
            changed: false,
            score: None,
            rules,
        }
    }

    /// Finds the value of a position from its moves; the empty row has no moves.
    fn visit(&mut self, position: R::Position) {
        if position == <R as Rules>::EMPTY {
            return;
        }
        let first = match self.layer.objects() == self.objects {
            true => self.first,
            false => FirstMove::Any,
        };
        self.options.clear();
        self.rules.options(position, first, &mut self.options);
        let scores = self.options.iter().map(|&option| {
            if option == <R as Rules>::EMPTY {
                self.last_take
            } else {
                R::score(&self.table, option)
            }
        });
        let best = scores.fold(Score::NO_OPTION, Score::max).one_ply_earlier();
        self.moves += self.options.len() as u64;
        let before = R::score(&self.table, position);
        if before != best {
            R::set(&mut self.table, position, best);
            self.stored += u64::from(!before.is_known());
            self.changed = true;
        }
    }

    /// Goes to the next layer, or to the next round.
    fn next_layer(&mut self) {
        if self.layer.objects() < self.objects {
            self.layer.rise();
            return;
        }
        self.rounds += 1;
        if !self.changed {
            let start = self.rules.whole(self.objects);
            self.score = Some(R::score(&self.table, start));
            return;
        }
        self.changed = false;
        self.layer = Layer::lowest::<R>();
    }
}

impl<R: Tabled> Search for BottomUp<R> {
    fn try_moves(&mut self, budget: u64) {
        let goal = goal(self.moves, budget);
        while self.score.is_none() {
            if self.layer.is_done() {
                self.next_layer();
            } else if self.moves >= goal {
                break;
            } else if let Some(position) = self.layer.next(&self.rules) {
                self.visit(position);
            }
        }
    }

    fn moves(&self) -> u64 {
        self.moves
    }

    fn stored(&self) -> u64 {
        self.stored
    }

    fn rounds(&self) -> u32 {
        self.rounds
    }

    fn value(&self) -> Option<Value> {
        Some(self.score?.value())
    }
}
