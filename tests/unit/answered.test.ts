/// <reference path="../../www/src/env.d.ts" />
/** What a visitor does on purpose is answered, also where the sentence beside the picture stays the same. */
import { nothing } from 'lit';
import { afterAll, expect, test, vi } from 'vitest';
import type { QuicksortFigure } from '../../www/src/exhibits/quicksort/figure.ts';
import type { AnyFigure, Figure } from '../../www/src/stage/figure.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import { languages } from '../../www/src/words/language.ts';
import { opened, until } from './opened-figure.ts';

afterAll(() => vi.unstubAllGlobals());

/** Draws the sentences of a figure as its page does, so that what is new is announced. */
function tell(figure: AnyFigure): void {
  if (!figure.words) throw new Error('the figure has no words');
  figure.narrator.paragraph(figure.words);
  figure.narrator.announce();
}

test('heaps that are typed are answered, though they are won as those before were', async () => {
  const figure = (await opened('nim', 'v=1')) as unknown as Figure<never, never>;
  const narrate = vi.spyOn(figure.announcer, 'narrate');
  tell(figure);
  tell(figure);
  expect(narrate).toHaveBeenCalledTimes(1);
  await figure.change({ heaps: [3n, 5n, 8n] } as never);
  tell(figure);
  expect(narrate).toHaveBeenCalledTimes(2);
  expect(narrate.mock.calls[1]).toEqual(narrate.mock.calls[0]);
  figure.release();
});

test('a link that asks about a point is answered by the point, unless the page has just been opened', async () => {
  const figure = await opened('lattice', 'v=1&ask=20,0');
  const say = vi.spyOn(figure.announcer, 'say');
  expect(say).not.toHaveBeenCalled();
  figure.openLink('v=1&ask=6,3');
  await until(() => figure.loaded);
  expect(say.mock.calls.flat().join()).toMatch(/^\(6, 3\) is won/);
  figure.release();
});

test('Escape ends the demonstration of quicksort: it is back at the first step, and says so', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const figure = (await opened('quicksort', 'v=1')) as unknown as QuicksortFigure;
  const say = vi.spyOn(figure.announcer, 'say');
  expect(figure.whyCard()).toBe(nothing);
  figure.demonstration.begin();
  figure.timeline.next();
  expect([figure.demonstration.shown, figure.timeline.cursor > 0]).toEqual([true, true]);
  // Escape closes what is open.
  expect(figure.whyCard()).not.toBe(nothing);
  figure.closeWhy();
  expect([figure.demonstration.shown, figure.timeline.cursor]).toEqual([false, 0]);
  await until(() => say.mock.calls.length > 0);
  expect(say).toHaveBeenLastCalledWith('The demonstration is over.');
  expect(figure.whyCard()).toBe(nothing);
  figure.release();
});

test.each(languages)('a start that is lost says at once what to do, in %s', async (language) => {
  for (const why of ['', '&why=on']) {
    const figure = await opened('chain', `v=1&end=misere${why}`, language);
    const { words } = figure;
    if (!words) throw new Error('the figure has no words');
    const said = saidAtOnce(words, figure.seen.narration()).map(({ id }) => id);
    expect(said).toContain(why ? 'game-worth' : 'game-let-begin');
    figure.release();
  }
});

test('what plays waits for whoever reads on', async () => {
  const figure = await opened('nim', 'v=1&why=on&cursor=1');
  if (!figure.words) throw new Error('the figure has no words');
  const pause = vi.spyOn(figure.timeline, 'pause');
  const [, button] = figure.narrator.paragraph(figure.words).values as { values: unknown[] }[];
  const press = button?.values.find((one) => typeof one === 'function') as () => void;
  press();
  expect(pause).toHaveBeenCalledTimes(1);
  figure.release();
});
