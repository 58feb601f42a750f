#![no_main]

#[path = "../../crates/core/tests/support/readers.rs"]
#[allow(dead_code)]
mod readers;

libfuzzer_sys::fuzz_target!(|text: &str| readers::contest(text));
