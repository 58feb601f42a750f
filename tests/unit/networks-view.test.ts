/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';
import { frameOf } from '../../www/src/exhibits/networks/frame.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/layout.ts';
import { plateWords } from '../../www/src/exhibits/networks/plate-words.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
import {
  type NetworkFrame,
  networkPlate,
  SHADES,
  shade,
} from '../../www/src/exhibits/networks/view.ts';
import { stills } from '../../www/src/gallery/stills.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { classesOf, elementsOf, markupOf, ofClass } from './markup.ts';
import { anyNetwork, fed, judgedOf, sceneOf, tracedOf, typed } from './networks-run.ts';

const words = await loadMessages('en', ['common', 'stage', 'networks']);

type Plan = Partial<Parameters<typeof frameOf>[0]>;

const frame = (traced: Traced, plan: Plan = {}): NetworkFrame =>
  frameOf({
    traced,
    cursor: 0,
    unit: 'comparator',
    threshold: undefined,
    verdict: undefined,
    tells: true,
    covered: () => false,
    asked: undefined,
    draft: undefined,
    marks: true,
    tabindex: () => undefined,
    ...plan,
  });

/** The elements of a plate, with their attributes. */
function drawn(traced: Traced, plan: Plan = {}, size = { width: 900, height: 400 }) {
  const { covered: covers = () => false } = plan;
  const layout = layoutNetwork({ size, text: 1, traced });
  const shown = frame(traced, plan);
  const named = plateWords(words, traced, { done: shown.done, covers });
  const markup = markupOf(svg`${networkPlate(shown, layout, named)}`);
  const elements = elementsOf(markup);
  const ofKind = (kind: string) => ofClass(elements, kind);
  return { markup, elements, layout, ofKind };
}

const net = [
  [0, 1],
  [3, 2],
  [1, 2],
] as const;
const traced = tracedOf(fed([5, 3, 4, 4], net));

describe('the marks of the diagram', () => {
  test('are every comparator and both ends of every wire, with a role and a name', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values, net: some }, cursor) => {
        const one = tracedOf(fed(values, some));
        const cells = drawn(one, { cursor: Math.min(cursor, one.size) }).elements.filter(
          ({ role }) => role === 'gridcell',
        );
        const wires = values.map((_, wire) => wire);
        expect(cells.map(({ id }) => id)).toEqual([
          ...one.comparators.map((_, k) => `c${k}`),
          ...wires.map((wire) => `i${wire}`),
          ...wires.map((wire) => `w${wire}`),
        ]);
        for (const cell of cells) expect(cell['aria-label']).toMatch(/\S/);
      }),
      { numRuns: 30 },
    );
  });

  test('stand in three rows, of what they are', () => {
    const rows = drawn(traced).elements.filter(({ role }) => role === 'row');
    expect(rows.map((row) => row['aria-label'])).toEqual([
      'The comparators',
      'The elements that come in',
      'The elements where they are now',
    ]);
  });

  test('stand in no row where there are none', () => {
    const rowsOf = (one: Traced, plan: Plan = {}) =>
      drawn(one, plan).elements.filter(({ role }) => role === 'row');
    expect(rowsOf(traced, { marks: false })).toEqual([]);
    const empty = rowsOf(tracedOf(fed([2, 1], [])));
    expect(empty.map((row) => row['aria-label'])).toEqual([
      'The elements that come in',
      'The elements where they are now',
    ]);
    expect(rowsOf(tracedOf(typed(0, [])))).toEqual([]);
  });

  test('say where they are and what is there', () => {
    const label = (id: string, cursor: number) =>
      drawn(traced, { cursor }).elements.find((one) => one.id === id)?.['aria-label'];
    expect(label('c0', 0)).toBe('Comparator 1, layer 1: wires 1 and 2');
    expect(label('c1', 0)).toBe('Comparator 2, layer 1: wires 3 and 4, reversed');
    expect(label('c2', 0)).toBe('Comparator 3, layer 2: wires 2 and 3');
    expect([label('i0', 3), label('w0', 0), label('w0', 1)]).toEqual([
      'Wire 1, coming in: 5',
      'Wire 1: 5',
      'Wire 1: 3',
    ]);
  });

  test('are none where the diagram is not edited', () => {
    const { elements } = drawn(traced, { marks: false });
    expect(elements.some(({ role }) => role === 'gridcell')).toBe(false);
    expect(elements.some(({ id }) => id !== undefined)).toBe(false);
    expect(elements.filter(({ class: kind }) => kind?.startsWith('bead'))).toHaveLength(4);
  });

  test('have one tab stop', () => {
    for (const mark of ['c1', 'i2', 'w3']) {
      const { elements } = drawn(traced, { tabindex: (one) => (one === mark ? 0 : undefined) });
      const stops = elements.filter(({ tabindex }) => tabindex === '0');
      expect(stops.map(({ id }) => id)).toEqual([mark]);
    }
  });
});

