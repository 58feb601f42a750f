//! Lowering of expressions.

use rhai::{ASTFlags, Expr, FnCallExpr, Token};

use super::lower::Lowering;
use super::natives::Native;
use super::node::{Call, Chain, Link, MAX_ARGUMENTS, NativeCall, Node, Receiver, Root, Step};
use super::operators::Operator;
use crate::value::Value;

/// Names that the interpreter looks at before it looks for a function.
const KEYWORDS: [&str; 10] = [
    "type_of",
    "is_shared",
    "is_def_fn",
    "is_def_var",
    "call",
    "curry",
    "eval",
    "print",
    "debug",
    "Fn",
];

impl Lowering<'_> {
    /// An expression on its own.
    pub(super) fn expression(&mut self, expression: &Expr) -> Option<Node> {
        self.add(1)?;
        Some(match expression {
            Expr::BoolConstant(truth, _) => Node::Constant(Value::Bool(*truth)),
            Expr::IntegerConstant(integer, _) => Node::Constant(Value::Int(*integer)),
            Expr::CharConstant(character, _) => Node::Constant(Value::Char(*character)),
            Expr::StringConstant(text, _) => Node::Constant(Value::text(text.as_str())),
            Expr::Unit(_) => Node::Constant(Value::Unit),
            Expr::Variable(..) => Node::Local(self.local(expression)?),
            Expr::FnCall(call, _) => self.call(call)?,
            Expr::InterpolatedString(pieces, _) => Node::Interpolated(self.expressions(pieces)?),
            Expr::Array(elements, _) => {
                let elements = self.expressions(elements)?;
                match constants(&elements) {
                    Some(all) => Node::Constant(Value::array(all)),
                    None => Node::Array(elements),
                }
            }
            Expr::Map(entries, _) => {
                let entries = entries.0.iter().map(|(name, value)| {
                    let value = self.expression(value)?;
                    Some((self.name(&name.name), value))
                });
                Node::Map(entries.collect::<Option<_>>()?)
            }
            Expr::And(parts, _) => Node::All(self.parts(parts)?),
            Expr::Or(parts, _) => Node::Any(self.parts(parts)?),
            Expr::Coalesce(parts, _) => Node::First(self.parts(parts)?),
            Expr::Stmt(block) => Node::Block(self.block(block.statements())?),
            Expr::Index(..) | Expr::Dot(..) => {
                let chain = self.chain(expression)?;
                simple(chain)
            }
            _ => return None,
        })
    }

    fn expressions(&mut self, all: &[Expr]) -> Option<Box<[Node]>> {
        all.iter().map(|it| self.expression(it)).collect()
    }

    fn parts(&mut self, all: &[Expr]) -> Option<Box<[super::node::Part]>> {
        all.iter().map(|it| self.part(it)).collect()
    }

    /// An argument of a call: what is written out costs one operation, however large.
    pub(super) fn argument(&mut self, expression: &Expr) -> Option<Node> {
        match expression.get_literal_value(None) {
            Some(literal) => {
                self.add(1)?;
                constant(&literal)
            }
            None => self.expression(expression),
        }
    }

    fn arguments(&mut self, all: &[Expr]) -> Option<Box<[Node]>> {
        all.iter().map(|it| self.argument(it)).collect()
    }

    /// A call that is not after a dot.
    pub(super) fn call(&mut self, call: &FnCallExpr) -> Option<Node> {
        if call.capture_parent_scope || KEYWORDS.contains(&call.name.as_str()) {
            return None;
        }
        match (&call.op_token, call.args.as_slice()) {
            (None, arguments) => self.named(&call.name, arguments),
            (Some(Token::Bang), [one]) => Some(Node::Not(Box::new(self.argument(one)?))),
            (Some(Token::Minus | Token::UnaryMinus), [one]) => {
                Some(Node::Negative(Box::new(self.argument(one)?)))
            }
            (Some(Token::NotIn), [left, right]) => {
                // It stands within a `!`. A function of the script would be called.
                if self.headers.iter().any(|it| it.is("contains", 2)) {
                    return None;
                }
                let receiver = Receiver::Before(self.argument(left)?);
                let arguments = Box::new([self.argument(right)?]);
                self.add(1)?;
                Some(Node::Native(Box::new(NativeCall {
                    native: Native::Contains,
                    receiver,
                    arguments,
                })))
            }
            (Some(token), [left, right]) => {
                let operator = Operator::of(token)?;
                let both = (self.argument(left)?, self.argument(right)?);
                Some(Node::Binary(operator, Box::new(both)))
            }
            _ => None,
        }
    }

    fn named(&mut self, name: &str, arguments: &[Expr]) -> Option<Node> {
        // A first argument that is a variable is read last, so that the function can change it.
        let variable = match arguments.first() {
            Some(first @ Expr::Variable(..)) => Some(self.local(first)?),
            _ => None,
        };
        let mut headers = self.headers.iter();
        if let Some(function) = headers.position(|it| it.is(name, arguments.len())) {
            let (base, arguments) = self.with_slots(arguments.len(), |it, base| {
                Some((base, it.arguments(arguments)?))
            })?;
            let is_empty = self.headers.get(function)?.is_empty;
            self.add(u64::from(!is_empty))?;
            self.calls.push(function);
            let first_is_last = variable.is_some();
            return Some(Node::Call(Box::new(Call {
                function,
                base,
                arguments,
                first_is_last,
            })));
        }
        let native = Native::of(name, arguments.len())?;
        let (first, others) = arguments.split_first()?;
        let receiver = match variable {
            Some(slot) => {
                self.add(1)?;
                Receiver::Local(slot)
            }
            None => Receiver::Before(self.argument(first)?),
        };
        let arguments = self.arguments(others)?;
        self.add(1)?;
        Some(Node::Native(Box::new(NativeCall {
            native,
            receiver,
            arguments,
        })))
    }

    /// What leads on from a root by dots and brackets. Each link costs one operation.
    pub(super) fn chain(&mut self, expression: &Expr) -> Option<Chain> {
        let (is_index, parts, options) = link(expression)?;
        let mut rest = Links::default();
        match (&parts.rhs, is_index) {
            (Expr::Property(property, _), false) => rest.property(self.name(&property.2)),
            (Expr::MethodCall(call, _), false) if call.args.is_empty() => {
                self.method(call, &mut rest)?;
            }
            (place, true) if place.get_literal_value(None).is_some() => {
                rest.index(constant(&place.get_literal_value(None)?)?);
            }
            (next, is_index) => self.links(is_index, options, next, &mut rest)?,
        }
        let root = match &parts.lhs {
            variable @ Expr::Variable(..) => {
                self.add(1)?;
                Root::Local(self.local(variable)?)
            }
            other => Root::Value(self.expression(other)?),
        };
        self.add(rest.links.len() as u64)?;
        rest.lead_from(root)
    }

    /// The links after the first dot or bracket, with all their arguments, in the order of the text.
    fn links(
        &mut self,
        is_index: bool,
        options: ASTFlags,
        next: &Expr,
        rest: &mut Links,
    ) -> Option<()> {
        self.add(1)?;
        if let Some((next_is_index, parts, next_options)) = link(next)
            && !options.intersects(ASTFlags::BREAK)
        {
            match (&parts.lhs, is_index) {
                (Expr::Property(property, _), false) => rest.property(self.name(&property.2)),
                (Expr::MethodCall(call, _), false) => self.method(call, rest)?,
                (place, true) => rest.index(self.expression(place)?),
                _ => return None,
            }
            return self.links(next_is_index, next_options, &parts.rhs, rest);
        }
        match (next, is_index) {
            (Expr::Property(property, _), false) => rest.property(self.name(&property.2)),
            (Expr::MethodCall(call, _), false) => self.method(call, rest)?,
            (place, true) => rest.index(self.expression(place)?),
            _ => return None,
        }
        Some(())
    }

    /// A function after a dot. One of the script would get what stands before the dot as `this`.
    fn method(&mut self, call: &FnCallExpr, rest: &mut Links) -> Option<()> {
        let name = call.name.as_str();
        let of_script = |it: &super::lower::Header| it.is(name, call.args.len());
        if KEYWORDS.contains(&name) || self.headers.iter().any(of_script) {
            return None;
        }
        let native = Native::of(name, call.args.len() + 1)?;
        let arguments = self.arguments(&call.args)?;
        rest.links.push(Step::Method(native, arguments.len()));
        rest.arguments.extend(arguments);
        Some(())
    }
}

