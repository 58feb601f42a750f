import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppleyardElement } from '../../www/src/embed/element.ts';
import { Observer } from './observer.ts';

/** Fails until a test lets it through. */
let fetched = vi.fn();
const adopt = vi.fn();
const saying = vi.fn();
const module = { mount: adopt };

vi.mock('../../www/src/exhibits/slugs.ts', () => ({ slugs: ['lattice', 'nim'] }));
vi.mock('../../www/src/exhibits/index.ts', () => ({
  exhibits: { lattice: () => fetched(), nim: () => fetched() },
}));
vi.mock('../../www/src/embed/frames.ts', () => ({ watchFrames: () => {} }));
vi.mock('../../www/src/embed/room.ts', () => ({ reserve: () => {}, roomOf: () => undefined }));
vi.mock('../../www/src/embed/embedded-figures.ts', () => ({ keepFigures: () => {} }));
vi.mock('../../www/src/embed/held-keys.ts', () => ({ keepKeys: () => {} }));
vi.mock('../../www/src/embed/prose.ts', () => ({ followProse: () => {} }));
vi.mock('../../www/src/embed/language-around.ts', () => ({ languagesAround: () => ['es'] }));
vi.mock('../../www/src/embed/unfetched.ts', async (original) => ({
  ...(await original<typeof import('../../www/src/embed/unfetched.ts')>()),
  sayUnfetched: (...said: unknown[]) => saying(...said),
}));

/** The part of an element that these tests need: attributes, which the browser reports. */
class Base {
  isConnected = true;
  readonly #attributes = new Map<string, string>();

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.#change(name, () => this.#attributes.set(name, String(value)));
  }
  removeAttribute(name: string): void {
    this.#change(name, () => this.#attributes.delete(name));
  }
  toggleAttribute(name: string, on: boolean): void {
    if (!on) this.removeAttribute(name);
    else if (this.getAttribute(name) === null) this.setAttribute(name, '');
  }
  #change(name: string, change: () => void): void {
    const before = this.getAttribute(name);
    change();
    const { observedAttributes } = this.constructor as unknown as { observedAttributes: string[] };
    if (!observedAttributes.includes(name)) return;
    const element = this as unknown as Callbacks;
    element.attributeChangedCallback(name, before, this.getAttribute(name));
  }
}

interface Callbacks {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
}
type Element = AppleyardElement & Callbacks;

const defined = new Map<string, new () => Element>();

/** A new element of an exhibit, not in the page yet. */
function made(slug: string): Element {
  const Made = defined.get(`appleyard-${slug}`);
  if (!Made) throw new Error(`${slug} is not defined`);
  return new Made();
}