describe('the comparators', () => {
  test('are done, current, asked or spare, as they are', () => {
    const spare = tracedOf(typed(2, Array(3).fill([0, 1])));
    const { verdict } = judgedOf(typed(2, Array(3).fill([0, 1])));
    const { ofKind } = drawn(spare, { cursor: 2, verdict, asked: 'c0' });
    expect(ofKind('comparator').map(classesOf)).toEqual([
      ['comparator', 'done', 'asked'],
      ['comparator', 'done', 'current', 'redundant'],
      ['comparator', 'redundant'],
    ]);
  });

  test('of a whole layer are current where steps are layers', () => {
    const kinds = (cursor: number) =>
      drawn(traced, { cursor, unit: 'layer' })
        .ofKind('current')
        .map(({ id }) => id);
    expect([kinds(0), kinds(1), kinds(2)]).toEqual([[], ['c0', 'c1'], ['c2']]);
  });

  test('have an arrow where the larger element goes up, at that end', () => {
    const { ofKind, layout } = drawn(traced);
    const heads = ofKind('arrow-head');
    expect(heads).toHaveLength(1);
    expect(heads[0]?.d).toContain(`L${Math.round(layout.x(1) * 10) / 10} ${layout.y(2)}`);
  });

  test('that are under way are drawn where they are taken, and not where they were', () => {
    const draft = { drafted: { x: 100, from: 0, to: 3 }, moving: 1 };
    const { ofKind, markup } = drawn(traced, { draft });
    expect(ofKind('comparator').map(({ id }) => id)).toEqual(['c0', 'c2', undefined]);
    expect(ofKind('draft')).toHaveLength(1);
    expect(markup).toContain('d="M100 ');
  });

  test('of more than 600 are lines, but for those that are asked or walked on', () => {
    const many = tracedOf(typed(2, Array(601).fill([0, 1])));
    const plan: Plan = {
      cursor: 600,
      asked: 'c5',
      tabindex: (id) => (id === 'c9' ? 0 : undefined),
    };
    const { ofKind } = drawn(many, plan);
    expect(ofKind('comparator').map(({ id }) => id)).toEqual(['c5', 'c9']);
    const lines = ofKind('comparators').map(({ d = '' }) => d.split('M').length - 1);
    expect(lines).toEqual([1, 600]);
    // They are no marks: outside the rows, and left out by a screen reader.
    const { markup } = drawn(many, plan);
    const first = markup.indexOf('role="row"');
    for (const { index } of markup.matchAll(/class="comparators/g)) {
      expect(index).toBeLessThan(first);
      const group = markup.slice(0, index).match(/<g[^>]*>(?!.*<g)/)?.[0];
      expect(group).toContain('aria-hidden="true"');
    }
  });
});

test('what is drawn is dense where columns are close together, and loose elsewhere', () => {
  for (const [wires, width, kind] of [
    [64, 900, 'dense'],
    [4, 900, 'loose'],
  ] as const) {
    const { layout, ofKind } = drawn(
      tracedOf(sceneOf({ wires, kind: 'odd-even-merge' })),
      {},
      {
        width,
        height: 400,
      },
    );
    expect(layout.pitch < 7).toBe(kind === 'dense');
    // The ground with the threads, and three rows.
    expect([ofKind('dense').length, ofKind('loose').length]).toEqual(
      kind === 'dense' ? [4, 0] : [0, 4],
    );
  }
});

test('elements that are exchanged cross in a curve, and no others', () => {
  const { ofKind } = drawn(traced, { cursor: 1 });
  expect(ofKind('thread').map(({ d = '' }) => d.includes('C'))).toEqual([true, true, false, false]);
  expect(
    drawn(traced)
      .ofKind('thread')
      .some(({ d = '' }) => d.includes('C')),
  ).toBe(false);
});

describe('the paint of an element', () => {
  test('is one of twelve shades, the darker the larger', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net: some }) => {
        const one = tracedOf(fed(values, some));
        const painted = values.toSorted((a, b) => a - b).map((value) => shade(value, frame(one)));
        if (one.binary) {
          expect(painted.every((paint) => paint === 'zero' || paint === 'one')).toBe(true);
          return;
        }
        const steps = painted.map((paint) => Number(/^s(\d+)$/.exec(paint)?.[1]));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(steps.at(-1)).toBe(SHADES - 1);
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is that of zeros and ones where nothing else comes in, or where there is a threshold', () => {
    const bits = tracedOf(fed([1, 0, 1, 0], net));
    expect([0, 1].map((value) => shade(value, frame(bits)))).toEqual(['zero', 'one']);
    const from4 = frame(traced, { threshold: 4 });
    expect([3, 4, 5].map((value) => shade(value, from4))).toEqual(['zero', 'one', 'one']);
    const { ofKind } = drawn(traced, { threshold: 4 });
    expect(ofKind('bead').map(classesOf)).toEqual([
      ['bead', 'one'],
      ['bead', 'zero'],
      ['bead', 'one'],
      ['bead', 'one'],
    ]);
    expect(ofKind('thread').map((one) => classesOf(one)[1])).toEqual(['one', 'zero', 'one', 'one']);
  });

  test('is that of what has gone astray, once all is done', () => {
    const wrong = tracedOf(fed([5, 3, 4, 4], [[0, 1]]));
    expect(wrong.wrong()).not.toEqual([]);
    expect(drawn(wrong, { cursor: 0 }).ofKind('astray')).toEqual([]);
    const { ofKind } = drawn(wrong, { cursor: 1 });
    const beads = ofKind('bead').filter((bead) => classesOf(bead).includes('astray'));
    expect(beads.map(({ id }) => id)).toEqual(wrong.wrong().map((wire) => `w${wire}`));
    expect(ofKind('thread').filter((one) => classesOf(one).includes('astray'))).toHaveLength(
      wrong.wrong().length,
    );
    expect(ofKind('name').filter((one) => classesOf(one).includes('wrong'))).toHaveLength(
      wrong.wrong().length,
    );
    expect(drawn(wrong, { cursor: 1, tells: false }).ofKind('astray')).toEqual([]);
  });
});

