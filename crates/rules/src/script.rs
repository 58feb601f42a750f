//! A script that has been read, and the calls of its functions.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use appleyard_core::checked::narrow;
use rhai::{
    AST, ASTNode, Caches, Dynamic, Engine, EvalAltResult, Expr, GlobalRuntimeState,
    OptimizationLevel, Position, Scope,
};

use crate::compiled::{Program, Shape};
use crate::error::{RuleError, RuleErrorKind};
use crate::limits::{
    Caps, MAX_EXPRESSION_DEPTH, MAX_FUNCTIONS, MAX_SCRIPT_BYTES, MAX_VARIABLES, MAX_WRITTEN_OUT,
};
use crate::meter::Meter;
use crate::natives;
use crate::value::{Text, Value};

/// The functions of a game with the numbers of their parameters; the first two must be there.
pub(crate) const FUNCTIONS: [(&str, usize); 6] = [
    ("start", 0),
    ("moves", 1),
    ("player", 1),
    ("winner", 1),
    ("label", 1),
    ("picture", 1),
];

/// The places of some of them.
pub(crate) const MOVES: usize = 1;
pub(crate) const PLAYER: usize = 2;
pub(crate) const WINNER: usize = 3;

/// What Rhai could do and a script must not, or need not. Functions stored in values are left out because
/// a value must be nothing but data, and `this` because reading it would not be counted.
const NOT_ALLOWED: [&str; 9] = [
    "eval", "import", "export", "print", "debug", "this", "Fn", "call", "curry",
];

/// The name under which a call finds its argument. A script cannot see it: its functions see only their
/// own parameters.
const ARGUMENT: &str = "position";

/// How many functions the interpreter remembers between two calls, one for each kind of arguments. It
/// forgets them all when there are more, so that no script fills the memory with them.
const MAX_REMEMBERED: usize = 4096;

/// A script that has been compiled. A call of one of its functions cannot reach anything but its arguments,
/// and ends after a number of operations. What can be [lowered](crate::compiled) is run by a machine of our own; the
/// interpreter runs the rest, and says what is wrong with a call that fails.
pub(crate) struct Script {
    pub(crate) caps: Caps,
    pub(crate) program: Program,
    engine: Engine,
    meter: Rc<Meter>,
    /// Which of [`FUNCTIONS`] it has, and where in the text.
    has: [Option<Position>; FUNCTIONS.len()],
    /// The call of each of [`FUNCTIONS`], as an expression of the language.
    calls: Vec<AST>,
    between: RefCell<Between>,
}

/// What stays between two calls, so that a call does not look all functions up anew.
struct Between {
    global: GlobalRuntimeState,
    caches: Caches,
    scope: Scope<'static>,
}

impl Between {
    fn new(engine: &Engine, ast: &AST) -> Between {
        let mut global = engine.new_global_runtime_state();
        global.lib.push(ast.shared_lib().clone());
        Between {
            global,
            caches: Caches::new(),
            scope: Scope::new(),
        }
    }
}

impl Script {
    pub(crate) fn compile(text: &str) -> Result<Script, RuleError> {
        Script::with_caps(text, Caps::default())
    }

