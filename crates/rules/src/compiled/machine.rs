//! The machine: evaluates what is lowered.

use std::fmt::Write;
use std::rc::Rc;

use super::Counts;
use super::natives::MAX_OTHERS;
use super::node::{Block, Call, Function, NativeCall, Node, Part, Receiver, Statement};
use crate::limits::Caps;
use crate::value::{List, Table, Value};

/// The evaluation of one call.
pub(super) struct Machine<'a> {
    functions: &'a [Function],
    caps: Caps,
    pub(super) counts: Counts,
    /// How many functions wait for one another.
    depth: usize,
    /// What `break` or `return` takes along.
    pub(super) carried: Value,
}

/// Why the next statement is not run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Break,
    Continue,
    Return,
    /// The interpreter must make the call.
    Leave,
}

pub(super) type Run<T> = Result<T, Stop>;

impl<'a> Machine<'a> {
    pub(super) fn new(functions: &'a [Function], caps: Caps) -> Machine<'a> {
        Machine {
            functions,
            caps,
            counts: Counts::default(),
            depth: 0,
            carried: Value::Unit,
        }
    }

    /// The call of a function from outside. `None` if the interpreter must make it.
    pub(super) fn run(
        &mut self,
        function: usize,
        argument: Option<&Value>,
        stack: &mut [Value],
    ) -> Option<Value> {
        if let Some(argument) = argument {
            self.touch(argument).ok()?;
            if let Some(first) = stack.first_mut() {
                *first = argument.clone();
            }
        }
        let value = self.enter(function, stack).ok()?;
        self.touch(&value).ok()?;
        self.check().ok()?;
        Some(value)
    }

    /// Counts what reading a value touches.
    #[inline]
    pub(super) fn touch(&mut self, value: &Value) -> Run<()> {
        if let Value::Array(_) | Value::Map(_) | Value::Text(_) = value {
            let measure = value.measure().ok_or(Stop::Leave)?;
            self.counts.touched += measure.elements as u64;
            if self.counts.touched > self.caps.touched {
                return Err(Stop::Leave);
            }
        }
        Ok(())
    }

    /// Stops at a cap. What runs between two checks has no loop, so it is no longer than the script.
    #[inline]
    pub(super) fn check(&self) -> Run<()> {
        let Counts {
            operations,
            touched,
        } = self.counts;
        if operations > self.caps.operations || touched > self.caps.touched {
            return Err(Stop::Leave);
        }
        Ok(())
    }

    /// Runs a function whose arguments are in the first slots of its frame.
    fn enter(&mut self, function: usize, frame: &mut [Value]) -> Run<Value> {
        let function = self.functions.get(function).ok_or(Stop::Leave)?;
        if function.body.is_empty() {
            return Ok(Value::Unit);
        }
        self.check()?;
        if self.depth >= self.caps.depth || frame.len() < function.slots {
            return Err(Stop::Leave);
        }
        self.depth += 1;
        let value = match self.block(&function.body, frame) {
            Err(Stop::Return) => std::mem::take(&mut self.carried),
            other => other?,
        };
        self.depth -= 1;
        Ok(value)
    }

    pub(super) fn block(&mut self, block: &Block, frame: &mut [Value]) -> Run<Value> {
        let mut last = Value::Unit;
        for (cost, statement) in block {
            self.counts.operations += cost;
            last = self.statement(statement, frame)?;
        }
        Ok(last)
    }

    fn statement(&mut self, statement: &Statement, frame: &mut [Value]) -> Run<Value> {
        match statement {
            Statement::Value(node) => return self.node(node, frame),
            Statement::Let(slot, node) => frame[*slot] = self.node(node, frame)?,
            Statement::Assign(slot, operator, node) => {
                let value = self.node(node, frame)?;
                let target = &mut frame[*slot];
                self.touch(target)?;
                self.assign(target, *operator, value)?;
            }
            Statement::Put(put) => self.put(put, frame)?,
            Statement::If(parts) => {
                let (condition, body, branch) = parts.as_ref();
                let chosen = if self.truth(condition, frame)? {
                    body
                } else {
                    branch
                };
                return self.block(chosen, frame);
            }
            Statement::While(parts) => return self.while_loop(parts, frame),
            Statement::Do(parts) => return self.do_loop(parts, frame),
            Statement::For(parts) => return self.for_loop(parts, frame),
            Statement::Break(value) => return self.stop(Stop::Break, value, frame),
            Statement::Continue => return Err(Stop::Continue),
            Statement::Return(value) => return self.stop(Stop::Return, value, frame),
            Statement::Throw(value) => return self.stop(Stop::Leave, value, frame),
        }
        Ok(Value::Unit)
    }

    fn stop(&mut self, stop: Stop, value: &Node, frame: &mut [Value]) -> Run<Value> {
        self.carried = self.node(value, frame)?;
        Err(stop)
    }

    /// A node that must be a boolean.
    fn truth(&mut self, node: &Node, frame: &mut [Value]) -> Run<bool> {
        match node {
            Node::Binary(operator, sides) => {
                if let (Some(a), Some(b)) = (integer(&sides.0, frame), integer(&sides.1, frame)) {
                    return operator.compare(&a, &b).ok_or(Stop::Leave);
                }
                let a = self.node(&sides.0, frame)?;
                let b = self.node(&sides.1, frame)?;
                if let (Value::Int(a), Value::Int(b)) = (&a, &b) {
                    return operator.compare(a, b).ok_or(Stop::Leave);
                }
                let (value, own) = operator.binary(&a, &b).ok_or(Stop::Leave)?;
                self.counts.operations += own;
                bool_of(&value)
            }
            Node::Not(node) => Ok(!self.truth(node, frame)?),
            Node::All(parts) => self.until(parts, false, frame),
            Node::Any(parts) => self.until(parts, true, frame),
            node => bool_of(&self.node(node, frame)?),
        }
    }

    pub(super) fn part_truth(&mut self, part: &Part, frame: &mut [Value]) -> Run<bool> {
        self.counts.operations += part.cost;
        self.truth(&part.node, frame)
    }

    /// Looks at one part after the other until one has this value.
    fn until(&mut self, parts: &[Part], end: bool, frame: &mut [Value]) -> Run<bool> {
        for part in parts {
            if self.part_truth(part, frame)? == end {
                return Ok(end);
            }
        }
        Ok(!end)
    }

    pub(super) fn node(&mut self, node: &Node, frame: &mut [Value]) -> Run<Value> {
        Ok(match node {
            Node::Constant(value) => value.clone(),
            Node::Local(slot) => {
                self.touch(&frame[*slot])?;
                frame[*slot].clone()
            }
            Node::Element(slot, place) => return self.element(*slot, place, frame),
            Node::Field(slot, name) => {
                self.touch(&frame[*slot])?;
                super::places::property(&frame[*slot], name)?
            }
            Node::Binary(operator, sides) => {
                if let (Some(a), Some(b)) = (integer(&sides.0, frame), integer(&sides.1, frame)) {
                    return operator.integers(a, b).ok_or(Stop::Leave);
                }
                let a = self.node(&sides.0, frame)?;
                let b = self.node(&sides.1, frame)?;
                let (value, own) = operator.binary(&a, &b).ok_or(Stop::Leave)?;
                self.counts.operations += own;
                value
            }
            Node::Not(_) | Node::All(_) | Node::Any(_) => Value::Bool(self.truth(node, frame)?),
            Node::Negative(node) => {
                let integer = self.node(node, frame)?.as_int();
                let negative = integer.and_then(i64::checked_neg);
                Value::Int(negative.ok_or(Stop::Leave)?)
            }
            Node::Block(block) => return self.block(block, frame),
            Node::Call(call) => return self.call(call, frame),
            Node::Native(call) => return self.native(call, frame),
            Node::Chain(chain) => return self.chain(chain, frame),
            Node::Array(elements) => {
                let mut list = Vec::with_capacity(elements.len());
                for element in elements {
                    list.push(self.node(element, frame)?);
                }
                Value::Array(Rc::new(List::new(list)))
            }
            Node::Map(entries) => {
                let mut table = Vec::with_capacity(entries.len());
                for (name, entry) in entries {
                    table.push((Rc::clone(name), self.node(entry, frame)?));
                }
                Value::Map(Rc::new(Table::of(table)))
            }
            Node::Interpolated(pieces) => return self.interpolated(pieces, frame),
            Node::First(parts) => {
                for part in parts {
                    self.counts.operations += part.cost;
                    let value = self.node(&part.node, frame)?;
                    if !matches!(value, Value::Unit) {
                        return Ok(value);
                    }
                }
                Value::Unit
            }
        })
    }

    /// A value that is no text is turned into one by `to_string`, which counts as an operation.
    fn interpolated(&mut self, pieces: &[Node], frame: &mut [Value]) -> Run<Value> {
        let mut text = String::new();
        for piece in pieces {
            let value = self.node(piece, frame)?;
            self.counts.operations += u64::from(!matches!(value, Value::Text(_)));
            match value {
                Value::Text(piece) => text.push_str(&piece),
                Value::Int(integer) => write!(text, "{integer}").map_err(|_| Stop::Leave)?,
                Value::Bool(truth) => write!(text, "{truth}").map_err(|_| Stop::Leave)?,
                Value::Char(character) => text.push(character),
                value @ Value::Array(_) => text.push_str(&crate::text::of_value(&value)),
                _ => return Err(Stop::Leave),
            }
        }
        Ok(Value::text(text))
    }

    fn call(&mut self, call: &Call, frame: &mut [Value]) -> Run<Value> {
        let skipped = usize::from(call.first_is_last);
        for (at, argument) in call.arguments.iter().enumerate().skip(skipped) {
            frame[call.base + at] = self.node(argument, frame)?;
        }
        if let (true, Some(first)) = (call.first_is_last, call.arguments.first()) {
            frame[call.base] = self.node(first, frame)?;
        }
        self.enter(call.function, &mut frame[call.base..])
    }

    fn native(&mut self, call: &NativeCall, frame: &mut [Value]) -> Run<Value> {
        let mut before = match &call.receiver {
            Receiver::Before(node) => self.node(node, frame)?,
            _ => Value::Unit,
        };
        let mut arguments = [const { Value::Unit }; MAX_OTHERS];
        for (argument, node) in arguments.iter_mut().zip(&call.arguments) {
            *argument = self.node(node, frame)?;
        }
        let (receiver, keep) = match &call.receiver {
            Receiver::Before(_) => (&mut before, false),
            Receiver::After(node) => {
                before = self.node(node, frame)?;
                (&mut before, false)
            }
            Receiver::Local(slot) => {
                self.touch(&frame[*slot])?;
                (&mut frame[*slot], true)
            }
        };
        let touched = &mut self.counts.touched;
        let returned = call.native.call(receiver, keep, arguments, touched);
        self.check()?;
        returned.ok_or(Stop::Leave)
    }
}

/// An integer that is there without any evaluation: what it costs has been counted.
#[inline]
pub(super) fn integer(node: &Node, frame: &[Value]) -> Option<i64> {
    match node {
        Node::Constant(value) => value.as_int(),
        Node::Local(slot) => frame.get(*slot).and_then(Value::as_int),
        _ => None,
    }
}

fn bool_of(value: &Value) -> Run<bool> {
    match value {
        Value::Bool(truth) => Ok(*truth),
        _ => Err(Stop::Leave),
    }
}
