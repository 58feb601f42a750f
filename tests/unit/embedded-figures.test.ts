import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedFigures } from '../../www/src/embed/embedded-figures.ts';
import type { Kept } from '../../www/src/stage/guest.ts';
import { Observer } from './observer.ts';

// A browser test looks at the styles.
vi.mock('../../www/src/embed/page-styles.ts', () => ({
  PageStyles: class {
    follow(): void {}
  },
}));

class Figure extends EventTarget {
  isConnected = true;
  playing = false;
  step = 0;
  lastStep = 9;
  figure = { announcer: { quiet: true }, words: {}, vocabulary: { speak: async () => {} } };
  updateComplete = Promise.resolve(true);

  constructor(readonly attributes: Readonly<Record<string, string>> = {}) {
    super();
  }

  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  /** It moves as a figure does: a moved cursor counts as asked for, and the page hears of it. */
  move(): void {
    this.step += 1;
    this.figure.announcer.quiet = false;
    this.dispatchEvent(new Event('step'));
  }
}

const page = Object.assign(new EventTarget(), { documentElement: {}, body: {}, hidden: false });
const coloured = vi.fn((_: unknown) => ({ color: 'black' }));
let embedded: EmbeddedFigures;

beforeEach(async () => {
  Observer.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('getComputedStyle', coloured);
  embedded = new (await import('../../www/src/embed/embedded-figures.ts')).EmbeddedFigures(
    () => undefined,
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The figures that check their colours when the page changes its own: those that are kept. */
function kept(): unknown[] {
  coloured.mockClear();
  Observer.all[2]?.notify([]);
  return coloured.mock.calls.map(([figure]) => figure);
}

test('a figure that is removed while out of view is let go, and one that is moved is not', async () => {
  const [nearness, sight] = Observer.all;
  const figure = new Figure();
  const one = figure as unknown as Kept;
  embedded.keep(one);
  expect([nearness?.watched.has(one), sight?.watched.has(one), kept()]).toEqual([
    true,
    true,
    [one],
  ]);
  // It was moved: it leaves and returns at once.
  embedded.leave(one);
  embedded.keep(one);
  await Promise.resolve();
  expect([sight?.watched.has(one), kept()]).toEqual([true, [one]]);
  figure.isConnected = false;
  embedded.leave(one);
  await Promise.resolve();
  expect([nearness?.watched.has(one), sight?.watched.has(one), kept()]).toEqual([false, false, []]);
  figure.isConnected = true;
  embedded.keep(one);
  expect([nearness?.watched.has(one), sight?.watched.has(one), kept()]).toEqual([
    true,
    true,
    [one],
  ]);
});

test('what plays by itself is silent until a reader acts', () => {
  const [, sight] = Observer.all;
  const figure = new Figure({ autoplay: '' });
  embedded.keep(figure as unknown as Kept);
  sight?.notify([{ target: figure, isIntersecting: true }]);
  figure.dispatchEvent(new Event('step'));
  expect(figure.playing).toBe(true);
  figure.move();
  expect(figure.figure.announcer.quiet).toBe(true);
  figure.dispatchEvent(new Event('keydown'));
  expect(figure.figure.announcer.quiet).toBe(false);
  figure.move();
  expect(figure.figure.announcer.quiet).toBe(false);
});
