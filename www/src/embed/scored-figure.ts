/** A figure in a frame of a learning system that speaks the SPLICE iframe protocol: its score, and what a reader left. */
import { exhibits } from '../exhibits/index.ts';
import type { Slug } from '../exhibits/slugs.ts';
import type { Verdict } from '../lesson/hand-in/judge.ts';
import { openTask } from '../lesson/hand-in/open-task.ts';
import type { Answer } from '../lesson/progress.ts';
import { asksAlike, endingOf, later, worth } from '../lesson/report/marks.ts';
import { shorten } from '../share/codec-notices.ts';
import { preferences } from '../stage/preferences.ts';
import type { AnswerDetail } from './element.ts';
import { type Heard, Splice } from './splice.ts';

/** What such a system keeps of a figure. It holds an answer and no mark, so it is judged again. */
export interface FigureState {
  /** The link of what was shown. */
  readonly scene: string;
  /** The answer, as the event `answer` has it. */
  readonly answer: string;
  /** Which try it was, from 1. */
  readonly tries: number;
  /** Whether a right answer was shown. */
  readonly shown: boolean;
}

/** The figure that fills the frame. */
export interface Framed extends HTMLElement {
  scene: string | null;
  readonly ready: Promise<void>;
  currentLink(): string;
  remark(
    notices: readonly { readonly code: string; readonly params: Record<string, string> }[],
    files: readonly string[],
  ): Promise<void>;
}

/** The longest text of a state that is read, in characters: that of a link. */
const MOST = 9000;

/** Whether a state can be one of this figure. Its scene is read as any link is. */
function isState(state: unknown, scene: string): state is FigureState {
  const { scene: kept, answer, tries, shown } = (state ?? {}) as Partial<FigureState>;
  return (
    typeof kept === 'string' &&
    kept.length <= MOST &&
    asksAlike(scene, kept) &&
    typeof answer === 'string' &&
    answer.length <= MOST &&
    Number.isInteger(tries) &&
    Number(tries) > 0 &&
    typeof shown === 'boolean'
  );
}

/** What surrounds the figure: the window of its frame, and what judges an answer that was kept. */
interface Around {
  readonly window: Window;
  judge(text: string): Promise<Verdict | undefined>;
}

/** The frame of a figure, whose solver judges. */
export const aroundFigure = (slug: Slug, scene: string): Around => ({
  window,
  judge: async (text) => {
    const { mount } = await exhibits[slug]();
    const task = await openTask(mount.make, scene, preferences.language);
    const verdict = await task.judge(text);
    task.release();
    return verdict;
  },
});

/** Asks the page around the frame, and tells it how the task of the figure goes. */
export class ScoredFigure {
  readonly #figure: Framed;
  readonly #given: string;
  readonly #judge: Around['judge'];
  readonly #splice: Splice;
  /** What counts so far. */
  #answer: Answer | undefined;
  /** What counted before this visit; undefined until it is known. */
  #before: 'unknown' | Answer | undefined = 'unknown';

  constructor(figure: Framed, { window: here, judge }: Around) {
    this.#figure = figure;
    this.#judge = judge;
    this.#given = figure.scene ?? '';
    figure.addEventListener('answer', (event) =>
      this.#answered((event as CustomEvent<AnswerDetail>).detail),
    );
    this.#splice = new Splice(here, (heard) => void this.#hear(heard));
  }

  #answered({ right, tries, answer, shown }: AnswerDetail): void {
    const given: Answer = { given: answer, tries, ending: endingOf(right, tries, shown) };
    // The first ending counts: whoever has seen the answer knows it.
    if (this.#answer && this.#answer.ending !== 'open') return;
    this.#answer = given;
    if (this.#before !== 'unknown') this.#send();
  }

  #send(): void {
    const before = this.#before === 'unknown' ? undefined : this.#before;
    const answer = before && this.#answer ? later(before, this.#answer) : (this.#answer ?? before);
    if (!answer || answer === before) return;
    const state: FigureState = {
      scene: this.#figure.currentLink(),
      answer: answer.given,
      tries: answer.tries,
      shown: answer.ending === 'shown',
    };
    this.#splice.report(worth[answer.ending], state);
  }

  async #hear({ state, origin, error }: Heard): Promise<void> {
    const remark = (code: string, params: Record<string, string> = {}) =>
      this.#figure.remark([{ code, params }], ['lesson-report']);
    await this.#figure.ready;
    if (error !== undefined) return remark('report-error', { code: error });
    const known = isState(state, this.#given) ? state : undefined;
    const judged = known && (await this.#judged(known));
    if (known && judged && !this.#answer) {
      this.#figure.scene = known.scene;
      await this.#figure.ready;
    }
    this.#before = judged;
    this.#send();
    if (origin === 'null') await remark('report-figure-page');
    else await remark('report-figure-site', { host: shorten(origin) });
    if (!judged && state !== null && state !== undefined) await remark('report-unread');
  }

  /** What the solver says of an answer that was kept; undefined if it cannot be read. */
  async #judged({ answer, tries, shown }: FigureState): Promise<Answer | undefined> {
    const verdict = await this.#judge(answer);
    if (!verdict?.read) return undefined;
    const right = shown ? false : verdict.right;
    return { given: answer, tries, ending: endingOf(right, tries, shown) };
  }
}
