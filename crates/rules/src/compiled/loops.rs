//! Loops.

use super::machine::{Machine, Run, Stop};
use super::node::{Block, For, Over, Part};
use crate::value::Value;

impl Machine<'_> {
    pub(super) fn while_loop(
        &mut self,
        parts: &(Option<Part>, Block),
        frame: &mut [Value],
    ) -> Run<Value> {
        let (condition, body) = parts;
        loop {
            if let Some(condition) = condition
                && !self.part_truth(condition, frame)?
            {
                return Ok(Value::Unit);
            }
            if let Some(value) = self.round(body, condition.is_none(), frame)? {
                return Ok(value);
            }
        }
    }

    /// One round of a loop; the value if it was the last one. An empty body counts as an operation where
    /// nothing else would be counted.
    fn round(&mut self, body: &Block, counts: bool, frame: &mut [Value]) -> Run<Option<Value>> {
        self.check()?;
        if body.is_empty() {
            self.counts.operations += u64::from(counts);
            return Ok(None);
        }
        match self.block(body, frame) {
            Ok(_) | Err(Stop::Continue) => Ok(None),
            Err(Stop::Break) => Ok(Some(std::mem::take(&mut self.carried))),
            Err(stop) => Err(stop),
        }
    }

    pub(super) fn do_loop(
        &mut self,
        parts: &(Block, Part, bool),
        frame: &mut [Value],
    ) -> Run<Value> {
        let (body, condition, goes_on) = parts;
        loop {
            self.check()?;
            match self.block(body, frame) {
                Ok(_) => {}
                // The interpreter does not look at the condition then.
                Err(Stop::Continue) => continue,
                Err(Stop::Break) => return Ok(std::mem::take(&mut self.carried)),
                Err(stop) => return Err(stop),
            }
            if self.part_truth(condition, frame)? != *goes_on {
                return Ok(Value::Unit);
            }
        }
    }

    pub(super) fn for_loop(&mut self, parts: &For, frame: &mut [Value]) -> Run<Value> {
        match &parts.over {
            Over::Range { nodes, inclusive } => {
                let from = self.node(&nodes.0, frame)?;
                let to = self.node(&nodes.1, frame)?;
                let (Value::Int(from), Value::Int(to)) = (from, to) else {
                    return Err(Stop::Leave);
                };
                if *inclusive {
                    self.rounds(parts, (from..=to).map(Value::Int), frame)
                } else {
                    self.rounds(parts, (from..to).map(Value::Int), frame)
                }
            }
            Over::Value(node) => match self.node(node, frame)? {
                Value::Array(list) => self.rounds(parts, list.iter().cloned(), frame),
                Value::Text(text) => self.rounds(parts, text.chars().map(Value::Char), frame),
                _ => Err(Stop::Leave),
            },
        }
    }

    fn rounds(
        &mut self,
        parts: &For,
        values: impl Iterator<Item = Value>,
        frame: &mut [Value],
    ) -> Run<Value> {
        for (count, value) in (0..).zip(values) {
            if let Some(counter) = parts.counter {
                frame[counter] = Value::Int(count);
            }
            frame[parts.slot] = value;
            if let Some(value) = self.round(&parts.body, true, frame)? {
                return Ok(value);
            }
        }
        Ok(Value::Unit)
    }
}
