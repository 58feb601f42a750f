//! Several tokens on a graph.

use super::GrundyGraph;
use crate::error::{Error, TokensError};
use crate::game::{EndRule, Game, Outcome};
use crate::nim::{HeapColumn, columns, deciding};
use crate::solve::{Solved, Value};

/// The most tokens.
pub const MAX_TOKENS: usize = 64;

/// Tokens as Nim heaps, one for each, and the board of exclusive or.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(serde::Serialize, tsify::Tsify))]
pub struct TokenHeaps {
    /// The stones of each heap: the Grundy value of the token's node.
    pub heaps: Vec<u32>,
    /// Their exclusive or. The position is lost exactly when it is 0.
    pub xor: u32,
    /// The board of these numbers in binary, see [`columns`].
    pub columns: Vec<HeapColumn>,
    /// The leftmost column with an odd number of 1s, which decides; absent if the exclusive or is 0.
    #[cfg_attr(feature = "bindings", serde(skip_serializing_if = "Option::is_none"))]
    pub deciding: Option<HeapColumn>,
    /// The moves that win, see [`winning`](Tokens::winning).
    pub winning: Vec<TokenMove>,
}

/// Tokens on the nodes of a graph; several may share a node. A player moves one of them along an edge, and
/// who cannot move loses.
///
/// A position is the list of the tokens' nodes. Only nodes of the graph may be in it:
/// [`check`](Tokens::check) tells.
///
/// ```
/// use appleyard_core::solve::Solved;
/// use appleyard_core::game::Outcome;
/// use appleyard_core::graph::{GraphChoice, GraphForm, read};
/// use appleyard_core::token_graph::{GrundyGraph, Tokens};
///
/// let graph = GrundyGraph::new(read("a -> b c\nb -> c", &GraphChoice::of(GraphForm::Edges))?.graph)?;
/// assert_eq!(graph.values(), [2, 1, 0]); // a, b and c, like heaps of 2, 1 and 0 stones
/// let tokens = Tokens::new(&graph);
/// assert_eq!(tokens.heaps(&[0, 1]), [2, 1]);
/// assert_eq!(tokens.value(&vec![0, 1])?.outcome, Outcome::N);
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Tokens<'a> {
    graph: &'a GrundyGraph,
}

/// A move of one token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(deny_unknown_fields)
)]
pub struct TokenMove {
    /// The token, by its index in the position.
    pub token: u32,
    /// The node to which it moves.
    pub to: u32,
}

impl<'a> Tokens<'a> {
    /// The game on this graph.
    pub fn new(graph: &'a GrundyGraph) -> Tokens<'a> {
        Tokens { graph }
    }

    /// Whether this is a position of the game.
    ///
    /// # Errors
    ///
    /// [`TokensError::TooManyTokens`], [`TokensError::NoSuchNode`].
    pub fn check(&self, tokens: &[u32]) -> Result<(), TokensError> {
        if tokens.len() > MAX_TOKENS {
            return Err(TokensError::TooManyTokens {
                count: tokens.len() as u64,
                limit: MAX_TOKENS as u64,
            });
        }
        let nodes = self.graph.values().len();
        match tokens.iter().position(|&node| node as usize >= nodes) {
            Some(token) => Err(TokensError::NoSuchNode {
                token: crate::error::place(token),
            }),
            None => Ok(()),
        }
    }

    /// The Nim heaps that are worth the same, one for each token.
    pub fn heaps(&self, tokens: &[u32]) -> Vec<u32> {
        tokens.iter().map(|&node| self.grundy(node)).collect()
    }

    /// The heaps with all that a page draws of them.
    ///
    /// # Errors
    ///
    /// The same as for [`check`](Tokens::check).
    pub fn as_heaps(&self, tokens: &[u32]) -> Result<TokenHeaps, TokensError> {
        self.check(tokens)?;
        let heaps = self.heaps(tokens);
        let stones: Vec<u64> = heaps.iter().copied().map(u64::from).collect();
        let columns = columns(&stones);
        Ok(TokenHeaps {
            heaps,
            xor: self.sum(tokens),
            deciding: deciding(&columns).cloned(),
            columns,
            winning: self.winning(tokens),
        })
    }

    /// The exclusive or of the tokens' values. The position is lost exactly when it is 0.
    pub fn sum(&self, tokens: &[u32]) -> u32 {
        tokens.iter().fold(0, |sum, &node| sum ^ self.grundy(node))
    }

    /// The moves after which the sum is 0, in the order of [`moves`](Game::moves). Each is also a move in
    /// the equivalent heaps: the token's heap loses stones, or gains some, which the opponent can take
    /// away again at once.
    pub fn winning(&self, tokens: &[u32]) -> Vec<TokenMove> {
        let sum = self.sum(tokens);
        let mut winning = Vec::new();
        if sum == 0 {
            return winning;
        }
        for (token, &node) in (0..).zip(tokens) {
            let wanted = self.grundy(node) ^ sum;
            let after = self.graph.graph().successors(node).iter();
            let good = after.filter(|&&to| self.grundy(to) == wanted);
            winning.extend(good.map(|&to| TokenMove { token, to }));
        }
        winning
    }

    fn grundy(&self, node: u32) -> u32 {
        self.graph.values()[node as usize]
    }
}

impl Game for Tokens<'_> {
    type Position = Vec<u32>;
    type Move = TokenMove;

    fn moves(&self, position: &Vec<u32>) -> impl Iterator<Item = TokenMove> {
        (0..).zip(position).flat_map(|(token, &node)| {
            let after = self.graph.graph().successors(node).iter();
            after.map(move |&to| TokenMove { token, to })
        })
    }

    fn after(&self, position: &Vec<u32>, chosen: TokenMove) -> Vec<u32> {
        let mut after = position.clone();
        after[chosen.token as usize] = chosen.to;
        after
    }

    fn verdict(&self, _: &Vec<u32>) -> Outcome {
        EndRule::Normal.outcome_at_end()
    }

    fn is_legal(&self, position: &Vec<u32>, chosen: TokenMove) -> bool {
        let node = position.get(chosen.token as usize);
        node.is_some_and(|&node| {
            let successors = self.graph.graph().successors(node);
            successors.binary_search(&chosen.to).is_ok()
        })
    }
}

/// The outcome of any position, by the exclusive or. The remoteness is not known: it does not follow from
/// the tokens' own.
impl Solved for Tokens<'_> {
    type Game = Self;

    fn game(&self) -> &Self {
        self
    }

    fn value(&self, position: &Vec<u32>) -> Result<Value, Error> {
        self.check(position)?;
        let outcome = Outcome::lost_if(self.sum(position) == 0);
        Ok(Value {
            outcome,
            remoteness: None,
        })
    }
}
