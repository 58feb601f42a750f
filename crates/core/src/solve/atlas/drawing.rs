//! Every position and every move of a small game, and the order in which a solver decides the positions.

use std::fmt::Write;

use crate::error::{Error, Sure};
use crate::game::{Claim, Outcome};
use crate::graph::reverse_topological_order;
use crate::solve::SolvedGame;
use crate::solve::graph::{Graph, narrow, part};
use crate::solve::spread::Spread;
use crate::token_graph::least_missing;
use crate::trace::Trace;

/// The most positions of a game that is drawn position by position.
pub const MOST_DRAWN: usize = 2000;

/// The most moves, over all positions, of a game that is drawn.
pub const MOST_DRAWN_MOVES: usize = 40_000;

/// Numbers in a row of the order of deciding:
///
/// ```text
///   [ x o k | x o k | ... ]      DECIDING_WIDTH = 3
///     │ │ └ plies to the end: the remoteness, or for a tie those to the nearest tied end
///     │ └── outcome: 0 for P (lost for the player to move), 1 for N, 2 for D
///     └──── the place of the position
/// ```
///
/// The rows have the order of [`Retrograde::order`](crate::solve::Retrograde::order); a position without a row
/// is drawn by play without end.
pub const DECIDING_WIDTH: usize = 3;

/// What [`Drawing::open`] says of a position that is decided.
pub const DECIDED: u32 = u32::MAX;

/// All positions and moves of a game that is small enough to draw each of them.
#[derive(Clone, Debug)]
pub struct Drawing {
    graph: Graph,
    deciding: Trace<DECIDING_WIDTH>,
    grundy: Option<Vec<u32>>,
}

impl Drawing {
    /// Draws a game. Cost: O(p + q) for p positions and q moves.
    pub(super) fn new(game: &dyn SolvedGame) -> Result<Drawing, Error> {
        let graph = graph_of(game)?;
        let mut spread = Spread::default();
        spread.spread(&graph, u64::MAX);
        let mut deciding = Trace::with_capacity(spread.order().len());
        for &place in spread.order() {
            let decided = match spread.mark(place as usize).claim() {
                Claim::Lost(plies) => Some((0, plies)),
                Claim::Won(plies) => Some((1, plies)),
                Claim::Tie(plies) => Some((2, plies)),
                Claim::Endless => None,
            };
            let (outcome, plies) = decided.sure("what is in order is decided")?;
            deciding.push([place, outcome, plies]);
        }
        let normal = graph.over.iter().all(|&(_, who)| who == Outcome::P);
        let grundy = (normal && game.turn(game.start()?)?.is_none()).then(|| grundy_of(&graph));
        Ok(Drawing {
            grundy: grundy.flatten(),
            deciding,
            graph,
        })
    }

    /// The places to which moves lead, position by position; several moves may lead to one place. Those of
    /// a position end where [`ends`](Drawing::ends) says.
    pub fn targets(&self) -> Vec<u32> {
        let targets = self.graph.targets.iter();
        targets.map(|target| target.to()).collect()
    }

    /// For each place, where the targets of its moves end.
    pub fn ends(&self) -> &[u32] {
        &self.graph.ends
    }

    /// The order of deciding, a row of [`DECIDING_WIDTH`] numbers for each step.
    pub fn deciding(&self) -> &Trace<DECIDING_WIDTH> {
        &self.deciding
    }

    /// For each place after this number of steps, how many moves may still save the player: those that are
    /// not known to lose. [`DECIDED`] for a position that is decided. Cost: O(p + q).
    pub fn open(&self, steps: usize) -> Vec<u32> {
        let mut known = vec![None; self.graph.ends.len()];
        for &[place, outcome, _] in self.deciding.as_slice().as_chunks().0.iter().take(steps) {
            known[place as usize] = Some(outcome);
        }
        let places = 0..self.graph.ends.len();
        let open = places.map(|place| {
            if known[place].is_some() {
                return DECIDED;
            }
            let moves = self.graph.moves(place).iter();
            let may_save = moves.filter(|target| {
                // Won for whoever moves there: the opponent, unless the same player moves again.
                let lost = if target.is_again() { 0 } else { 1 };
                known[target.to() as usize] != Some(lost)
            });
            narrow(may_save.count())
        });
        open.collect()
    }