/// The parts of a dot or a bracket, and whether it is a bracket; `None` also for `?.` and `?[`.
fn link(expression: &Expr) -> Option<(bool, &rhai::BinaryExpr, ASTFlags)> {
    let (is_index, parts, options) = match expression {
        Expr::Index(parts, options, _) => (true, parts, options),
        Expr::Dot(parts, options, _) => (false, parts, options),
        _ => return None,
    };
    if options.contains(ASTFlags::NEGATED) {
        return None;
    }
    Some((is_index, parts.as_ref(), *options))
}

#[derive(Default)]
struct Links {
    links: Vec<Step>,
    arguments: Vec<Node>,
}

impl Links {
    fn property(&mut self, name: crate::value::Text) {
        self.links.push(Step::Property(name));
    }

    fn index(&mut self, place: Node) {
        self.links.push(Step::Index);
        self.arguments.push(place);
    }

    fn lead_from(self, root: Root) -> Option<Chain> {
        if self.arguments.len() > MAX_ARGUMENTS {
            return None;
        }
        // What leads to a function that changes what is before the dot is reached in its place.
        let mut changes = false;
        let mut links: Vec<Link> = Vec::with_capacity(self.links.len());
        for step in self.links.into_iter().rev() {
            if let Step::Method(native, _) = step {
                changes = native.changes();
            }
            links.push(Link { step, changes });
        }
        links.reverse();
        Some(Chain {
            root,
            arguments: self.arguments.into(),
            links: links.into(),
        })
    }
}

