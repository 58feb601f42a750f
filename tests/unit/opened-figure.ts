/// <reference path="../../www/src/env.d.ts" />
/** A figure of an exhibit that is opened from a link in Node, by the core and the words of this build. */
import { stillOf } from '../../scripts/still/figure.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import type { Language } from '../../www/src/words/language.ts';

/** The core answers in its own time, whatever the clock of a test says. */
const { setTimeout: later } = globalThis;
export const turn = () => new Promise((resolve) => later(resolve));

/** Turns that `until` waits before it gives up: about a minute, because a busy machine answers late. */
const TURNS = 50_000;

/** Waits until something is true that comes without a clock. */
export async function until(done: () => boolean): Promise<void> {
  for (let turns = 0; !done(); turns += 1) {
    if (turns > TURNS) throw new Error('it does not come');
    await turn();
  }
}

/** The figure of a link, once its run is finished. */
export async function opened(
  slug: Slug,
  link: string,
  language: Language = 'en',
): Promise<AnyFigure> {
  const still = await stillOf(slug);
  await still.fetch?.();
  const figure = new still.figure(nowhere(language));
  figure.size = { width: 640, height: 400 };
  await figure.vocabulary.speak();
  figure.openLink(link);
  await until(() => figure.loaded || figure.error !== undefined);
  return figure;
}
