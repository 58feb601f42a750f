//! Why a node of a walk may be entered, or not.

use super::{PathGraph, Walk};
use crate::error::PathsError;

/// What a node is at a moment of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum NodeState {
    /// It is the destination.
    Destination,
    /// It is on the stack and in the set.
    OnPath,
    /// The search has been there, from a call that still waits, and found no path.
    DeadEnd,
    /// The search has been there, from a call that still waits, and found paths.
    Done,
    /// From there the destination cannot be reached without the nodes of the set.
    CutOff,
    /// The search may enter it now.
    Free,
    /// No edge leads there from the newest node of the stack.
    NotAdjacent,
}

/// A node at a moment of a walk, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct NodeWhy {
    /// The node.
    pub node: u32,
    /// What it is.
    pub state: NodeState,
    /// The newest node of the stack; absent if the stack is empty.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub head: Option<u32>,
    /// The node from which the search has been there; absent if it has not.
    #[cfg_attr(
        feature = "bindings",
        tsify(optional),
        serde(skip_serializing_if = "Option::is_none")
    )]
    pub back: Option<u32>,
    /// The place on the stack, counted from 1; 0 if it is not there.
    pub place: u32,
    /// The paths found there.
    pub paths: u32,
    /// For a dead end or a node that is cut off: the nodes of the stack at which every way on ends, ascending.
    pub wall: Vec<u32>,
}

/// Why a node looks as it does after this many steps. Cost O(calls + nodes + edges).
///
/// # Errors
///
/// [`PathsError::NoSuchNode`], [`PathsError::NoSuchStep`].
pub fn why(graph: &PathGraph, walk: &Walk, step: u32, node: u32) -> Result<NodeWhy, PathsError> {
    let nodes = graph.names().len();
    if node as usize >= nodes {
        return Err(PathsError::NoSuchNode {
            node: crate::error::place(node as usize),
            nodes: nodes as u64,
        });
    }
    let steps = walk.summary().steps;
    if step > steps {
        return Err(PathsError::NoSuchStep {
            step: step.into(),
            steps: steps.into(),
        });
    }
    let calls = walk.stack(step);
    let node_of = |call: u32| walk.call(call).map(|it| it.node);
    let stack: Vec<u32> = calls.iter().filter_map(|&it| node_of(it)).collect();
    let mut answer = NodeWhy {
        node,
        state: NodeState::NotAdjacent,
        head: stack.last().copied(),
        back: None,
        place: 0,
        paths: 0,
        wall: Vec::new(),
    };
    if Some(node) == walk.destination() {
        answer.state = NodeState::Destination;
        return Ok(answer);
    }
    if let Some(place) = (1..).zip(&stack).find(|(_, it)| **it == node) {
        answer.state = NodeState::OnPath;
        answer.place = place.0;
        return Ok(answer);
    }
    // The latest call for this node that a call on the stack has made and that has ended.
    let tried = walk.all_calls().iter().rev().find(|it| {
        let ended = it.last.is_some_and(|last| last <= step);
        ended && it.node == node && it.parent.is_some_and(|it| calls.contains(&it))
    });
    if let Some(call) = tried {
        answer.paths = call.paths;
        answer.back = call.parent.and_then(node_of);
        answer.state = if call.paths > 0 {
            NodeState::Done
        } else {
            NodeState::DeadEnd
        };
    }
    // The stack as it was when the search was there, or as it is now.
    let until = answer
        .back
        .and_then(|back| stack.iter().position(|&it| it == back));
    let walls = until.map_or(stack.as_slice(), |it| &stack[..=it]);
    let met = graph.reached(node, |it| walls.contains(&it));
    let reaches = walk.destination().and_then(|it| met.get(it as usize)) == Some(&true);
    if matches!(answer.state, NodeState::DeadEnd) || (tried.is_none() && !reaches) {
        let next_to = |wall: &u32| {
            let inside = (0..).zip(&met).filter(|(_, met)| **met);
            inside.into_iter().any(|(node, _)| graph.joins(node, *wall))
        };
        answer.wall = walls.iter().copied().filter(next_to).collect();
        answer.wall.sort_unstable();
    }
    if tried.is_none() {
        let adjacent = answer.head.is_some_and(|head| graph.joins(head, node));
        answer.state = match (reaches, adjacent) {
            (false, _) => NodeState::CutOff,
            (true, true) => NodeState::Free,
            (true, false) => NodeState::NotAdjacent,
        };
    }
    Ok(answer)
}
