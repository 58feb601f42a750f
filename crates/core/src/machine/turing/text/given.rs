//! The form of a text, found by evidence: a text has a form only if all of it fits.

use super::super::table::Table;
use super::reading::{FoundMachine, GivenForm, MachineChoice, MachineReading};
use super::scan::{quoted, with_line_feeds};
use super::{MachineForm, Read, check_length, fives, found, jsturing, yaml_table};
use crate::checked::{Exact, known, narrow};
use crate::error::MachineError;

/// What a text of a form that is only known by its name begins with, or has in it.
const OTHER: [(&str, &str); 5] = [
    ("jflap", "<structure"),
    ("json", "\"transitions\""),
    ("python", "DTM("),
    ("turing-machine-simulator", "\ninit:"),
    ("xml", "<?xml"),
];

/// The form that a text has.
fn form(text: &str, lines: &str) -> Result<GivenForm, MachineError> {
    if let Some((form, _)) = OTHER.iter().find(|it| text.contains(it.1)) {
        let form = (*form).to_owned();
        return Err(MachineError::OtherForm { form });
    }
    let heading = |it: &str| ["table", "source code"].contains(&it.trim_matches(['\'', '"']));
    if text
        .lines()
        .any(|it| it.split_once(':').is_some_and(|it| heading(it.0)) && !it.starts_with(' '))
    {
        return Ok(GivenForm::Yaml);
    }
    if found::is_meant(lines) {
        return Ok(GivenForm::Standard);
    }
    if jsturing::is_meant(lines) {
        return Ok(GivenForm::Jsturing);
    }
    if fives::has_quadruples(text) {
        return Ok(GivenForm::Quadruples);
    }
    Ok(GivenForm::Tuples)
}

impl Table {
    /// Reads a machine in any form that somebody may give, and says how. What is not chosen is found by evidence.
    ///
    /// # Errors
    ///
    /// As for [`Table::read`]; also [`MachineError::OtherForm`] for a form that is only known by its name,
    /// [`MachineError::DoubtfulRows`], and [`MachineError::NoSuchMachine`].
    ///
    /// ```
    /// use appleyard_core::machine::turing::{MachineChoice, Table};
    ///
    /// let (read, reading) = Table::read_given("(q0, _, q0, 1, R)", &MachineChoice::default())?;
    /// assert_eq!(read.table.standard()?, "1RA---");
    /// assert_eq!(reading.states, 1);
    /// # Ok::<(), appleyard_core::error::MachineError>(())
    /// ```
    pub fn read_given(
        text: &str,
        choice: &MachineChoice,
    ) -> Result<(Read, MachineReading), MachineError> {
        check_length(text)?;
        let lines = with_line_feeds(text.trim_end());
        let form = choice.form.map_or_else(|| form(text, &lines), Ok)?;
        let none = String::new();
        let (table, input, found) = match form {
            GivenForm::Standard => {
                let which = choice.machine.and_then(|it| usize::try_from(it).ok());
                // The first machine of several, unless the choice says it.
                let (table, found) = found::read(&lines, which.unwrap_or(0))?;
                (table, none, found)
            }
            GivenForm::Yaml => {
                let (table, input, aside) = yaml_table::read(text)?;
                let found = FoundMachine {
                    aside,
                    ..FoundMachine::default()
                };
                (table, input, found)
            }
            GivenForm::Jsturing => jsturing::read(&lines)?,
            GivenForm::Tuples => fives::read(text, choice, false)?,
            GivenForm::Quadruples => fives::read(text, choice, true)?,
        };
        // The first machine of several, unless the choice says it.
        let machine = choice.machine.unwrap_or(0);
        let machines = found.machines.len().max(1) as u64;
        if u64::from(machine) >= machines {
            let machine = u64::from(machine).plus(1);
            return Err(MachineError::NoSuchMachine { machine, machines });
        }
        let count = |it: usize| -> u32 { narrow(it) };
        let start = table.states().get(usize::from(table.start()));
        let reading = MachineReading {
            form,
            machines: found.machines,
            machine,
            start: known(start, "a table has its first state").clone(),
            blank: *known(table.symbols().first(), "a table has a blank"),
            blanks: found.blanks,
            order: found.order,
            orders: found.orders,
            states: count(table.states().len()),
            symbols: count(table.symbols().len()),
            ends: found.ends,
            aside: found.aside,
            own: own(text, &table, &input),
        };
        let form = MachineForm::of(&reading.own);
        Ok((Read { table, input, form }, reading))
    }

    /// Writes the machine in a form that [`Table::read_given`] reads. jsturing calls the start state 0.
    ///
    /// # Errors
    ///
    /// [`MachineError::NotStandard`]; [`MachineError::NotWritten`] if a name or a symbol has another meaning in the form, or
    /// a rule of a quadruple would have to write and to move.
    pub fn write_given(&self, form: GivenForm) -> Result<String, MachineError> {
        match form {
            GivenForm::Standard => self.standard(),
            GivenForm::Yaml => self.write(MachineForm::Yaml),
            GivenForm::Tuples => self.write(MachineForm::Tuples),
            GivenForm::Jsturing => jsturing::write(self).ok_or(MachineError::NotWritten),
            GivenForm::Quadruples => fives::write(self).ok_or(MachineError::NotWritten),
        }
    }
}

/// The text itself, if [`Table::read`] has the same machine from it; else the standard text, if that is the same machine; else
/// YAML.
fn own(text: &str, table: &Table, input: &str) -> String {
    let same =
        |it: &str| Table::read(it, None).is_ok_and(|it| it.table == *table && it.input == input);
    let standard = || table.standard().ok().filter(|it| same(it));
    if same(text) {
        return text.to_owned();
    }
    // What no standard text can say is written as YAML.
    standard().unwrap_or_else(|| {
        let yaml = yaml_table::write(table);
        if input.is_empty() {
            return yaml;
        }
        format!("input: {}\n{yaml}", quoted(input))
    })
}