/// A chain of one link has a node of its own.
fn simple(chain: Chain) -> Node {
    let Chain {
        root,
        arguments,
        links,
    } = chain;
    match (root, links.as_ref()) {
        (
            Root::Local(slot),
            [
                Link {
                    step: Step::Property(name),
                    ..
                },
            ],
        ) => Node::Field(slot, name.clone()),
        (
            Root::Local(slot),
            [
                Link {
                    step: Step::Index, ..
                },
            ],
        ) if arguments.len() == 1 => {
            let mut places = arguments.into_vec();
            match places.pop() {
                Some(place) => Node::Element(slot, Box::new(place)),
                None => Node::Constant(Value::Unit),
            }
        }
        (
            root,
            &[
                Link {
                    step: Step::Method(native, _),
                    ..
                },
            ],
        ) => {
            let receiver = match root {
                Root::Local(slot) => Receiver::Local(slot),
                Root::Value(node) => Receiver::After(node),
            };
            Node::Native(Box::new(NativeCall {
                native,
                receiver,
                arguments,
            }))
        }
        (root, _) => Node::Chain(Box::new(Chain {
            root,
            arguments,
            links,
        })),
    }
}

/// A literal; `None` for a range.
fn constant(literal: &rhai::Dynamic) -> Option<Node> {
    match Value::of(literal) {
        Value::Other(_) => None,
        value => Some(Node::Constant(value)),
    }
}

/// The values of nodes if all of them are known.
fn constants(nodes: &[Node]) -> Option<Vec<Value>> {
    nodes
        .iter()
        .map(|node| match node {
            Node::Constant(value) => Some(value.clone()),
            _ => None,
        })
        .collect()
}
