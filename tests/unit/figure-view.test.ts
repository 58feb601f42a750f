/**
 * What surrounds the picture of a figure, and what its element does with keys, styles, languages and when it leaves: with
 * the figure of Nim, and an element that is drawn nowhere.
 */
import { readFile } from 'node:fs/promises';
import type { CSSResult } from 'lit';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { stillOf } from '../../scripts/still/figure.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { defineExhibit } from '../../www/src/stage/define-exhibit.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import type { FigureElement, Shown } from '../../www/src/stage/figure-element.ts';
import type { FigureHost } from '../../www/src/stage/figure-host.ts';
import { FigureView } from '../../www/src/stage/figure-view.ts';
import { guests } from '../../www/src/stage/guest.ts';
import { Surroundings } from '../../www/src/stage/surroundings.ts';
import { markupOf, textOf } from './markup.ts';

// There is no document to draw in.
vi.mock('../../www/src/stage/kept-focus.ts', () => ({ keepFocus: () => {} }));

const Nim = (await stillOf('nim')).figure as unknown as new (host: FigureHost) => AnyFigure;
const [scene, lesson] = ['v=1&heaps=1,2', 'v=1&lesson=1/heaps=1,2/heaps=3'];

/** An element in a page. Its shadow tree hears events, and has no parts. */
class Standing extends EventTarget {
  readonly #attributes = new Map<string, string>();
  readonly dataset: Record<string, string> = {};
  readonly shadowRoot = Object.assign(new EventTarget(), {
    adoptedStyleSheets: [],
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  lang = '';
  fit = false;
  isConnected = true;
  hasAttribute = (name: string) => this.#attributes.has(name);
  toggleAttribute = (name: string, on: boolean) =>
    on ? this.#attributes.set(name, '') : this.#attributes.delete(name);
  takeScene = () => undefined;
}

beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('.wasm')) {
      return new Response(builtWasm('nim'), { headers: { 'Content-Type': 'application/wasm' } });
    }
    return Response.json(compileWords(await readFile(new URL(address), 'utf8')));
  });
  const addEventListener = () => {};
  vi.stubGlobal('document', { addEventListener, fullscreenElement: null });
  vi.stubGlobal('matchMedia', () => ({ addEventListener }));
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', { origin: 'https://a.example', pathname: '/nim/' });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect() {}
    },
  );
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  delete guests.guest;
});

async function opened(link: string, element = new Standing()) {
  const view = new FigureView(element as unknown as FigureElement, Nim);
  const { figure } = view;
  figure.size = { width: 640, height: 400 };
  await figure.vocabulary.speak();
  figure.openLink(link);
  await vi.waitFor(() => expect(figure.loaded).toBe(true), { interval: 1, timeout: 20_000 });
  const around = new Surroundings(figure, element as unknown as FigureElement);
  return { element, view, figure, around, seen: () => markupOf(around.render()) };
}

/** Presses a key in the figure; whether the figure has kept it from the page. */
function kept(element: Standing, key: string): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  element.shadowRoot.dispatchEvent(event);
  return event.defaultPrevented;
}

test('legend, rules, tabs, text and transport stand around a picture, and only some while it is presented', async () => {
  const { figure, around, seen } = await opened(scene);
  const parts = ['svg class="picture', 'class="legend"', 'class="rules"', 'class="words"'];
  const all = [...parts, 'class="as-text"', 'class="narration"', 'class="transport'];
  const standing = () => all.filter((part) => seen().includes(part));
  expect(standing()).toEqual(all);
  expect(seen()).not.toContain('class="leave"');
  figure.togglePanel('rules');
  expect(seen()).toContain('id="panel"');
  figure.adjust({ present: true } as never);
  expect(standing()).toEqual([all[0], all[1], 'class="narration"', 'class="transport']);
  expect(seen()).toContain('class="leave"');
  expect(seen()).not.toContain('id="panel"');
  around.toggleBlank();
  expect(seen()).toMatch(/^\s*<button class="blank"/);
  around.toggleBlank();
  around.stopPresenting();
  expect(standing()).toEqual(all);
  figure.release();
});

