import type { LatticeWhy, Milestone } from '../../../pkg/lattice.js';
import type { Sentence } from '../../words/sentence.ts';
import { moveArgs } from './naming.ts';
import { areApples, type Rules } from './rules.ts';

/** What the narration needs to know about the step at the cursor. */
export interface StepAccount {
  readonly why: LatticeWhy | undefined;
  readonly cursor: number;
  readonly steps: number;
  readonly milestone: Milestone['kind'] | undefined;
  /** The verdict must not be shown yet. */
  readonly hidden: boolean;
  /** In push order: the lost point that has just made this one won, if there is such a point. */
  readonly decidedBy: { readonly m: number; readonly n: number } | undefined;
  readonly push: boolean;
  /** Apples are drawn above the points. */
  readonly eatable: boolean;
  /** The rules are already shown elsewhere, because the game has a name. */
  readonly ruled: boolean;
}

/** Sentences that say what the step at the cursor did, and why. */
export function narrate(account: StepAccount, rules: Rules): readonly Sentence[] {
  const { why, cursor, steps, milestone, hidden } = account;
  const game = areApples(rules.moves) ? 'apples' : 'other';
  if (cursor === 0) {
    const touch = account.eatable ? 'lattice-touch-apple' : 'lattice-touch-point';
    const start = { id: 'lattice-start', args: { points: steps, end: rules.end, game } };
    if (game === 'other') return [start];
    return account.ruled ? [{ id: touch }] : [start, { id: touch }];
  }
  if (!why) return [];
  const { m, n } = why.point;
  if (hidden) return [{ id: 'lattice-hidden', args: { m, n } }];
  // In a frame the question has the room.
  const shown = milestone === 'finished' && account.ruled ? 'framed' : game;
  const remark: Sentence[] = milestone
    ? [{ id: `lattice-milestone-${milestone}`, args: { game: shown, end: rules.end } }]
    : [];
  if (milestone === 'finished') return remark;
  return [account.push ? pushed(why, account, rules) : reason(why, rules), ...remark];
}

/** In push order a lost point makes every point with a move to it won. */
function pushed(why: LatticeWhy, { decidedBy }: StepAccount, rules: Rules): Sentence {
  const { m, n } = why.point;
  if (why.outcome === 'P') return { id: 'lattice-push-lost', args: { m, n } };
  if (!decidedBy) return reason(why, rules);
  return { id: 'lattice-push-won', args: { m, n, toM: decidedBy.m, toN: decidedBy.n } };
}

/** The sentence that says why a point is lost or won. */
export function reason(why: LatticeWhy, { moves, end }: Rules): Sentence {
  const { options, deciding } = why;
  const { m, n } = why.point;
  if (options.length === 0) {
    const game = areApples(moves) ? 'apples' : 'other';
    return { id: 'lattice-end', args: { m, n, game, end } };
  }
  const best = options[deciding ?? -1]?.ply;
  if (!best) return { id: 'lattice-lost', args: { m, n, moves: why.moves } };
  const named = moveArgs(moves, best.index, best.times);
  return { id: 'lattice-won', args: { m, n, ...named, toM: best.to.m, toN: best.to.n } };
}

/** The verdict on a point, or only its name while the visitor has to find the verdict. */
export function verdict(why: LatticeWhy, shown: boolean): Sentence {
  const { outcome, remoteness } = why;
  const { m, n } = why.point;
  if (!shown) return { id: 'why-hidden', args: { m, n } };
  if (remoteness === undefined) {
    return { id: outcome === 'P' ? 'why-lost-only' : 'why-won-only', args: { m, n } };
  }
  return { id: outcome === 'P' ? 'why-lost' : 'why-won', args: { m, n, plies: remoteness } };
}
