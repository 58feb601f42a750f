//! Checks a certificate, or the text of a misère quotient, without a solver: `cargo run --release --example verify FILE`, or `-` for what comes in
//! by the standard input.
//!
//! The exit code is 0 if every line is right, 1 if something is wrong with the certificate, and 2 if there is
//! nothing to check.

use std::fs::File;
use std::io::{self, Read};
use std::process::ExitCode;

use appleyard_core::certificate::{Claim, MAX_CERTIFICATE_BYTES, Verified};
use appleyard_core::misere::MisereQuotient;

fn main() -> ExitCode {
    let mut files = std::env::args().skip(1);
    let (Some(name), None) = (files.next(), files.next()) else {
        eprintln!(
            "Name one file: cargo run --example verify FILE. The name - stands for the input."
        );
        return ExitCode::from(2);
    };
    let bytes = match read(&name) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{name} cannot be read: {error}");
            return ExitCode::from(2);
        }
    };
    if let Some(text) = std::str::from_utf8(&bytes)
        .ok()
        .filter(|it| is_quotient(it))
    {
        return quotient(text);
    }
    match appleyard_rules::verify(&bytes) {
        Ok(verified) => {
            println!("{}", praise(verified));
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("The certificate is wrong: {fault}.");
            ExitCode::FAILURE
        }
    }
}

fn is_quotient(text: &str) -> bool {
    text.starts_with("appleyard misere quotient")
}

/// Checks the misère quotient of a heap game.
fn quotient(text: &str) -> ExitCode {
    match MisereQuotient::read(text) {
        Ok(quotient) => {
            let heaps = match quotient.period() {
                Some(it) => format!("all heaps, period {} from {} on", it.period, it.preperiod),
                None => format!("heaps up to {}", quotient.heaps()),
            };
            let (rules, order) = (quotient.rules(), quotient.order());
            println!("The misère quotient of {rules} is right: {order} elements for {heaps}.");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("The quotient is wrong: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// At most one byte more than a certificate may have, so that a file of any size is refused without taking
/// its memory.
fn read(name: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_CERTIFICATE_BYTES + 1;
    if name == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(name)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn praise(verified: Verified) -> String {
    let Verified {
        lines,
        positions,
        moves,
        start,
    } = verified;
    let result = match start {
        Claim::Won(plies) => format!("The player who begins wins, in {plies} plies."),
        Claim::Lost(plies) => format!("The player who begins loses, in {plies} plies."),
        Claim::Tie(plies) => {
            format!("Nobody can force a win. A tied end can come after {plies} plies.")
        }
        Claim::Endless => {
            "Nobody can force a win. Play goes on for ever unless somebody gives something away."
                .into()
        }
    };
    format!(
        "The certificate is right: {lines} lines, checked against the rules at {positions} positions with \
         {moves} moves. {result}"
    )
}
