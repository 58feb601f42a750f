/**
 * The run-time side of SCORM 1.2 (ADL, 2001): the platform gives a window around this one, or the one that opened it, an
 * object `API`, and a lesson reads and sets named values with it.
 */
import { shorten } from '../../share/codec-notices.ts';
import type { Sentence } from '../../words/sentence.ts';
import { lessonLimits, lessonName } from '../lesson.ts';
import type { Platform } from './platform.ts';
import type { Report } from './state.ts';

/** The functions of the platform. They take and return texts; some platforms return booleans. */
export interface ScormApi {
  LMSInitialize(none: ''): unknown;
  LMSFinish(none: ''): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(none: ''): unknown;
  LMSGetLastError(): unknown;
  LMSGetErrorString(code: string): unknown;
}

/** How many windows around one are looked at, as in ADL's example. */
const MOST_WINDOWS = 7;

/** The API in a window, or in one of those around it. A window of another site may not be asked. */
function apiAround(from: Window | null): ScormApi | undefined {
  let at = from;
  try {
    for (let windows = 0; at && windows <= MOST_WINDOWS; windows += 1) {
      const { API } = at as Window & { API?: ScormApi };
      if (typeof API?.LMSInitialize === 'function') return API;
      at = at.parent === at ? null : at.parent;
    }
  } catch {
    // The windows beyond are those of other sites, too.
  }
  return undefined;
}

/** The API of the platform: in the windows around, else in those of the window that opened this one or the outermost. */
export function findApi(here: Window): ScormApi | undefined {
  const opener = (of: Window | null): Window | null => {
    try {
      return (of?.opener ?? null) as Window | null;
    } catch {
      return null;
    }
  };
  return apiAround(here) ?? apiAround(opener(here)) ?? apiAround(opener(here.top));
}

/** Values that a platform need not know. */
const OPTIONAL = ['cmi.core.score.min', 'cmi.core.score.max'];
const NOT_IMPLEMENTED = '401';
/** How a visit ended that needs no more. */
const ENDED = ['completed', 'passed', 'failed'];

