//! The atlas of a solved game, against walks and counts that are made anew, and against known numbers.

use std::collections::{BTreeMap, BTreeSet};

use appleyard_core::Error;
use appleyard_core::boards::{FourInARow, Hexapawn, InARow};
use appleyard_core::chain::{OctalCode, OctalGame};
use appleyard_core::game::{EndRule, Game, Outcome};
use appleyard_core::graph::{GraphChoice, GraphForm, GraphNames, read};
use appleyard_core::nim::HeapGame;
use appleyard_core::play::{Notation, follow};
use appleyard_core::progress::Run;
use appleyard_core::solve::atlas::{Atlas, AtlasReason, DECIDED, Drawing, MOST_LISTED};
use appleyard_core::solve::{
    self, Indexed, IndexedRun, Listed, MAX_POSITIONS, Retrograde, Solved, Value,
};
use proptest::prelude::*;

use crate::support::agreement::{self, stored};
use crate::support::games::graph::{Graph, any_graph};

fn charted(game: &dyn solve::SolvedGame, budget: u64) -> Atlas {
    let mut atlas = Atlas::default();
    while !atlas.advance(game, budget).unwrap().finished {}
    atlas
}

/// Solves a game that numbers its positions, and makes its atlas.
fn indexed<G: Indexed + Notation>(game: G) -> (IndexedRun<G>, Atlas) {
    let run = agreement::indexed(game);
    let atlas = charted(&run, u64::MAX);
    (run, atlas)
}

fn folded<G: Indexed + Notation>(game: G) -> (IndexedRun<G>, Atlas) {
    let run = agreement::folded(game);
    let atlas = charted(&run, u64::MAX);
    (run, atlas)
}