    /// The places from which a move leads to this one, each once and rising.
    pub fn before(&self, place: u32) -> Vec<u32> {
        let places = 0..self.graph.ends.len();
        let leads = |&from: &usize| {
            let mut moves = self.graph.moves(from).iter();
            moves.any(|target| target.to() == place)
        };
        places.filter(leads).map(narrow).collect()
    }

    /// The Grundy value of each place. `None` unless the game is impartial, the last move wins, and play
    /// always ends: only then are there such values.
    pub fn grundy(&self) -> Option<&[u32]> {
        self.grundy.as_deref()
    }

    /// The Grundy values of the positions after this one, each once and rising.
    pub fn mex_set(&self, place: u32) -> Option<Vec<u32>> {
        let values = self.grundy.as_ref()?;
        let moves = self.graph.moves(place as usize).iter();
        let mut set: Vec<u32> = moves.map(|target| values[target.to() as usize]).collect();
        set.sort_unstable();
        set.dedup();
        Some(set)
    }

    /// The drawing as a digraph in DOT, each position a node with its text, and lost ones discs, won ones
    /// rings, drawn ones squares. Moves that lead to the same position are one edge.
    ///
    /// # Errors
    ///
    /// [`Error::PositionNotSolved`] unless it is the game that was drawn.
    pub fn dot(&self, game: &dyn SolvedGame) -> Result<String, Error> {
        let mut dot = String::from("digraph game {\n");
        for place in (0..).take(self.graph.ends.len()) {
            let code = game.code_at(place)?;
            let quoted = quoted(&game.text(code)?);
            let look = match game.value(code)?.outcome {
                Outcome::P => "shape=circle style=filled",
                Outcome::N => "shape=circle",
                Outcome::D => "shape=square",
            };
            // Writing to a text cannot fail.
            let _ = writeln!(dot, "  {place} [label=\"{quoted}\" {look}];");
        }
        for from in 0..self.graph.ends.len() {
            let moves = self.graph.moves(from).iter();
            let mut after: Vec<u32> = moves.map(|target| target.to()).collect();
            after.sort_unstable();
            after.dedup();
            for to in after {
                let _ = writeln!(dot, "  {from} -> {to};");
            }
        }
        dot.push_str("}\n");
        Ok(dot)
    }
}

/// The graph of a game, place by place.
fn graph_of(game: &dyn SolvedGame) -> Result<Graph, Error> {
    let mut graph = Graph {
        incoming: vec![0; game.count()],
        ..Graph::default()
    };
    for place in (0..).take(game.count()) {
        let before = graph.targets.len();
        game.links_at(place, &mut graph.targets)?;
        for target in &graph.targets[before..] {
            graph.incoming[target.to() as usize] += 1;
        }
        if graph.targets.len() == before {
            let verdict = game.verdict(game.code_at(place)?)?;
            graph.over.push((place, verdict));
        }
        graph.ends.push(narrow(graph.targets.len()));
    }
    Ok(graph)
}

/// The Grundy values of an impartial game; `None` if play may go round.
fn grundy_of(graph: &Graph) -> Option<Vec<u32>> {
    let targets: Vec<u32> = graph.targets.iter().map(|target| target.to()).collect();
    let after = |place: u32| &targets[part(&graph.ends, place as usize)];
    let order = reverse_topological_order(graph.ends.len(), after).ok()?;
    Some(least_missing(&order, after))
}

/// A text as it stands in the quotes of a label in DOT: Graphviz reads `\\`, `\"` and `\n` there, and also
/// the character references of HTML, so an ampersand becomes one. Other control characters would make the
/// SVG of Graphviz unreadable.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => quoted.push_str("\\\\"),
            '"' => quoted.push_str("\\\""),
            '&' => quoted.push_str("&amp;"),
            '\n' => quoted.push_str("\\n"),
            control if control.is_control() => quoted.push('\u{fffd}'),
            other => quoted.push(other),
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_label_in_dot_escapes_what_ends_it_or_means_something_else() {
        assert_eq!(quoted(r#"say "x" \N <b>"#), r#"say \"x\" \\N <b>"#);
        assert_eq!(quoted("&lt; é 棋"), "&amp;lt; é 棋");
        assert_eq!(quoted("a\nb\u{0}\r"), "a\\nb\u{fffd}\u{fffd}");
    }
}