beforeEach(async () => {
  Observer.all.length = 0;
  defined.clear();
  adopt.mockClear();
  saying.mockClear();
  fetched = vi.fn(async () => module);
  vi.resetModules();
  vi.stubGlobal('HTMLElement', Base);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('customElements', {
    get: (name: string) => defined.get(name),
    define: (name: string, element: new () => Element) => defined.set(name, element),
  });
  await import('../../www/src/embed/embed.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** The elements come near the viewport. */
const near = (...elements: Element[]): void =>
  Observer.all[0]?.notify(elements.map((target) => ({ isIntersecting: true, target })));

/** The elements that have become figures, once there are that many, by their places in a list. */
async function figures(count: number, all: readonly Element[]): Promise<number[]> {
  await vi.waitFor(() => expect(adopt.mock.calls.length).toBe(count));
  return adopt.mock.calls.map(([element]) => all.indexOf(element));
}

test('an element is watched while it is in the page, and no longer once it has come near', async () => {
  const [lattice, nim] = [made('lattice'), made('nim')];
  const watched = () =>
    [lattice, nim].map((element) => Observer.all[0]?.watched.has(element)).join(' ');
  for (const element of [lattice, nim]) element.connectedCallback();
  expect(watched()).toBe('true true');
  lattice.disconnectedCallback();
  expect(watched()).toBe('false true');
  lattice.connectedCallback();
  near(lattice);
  expect(watched()).toBe('false true');
  expect(await figures(1, [lattice, nim])).toEqual([0]);
});

test('an element that has left while its exhibit was on the way is not made a figure', async () => {
  const [left, stayed] = [made('nim'), made('nim')];
  for (const element of [left, stayed]) element.connectedCallback();
  near(left, stayed);
  Object.assign(left, { isConnected: false });
  expect(await figures(1, [left, stayed])).toEqual([1]);
});

test('an exhibit is fetched once; after a failure the next element tries again', async () => {
  const [first, second, third] = [made('nim'), made('nim'), made('nim')];
  for (const element of [first, second, third]) element.connectedCallback();
  fetched.mockRejectedValueOnce(new Error('the network fails'));
  near(first);
  const error = { code: 'exhibit-not-fetched', params: { exhibit: 'nim' } };
  await expect(first.ready).rejects.toMatchObject(error);
  expect(saying.mock.calls).toEqual([[first, ['es', 'en-GB']]]);
  // The failure has to be noticed, which takes some turns.
  await vi.waitFor(() => {
    near(second);
    second.connectedCallback();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  near(third);
  expect(await figures(2, [first, second, third])).toEqual([1, 2]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a page the import does nothing', async () => {
  for (const missing of ['document', 'IntersectionObserver']) {
    defined.clear();
    vi.resetModules();
    vi.unstubAllGlobals();
    vi.stubGlobal('customElements', { get: defined.get, define: defined.set });
    vi.stubGlobal(missing === 'document' ? 'IntersectionObserver' : 'document', Observer);
    await import('../../www/src/embed/embed.ts');
    expect(defined.size, missing).toBe(0);
  }
});

test('an element keeps what is set before its figure has loaded', () => {
  const nim = made('nim');
  expect([nim.scene, nim.step, nim.lastStep, nim.playing, nim.currentLink()]).toEqual([
    null,
    0,
    0,
    false,
    '',
  ]);
  expect(nim.ready).toBe(nim.ready);
  expect(nim.ready).toBeInstanceOf(Promise);
  nim.setAttribute('scene', '#v=1&heaps=1,2');
  expect([nim.scene, nim.currentLink()]).toEqual(['#v=1&heaps=1,2', 'v=1&heaps=1,2']);
  nim.scene = 'v=1&heaps=3';
  expect([nim.currentLink(), nim.getAttribute('scene')]).toEqual(['v=1&heaps=3', '#v=1&heaps=1,2']);
  for (const [set, kept] of [
    [4, 4],
    ['5', 5],
    [-3, 0],
    [Number.NaN, 0],
  ] as const) {
    nim.step = set as number;
    expect(nim.step).toBe(kept);
  }
  nim.playing = true;
  expect(nim.playing).toBe(true);
  nim.playing = 'false' as unknown as boolean;
  expect(nim.playing).toBe(false);
});

test('properties that were set before the element was defined are kept', () => {
  const Nim = defined.get('appleyard-nim');
  if (!Nim) throw new Error('there is no element');
  // The browser runs the constructor on the element that is in the page.
  vi.resetModules();
  const early = { scene: 'v=1', step: 3, playing: true, loop: true, theme: 'dark', start: 2 };
  class Found extends Base {
    constructor() {
      super();
      for (const [name, value] of Object.entries(early))
        Object.defineProperty(this, name, { value, configurable: true, writable: true });
    }
  }
  Object.setPrototypeOf(Object.getPrototypeOf(Nim), Found);
  const nim = new Nim();
  expect(nim).toMatchObject(early);
  expect(Object.keys(early).filter((name) => Object.hasOwn(nim, name))).toEqual([]);
  expect(nim.getAttribute('theme')).toBe('dark');
});

test('every attribute is a property, which is the attribute', () => {
  const nim = made('nim');
  expect([nim.theme, nim.controls, nim.start, nim.width, nim.height]).toEqual([
    'auto',
    'full',
    null,
    null,
    null,
  ]);
  nim.theme = 'dark';
  expect(nim.getAttribute('theme')).toBe('dark');
  nim.setAttribute('theme', 'purple');
  expect(nim.theme).toBe('auto');
  nim.theme = null as unknown as 'auto';
  expect(nim.getAttribute('theme')).toBeNull();
  for (const name of ['start', 'width', 'height'] as const) {
    nim[name] = 12;
    expect([nim.getAttribute(name), nim[name]]).toEqual(['12', 12]);
    nim.setAttribute(name, '1.5');
    expect(nim[name]).toBeNull();
    nim[name] = null;
    expect(nim.getAttribute(name)).toBeNull();
  }
  for (const name of ['autoplay', 'loop', 'fit'] as const) {
    for (const [written, on] of [
      ['', true],
      ['true', true],
      [name, true],
      ['false', false],
    ] as const) {
      nim.setAttribute(name, written);
      expect(nim[name], `${name}="${written}"`).toBe(on);
      nim.removeAttribute(name);
      nim[name] = written as unknown as boolean;
      expect([nim[name], nim.getAttribute(name)], `${name} = "${written}"`).toEqual([
        on,
        on ? '' : null,
      ]);
    }
    nim[name] = true;
    expect(nim.getAttribute(name)).toBe('');
    for (const off of [false, null, undefined]) {
      nim[name] = true;
      nim[name] = off as boolean;
      expect(nim.getAttribute(name), `${name} = ${off}`).toBeNull();
    }
  }
});