/// The plies from position 0 to each position, by rounds over all moves.
fn depths(graph: &Graph) -> BTreeMap<u32, u32> {
    let mut depths = BTreeMap::from([(0, 0)]);
    for depth in 0.. {
        let row = depths.iter().filter(|&(_, &at)| at == depth);
        let after: BTreeSet<u32> = row
            .flat_map(|(&from, _)| graph.options[from as usize].clone())
            .collect();
        if after.is_empty() {
            break;
        }
        for to in after {
            depths.entry(to).or_insert(depth + 1);
        }
    }
    depths
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn each_position_stands_where_the_shortest_way_leads(graph in any_graph(), budget in 1..9_u64) {
        let run = stored(graph.clone(), [0]);
        let atlas = charted(&run, budget);
        let expected = depths(&graph);
        prop_assert_eq!(run.count(), expected.len());
        let met = atlas.met().iter().map(|&place| atlas.depths()[place as usize]);
        prop_assert!(met.is_sorted(), "the walk goes level by level");
        let (mut by_depth, mut by_remoteness) = (BTreeMap::new(), BTreeMap::new());
        for (&position, &depth) in &expected {
            let place = run.place_of(&position).unwrap();
            let value = run.value(&position).unwrap();
            *by_depth.entry((depth, value.outcome as u8)).or_insert(0) += 1;
            if let Some(plies) = value.remoteness {
                *by_remoteness.entry((plies, value.outcome as u8)).or_insert(0) += 1;
            }
            let here = atlas.at(&run, place).unwrap();
            prop_assert_eq!(here.depth, depth);
            prop_assert_eq!(&here.position, &run.game().text(&position));
            let line = atlas.line(&run, place).unwrap();
            prop_assert_eq!(line.len(), depth as usize);
            let game: &dyn solve::SolvedGame = &run;
            let way = follow(game, &game.start().unwrap(), &line).unwrap();
            prop_assert_eq!(run.decode(*way.last().unwrap()), Some(position));
        }
        for (levels, expected) in [(atlas.by_depth(), by_depth), (atlas.by_remoteness(), by_remoteness)] {
            let mut counts = BTreeMap::new();
            for (row, level) in (0..).zip(levels) {
                let all = [(Outcome::P, level.lost), (Outcome::N, level.won), (Outcome::D, level.drawn)];
                counts.extend(all.into_iter().filter(|&(_, count)| count > 0)
                    .map(|(outcome, count)| ((row, outcome as u8), count)));
            }
            prop_assert_eq!(counts, expected);
        }
    }

    /// A drawing decides in the order that the solver does, and its counters are those of
    /// the positions at hand.
    #[test]
    fn the_order_of_deciding_is_that_of_the_solver(graph in any_graph()) {
        let mut run = Retrograde::new(graph.clone(), MAX_POSITIONS);
        run.ask(0).unwrap();
        run.finish().unwrap();
        let atlas = charted(&run, u64::MAX);
        let drawing = atlas.drawing().unwrap();
        let deciding = drawing.deciding().as_slice().chunks(3).map(<[u32]>::to_vec);
        let places: Vec<u32> = deciding.clone().map(|row| row[0]).collect();
        prop_assert_eq!(&places[..], run.order());
        let mut known: BTreeMap<u32, u32> = BTreeMap::new();
        for (step, row) in deciding.enumerate() {
            let open = drawing.open(step);
            let (place, outcome, plies) = (row[0], row[1], row[2]);
            for (at, &position) in run.positions().iter().enumerate() {
                let after = graph.options[position as usize].iter();
                let hopes = after.filter(|&to| {
                    let turns = graph.turn(&position).zip(graph.turn(to));
                    let again = turns.is_some_and(|(one, other)| one == other);
                    known.get(to) != Some(&u32::from(!again))
                });
                let count = u32::try_from(hopes.count()).unwrap();
                let expected = if known.contains_key(&position) { DECIDED } else { count };
                prop_assert_eq!(open[at], expected, "step {}, position {}", step, position);
            }
            if outcome == 0 {
                prop_assert_eq!(open[place as usize], 0, "nothing saves a lost position");
            } else if plies > 0 {
                prop_assert!(open[place as usize] > 0);
            }
            known.insert(run.positions()[place as usize], outcome);
        }
    }

    /// The way from each position goes on as its value says.
    #[test]
    fn the_way_shows_the_value(graph in any_graph()) {
        let run = stored(graph.clone(), [0]);
        let atlas = charted(&run, u64::MAX);
        for place in 0..u32::try_from(run.count()).unwrap() {
            let here = atlas.at(&run, place).unwrap();
            let steps = here.way.windows(2).all(|pair| {
                let from = run.positions()[pair[0] as usize];
                let to = run.positions()[pair[1] as usize];
                graph.options[from as usize].contains(&to)
            });
            prop_assert!(steps && here.way[0] == place);
            let plies = u32::try_from(here.way.len()).unwrap() - 1;
            match here.reason {
                AtlasReason::Over => prop_assert_eq!(plies, 0),
                AtlasReason::Decided => prop_assert_eq!(here.value.remoteness, Some(plies)),
                AtlasReason::Tie { plies: tie } => prop_assert_eq!(tie, plies),
                AtlasReason::Endless => {
                    let round = here.way[here.round.unwrap() as usize];
                    prop_assert_eq!(here.way.last(), Some(&round));
                }
            }
            prop_assert_eq!(here.round.is_some(), here.reason == AtlasReason::Endless);
            let position = run.positions()[place as usize];
            prop_assert_eq!(here.moves as usize, graph.options[position as usize].len());
            let best = run.best(&position).unwrap();
            prop_assert_eq!(here.deciding.map(|at| here.options[at as usize].chosen as usize), best);
            for option in &here.options {
                let after = run.positions()[option.place as usize];
                prop_assert_eq!(Ok(option.value), run.value(&after));
                prop_assert_eq!(option.turn, run.game().turn(&after));
                prop_assert_eq!(here.turn, run.game().turn(&position));
                prop_assert_eq!(option.depth, atlas.depths()[option.place as usize]);
                let drawing = atlas.drawing().unwrap();
                prop_assert!(drawing.before(option.place).contains(&place));
            }
            let into = |&from: &u32| graph.options[run.positions()[from as usize] as usize].contains(&position);
            prop_assert!(here.before.iter().all(into) && here.before.is_sorted());
        }
    }

    /// Grundy values by their definition, where play ends and the last move wins.
    #[test]
    fn grundy_values_are_the_least_missing(graph in any_graph()) {
        let graph = Graph::normal(&graph.options.iter().map(Vec::as_slice).collect::<Vec<_>>());
        let run = stored(graph.clone(), [0]);
        let atlas = charted(&run, u64::MAX);
        let drawing = atlas.drawing().unwrap();
        let Some(values) = drawing.grundy() else {
            // Then the solver finds play that goes round, or a circle that nobody wants to enter.
            let circles = |start: u32| {
                let mut row = BTreeSet::from([start]);
                for _ in (0..).take(run.count()) {
                    row = row.iter().flat_map(|&at| graph.options[at as usize].clone()).collect();
                }
                !row.is_empty()
            };
            prop_assert!(circles(0));
            return Ok(());
        };
        for (at, &position) in run.positions().iter().enumerate() {
            let place = |to: &u32| values[run.place_of(to).unwrap() as usize];
            let after: BTreeSet<u32> = graph.options[position as usize].iter().map(place).collect();
            prop_assert_eq!(Some(values[at]), (0..).find(|value| !after.contains(value)));
            let lost = run.value(&position).unwrap().outcome == Outcome::P;
            prop_assert_eq!(values[at] == 0, lost);
            let set = drawing.mex_set(u32::try_from(at).unwrap());
            prop_assert_eq!(set, Some(after.into_iter().collect()));
        }
    }
}

