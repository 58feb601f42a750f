//! The form into which a script is lowered: what the [machine](super::machine) evaluates.
//!
//! ```text
//!   Function ── Block ── (cost, Statement)*
//!                            └── Node: a tree in which a variable is a slot of the frame
//! ```
//!
//! A cost is the number of operations that the interpreter counts on the way that is always taken. What it
//! counts only sometimes stands in a [`Part`] of its own, or depends on the types of values and is counted when
//! they are there.

use super::natives::Native;
use super::operators::Operator;
use crate::value::{Text, Value};

/// A function of the script.
#[derive(Debug, Default)]
pub(super) struct Function {
    /// The most slots of its frame in use at once: its variables, and arguments of calls. The first ones are
    /// its parameters.
    pub(super) slots: usize,
    pub(super) body: Block,
    /// The functions that it may call, by number.
    pub(super) calls: Vec<usize>,
}

/// Statements with their costs. The value of the last one is the block's.
pub(super) type Block = Box<[(u64, Statement)]>;

/// A node that is not always evaluated, with its cost.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) cost: u64,
    pub(super) node: Node,
}

#[derive(Debug)]
pub(super) enum Statement {
    Value(Node),
    /// A new variable.
    Let(usize, Node),
    /// A variable that is there, which counts as read.
    Assign(usize, Option<Operator>, Node),
    Put(Box<Put>),
    If(Box<(Node, Block, Block)>),
    /// Without a condition, it goes on until `break`.
    While(Box<(Option<Part>, Block)>),
    /// The loop that looks after each round whether its condition has this value still.
    Do(Box<(Block, Part, bool)>),
    For(Box<For>),
    Break(Node),
    Continue,
    Return(Node),
    /// Always an error.
    Throw(Node),
}

/// An assignment to a place within a variable: the value first, then the arguments of the links.
#[derive(Debug)]
pub(super) struct Put {
    pub(super) value: Node,
    pub(super) operator: Option<Operator>,
    pub(super) slot: usize,
    pub(super) arguments: Box<[Node]>,
    pub(super) links: Box<[Link]>,
}

#[derive(Debug)]
pub(super) struct For {
    pub(super) over: Over,
    /// The slot that counts the rounds, if there is one.
    pub(super) counter: Option<usize>,
    pub(super) slot: usize,
    pub(super) body: Block,
}

#[derive(Debug)]
pub(super) enum Over {
    /// From the first to before the second, or to the second.
    Range {
        nodes: (Node, Node),
        inclusive: bool,
    },
    Value(Node),
}

#[derive(Debug)]
pub(super) enum Node {
    Constant(Value),
    Local(usize),
    Array(Box<[Node]>),
    /// The entries in the order in which they are evaluated.
    Map(Box<[(Text, Node)]>),
    /// A text in which the values of nodes stand.
    Interpolated(Box<[Node]>),
    All(Box<[Part]>),
    Any(Box<[Part]>),
    /// The first that is not the unit.
    First(Box<[Part]>),
    Not(Box<Node>),
    Negative(Box<Node>),
    Binary(Operator, Box<(Node, Node)>),
    Block(Block),
    Call(Box<Call>),
    Native(Box<NativeCall>),
    /// An element of a variable.
    Element(usize, Box<Node>),
    /// A property of a variable.
    Field(usize, Text),
    Chain(Box<Chain>),
}

/// A call of a function of the script. Its frame begins at the slots in which the arguments are put.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) function: usize,
    pub(super) base: usize,
    pub(super) arguments: Box<[Node]>,
    /// Whether the first argument is a variable, which is read after all other arguments are there.
    pub(super) first_is_last: bool,
}

/// A call of a native function.
#[derive(Debug)]
pub(super) struct NativeCall {
    pub(super) native: Native,
    pub(super) receiver: Receiver,
    pub(super) arguments: Box<[Node]>,
}

/// The first argument of a native function, or what stands before the dot.
#[derive(Debug)]
pub(super) enum Receiver {
    /// A variable, which is read after the other arguments are there, and may be changed.
    Local(usize),
    /// A value that is there before the other arguments.
    Before(Node),
    /// A value that comes after the other arguments.
    After(Node),
}

/// Something that links lead on from, one after the other. All arguments come before the root.
#[derive(Debug)]
pub(super) struct Chain {
    pub(super) root: Root,
    pub(super) arguments: Box<[Node]>,
    pub(super) links: Box<[Link]>,
}

/// The most arguments of all links of a chain.
pub(super) const MAX_ARGUMENTS: usize = 8;

#[derive(Debug)]
pub(super) enum Root {
    Local(usize),
    Value(Node),
}

#[derive(Debug)]
pub(super) struct Link {
    pub(super) step: Step,
    /// Whether what is reached through it is changed in its place.
    pub(super) changes: bool,
}

#[derive(Debug)]
pub(super) enum Step {
    /// The next argument is the place.
    Index,
    Property(Text),
    /// The function takes this number of the next arguments.
    Method(Native, usize),
}
