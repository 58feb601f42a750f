//! What can be wrong with a script.

use std::fmt;

use rhai::{EvalAltResult, ParseError, Position};

pub use crate::kinds::RuleErrorKind;

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
        // Nothing but this package ends a script in this way, and it says why.
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
