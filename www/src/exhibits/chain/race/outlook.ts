import type { ProgramPlan } from '../../../../pkg/chain.js';
import { type Asking, unheard } from '../../../engine/engine.ts';
import { CodedError, isEnded } from '../../../engine/errors.ts';
import { type Asker, LatestAnswers } from '../../../stage/latest-answer.ts';
import { engine } from '../core/engine.ts';
import { countedTo, drawnTo, type Growth, growthOf } from './growth.ts';
import { type Kind, kindKey, planKey, type Rules } from './kinds.ts';
import { Pace, rates, type Span, tabled } from './rates.ts';

/** The most moves of a trial run: without a table, and with a table, where each move takes longer. */
const [TRIAL_MOVES, TABLE_MOVES] = [20_000_000, 2_000_000];
/** A run that takes longer than this has its own start button, in ms. */
const LONG_MS = 60_000;

/** What the page knows about a lane before it starts. */
export interface Outlook {
  /** Undefined while the core counts them, and if it cannot. */
  readonly moves: { readonly exact: string; readonly about: number } | undefined;
  /** Why the core refuses to run it. */
  readonly refusal: CodedError | undefined;
  /** The time that it takes; undefined if its speed is unknown, or not needed. */
  readonly estimate: Span | undefined;
  readonly long: boolean;
  /** What the outlook waits for. */
  readonly pending: 'counting' | 'measuring' | undefined;
}

/** Counts moves, finds out which programs the core refuses, and measures the speed of the others. */
export class Outlooks {
  readonly #growths: LatestAnswers<Growth>;
  readonly #refusals: LatestAnswers<CodedError | 'none'>;
  readonly #trials: LatestAnswers<'tried'>;
  readonly #waiting: (() => void)[] = [];

  constructor(figure: Asker) {
    const known: Asker = {
      get lifetime() {
        return figure.lifetime;
      },
      requestUpdate: () => {
        for (const resume of this.#waiting.splice(0)) resume();
        figure.requestUpdate();
      },
    };
    this.#growths = new LatestAnswers(known);
    this.#refusals = new LatestAnswers(known);
    this.#trials = new LatestAnswers(known);
  }

  /** The counts of a program for all rows up to `to`; undefined while the core counts. */
  growth(kind: Kind, { endRule, firstMove }: Rules, to: number): Growth | CodedError | undefined {
    const { representation, algorithm } = kind;
    const plan = { representation, algorithm, endRule, firstMove, objects: to };
    return this.#growths.of(planKey(plan), (asking) => growthOf(plan, asking));
  }

  of(plan: ProgramPlan): Outlook {
    const asked = this.#refusals.of(planKey(plan), (asking) => refusalOf(plan, asking));
    // Counting beyond the chart may take seconds, so it waits until the core accepts the program.
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
    const estimate = rates.span(plan, moves.about);
    const large = moves.about > trialMoves(plan);
    if (!estimate && (large || !tabled(plan))) {
      const tried = this.#trials.of(kindKey(plan), (asking) => tryOut(plan, growth, asking));
      if (large && tried === undefined) return { ...none, pending: 'measuring' };
      // If the trial was too short to measure, nobody knows how long a large run would be.
      return { ...none, long: large, pending: undefined };
    }
    return { ...none, estimate, long: (estimate?.from ?? 0) > LONG_MS, pending: undefined };
  }

  /** Resolves when the outlook is complete. */
  async settled(plan: ProgramPlan): Promise<Outlook> {
    for (;;) {
      const outlook = this.of(plan);
      if (!outlook.pending) return outlook;
      await new Promise<void>((resume) => this.#waiting.push(resume));
    }
  }
}

/** A table costs memory, so a program with a table gets a shorter trial. */
const trialMoves = (kind: Kind): number => (tabled(kind) ? TABLE_MOVES : TRIAL_MOVES);

/** Begins a program to find out why the core refuses it, or that it does not. */
async function refusalOf(plan: ProgramPlan, { signals }: Asking): Promise<CodedError | 'none'> {
  const abort = new AbortController();
  const listener = { ...unheard, onProgress: () => abort.abort() };
  try {
    (await engine.start('ChainProgram', plan, listener, abort.signal, ...signals)).free();
    return 'none';
  } catch (thrown) {
    if (abort.signal.aborted) return 'none';
    if (isEnded(thrown)) throw thrown;
    return CodedError.from(thrown);
  }
}

/** Measures the program on the longest row that a trial run can finish. */
async function tryOut(plan: ProgramPlan, { about }: Growth, { signals }: Asking): Promise<'tried'> {
  const objects = about.findLastIndex((moves) => moves <= trialMoves(plan)) + 1;
  const config = { ...plan, objects };
  const pace = new Pace();
  const listener = {
    ...unheard,
    onProgress: (moves: number, _: number, spent: number) => pace.add({ moves, spent }),
  };
  const { run, finished } = await engine.begin('ChainProgram', config, listener, ...signals);
  const spent = await finished;
  run.free();
  pace.add({ moves: about[objects - 1] ?? 0, spent });
  rates.note(plan, pace.measured);
  return 'tried';
}
