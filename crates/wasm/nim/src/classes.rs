//! The classes of Nim: who wins in them, and in which order play comes to them.

use appleyard_core::game::{EndRule, Outcome};
use appleyard_core::nim::NimClass;
use serde::Serialize;
use tsify::Tsify;

/// Who wins in a class of Nim, under either end rule.
#[derive(Tsify, Serialize)]
pub struct ClassOutcomes {
    /// Where whoever takes the last stone wins.
    pub normal: Outcome,
    /// Where whoever takes the last stone loses.
    pub misere: Outcome,
}

impl From<NimClass> for ClassOutcomes {
    fn from(class: NimClass) -> Self {
        ClassOutcomes {
            normal: class.outcome(EndRule::Normal),
            misere: class.outcome(EndRule::Misere),
        }
    }
}

/// A class that play comes to.
#[derive(Tsify, Serialize)]
pub struct ClassOnCourse {
    /// The class.
    #[tsify(type = "'S0' | 'S1' | 'S2' | 'T0' | 'T2'")]
    pub class: &'static str,
    /// Who wins in it under the end rule of the course.
    pub outcome: Outcome,
}

/// A course of play under either end rule, from many large heaps to the end: whoever can win does.
#[derive(Tsify, Serialize)]
pub struct ClassCourses {
    /// Where whoever takes the last stone wins.
    pub normal: Vec<ClassOnCourse>,
    /// Where whoever takes the last stone loses.
    pub misere: Vec<ClassOnCourse>,
}

impl ClassCourses {
    pub fn new() -> ClassCourses {
        let course = |end_rule| {
            let on_course = |class: NimClass| ClassOnCourse {
                class: class.name(),
                outcome: class.outcome(end_rule),
            };
            NimClass::course(end_rule).map(on_course).into()
        };
        ClassCourses {
            normal: course(EndRule::Normal),
            misere: course(EndRule::Misere),
        }
    }
}
