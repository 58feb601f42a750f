//! Spreads values backwards over the graph of a game.

use super::graph::{Graph, advanced, narrow, part};
use super::mark::Mark;
use super::wave::Wave;
use crate::game::{Claim, Link};

/// Decides the positions of a complete graph, from the ends of play backwards:
///
/// ```text
///   place     each position has room for as many sources as moves lead to it
///   list      each move is entered with its target     sources [ of x0 | of x1 | of x2 | ... ]
///   spread    what is decided decides its sources, as a Wave
/// ```
#[derive(Clone, Debug, Default)]
pub(super) struct Spread {
    done: u64,
    /// Where the next source of each position goes. When all sources are listed, where the sources of
    /// each position end.
    ends: Vec<u32>,
    sources: Vec<u32>,
    /// The number of moves that have room among the sources.
    room: u32,
    /// The number of positions without moves that have been placed.
    over: usize,
    /// The position whose moves are being listed, and the next of all moves.
    listing: usize,
    listed: usize,
    wave: Wave,
    /// How many sources of the position in front of the wave have been looked at.
    looked_at: usize,
}

impl Spread {
    /// Units done so far: one for each position placed, listed or spread, and one for each move listed
    /// or looked at backwards.
    pub(super) fn done(&self) -> u64 {
        self.done
    }

    pub(super) fn is_finished(&self, graph: &Graph) -> bool {
        self.listing == graph.ends.len() && self.wave.is_spent()
    }

    /// What is known about a position.
    pub(super) fn mark(&self, place: usize) -> Mark {
        self.wave.mark(place)
    }

    /// The positions that are decided so far, in the order in which the solver decides them.
    pub(super) fn order(&self) -> &[u32] {
        self.wave.order()
    }

    /// Does at most `budget` units; returns how many.
    pub(super) fn spread(&mut self, graph: &Graph, budget: u64) -> u64 {
        let mut left = budget;
        while left > 0 && !self.is_finished(graph) {
            left -= if self.wave.marks.len() < graph.ends.len() {
                self.place(graph, left)
            } else if self.listing < graph.ends.len() {
                self.list_next(graph, left)
            } else {
                self.spread_next(left)
            };
        }
        self.done += budget - left;
        budget - left
    }

    /// Makes room for the sources of the next positions. If a position has no moves, its value is known.
    fn place(&mut self, graph: &Graph, budget: u64) -> u64 {
        let from = self.wave.marks.len();
        let to = advanced(from, budget, graph.ends.len());
        self.ends.reserve(to - from);
        self.wave.marks.reserve(to - from);
        for place in from..to {
            self.ends.push(self.room);
            self.room += graph.incoming[place];
            let mark = match graph.over.get(self.over) {
                Some(&(over, outcome)) if over as usize == place => {
                    self.over += 1;
                    self.wave.enter(over, outcome);
                    Mark::decided(Claim::at_end(outcome))
                }
                _ => Mark::undecided(narrow(graph.moves(place).len())),
            };
            self.wave.marks.push(mark);
        }
        if to == graph.ends.len() {
            self.sources = vec![0; graph.targets.len()];
        }
        (to - from) as u64
    }

    /// Enters moves of the next position as sources of their targets.
    fn list_next(&mut self, graph: &Graph, budget: u64) -> u64 {
        let end = graph.ends[self.listing] as usize;
        let to = advanced(self.listed, budget, end);
        let source = narrow(self.listing);
        for &target in &graph.targets[self.listed..to] {
            let next = &mut self.ends[target.to() as usize];
            self.sources[*next as usize] = Link::new(source, target.is_again()).raw();
            *next += 1;
        }
        let used = (to - self.listed) as u64;
        self.listed = to;
        if to < end || used == budget {
            return used;
        }
        self.listing += 1;
        used + 1
    }

    /// Looks at the moves that lead to the next position of the queue.
    fn spread_next(&mut self, budget: u64) -> u64 {
        let Some(place) = self.wave.front() else {
            return 0;
        };
        if self.looked_at == 0 {
            self.read_ahead();
        }
        let sources = &self.sources[part(&self.ends, place as usize)];
        let to = advanced(self.looked_at, budget, sources.len());
        let is_whole = to == sources.len();
        let sources = &sources[self.looked_at..to];
        let used = sources.len() as u64;
        let worth = self.wave.mark(place as usize).of_moves();
        for &source in sources {
            let source = Link::of_raw(source);
            let (place, worth) = (source.to(), worth[usize::from(source.is_again())]);
            self.wave.arrive(place as usize, place, worth);
        }
        self.looked_at = to;
        if !is_whole || used == budget {
            return used;
        }
        self.wave.pop();
        self.looked_at = 0;
        used + 1
    }

    /// Reads the first and the last source of each position that comes next, so that the processor waits
    /// for the memory of all of them at once: on heaps the values spread in two thirds of the time.
    /// Nothing depends on what is read.
    fn read_ahead(&self) {
        for &place in self.wave.ahead() {
            let sources = &self.sources[part(&self.ends, place as usize)];
            std::hint::black_box((sources.first().copied(), sources.last().copied()));
        }
    }
}
