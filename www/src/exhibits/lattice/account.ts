import type { Milestone, Why } from '../../../pkg/appleyard.js';
import type { Sentence } from '../../words/sentence.ts';
import type { ColouringTrace } from './trace.ts';
import { type LatticeFrame, stateOf } from './view.ts';

/** The moves by their names in the messages, in the game's order. */
export const moves = ['whole', 'half', 'split'] as const;

/** What the step at the cursor did, and why. */
export function narrate(
  why: Why | undefined,
  cursor: number,
  trace: ColouringTrace,
  milestone: Milestone['kind'] | undefined,
  hidden: boolean,
): readonly Sentence[] {
  if (cursor === 0) return [{ id: 'lattice-start', args: { points: trace.steps } }];
  if (!why) return [];
  const { m, n } = why;
  if (hidden) return [{ id: 'lattice-hidden', args: { m, n } }];
  const remark: Sentence[] = milestone ? [{ id: `lattice-milestone-${milestone}` }] : [];
  return milestone === 'finished' ? remark : [reason(why), ...remark];
}

/** Why a point is lost or won, in a sentence. */
export function reason({ m, n, options, deciding }: Why): Sentence {
  if (options.length === 0) return { id: 'lattice-end', args: { m, n } };
  const best = deciding === undefined ? undefined : options[deciding];
  if (!best) return { id: 'lattice-lost', args: { m, n, moves: options.length } };
  return {
    id: 'lattice-won',
    args: { m, n, move: moves[best.vector] ?? '', toM: best.m, toN: best.n },
  };
}

/** What a point is: its verdict, unless that is to be found. */
export function verdict({ m, n, outcome, remoteness }: Why, told: boolean): Sentence {
  const id = told ? (outcome === 'P' ? 'why-lost' : 'why-won') : 'why-hidden';
  return { id, args: told ? { m, n, plies: remoteness } : { m, n } };
}

/** The picture row by row: what a reader of the text must be able to answer is all here. */
export function describe(frame: LatticeFrame, language: string): readonly Sentence[] {
  const { trace, cursor } = frame;
  const { columns, rows, steps } = trace;
  const sentences: Sentence[] = [];
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const count = { lost: 0, won: 0, covered: 0, 'not-yet': 0 };
  for (let n = 0; n < rows; n += 1) {
    const lost: string[] = [];
    let coloured = 0;
    for (let m = 0; m < columns; m += 1) {
      const state = stateOf(frame, { m, n });
      count[state] += 1;
      if (state === 'lost') lost.push(String(m));
      if (state !== 'not-yet') coloured += 1;
    }
    if (coloured === 0) continue;
    const args = { n, upTo: coloured - 1, lost: list.format(lost) };
    sentences.push({ id: lost.length > 0 ? 'row-lost' : 'row-won', args });
  }
  const { lost, won, covered } = count;
  return [
    { id: 'lattice-state', args: { cursor, steps, lost, won, covered } },
    ...(covered > 0 ? [] : sentences),
  ];
}
