//! What a function may do, seen from its nodes alone: which variables it changes, and whether it returns early.

use std::collections::HashSet;

use super::super::node::{Block, Node, Over, Receiver, Root, Statement, Step};

#[derive(Debug, Default)]
pub(super) struct Scan {
    /// The slots of variables that are changed after they are there.
    pub(super) written: HashSet<usize>,
    pub(super) returns: bool,
}

impl Scan {
    pub(super) fn of(block: &Block) -> Scan {
        let mut scan = Scan::default();
        scan.block(block);
        scan
    }

    /// Whether evaluating the node changes no variable.
    pub(super) fn is_pure(node: &Node) -> bool {
        let mut scan = Scan::default();
        scan.node(node);
        scan.written.is_empty()
    }

    fn block(&mut self, block: &Block) {
        for (_, statement) in block {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Value(node)
            | Statement::Let(_, node)
            | Statement::Break(node)
            | Statement::Throw(node) => self.node(node),
            Statement::Assign(slot, _, node) => {
                self.written.insert(*slot);
                self.node(node);
            }
            Statement::Put(put) => {
                self.written.insert(put.slot);
                self.node(&put.value);
                self.nodes(&put.arguments);
            }
            Statement::If(parts) => {
                self.node(&parts.0);
                self.block(&parts.1);
                self.block(&parts.2);
            }
            Statement::While(parts) => {
                if let Some(part) = &parts.0 {
                    self.node(&part.node);
                }
                self.block(&parts.1);
            }
            Statement::Do(parts) => {
                self.block(&parts.0);
                self.node(&parts.1.node);
            }
            Statement::For(parts) => {
                match &parts.over {
                    Over::Range { nodes, .. } => {
                        self.node(&nodes.0);
                        self.node(&nodes.1);
                    }
                    Over::Value(node) => self.node(node),
                }
                self.block(&parts.body);
            }
            Statement::Continue => {}
            Statement::Return(node) => {
                self.returns = true;
                self.node(node);
            }
        }
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Constant(_) | Node::Local(_) | Node::Field(..) => {}
            Node::Array(nodes) | Node::Interpolated(nodes) => self.nodes(nodes),
            Node::Map(entries) => {
                for (_, node) in entries {
                    self.node(node);
                }
            }
            Node::All(parts) | Node::Any(parts) | Node::First(parts) => {
                for part in parts {
                    self.node(&part.node);
                }
            }
            Node::Not(node) | Node::Negative(node) | Node::Element(_, node) => self.node(node),
            Node::Binary(_, sides) => {
                self.node(&sides.0);
                self.node(&sides.1);
            }
            Node::Block(block) => self.block(block),
            Node::Call(call) => self.nodes(&call.arguments),
            Node::Native(call) => {
                match &call.receiver {
                    Receiver::Local(slot) if call.native.changes() => {
                        self.written.insert(*slot);
                    }
                    Receiver::Local(_) => {}
                    Receiver::Before(node) | Receiver::After(node) => self.node(node),
                }
                self.nodes(&call.arguments);
            }
            Node::Chain(chain) => {
                self.nodes(&chain.arguments);
                let mut links = chain.links.iter();
                let changes = links.any(|link| match link.step {
                    Step::Method(native, _) => native.changes(),
                    _ => false,
                });
                match &chain.root {
                    Root::Local(slot) if changes => {
                        self.written.insert(*slot);
                    }
                    Root::Local(_) => {}
                    Root::Value(node) => self.node(node),
                }
            }
        }
    }
}