    /// A script whose calls end at these caps.
    pub(crate) fn with_caps(text: &str, caps: Caps) -> Result<Script, RuleError> {
        if text.len() > MAX_SCRIPT_BYTES {
            return Err(RuleError::of(RuleErrorKind::ScriptTooLong {
                bytes: text.len(),
                limit: MAX_SCRIPT_BYTES,
            }));
        }
        let meter = Rc::new(Meter::new(caps.touched));
        let engine = engine(&meter, caps);
        let ast = engine
            .compile(text)
            .map_err(|error| RuleError::of_parse(&error))?;
        look_at(&ast)?;
        let mut has = [None; FUNCTIONS.len()];
        for (has, (name, needs)) in has.iter_mut().zip(FUNCTIONS) {
            let mut defined = ast.iter_functions().filter(|it| it.name == name).peekable();
            if defined.peek().is_some() {
                let place = place_of(name, text);
                *has = Some(place);
                if !defined.any(|it| it.params.len() == needs) {
                    let error = RuleError::of(RuleErrorKind::WrongParameters { name, needs });
                    return Err(error.at(place));
                }
            }
        }
        for (has, (name, _)) in has.iter().zip(FUNCTIONS).take(2) {
            if has.is_none() {
                return Err(RuleError::of(RuleErrorKind::FunctionMissing { name }));
            }
        }
        let mut scope = Scope::new();
        scope.push(ARGUMENT, ());
        let calls = FUNCTIONS.iter().map(|&(name, needs)| {
            let argument = if needs > 0 { ARGUMENT } else { "" };
            let call = format!("{name}({argument})");
            let call = engine.compile_with_scope(&scope, call);
            call.map_err(|error| RuleError::of_parse(&error))
        });
        let calls = calls.collect::<Result<_, _>>()?;
        let between = RefCell::new(Between::new(&engine, &ast));
        Ok(Script {
            caps,
            program: Program::new(&ast, &FUNCTIONS),
            engine,
            meter,
            has,
            calls,
            between,
        })
    }

    /// Whether the script has one of the functions of a game.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.place(name).is_some()
    }

    /// Where one of the functions of a game begins; `None` if the script does not have it.
    fn place(&self, name: &str) -> Option<Position> {
        let mut all = FUNCTIONS.iter().zip(self.has);
        let found = all.find(|((function, _), _)| *function == name);
        found.and_then(|(_, place)| place)
    }

    /// An error of this function, called with this position. If no place in it is to blame, its own place
    /// is.
    pub(crate) fn blame(
        &self,
        mut error: RuleError,
        function: &'static str,
        position: Option<u32>,
    ) -> RuleError {
        error.function = Some(function);
        error.position = position;
        match self.place(function) {
            Some(place) if error.line.is_none() => error.at(place),
            _ => error,
        }
    }

    /// The names of properties in the script, for positions that are read back to share.
    pub(crate) fn names(&self) -> &[Text] {
        &self.program.names
    }

    /// Writes code for the functions that play needs, for positions like the first one.
    pub(crate) fn infer(&self, start: &Value) {
        self.program.infer(start, self.caps);
    }

    /// The type for which positions are packed.
    pub(crate) fn shape(&self) -> Option<&Shape> {
        self.program.shape()
    }

    pub(crate) fn call(
        &self,
        name: &'static str,
        argument: Option<&Value>,
    ) -> Result<Value, RuleError> {
        let Some(entry) = FUNCTIONS.iter().position(|&(own, _)| own == name) else {
            return Err(RuleError::of(RuleErrorKind::FunctionMissing { name }));
        };
        if !self.program.has(entry) {
            return self.interpret(entry, argument);
        }
        if let Some((value, _)) = self.program.call(entry, argument, self.caps) {
            return Ok(value);
        }
        let interpreted = self.interpret(entry, argument);
        // The call is right, only not for the machine: the next one would cost twice as much, too.
        if interpreted.is_ok() {
            self.program.leave(entry);
        }
        interpreted
    }

    /// What the interpreter makes of the call of one of [`FUNCTIONS`].
    pub(crate) fn interpret(
        &self,
        entry: usize,
        argument: Option<&Value>,
    ) -> Result<Value, RuleError> {
        self.meter.reset();
        // A function without parameters is called with nothing.
        let argument = argument.map_or(Dynamic::UNIT, Value::to_dynamic);
        let returned = self.evaluate(entry, argument);
        let returned = returned.map_err(|error| {
            let inside = matches!(*error, EvalAltResult::ErrorInFunctionCall(..));
            let error = RuleError::of_call(&error);
            // Anything else stands at the call itself, which is no place in the script.
            if inside {
                error
            } else {
                error.at(Position::NONE)
            }
        })?;
        self.meter.touch_value(&returned).map_err(RuleError::of)?;
        Ok(Value::of(&returned))
    }

    /// What the interpreter counted in its last call.
    #[cfg(test)]
    pub(crate) fn counts(&self) -> crate::compiled::Counts {
        crate::compiled::Counts {
            operations: self.between.borrow().global.num_operations,
            touched: self.meter.touched(),
        }
    }

    #[allow(
        deprecated,
        reason = "nothing else takes what stays between calls; the version is pinned"
    )]
    fn evaluate(&self, call: usize, argument: Dynamic) -> Result<Dynamic, Box<EvalAltResult>> {
        let mut between = self.between.borrow_mut();
        let Between {
            global,
            caches,
            scope,
        } = &mut *between;
        global.num_operations = 0;
        scope.clear().push_dynamic(ARGUMENT, argument);
        if caches.fn_resolution_cache_mut().dict.len() > MAX_REMEMBERED {
            *caches = Caches::new();
        }
        let statements = self.calls[call].statements();
        self.engine
            .eval_statements_raw(global, caches, scope, statements)
    }
}

