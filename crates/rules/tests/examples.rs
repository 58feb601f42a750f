//! The examples that the page offers, each with a value that nobody here made.

use appleyard_core::forms::FormFamily;
use appleyard_core::game::Heading;
use appleyard_core::progress::Run;
use appleyard_core::solve::{Families, MAX_POSITIONS, SolvedGame, Value};
use appleyard_rules::{Form, ScriptGame, ScriptRun};

fn example(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples-of-games/");
    std::fs::read_to_string(format!("{folder}{name}.rhai")).unwrap()
}

/// The value of the start, and the number of positions.
fn solved(script: &str) -> (Value, usize) {
    let game = ScriptGame::new(script).unwrap();
    let mut run = ScriptRun::new(&game, MAX_POSITIONS).unwrap();
    run.finish().unwrap();
    assert_eq!(run.count(), game.positions_met());
    for position in (0..).take(run.count()).step_by(run.count() / 50 + 1) {
        game.label(position).unwrap();
        game.move_labels(position).unwrap();
        game.picture(position).unwrap();
    }
    {
        let claim = run.claim(run.start().unwrap()).unwrap();
        (claim.into(), run.count())
    }
}

#[test]
fn tic_tac_toe_has_5478_positions_and_is_a_draw() {
    assert_eq!(solved(&example("tic-tac-toe")), (Value::DRAWN, 5478));
}

/// Gardner, 1962; the count is that of other solvers.
#[test]
fn hexapawn_has_135_positions_and_is_lost_in_6() {
    assert_eq!(solved(&example("hexapawn")), (Value::lost(6), 135));
}

/// *Winning Ways*, chapter 22.
#[test]
fn dodgem_is_won_in_19() {
    assert_eq!(solved(&example("dodgem")).0, Value::won(19));
}

/// Bouton, 1901: lost exactly when the exclusive or is 0. Each set of heaps is a position.
#[test]
fn nim_follows_the_exclusive_or() {
    for heaps in [[3, 5, 7], [1, 2, 3], [1, 4, 5], [2, 4, 7], [3, 5, 6]] {
        let script = example("nim").replace("[3, 5, 7]", &format!("{heaps:?}"));
        let lost = heaps.iter().fold(0, |all, heap| all ^ heap) == 0;
        let outcome = solved(&script).0.outcome;
        assert_eq!(outcome == Value::lost(0).outcome, lost, "{heaps:?}");
    }
}

#[test]
fn taking_up_to_three_is_lost_at_multiples_of_four() {
    for stones in 0..=24_u32 {
        let script = example("take-away").replace("21", &stones.to_string());
        let value = match stones % 4 {
            0 => Value::lost(stones / 2),
            left => Value::won(stones.div_ceil(4) * 2 - 1 + u32::from(left == 0)),
        };
        assert_eq!(solved(&script), (value, stones as usize + 1));
    }
}

#[test]
fn taking_up_to_three_where_the_last_loses_is_lost_one_above_the_multiples() {
    for stones in 0..=24_u32 {
        let script = example("misere").replace("21", &stones.to_string());
        let lost = solved(&script).0.outcome == Value::lost(0).outcome;
        assert_eq!(lost, stones % 4 == 1, "{stones}");
    }
}

/// The script and the core say the same of each bar. The core is tested against what Gale says in 1974.
#[test]
fn chomp_as_a_script_is_chomp_of_the_core() {
    for (columns, rows) in [(1, 1), (3, 4), (4, 2), (2, 6), (5, 5)] {
        let bar = format!("{:?}", vec![rows; columns as usize]);
        let heading = Heading::of_family("chomp", &[columns, rows]);
        let mut core = FormFamily::Chomp.solving(&heading).unwrap();
        core.finish().unwrap();
        let claim = core.claim(core.start().unwrap()).unwrap();
        let script = example("chomp").replace("[4, 4, 4]", &bar);
        assert_eq!(solved(&script), (claim.into(), core.count()));
    }
}

/// Cole and Davie, 1969: won exactly when the quotient is more than the golden ratio, or 1.
#[test]
fn euclid_s_game_follows_the_golden_ratio() {
    for (small, large) in [
        (21, 34),
        (13, 21),
        (5, 8),
        (8, 13),
        (7, 7),
        (10, 17),
        (10, 16),
        (9, 40),
    ] {
        let script = example("euclid").replace("[21, 34]", &format!("[{small}, {large}]"));
        let ratio = f64::from(large) / f64::from(small);
        let won = ratio == 1.0 || ratio > f64::midpoint(1.0, 5_f64.sqrt());
        let outcome = solved(&script).0.outcome;
        assert_eq!(outcome == Value::won(0).outcome, won, "{small}, {large}");
    }
}

