/** The figures of a lesson that are in the page. Those of moments far away are let go; what they showed is kept. */
import type { AnswerDetail, AppleyardElement } from '../embed/element.ts';
import type { FigureElement } from '../stage/figure-element.ts';
import type { FigureBlock } from './lesson.ts';
import type { Answer, Progress } from './progress.ts';
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

  /**
   * The element of a block: with the scene that it showed last, or else the one that its teacher gave. A task that was answered
   * is asked again as its teacher gave it, and shows the answer.
   */
  of(moment: number, at: number, { slug, scene }: FigureBlock, language: string): AppleyardElement {
    const key = `${moment}/${at}`;
    const known = this.#figures.get(key);
    const figure = known ?? (document.createElement(`appleyard-${slug}`) as AppleyardElement);
    if (figure.lang !== language) figure.lang = language;
    if (known) return known;
    const { scenes, answers } = this.#progress.of(moment);
    const { [at]: answer } = answers;
    figure.setAttribute('scene', answer ? scene : (scenes[at] ?? scene));
    // A figure counts the tries of an answer that it shows again. What cannot be shown again is asked again, and its tries
    // count too.
    let before = 0;
    if (answer)
      void resume(figure, answer)
        .catch(() => false)
        .then((shown) => {
          if (!shown && answer.ending === 'open') before = answer.tries;
        });
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

/** Shows again what was answered in a figure. Resolves to whether it is shown. */
async function resume(
  element: AppleyardElement,
  { given, tries, ending }: Answer,
): Promise<boolean> {
  await element.ready;
  const { figure } = element as unknown as FigureElement;
  await figure?.opening;
  return (await figure?.desk?.resume(given, tries, ending)) === true;
}
