//! Cops and robber on a graph: play need not end, there are sides, and one of them has several turns
//! in a row. For many graphs it is known how many cops catch the robber (Aigner and Fromme, *A game of
//! cops and robbers*, 1984).

use appleyard_core::game::{Game, Outcome, Player};
use appleyard_core::solve::{Interned, Listed, Retrograde, Solved, Value, Witness};

use crate::support::agreement::{follows, stored};

/// The cops move one after the other, then the robber. Each moves along an edge or stays. The cops win
/// when one of them is where the robber is.
struct Pursuit<const COPS: usize> {
    neighbours: Vec<Vec<u8>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Chase<const COPS: usize> {
    cops: [u8; COPS],
    robber: u8,
    /// Which cop moves next; the robber, if no cop is left.
    next: usize,
}

impl<const COPS: usize> Game for Pursuit<COPS> {
    type Position = Chase<COPS>;
    /// The vertex to which somebody moves.
    type Move = u8;

    fn moves(&self, chase: &Chase<COPS>) -> impl Iterator<Item = u8> {
        let here = *chase.cops.get(chase.next).unwrap_or(&chase.robber);
        let caught = chase.cops.contains(&chase.robber);
        let targets = self.neighbours[usize::from(here)].iter().copied();
        targets.chain([here]).filter(move |_| !caught)
    }

    fn after(&self, chase: &Chase<COPS>, to: u8) -> Chase<COPS> {
        let mut after = *chase;
        match after.cops.get_mut(chase.next) {
            Some(cop) => *cop = to,
            None => after.robber = to,
        }
        after.next = (chase.next + 1) % (COPS + 1);
        after
    }

    fn verdict(&self, chase: &Chase<COPS>) -> Outcome {
        match self.turn(chase) {
            Some(Player::First) => Outcome::N,
            _ => Outcome::P,
        }
    }

    fn turn(&self, chase: &Chase<COPS>) -> Option<Player> {
        Some(if chase.next < COPS {
            Player::First
        } else {
            Player::Second
        })
    }
}

fn graph<const COPS: usize>(vertices: u8, edges: &[(u8, u8)]) -> Pursuit<COPS> {
    let other = |vertex, &(one, two): &(u8, u8)| match vertex {
        _ if vertex == one => Some(two),
        _ if vertex == two => Some(one),
        _ => None,
    };
    let of = |vertex| edges.iter().filter_map(move |edge| other(vertex, edge));
    Pursuit {
        neighbours: (0..vertices).map(|vertex| of(vertex).collect()).collect(),
    }
}

fn path<const COPS: usize>(vertices: u8) -> Pursuit<COPS> {
    let edges: Vec<_> = (1..vertices).map(|vertex| (vertex - 1, vertex)).collect();
    graph(vertices, &edges)
}

fn ring<const COPS: usize>(vertices: u8) -> Pursuit<COPS> {
    let edges: Vec<_> = (0..vertices)
        .map(|vertex| (vertex, (vertex + 1) % vertices))
        .collect();
    graph(vertices, &edges)
}

/// A ring of five; each vertex has one more neighbour, and these form a star of five points.
fn petersen<const COPS: usize>() -> Pursuit<COPS> {
    let ring = (0..5).map(|vertex| (vertex, (vertex + 1) % 5));
    let spokes = (0..5).map(|vertex| (vertex, vertex + 5));
    let star = (0..5).map(|vertex| (vertex + 5, (vertex + 2) % 5 + 5));
    let edges: Vec<_> = ring.chain(spokes).chain(star).collect();
    graph(10, &edges)
}

/// All placements of the cops.
fn placements<const COPS: usize>(vertices: u8) -> Vec<[u8; COPS]> {
    (0..COPS).fold(vec![[0; COPS]], |placed, cop| {
        let at = |cops: [u8; COPS]| {
            (0..vertices).map(move |vertex| {
                let mut cops = cops;
                cops[cop] = vertex;
                cops
            })
        };
        placed.into_iter().flat_map(at).collect()
    })
}

fn chase<const COPS: usize>(cops: [u8; COPS], robber: u8) -> Chase<COPS> {
    Chase {
        cops,
        robber,
        next: 0,
    }
}

fn run<const COPS: usize>(game: Pursuit<COPS>) -> Retrograde<Interned<Pursuit<COPS>>> {
    let vertices = u8::try_from(game.neighbours.len()).unwrap();
    let all = placements(vertices).into_iter();
    let starts = all.flat_map(|cops| (0..vertices).map(move |robber| chase(cops, robber)));
    let run = stored(game, starts);
    follows(&run);
    run
}

/// Whether the cops can choose their places so that they win, wherever the robber then begins.
fn cops_win<const COPS: usize>(game: Pursuit<COPS>) -> bool {
    let vertices = u8::try_from(game.neighbours.len()).unwrap();
    let run = run(game);
    placements(vertices).into_iter().any(|cops| {
        let wins = |robber| run.value(&chase(cops, robber)).unwrap().outcome == Outcome::N;
        (0..vertices).all(wins)
    })
}

#[test]
fn on_a_path_one_cop_is_enough() {
    let run = run(path::<1>(8));
    let winner_of = |chase: &Chase<1>| run.value(chase).unwrap().outcome;
    for position in run.positions() {
        let expected = match position.next {
            0 => Outcome::N,
            _ => Outcome::P,
        };
        assert_eq!(winner_of(position), expected);
    }
    // The robber waits at the end: the cop makes seven steps, and the robber stays six times between
    // them.
    assert_eq!(run.value(&chase([0], 7)), Ok(Value::won(13)));
}

#[test]
fn on_a_ring_of_four_or_more_one_cop_is_not() {
    assert!(cops_win(ring::<1>(3)));
    for vertices in 4..9 {
        assert!(!cops_win(ring::<1>(vertices)));
        assert!(cops_win(ring::<2>(vertices)));
    }
    let run = run(ring::<1>(4));
    assert_eq!(run.value(&chase([0], 1)), Ok(Value::won(1)));
    assert_eq!(run.value(&chase([0], 2)), Ok(Value::DRAWN));
    let witness = run.witness(&chase([0], 2));
    assert!(matches!(witness, Ok(Witness::Endless(_))));
}

/// The smallest graph on which two cops are not enough.
#[test]
fn on_petersens_graph_two_cops_are_not() {
    assert!(!cops_win(petersen::<1>()));
    assert!(!cops_win(petersen::<2>()));
    assert!(cops_win(petersen::<3>()));
}