impl fmt::Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Script").finish_non_exhaustive()
    }
}

fn engine(meter: &Rc<Meter>, caps: Caps) -> Engine {
    let mut engine = Engine::new_raw();
    engine
        .set_optimization_level(OptimizationLevel::None)
        .set_max_operations(caps.operations)
        .set_max_call_levels(caps.depth)
        .set_max_expr_depths(MAX_EXPRESSION_DEPTH, MAX_EXPRESSION_DEPTH)
        .set_max_variables(MAX_VARIABLES)
        .set_max_functions(MAX_FUNCTIONS)
        .set_strict_variables(true)
        .set_allow_anonymous_fn(false);
    for name in NOT_ALLOWED {
        engine.disable_symbol(name);
    }
    natives::register(&mut engine, meter);
    count_variables(&mut engine, meter);
    engine
}

/// Counts the elements of each variable that is read, and refuses values that have grown beyond a limit.
#[allow(
    deprecated,
    reason = "Rhai marks the hook as volatile; the version is pinned, and tests hold what it does"
)]
fn count_variables(engine: &mut Engine, meter: &Rc<Meter>) {
    let meter = Rc::clone(meter);
    engine.on_var(move |name, from_end, context| {
        let scope = context.scope();
        // Rhai mostly knows the place, counted from the newest variable, and a search would take longer.
        let place = from_end.checked_sub(1);
        let there = place.and_then(|place| scope.iter_raw().nth(place));
        let value = match there {
            Some((own, _, value)) if own == name => Some(value),
            _ => scope.get(name),
        };
        if let Some(value) = value {
            meter.touch_value(value)?;
        }
        Ok(None)
    });
}

/// Where the function begins in the text. The syntax tree does not keep it, so this looks for the words; if
/// a comment has them, too, the place is wrong by that much.
fn place_of(name: &str, text: &str) -> Position {
    for (line, words) in (1_u16..).zip(text.lines()) {
        for (at, _) in words.match_indices("fn ") {
            let after = words[at + 3..].trim_start();
            let named = after.strip_prefix(name).map(str::trim_start);
            if named.is_some_and(|rest| rest.starts_with('(')) {
                let column = narrow(words[..at].chars().count() + 1);
                return Position::new(line, column);
            }
        }
    }
    Position::NONE
}

/// Refuses what the limits of a call do not catch.
fn look_at(ast: &AST) -> Result<(), RuleError> {
    if let Some(outside) = ast.statements().first() {
        let error = RuleError::of(RuleErrorKind::OutsideFunctions);
        return Err(error.at(outside.position()));
    }
    let mut found = None;
    ast.walk(&mut |nodes| {
        if let Some(ASTNode::Expr(expression)) = nodes.last() {
            let elements = match expression {
                Expr::Array(elements, _) => elements.len(),
                Expr::Map(entries, _) => entries.0.len(),
                _ => 0,
            };
            if elements > MAX_WRITTEN_OUT {
                found = Some(expression.position());
                return false;
            }
        }
        true
    });
    match found {
        Some(place) => Err(RuleError::of(RuleErrorKind::WrittenOutTooLong {
            limit: MAX_WRITTEN_OUT,
        })
        .at(place)),
        None => Ok(()),
    }
}
