//! What can be wrong with a script.

use std::fmt;

use rhai::{EvalAltResult, ParseError, Position};

/// Why a script was refused, or why a call of one of its functions failed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// What is wrong.
    pub kind: RuleErrorKind,
    /// The line of the script, from 1; `None` if no place of the script is to blame.
    pub line: Option<u64>,
    /// The column in that line, from 1, in characters.
    pub column: Option<u64>,
    /// The function that was called from outside, such as `moves`; `None` if the script was not run.
    pub function: Option<&'static str>,
    /// The place of the position that the function was called with.
    pub position: Option<u32>,
}

/// A parameter of an error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleParam {
    /// A count, a limit, or a place, which counts from 1.
    Number(u64),
    /// A name, or a text that quotes the script or the interpreter.
    Text(String),
}

impl From<u64> for RuleParam {
    fn from(number: u64) -> Self {
        RuleParam::Number(number)
    }
}

impl From<usize> for RuleParam {
    fn from(number: usize) -> Self {
        RuleParam::Number(number as u64)
    }
}

impl From<&str> for RuleParam {
    fn from(text: &str) -> Self {
        RuleParam::Text(text.into())
    }
}

impl From<String> for RuleParam {
    fn from(text: String) -> Self {
        RuleParam::Text(text)
    }
}

