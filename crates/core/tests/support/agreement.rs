//! What every solver must say of a game. The rules of the game are the truth, and nothing here knows how a
//! solver finds its answers.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Debug;

use appleyard_core::Error;
use appleyard_core::certificate::{Claim, Deduction, Document, TypedRules, chunk, verify};
use appleyard_core::game::{Game, Heading, Notation};
use appleyard_core::progress::Run;
use appleyard_core::solve::{
    self, Code, Indexed, IndexedRun, Interned, Listed, MAX_POSITIONS, Retrograde, Solved, Witness,
};

use super::claims::claim_of;

/// Solves everything that can be reached from these positions, and stores it.
pub fn stored<G: Game>(
    game: G,
    starts: impl IntoIterator<Item = G::Position>,
) -> Retrograde<Interned<G>> {
    let mut run = Retrograde::new(game, MAX_POSITIONS);
    for start in starts {
        run.ask(start).unwrap();
    }
    run.finish().unwrap();
    run
}

/// Solves everything that can be reached from the start, by indices.
pub fn indexed<G: Indexed + Notation>(game: G) -> IndexedRun<G> {
    let mut run = IndexedRun::from_start(game).unwrap();
    run.finish().unwrap();
    run
}

/// The same with images as one.
pub fn folded<G: Indexed + Notation>(game: G) -> IndexedRun<G> {
    let start = game.start();
    let mut run = IndexedRun::new(game).unwrap().folded();
    run.ask(&start).unwrap();
    run.finish().unwrap();
    run
}

/// The whole certificate, piece by piece.
pub fn certificate(solved: &dyn solve::SolvedGame) -> String {
    let (mut text, mut next) = (String::new(), Some(0));
    while let Some(from) = next {
        let piece = chunk(solved, from).unwrap();
        text.push_str(&piece.text);
        next = piece.next;
    }
    text
}

/// Checks all positions of a solver: what it says about each follows from what it says about the positions after
/// its moves. [`Deduction`] draws the conclusions, and its module says why this is enough.
pub fn follows<S: Listed>(solved: &S)
where
    S::Game: Game<Position: Debug, Move: Debug> + Sized,
{
    for place in (0..).take(solved.count()) {
        let position = solved.position(place).unwrap();
        assert_eq!(solved.place_of(&position), Some(place), "{position:?}");
        position_follows(solved, &position);
    }
}

/// The same for one position.
pub fn position_follows<S, G>(solved: &S, position: &G::Position)
where
    S: Listed<Game = G>,
    G: Game<Position: Debug, Move: Debug>,
{
    let (claim, chosen) = claim_of(solved, position).unwrap();
    let about = format!("{position:?}, {claim:?}, {chosen:?}");
    let (mut deduction, mut first) = (Deduction::default(), None);
    let game = solved.game();
    let turn = game.turn(position);
    for step in game.moves(position) {
        let after = game.after(position, step);
        let again = turn.is_some() && turn == game.turn(&after);
        let worth = claim_of(solved, &after).unwrap().0.of_move(again);
        assert_eq!(solved.value_of_move(position, step), Ok(worth.into()));
        deduction.add(worth);
        first = first.or((worth == claim).then_some(step));
    }
    let follows = deduction.claim();
    assert_eq!(follows.is_some(), first.is_some(), "{about}");
    let at_end = || Claim::at_end(game.verdict(position));
    assert_eq!(claim, follows.unwrap_or_else(at_end), "{about}");
    assert_eq!(solved.value(position), Ok(claim.into()), "{about}");
    // Of several moves that prove the claim, the first is named.
    assert_eq!(chosen, first, "{about}");
    assert_eq!(solved.best(position), Ok(first), "{about}");
    let decided = matches!(claim, Claim::Won(_) | Claim::Lost(_)) && first.is_some();
    let witness = solved.witness(position).unwrap();
    assert_eq!(matches!(witness, Witness::Decided(_)), decided, "{about}");
}

/// The most positions of a game of which everything is compared; of larger ones, which have tests of their own, only
/// values, witnesses and indices.
const MOST_COMPARED: usize = 40_000;

/// Solves a game from its start in every way, and compares all positions, with their texts and their moves; then
/// checks its certificate, if it is not large. Returns the run by indices.
pub fn every_solver_agrees<G>(game: &G) -> IndexedRun<G>
where
    G: Indexed<Position: Debug, Move: Debug> + Notation + Clone,
{
    agrees(indexed(game.clone()), false)
}

/// The same with images as one.
pub fn every_solver_agrees_when_folded<G>(game: &G) -> IndexedRun<G>
where
    G: Indexed<Position: Debug, Move: Debug> + Notation + Clone,
{
    agrees(folded(game.clone()), true)
}

