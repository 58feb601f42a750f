import type { Field, Point } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { MOST_PLIES } from '../../stage/play.ts';
import { longestComponent, type Move, mostMoves, readMoves, rulesOf, writeMoves } from './rules.ts';

/** The most points in a game's path: the start, and one for each of 511 plies. */
export const mostPoints = MOST_PLIES + 1;

export interface MovesField extends Field<readonly Move[]> {
  readonly kind: 'moves';
}

/**
 * The moves of the game, written `-1,0_0,-1_-1,1`, a ray with a star. The core decides whether every game
 * ends.
 */
export function movesField(): MovesField {
  return {
    kind: 'moves',
    default: rulesOf('apples').moves,
    read: (field, typed) => {
      const read = readMoves(typed);
      const wrong = 'wrong' in read ? read.wrong : undefined;
      if (wrong !== undefined) {
        return { notice: notice('link-bad-moves', { field, value: shorten(wrong) }) };
      }
      const { moves } = read as { moves: Move[] };
      const long = moves.find(
        ({ dm, dn }) => Math.max(Math.abs(dm), Math.abs(dn)) > longestComponent,
      );
      if (moves.length === 0 || moves.length > mostMoves || long) {
        const params = { field, count: moves.length, most: mostMoves, longest: longestComponent };
        return { notice: notice('link-many-moves', params) };
      }
      return { value: moves };
    },
    write: (moves) => writeMoves(moves),
  };
}

export interface PathField extends Field<readonly Point[] | undefined> {
  readonly kind: 'path';
}

/** A game as the path of its points, written `20,0_19,1_18,2`. */
export function pathField(): PathField {
  return {
    kind: 'path',
    default: undefined,
    read: (field, typed) => {
      const points: Point[] = [];
      const pieces = typed.split('_', mostPoints + 1);
      for (const piece of pieces) {
        const [, m, n] = /^(\d{1,7}),(\d{1,7})$/.exec(piece) ?? [];
        if (m === undefined || n === undefined || pieces.length > mostPoints) {
          const params = { field, value: shorten(piece), most: MOST_PLIES, example: '20,0_19,1' };
          return { notice: notice('link-bad-game', params) };
        }
        points.push({ m: Number(m), n: Number(n) });
      }
      return { value: points };
    },
    write: (points) => points.map(({ m, n }) => `${m},${n}`).join('_'),
  };
}

/** A rule by remainders: which classes modulo the periods the visitor says are lost, from (m, n) on. */
export interface Conjecture {
  readonly columns: number;
  readonly rows: number;
  readonly from: Point;
  /** For each class whether it is lost; m runs faster than n. */
  readonly lost: readonly boolean[];
}

/** Limits for the periods and the beginning of a conjecture; the core has the same ones. */
export const conjectureLimits = { period: { min: 1, max: 8 }, from: { min: 0, max: 64 } } as const;

export interface ConjectureField extends Field<Conjecture | undefined> {
  readonly kind: 'conjecture';
}

/** A conjecture, written `2,2,0,0,1000`: periods, beginning, and 1 for each lost class. */
export function conjectureField(): ConjectureField {
  return {
    kind: 'conjecture',
    default: undefined,
    read: (field, typed) => {
      const [, p, q, m, n, bits] =
        /^([1-8]),([1-8]),(\d\d?),(\d\d?),([01]{1,64})$/.exec(typed) ?? [];
      const [columns, rows] = [Number(p), Number(q)];
      const from = { m: Number(m), n: Number(n) };
      const most = conjectureLimits.from.max;
      if (bits === undefined || bits.length !== columns * rows || from.m > most || from.n > most) {
        return { notice: notice('link-bad-conjecture', { field, value: shorten(typed) }) };
      }
      return { value: { columns, rows, from, lost: [...bits].map((bit) => bit === '1') } };
    },
    write: ({ columns, rows, from, lost }) =>
      `${columns},${rows},${from.m},${from.n},${lost.map((one) => (one ? '1' : '0')).join('')}`,
  };
}
