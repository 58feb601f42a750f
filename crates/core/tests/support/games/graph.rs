//! Games given by their graphs.

use appleyard_core::game::{Game, Heading, Notation, Outcome, Player};
use appleyard_core::solve::Indexed;
use proptest::prelude::*;

/// A position is a number, and a move is the place of an option in the list of its position. Every third index has
/// a position.
#[derive(Clone, Debug)]
pub struct Graph {
    pub options: Vec<Vec<u32>>,
    /// Who wins at the positions without moves.
    pub verdicts: Vec<Outcome>,
    /// Whose turn it is; `None` in an impartial game.
    pub turns: Option<Vec<Player>>,
    /// Where a game begins.
    pub start: u32,
    /// Whether every move leads to a smaller number.
    pub falls: bool,
}

impl Graph {
    /// An impartial game in which the player who cannot move loses.
    pub fn normal(options: &[&[u32]]) -> Graph {
        Graph {
            options: options.iter().map(|it| it.to_vec()).collect(),
            verdicts: vec![Outcome::P; options.len()],
            turns: None,
            start: 0,
            falls: false,
        }
    }

    pub fn positions(&self) -> std::ops::Range<u32> {
        0..u32::try_from(self.options.len()).unwrap()
    }
}

impl Game for Graph {
    type Position = u32;
    type Move = usize;

    fn moves(&self, &position: &u32) -> impl Iterator<Item = usize> {
        0..self.options[position as usize].len()
    }

    fn after(&self, &position: &u32, chosen: usize) -> u32 {
        self.options[position as usize][chosen]
    }

    fn verdict(&self, &position: &u32) -> Outcome {
        self.verdicts[position as usize]
    }

    fn turn(&self, &position: &u32) -> Option<Player> {
        Some(self.turns.as_ref()?[position as usize])
    }
}

const APART: u32 = 3;

impl Indexed for Graph {
    fn indices(&self) -> u64 {
        u64::from(APART) * self.options.len() as u64
    }

    fn index(&self, &place: &u32) -> Option<u32> {
        self.positions().contains(&place).then_some(place * APART)
    }

    fn position_at(&self, index: u32) -> Option<u32> {
        (index.is_multiple_of(APART) && u64::from(index) < self.indices()).then_some(index / APART)
    }

    fn most_positions(&self) -> u64 {
        self.options.len() as u64
    }

    fn grade(&self, &place: &u32) -> Option<u32> {
        self.falls.then_some(1000 - place)
    }

    fn before(&self, &place: &u32, each: &mut impl FnMut(u32)) {
        for (source, options) in (0..).zip(&self.options) {
            let times = options.iter().filter(|&&option| option == place);
            times.for_each(|_| each(source));
        }
    }
}

impl Notation for Graph {
    fn start(&self) -> u32 {
        self.start
    }

    fn heading(&self) -> Option<Heading> {
        Some(Heading::of_family("graph", &[]))
    }

    fn text(&self, position: &u32) -> String {
        format!("place {position}")
    }

    /// Several moves may lead to one place.
    fn move_text(&self, _: &u32, chosen: usize) -> String {
        format!("move {chosen}")
    }
}

fn any_verdict() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        3 => Just(Outcome::P),
        2 => Just(Outcome::N),
        1 => Just(Outcome::D),
    ]
}

fn any_player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::First), Just(Player::Second)]
}

/// Graphs of 1 to 40 positions with up to five moves each, to any position: also to itself and twice
/// to the same. Most moves lead to a near position, most with a smaller number, so that some play is
/// long. Some graphs are impartial; in others the turns follow no rule, so that players may move
/// again.
pub fn any_graph() -> impl Strategy<Value = Graph> {
    let option = (any::<prop::sample::Index>(), 0..100_u32);
    let options = prop_oneof![
        1 => Just(Vec::new()),
        5 => prop::collection::vec(option, 1..=5),
    ];
    let position = (options, any_verdict(), any_player());
    let positions = prop::collection::vec(position, 1..=40);
    (positions, any::<bool>()).prop_map(|(positions, impartial)| {
        let count = positions.len();
        let to = |from: usize, index: prop::sample::Index, kind: u32| match kind {
            0..80 => from.saturating_sub(1 + index.index(4)),
            80..90 => (from + index.index(4)).min(count - 1),
            _ => index.index(count),
        };
        let options = positions.iter().enumerate().map(|(from, it)| {
            let options = it.0.iter();
            options
                .map(|&(index, kind)| u32::try_from(to(from, index, kind)).unwrap())
                .collect()
        });
        Graph {
            options: options.collect(),
            verdicts: positions.iter().map(|it| it.1).collect(),
            start: 0,
            falls: false,
            turns: (!impartial).then(|| positions.iter().map(|it| it.2).collect()),
        }
    })
}

/// The same from any start; in half of them only those moves are left that lead to a smaller number.
pub fn any_start() -> impl Strategy<Value = Graph> {
    let graph = (any_graph(), any::<prop::sample::Index>(), any::<bool>());
    graph.prop_map(|(mut graph, start, falls)| {
        for (place, options) in (0..).zip(&mut graph.options) {
            options.retain(|&option| !falls || option < place);
        }
        let start = u32::try_from(start.index(graph.options.len())).unwrap();
        Graph {
            start,
            falls,
            ..graph
        }
    })
}
