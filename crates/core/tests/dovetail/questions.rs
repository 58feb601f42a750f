//! H and X over the formal systems, against what is known about their questions.

use std::collections::{BTreeMap, HashSet};

use appleyard_core::Error;
use appleyard_core::dovetail::{
    FormalSystem, MAX_NUMBER, Procedure, Question, QuestionRun, QuestionsRun, ReportCheck,
    VerdictOfV, pair, string_number,
};
use appleyard_core::progress::Run;

fn h(system: FormalSystem, question: u64, rounds: u64) -> QuestionRun {
    let mut run = QuestionRun::new(system, question, rounds).unwrap();
    run.finish().unwrap();
    run
}

fn decision(system: FormalSystem, question: u64) -> Option<bool> {
    h(system, question, 500).halt().map(|it| it.decision)
}

/// OEIS A001481.
const SUMS: [u64; 32] = [
    0, 1, 2, 4, 5, 8, 9, 10, 13, 16, 17, 18, 20, 25, 26, 29, 32, 34, 36, 37, 40, 41, 45, 49, 50,
    52, 53, 58, 61, 64, 65, 68,
];

#[test]
fn sums_of_two_squares_are_decided_rightly() {
    for number in 0..69 {
        let expected = SUMS.contains(&number);
        assert_eq!(
            decision(FormalSystem::Squares, number),
            Some(expected),
            "{number}"
        );
        assert_eq!(
            FormalSystem::Squares.truth(number).unwrap(),
            Some(expected),
            "{number}"
        );
    }
}

/// All words that the rules derive within a few steps, by the rules as Hofstadter prints them.
fn derived(steps: usize) -> HashSet<String> {
    let mut all: HashSet<String> = HashSet::from(["MI".into()]);
    for _ in 0..steps {
        let mut next = all.clone();
        for word in all.iter().filter(|it| it.len() < 40) {
            if word.ends_with('I') {
                next.insert(format!("{word}U"));
            }
            next.insert(format!("{word}{}", &word[1..]));
            for at in 0..word.len() {
                if word[at..].starts_with("III") {
                    next.insert(format!("{}U{}", &word[..at], &word[at + 3..]));
                }
                if word[at..].starts_with("UU") {
                    next.insert(format!("{}{}", &word[..at], &word[at + 2..]));
                }
            }
        }
        all = next;
    }
    all
}

#[test]
fn derivations_derive_what_the_rules_derive() {
    let words = derived(3);
    let mut found = HashSet::new();
    for j in 0..4000 {
        let Procedure::Derivation { moves, words } = FormalSystem::Rewriting.procedure(j).unwrap()
        else {
            panic!("no derivation");
        };
        let rules = moves.chars().filter(|&it| it != '+').count();
        if words.len() == rules + 1 && !moves.ends_with('+') && rules <= 3 {
            found.insert(words.last().unwrap().clone());
        }
        let word = words.last().unwrap();
        let i = string_number("IU", &word[1..]).unwrap();
        if i <= MAX_NUMBER.into() {
            let i = u64::try_from(i).unwrap();
            let verdict = FormalSystem::Rewriting.verdict(i, j).unwrap();
            let complete = words.len() == rules + 1 && !moves.ends_with('+');
            assert_eq!(verdict.decision, complete.then_some(true), "{moves}");
            assert_eq!(verdict.steps, moves.len() as u64 + 1);
        }
    }
    assert_eq!(found, words);
    // Hofstadter: MU cannot be derived, because the number of I's is never divisible by 3.
    assert!(words.iter().all(|it| it.matches('I').count() % 3 != 0));
}

#[test]
fn rewriting_never_decides_mu() {
    let mu = u64::try_from(string_number("IU", "U").unwrap()).unwrap();
    let Question::Derivable { word } = FormalSystem::Rewriting.question(mu).unwrap() else {
        panic!("another question");
    };
    assert_eq!(word, "MU");
    assert_eq!(h(FormalSystem::Rewriting, mu, 3000).halt(), None);
    assert_eq!(h(FormalSystem::Rewriting, mu, 3000).sequential(), None);
    assert_eq!(decision(FormalSystem::About, mu), Some(false));
    for i in 0..60 {
        let truth = FormalSystem::About.truth(i).unwrap();
        if let Some(decision) = decision(FormalSystem::About, i) {
            assert_eq!(Some(decision), truth, "{i}");
        } else {
            assert_eq!(truth, Some(true), "{i}: only a long derivation is missing");
        }
    }
}

