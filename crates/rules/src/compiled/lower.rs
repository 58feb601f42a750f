//! Lowering: from the syntax tree of the interpreter to [`node`](super::node).
//!
//! A variable becomes a slot, a name of a function its number. Costs are summed up over what is always
//! evaluated together, in the order of the interpreter's source (version 1.27, `eval` and `func`). What is not
//! known here is not lowered: then the function, and all that call it, are left to the interpreter.

use rhai::{AST, ASTFlags, ASTNode, Expr, FlowControl, Position, ScriptFuncDef, Stmt};

use super::node::{Block, For, Function, Link, Node, Over, Part, Put, Root, Statement, Step};
use super::operators::Operator;
use crate::limits::MAX_VARIABLES;
use crate::value::{Text, Value};

/// What a call of a function must know of it.
pub(super) struct Header {
    pub(super) name: String,
    parameters: Vec<String>,
    pub(super) is_empty: bool,
}

impl Header {
    pub(super) fn is(&self, name: &str, arguments: usize) -> bool {
        self.name == name && self.parameters.len() == arguments
    }
}

/// The functions of a script, each lowered if that can be done, and the names of properties in them.
pub(super) struct Lowered {
    pub(super) headers: Vec<Header>,
    pub(super) functions: Vec<Option<Function>>,
    pub(super) names: Vec<Text>,
}

/// Lowers all functions. `None` if one of them is for values of one type only, which the interpreter tells
/// apart.
///
/// # Cost
///
/// O(n f) for n nodes of the tree and f functions.
pub(super) fn lower(ast: &AST) -> Option<Lowered> {
    let definitions: Vec<&ScriptFuncDef> = ast.iter_fn_def().map(AsRef::as_ref).collect();
    if definitions.iter().any(|it| it.this_type.is_some()) {
        return None;
    }
    let bodies = bodies(ast, &definitions)?;
    let headers: Vec<Header> = (definitions.iter().zip(&bodies))
        .map(|(definition, body)| Header {
            name: definition.name.to_string(),
            parameters: definition.params.iter().map(ToString::to_string).collect(),
            is_empty: body.is_empty(),
        })
        .collect();
    let mut names = Vec::new();
    let functions = (headers.iter().zip(&bodies))
        .map(|(header, body)| Lowering::function(&headers, header, body, &mut names))
        .collect();
    Some(Lowered {
        headers,
        functions,
        names,
    })
}

/// The statements of each function. The tree gives them only to who walks it, so each goes to the function
/// within which it stands.
fn bodies(ast: &AST, definitions: &[&ScriptFuncDef]) -> Option<Vec<Vec<Stmt>>> {
    let order = |place: Position| (place.line(), place.position());
    let mut bodies = vec![Vec::new(); definitions.len()];
    let all_found = ast.walk(&mut |path| {
        let [ASTNode::Stmt(statement)] = path else {
            return true;
        };
        let place = order(statement.position());
        let within = definitions.iter().position(|it| {
            place > order(it.body.start_position()) && place < order(it.body.end_position())
        });
        match within.and_then(|at| bodies.get_mut(at)) {
            Some(body) => body.push((*statement).clone()),
            None => return false,
        }
        true
    });
    all_found.then_some(bodies)
}

/// The lowering of one function.
pub(super) struct Lowering<'a> {
    pub(super) headers: &'a [Header],
    names: &'a mut Vec<Text>,
    /// The variables in sight with their slots, as many as the interpreter has at the same place.
    scope: Vec<(String, usize)>,
    /// The next slot that is free, and the most that were in use.
    next: usize,
    slots: usize,
    /// The cost of what is lowered just now.
    cost: u64,
    /// Whether a `break`, `continue` or `return` stands in it: what would come after must cost nothing.
    exits: bool,
    pub(super) calls: Vec<usize>,
}

