/** A lesson in a frame of a learning system that speaks the SPLICE iframe protocol. */
import type { Heard, Splice } from '../../embed/splice.ts';
import { shorten } from '../../share/codec-notices.ts';
import type { Sentence } from '../../words/sentence.ts';
import { lessonLimits } from '../lesson.ts';
import type { Platform } from './platform.ts';
import type { Report } from './state.ts';

/** What such a system keeps of a lesson. */
export interface LessonState {
  /** The place, from 1, and whether the last moment was reached. */
  readonly at: number;
  readonly reached: boolean;
  /** As `state.ts` has it. */
  readonly kept: string;
}

export class SplicePlatform implements Platform {
  readonly sends: Sentence;
  readonly state: string;
  readonly at: number;
  readonly reached: boolean;
  /** The protocol does not say which score the system has. */
  readonly score = undefined;
  readonly pupil = undefined;
  readonly takes = true;
  readonly #splice: Splice;

  /** `heard` is the answer of the system. What it does not understand is read as a text, which is then refused. */
  constructor(splice: Splice, { state, origin }: Heard) {
    this.#splice = splice;
    const { at, reached, kept } = (state ?? {}) as Partial<Record<keyof LessonState, unknown>>;
    const known = typeof kept === 'string' ? kept : undefined;
    this.state = known ?? (isNothing(state) ? '' : String(JSON.stringify(state)));
    const place = Number.isInteger(at) ? Number(at) : 1;
    this.at = Math.min(Math.max(1, place), lessonLimits.moments);
    this.reached = reached === true;
    this.sends =
      origin === 'null'
        ? { id: 'report-page' }
        : { id: 'report-site', args: { host: shorten(origin) } };
  }

  report({ score, state, at, reached }: Report): undefined {
    const kept: LessonState = { at, reached, kept: state };
    if (score !== undefined) this.#splice.report(score, kept);
  }

  finish(): void {
    // Nothing has to be closed.
  }
}

/** Whether there is no state yet. The reference implementation of such systems also gives an empty object. */
const isNothing = (state: unknown): boolean =>
  state === null || state === undefined || JSON.stringify(state) === '{}';
