import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observer } from './observer.ts';

vi.mock('../../www/src/exhibits/index.ts', () => ({
  slugs: ['lattice', 'nim'],
  exhibits: { lattice: async () => {}, nim: async () => {} },
}));
vi.mock('../../www/src/embed/embedded-figures.ts', () => ({ keepFigures: () => {} }));
vi.mock('../../www/src/embed/frames.ts', () => ({ watchFrames: () => {} }));
vi.mock('../../www/src/embed/room.ts', () => ({ reserve: () => {} }));
vi.mock('../../www/src/embed/prose.ts', () => ({ followProse: () => {} }));

/** The elements in the page that are not defined yet. */
let there: { localName: string; isConnected: boolean }[] = [];

beforeEach(async () => {
  Observer.all.length = 0;
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('document', { querySelectorAll: () => there });
  const element = (slug: string) => ({ localName: `appleyard-${slug}`, isConnected: true });
  there = [element('lattice'), element('nim')];
  await import('../../www/src/embed/embed.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('an element that leaves the page before it has come near is no longer watched', () => {
  const [near, changes] = Observer.all;
  const [lattice, nim] = there;
  expect(near?.watched).toEqual(new Set(there));
  // It was moved: it is back when the page is searched.
  changes?.notify([]);
  expect(near?.watched).toEqual(new Set([lattice, nim]));
  Object.assign(lattice ?? {}, { isConnected: false });
  there = there.slice(1);
  changes?.notify([]);
  expect(near?.watched).toEqual(new Set([nim]));
  // It is defined because another one has come near, but it was never near itself.
  there = [];
  changes?.notify([]);
  expect(near?.watched).toEqual(new Set([nim]));
  Object.assign(nim ?? {}, { isConnected: false });
  changes?.notify([]);
  expect(near?.watched).toEqual(new Set());
});

test('an element that comes near is no longer watched', () => {
  const [near] = Observer.all;
  near?.notify([{ isIntersecting: true, target: there[0] }]);
  expect(near?.watched).toEqual(new Set(there.slice(1)));
});
