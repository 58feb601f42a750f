import { plain } from '../../../words/sentence.ts';
import { moveArgs, type NamedMove } from '../naming.ts';
import { type Box, type Kind, type Piece, piecesOf, spread, type Table } from '../picture/table.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import type { ShownLattice } from '../shown.ts';
import type { Offer } from './eating.ts';

/*
 * A move takes two touches: the first, on an apple or on a point, opens an offer beside it, and the second
 * accepts the offer. If no game is played, the first move begins one.
 */

/** The edible piece that is nearest to a place on the table. */
export function pieceAt(table: Table, box: Box, x: number, y: number): number | undefined {
  if (y > box.bottom) return undefined;
  const places = spread(table.room, box);
  const near = piecesOf(table)
    .map((piece, i) => ({ piece, i, away: Math.hypot(places.x(i) - x, places.y(i) - y) }))
    .filter(({ piece, away }) => !piece.startsWith('gone') && away <= Math.max(places.size, 24))
    .sort((a, b) => a.away - b.away);
  return near[0]?.i;
}

/** The moves that eat a piece or a part of it. */
export function bites(piece: Piece, { m, n }: Point): readonly { move: NamedMove; to: Point }[] {
  if (piece === 'half' || piece === 'split') return [{ move: 'half', to: { m, n: n - 1 } }];
  if (piece !== 'whole') return [];
  return [
    { move: 'whole', to: { m: m - 1, n } },
    { move: 'split', to: { m: m - 1, n: n + 1 } },
  ];
}

/**
 * The visitor has touched the table, at a place in px of the picture: offers the moves that eat the piece
 * there.
 */
export function touchTable(figure: ShownLattice, x: number, y: number): void {
  const { table } = figure.frame();
  const layout = figure.layout();
  if (!table || !layout || !figure.eating.yours) return;
  const piece = pieceAt(table, layout.table, x, y);
  if (piece !== undefined) figure.eating.show(offerOf(table, piece));
}

/** The visitor has chosen a kind of apples by its button: offers the moves that eat the first of them. */
export function pickPiece(figure: ShownLattice, kind: Kind): void {
  const { table } = figure.frame();
  const piece = table ? piecesOf(table).indexOf(kind) : -1;
  if (table && piece >= 0) figure.eating.show({ ...offerOf(table, piece), keyed: true });
}

function offerOf(table: Table, piece: number): Offer {
  const eaten = bites(piecesOf(table)[piece] ?? 'gone-whole', table.at);
  const moves = eaten.map(({ move, to }) => ({ args: { move, vector: '' }, to }));
  return { piece, from: table.at, point: table.at, moves };
}

/** The keyboard has come to a point in a game: offers the move to it; a point that no move leads to closes the offer. */
export function offerAt(figure: ShownLattice, point: Point): void {
  const { play, eating } = figure;
  if (!play.at || !eating.yours || !isAt(figure.board.focus, point)) return;
  if (play.here?.options.some(({ ply: { to } }) => isAt(to, point))) {
    if (!isAt(eating.offer?.point, point)) void touchPoint(figure, point);
  } else if (eating.offer) eating.show(undefined);
}

const isAt = (one: Point | undefined, other: Point): boolean =>
  one?.m === other.m && one.n === other.n;

/** The visitor has touched a point in a game: offers a move to it, and makes the move at the second touch. */
export async function touchPoint(figure: ShownLattice, point: Point): Promise<void> {
  const { play, rules, eating } = figure;
  const { at, here } = play;
  if (!at || !here || !eating.yours) return;
  const ply = here.options.find(({ ply: { to } }) => isAt(to, point))?.ply;
  const again = eating.offer?.piece === undefined && eating.offer?.moves[0]?.to === ply?.to;
  if (ply && again) {
    await eat(figure, ply.to);
    return;
  }
  const moves = ply ? [{ args: moveArgs(rules.moves, ply.index, ply.times), to: ply.to }] : [];
  const offer = { piece: undefined, from: at, point, moves };
  eating.show(offer);
  announce(figure, offer);
}

/** Makes an offered move, or begins a game with it. */
export async function eat(figure: ShownLattice, to: Point): Promise<void> {
  const { eating, play } = figure;
  const { offer } = eating;
  if (!offer) return;
  eating.show(undefined);
  if (play.path) await play.choose(to);
  else {
    const path = [offer.from, to];
    await figure.begin({ path, computer: 'second', opponent: 'perfect' });
  }
  await figure.updateComplete;
  // The pressed button is gone, so the keyboard goes on where the game is.
  if (!figure.focused) figure.board.restore();
}

/** Announces the offer and the key that accepts it, for visitors who do not see it open. */
function announce({ words, announcer, rules }: ShownLattice, { moves: [first] }: Offer): void {
  if (!words || !first) return;
  const game = areApples(rules.moves) ? 'apples' : 'other';
  const args = { ...first.args, ...first.to, game };
  const said = ['eat-said', 'eat-leaves', 'eat-confirm'].map((id) => ({ id, args }));
  announcer.say(plain(words, said));
}
