/** A moment of any figure as a visitor meets it, without a browser. */
import type { Shown } from '../../scripts/still/figure.ts';
import { inPage } from '../../scripts/still/page.ts';
import { classesOf, type Element, found, textOf } from '../../scripts/still/tree.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { Language } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';

/** What a visitor sees, hears and can open of a moment. */
export interface Seen {
  readonly sentences: readonly string[];
  /** The part of them that tells what happens. */
  readonly story: readonly string[];
  /** The number of steps. */
  readonly steps: number;
  readonly milestones: readonly number[];
  /** The names of marks, and the words and numbers in the picture and its legend. */
  readonly marks: readonly string[];
  readonly legend: string;
  readonly picture: Element;
  readonly link: string;
  /** How often the picture can be magnified. */
  readonly maxZoom: number;
  readonly notices: readonly string[];
}

const view = { theme: 'light', size: { width: 608, height: 368 } } as const;
export const every = (from: Element): readonly Element[] =>
  found(from, () => true).flatMap((one) => [one, ...every(one)]);

function read(of: Shown, notices: readonly string[]): Seen {
  const { figure, words, picture, legend } = of;
  const story = figure.seen.narration();
  const said = [...story, ...figure.seen.description()];
  const names = every(picture).flatMap(({ attributes }) => attributes['aria-label'] ?? []);
  return {
    sentences: said.map((sentence) => plain(words, [sentence])),
    story: story.map((sentence) => plain(words, [sentence])),
    steps: figure.timeline.length,
    milestones: figure.timeline.milestones,
    marks: [picture.attributes['aria-label'] ?? '', ...names, textOf(picture)],
    legend: textOf(legend),
    picture,
    link: figure.currentLink(),
    maxZoom: figure.panZoom.maxZoom,
    notices,
  };
}

export const seen = (exhibit: Slug, link: string, language: Language = 'en'): Promise<Seen> =>
  inPage(builtWasm, async () => {
    const { remarks, shown } = await import('../../scripts/still/figure.ts');
    const of = await shown({ ...view, exhibit, link, language });
    const all = read(of, await remarks(exhibit, language, of.notices));
    // Its runs end, so that the core does not keep them all.
    of.figure.cancel();
    return all;
  });

/** The number of elements of a picture that have all of these classes. */
export const count = (picture: Element, ...kinds: readonly string[]): number =>
  every(picture).filter((one) => kinds.every((kind) => classesOf(one).includes(kind))).length;
