/** The figures of a lesson that are in the page. Those of moments far away are let go; what they showed is kept. */
import type { AnswerDetail, AppleyardElement } from '../embed/element.ts';
import type { FigureBlock } from './lesson.ts';
import type { Progress } from './progress.ts';
import { endingOf } from './report/marks.ts';

/** Moments whose figures stay in the page besides the shown one and its neighbours. */
const KEPT = 3;

export class LessonFigures {
  readonly #progress: Progress;
  readonly #changed: () => void;
  readonly #figures = new Map<string, AppleyardElement>();
  /** Moments in the order in which they were shown, the latest first. */
  #shown: readonly number[] = [];

  constructor(progress: Progress, changed: () => void) {
    this.#progress = progress;
    this.#changed = changed;
  }

  /** The element of a block: with the scene that it showed last, or else the one that its teacher gave. */
  of(moment: number, at: number, { slug, scene }: FigureBlock, language: string): AppleyardElement {
    const key = `${moment}/${at}`;
    const known = this.#figures.get(key);
    const figure = known ?? (document.createElement(`appleyard-${slug}`) as AppleyardElement);
    if (figure.lang !== language) figure.lang = language;
    if (known) return known;
    const { scenes, answers } = this.#progress.of(moment);
    // A figure counts its own tries. Those before it was left count too.
    const before = answers[at]?.ending === 'open' ? answers[at].tries : 0;
    figure.setAttribute('scene', scenes[at] ?? scene);
    figure.addEventListener('scenechange', () =>
      this.#progress.scene(moment, at, figure.currentLink()),
    );
    figure.addEventListener('answer', ({ detail }) =>
      this.#answer(moment, at, { ...detail, tries: before + detail.tries }),
    );
    this.#figures.set(key, figure);
    return figure;
  }

  #answer(moment: number, at: number, detail: AnswerDetail): void {
    const { right, tries, answer, shown } = detail;
    const ending = endingOf(right, tries, shown);
    this.#progress.answer(moment, at, { given: answer, tries, ending });
    this.#changed();
  }

  /** The moments whose figures are in the page once a moment is shown: it, its neighbours and those before. */
  near(moment: number): ReadonlySet<number> {
    this.#shown = [moment, ...this.#shown.filter((one) => one !== moment)].slice(0, 1 + KEPT);
    const near = new Set([...this.#shown, moment + 1]);
    for (const key of this.#figures.keys()) {
      const [of] = key.split('/').map(Number);
      if (of !== undefined && !near.has(of)) this.#figures.delete(key);
    }
    return near;
  }

  forget(): void {
    this.#figures.clear();
    this.#shown = [];
  }
}