/** A time as `HHHH:MM:SS`. */
export function timespan(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.min(Math.floor(seconds / 3600), 9999);
  return `${String(hours).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A number from 0 to 100 as a part of 1; undefined for anything else. */
function part(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= 100 ? number / 100 : undefined;
}

/** A visit in a platform. */
export class Scorm implements Platform {
  readonly sends: Sentence;
  readonly state: string;
  readonly at: number;
  readonly reached: boolean;
  readonly score: number | undefined;
  readonly pupil: string | undefined;
  readonly takes: boolean;
  readonly #api: ScormApi;
  readonly #now: () => number;
  readonly #began: number;
  /** The score from which on a pupil has passed, from 0 to 1; undefined if the platform sets none. */
  readonly #mastery: number | undefined;
  /** Once a lesson has ended, it stays so. */
  #ended: boolean;
  #finished = false;

  /** Begins a visit; returns why if there is no platform, or none that lets it begin. */
  static begin(
    here: Window,
    now = () => performance.now(),
  ): Scorm | { readonly refused: Sentence } {
    const api = findApi(here);
    if (!api) return { refused: { id: 'report-no-platform' } };
    try {
      if (!isTrue(api.LMSInitialize(''))) {
        const refused = failure(api, 'report-not-begun');
        // Whoever was begun by a page before is refused, but goes on.
        api.LMSGetValue('cmi.core.lesson_status');
        if (errorOf(api) !== '0') return { refused };
      }
      return new Scorm(api, now);
    } catch (thrown) {
      return { refused: thrownBy(thrown, 'report-not-begun') };
    }
  }

  private constructor(api: ScormApi, now: () => number) {
    this.#api = api;
    this.#now = now;
    this.#began = now();
    const mode = this.#get('cmi.core.lesson_mode');
    const pupil = this.#get('cmi.core.student_id');
    const [, at, end] =
      /^(\d{1,2})( end)?$/.exec(this.#get('cmi.core.lesson_location') ?? '') ?? [];
    this.takes = mode !== 'browse' && mode !== 'review';
    this.sends = { id: this.takes ? 'report-platform' : 'report-review' };
    this.state = this.#get('cmi.suspend_data') ?? '';
    this.at = Math.min(Math.max(1, Number(at ?? 1)), lessonLimits.moments);
    this.reached = end !== undefined;
    this.score = part(this.#get('cmi.core.score.raw'));
    this.pupil = pupil ? lessonName(pupil) : undefined;
    this.#mastery = part(this.#get('cmi.student_data.mastery_score'));
    this.#ended = ENDED.includes(this.#get('cmi.core.lesson_status') ?? '');
    // A platform counts a lesson that says nothing as completed when it is left.
    if (this.takes && !this.#ended) this.#api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
  }

  report({ score, state, at, reached, done }: Report): Sentence | undefined {
    if (!this.takes || this.#finished) return undefined;
    const raw = score === undefined ? undefined : Math.round(10_000 * score) / 100;
    this.#ended ||= done;
    const values: (readonly [name: string, value: string])[] = [
      ['cmi.core.lesson_location', `${at}${reached ? ' end' : ''}`],
      ...(state === '' ? [] : [['cmi.suspend_data', state] as const]),
      ...this.#leaving(),
    ];
    if (raw !== undefined)
      values.push(
        ['cmi.core.score.min', '0'],
        ['cmi.core.score.max', '100'],
        ['cmi.core.score.raw', String(raw)],
      );
    if (done) values.push(['cmi.core.lesson_status', this.#status(raw)]);
    else if (!this.#ended) values.push(['cmi.core.lesson_status', 'incomplete']);
    return this.#send(values);
  }

  finish(): void {
    if (this.#finished) return;
    if (this.takes) this.#send(this.#leaving());
    this.#finished = true;
    try {
      this.#api.LMSFinish('');
    } catch {
      // The page is gone. What it had to say was committed after each answer.
    }
  }

  /** What holds if the page is left now: what was kept is wanted again. */
  #leaving(): (readonly [string, string])[] {
    return [
      ['cmi.core.session_time', timespan(this.#now() - this.#began)],
      ['cmi.core.exit', 'suspend'],
    ];
  }

  #status(raw: number | undefined): string {
    if (this.#mastery === undefined || raw === undefined) return 'completed';
    return raw >= 100 * this.#mastery ? 'passed' : 'failed';
  }

  /** Sets values and lets the platform store them; returns the first failure. */
  #send(values: Iterable<readonly [string, string]>): Sentence | undefined {
    const api = this.#api;
    let failed: Sentence | undefined;
    try {
      for (const [name, value] of values) {
        if (isTrue(api.LMSSetValue(name, value))) continue;
        if (OPTIONAL.includes(name) && errorOf(api) === NOT_IMPLEMENTED) continue;
        failed ??= failure(api, 'report-failed');
      }
      if (!isTrue(api.LMSCommit(''))) failed ??= failure(api, 'report-failed');
    } catch (thrown) {
      failed ??= thrownBy(thrown, 'report-failed');
    }
    return failed;
  }

  /** A value of the platform; undefined if it does not give it. */
  #get(name: string): string | undefined {
    const value = this.#api.LMSGetValue(name);
    return errorOf(this.#api) === '0' ? String(value ?? '') : undefined;
  }
}

const isTrue = (answer: unknown): boolean => String(answer) === 'true';

const errorOf = (api: ScormApi): string => String(api.LMSGetLastError());

/** The last error, with what the platform calls it. */
function failure(api: ScormApi, id: string): Sentence {
  const code = errorOf(api);
  return {
    id,
    args: { code: shorten(code), detail: shorten(String(api.LMSGetErrorString(code))) },
  };
}

/** What a function of the platform has thrown. */
const thrownBy = (thrown: unknown, id: string): Sentence => ({
  id,
  args: { code: 'API', detail: shorten(thrown instanceof Error ? thrown.message : String(thrown)) },
});
