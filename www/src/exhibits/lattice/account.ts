import type { Certificate, Milestone, Why } from '../../../pkg/lattice.js';
import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './naming.ts';
import { areApples, type Rules } from './rules.ts';
import { type LatticeFrame, stateOf } from './view.ts';

/** Rows that the text tells one by one; of a larger plate it tells what is asked. */
const MOST_ROWS = 64;

/** What narration needs to know of the step at the cursor. */
export interface StepAccount {
  readonly why: Why | undefined;
  readonly cursor: number;
  readonly steps: number;
  readonly milestone: Milestone['kind'] | undefined;
  /** The verdict may not be told yet. */
  readonly hidden: boolean;
  /** In push order: the lost point that has just turned this one, if one has. */
  readonly turnedBy: { readonly m: number; readonly n: number } | undefined;
  readonly push: boolean;
}

/** What the step at the cursor did, and why. */
export function narrate(account: StepAccount, rules: Rules): readonly Sentence[] {
  const { why, cursor, steps, milestone, hidden } = account;
  if (cursor === 0) return [{ id: 'lattice-start', args: { points: steps, end: rules.end } }];
  if (!why) return [];
  const { m, n } = why;
  if (hidden) return [{ id: 'lattice-hidden', args: { m, n } }];
  const apples = areApples(rules.moves) ? 'apples' : 'other';
  const remark: Sentence[] = milestone
    ? [{ id: `lattice-milestone-${milestone}`, args: { game: apples, end: rules.end } }]
    : [];
  if (milestone === 'finished') return remark;
  return [account.push ? pushed(why, account, rules) : reason(why, rules), ...remark];
}

/** In push order: a lost point turns its predecessors; a won one has been turned. */
function pushed(why: Why, { turnedBy }: StepAccount, rules: Rules): Sentence {
  const { m, n } = why;
  if (why.outcome === 'P') return { id: 'lattice-push-lost', args: { m, n } };
  if (!turnedBy) return reason(why, rules);
  return { id: 'lattice-push-won', args: { m, n, toM: turnedBy.m, toN: turnedBy.n } };
}

/** Why a point is lost or won, in a sentence. */
export function reason({ m, n, options, deciding }: Why, { moves, end }: Rules): Sentence {
  if (options.length === 0) {
    const game = areApples(moves) ? 'apples' : 'other';
    return { id: 'lattice-end', args: { m, n, game, end } };
  }
  const best = deciding === undefined ? undefined : options[deciding];
  if (!best) return { id: 'lattice-lost', args: { m, n, moves: options.length } };
  const named = moveArgs(moves, best.index, best.times);
  return { id: 'lattice-won', args: { m, n, ...named, toM: best.m, toN: best.n } };
}

/** What a point is: its verdict, unless that is to be found. */
export function verdict(why: Why, told: boolean): Sentence {
  const { m, n, outcome, remoteness } = why;
  if (!told) return { id: 'why-hidden', args: { m, n } };
  if (remoteness === undefined) {
    return { id: outcome === 'P' ? 'why-lost-only' : 'why-won-only', args: { m, n } };
  }
  return { id: outcome === 'P' ? 'why-lost' : 'why-won', args: { m, n, plies: remoteness } };
}

/** What the check of the finished picture has found. */
export function certified({ points, options, flaw }: Certificate): Sentence {
  if (flaw) return { id: 'check-flaw', args: { m: flaw.m, n: flaw.n } };
  return { id: 'check-good', args: { points, options } };
}

/** The picture row by row: what a reader of the text must be able to answer is all here. */
export function describe(frame: LatticeFrame, language: string): readonly Sentence[] {
  const { colours, cursor } = frame;
  const { columns, rows, steps } = colours;
  const asked: Sentence[] = frame.explained ? [verdict(frame.explained, frame.arrows)] : [];
  if (Math.max(columns, rows) > MOST_ROWS) {
    return [{ id: 'lattice-state-large', args: { cursor, steps, columns, rows } }, ...asked];
  }
  const sentences: Sentence[] = [];
  const list = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' });
  const count = { lost: 0, won: 0, covered: 0, 'not-yet': 0, coming: 0 };
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
    const game = frame.apples ? 'apples' : 'other';
    const args = { n, coloured, lost: list.format(lost), game };
    sentences.push({ id: lost.length > 0 ? 'row-lost' : 'row-won', args });
  }
  const { lost, won, covered } = count;
  return [
    { id: 'lattice-state', args: { cursor, steps, lost, won, covered } },
    ...asked,
    ...(covered > 0 ? [] : sentences),
  ];
}
