//! Blocks, choices, loops and assignments.

use super::super::node::{Block, For, Node, Over, Statement};
use super::super::operators::Operator;
use super::code::{Op, Target};
use super::compile::{Compiled, Compiler, Exit, Home, Key, Operand, Reason, Round};
use super::memory::word_of;
use super::types::Type;

impl<'a> Compiler<'a> {
    /// The value of the block, if it is wanted.
    pub(super) fn block(&mut self, block: &'a Block, wanted: bool) -> Compiled<Operand> {
        let mut value = self.unit();
        let last = block.len().wrapping_sub(1);
        for (at, (cost, statement)) in block.iter().enumerate() {
            self.pending.0 += cost;
            value = self.statement(statement, wanted && at == last)?;
        }
        Ok(value)
    }

    pub(super) fn statement(
        &mut self,
        statement: &'a Statement,
        wanted: bool,
    ) -> Compiled<Operand> {
        match statement {
            Statement::Value(Node::Block(block)) => return self.block(block, wanted),
            Statement::Value(node) => return self.expression(node),
            Statement::Let(slot, node) => {
                let value = self.expression(node)?;
                let key = self.key(node);
                self.declare(*slot, &value, key)?;
            }
            Statement::Assign(slot, operator, node) => {
                let value = self.expression(node)?;
                self.assign(*slot, *operator, value)?;
            }
            Statement::Put(put) => self.put(put)?,
            Statement::If(parts) => return self.choice(parts, wanted),
            Statement::While(parts) => {
                let (condition, body) = parts.as_ref();
                let (top, out) = (self.label(), self.exit(statement, wanted)?);
                self.bind(top);
                if let Some(condition) = condition {
                    self.pending.0 += condition.cost;
                    let end = self.label();
                    self.condition(&condition.node, false, end)?;
                    self.round(body, top, &out)?;
                    self.jump_to(top, Op::Again);
                    self.bind(end);
                    return self.left(out, true);
                }
                self.round(body, top, &out)?;
                self.pending.0 += u64::from(body.is_empty());
                self.jump_to(top, Op::Again);
                return self.left(out, false);
            }
            Statement::Do(parts) => {
                let (body, condition, goes_on) = parts.as_ref();
                let (top, out) = (self.label(), self.exit(statement, wanted)?);
                self.bind(top);
                // `continue` does not look at the condition.
                self.round(body, top, &out)?;
                self.pending.0 += condition.cost;
                let end = self.label();
                self.condition(&condition.node, !goes_on, end)?;
                self.jump_to(top, Op::Again);
                self.bind(end);
                return self.left(out, true);
            }
            Statement::For(parts) => {
                let out = self.exit(statement, wanted)?;
                self.for_loop(parts, &out)?;
                return self.left(out, true);
            }
            Statement::Break(node) => {
                let value = self.expression(node)?;
                let Some(out) = self.frame.rounds.last().map(|it| it.out.clone()) else {
                    return self.refuse(Reason::Unknown("break"));
                };
                if let Some(meeting) = &out.value {
                    self.arrive(meeting, &value)?;
                }
                self.jump_away(out.label);
                return Ok(self.gone());
            }
            Statement::Continue => {
                let Some(on) = self.frame.rounds.last().map(|it| it.on) else {
                    return self.refuse(Reason::Unknown("continue"));
                };
                self.jump_to(on, Op::Again);
                return Ok(self.gone());
            }
            Statement::Return(node) => {
                let value = self.expression(node)?;
                let value = self.freed(value);
                let Some(exit) = self.frame.exit.clone() else {
                    return self.refuse(Reason::Unknown("return"));
                };
                if let Some(meeting) = &exit.value {
                    self.arrive(meeting, &value)?;
                }
                self.jump_away(exit.label);
                return Ok(self.gone());
            }
            Statement::Throw(_) => {
                self.count();
                return Ok(self.leave());
            }
        }
        Ok(self.unit())
    }

    /// The value of a statement that is left.
    pub(super) fn gone(&self) -> Operand {
        Operand {
            kind: Type::Never,
            ..self.unit()
        }
    }

    pub(super) fn choice(
        &mut self,
        parts: &'a (Node, Block, Block),
        wanted: bool,
    ) -> Compiled<Operand> {
        let (condition, body, branch) = parts;
        let (other, end) = (self.label(), self.label());
        self.condition(condition, false, other)?;
        if !wanted {
            self.block(body, false)?;
            if !branch.is_empty() {
                self.jump_away(end);
            }
            self.bind(other);
            if !branch.is_empty() {
                self.block(branch, false)?;
                self.bind(end);
            }
            return Ok(self.unit());
        }
        let key = self.key(parts);
        let meeting = self.meeting(key)?;
        let value = self.block(body, true)?;
        self.arrive_last(&meeting, &value)?;
        self.jump_away(end);
        self.bind(other);
        let value = self.block(branch, true)?;
        self.arrive_last(&meeting, &value)?;
        self.bind(end);
        Ok(Compiler::met(meeting))
    }

    pub(super) fn exit(&mut self, statement: &Statement, wanted: bool) -> Compiled<Exit> {
        let label = self.label();
        let value = match wanted {
            true => Some(self.meeting(self.key(statement))?),
            false => None,
        };
        Ok(Exit { label, value })
    }

