//! The solver by indices on random graphs, with cycles, ties and turns without order: it gives the same
//! answers as the one that stores positions.

use appleyard_core::Error;
use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::progress::Run;
use appleyard_core::solve::{Indexed, IndexedRun, Listed, Solved};
use proptest::prelude::*;

use crate::solve::graph::{Graph, any_graph};
use crate::solve::solved;
use crate::support::slices::in_slices;

/// A graph whose positions have indices. If `falling` is true, every move leads to a smaller number.
#[derive(Clone, Debug)]
struct Numbered {
    graph: Graph,
    falling: bool,
}

impl Numbered {
    /// The same graph without the moves that do not fall.
    fn falling(mut graph: Graph) -> Numbered {
        for (place, options) in (0..).zip(&mut graph.options) {
            options.retain(|&option| option < place);
        }
        Numbered {
            graph,
            falling: true,
        }
    }
}

impl Game for Numbered {
    type Position = u32;
    type Move = usize;

    fn moves(&self, place: &u32) -> impl Iterator<Item = usize> {
        self.graph.moves(place)
    }

    fn after(&self, place: &u32, chosen: usize) -> u32 {
        self.graph.after(place, chosen)
    }

    fn verdict(&self, place: &u32) -> Outcome {
        self.graph.verdict(place)
    }

    fn turn(&self, place: &u32) -> Option<Player> {
        self.graph.turn(place)
    }
}

/// Every third index has a position.
const APART: u32 = 3;

impl Indexed for Numbered {
    fn indices(&self) -> u64 {
        u64::from(APART) * self.graph.options.len() as u64
    }

    fn index(&self, &place: &u32) -> Option<u32> {
        self.graph
            .positions()
            .contains(&place)
            .then_some(place * APART)
    }

    fn position_at(&self, index: u32) -> Option<u32> {
        (index.is_multiple_of(APART) && u64::from(index) < self.indices()).then_some(index / APART)
    }

    fn most_positions(&self) -> u64 {
        self.graph.options.len() as u64
    }

    fn grade(&self, &place: &u32) -> Option<u32> {
        self.falling.then_some(1000 - place)
    }

    fn before(&self, &place: &u32, each: &mut impl FnMut(u32)) {
        for (source, options) in (0..).zip(&self.graph.options) {
            let times = options.iter().filter(|&&option| option == place);
            times.for_each(|_| each(source));
        }
    }
}

fn any_numbered() -> impl Strategy<Value = Numbered> {
    (any_graph(), any::<bool>()).prop_map(|(graph, falling)| match falling {
        true => Numbered::falling(graph),
        false => Numbered { graph, falling },
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn both_solvers_agree(game in any_numbered(), start: prop::sample::Index) {
        let start = u32::try_from(start.index(game.graph.options.len())).unwrap();
        let plain = solved(game.clone(), [start]);
        let mut run = IndexedRun::new(game.clone()).unwrap();
        run.ask(&start).unwrap();
        run.finish().unwrap();
        prop_assert_eq!(run.count(), plain.count());
        for place in game.graph.positions() {
            prop_assert_eq!(run.value(&place), plain.value(&place));
            prop_assert_eq!(run.witness(&place), plain.witness(&place));
            prop_assert_eq!(run.best(&place), plain.best(&place));
        }
    }

    /// What is known early is right, and the run keeps its promises about budgets.
    #[test]
    fn slices_change_nothing(
        game in any_numbered(),
        budgets in prop::collection::vec(1..30_u64, 1..8),
    ) {
        let plain = solved(game.clone(), game.graph.positions());
        let mut run = IndexedRun::new(game.clone()).unwrap();
        for place in game.graph.positions() {
            run.ask(&place).unwrap();
        }
        in_slices(&mut run, budgets.into_iter().cycle(), |run, _, over| {
            assert_eq!(over, 0);
            for place in game.graph.positions() {
                let value = run.value(&place);
                assert!(value == plain.value(&place) || value == Err(Error::PositionNotSolved));
                if value.is_ok() {
                    assert_eq!(run.witness(&place), plain.witness(&place));
                }
            }
        });
        for place in game.graph.positions() {
            prop_assert_eq!(run.value(&place), plain.value(&place));
        }
    }

    /// Later questions do not change what has been answered.
    #[test]
    fn asking_again_changes_nothing(game in any_numbered(), order in any::<u64>()) {
        let plain = solved(game.clone(), game.graph.positions());
        let mut run = IndexedRun::new(game.clone()).unwrap();
        let count = game.graph.options.len() as u64;
        for place in 0..count {
            let start = u32::try_from((place + order % count) % count).unwrap();
            run.ask(&start).unwrap();
            run.advance(order.rotate_left(u32::try_from(place).unwrap()) % 40).unwrap();
        }
        run.finish().unwrap();
        for place in game.graph.positions() {
            prop_assert_eq!(run.value(&place), plain.value(&place));
            prop_assert_eq!(run.witness(&place), plain.witness(&place));
        }
    }
}
