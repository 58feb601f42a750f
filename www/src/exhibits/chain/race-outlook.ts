import type { ChainPlan } from '../../../pkg/chain.js';
import { CodedError } from '../../engine/errors.ts';
import { engine } from './core/engine.ts';
import { Kept } from './kept.ts';
import { countedTo, drawnTo, type Growth, growthOf } from './race-growth.ts';
import { type Kind, kindKey, planKey, type Rules } from './race-kinds.ts';
import { rates } from './race-rates.ts';

/** A trial run tries at most so many moves; with a table, where each takes longer, so many. */
const [TRIAL_MOVES, TABLE_MOVES] = [10_000_000, 1_000_000];
/** A run that takes longer is started by its own button, in ms. */
const LONG_MS = 60_000;

/** What is known of a lane before it starts. */
export interface Outlook {
  /** Undefined while it is counted, and where it cannot be. */
  readonly moves: { readonly exact: string; readonly about: number } | undefined;
  /** Why it does not run at all. */
  readonly refusal: CodedError | undefined;
  /** About how long it takes, in ms: undefined where there is no rate yet, or no need of one. */
  readonly estimate: number | undefined;
  readonly long: boolean;
  /** What it waits for. */
  readonly pending: 'counting' | 'measuring' | undefined;
}

/** Counts moves, asks what is refused, and measures how fast programs are that are not. */
export class Outlooks {
  readonly #growths: Kept<Growth>;
  readonly #refusals: Kept<CodedError | 'none'>;
  readonly #trials: Kept<'tried'>;
  readonly #waiting: (() => void)[] = [];

  constructor(changed: () => void) {
    const known = () => {
      for (const resume of this.#waiting.splice(0)) resume();
      changed();
    };
    this.#growths = new Kept(known);
    this.#refusals = new Kept(known);
    this.#trials = new Kept(known);
  }

  /** Counts of a kind of program for the rows up to one; undefined while it counts. */
  growth(kind: Kind, { endRule, firstMove }: Rules, to: number): Growth | CodedError | undefined {
    const { representation, algorithm } = kind;
    const plan = { representation, algorithm, endRule, firstMove, objects: to };
    return this.#growths.of(planKey(plan), () => growthOf(plan));
  }

  of(plan: ChainPlan): Outlook {
    const asked = this.#refusals.of(planKey(plan), () => refusalOf(plan));
    // Beyond the chart counting may take seconds: what does not run is not worth them.
    const [to, drawn] = [countedTo(plan.objects), drawnTo(plan.objects)];
    const counted = to > drawn && asked !== 'none' ? undefined : this.growth(plan, plan, to);
    const growth = counted instanceof CodedError ? undefined : counted;
    const about = growth?.about[plan.objects - 1];
    const moves =
      about === undefined ? undefined : { exact: growth?.exact[plan.objects - 1] ?? '', about };
    const refusal = asked instanceof CodedError ? asked : undefined;
    const none = { moves, refusal, estimate: undefined, long: false };
    if (refusal) return { ...none, pending: undefined };
    if (asked === undefined || counted === undefined) return { ...none, pending: 'counting' };
    if (!growth || !moves) return { ...none, pending: undefined };
    const rate = rates.of(plan);
    const large = moves.about > trialMoves(plan);
    if (rate === undefined && (large || !tabled(plan))) {
      const tried = this.#trials.of(kindKey(plan), () => tryOut(plan, growth));
      if (large && tried === undefined) return { ...none, pending: 'measuring' };
      // A trial too short to be measured leaves it open how long a large run would be.
      return { ...none, long: large, pending: undefined };
    }
    const estimate = rate === undefined ? undefined : moves.about / rate;
    return { ...none, estimate, long: (estimate ?? 0) > LONG_MS, pending: undefined };
  }

  /** Resolves once nothing more is to be waited for. */
  async settled(plan: ChainPlan): Promise<Outlook> {
    for (;;) {
      const outlook = this.of(plan);
      if (!outlook.pending) return outlook;
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
  }
}

/** Whether a program keeps a table: then a trial costs memory, and is made only if there is need of it. */
const tabled = ({ algorithm }: Kind): boolean => !/^(exhaustive|cut-off)$/.test(algorithm);

const trialMoves = (kind: Kind): number => (tabled(kind) ? TABLE_MOVES : TRIAL_MOVES);

/** What the core has against a program, found out by beginning it. */
async function refusalOf(plan: ChainPlan): Promise<CodedError | 'none'> {
  const abort = new AbortController();
  const listener = { onProgress: () => abort.abort(), onReset: () => {} };
  const { run, finished } = await engine.begin('ChainProgram', plan, listener, abort.signal);
  try {
    await finished;
    run.free();
    return 'none';
  } catch (thrown) {
    const error = CodedError.from(thrown);
    if (error.code === 'stale') throw error;
    return error.code === 'cancelled' ? 'none' : error;
  }
}

/** The same program on the longest row that it has done with in a moment. */
async function tryOut(plan: ChainPlan, { about }: Growth): Promise<'tried'> {
  const objects = about.findLastIndex((moves) => moves <= trialMoves(plan)) + 1;
  const listener = { onProgress: () => {}, onReset: () => {} };
  const config = { ...plan, objects };
  const forever = new AbortController().signal;
  const { run, finished } = await engine.begin('ChainProgram', config, listener, forever);
  const spent = await finished;
  run.free();
  rates.note(plan, { moves: about[objects - 1] ?? 0, spent });
  return 'tried';
}
