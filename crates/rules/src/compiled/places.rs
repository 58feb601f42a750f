//! Places within values: elements, properties, and what leads to them.

use std::rc::Rc;

use super::machine::{Machine, Run, Stop, integer};
use super::natives::{MAX_OTHERS, Native};
use super::node::{Chain, Link, MAX_ARGUMENTS, Node, Put, Root, Step};
use super::operators::Operator;
use crate::value::{Text, Value};

/// The arguments of a chain that are not used yet.
type Arguments<'a> = std::slice::IterMut<'a, Value>;

impl Machine<'_> {
    /// An element of a variable; the place comes before the variable is read.
    pub(super) fn element(&mut self, slot: usize, place: &Node, frame: &mut [Value]) -> Run<Value> {
        let place = match integer(place, frame) {
            Some(place) => Value::Int(place),
            None => self.node(place, frame)?,
        };
        self.touch(&frame[slot])?;
        element(&frame[slot], &place)
    }

    pub(super) fn assign(
        &mut self,
        target: &mut Value,
        operator: Option<Operator>,
        value: Value,
    ) -> Run<()> {
        match operator {
            None => *target = value,
            Some(operator) => {
                let own = operator.assign(target, value).ok_or(Stop::Leave)?;
                self.counts.operations += own;
            }
        }
        Ok(())
    }

    fn arguments(&mut self, nodes: &[Node], frame: &mut [Value]) -> Run<[Value; MAX_ARGUMENTS]> {
        let mut values = [const { Value::Unit }; MAX_ARGUMENTS];
        for (value, node) in values.iter_mut().zip(nodes) {
            *value = self.node(node, frame)?;
        }
        Ok(values)
    }

    pub(super) fn put(&mut self, put: &Put, frame: &mut [Value]) -> Run<()> {
        let value = self.node(&put.value, frame)?;
        let mut arguments = self.arguments(&put.arguments, frame)?;
        let target = &mut frame[put.slot];
        self.touch(target)?;
        self.put_at(
            target,
            &put.links,
            arguments.iter_mut(),
            put.operator,
            value,
        )
    }

    fn put_at(
        &mut self,
        target: &mut Value,
        links: &[Link],
        mut arguments: Arguments<'_>,
        operator: Option<Operator>,
        value: Value,
    ) -> Run<()> {
        let Some((link, rest)) = links.split_first() else {
            return self.assign(target, operator, value);
        };
        let place = match &link.step {
            Step::Index => take(&mut arguments)?,
            Step::Property(name) if matches!(target, Value::Map(_)) => Value::Text(Rc::clone(name)),
            _ => return Err(Stop::Leave),
        };
        // A plain element of an array is replaced without a look at the others.
        if let (Value::Array(list), [], None) = (&mut *target, rest, operator) {
            let at = index(&place, list.len())?;
            Rc::make_mut(list).put(at, value);
            return Ok(());
        }
        let target = place_in(target, &place, rest.is_empty())?;
        self.put_at(target, rest, arguments, operator, value)
    }

    pub(super) fn chain(&mut self, chain: &Chain, frame: &mut [Value]) -> Run<Value> {
        let mut arguments = self.arguments(&chain.arguments, frame)?;
        match &chain.root {
            Root::Local(slot) => {
                self.touch(&frame[*slot])?;
                self.follow(&mut frame[*slot], true, &chain.links, arguments.iter_mut())
            }
            Root::Value(node) => {
                let mut root = self.node(node, frame)?;
                self.follow(&mut root, false, &chain.links, arguments.iter_mut())
            }
        }
    }

    /// What the links lead to. `keep` says whether somebody else sees the target.
    fn follow(
        &mut self,
        target: &mut Value,
        keep: bool,
        links: &[Link],
        mut arguments: Arguments<'_>,
    ) -> Run<Value> {
        let Some((link, rest)) = links.split_first() else {
            return Ok(target.clone());
        };
        if let Step::Method(native, count) = &link.step {
            let mut value = self.method(*native, *count, target, keep, &mut arguments)?;
            return self.follow(&mut value, false, rest, arguments);
        }
        let place = match &link.step {
            Step::Property(name) if rest.is_empty() => return property(target, name),
            Step::Property(name) if matches!(target, Value::Map(_)) => Value::Text(Rc::clone(name)),
            Step::Property(_) | Step::Method(..) => return Err(Stop::Leave),
            Step::Index => take(&mut arguments)?,
        };
        if rest.is_empty() {
            return element(target, &place);
        }
        if link.changes {
            let target = place_in(target, &place, false)?;
            return self.follow(target, keep, rest, arguments);
        }
        let mut value = match &*target {
            Value::Array(list) => list[index(&place, list.len())?].clone(),
            Value::Map(table) => {
                let name = place.as_text().ok_or(Stop::Leave)?;
                table.get(name).ok_or(Stop::Leave)?.clone()
            }
            _ => return Err(Stop::Leave),
        };
        self.follow(&mut value, false, rest, arguments)
    }

    fn method(
        &mut self,
        native: Native,
        count: usize,
        target: &mut Value,
        keep: bool,
        arguments: &mut Arguments<'_>,
    ) -> Run<Value> {
        let mut own = [const { Value::Unit }; MAX_OTHERS];
        for argument in own.iter_mut().take(count) {
            *argument = take(arguments)?;
        }
        let touched = &mut self.counts.touched;
        native.call(target, keep, own, touched).ok_or(Stop::Leave)
    }
}

