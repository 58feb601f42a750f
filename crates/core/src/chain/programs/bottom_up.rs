//! All positions, from few objects to many.

use super::super::FirstMove;
use super::rules::Rules;
use super::score;
use super::search::Search;
use super::table::Tabled;
use crate::game::EndRule;

/// Values every position by its moves, and again, until a round changes nothing. A position needs
/// only those of fewer objects, which come before it: the first round finds every value, and the
/// second confirms it.
#[derive(Debug)]
pub(super) struct BottomUp<R: Tabled> {
    rules: R,
    objects: u32,
    first: FirstMove,
    last_take: i32,
    table: R::Table,
    stored: u64,
    /// The positions of `layer_objects` objects, and which of them comes next.
    layer: Vec<R::Position>,
    layer_objects: u32,
    next: usize,
    options: Vec<R::Position>,
    moves: u64,
    rounds: u32,
    /// Whether this round has changed a value.
    changed: bool,
    score: Option<i32>,
}

impl<R: Tabled> BottomUp<R> {
    /// A run that has tried nothing yet. Cost O(positions), for the table.
    pub(super) fn new(rules: R, objects: u32, first: FirstMove, end_rule: EndRule) -> Self {
        BottomUp {
            table: rules.table(),
            objects,
            first,
            last_take: score::of_last_take(end_rule),
            stored: 0,
            layer: vec![<R as Rules>::EMPTY],
            layer_objects: 0,
            next: 1,
            options: Vec::new(),
            moves: 0,
            rounds: 0,
            changed: false,
            score: None,
            rules,
        }
    }

    /// Values a position by its moves.
    fn visit(&mut self, position: R::Position) {
        let first = match self.layer_objects == self.objects {
            true => self.first,
            false => FirstMove::Any,
        };
        self.options.clear();
        self.rules.options(position, first, &mut self.options);
        let scores = self.options.iter().map(|&option| {
            if option == <R as Rules>::EMPTY {
                self.last_take
            } else {
                score::one_ply_earlier(R::score(&self.table, option).into())
            }
        });
        let best = i8::try_from(scores.max().unwrap_or(score::NONE)).unwrap_or(0);
        self.moves += self.options.len() as u64;
        let before = R::score(&self.table, position);
        if before != best {
            R::set(&mut self.table, position, best);
            self.stored += u64::from(before == 0);
            self.changed = true;
        }
    }

    /// Goes to the next layer, or the next round.
    fn next_layer(&mut self) {
        if self.layer_objects < self.objects {
            self.layer = self.rules.next_layer(&self.layer);
            self.layer_objects += 1;
            self.next = 0;
            return;
        }
        self.rounds += 1;
        if !self.changed {
            let start = self.rules.whole(self.objects);
            self.score = Some(R::score(&self.table, start).into());
            return;
        }
        self.changed = false;
        self.layer = vec![<R as Rules>::EMPTY];
        self.layer_objects = 0;
        self.next = 1;
    }
}

impl<R: Tabled> Search for BottomUp<R> {
    fn try_moves(&mut self, budget: u64) {
        let goal = self.moves.saturating_add(budget);
        while self.score.is_none() {
            match self.layer.get(self.next) {
                None => self.next_layer(),
                Some(_) if self.moves >= goal => break,
                Some(&position) => {
                    self.visit(position);
                    self.next += 1;
                }
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

    fn score(&self) -> Option<i32> {
        self.score
    }
}