macro_rules! kinds {
    ($( $(#[$doc:meta])* $kind:ident $({ $( $(#[$field_doc:meta])* $field:ident: $type:ty ),* })?
        = $code:literal => $english:literal ),* $(,)?) => {
        /// The kinds of [`RuleError`], each with a stable code, under which the page files its sentences.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum RuleErrorKind {
            $( $(#[$doc])* #[doc = concat!("\n\nCode: `", $code, "`.")]
            $kind $({ $( $(#[$field_doc])* $field: $type ),* })? ),*
        }

        impl RuleErrorKind {
            /// All codes with the names of their parameters.
            pub const CODES: &'static [(&'static str, &'static [&'static str])] = &[
                $( ($code, &[$($( stringify!($field) ),*)?]) ),*
            ];

            /// A stable name in kebab-case.
            pub fn code(&self) -> &'static str {
                match self { $( Self::$kind { .. } => $code ),* }
            }

            /// The limits, the counts and the names in question.
            pub fn params(&self) -> Vec<(&'static str, RuleParam)> {
                match self { $( Self::$kind $({ $($field),* })? => vec![$($(
                    (stringify!($field), $field.clone().into()) ),*)?] ),* }
            }
        }

        impl fmt::Display for RuleErrorKind {
            #[allow(unused_variables, reason = "some fields are for the page alone")]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $( Self::$kind $({ $($field),* })? => write!(f, $english) ),* }
            }
        }
    };
}

kinds! {
    /// The text is longer than a script may be. It was not read.
    ScriptTooLong {
        /// Its bytes.
        bytes: usize,
        /// The most that is allowed.
        limit: usize
    } = "script-too-long" => "a script may have at most {limit} bytes, not {bytes}; shorten it",
    /// The interpreter cannot read the text.
    Syntax {
        /// What it met, in English.
        detail: String
    } = "script-syntax" => "the script cannot be read here: {detail}",
    /// Expressions or blocks stand too deep in one another.
    NestedTooDeep {
        /// The deepest that is allowed.
        limit: usize
    } = "script-nested-too-deep" => "the script is nested deeper than {limit}; give a part of it a name",
    /// A list written out in the script is too long.
    WrittenOutTooLong {
        /// The most elements.
        limit: usize
    } = "script-list-too-long" => "a list written out may have at most {limit} elements; build it in a loop",
    /// Something stands outside the functions. It would never run.
    OutsideFunctions = "script-outside-functions"
        => "only functions run; put this into one of them",
    /// A function that every game needs is missing.
    FunctionMissing {
        /// Its name.
        name: &'static str
    } = "script-function-missing" => "the script has no function {name}; write one",
    /// A function of the game has the wrong number of parameters.
    WrongParameters {
        /// Its name.
        name: &'static str,
        /// The number it needs.
        needs: usize
    } = "script-wrong-parameters" => "the function {name} must have {needs} parameter(s)",
    /// A call took more operations than it may.
    TooManyOperations {
        /// The most that is allowed.
        limit: u64
    } = "script-too-many-operations"
        => "a call took more than {limit} operations; look for a loop without an end",
    /// A call touched more elements of arrays, maps and texts than it may.
    TooManyTouched {
        /// The most that is allowed.
        limit: u64
    } = "script-too-many-touched"
        => "a call copied or read more than {limit} elements; use smaller arrays",
    /// Functions called one another too deeply.
    RecursionTooDeep {
        /// The deepest that is allowed.
        limit: usize
    } = "script-recursion-too-deep"
        => "more than {limit} calls wait for one another; look for a recursion without an end",
    /// An array or map has grown too large.
    CollectionTooLarge {
        /// The most elements.
        limit: usize
    } = "script-collection-too-large" => "an array or map may have at most {limit} elements",
    /// A text has grown too long.
    TextTooLong {
        /// The most bytes.
        limit: usize
    } = "script-text-too-long" => "a text may have at most {limit} bytes",
    /// Arrays and maps stand too deep in one another.
    ValueTooDeep {
        /// The deepest that is allowed.
        limit: usize
    } = "script-value-too-deep" => "arrays and maps may be nested at most {limit} deep",
    /// There is no variable of this name here.
    UnknownName {
        /// The name.
        name: String
    } = "script-unknown-name" => "there is no variable or property {name} here",
    /// There is no function of this name for these types.
    UnknownFunction {
        /// The function with the types of its arguments.
        name: String
    } = "script-unknown-function" => "there is no function {name}",
    /// A number is too large for 64 bits, or was divided by zero.
    Arithmetic {
        /// What happened, in English.
        detail: String
    } = "script-arithmetic" => "this cannot be computed: {detail}",
    /// An array, map or text has no such place.
    NoSuchPlace = "script-no-such-place" => "there is no element at this place; compare with its length",
    /// A value has a type that does not fit where it stands.
    WrongType {
        /// The type that is needed, and the type it has.
        detail: String
    } = "script-wrong-type" => "this has the wrong type: {detail}",
    /// The script itself stopped, with `throw`.
    Thrown {
        /// What it threw, as text.
        detail: String
    } = "script-thrown" => "the script stopped: {detail}",
    /// A function returned something else than the game needs.
    WrongReturn {
        /// The function.
        name: &'static str,
        /// What it must return.
        needs: &'static str,
        /// What it returned, as a script writes it.
        found: String
    } = "script-wrong-return" => "the function {name} must return {needs}, not {found}",
    /// A position contains something other than an integer, boolean, text, array or map.
    NotAPosition {
        /// The value, as a script writes it.
        found: String
    } = "script-not-a-position"
        => "a position consists of integers, booleans, texts, arrays and maps, not of {found}",
    /// A position is too large.
    PositionTooLarge {
        /// The most bytes.
        limit: usize
    } = "script-position-too-large" => "a position may take at most {limit} bytes",
    /// A position has more moves than it may have.
    TooManyMoves {
        /// The number of moves.
        count: usize,
        /// The most that is allowed.
        limit: usize
    } = "script-too-many-moves" => "a position may have at most {limit} moves, not {count}",
    /// A picture is not a list of shapes.
    NotAPicture {
        /// Which shape, from 1.
        shape: usize,
        /// What is wrong, in kebab-case: one of [`PICTURE_PROBLEMS`](crate::PICTURE_PROBLEMS).
        problem: &'static str,
        /// The same in English.
        detail: String
    } = "script-not-a-picture" => "shape {shape} of the picture cannot be drawn: {detail}",
    /// The game has more positions than the run may store.
    TooManyPositions {
        /// The most that is allowed.
        limit: u64
    } = "script-too-many-positions"
        => "the game has more than {limit} positions; make it smaller, or look whether it ends",
    /// The game has more moves than the run may store.
    TooManyLinks {
        /// The most that is allowed.
        limit: u64
    } = "script-too-many-links" => "the game has more than {limit} moves, over all positions",
    /// The positions of the game need more memory than they may take.
    TooManyBytes {
        /// The most bytes.
        limit: usize
    } = "script-too-many-bytes" => "the positions of the game take more than {limit} bytes",
    /// Anything else that stops the interpreter.
    Failed {
        /// What happened, in English.
        detail: String
    } = "script-failed" => "the script stopped: {detail}",
}

impl RuleError {
    /// An error without a place.
    pub(crate) fn of(kind: RuleErrorKind) -> RuleError {
        RuleError {
            kind,
            line: None,
            column: None,
            function: None,
            position: None,
        }
    }

    pub(crate) fn at(mut self, place: Position) -> RuleError {
        self.line = place.line().map(|line| line as u64);
        self.column = place.position().map(|column| column as u64);
        self
    }

    /// The stable code of the kind.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    pub(crate) fn of_parse(error: &ParseError) -> RuleError {
        use rhai::ParseErrorType as Type;
        let kind = match error.err_type() {
            Type::ExprTooDeep => RuleErrorKind::NestedTooDeep {
                limit: crate::limits::MAX_EXPRESSION_DEPTH,
            },
            Type::VariableUndefined(name) => RuleErrorKind::UnknownName { name: name.clone() },
            other => RuleErrorKind::Syntax {
                detail: other.to_string(),
            },
        };
        RuleError::of(kind).at(error.position())
    }

    pub(crate) fn of_call(error: &EvalAltResult) -> RuleError {
        use EvalAltResult as Eval;
        use RuleErrorKind as Kind;
        let inner = error.unwrap_inner();
        let kind = match inner {
            Eval::ErrorTerminated(token, _) => return RuleError::of_token(token, inner.position()),
            Eval::ErrorTooManyOperations(_) => Kind::TooManyOperations {
                limit: crate::limits::MAX_OPERATIONS,
            },
            Eval::ErrorStackOverflow(_) => Kind::RecursionTooDeep {
                limit: crate::limits::MAX_CALL_DEPTH,
            },
            Eval::ErrorVariableNotFound(name, _) | Eval::ErrorPropertyNotFound(name, _) => {
                Kind::UnknownName { name: name.clone() }
            }
            Eval::ErrorFunctionNotFound(name, _) => Kind::UnknownFunction { name: name.clone() },
            Eval::ErrorArithmetic(detail, _) => Kind::Arithmetic {
                detail: detail.clone(),
            },
            Eval::ErrorArrayBounds(..)
            | Eval::ErrorStringBounds(..)
            | Eval::ErrorIndexNotFound(..) => Kind::NoSuchPlace,
            Eval::ErrorMismatchDataType(needs, found, _)
            | Eval::ErrorMismatchOutputType(needs, found, _) => Kind::WrongType {
                detail: format!("{found}, where {needs} is needed"),
            },
            Eval::ErrorIndexingType(found, _) | Eval::ErrorDotExpr(found, _) => Kind::WrongType {
                detail: found.clone(),
            },
            Eval::ErrorFor(_) => Kind::WrongType {
                detail: "a loop needs a range, an array or a text".into(),
            },
            Eval::ErrorRuntime(value, _) => match value.clone().try_cast::<RuleErrorKind>() {
                Some(own) => own,
                None => Kind::Thrown {
                    detail: crate::text::of_value(&crate::value::Value::of(value)),
                },
            },
            other => Kind::Failed {
                detail: other.to_string(),
            },
        };
        RuleError::of(kind).at(inner.position())
    }

    fn of_token(token: &rhai::Dynamic, place: Position) -> RuleError {
        let kind = token.clone().try_cast::<RuleErrorKind>();
        let kind = kind.unwrap_or(RuleErrorKind::Failed {
            detail: "terminated".into(),
        });
        RuleError::of(kind).at(place)
    }
}

/// Makes an own kind of error pass through the interpreter, which a script cannot catch.
impl From<RuleErrorKind> for Box<EvalAltResult> {
    fn from(kind: RuleErrorKind) -> Self {
        EvalAltResult::ErrorTerminated(rhai::Dynamic::from(kind), Position::NONE).into()
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl std::error::Error for RuleError {}
