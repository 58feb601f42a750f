/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { svg } from 'lit';
import { describe, expect, test } from 'vitest';
import { frameOf } from '../../www/src/exhibits/networks/picture/frame.ts';
import { columnsWith } from '../../www/src/exhibits/networks/picture/ghost-columns.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import { pictureWords } from '../../www/src/exhibits/networks/picture/picture-words.ts';
import {
  type NetworkFrame,
  networkPicture,
  SHADES,
  shade,
} from '../../www/src/exhibits/networks/picture/view.ts';
import type { Traced } from '../../www/src/exhibits/networks/traced.ts';
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
    reveals: true,
    covered: () => false,
    asked: undefined,
    draft: undefined,
    marks: true,
    tabindex: () => undefined,
    ...plan,
  });

/** The elements of a picture, with their attributes. */
function drawn(traced: Traced, plan: Plan = {}, size = { width: 900, height: 400 }) {
  const { covered: covers = () => false } = plan;
  const layout = layoutNetwork({
    ...{ size, text: 1, traced, columns: columnsWith(traced, plan.ghosts ?? []) },
  });
  const shown = frame(traced, plan);
  const named = pictureWords(words, traced, {
    ...{ done: shown.done, covers, reveals: true, lucky: false, ghosts: shown.ghosts },
  });
  const markup = markupOf(svg`${networkPicture(shown, layout, named)}`);
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
  test('are all comparators and both ends of every wire, with a role and a name', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values, net: some }, cursor) => {
        const one = tracedOf(fed(values, some));
        const cells = drawn(one, { cursor: Math.min(cursor, one.size) }).elements.filter(
          ({ role }) => role === 'gridcell',
        );
        const wires = values.map((_, wire) => wire);
        expect(cells.map(({ id }) => id)).toEqual([
          ...one.ends.map((_, layer) => `l${layer}`),
          // A comparator is in the row of its upper end.
          ...wires.flatMap((wire) => [
            `i${wire}`,
            ...one.comparators.flatMap((pair, k) => (Math.min(...pair) === wire ? [`c${k}`] : [])),
            `w${wire}`,
          ]),
        ]);
        for (const cell of cells) expect(cell['aria-label']).toMatch(/\S/);
      }),
      { numRuns: 30 },
    );
  });

  test('are in rows as the picture is built: the layers along the top, and a row for each wire', () => {
    const rows = drawn(traced).elements.filter(({ role }) => role === 'row');
    expect(rows.map((row) => row['aria-label'])).toEqual([
      'Layers',
      ...['Wire 1', 'Wire 2', 'Wire 3', 'Wire 4'],
    ]);
  });

  test('have a heading over either end of the wires', () => {
    const texts = drawn(traced).elements.filter((one) => one.class?.startsWith('heading'));
    expect(texts).toHaveLength(2);
    expect(drawn(traced).markup).toMatch(/>input<.*>output</s);
    // Where the name of the last layer would be in the way, the numbers on the right have none.
    const narrow = drawn(traced, {}, { width: 150, height: 300 });
    expect(narrow.markup).not.toContain('>output<');
  });

  test('have no row without marks', () => {
    const rowsOf = (one: Traced, plan: Plan = {}) =>
      drawn(one, plan).elements.filter(({ role }) => role === 'row');
    expect(rowsOf(traced, { marks: false })).toEqual([]);
    const empty = rowsOf(tracedOf(fed([2, 1], [])));
    expect(empty).toHaveLength(2);
    expect(rowsOf(tracedOf(typed(0, [])))).toEqual([]);
  });

  test('say where they are and which element is there', () => {
    const label = (id: string, cursor: number) =>
      drawn(traced, { cursor }).elements.find((one) => one.id === id)?.['aria-label'];
    expect(label('c0', 0)).toBe('Comparator 1, layer 1: wires 1 and 2');
    expect(label('c1', 0)).toBe('Comparator 2, layer 1: wires 3 and 4, reversed');
    expect(label('c2', 0)).toBe('Comparator 3, layer 2: wires 2 and 3');
    expect([label('i0', 3), label('w0', 0), label('w0', 1)]).toEqual([
      'Wire 1: element 5 comes in',
      'Wire 1: element 5',
      'Wire 1: element 3',
    ]);
  });

  test('include ghosts, dashed and in the row of their upper end', () => {
    const ghosts = [{ comparator: [1, 3] as const, least: 1, most: 2, layer: 0 }];
    const { elements, ofKind, layout } = drawn(traced, { ghosts, asked: 'g0' });
    expect(ofKind('ghost').map(classesOf)).toEqual([['comparator', 'ghost', 'asked']]);
    const ghost = elements.find(({ id }) => id === 'g0');
    expect(ghost).toMatchObject({
      role: 'gridcell',
      'aria-label': 'Taken out: the comparator between wires 2 and 4',
    });
    const order = elements.flatMap(({ role, id }) => (role === 'gridcell' ? [id] : []));
    expect(order.slice(order.indexOf('i1'), order.indexOf('w1') + 1)).toEqual(
      (layout.ghosts[0] ?? 0) < layout.x(2) ? ['i1', 'g0', 'c2', 'w1'] : ['i1', 'c2', 'g0', 'w1'],
    );
    // No comparator is at its place.
    expect(layout.ghosts).toHaveLength(1);
    for (const k of traced.comparators.keys()) expect(layout.x(k)).not.toBe(layout.ghosts[0]);
  });

  test('do not exist if the diagram cannot be edited', () => {
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
  test('have classes for done, current, asked and idle ones', () => {
    const spare = tracedOf(typed(2, Array(3).fill([0, 1])));
    const { verdict } = judgedOf(typed(2, Array(3).fill([0, 1])));
    const { ofKind } = drawn(spare, { cursor: 2, verdict, asked: 'c0' });
    expect(ofKind('comparator').map(classesOf)).toEqual([
      ['comparator', 'done', 'asked'],
      ['comparator', 'done', 'current', 'redundant'],
      ['comparator', 'redundant'],
    ]);
  });

  test('of a whole layer are current if steps are layers', () => {
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

  test('that are being moved are drawn at the pointer, not where they were', () => {
    const draft = { drafted: { x: 100, from: 0, to: 3 }, moving: 1 };
    const { ofKind, markup } = drawn(traced, { draft });
    expect(ofKind('comparator').map(({ id }) => id)).toEqual(['c0', 'c2', undefined]);
    expect(ofKind('draft')).toHaveLength(1);
    expect(markup).toContain('d="M100 ');
  });

  test('of more than 600 are lines, except the asked and the focused one', () => {
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
    // They are not marks: they are outside the rows, and screen readers skip them.
    const { markup } = drawn(many, plan);
    const first = markup.indexOf('role="row"');
    for (const { index } of markup.matchAll(/class="comparators/g)) {
      expect(index).toBeLessThan(first);
      const group = markup.slice(0, index).match(/<g[^>]*>(?!.*<g)/)?.[0];
      expect(group).toContain('aria-hidden="true"');
    }
  });
});

test('the drawing is dense if its columns are close together', () => {
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
    // The ground with the threads, the names of the layers, and a row for each wire.
    const groups = wires + 2;
    expect([ofKind('dense').length, ofKind('loose').length]).toEqual(
      kind === 'dense' ? [groups, 0] : [0, groups],
    );
  }
});

test('only the threads of swapped elements cross, in a curve', () => {
  const { ofKind } = drawn(traced, { cursor: 1 });
  expect(ofKind('thread').map(({ d = '' }) => d.includes('C'))).toEqual([true, true, false, false]);
  expect(
    drawn(traced)
      .ofKind('thread')
      .some(({ d = '' }) => d.includes('C')),
  ).toBe(false);
});

describe('the paint of an element', () => {
  test('is one of twelve shades, darker for larger elements', () => {
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

  test('is that of zeros and ones if all inputs are bits, or if there is a threshold', () => {
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

  test('is that of wrong elements at the end', () => {
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
    expect(drawn(wrong, { cursor: 1, reveals: false }).ofKind('astray')).toEqual([]);
  });
});

describe('covered elements', () => {
  const values = [905, 713, 822, 614];
  const hidden = tracedOf(fed(values, net));
  const shownIn = (markup: string) => values.filter((value) => markup.includes(String(value)));

  test('appear nowhere, at no moment, written or not', () => {
    for (const size of [
      { width: 900, height: 400 },
      { width: 300, height: 60 },
    ]) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        const plan = { cursor, covered: () => true, reveals: false };
        const { markup, ofKind } = drawn(hidden, plan, size);
        expect(shownIn(markup)).toEqual([]);
        expect(ofKind('thread')).toEqual([]);
        expect(ofKind('bead').map(classesOf)).toEqual(Array(4).fill(['bead', 'covered']));
        expect(markup).not.toMatch(/class="[^"]*\b(?:s\d+|one|astray)\b/);
      }
    }
    expect(shownIn(drawn(hidden, { cursor: 3 }).markup)).toEqual(values);
  });

  test('appear once they have been touched, and no others do', () => {
    const { markup, ofKind } = drawn(hidden, {
      cursor: 3,
      covered: (wire) => wire !== 1,
      reveals: false,
    });
    const [, second = 0] = hidden.row(3);
    // The element is written where it is now; the input of its wire is visible too.
    expect(shownIn(markup).sort()).toEqual([second, 713].sort());
    expect(ofKind('thread')).toEqual([]);
  });
});

test('wires are named at both ends if there is room, and layers above', () => {
  const tall = tracedOf(sceneOf({ wires: 64, kind: 'odd-even-merge' }));
  const { ofKind, layout } = drawn(tall, {}, { width: 900, height: 300 });
  expect(layout.named).toBeGreaterThan(1);
  expect(ofKind('name')).toHaveLength(2 * Math.ceil(64 / layout.named));
  expect(ofKind('brace')).toHaveLength(tall.ends.length);
  const numbers = ofKind('layer-name');
  const counted = layout.layers.flatMap(({ counted }, index) => (counted ? [index + 1] : []));
  expect(counted.length).toBeGreaterThan(1);
  expect(numbers).toHaveLength(counted.length);
  expect(ofKind('pearl')).toHaveLength(64);
  expect(ofKind('in-bead')).toHaveLength(0);
});

test('the result lists the wrong wires as each language does', async () => {
  const wrong = tracedOf(fed([50, 30, 41, 40], net));
  const moment = { done: 3, covers: () => false, reveals: true, lucky: false, ghosts: [] };
  const outcomeIn = async (language: 'en' | 'zh' | 'es') =>
    pictureWords(await loadMessages(language, ['common', 'stage', 'networks']), wrong, moment)
      .outcome;
  expect(await outcomeIn('en')).toBe('not sorted: wires 2, 3, 4');
  expect(await outcomeIn('zh')).toBe('没有排好：线 2、3、4');
  expect(await outcomeIn('es')).toBe('no ordenada: cables 2, 3 y 4');
});

test('an input that is carried is marked, and so is the one it would displace', () => {
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
