//! Games that texts and numbers describe.

use appleyard_core::certificate::{Claim, Document};
use appleyard_core::forms::FormFamily;
use appleyard_core::game::Heading;
use appleyard_core::solve::{Families, SolvingGame};
use proptest::prelude::*;

use crate::certificate::verified;
use crate::support::agreement::certificate;

type Described = (FormFamily, Heading);

fn solved((family, heading): &Described) -> Box<dyn SolvingGame> {
    let mut run = family.solving(heading).unwrap();
    run.finish().unwrap();
    run
}

fn described(
    family: FormFamily,
    sizes: &[u64],
    rules: Option<&str>,
    start: Option<&str>,
) -> Described {
    let heading = Heading {
        sizes: sizes.to_vec(),
        text: rules.map(Into::into),
        start: start.map(Into::into),
        ..Heading::of_family(family.name(), &[])
    };
    (family, heading)
}

/// One game of each family.
fn examples() -> Vec<Described> {
    vec![
        described(FormFamily::Vectors, &[6, 4], Some("-1,0* 0,-1 -1,+1"), None),
        described(FormFamily::TakeAway, &[5, 12], Some("any; 2,5"), None),
        described(FormFamily::Octal, &[9, 4], Some("0.77"), None),
        described(
            FormFamily::Graph,
            &[],
            Some("a -> b\nb -> a c\n\nc -> d"),
            Some("b"),
        ),
        described(FormFamily::Calendar, &[], None, Some("2001-08-20")),
        described(FormFamily::Multiplication, &[5_000_000_000], None, None),
        described(FormFamily::DigitalDeletions, &[], None, Some("201")),
        described(FormFamily::Chomp, &[5, 4], None, None),
    ]
}

/// The certificate of a game. It says the same as the solver.
fn check(described: &Described) -> String {
    let run = solved(described);
    let text = certificate(&*run);
    let found = verified(&text).unwrap();
    assert_eq!(found.lines, run.count() as u64, "{described:?}");
    let start = run.start().unwrap();
    assert_eq!(Ok(found.start), run.claim(start));
    text
}

#[test]
fn every_family_is_verified_under_both_end_rules() {
    let mut families = Vec::new();
    for (family, mut heading) in examples() {
        families.push(family);
        check(&(family, heading.clone()));
        if family.needs().rules {
            heading.misere = true;
            assert!(check(&(family, heading)).contains("\nmisere\n"));
        }
    }
    assert_eq!(families, FormFamily::ALL);
}

/// The problem prints these.
#[test]
fn what_the_contest_problems_say_is_in_their_certificates() {
    let start = |family, sizes: &[u64], start| {
        let text = check(&described(family, sizes, None, start));
        verified(&text).unwrap().start
    };
    assert_eq!(
        start(FormFamily::Multiplication, &[162], None),
        Claim::Won(3)
    );
    assert_eq!(
        start(FormFamily::Multiplication, &[17], None),
        Claim::Lost(2)
    );
    let digits = |digits| start(FormFamily::DigitalDeletions, &[], Some(digits));
    assert_eq!(digits("0"), Claim::Won(1));
    assert_eq!(digits("1"), Claim::Lost(2));
    let date = |date| start(FormFamily::Calendar, &[], Some(date));
    assert!(matches!(date("2001-11-03"), Claim::Won(1)));
    assert!(matches!(date("2001-11-02"), Claim::Lost(_)));
}

#[test]
fn another_game_does_not_fit_the_lines() {
    let text = check(&described(FormFamily::TakeAway, &[9], Some("1..3"), None));
    assert!(text.starts_with("appleyard-certificate 1\ngame take-away 9\n| 1..3\npositions 10\n"));
    let complaint = |from: &str, to: &str| {
        let other = text.replacen(from, to, 1);
        assert_ne!(other, text);
        verified(&other).unwrap_err().to_string()
    };
    assert!(complaint("| 1..3", "| 1..2").contains("is said to be"));
    assert!(complaint("| 1..3", "misere\n| 1..3").contains("is said to be"));
    assert!(complaint("take-away 9", "take-away 10").contains("has no line"));
    assert!(complaint("| 1..3", "| 3..1").contains("this game cannot be built"));
    // What the family does not have is not ignored.
    let unknown = "line 2: no game of this family is known here";
    assert_eq!(complaint("| 1..3", "start 5\n| 1..3"), unknown);
    assert!(complaint("| 1..3", "folded\n| 1..3").contains("this game cannot be built"));
    assert_eq!(complaint("take-away", "take-apart"), unknown);
    let board = "appleyard-certificate 1\ngame in-a-row 1 1 1\nmisere\npositions 0\nend\n";
    assert_eq!(verified(board).unwrap_err().to_string(), unknown);
}

#[test]
fn a_start_may_have_any_characters() {
    let mut graph = described(
        FormFamily::Graph,
        &[],
        Some(r#"{ "a\\n\nb": ["c"], "c": [] }"#),
        Some("a\\n\nb"),
    );
    let text = check(&graph);
    assert!(text.contains("\nstart a\\\\n\\nb\n"));
    let document = Document::read(text.as_bytes()).unwrap();
    assert_eq!(document.heading(), &graph.1);
    graph.1.start = None;
    assert_ne!(document.heading(), &graph.1);
}

#[test]
fn rules_with_a_longer_line_than_a_reader_takes_are_refused() {
    let name = "n".repeat(60);
    let nodes: Vec<String> = (0..700).map(|at| format!("\"{name}{at}\": []")).collect();
    let rules = format!("{{ {} }}", nodes.join(", "));
    let run = solved(&described(FormFamily::Graph, &[], Some(&rules), None));
    let error = appleyard_core::certificate::chunk(&*run, 0).unwrap_err();
    assert_eq!(error.code(), "game-without-name");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Random graphs, also with circles.
    #[test]
    fn any_graph_is_verified(
        edges in prop::collection::vec((0..9_u32, 0..9_u32), 1..24), misere in any::<bool>(),
    ) {
        let lines = edges.iter().filter(|(from, to)| from != to);
        let lines: Vec<String> = lines.map(|(from, to)| format!("{from} -> {to}")).collect();
        let mut graph = described(FormFamily::Graph, &[], Some(&lines.join("\n")), None);
        prop_assume!(!lines.is_empty());
        if misere {
            graph.1.misere = true;
        }
        check(&graph);
    }
}