/// Tic-tac-toe by the number of stones, as many have counted it; up to symmetry, too.
#[test]
fn tic_tac_toe_has_the_known_number_of_positions_in_each_row() {
    let rows = |atlas: &Atlas| -> Vec<u32> {
        let levels = atlas.by_depth().iter();
        levels.map(|level| level.positions()).collect()
    };
    let game = InARow::new(3, 3, 3).unwrap();
    let (_, whole) = indexed(game.clone());
    assert_eq!(
        rows(&whole),
        [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]
    );
    assert!(whole.drawing().is_none(), "too many to draw");
    let (run, folded) = folded(game);
    assert_eq!(rows(&folded), [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    let start = folded.at(&run, folded.start(&run).unwrap()).unwrap();
    assert_eq!(start.value, Value::DRAWN);
    assert_eq!(start.reason, AtlasReason::Tie { plies: 9 });
    assert_eq!((start.options.len(), start.way.len()), (9, 10));
}

/// Each line of a folded game is played on the board as it is.
#[test]
fn the_line_to_a_position_leads_to_it_or_to_its_image() {
    let game = InARow::new(3, 3, 3).unwrap();
    let (run, atlas) = folded(game.clone());
    for place in 0..u32::try_from(run.count()).unwrap() {
        let line = atlas.line(&run, place).unwrap();
        let solved: &dyn solve::SolvedGame = &run;
        let way = follow(solved, &solved.start().unwrap(), &line).unwrap();
        let reached = &run.decode(*way.last().unwrap()).unwrap();
        assert_eq!(run.place_of(reached), Some(place));
        let mut plain = game.start();
        for &number in &line {
            let chosen = game.step(&plain, number).unwrap();
            plain = game.after(&plain, chosen);
        }
        assert_eq!(&plain, reached);
    }
}

/// Sprague and Grundy: a heap is worth its stones, or their remainder. Kayles: Winning Ways, chapter 4.
#[test]
fn heaps_and_kayles_have_their_known_grundy_values() {
    let grundy = |drawing: Option<&Drawing>, place: u32| {
        drawing.and_then(Drawing::grundy).unwrap()[place as usize]
    };
    for (rule, modulus) in [("any", 100), ("1..3", 4)] {
        let heap = HeapGame::take_away(&[40], rule, EndRule::Normal).unwrap();
        let (run, atlas) = indexed(heap);
        for place in 0..41 {
            let stones: u32 = atlas.at(&run, place).unwrap().position.parse().unwrap();
            assert_eq!(grundy(atlas.drawing(), place), stones % modulus);
        }
    }
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];
    for (pins, expected) in (1..).zip(&kayles[1..]) {
        let code = OctalCode::parse("0.77").unwrap();
        let (run, atlas) = indexed(OctalGame::new(code, &[pins], EndRule::Normal).unwrap());
        let start = atlas.start(&run).unwrap();
        assert_eq!(grundy(atlas.drawing(), start), *expected);
    }
    let misere = HeapGame::take_away(&[5], "any", EndRule::Misere).unwrap();
    let (_, atlas) = indexed(misere);
    assert!(atlas.drawing().unwrap().grundy().is_none());
    let (_, atlas) = indexed(Hexapawn::new(3, 3).unwrap());
    assert!(atlas.drawing().unwrap().grundy().is_none());
}

/// What is written as DOT comes back from the parser of graphs with all nodes and edges.
#[test]
fn the_graph_can_be_read_from_its_dot() {
    let (run, atlas) = indexed(Hexapawn::new(3, 3).unwrap());
    let dot = atlas.drawing().unwrap().dot(&run).unwrap();
    let choice = GraphChoice {
        named: Some(GraphNames::Numbers),
        ..GraphChoice::of(GraphForm::Dot)
    };
    let graph = read(&dot, &choice).unwrap().graph;
    assert_eq!(graph.names().len(), 135);
    for place in 0..u32::try_from(run.count()).unwrap() {
        let mut after = BTreeSet::new();
        let mut options = Vec::new();
        run.options_of(place, &mut options).unwrap();
        after.extend(options.iter().map(|option| option.to().to_string()));
        let node = graph.find(&place.to_string()).unwrap();
        let names = graph
            .successors(node)
            .iter()
            .map(|&to| graph.names()[to as usize].clone());
        assert_eq!(names.collect::<BTreeSet<_>>(), after);
    }
}

#[test]
fn the_table_has_each_position_once_with_its_best_move() {
    let (run, atlas) = indexed(Hexapawn::new(3, 3).unwrap());
    let piece = atlas.rows(&run, 0).unwrap();
    assert_eq!((piece.rows.len(), piece.next), (135, None));
    for (place, row) in (0..).zip(&piece.rows) {
        let position = run.position(place).unwrap();
        assert_eq!(row.position, run.game().text(&position));
        assert_eq!(Ok(row.value), run.value(&position));
        assert_eq!(row.depth, atlas.depths()[place as usize]);
        let best = run.best(&position).unwrap();
        assert_eq!(row.chosen, best.map(|it| run.game().number(&position, it)));
        assert_eq!(row.best, best.map(|it| run.game().move_text(&position, it)));
    }
    assert_eq!(atlas.rows(&run, 135).unwrap().rows, []);
    assert_eq!(atlas.rows(&run, 136), Err(Error::PositionNotSolved));
}

/// The 161,029 positions of Connect Four 4x4 are counted, and not drawn.
#[test]
fn a_large_game_has_rows_and_places_but_no_drawing() {
    let (run, atlas) = indexed(FourInARow::new(4, 4, 4).unwrap());
    let all = |levels: &[appleyard_core::solve::atlas::Level]| -> u32 {
        levels.iter().map(|level| level.positions()).sum()
    };
    assert_eq!(all(atlas.by_depth()), 161_029);
    let drawn: u32 = atlas.by_depth().iter().map(|level| level.drawn).sum();
    assert_eq!(all(atlas.by_remoteness()) + drawn, 161_029);
    assert!(atlas.drawing().is_none());
    let last = atlas.met()[161_028];
    let here = atlas.at(&run, last).unwrap();
    assert_eq!(here.before.len(), 1, "the one before it on the way");
    assert_eq!(atlas.line(&run, last).unwrap().len(), here.depth as usize);
}

#[test]
fn of_many_moves_some_are_listed_and_always_the_deciding_one() {
    let (run, atlas) = indexed(HeapGame::take_away(&[1500], "any", EndRule::Normal).unwrap());
    let here = atlas.at(&run, atlas.start(&run).unwrap()).unwrap();
    assert_eq!((here.moves, here.options.len()), (1500, MOST_LISTED + 1));
    let deciding = &here.options[here.deciding.unwrap() as usize];
    assert_eq!(deciding.value, Value::lost(0));
    let end = atlas.at(&run, deciding.place).unwrap();
    assert_eq!(end.reason, AtlasReason::Over);
}

#[test]
fn what_is_not_solved_is_refused() {
    let game = Hexapawn::new(3, 3).unwrap();
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap();
    run.ask(&start).unwrap();
    let mut atlas = Atlas::default();
    assert_eq!(atlas.advance(&run, 1), Err(Error::PositionNotSolved));
    assert_eq!(atlas.at(&run, 0), Err(Error::PositionNotSolved));
    run.finish().unwrap();
    let progress = atlas.advance(&run, 1).unwrap();
    assert!(!progress.finished && progress.done == 1);
    assert_eq!(atlas.rows(&run, 0), Err(Error::PositionNotSolved));
    atlas.advance(&run, u64::MAX).unwrap();
    assert_eq!(atlas.at(&run, 135), Err(Error::PositionNotSolved));
    assert_eq!(atlas.line(&run, 135), Err(Error::PositionNotSolved));
}