fn agrees<G>(run: IndexedRun<G>, folded: bool) -> IndexedRun<G>
where
    G: Indexed<Position: Debug, Move: Debug> + Notation + Clone,
{
    let game = &run.game().clone();
    let plain = stored(game.clone(), [game.start()]);
    let is_small = plain.count() <= MOST_COMPARED;
    if is_small {
        follows(&plain);
    }
    let run = run.called(Heading::of_family("any", &[]));
    let any: &dyn solve::SolvedGame = &run;
    // Images share an index.
    let mut indices = BTreeMap::new();
    let mut texts = HashSet::new();
    for position in plain.positions() {
        let (value, witness) = (plain.value(position), plain.witness(position).unwrap());
        assert_eq!(run.value(position), value, "{position:?}");
        assert_eq!(run.witness(position).unwrap(), witness, "{position:?}");
        let index = game.index_of(position, folded).unwrap();
        assert!(u64::from(index) < game.indices(), "{position:?}");
        let there = indices
            .entry(index)
            .or_insert_with(|| game.position_at(index).unwrap());
        assert_eq!(game.index_of(there, folded), Some(index), "{position:?}");
        if !is_small {
            continue;
        }
        assert_eq!(run.best(position), plain.best(position), "{position:?}");
        let code = run.code(position).unwrap();
        assert_eq!(run.decode(code).as_ref(), Some(position));
        assert_eq!(any.value(code), value, "{position:?}");
        let number = |chosen| Ok::<_, ()>(game.number(position, chosen));
        assert_eq!(any.witness(code).unwrap(), witness.map(number).unwrap());
        let text = game.text(position);
        assert_eq!(any.text(code).as_ref(), Ok(&text));
        let options = game.moves(position).map(|chosen| {
            let after = run.code(&game.after(position, chosen)).unwrap();
            (game.number(position, chosen), after)
        });
        assert_eq!(any.options(code), Ok(options.collect()), "{position:?}");
        assert!(texts.insert(text), "{position:?}");
        moves_are_written(game, position);
    }
    assert!(indices.len() as u64 <= game.most_positions());
    assert_eq!(any.count(), indices.len());
    assert!(
        run.iter()
            .all(|it| indices.contains_key(&game.index_of(&it, folded).unwrap()))
    );
    if !is_small {
        return run;
    }
    let text = certificate(any);
    let document = Document::read(text.as_bytes()).unwrap();
    let stand_in =
        |game: &G, position: &G::Position| game.position_at(game.index_of(position, folded)?);
    let verified = verify(&document, TypedRules::new(game.clone(), stand_in)).unwrap();
    assert_eq!(verified.lines, indices.len() as u64);
    assert_eq!(verified.start, claim_of(&plain, &game.start()).unwrap().0);
    answers_nothing_made_up(any);
    run
}

/// A number that the game has not given is an error in every question.
fn answers_nothing_made_up(game: &dyn solve::SolvedGame) {
    let unknown = Error::PositionNotSolved;
    let (code, place) = (Code(u32::MAX), u32::try_from(game.count()).unwrap());
    assert_eq!(game.claim(code), Err(unknown.clone()));
    assert_eq!(game.turn(code), Err(unknown.clone()));
    assert_eq!(game.options(code), Err(unknown.clone()));
    assert_eq!(game.step(code, 0), Err(unknown.clone()));
    assert_eq!(game.verdict(code), Err(unknown.clone()));
    assert_eq!(game.ended(code), Err(unknown.clone()));
    assert_eq!(game.text(code), Err(unknown.clone()));
    assert_eq!(game.move_text(code, 0), Err(unknown.clone()));
    assert_eq!(game.place_of(code), Err(unknown.clone()));
    assert_eq!(game.code_at(place), Err(unknown.clone()));
    assert_eq!(game.links_at(place, &mut Vec::new()), Err(unknown));
}

/// Each move of a position has a number, by which it is found again, and a name of its own.
pub fn moves_are_written<G>(game: &G, position: &G::Position)
where
    G: Notation<Position: Debug, Move: Debug>,
{
    let mut numbers = HashSet::new();
    let mut names = HashSet::new();
    for chosen in game.moves(position) {
        let number = game.number(position, chosen);
        assert!(numbers.insert(number), "{position:?} {chosen:?}");
        assert_eq!(game.step(position, number), Some(chosen), "{position:?}");
        let name = game.move_text(position, chosen);
        assert!(names.insert(name), "{position:?} {chosen:?}");
    }
    for number in (0..200).chain([u32::MAX]) {
        let is_known = game.step(position, number).is_some();
        assert_eq!(is_known, numbers.contains(&number));
    }
    assert_eq!(game.ended(position).is_some(), game.is_over(position));
}
