import type { Certificate, Milestone, Why } from '../../../pkg/lattice.js';
import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './naming.ts';
import { areApples, type Rules } from './rules.ts';

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
