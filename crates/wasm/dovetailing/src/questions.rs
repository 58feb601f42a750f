//! The machines H and X.

use appleyard_core::checked::narrow;
use appleyard_core::dovetail::{
    self, FormalSystem, Procedure, Question, QuestionHalt, QuestionReport, QuestionsSummary,
    SequentialDecision, VerdictOfV,
};
use appleyard_core::progress::Progress;
use appleyard_wasm::argument::{GivenNumber, read, read_object};
use appleyard_wasm::error::{into_js, typed};
use appleyard_wasm::progress::advance;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// A formal system, not read yet.
    #[wasm_bindgen(typescript_type = "FormalSystem")]
    pub type GivenSystem;
}

/// Question P_i of a system. Errors: `bad-argument`, `dovetail-question-out-of-range`.
#[wasm_bindgen(js_name = systemQuestion)]
pub fn system_question(
    system: &GivenSystem,
    question: &GivenNumber,
) -> Result<Ts<Question>, JsValue> {
    let system: FormalSystem = read("system", system)?;
    typed(
        &system
            .question(read("question", question)?)
            .map_err(into_js)?,
    )
}

/// Procedure D_j of a system. Errors: `bad-argument`, `dovetail-procedure-out-of-range`.
#[wasm_bindgen(js_name = systemProcedure)]
pub fn system_procedure(
    system: &GivenSystem,
    procedure: &GivenNumber,
) -> Result<Ts<Procedure>, JsValue> {
    let system: FormalSystem = read("system", system)?;
    typed(
        &system
            .procedure(read("procedure", procedure)?)
            .map_err(into_js)?,
    )
}

/// V: whether D_j decides P_i. Errors: `bad-argument`, `dovetail-question-out-of-range`, `dovetail-procedure-out-of-range`.
#[wasm_bindgen]
pub fn verify(
    system: &GivenSystem,
    question: &GivenNumber,
    procedure: &GivenNumber,
) -> Result<Ts<VerdictOfV>, JsValue> {
    let system: FormalSystem = read("system", system)?;
    let (question, procedure) = (read("question", question)?, read("procedure", procedure)?);
    typed(&system.verdict(question, procedure).map_err(into_js)?)
}

/// A question of a system, and how long it is worked on.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestionConfig {
    /// The system L_k.
    pub system: FormalSystem,
    /// The number i of the question.
    pub question: u64,
    /// After how many rounds H is stopped here.
    pub rounds: u64,
}

/// What H has found.
#[derive(Tsify, Serialize)]
pub struct QuestionSummary {
    /// The rounds that are done.
    pub rounds: u64,
    /// The moments that these took.
    pub moments: u64,
    /// How H has halted; absent if it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub halt: Option<QuestionHalt>,
    /// What H would have found if it tried one procedure after the other; absent if none was accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub sequential: Option<SequentialDecision>,
}

/// H(L_k, P_i): looks for a procedure that decides a question.
#[wasm_bindgen]
pub struct QuestionRun(dovetail::QuestionRun);

#[wasm_bindgen]
impl QuestionRun {
    /// Prepares the run. Errors: `bad-argument`, `dovetail-question-out-of-range`, `dovetail-rounds-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuestionConfig>) -> Result<QuestionRun, JsValue> {
        let QuestionConfig {
            system,
            question,
            rounds,
        } = read_object("config", &config)?;
        let run = dovetail::QuestionRun::new(system, question, rounds);
        run.map(QuestionRun).map_err(into_js)
    }

    /// Does `budget` rounds. Error: `bad-argument`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What H has found.
    pub fn summary(&self) -> Result<Ts<QuestionSummary>, JsValue> {
        typed(&QuestionSummary {
            rounds: self.0.rounds(),
            moments: self.0.moments(),
            halt: self.0.halt(),
            sequential: self.0.sequential(),
        })
    }

    /// What V says about the procedures `from` to `from + count - 1`, as far as they have begun. Error: `bad-argument`.
    pub fn verdicts(
        &self,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<Ts<VerdictOfV>>, JsValue> {
        let (from, count): (u32, u32) = (read("from", from)?, read("count", count)?);
        let verdicts = self.0.verdicts().iter();
        let verdicts = verdicts.skip(from as usize).take(count as usize);
        verdicts.map(typed).collect()
    }
}

/// Which questions, and how long.
#[derive(Tsify, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuestionsConfig {
    /// The systems, which take turns.
    pub systems: Vec<FormalSystem>,
    /// How many questions are asked.
    pub questions: u64,
    /// After how many rounds X is stopped here.
    pub rounds: u64,
    /// Whether X drops what has halted, and what an output proves undecidable.
    #[serde(default)]
    #[tsify(optional)]
    pub pruned: bool,
}

/// A pair of a system and a question.
#[derive(Tsify, Serialize)]
pub struct QuestionPair {
    /// The system.
    pub system: FormalSystem,
    /// The number of the question.
    pub question: u64,
}

/// X: asks all questions of some systems.
#[wasm_bindgen]
pub struct QuestionsRun(dovetail::QuestionsRun);

#[wasm_bindgen]
impl QuestionsRun {
    /// Prepares X. Errors: `bad-argument`, `dovetail-no-systems`, `dovetail-system-twice`,
    /// `dovetail-questions-out-of-range`, `dovetail-rounds-out-of-range`.
    #[wasm_bindgen(constructor)]
    pub fn new(config: Ts<QuestionsConfig>) -> Result<QuestionsRun, JsValue> {
        let QuestionsConfig {
            systems,
            questions,
            rounds,
            pruned,
        } = read_object("config", &config)?;
        let run = dovetail::QuestionsRun::new(systems, questions, rounds, pruned);
        run.map(QuestionsRun).map_err(into_js)
    }

    /// Asks `budget` further questions. Error: `bad-argument`.
    pub fn advance(&mut self, budget: &GivenNumber) -> Result<Ts<Progress>, JsValue> {
        advance(&mut self.0, budget)
    }

    /// What X has found, once all questions are asked.
    pub fn summary(&self) -> Result<Ts<QuestionsSummary>, JsValue> {
        typed(&self.0.summary())
    }

    /// g(n). Errors: `bad-argument`, `dovetail-question-out-of-range`.
    pub fn pair(&self, n: &GivenNumber) -> Result<Ts<QuestionPair>, JsValue> {
        let (system, question) = self.0.pair(read("n", n)?).map_err(into_js)?;
        typed(&QuestionPair { system, question })
    }

    /// The outputs `from` to `from + count - 1` in the order in which they come. Error: `bad-argument`.
    pub fn reports(
        &self,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<Ts<QuestionReport>>, JsValue> {
        let (from, count): (u32, u32) = (read("from", from)?, read("count", count)?);
        let reports = self.0.reports().iter();
        let reports = reports.skip(from as usize).take(count as usize);
        reports.map(typed).collect()
    }

    /// How far some X_n are after a number of rounds: for each its steps; and 0 if it has not begun, 1 if it goes on, 2 if it
    /// has halted, 3 if it was dropped. Errors: `bad-argument`, `dovetail-rounds-out-of-range`,
    /// `dovetail-question-out-of-range`.
    pub fn grid(
        &self,
        rounds: &GivenNumber,
        from: &GivenNumber,
        count: &GivenNumber,
    ) -> Result<Vec<u32>, JsValue> {
        let (from, count) = (read("from", from)?, read("count", count)?);
        let grid = self.0.grid(read("rounds", rounds)?, from, count);
        let row = |(steps, state)| [narrow(steps), u32::from(state)];
        Ok(grid.map_err(into_js)?.into_iter().flat_map(row).collect())
    }
}
