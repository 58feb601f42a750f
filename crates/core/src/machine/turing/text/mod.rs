//! Machines as text, in three forms.
//!
//! | form | example | who writes it so |
//! |---|---|---|
//! | standard | `1RB1LB_1LA1RZ` | the search for busy beavers |
//! | YAML | `table: {q0: {0: {write: 1, R: q1}}}` | turingmachine.io |
//! | five-tuples | `q0 0 1 R q1` | textbooks |
//!
//! These three are kept in links and read to the letter. What somebody gives may also be a list, have words around it or
//! other columns, or be of another program; [`Table::read_given`] finds by evidence what it is.
//!
//! The readers are our own: a library for all of YAML weighs as much as all of these together, and says less about what is
//! wrong with a machine. Of 8,000 changed texts 20 were read otherwise than the library `yaml` 2.9.1 does: the
//! causes that misread are mended, and a few texts that it refuses are read as they are meant, such as a `*` without quotes.

mod draft;
mod fives;
mod found;
mod given;
mod jsturing;
mod lines;
mod piece;
mod reading;
mod scan;
mod standard;
mod tuples;
mod yaml;
mod yaml_table;

pub use reading::{GivenForm, MachineChoice, MachineReading, TupleOrder};

use super::table::Table;
use crate::error::MachineError;

/// The longest text of a machine, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
    serde(rename_all = "kebab-case")
)]
pub enum MachineForm {
    /// `1RB1LB_1LA1RZ`: rows of cells. The states are A, B, C, …; the machine begins in A. Z and H stand for the halt if
    /// they are no states, `---` for no instruction, and the symbols are the digits from 0, the blank.
    Standard,
    /// Rules in YAML, with `blank`, `start state` and `table`; of YAML it reads maps by indentation, maps and lists in
    /// brackets, quotes and comments.
    Yaml,
    /// A line for each rule: state, symbol that is read, symbol that is written, L or R, next state.
    Tuples,
}

/// A machine that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The machine.
    pub table: Table,
    /// The tape that the text gives it, from cell 0 on; empty if it gives none.
    pub input: String,
    /// The form of the text.
    pub form: MachineForm,
}

impl MachineForm {
    /// The form that a text has most likely.
    pub fn of(text: &str) -> MachineForm {
        let lines = || text.lines().map(str::trim).filter(|it| !it.is_empty());
        if lines().any(|it| it.starts_with("table:")) {
            return MachineForm::Yaml;
        }
        let cells = |line: &str| {
            line.chars()
                .all(|it| it.is_ascii_alphanumeric() || "-_ ".contains(it))
                && line.split([' ', '_']).all(|it| it.chars().count() % 3 == 0)
        };
        if lines().all(cells) && lines().next().is_some() {
            MachineForm::Standard
        } else {
            MachineForm::Tuples
        }
    }
}

fn check_length(text: &str) -> Result<(), MachineError> {
    let (length, limit) = (text.len() as u64, MAX_TEXT as u64);
    if length > limit {
        return Err(MachineError::TextTooLong { length, limit });
    }
    Ok(())
}

impl Table {
    /// Reads a machine; without a form the text itself decides.
    ///
    /// # Errors
    ///
    /// All kinds of [`MachineError`] that have a line, those of [`Table::new`], [`MachineError::NoStart`] and
    /// [`MachineError::TextTooLong`].
    ///
    /// ```
    /// use appleyard_core::machine::turing::{MachineForm, Table};
    ///
    /// let beaver = Table::read("1RB1LB_1LA1RZ", None)?;
    /// assert_eq!(beaver.table.states(), ["A", "B"]);
    /// let rules = beaver.table.write(MachineForm::Tuples)?;
    /// assert_eq!(rules.lines().nth(2), Some("A 0 1 R B"));
    /// # Ok::<(), appleyard_core::error::MachineError>(())
    /// ```
    pub fn read(text: &str, form: Option<MachineForm>) -> Result<Read, MachineError> {
        check_length(text)?;
        // Unless the form is said, the text shows it.
        let form = form.unwrap_or_else(|| MachineForm::of(text));
        let (table, input) = match form {
            MachineForm::Standard => (standard::read(text)?, String::new()),
            MachineForm::Yaml => {
                let (table, input, _) = yaml_table::read(text)?;
                (table, input)
            }
            MachineForm::Tuples => tuples::read(text)?,
        };
        Ok(Read { table, input, form })
    }

    /// Reads a machine in the standard text. A program that needs no other form is smaller without them.
    ///
    /// # Errors
    ///
    /// As for [`Table::read`].
    pub fn read_standard(text: &str) -> Result<Table, MachineError> {
        check_length(text)?;
        standard::read(text)
    }

    /// Writes the machine, so that reading gives the same one.
    ///
    /// # Errors
    ///
    /// [`MachineError::NotStandard`]. The standard text does not keep the names of states, symbols and
    /// ends. Of two names for one end the other forms keep the first.
    pub fn write(&self, form: MachineForm) -> Result<String, MachineError> {
        match form {
            MachineForm::Standard => self.standard(),
            MachineForm::Yaml => Ok(yaml_table::write(self)),
            MachineForm::Tuples => Ok(tuples::write(self)),
        }
    }
}
