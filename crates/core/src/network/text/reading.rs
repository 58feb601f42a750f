//! How a text was read.

/// The form that a text has: all of it fits this form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum NetworkForm {
    /// There is no comparator.
    Empty,
    /// `0:1 2:3`, also as `[0:1][2:3]`, Knuth's notation.
    Colons,
    /// `(0,1)(2,3)`.
    Pairs,
    /// `[[0,1],[2,3]]`, in JSON and elsewhere.
    Brackets,
    /// `{{0,1},{2,3}}`, as a program in C has it.
    Braces,
    /// Comparators with a colon, in parentheses, in brackets and in braces, mixed.
    Mixed,
    /// Two numbers for each comparator and nothing but a blank, a comma or a semicolon between them.
    Numbers,
    /// `0-1 2-3`.
    Dashes,
    /// `0->1 2->3`.
    Arrows,
    /// A call for each comparator, such as `SWAP(0,1);` or `order(&a[0], &a[1]);`.
    Calls,
    /// A condition for each comparator, such as `if a[1] < a[0]: a[0], a[1] = a[1], a[0]`.
    Conditions,
    /// A record with the list as `nw`, as SorterHunter writes it.
    Record,
}

impl NetworkForm {
    /// The form as errors name it, in kebab-case.
    pub fn code(self) -> &'static str {
        match self {
            NetworkForm::Empty => "empty",
            NetworkForm::Colons => "colons",
            NetworkForm::Pairs => "pairs",
            NetworkForm::Brackets => "brackets",
            NetworkForm::Braces => "braces",
            NetworkForm::Mixed => "mixed",
            NetworkForm::Numbers => "numbers",
            NetworkForm::Dashes => "dashes",
            NetworkForm::Arrows => "arrows",
            NetworkForm::Calls => "calls",
            NetworkForm::Conditions => "conditions",
            NetworkForm::Record => "record",
        }
    }
}

/// Why a text counts its wires from 0 or from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum CountedBy {
    /// The caller says so.
    Caller,
    /// The text has a wire 0.
    WireZero,
    /// The text says how many wires there are, and its largest wire has that number.
    LastWire,
    /// Texts of this form count from 0: arrays of programs and the records of SorterHunter.
    Form,
    /// The text has no wire 0, and nothing says more.
    NoWireZero,
}

/// How a text was read, and what was left aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct NetworkReading {
    /// The form of the text.
    pub form: NetworkForm,
    /// The number of the top wire in the text.
    pub first: u8,
    /// Why it is this number.
    pub counted_by: CountedBy,
    /// The other number, 0 or 1, if the text can also be read with it.
    pub other_first: Option<u8>,
    /// The number of wires: those that the text says, else those that its comparators need.
    pub wires: usize,
    /// The number of comparators.
    pub comparators: usize,
    /// The fewest layers in which the comparators can run.
    pub layers: usize,
    /// The number of comparators whose first wire, which receives the smaller element, is below the
    /// second.
    pub reversed: usize,
    /// The number of comments that were left aside.
    pub comments: usize,
    /// The number of lines with words above a list or a layer that were left aside.
    pub headings: usize,
    /// The number of lines outside the only block of Markdown that were left aside.
    pub outside: usize,
    /// The number of entries of a record that were left aside.
    pub entries: usize,
}