/// x² + 1 = a · y²: for a = 2, 5, 10 and 13 there is one (OEIS A031396 lists these a); 34 has none, but one by every
/// modulus.
#[test]
fn equations_are_decided_as_far_as_they_can_be() {
    let number = |a: u64, c: u64| u64::try_from(pair(&(a - 1).into(), &(c - 1).into())).unwrap();
    let Question::Equation { a, c } = FormalSystem::Equations.question(number(34, 1)).unwrap()
    else {
        panic!("another question");
    };
    assert_eq!((a, c), (34, 1));
    for a in [1, 2, 5, 10, 17, 26] {
        assert_eq!(
            decision(FormalSystem::Equations, number(a, 1)),
            Some(true),
            "{a}"
        );
    }
    for a in [3, 4, 6, 7, 8, 9, 11, 12, 14, 15, 16, 18, 19, 20] {
        assert_eq!(
            decision(FormalSystem::Equations, number(a, 1)),
            Some(false),
            "{a}"
        );
    }
    assert_eq!(h(FormalSystem::Equations, number(34, 1), 3000).halt(), None);
    assert_eq!(FormalSystem::Equations.truth(number(34, 1)).unwrap(), None);
    assert_eq!(
        FormalSystem::Equations.truth(number(13, 1)).unwrap(),
        Some(true)
    );
}

/// 21, 33, 57, … leave 1 by 4 and are no sums of two squares.
#[test]
fn the_misled_system_is_wrong_exactly_where_its_rule_is() {
    for number in 0..100 {
        let truth = FormalSystem::Squares.truth(number).unwrap();
        let said = decision(FormalSystem::Misled, number);
        let is_misled = number % 4 == 1 && truth == Some(false);
        assert_eq!(said != truth, is_misled, "{number}");
    }
    assert_eq!(decision(FormalSystem::Misled, 21), Some(true));
    // It also has a procedure that says the opposite: by 9 no sum of two squares leaves 3.
    assert_eq!(
        FormalSystem::Misled.verdict(21, 16).unwrap().decision,
        Some(false)
    );
}

/// The document: if H_j halts after m steps, H does so within j + m rounds; and of all that halt it finds the first.
#[test]
fn each_procedure_that_decides_is_heard_within_j_and_m_rounds() {
    for system in FormalSystem::ALL {
        for question in 0..40 {
            let run = h(system, question, 300);
            let accepted = (0..300).filter_map(|j| {
                let verdict = system.verdict(question, j).unwrap();
                verdict.decision.map(|it| (j, verdict.steps, it))
            });
            let moments = accepted.map(|(j, m, decision)| {
                let t = u64::try_from(pair(&(m - 1).into(), &j.into())).unwrap();
                (t, j, m, decision)
            });
            let first = moments.filter(|&(_, j, m, _)| j + m <= 300).min();
            let found = run
                .halt()
                .map(|it| (it.t, it.procedure, it.steps, it.decision));
            assert_eq!(found, first, "{system:?} {question}");
            if let Some(halt) = run.halt() {
                assert!(run.rounds() <= halt.procedure + halt.steps);
                assert_eq!(halt.round, halt.procedure + halt.steps - 1);
                assert_eq!(run.moments(), halt.t + 1);
                let tried = run.sequential().unwrap();
                let steps =
                    (0..=tried.procedure).map(|j| system.verdict(question, j).unwrap().steps);
                assert_eq!(tried.steps, steps.sum::<u64>());
            }
        }
    }
}

/// X, one step after the other.
fn slow_x(
    systems: &[FormalSystem],
    questions: u64,
    rounds: u64,
    pruned: bool,
) -> (Vec<(u64, u64, bool)>, u64) {
    let count = systems.len() as u64;
    let find = |n: u64| h(systems[(n % count) as usize], n / count, 60).halt();
    let halts: Vec<_> = (0..questions).map(find).collect();
    let mut gone = HashSet::new();
    let mut halted = HashSet::new();
    let mut done: BTreeMap<u64, u64> = BTreeMap::new();
    let mut reports = Vec::new();
    for round in 0..rounds {
        for n in 0..questions.min(round + 1) {
            // Without pruning, what has halted keeps its moments, and does nothing in them.
            if gone.contains(&n) || halted.contains(&n) {
                continue;
            }
            let steps = done.entry(n).or_default();
            *steps += 1;
            if let Some(halt) = halts[n as usize].filter(|it| it.t + 1 == *steps) {
                reports.push((round, n, halt.decision));
                halted.insert(n);
                let about = systems[(n % count) as usize] == FormalSystem::About;
                if pruned && about && !halt.decision {
                    let rewriting = systems.iter().position(|&it| it == FormalSystem::Rewriting);
                    gone.extend(rewriting.map(|it| n / count * count + it as u64));
                }
            }
        }
    }
    (reports, done.into_values().sum())
}

