#![no_main]

use appleyard_core::progress::Run;
use appleyard_rules::{ScriptGame, ScriptRun};

// A script is refused, or runs until it has an answer, an error, or no time left. It never panics.
libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(game) = ScriptGame::new(text) {
        let Ok(mut run) = ScriptRun::new(&game, 1_000) else {
            return;
        };
        for _ in 0..20 {
            if run.advance(100).is_ok_and(|it| it.finished) {
                break;
            }
        }
    }
});
