//! One token on a graph that may have circles.

use crate::error::{Error, GraphError};
use crate::game::{EndRule, Game, Heading, Notation, Outcome};
use crate::graph::{Digraph, GraphChoice, read};
use crate::solve::{GameFamily, Indexed, Needed, Needs};

/// One token on a graph. A player moves it along an edge. Where no edge leaves a node, the end rule says who
/// wins. The edges may go round in a circle: then play need not end, and a position can be a draw.
///
/// ```
/// use appleyard_core::game::EndRule;
/// use appleyard_core::graph::{GraphChoice, GraphForm, read};
/// use appleyard_core::play::Notation;
/// use appleyard_core::progress::Run;
/// use appleyard_core::solve::{IndexedRun, Solved, Value};
/// use appleyard_core::token_graph::Token;
///
/// let graph = read("a -> b\nb -> a c\nc -> d", &GraphChoice::of(GraphForm::Edges))?.graph;
/// let game = Token::new(graph, None, EndRule::Normal)?;
/// let start = game.start();
/// let mut run = IndexedRun::new(game)?;
/// run.ask(&start)?;
/// run.finish()?;
/// assert_eq!(run.value(&start)?, Value::DRAWN); // from c the opponent would win, so they go round
/// # Ok::<(), appleyard_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Token {
    graph: Digraph,
    /// The nodes from which an edge leads to each node.
    before: Vec<Vec<u32>>,
    start: u32,
    end_rule: EndRule,
}

impl Token {
    /// The game with the token on the node called `start`, or on the first node.
    ///
    /// # Errors
    ///
    /// [`GraphError::NoNodes`]; [`GraphError::UnknownStart`].
    pub fn new(graph: Digraph, start: Option<&str>, end_rule: EndRule) -> Result<Self, Error> {
        let nodes = graph.names().len();
        if nodes == 0 {
            return Err(GraphError::NoNodes.into());
        }
        let start = match start {
            None => 0,
            Some(name) => graph.find(name).ok_or(GraphError::UnknownStart)?,
        };
        let mut before = vec![Vec::new(); nodes];
        for node in (0..).take(nodes) {
            for &next in graph.successors(node) {
                before[next as usize].push(node);
            }
        }
        Ok(Token {
            graph,
            before,
            start,
            end_rule,
        })
    }

    /// The graph.
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }
}

impl Game for Token {
    /// The node of the token.
    type Position = u32;
    /// The node to which the token moves.
    type Move = u32;

    fn moves(&self, &node: &u32) -> impl Iterator<Item = u32> {
        self.graph.successors(node).iter().copied()
    }

    fn after(&self, _: &u32, next: u32) -> u32 {
        next
    }

    fn verdict(&self, _: &u32) -> Outcome {
        self.end_rule.outcome_at_end()
    }

    fn is_legal(&self, &node: &u32, next: u32) -> bool {
        self.graph.successors(node).binary_search(&next).is_ok()
    }
}

impl Indexed for Token {
    fn indices(&self) -> u64 {
        self.before.len() as u64
    }

    fn index(&self, &node: &u32) -> Option<u32> {
        self.position_at(node)
    }

    fn position_at(&self, index: u32) -> Option<u32> {
        (u64::from(index) < self.indices()).then_some(index)
    }

    fn before(&self, &node: &u32, each: &mut impl FnMut(u32)) {
        self.before[node as usize]
            .iter()
            .for_each(|&node| each(node));
    }
}

/// A position is written as the name of its node. The number of a move is the number of the node to which
/// it leads.
impl Notation for Token {
    fn start(&self) -> u32 {
        self.start
    }

    fn text(&self, &node: &u32) -> String {
        self.graph.names()[node as usize].clone()
    }

    fn number(&self, _: &u32, next: u32) -> u32 {
        next
    }

    fn step(&self, node: &u32, number: u32) -> Option<u32> {
        self.is_legal(node, number).then_some(number)
    }
}

impl GameFamily for Token {
    const NAME: &'static str = "graph";
    const NEEDS: Needs = Needs {
        rules: true,
        start: Some(Needed::Optional),
    };

    fn of_heading(heading: &Heading) -> Result<Self, Error> {
        let [] = heading.small_sizes()?;
        let graph = read(heading.rules(), &GraphChoice::default())?.graph;
        Token::new(graph, heading.start.as_deref(), heading.end_rule())
    }
}