#[test]
fn x_says_what_it_says_step_by_step() {
    for systems in [
        &FormalSystem::ALL[..],
        &[FormalSystem::About, FormalSystem::Rewriting],
        &[FormalSystem::Misled],
    ] {
        for pruned in [false, true] {
            let mut x = QuestionsRun::new(systems.to_vec(), 70, 400, pruned).unwrap();
            x.finish().unwrap();
            let (reports, steps) = slow_x(systems, 70, 400, pruned);
            let found = x.reports().iter().map(|it| (it.round, it.n, it.decision));
            assert_eq!(found.collect::<Vec<_>>(), reports);
            assert_eq!(x.summary().steps, steps);
            assert_eq!(x.summary().plain, (0..70).map(|it| 400 - it).sum::<u64>());
            let grid = x.grid(400, 0, 70).unwrap();
            assert_eq!(grid.iter().map(|it| it.0).sum::<u64>(), steps);
            for report in x.reports() {
                assert_eq!(report.round, report.n + report.step - 1);
                assert_eq!(x.pair(report.n).unwrap(), (report.system, report.question));
                let grid = |rounds| x.grid(rounds, report.n, 1).unwrap()[0];
                assert_eq!(grid(report.round).1, u8::from(report.step > 1));
                for rounds in [report.round + 1, report.round + 2, 400] {
                    assert_eq!(grid(rounds.min(400)), (report.step, 2));
                }
            }
        }
    }
}

#[test]
fn only_the_unsound_system_is_contradicted() {
    let x = |pruned| {
        let mut x = QuestionsRun::new(FormalSystem::ALL.to_vec(), 500, 3000, pruned).unwrap();
        x.finish().unwrap();
        x
    };
    let (plain, pruned) = (x(false), x(true));
    let wrong = pruned
        .reports()
        .iter()
        .filter(|it| it.check == ReportCheck::Contradicts);
    let wrong: Vec<_> = wrong.map(|it| (it.system, it.question)).collect();
    let mut misled: Vec<_> = wrong.iter().map(|it| it.1).collect();
    misled.sort_unstable();
    assert!(wrong.iter().all(|it| it.0 == FormalSystem::Misled));
    // Those below 100 that leave 1 by 4 and are no sums of two squares.
    assert_eq!(misled, [21, 33, 57, 69, 77, 93]);
    let said = |x: &QuestionsRun| {
        x.reports()
            .iter()
            .map(|it| (it.round, it.n, it.decision))
            .collect::<Vec<_>>()
    };
    assert_eq!(said(&plain), said(&pruned));
    assert!(pruned.summary().dropped > 0 && plain.summary().dropped == 0);
    assert!(pruned.summary().steps < plain.summary().steps);
    // What is dropped is what rewriting never decides.
    for report in pruned.reports() {
        if let Some(n) = report.drops {
            let (system, question) = pruned.pair(n).unwrap();
            assert_eq!(
                (system, question),
                (FormalSystem::Rewriting, report.question)
            );
            assert_eq!(pruned.grid(3000, n, 1).unwrap()[0].1, 3);
        }
    }
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let code = |error: Error| error.code();
    assert_eq!(
        code(FormalSystem::Squares.question(MAX_NUMBER + 1).unwrap_err()),
        "dovetail-question-out-of-range"
    );
    assert_eq!(
        code(FormalSystem::About.procedure(MAX_NUMBER + 1).unwrap_err()),
        "dovetail-procedure-out-of-range"
    );
    assert_eq!(
        code(QuestionRun::new(FormalSystem::About, 0, 0).unwrap_err()),
        "dovetail-rounds-out-of-range"
    );
    let x = |systems: &[FormalSystem], questions, rounds| {
        code(QuestionsRun::new(systems.to_vec(), questions, rounds, true).unwrap_err())
    };
    assert_eq!(x(&[], 1, 1), "dovetail-no-systems");
    assert_eq!(
        x(&[FormalSystem::About, FormalSystem::About], 1, 1),
        "dovetail-system-twice"
    );
    assert_eq!(
        x(&[FormalSystem::About], 0, 1),
        "dovetail-questions-out-of-range"
    );
    assert_eq!(
        x(&[FormalSystem::About], 1, 100_001),
        "dovetail-rounds-out-of-range"
    );
    let run = QuestionsRun::new(vec![FormalSystem::About], 5, 5, true).unwrap();
    assert_eq!(
        code(run.pair(5).unwrap_err()),
        "dovetail-question-out-of-range"
    );
    assert_eq!(
        code(run.grid(6, 0, 1).unwrap_err()),
        "dovetail-rounds-out-of-range"
    );
    assert_eq!(
        code(run.grid(5, 3, 3).unwrap_err()),
        "dovetail-question-out-of-range"
    );
    // V halts on whatever it is given.
    for system in FormalSystem::ALL {
        let VerdictOfV { steps, .. } = system.verdict(MAX_NUMBER, MAX_NUMBER).unwrap();
        assert!(steps > 0);
    }
}
