//! The kinds of errors of scripts.

#![allow(
    unused_variables,
    reason = "the English leaves out a parameter that is for the page alone"
)]

appleyard_core::errors! {
    @table
    /// The kinds of [`RuleError`](crate::RuleError), each with a stable code, under which the page files its sentences.
    pub enum RuleErrorKind {
        /// The text is longer than a script may be. It was not read.
        ScriptTooLong = "script-too-long" {
            /// Its bytes.
            bytes: usize,
            /// The most that is allowed.
            limit: usize,
        } => "a script may have at most {limit} bytes, not {bytes}; shorten it",
        /// The interpreter cannot read the text.
        Syntax = "script-syntax" {
            /// What it met, in English.
            detail: String,
        } => "the script cannot be read here: {detail}",
        /// Expressions or blocks stand too deep in one another.
        NestedTooDeep = "script-nested-too-deep" {
            /// The deepest that is allowed.
            limit: usize,
        } => "the script is nested deeper than {limit}; give a part of it a name",
        /// A list written out in the script is too long.
        WrittenOutTooLong = "script-list-too-long" {
            /// The most elements.
            limit: usize,
        } => "a list written out may have at most {limit} elements; build it in a loop",
        /// Something stands outside the functions. It would never run.
        OutsideFunctions = "script-outside-functions" => "only functions run; put this into one of them",
        /// A function that every game needs is missing.
        FunctionMissing = "script-function-missing" {
            /// Its name.
            name: &'static str,
        } => "the script has no function {name}; write one",
        /// A function of the game has the wrong number of parameters.
        WrongParameters = "script-wrong-parameters" {
            /// Its name.
            name: &'static str,
            /// The number it needs.
            needs: usize,
        } => "the function {name} must have {needs} parameter(s)",
        /// A call took more operations than it may.
        TooManyOperations = "script-too-many-operations" {
            /// The most that is allowed.
            limit: u64,
        } => "a call took more than {limit} operations; look for a loop without an end",
        /// A call touched more elements of arrays, maps and texts than it may.
        TooManyTouched = "script-too-many-touched" {
            /// The most that is allowed.
            limit: u64,
        } => "a call copied or read more than {limit} elements; use smaller arrays",
        /// Functions called one another too deeply.
        RecursionTooDeep = "script-recursion-too-deep" {
            /// The deepest that is allowed.
            limit: usize,
        } => "more than {limit} calls wait for one another; look for a recursion without an end",
        /// An array or map has grown too large.
        CollectionTooLarge = "script-collection-too-large" {
            /// The most elements.
            limit: usize,
        } => "an array or map may have at most {limit} elements",
        /// A text has grown too long.
        TextTooLong = "script-text-too-long" {
            /// The most bytes.
            limit: usize,
        } => "a text may have at most {limit} bytes",
        /// Arrays and maps stand too deep in one another.
        ValueTooDeep = "script-value-too-deep" {
            /// The deepest that is allowed.
            limit: usize,
        } => "arrays and maps may be nested at most {limit} deep",
        /// There is no variable of this name here.
        UnknownName = "script-unknown-name" {
            /// The name.
            name: String,
        } => "there is no variable or property {name} here",
        /// There is no function of this name for these types.
        UnknownFunction = "script-unknown-function" {
            /// The function with the types of its arguments.
            name: String,
        } => "there is no function {name}",
        /// A number is too large for 64 bits, or was divided by zero.
        Arithmetic = "script-arithmetic" {
            /// What happened, in English.
            detail: String,
        } => "this cannot be computed: {detail}",
        /// An array, map or text has no such place.
        NoSuchPlace = "script-no-such-place" => "there is no element at this place; compare with its length",
        /// A value has a type that does not fit where it stands.
        WrongType = "script-wrong-type" {
            /// The type that is needed, and the type it has.
            detail: String,
        } => "this has the wrong type: {detail}",
        /// The script itself stopped, with `throw`.
        Thrown = "script-thrown" {
            /// What it threw, as text.
            detail: String,
        } => "the script stopped: {detail}",
        /// A function returned something else than the game needs.
        WrongReturn = "script-wrong-return" {
            /// The function.
            name: &'static str,
            /// What it must return.
            needs: &'static str,
            /// What it returned, as a script writes it.
            found: String,
        } => "the function {name} must return {needs}, not {found}",
        /// A position contains something other than an integer, boolean, text, array or map.
        NotAPosition = "script-not-a-position" {
            /// The value, as a script writes it.
            found: String,
        } => "a position consists of integers, booleans, texts, arrays and maps, not of {found}",
        /// A position is too large.
        PositionTooLarge = "script-position-too-large" {
            /// The most bytes.
            limit: usize,
        } => "a position may take at most {limit} bytes",
        /// A position has more moves than it may have.
        TooManyMoves = "script-too-many-moves" {
            /// The number of moves.
            count: usize,
            /// The most that is allowed.
            limit: usize,
        } => "a position may have at most {limit} moves, not {count}",
        /// A picture is not a list of shapes.
        NotAPicture = "script-not-a-picture" {
            /// Which shape, from 1.
            shape: usize,
            /// What is wrong, in kebab-case: one of [`PICTURE_PROBLEMS`](crate::PICTURE_PROBLEMS).,
            problem: &'static str,
            /// The same in English.
            detail: String,
        } => "shape {shape} of the picture cannot be drawn: {detail}",
        /// The game has more positions than the run may store.
        TooManyPositions = "script-too-many-positions" {
            /// The most that is allowed.
            limit: u64,
        } => "the game has more than {limit} positions; make it smaller, or look whether it ends",
        /// The game has more moves than the run may store.
        TooManyLinks = "script-too-many-links" {
            /// The most that is allowed.
            limit: u64,
        } => "the game has more than {limit} moves, over all positions",
        /// The positions of the game need more memory than they may take.
        TooManyBytes = "script-too-many-bytes" {
            /// The most bytes.
            limit: usize,
        } => "the positions of the game take more than {limit} bytes",
        /// Anything else that stops the interpreter.
        Failed = "script-failed" {
            /// What happened, in English.
            detail: String,
        } => "the script stopped: {detail}",
    }
}