describe('covered elements', () => {
  const values = [905, 713, 822, 614];
  const hidden = tracedOf(fed(values, net));
  const told = (markup: string) => values.filter((value) => markup.includes(String(value)));

  test('are told nowhere, at no moment, written or not', () => {
    for (const size of [
      { width: 900, height: 400 },
      { width: 300, height: 60 },
    ]) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        const plan = { cursor, covered: () => true, tells: false };
        const { markup, ofKind } = drawn(hidden, plan, size);
        expect(told(markup)).toEqual([]);
        expect(ofKind('thread')).toEqual([]);
        expect(ofKind('bead').map(classesOf)).toEqual(Array(4).fill(['bead', 'covered']));
        expect(markup).not.toMatch(/\b(?:s\d+|one|astray)\b/);
      }
    }
    expect(told(drawn(hidden, { cursor: 3 }).markup)).toEqual(values);
  });

  test('that have been touched are told, and no other', () => {
    const { markup, ofKind } = drawn(hidden, {
      cursor: 3,
      covered: (wire) => wire !== 1,
      tells: false,
    });
    const [, second = 0] = hidden.row(3);
    // It is written where it is now; what came in on its wire is seen as well.
    expect(told(markup).sort()).toEqual([second, 713].sort());
    expect(ofKind('thread')).toEqual([]);
  });
});

test('wires are named at both ends, as far as there is room, and layers above', () => {
  const tall = tracedOf(sceneOf({ wires: 64, kind: 'odd-even-merge' }));
  const { ofKind, layout, elements } = drawn(tall, {}, { width: 900, height: 300 });
  expect(layout.named).toBeGreaterThan(1);
  expect(ofKind('name')).toHaveLength(2 * Math.ceil(64 / layout.named));
  expect(ofKind('layer')).toHaveLength(tall.ends.length - 1);
  const numbers = elements.filter((one) => one.tag === 'text' && !one.class);
  const counted = layout.layers.flatMap(({ counted }, index) => (counted ? [index + 1] : []));
  expect(counted.length).toBeGreaterThan(1);
  expect(numbers).toHaveLength(counted.length);
  expect(ofKind('pearl')).toHaveLength(64);
  expect(ofKind('in-bead')).toHaveLength(0);
});

test('an element that is carried is held, as is the one it would displace', () => {
  const { ofKind } = drawn(traced, { draft: { carrying: { from: 0, to: 2 } } });
  expect(ofKind('input').map((one) => classesOf(one).includes('asked'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const picked = drawn(traced, { asked: 'i3' }).ofKind('asked');
  expect(picked).toHaveLength(1);
});

test('the still of the gallery shows the default network, whole, and stands alone', async () => {
  const { readFileSync } = await import('node:fs');
  const made = stills((slug) =>
    Uint8Array.from(readFileSync(new URL(`../../www/pkg/${slug}_bg.wasm`, import.meta.url))),
  );
  const { inline = '', file = '' } = made.networks ?? {};
  for (const markup of [inline, file]) {
    expect(markup.match(/class="comparator done/g)).toHaveLength(60);
    expect(markup.match(/class="thread s\d+"/g)).toHaveLength(16);
    expect(markup).not.toMatch(/tabindex|aria-label|role=|NaN|undefined|<!--/);
  }
  const kinds = [...file.matchAll(/class="thread (s\d+)"/g)].map(([, kind]) => kind);
  for (const kind of kinds) expect(file).toContain(`.thread.${kind}{`);
});
