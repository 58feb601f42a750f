//! What a script may use. All limits are counts, so a script does the same on every machine.
//!
//! Together they bound a call in time: the benchmark `scripts/cap` runs the most expensive calls that are
//! known, each until a limit stops it.

/// The most bytes of a script. It is far more than a link can hold.
pub const MAX_SCRIPT_BYTES: usize = 20_000;

/// The most operations of the interpreter in one call.
pub const MAX_OPERATIONS: u64 = 100_000;

/// The most elements that one call may touch. Each time a call reads a variable or joins collections, it
/// touches all elements in there: reading an array copies it. Eight bytes of a text count as an element.
pub const MAX_TOUCHED: u64 = 1_000_000;

/// The most elements of an array or map, those of the arrays and maps in it included.
pub const MAX_ELEMENTS: usize = 16_384;

/// The most elements that a list or map written out in the script has itself, without those within them.
pub const MAX_WRITTEN_OUT: usize = 128;

/// The most bytes of a text.
pub const MAX_TEXT_BYTES: usize = 1_024;

/// How deep arrays and maps may stand in one another.
pub const MAX_NESTING: usize = 8;

/// How many functions of a script may wait for one another.
pub const MAX_CALL_DEPTH: usize = 24;

/// How deep expressions and blocks of a script may stand in one another.
pub const MAX_EXPRESSION_DEPTH: usize = 32;

/// The most variables in sight at one place.
pub const MAX_VARIABLES: usize = 64;

/// The most functions of a script.
pub const MAX_FUNCTIONS: usize = 64;

/// The most moves of a position.
pub const MAX_MOVES: usize = 1_024;

/// The most bytes of a position in its encoding.
pub const MAX_POSITION_BYTES: usize = 1_024;

/// The most bytes that all positions of a game may take in their encoding.
pub const MAX_STORED_BYTES: usize = 128 << 20;

/// The most moves of a game, over all positions. With a million positions, all that a run stores stays below
/// 512 MiB.
pub const MAX_LINKS: usize = 1 << 24;

/// The most characters of a label; what is longer is cut, and ends with an ellipsis.
pub const MAX_LABEL_CHARS: usize = 120;

/// The most shapes of a picture.
pub const MAX_SHAPES: usize = 1_024;

/// The caps of a call, which tests lower.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caps {
    pub(crate) operations: u64,
    pub(crate) touched: u64,
    pub(crate) depth: usize,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            operations: MAX_OPERATIONS,
            touched: MAX_TOUCHED,
            depth: MAX_CALL_DEPTH,
        }
    }
}