fn take(arguments: &mut Arguments<'_>) -> Run<Value> {
    arguments.next().map(std::mem::take).ok_or(Stop::Leave)
}

/// The place of an index; negative ones count from the end.
#[inline]
fn index(place: &Value, length: usize) -> Run<usize> {
    let place = place.as_int().ok_or(Stop::Leave)?;
    let at = if place < 0 {
        usize::try_from(place.unsigned_abs())
            .ok()
            .and_then(|back| length.checked_sub(back))
    } else {
        usize::try_from(place).ok()
    };
    at.filter(|&at| at < length).ok_or(Stop::Leave)
}

/// An element of a value, as brackets give it.
#[inline]
fn element(value: &Value, place: &Value) -> Run<Value> {
    match value {
        Value::Array(list) => Ok(list[index(place, list.len())?].clone()),
        Value::Map(table) => {
            let name = place.as_text().ok_or(Stop::Leave)?;
            // As in Rhai, a map has nothing under another name.
            Ok(table.get(name).cloned().unwrap_or_default())
        }
        Value::Text(text) => {
            let place = index(place, text.chars().count())?;
            text.chars().nth(place).map(Value::Char).ok_or(Stop::Leave)
        }
        _ => Err(Stop::Leave),
    }
}

/// A property of a value, as a dot gives it.
pub(super) fn property(value: &Value, name: &Text) -> Run<Value> {
    match value {
        Value::Map(table) => Ok(table.get(name).cloned().unwrap_or_default()),
        Value::Array(list) if name.as_str() == "len" => i64::try_from(list.len())
            .map(Value::Int)
            .map_err(|_| Stop::Leave),
        _ => Err(Stop::Leave),
    }
}

/// A place within a value, to be changed there. A map gets a new entry if `new` says so.
fn place_in<'v>(value: &'v mut Value, place: &Value, new: bool) -> Run<&'v mut Value> {
    match value {
        Value::Array(list) => {
            let at = index(place, list.len())?;
            Rc::make_mut(list).change().get_mut(at).ok_or(Stop::Leave)
        }
        Value::Map(table) => {
            let Value::Text(name) = place else {
                return Err(Stop::Leave);
            };
            let found = table.place(name);
            if found.is_err() && !new {
                return Err(Stop::Leave);
            }
            let entries = Rc::make_mut(table).change();
            // A new name gets an entry at its place.
            let at = found.unwrap_or_else(|at| {
                entries.insert(at, (Rc::clone(name), Value::Unit));
                at
            });
            entries
                .get_mut(at)
                .map(|(_, value)| value)
                .ok_or(Stop::Leave)
        }
        _ => Err(Stop::Leave),
    }
}