/// *Winning Ways*, chapter 5: on squares of 2, 3 and 4 the first player wins. On 4 columns and 2 rows the
/// player who lays flat wins in any case, and on 2 columns and 4 rows the other. On the square of 5 the second
/// player wins (Breuker, Uiterwijk and van den Herik, 2000).
#[test]
fn domineering_on_small_boards() {
    for (columns, rows, won) in [
        (2, 2, true),
        (3, 3, true),
        (4, 4, true),
        (4, 2, false),
        (2, 4, true),
        (5, 5, false),
    ] {
        let script = example("domineering")
            .replace("columns() { 4 }", &format!("columns() {{ {columns} }}"))
            .replace("rows() { 4 }", &format!("rows() {{ {rows} }}"));
        let outcome = solved(&script).0.outcome;
        assert_eq!(outcome == Value::won(0).outcome, won, "{columns} by {rows}");
    }
}

/// Nowakowski and Winkler, 1983: one cop wins exactly on graphs that can be dismantled: on paths, not on
/// rings of four or more.
#[test]
fn a_robber_escapes_on_a_ring_and_not_on_a_path() {
    assert_eq!(solved(&example("chase")).0, Value::DRAWN);
    let path = example("chase")
        .replace("[0, 1, 4]", "[0, 1]")
        .replace("[4, 3, 0]", "[4, 3]");
    assert_eq!(solved(&path).0.outcome, Value::won(0).outcome);
}

fn connect_four(columns: usize, rows: usize) -> String {
    example("connect-four")
        .replace("columns() { 4 }", &format!("columns() {{ {columns} }}"))
        .replace("rows() { 4 }", &format!("rows() {{ {rows} }}"))
}

/// Tromp counts the positions; on 4 by 4 neither player wins.
#[test]
fn connect_four_on_4_by_4_has_161_029_positions_and_is_a_draw() {
    assert_eq!(solved(&connect_four(4, 4)), (Value::DRAWN, 161_029));
}

/// The count of Tromp.
#[test]
#[ignore = "needs a minute without optimisation"]
fn connect_four_on_5_by_4_has_3_945_711_positions() {
    assert_eq!(solved(&connect_four(5, 4)), (Value::DRAWN, 3_945_711));
}

/// Low and Chan, 2015: two heaps with a pass are lost exactly if they are 2k − 1 and 2k.
#[test]
fn two_heaps_with_a_pass_are_lost_by_pairs() {
    for (small, large) in (1..8).flat_map(|small| (small..8).map(move |large| (small, large))) {
        let script =
            example("nim-with-a-pass").replace("[1, 2, 3]", &format!("[{small}, {large}]"));
        let lost = solved(&script).0.outcome == Value::lost(0).outcome;
        assert_eq!(
            lost,
            small % 2 == 1 && large == small + 1,
            "{small}, {large}"
        );
    }
}

/// The boxes that the player to move gains more than the other, by a search of its own: a set of lines alone says
/// how many more boxes can be gained.
fn dots_and_boxes(lines: u32, boxes: &[u32], known: &mut Vec<Option<i32>>) -> i32 {
    if let Some(known) = known[lines as usize] {
        return known;
    }
    let mut best = None;
    for line in (0..17)
        .map(|line| 1 << line)
        .filter(|line| lines & line == 0)
    {
        let after = lines | line;
        let closed = boxes
            .iter()
            .filter(|&&all| all & line != 0 && after & all == all);
        let gain = i32::try_from(closed.count()).unwrap();
        let rest = dots_and_boxes(after, boxes, known);
        let lead = if gain > 0 { gain + rest } else { -rest };
        best = best.max(Some(lead));
    }
    let best = best.unwrap_or(0);
    known[lines as usize] = Some(best);
    best
}

#[test]
fn dots_and_boxes_on_2_by_3_goes_as_an_independent_search_says() {
    let boxes: Vec<u32> = (0..6)
        .map(|at| {
            let (row, column) = (at / 3, at % 3);
            let (top, left) = (3 * row + column, 9 + 4 * row + column);
            [top, top + 3, left, left + 1]
                .iter()
                .map(|line| 1 << line)
                .sum()
        })
        .collect();
    let lead = dots_and_boxes(0, &boxes, &mut vec![None; 1 << 17]);
    let (value, _) = solved(&example("dots-and-boxes"));
    let outcome = match lead.signum() {
        1 => Value::won(0).outcome,
        -1 => Value::lost(0).outcome,
        _ => Value::DRAWN.outcome,
    };
    assert_eq!(value.outcome, outcome, "{lead}");
}

/// *Winning Ways*, chapter 21, “The French Military Hunt”: the hounds win.
#[test]
fn the_hounds_catch_the_hare() {
    let (value, _) = solved(&example("hare-and-hounds"));
    assert_eq!(value.outcome, Value::won(0).outcome);
}

#[test]
fn a_picture_says_which_shape_makes_which_move() {
    let game = ScriptGame::new(&example("tic-tac-toe")).unwrap();
    let shapes = game.picture(game.start()).unwrap().unwrap();
    let moves: Vec<_> = shapes.iter().map(|shape| shape.chosen.unwrap()).collect();
    assert_eq!(moves, (0..9).collect::<Vec<_>>());
    assert_eq!(shapes[4].form, Form::Rectangle([10, 10, 9, 9]));
    assert_eq!(game.label(game.start()).unwrap(), "··· ··· ···");
    assert_eq!(game.move_labels(game.start()).unwrap()[8], "··· ··· ··X");
}
