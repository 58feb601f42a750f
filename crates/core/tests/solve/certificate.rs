//! Certificates of random graphs, with cycles, ties and turns without order, are verified; and whatever is
//! changed in them is found.

use appleyard_core::certificate::{
    Claim, Document, Fault, FaultKind, TypedRules, Verified, verify,
};
use appleyard_core::game::Game;
use appleyard_core::solve::Listed;
use proptest::prelude::*;

use crate::support::agreement::{certificate, stored};
use crate::support::claims::claim_of;
use crate::support::games::graph::{Graph, any_graph};

fn verified(graph: &Graph, text: &str) -> Result<Verified, Fault> {
    let document = Document::read(text.as_bytes())?;
    verify(
        &document,
        TypedRules::new(graph.clone(), |_, &position| Some(position)),
    )
}

/// The certificate with another claim for the position of a line, and any of its moves.
fn with_claim(text: &str, line: usize, claim: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line] = claim;
    lines.join("\n") + "\n"
}

/// The lines before the first position.
const HEADING: usize = 3;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_certificate_is_verified(graph in any_graph()) {
        let run = stored(graph.clone(), [0]);
        let verified = verified(&graph, &certificate(&run)).unwrap();
        prop_assert_eq!(verified.lines, run.count() as u64);
        prop_assert_eq!(verified.positions, run.count() as u64);
        let moves = run.positions().iter().map(|&it| graph.options[it as usize].len() as u64);
        prop_assert_eq!(verified.moves, moves.sum::<u64>());
        prop_assert_eq!(verified.start, claim_of(&run, &0).unwrap().0);
    }

    /// No claim but the right one is accepted, whichever move is to prove it. With the right claim exactly the
    /// moves are accepted that are worth as much.
    #[test]
    fn no_other_claim_is_accepted(
        graph in any_graph(),
        place: prop::sample::Index,
        plies in 0..20_u32,
        chosen in 0..7_u32,
    ) {
        let run = stored(graph.clone(), [0]);
        let text = certificate(&run);
        let place = place.index(run.count());
        let position = run.positions()[place];
        let (right, _) = claim_of(&run, &position).unwrap();
        for claim in [Claim::Lost(plies), Claim::Won(plies), Claim::Tie(plies), Claim::Endless, right] {
            let named = match claim {
                Claim::Lost(_) | Claim::Won(0) | Claim::Tie(0) => None,
                _ => Some(chosen),
            };
            let number = named.map_or(String::new(), |number| format!(" {number}"));
            let line = format!("{claim}{number} place {position}");
            let changed = verified(&graph, &with_claim(&text, HEADING + place, &line));
            let proves = named.is_none_or(|number| {
                let options = &graph.options[position as usize];
                options.get(number as usize).is_some_and(|to| {
                    let (turn, next) = (graph.turn(&position), graph.turn(to));
                    let again = turn.is_some() && turn == next;
                    claim_of(&run, to).unwrap().0.of_move(again) == right
                })
            });
            prop_assert_eq!(changed.is_ok(), claim == right && proves, "{}: {:?}", line, changed);
        }
    }

    /// A position without a line is missed, and one that play never reaches is too much.
    #[test]
    fn exactly_the_positions_that_play_reaches_have_lines(graph in any_graph(), place: prop::sample::Index) {
        let run = stored(graph.clone(), [0]);
        let text = certificate(&run);
        let count = run.count();
        let place = place.index(count);
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(HEADING + place);
        let said = lines[HEADING - 1].replace(&count.to_string(), &(count - 1).to_string());
        lines[HEADING - 1] = &said;
        let fault = verified(&graph, &(lines.join("\n") + "\n")).unwrap_err();
        let missing = FaultKind::Missing { position: format!("place {}", run.positions()[place]) };
        prop_assert_eq!(fault.kind, missing);

        let more = text
            .replace(&format!("positions {count}"), &format!("positions {}", count + 1))
            .replace("\nend\n", "\nlost 0 place 99\nend\n");
        let fault = verified(&graph, &more).unwrap_err();
        prop_assert_eq!(fault, Fault::at((HEADING + count + 1) as u64, FaultKind::Extra));
    }
}

/// A tied end keeps a draw near it, and a ring without an end is endless.
#[test]
fn draws_of_both_kinds_have_their_moves() {
    let mut graph = Graph::normal(&[&[1, 2], &[], &[3], &[2]]);
    graph.verdicts[1] = appleyard_core::game::Outcome::D;
    let text = certificate(&stored(graph.clone(), [0]));
    assert_eq!(
        text,
        "appleyard-certificate 1\ngame graph\npositions 4\ntie 1 0 place 0\ntie 0 place 1\n\
         endless 0 place 2\nendless 0 place 3\nend\n"
    );
    verified(&graph, &text).unwrap();
    let fault = verified(&graph, &text.replace("tie 1 0", "tie 1 1")).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "line 4: move 1 makes this endless, not tie 1"
    );
}

/// Where a player moves again, a win stays a win.
#[test]
fn a_player_may_move_again() {
    use appleyard_core::game::Player::{First, Second};
    let mut graph = Graph::normal(&[&[1], &[2], &[]]);
    graph.turns = Some(vec![First, First, Second]);
    let text = certificate(&stored(graph.clone(), [0]));
    assert!(text.contains("\nwon 2 0 place 0\nwon 1 0 place 1\nlost 0 place 2\n"));
    verified(&graph, &text).unwrap();
    // The same moves in turns prove something else.
    graph.turns = None;
    let fault = verified(&graph, &text).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "line 4: the position is said to be won 2, but its moves make it lost 2"
    );
}