impl Lowering<'_> {
    fn function(
        headers: &[Header],
        header: &Header,
        body: &[Stmt],
        names: &mut Vec<Text>,
    ) -> Option<Function> {
        let mut lowering = Lowering {
            headers,
            names,
            scope: Vec::new(),
            next: 0,
            slots: 0,
            cost: 0,
            exits: false,
            calls: Vec::new(),
        };
        for parameter in &header.parameters {
            lowering.declare(parameter)?;
        }
        let body = lowering.block(body)?;
        Some(Function {
            slots: lowering.slots,
            body,
            calls: lowering.calls,
        })
    }

    pub(super) fn add(&mut self, cost: u64) -> Option<()> {
        if self.exits && cost > 0 {
            return None;
        }
        self.cost += cost;
        Some(())
    }

    /// Lowers what is not always evaluated, or not once, and returns its own cost.
    fn apart<T>(&mut self, lower: impl FnOnce(&mut Self) -> Option<T>) -> Option<(u64, T)> {
        let cost = std::mem::take(&mut self.cost);
        let exits = std::mem::take(&mut self.exits);
        let lowered = lower(self)?;
        self.exits |= exits;
        Some((std::mem::replace(&mut self.cost, cost), lowered))
    }

    pub(super) fn part(&mut self, expression: &Expr) -> Option<Part> {
        let (cost, node) = self.apart(|it| it.expression(expression))?;
        Some(Part { cost, node })
    }

    /// This number of free slots in a row, for as long as `lower` runs.
    pub(super) fn with_slots<T>(
        &mut self,
        count: usize,
        lower: impl FnOnce(&mut Self, usize) -> Option<T>,
    ) -> Option<T> {
        let base = self.next;
        self.next += count;
        self.slots = self.slots.max(self.next);
        let lowered = lower(self, base);
        self.next = base;
        lowered
    }

    /// A new variable; more than there may be are an error when the place is reached.
    fn declare(&mut self, name: &str) -> Option<usize> {
        if self.scope.len() >= MAX_VARIABLES {
            return None;
        }
        let slot = self.next;
        self.next += 1;
        self.slots = self.slots.max(self.next);
        self.scope.push((name.into(), slot));
        Some(slot)
    }

    /// The slot of a variable.
    pub(super) fn local(&self, variable: &Expr) -> Option<usize> {
        let Expr::Variable(long, short, _) = variable else {
            return None;
        };
        let (index, name) = long.as_ref();
        let from_end = match (short, index) {
            (Some(short), _) => Some(usize::from(short.get())),
            (None, index) => index.map(std::num::NonZero::get),
        };
        let place = match from_end {
            Some(from_end) => self.scope.len().checked_sub(from_end)?,
            None => self.scope.iter().rposition(|(own, _)| own == name)?,
        };
        let (own, slot) = self.scope.get(place)?;
        (own == name).then_some(*slot)
    }

    /// A name of a property, which decoded positions share.
    pub(super) fn name(&mut self, name: &str) -> Text {
        if let Some(known) = self.names.iter().find(|known| known.as_str() == name) {
            return known.clone();
        }
        let new = Text::new(name.into());
        self.names.push(new.clone());
        new
    }

    pub(super) fn block(&mut self, statements: &[Stmt]) -> Option<Block> {
        let (variables, next) = (self.scope.len(), self.next);
        let lowered = statements.iter().map(|statement| {
            self.apart(|it| {
                it.add(1)?;
                it.statement(statement)
            })
        });
        let lowered = lowered.collect::<Option<Block>>()?;
        self.scope.truncate(variables);
        self.next = next;
        Some(lowered)
    }

    fn statement(&mut self, statement: &Stmt) -> Option<Statement> {
        Some(match statement {
            Stmt::Noop(_) => Statement::Value(Node::Constant(Value::Unit)),
            Stmt::Expr(expression) => Statement::Value(self.expression(expression)?),
            Stmt::FnCall(call, _) => Statement::Value(self.call(call)?),
            Stmt::Block(block) => Statement::Value(Node::Block(self.block(block.statements())?)),
            Stmt::Var(variable, options, _) if options.is_empty() => {
                let (name, expression, there) = variable.as_ref();
                let node = self.expression(expression)?;
                // A second variable of this name in the same block takes the place of the first.
                let slot = match there {
                    Some(from_end) => {
                        let place = self.scope.len().checked_sub(from_end.get())?;
                        let (own, slot) = self.scope.get(place)?;
                        (own == name.name.as_str()).then_some(*slot)?
                    }
                    None => self.declare(&name.name)?,
                };
                Statement::Let(slot, node)
            }
            Stmt::Assignment(assignment) => {
                let (operator, sides) = assignment.as_ref();
                let operator = match operator.get_op_assignment_info() {
                    Some((_, _, _, _, operator, _)) => Some(Operator::of(operator)?),
                    None => None,
                };
                self.assignment(operator, &sides.lhs, &sides.rhs)?
            }
            Stmt::If(flow, _) => {
                let condition = self.expression(&flow.expr)?;
                let body = self.block(flow.body.statements())?;
                let branch = self.block(flow.branch.statements())?;
                Statement::If(Box::new((condition, body, branch)))
            }
            Stmt::While(flow, _) => {
                let condition = match flow.expr {
                    Expr::Unit(..) | Expr::BoolConstant(true, _) => None,
                    ref condition => Some(self.part(condition)?),
                };
                let body = self.block(flow.body.statements())?;
                Statement::While(Box::new((condition, body)))
            }
            Stmt::Do(flow, options, _) => {
                let body = self.block(flow.body.statements())?;
                let condition = self.part(&flow.expr)?;
                let goes_on = !options.contains(ASTFlags::NEGATED);
                Statement::Do(Box::new((body, condition, goes_on)))
            }
            Stmt::For(parts, _) => {
                let (variable, counter, flow) = parts.as_ref();
                let counter = counter.as_ref().map(|it| it.name.as_str());
                self.round(&variable.name, counter, flow)?
            }
            Stmt::BreakLoop(value, options, _) => {
                let is_break = options.contains(ASTFlags::BREAK);
                let node = self.leaving(value.as_deref())?;
                match (is_break, value) {
                    (true, _) => Statement::Break(node),
                    (false, None) => Statement::Continue,
                    (false, Some(_)) => return None,
                }
            }
            Stmt::Return(value, options, _) => {
                let node = self.leaving(value.as_deref())?;
                if options.contains(ASTFlags::BREAK) {
                    Statement::Throw(node)
                } else {
                    Statement::Return(node)
                }
            }
            _ => return None,
        })
    }

    /// What leaves the statement: its value, or the unit if it has none.
    fn leaving(&mut self, value: Option<&Expr>) -> Option<Node> {
        let node = match value {
            Some(value) => self.expression(value)?,
            None => Node::Constant(Value::Unit),
        };
        self.exits = true;
        Some(node)
    }

    fn round(
        &mut self,
        name: &str,
        counter: Option<&str>,
        flow: &FlowControl,
    ) -> Option<Statement> {
        let over = self.over(&flow.expr)?;
        let (variables, next) = (self.scope.len(), self.next);
        let counter = match counter {
            Some(counter) => Some(self.declare(counter)?),
            None => None,
        };
        let slot = self.declare(name)?;
        let body = self.block(flow.body.statements())?;
        self.scope.truncate(variables);
        self.next = next;
        Some(Statement::For(Box::new(For {
            over,
            counter,
            slot,
            body,
        })))
    }

    fn over(&mut self, expression: &Expr) -> Option<Over> {
        if let Expr::FnCall(call, _) = expression
            && let ([from, to], Some(token)) = (call.args.as_slice(), &call.op_token)
        {
            let inclusive = match token {
                rhai::Token::ExclusiveRange => false,
                rhai::Token::InclusiveRange => true,
                _ => return Some(Over::Value(self.expression(expression)?)),
            };
            self.add(1)?;
            let nodes = (self.argument(from)?, self.argument(to)?);
            return Some(Over::Range { nodes, inclusive });
        }
        Some(Over::Value(self.expression(expression)?))
    }

    /// An assignment; where it goes to is lowered after the value, as it is evaluated.
    fn assignment(
        &mut self,
        operator: Option<Operator>,
        to: &Expr,
        value: &Expr,
    ) -> Option<Statement> {
        let value = self.expression(value)?;
        if let Expr::Variable(..) = to {
            self.add(1)?;
            return Some(Statement::Assign(self.local(to)?, operator, value));
        }
        let chain = self.chain(to)?;
        let Root::Local(slot) = chain.root else {
            return None;
        };
        let mut links = chain.links;
        for link in &mut links {
            link.changes = true;
        }
        let is_method = |link: &Link| matches!(link.step, Step::Method(..));
        if links.iter().any(is_method) {
            return None;
        }
        Some(Statement::Put(Box::new(Put {
            value,
            operator,
            slot,
            arguments: chain.arguments,
            links,
        })))
    }
}