test('a lesson has its own buttons, and paper the address of the moment', async () => {
  const { figure, around, seen } = await opened(lesson);
  const buttons = () => [...seen().matchAll(/<button[^>]*aria-disabled="(\w+)"[^>]*>([^<]*)/g)];
  const [back, next] = buttons().slice(0, 2);
  expect([back?.[1], next?.[1]]).toEqual(['true', 'false']);
  expect(textOf(seen())).toContain('1 of 2');
  expect(textOf(seen())).not.toContain('https://a.example');
  around.print();
  const here = figure.currentLink().replaceAll('&', '&amp;');
  expect(textOf(seen())).toContain(`https://a.example/nim/#${here}`);
  guests.guest = { pageOf: (slug: string) => `https://b.example/${slug}/` } as never;
  around.print();
  expect(textOf(seen())).toContain('https://b.example/nim/#v=1');
  figure.release();
});

test('what is covered explains nothing until somebody uncovers it', async () => {
  const { figure } = await opened(`${scene}&why=on&reveal=on`);
  const game = figure as unknown as { explains: boolean; asks: string; uncover(): void };
  expect([game.explains, game.asks]).toEqual([false, 'uncover']);
  game.uncover();
  expect([game.explains, game.asks]).toEqual([true, 'why']);
  figure.release();
});

test('Escape ends the presentation, then closes the panel, and then belongs to the page', async () => {
  const { element, figure } = await opened(scene);
  figure.togglePanel('rules');
  figure.adjust({ present: true } as never);
  expect(kept(element, 'Escape')).toBe(true);
  expect([figure.presenting, figure.panel]).toEqual([false, 'rules']);
  expect(kept(element, 'Escape')).toBe(true);
  expect(figure.panel).toBeUndefined();
  expect(kept(element, 'Escape')).toBe(false);
  expect(kept(element, '?')).toBe(true);
  expect(figure.panel).toBe('help');
  const before = figure.timeline.cursor;
  expect([kept(element, '.'), kept(element, 'x')]).toEqual([true, false]);
  expect(figure.timeline.cursor).not.toBe(before);
  figure.release();
});

test('its language is that of its author, then of its page, then of the visitor', async () => {
  const element = new Standing();
  const view = new FigureView(element as unknown as FigureElement, Nim);
  expect(view.language()).toBe('en');
  guests.guest = { language: () => 'zh', restyle: () => undefined } as never;
  expect(view.language()).toBe('zh');
  element.lang = 'es-MX';
  expect(view.language()).toBe('es');
  const sheets = () => element.shadowRoot.adoptedStyleSheets.length;
  const before = sheets();
  const late = { styleSheet: {} } as CSSResult;
  view.adopt(late);
  view.adopt(late);
  expect(sheets()).toBe(before + 1);
});

test('an exhibit defines its element once, and its figure comes with the place', () => {
  const defined = new Map<string, new () => { readonly watch: { come: unknown } }>();
  vi.stubGlobal('customElements', {
    get: (name: string) => defined.get(name),
    define: (name: string, made: new () => { watch: { come: unknown } }) => {
      if (defined.has(name)) throw new Error(`${name} is there already`);
      defined.set(name, made);
    },
  });
  const mount = defineExhibit('nim', Nim);
  defineExhibit('nim', Nim);
  const Made = defined.get('appleyard-nim');
  expect([...defined.keys()]).toEqual(['appleyard-nim']);
  expect(Made && new Made().watch.come).toBe(mount);
  const standing = new Standing() as unknown as FigureElement;
  let shown: Shown | undefined;
  mount({ mount: (show: (element: FigureElement) => Shown) => (shown = show(standing)) } as never);
  expect(shown?.figure).toBeInstanceOf(Nim);
});

test('a figure that leaves its page ends its work after a second, unless it is back by then', async () => {
  const { element, view, figure } = await opened(scene);
  view.connect();
  const { run } = figure;
  view.disconnect();
  vi.advanceTimersByTime(900);
  expect(figure.run).toBe(run);
  vi.advanceTimersByTime(200);
  expect(figure.run).toBe(run);
  element.isConnected = false;
  view.disconnect();
  vi.advanceTimersByTime(999);
  expect(figure.run).toBe(run);
  vi.advanceTimersByTime(1);
  expect(figure.run).toBeUndefined();
});
