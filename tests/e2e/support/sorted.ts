/** The sort of a scene as the core does it in Node, which the page must show too. */
import { narrate } from '../../../www/src/exhibits/quicksort/account.ts';
import { claimed } from '../../../www/src/exhibits/quicksort/account-text.ts';
import { type CodeLanguage, codeOf } from '../../../www/src/exhibits/quicksort/panels/code.ts';
import { placeOf } from '../../../www/src/exhibits/quicksort/picture/places.ts';
import type { Place } from '../../../www/src/exhibits/quicksort/picture/view.ts';
import { quicksortScene } from '../../../www/src/exhibits/quicksort/scene.ts';
import { decode } from '../../../www/src/share/codec.ts';
import { plain } from '../../../www/src/words/sentence.ts';
import { Sorted } from '../../unit/quicksort-run.ts';
import { wordsOf } from './catalogue.ts';
import { type Cost, costIn, type Shown } from './quicksort.ts';

export const words = wordsOf('en', ['quicksort', 'quicksort-panels']);

/** The run of a link, from its start to its end. */
export function sortOf(link: string): Sorted {
  const { link: read, notices } = decode(quicksortScene, link.replace(/^#/, ''));
  const [scene] = read.scenes;
  if (!scene || notices.length > 0) throw new Error(`no scene: ${link}`);
  return new Sorted(scene);
}

/** The cost of a run after `step` steps. */
export function expectedCost(run: Sorted, step: number): Cost {
  const { counters, frames } = run.here(step).moment;
  const { comparisons, swaps, writes, comparators, mostFrames } = counters;
  const bound = run.summary.framesBound - 1;
  const [waiting, most] = [frames.length - 1, mostFrames - 1];
  return { comparisons, swaps, writes, comparators, waiting, most, bound };
}

/** The words for the place of an element. */
const said: Readonly<Record<Place, string>> = {
  smaller: 'left of the pivot',
  equal: 'equal to the pivot',
  unprocessed: 'not looked at',
  larger: 'right of the pivot',
  sorting: 'being sorted',
  finished: 'finished',
  waiting: 'waiting',
  covered: 'covered',
};

/** The narration of a step after the beginning. */
function storyOf(run: Sorted, step: number): string {
  const here = run.here(step);
  const { steps, values, scene } = run;
  const { framesBound, waiting } = run.summary;
  const { parts } = run;
  const narrated = {
    scene,
    values,
    here,
    steps,
    parts,
    framesBound,
    waiting,
    list: '',
    pictured: false,
    pressed: false,
    before: undefined,
    built: undefined,
  };
  return plain(words, narrate({ ...narrated, part: run.current(here), step: run.step(step) }));
}

/** Ways an element is painted by where it lies. */
const paints = Object.keys(said);

/** What a visitor sees at a moment, for a comparison with `expectedAt`. */
export function seenOf({ step, marks, story, text, frames, lit, claims }: Shown, largest: number) {
  const tallest = Math.max(...marks.map(({ height }) => height));
  return {
    step,
    marks: marks.map(({ place, value, area }) => [place, value, area]),
    paints: marks.map(({ paint }) => paint.filter((one) => paints.includes(one)).join(' ')),
    // Bars are as high as their values, except for bars too low to see.
    uneven: marks.filter(
      ({ height, value }) => Math.abs(height / tallest - value / largest) > 0.05,
    ),
    story: step === 0 ? '' : story,
    cost: costIn(text.at(-1) ?? ''),
    frames: frames.length,
    lit: lit.map((line) => line.trimEnd()),
    claims,
  };
}

/** What a visitor must see at a step of a run, with the program in this language. */
export function expectedAt(
  run: Sorted,
  step: number,
  language: CodeLanguage,
): ReturnType<typeof seenOf> {
  const here = run.here(step);
  const done = step === run.steps;
  const list = run.list(step);
  const where = list.map((_, at) => (done ? 'finished' : placeOf(here, run.parts, at)));
  const cost = expectedCost(run, step);
  const { operation } = step > 0 ? run.step(step) : { operation: '' };
  return {
    step,
    marks: list.map((value, at) => [at + 1, value, said[where[at] ?? 'covered']]),
    paints: where,
    uneven: [],
    story: step === 0 ? '' : storyOf(run, step),
    cost,
    frames: done ? 0 : cost.waiting,
    lit: codeOf(language, run.scene, words)
      .filter(({ does }) => does.includes(operation))
      .map(({ text }) => text),
    claims: claimed(here).map(({ kind }) => `✓ ${words.text(`claim-${kind}`)}`),
  };
}
