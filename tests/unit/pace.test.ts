/// <reference path="../../www/src/env.d.ts" />
/**
 * Whoever reads keeps up: each figure plays its run by a clock of the test, and every sentence stands as long as it takes
 * to be read.
 */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import type { DemonstratingFigure } from '../../www/src/exhibits/networks/picture/demonstration.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { saidAtOnce } from '../../www/src/stage/narrator.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { brief, readingTime } from '../../www/src/words/reading-time.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { opened, turn, until } from './opened-figure.ts';

afterAll(() => vi.unstubAllGlobals());

const FRAME_MS = 50;

/** Other rules, orders and explanations. */
const others: readonly (readonly [slug: Slug, link: string, languages: readonly Language[]])[] = (
  [
    ['quicksort', 'v=1&length=12&scheme=hoare&pivot=last&recurse=larger&calls=two'],
    ['chain', 'v=1&end=misere'],
    ['games', 'v=1&game=hexapawn&why=on'],
    ['nim', 'v=1&why=on'],
    ['nim', 'v=1&end=misere&why=on'],
    ['networks', 'v=1&wires=5&kind=bubble'],
    ['paths', 'v=1&pruned=on'],
    ['machines', 'v=1&machine=palindrome&asked=on'],
    ['dovetailing', 'v=1&order=first&rounds=40'],
    ['dovetailing', 'v=1&order=triangles&rounds=20'],
  ] as const
).map(([slug, link]) => [slug, link, ['en']]);

describe.each([...slugs.map((slug) => [slug, 'v=1', languages] as const), ...others])(
  '%s at %s',
  (slug, link, spoken) => {
    test.each(spoken)('holds each sentence until it is read, in %s', async (language) => {
      const figure = await opened(slug, link, language);
      const { timeline, words } = figure;
      if (!words) throw new Error('the figure has no words');
      let [clock, frames]: [number, ((now: number) => void)[]] = [0, []];
      vi.stubGlobal('requestAnimationFrame', (tick: (now: number) => void) => frames.push(tick));
      vi.stubGlobal('cancelAnimationFrame', () => {
        frames = [];
      });
      const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
      /** How long each sentence stood, in ms, in the order in which they came. */
      const stood: { text: string; ms: number }[] = [];
      timeline.seek(0);
      timeline.play();
      while (timeline.playing) {
        clock += FRAME_MS;
        for (const frame of frames.splice(0)) frame(clock);
        await until(() => figure.narrated === timeline.cursor);
        if (timeline.fleeting(timeline.cursor)) continue;
        const text = plain(words, saidAtOnce(words, figure.seen.narration()));
        if (stood.at(-1)?.text !== text) stood.push({ text, ms: 0 });
        const last = stood.at(-1);
        if (last) last.ms += FRAME_MS;
      }
      now.mockRestore();
      expect(stood.length).toBeGreaterThan(1);
      for (const [at, { text, ms }] of stood.entries()) {
        expect.soft(brief(text, language), text).toBe(true);
        // The first sentence is read before the run plays, and the last one stays.
        const between = at > 0 && at < stood.length - 1;
        if (between)
          expect.soft(ms + FRAME_MS, text).toBeGreaterThanOrEqual(readingTime(text, language));
      }
      figure.release();
    });
  },
);

/** Whether a figure shows a demonstration now. Networks draw theirs on their own picture. */
const showing = (figure: AnyFigure): boolean =>
  figure.overlay !== undefined ||
  (figure as unknown as { demonstrated?: unknown }).demonstrated !== undefined;

/** Begins the demonstration of a figure. */
async function watch(figure: AnyFigure): Promise<void> {
  const own = figure as unknown as { watch?(): Promise<void> };
  if (own.watch) return own.watch();
  const still = await stillOf(figure.exhibit as Slug);
  if (still.demonstrate) return void (await still.demonstrate(figure));
  const it = await import('../../www/src/exhibits/networks/picture/demonstration.ts');
  return it.demonstrate(figure as unknown as DemonstratingFigure);
}

/** What a demonstration of a figure says, and how long each sentence stands, in ms. */
async function watched(figure: AnyFigure, watch: () => Promise<void>, language: Language) {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const stood: { text: string; ms: number }[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  let over = false;
  void watch().then(() => {
    over = true;
  });
  for (let ticks = 0; !over; ticks += 1) {
    if (ticks > 9000) throw new Error(`it does not end: ${JSON.stringify(stood)}`);
    clock += FRAME_MS;
    vi.advanceTimersByTime(FRAME_MS);
    await turn();
    const { words } = figure;
    if (!words || !showing(figure)) continue;
    const text = plain(words, saidAtOnce(words, figure.seen.narration()));
    // A number that counts up is read when it has stopped.
    const same = (one: string) => one.replaceAll(/[\d.,]+/g, '');
    const last = stood.at(-1);
    if (last && same(last.text) === same(text))
      Object.assign(last, { text, ms: last.ms + FRAME_MS });
    else stood.push({ text, ms: FRAME_MS });
  }
  vi.useRealTimers();
  now.mockRestore();
  for (const { text, ms } of stood) {
    expect.soft(brief(text, language), text).toBe(true);
    expect.soft(ms + FRAME_MS, text).toBeGreaterThanOrEqual(readingTime(text, language));
  }
  return stood;
}

const demonstrated = ['machines', 'dovetailing', 'paths', 'networks', 'games'] as const;

describe.each(demonstrated)('the demonstration of %s', (slug) => {
  test.each(languages)('says nothing that cannot be read in its time, in %s', async (language) => {
    const figure = await opened(slug, 'v=1', language);
    const least = slug === 'networks' ? 2 : 3;
    const said = await watched(figure, () => watch(figure), language);
    expect(said.length).toBeGreaterThanOrEqual(least);
    figure.release();
  });
});

/** What the head of a page must not say: the words, by language, and the moments at which they would be wrong. */
const against: readonly [slug: Slug, link: string, what: Readonly<Record<Language, RegExp>>][] = [
  // A tree has one path between two nodes.
  [
    'paths',
    'v=1&graph=tree',
    { en: /another|find all/i, zh: /再找|全部/, es: /y luego otro|encuentra otro/i },
  ],
  // 20,000 elements are a painted picture, and a finger means none of them.
  [
    'quicksort',
    'v=1&length=20000',
    { en: /touch an element/i, zh: /点一个元素/, es: /toca un elemento/i },
  ],
  // Without comparators nothing is sorted that could still be.
  ['networks', 'v=1&wires=4&kind=typed&net=-', { en: /still/i, zh: /还能/, es: /aún/i }],
  // This machine is proved never to stop.
  [
    'machines',
    'v=1&machine=bouncer',
    { en: /it stops after/i, zh: /走.*步后停机/, es: /se detiene tras/i },
  ],
  // The first machine runs alone.
  [
    'dovetailing',
    'v=1&order=first',
    { en: /nobody knows|each round/i, zh: /谁也不知道|每一轮/, es: /nadie sabe|cada ronda/i },
  ],
];

describe.each(against)('the head of %s at %s', (slug, link, what) => {
  test.each(languages)('says nothing against the rule, in %s', async (language) => {
    const figure = await opened(slug, link, language);
    const { words } = figure;
    if (!words) throw new Error('the figure has no words');
    expect(figure.telling.notices).toEqual([]);
    const head = [words.text('title'), words.text('lede'), plain(words, figure.seen.narration())];
    expect(head.join(' ')).not.toMatch(what[language]);
    figure.release();
  });
});