    /// The end of a loop, which comes to the unit if it is not left by `break`.
    pub(super) fn left(&mut self, out: Exit, ends: bool) -> Compiled<Operand> {
        if let (true, Some(meeting)) = (ends, &out.value) {
            self.arrive(meeting, &self.unit())?;
        }
        self.bind(out.label);
        Ok(match out.value {
            Some(meeting) => Compiler::met(meeting),
            None => self.unit(),
        })
    }

    pub(super) fn round(&mut self, body: &'a Block, on: Target, out: &Exit) -> Compiled<()> {
        let out = out.clone();
        self.frame.rounds.push(Round { on, out });
        self.block(body, false)?;
        self.frame.rounds.pop();
        Ok(())
    }

    pub(super) fn for_loop(&mut self, parts: &'a For, out: &Exit) -> Compiled<()> {
        let counted = self.temporary(Type::Int)?;
        let zero = self.constant_word(0, Type::Int)?;
        let (over, first, end) = match &parts.over {
            Over::Range { nodes, inclusive } => {
                let both = self.operands([&nodes.0, &nodes.1].into_iter())?;
                let [from, to] = both.as_slice() else {
                    return self.refuse(Reason::Unknown("for")).map(drop);
                };
                let from = self.integer(from.clone())?;
                let to = self.integer(to.clone())?;
                let end = if *inclusive {
                    let one = self.constant_word(1, Type::Int)?;
                    let end = self.temporary(Type::Int)?;
                    self.emit(Op::Add(end.reg, to.reg, one.reg));
                    end
                } else {
                    self.kept(to)?
                };
                (None, from, end)
            }
            Over::Value(node) => {
                let over = self.expression(node)?;
                let over = self.kept(over)?;
                let end = match &over.kind {
                    Type::Fixed(count, _) => self.constant_word(word_of(*count), Type::Int)?,
                    Type::List(_) => {
                        let end = self.temporary(Type::Int)?;
                        self.emit(Op::Move(end.reg, over.reg.wrapping_add(1)));
                        end
                    }
                    Type::Never => {
                        self.leave();
                        return Ok(());
                    }
                    _ => return self.refuse(Reason::Unknown("for")).map(drop),
                };
                (Some(over), zero.clone(), end)
            }
        };
        self.emit(Op::Move(counted.reg, first.reg));
        let count = match parts.counter {
            Some(_) => {
                let count = self.temporary(Type::Int)?;
                self.emit(Op::Move(count.reg, zero.reg));
                Some(count)
            }
            None => None,
        };
        let (top, on) = (self.label(), self.label());
        self.jump_to(out.label, |label, cost| {
            Op::JumpAtMost(end.reg, counted.reg, label, cost)
        });
        self.bind(top);
        let element = match &over {
            None => counted.clone(),
            Some(over) => self.index(over.clone(), counted.clone())?,
        };
        if let (Some(slot), Some(count)) = (parts.counter, &count) {
            let key = self.key(&parts.counter);
            self.loop_variable(slot, count, key)?;
        }
        let key = self.key(&parts.slot);
        self.loop_variable(parts.slot, &element, key)?;
        self.round(&parts.body, on, out)?;
        self.pending.0 += u64::from(parts.body.is_empty());
        if self.is_used(on) {
            self.bind(on);
        }
        if let Some(count) = &count {
            let one = self.constant_word(1, Type::Int)?;
            self.emit(Op::Add(count.reg, count.reg, one.reg));
        }
        self.jump_to(top, |label, cost| {
            Op::Next(counted.reg, end.reg, label, cost)
        });
        Ok(())
    }

    /// The variable of a loop. If the body changes it, it is a copy of what counts the rounds.
    pub(super) fn loop_variable(&mut self, slot: usize, value: &Operand, key: Key) -> Compiled<()> {
        let mut value = value.clone();
        if self.frame.scan.written.contains(&slot) && value.kind.words() == 1 {
            // What is made for it alone could be made in its place, but not the counter.
            value.home = Home::Constant;
        }
        self.declare(slot, &value, key)
    }

    pub(super) fn assign(
        &mut self,
        slot: usize,
        operator: Option<Operator>,
        value: Operand,
    ) -> Compiled<()> {
        let variable = self.variable(slot)?;
        self.touch(variable.reg, &variable.kind);
        let Some(operator) = operator else {
            if let Some(joined) = variable.kind.join(&value.kind) {
                if self.widen_variable(&variable, &joined)? {
                    self.store(variable.reg, &variable.kind, &value)?;
                }
                return Ok(());
            }
            return self.refuse(Reason::Types).map(drop);
        };
        let is_array = matches!(variable.kind, Type::Fixed(..) | Type::List(_));
        if operator == Operator::Add && is_array {
            if matches!(value.kind, Type::Fixed(..) | Type::List(_)) {
                return self.refuse(Reason::Unknown("+=")).map(drop);
            }
            return self.push(&variable, &value);
        }
        let target = Operand {
            reg: variable.reg,
            kind: variable.kind.clone(),
            home: Home::Variable(slot),
            known: None,
        };
        let changed = self.in_place(operator, target, value)?;
        if self.widen_variable(&variable, &changed.kind)? {
            self.store(variable.reg, &variable.kind, &changed)?;
        }
        Ok(())
    }
}
