/** What the page knows of the openings: enough to draw them before the core has come, and the same as the core says. */
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type Shown, shown } from '../../scripts/still/figure.ts';
import { literal } from '../../scripts/still/literal.ts';
import { openings } from '../../scripts/still/openings.ts';
import { inPage } from '../../scripts/still/page.ts';
import { type Element, textOf } from '../../scripts/still/tree.ts';
import { builtWasm } from '../../scripts/still/wasm.ts';
import { Host } from '../../www/src/engine/host.ts';
import { keyOf, knownRun, type Opening } from '../../www/src/engine/opening.ts';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';

/** What the source of an array has. */
const read = (source: string): Opening => new Function(`return ${source}`)() as Opening;

/** The opening that the engine of an exhibit takes, which is empty here until a test fills it. */
const taken = async (slug: Slug) =>
  (
    (await import(`../../www/src/exhibits/${slug}/core/opening.ts`)) as {
      opening: Opening[number][];
    }
  ).opening;

const ROOMS = [
  { width: 336, height: 275 },
  { width: 388, height: 395 },
  { width: 700, height: 480 },
  { width: 1000, height: 640 },
];

/** A picture with all its marks and labels, and what is said beside it. */
function whole({ figure, picture, legend, words }: Shown) {
  const written = (one: Element | string): string =>
    typeof one === 'string'
      ? one
      : `<${one.name} ${JSON.stringify(one.attributes)}>${one.children.map(written).join('')}`;
  return {
    picture: written(picture),
    legend: textOf(legend),
    said: plain(words, figure.narration()),
    steps: [figure.timeline.cursor, figure.timeline.length],
    buttons: JSON.stringify(figure.panels.aside(words), (_, part) =>
      typeof part === 'function' ? undefined : part,
    ),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(slugs)(
  '%s opens while the core is silent as it does with it, in each language',
  async (exhibit) => {
    const known = await taken(exhibit);
    for (const [at, size] of ROOMS.entries()) {
      const language = languages[at % languages.length] ?? 'en';
      const moment = { exhibit, link: '', language, theme: 'light', size } as const;
      const draw = () =>
        inPage(builtWasm, async () => {
          const of = await shown(moment);
          const parts = whole(of);
          of.figure.cancel();
          return parts;
        });
      known.length = 0;
      const asked = await draw();
      known.push(...read(openings[exhibit]));
      const silent = vi.spyOn(Host.prototype, 'handle').mockImplementation(() => {});
      expect(await draw()).toEqual(asked);
      silent.mockRestore();
    }
    known.length = 0;
  },
);

test('a literal is the value that it was made of, or is refused', () => {
  const value = {
    'a "b"': [1, -0, 2n ** 70n, undefined, null, Number.NaN, 'x\u2028'],
    rows: Uint32Array.of(1, 2 ** 32 - 1),
    big: BigUint64Array.of(2n ** 63n),
  };
  expect(runInNewContext(`(${literal(value)})`, { Uint32Array, BigUint64Array })).toEqual(value);
  expect(() => literal(new Map())).toThrow('Map');
  expect(() => literal({ act: () => {} })).toThrow();
});

test('only a run with the same configuration is known', () => {
  const opening = [{ model: 'Nim', config: keyOf({ heaps: [3n, 5n] }), answers: {} }];
  expect(knownRun(opening, 'Nim', { heaps: [3n, 5n] })).toBe(opening[0]);
  for (const [model, config] of [
    ['Nim', { heaps: [3n, 4n] }],
    ['Nim', { heaps: [3, 5] }],
    ['Nim', { heaps: [3n, 5n], misere: true }],
    ['Chain', { heaps: [3n, 5n] }],
  ] as const) {
    expect(knownRun(opening, model, config)).toBeUndefined();
  }
});
