//! Types that are assumed, variables, and functions that are written out where they are called.

use super::super::node::{Block, Call};
use super::code::Reg;
use super::compile::{
    Compiled, Compiler, Exit, Frame, Home, Key, MAX_CODE, Operand, Reason, Variable,
};
use super::scan::Scan;
use super::types::Type;

impl<'a> Compiler<'a> {
    /// The type that is assumed here.
    pub(super) fn assumed(&self, key: Key) -> Type {
        // Nothing is assumed yet, so no value has come here.
        self.assumed.types.get(&key).cloned().unwrap_or(Type::Never)
    }

    /// Makes an assumption wide enough for a type.
    pub(super) fn widen(&mut self, key: Key, kind: &Type) -> Compiled<Type> {
        let assumed = self.assumed(key);
        let Some(joined) = assumed.join(kind) else {
            return self.refuse(Reason::Types).map(|_| assumed);
        };
        if joined != assumed {
            if !joined.fits() {
                return Err(Reason::Types);
            }
            self.widened = true;
            self.assumed.types.insert(key, joined);
        }
        Ok(assumed)
    }

    pub(super) fn key<T: ?Sized>(&self, node: &T) -> Key {
        (self.frame.context, std::ptr::from_ref(node).addr())
    }

    /// Puts a value where several ways come together.
    pub(super) fn arrive(
        &mut self,
        (to, kind, key): &(Reg, Type, Key),
        value: &Operand,
    ) -> Compiled<()> {
        self.widen(*key, &value.kind)?;
        if self.widened {
            return Ok(());
        }
        self.store(*to, kind, value)
    }

    pub(super) fn meeting(&mut self, key: Key) -> Compiled<(Reg, Type, Key)> {
        let kind = self.assumed(key);
        let to = self.temporary(kind.clone())?;
        Ok((to.reg, kind, key))
    }

    pub(super) fn met((reg, kind, _): (Reg, Type, Key)) -> Operand {
        Operand {
            reg,
            kind,
            home: Home::Own,
            known: None,
        }
    }

    pub(super) fn variable(&mut self, slot: usize) -> Compiled<Variable> {
        let found = self.frame.variables.get(slot).cloned().flatten();
        found.ok_or(Reason::Unknown("let"))
    }

    /// The variable as a value, which counts as read.
    pub(super) fn read(&mut self, slot: usize) -> Compiled<Operand> {
        let variable = self.variable(slot)?;
        self.touch(variable.reg, &variable.kind);
        Ok(Operand {
            reg: variable.reg,
            kind: variable.kind,
            home: Home::Variable(slot),
            known: None,
        })
    }

    /// Makes a variable wide enough for a type; whether it is already.
    pub(super) fn widen_variable(&mut self, variable: &Variable, kind: &Type) -> Compiled<bool> {
        if variable.kind == *kind {
            return Ok(true);
        }
        match variable.key {
            Some(key) => {
                self.widen(key, kind)?;
                Ok(!self.widened)
            }
            None => self.refuse(Reason::Types).map(|_| false),
        }
    }

    pub(super) fn declare(&mut self, slot: usize, value: &Operand, key: Key) -> Compiled<()> {
        let is_written = self.frame.scan.written.contains(&slot);
        let variable = if !is_written && self.is_stable(value) {
            Variable {
                reg: value.reg,
                kind: value.kind.clone(),
                key: None,
                owns: value.home == Home::Own,
            }
        } else {
            self.widen(key, &value.kind)?;
            let (reg, kind, key) = self.meeting(key)?;
            if !self.widened {
                self.store(reg, &kind, value)?;
            }
            Variable {
                reg,
                kind,
                key: Some(key),
                owns: true,
            }
        };
        self.frame.put(slot, variable);
        Ok(())
    }

    /// The body of a function in the place of its call.
    pub(super) fn inlined(
        &mut self,
        function: usize,
        arguments: Vec<Operand>,
        context: u32,
    ) -> Compiled<Operand> {
        let Some(called) = self.functions.get(function) else {
            return self.refuse(Reason::Unknown("fn"));
        };
        if called.body.is_empty() {
            return Ok(self.unit());
        }
        if self.active.contains(&function) {
            return Err(Reason::Recursion);
        }
        if self.active.len() >= self.caps.depth {
            return Ok(self.leave());
        }
        if self.code.len() > MAX_CODE {
            return Err(Reason::TooLarge);
        }
        self.active.push(function);
        let scan = Scan::of(&called.body);
        let returns = scan.returns;
        let outside = std::mem::replace(&mut self.frame, Frame::of(context, scan));
        for (slot, argument) in arguments.into_iter().enumerate() {
            if self.frame.scan.written.contains(&slot) {
                // It is a variable of another function, or nobody else's.
                let key = (context, slot);
                self.widen(key, &argument.kind)?;
                let (reg, kind, key) = self.meeting(key)?;
                if !self.widened {
                    self.store(reg, &kind, &argument)?;
                }
                let owns = true;
                let key = Some(key);
                self.frame.put(
                    slot,
                    Variable {
                        reg,
                        kind,
                        key,
                        owns,
                    },
                );
            } else {
                self.frame.put(
                    slot,
                    Variable {
                        reg: argument.reg,
                        kind: argument.kind,
                        key: None,
                        owns: false,
                    },
                );
            }
        }
        let value = if returns {
            let label = self.label();
            let meeting = self.meeting((context, usize::MAX))?;
            self.frame.exit = Some(Exit {
                label,
                value: Some(meeting.clone()),
            });
            let last = self.body(&called.body)?;
            self.arrive_last(&meeting, &last)?;
            self.bind(label);
            Compiler::met(meeting)
        } else {
            self.body(&called.body)?
        };
        let value = match value.home {
            // What is returned is a variable of the function that called, or none.
            Home::Variable(_) => Operand {
                home: Home::Variable(Home::ELSEWHERE),
                ..value
            },
            _ => value,
        };
        self.frame = outside;
        self.active.pop();
        Ok(value)
    }

    /// The last value, unless the end of the body is never reached.
    pub(super) fn arrive_last(
        &mut self,
        meeting: &(Reg, Type, Key),
        last: &Operand,
    ) -> Compiled<()> {
        if last.kind == Type::Never {
            return Ok(());
        }
        self.arrive(meeting, last)
    }

    /// The body of a function. A variable that it ends with is nobody else's any more.
    pub(super) fn body(&mut self, body: &'a Block) -> Compiled<Operand> {
        let value = self.block(body, true)?;
        Ok(self.freed(value))
    }

    pub(super) fn freed(&self, value: Operand) -> Operand {
        if let Home::Variable(slot) = value.home
            && let Some(Some(variable)) = self.frame.variables.get(slot)
            && variable.owns
            && variable.reg == value.reg
            && variable.kind == value.kind
        {
            let home = Home::Own;
            return Operand { home, ..value };
        }
        value
    }

    pub(super) fn call(&mut self, call: &'a Call) -> Compiled<Operand> {
        let skipped = usize::from(call.first_is_last);
        let others = self.operands(call.arguments.iter().skip(skipped))?;
        let mut arguments = Vec::new();
        if let (true, Some(first)) = (call.first_is_last, call.arguments.first()) {
            arguments.push(self.expression(first)?);
        }
        arguments.extend(others);
        let next = u32::try_from(self.assumed.calls.len() + 1).map_err(|_| Reason::TooLarge)?;
        let key = self.key(call);
        let context = *self.assumed.calls.entry(key).or_insert(next);
        self.inlined(call.function, arguments, context)
    }
}
