/// <reference path="../../www/src/env.d.ts" />

import { html } from 'lit';
import { describe, expect, test } from 'vitest';
import {
  type Chart,
  numbered,
  pointsOf,
  renderChart,
  renderKeys,
} from '../../www/src/stage/chart.ts';
import { renderNumbers, renderTwin } from '../../www/src/stage/number-table.ts';
import { drawingAt } from './drawing-at.ts';
import { classesOf, elementsOf, markupOf, ofClass, templates, textOf } from './markup.ts';

/** Five items of 9, 1, 100, 10 and 0, each 10 px wide, beside the room of an axis. */
const plain: Chart = {
  label: 'counts of five items',
  width: 40 + 50 + 4,
  height: 100,
  items: [1, 5],
  scale: { base: 10, exponent: 2 },
  series: [{ look: 'bars', points: pointsOf([9, 1, 100, 10, 0]) }],
};
const drawnOf = (chart: Partial<Chart>) =>
  elementsOf(markupOf(renderChart({ ...plain, ...chart })));
const numbersOf = (text = ''): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

describe('a chart', () => {
  test('is an image with a label, and its bars are as high as their powers', () => {
    const drawn = drawnOf({});
    expect(drawn[0]).toMatchObject({ role: 'img', 'aria-label': 'counts of five items' });
    const heights = ofClass(drawn, 'chart-bar').map(({ height }) => Number(height));
    // 0 and 1 do not rise above the axis, but they are visible.
    for (const [i, high] of [47.7, 2, 100, 50, 2].entries())
      expect(heights[i]).toBeCloseTo(high, 0);
    for (const { y, height } of ofClass(drawn, 'chart-bar'))
      expect(Number(y) + Number(height)).toBe(106);
  });

  test('can use equal steps, and go below zero', () => {
    const points = pointsOf([5, -5, 10]);
    const drawn = drawnOf({
      items: [1, 3],
      scale: { from: -10, to: 10, step: 5 },
      series: [{ look: 'bars', points }],
    });
    const bars = ofClass(drawn, 'chart-bar').map(({ y, height }) => [Number(y), Number(height)]);
    expect(bars).toEqual([
      [31, 25],
      [56, 25],
      [6, 50],
    ]);
    expect(ofClass(drawn, 'zero-line').map(({ y1 }) => Number(y1))).toEqual([56]);
    expect(ofClass(drawn, 'faint').map(({ text }) => text)).toEqual(['-10', '-5', '0', '5', '10']);
  });

  test('has a line with a mark for each count and a letter at its end, and keeps letters apart', () => {
    const counts = [1, 10, 100];
    const series = ['A', 'B'].map((letter, look) => ({ look, letter, points: pointsOf(counts) }));
    const drawn = drawnOf({ series });
    for (const look of [0, 1]) {
      expect(numbersOf(ofClass(drawn, `look-${look}`)[0]?.d)).toHaveLength(2 * counts.length);
      expect(ofClass(drawn, `mark-${look}`)).toHaveLength(counts.length);
    }
    const [one, other] = ofClass(drawn, 'strong').map(({ y }) => Number(y));
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBe(14);
    expect(ofClass(drawnOf({ series: [{ look: 2, bare: true, points: [] }] }), 'mark-2')).toEqual(
      [],
    );
  });

  test('gives points and bars the classes of their kinds', () => {
    const kind = (at: number) => (at === 2 ? 'lost' : 'won');
    for (const look of ['points', 'bars'] as const) {
      const drawn = drawnOf({ series: [{ look, points: pointsOf([1, 2, 3]), kind }] });
      const kinds = drawn.filter((one) => /won|lost/.test(classesOf(one).join()));
      expect(kinds.map((one) => classesOf(one).at(-1))).toEqual(['won', 'lost', 'won']);
    }
  });

  test('names items, axes and the marked item within its width', () => {
    const drawn = drawnOf({
      names: numbered([1, 5], 2),
      axes: { counts: 'plies', items: 'objects' },
      here: { at: 5, name: 'H = 5: a long name' },
    });
    const [here, ...names] = ofClass(drawn, 'middle');
    expect(here?.text).toBe('H = 5: a long name');
    expect(names.map(({ text }) => text)).toEqual(['2', '4']);
    expect(names.map(({ x }) => Number(x))).toEqual([55, 75]);
    expect(ofClass(drawn, 'current').map(({ x, width }) => Number(x) + Number(width) / 2)).toEqual([
      85,
    ]);
    expect(
      textOf(markupOf(renderChart({ ...plain, axes: { counts: 'plies', items: 'n' } }))),
    ).toMatch(/n plies$/);
  });

  test('underlines a band from its first item to its last', () => {
    expect(numbersOf(ofClass(drawnOf({ band: [2, 4] }), 'band')[0]?.d)).toEqual([50, 110, 80]);
  });

  test('draws an outline where bars would be too thin to point at', () => {
    const steps = { label: String, go: () => {} };
    const drawn = drawnOf({
      items: [1, 40],
      series: [{ look: 'bars', points: pointsOf(Array(40).fill(3)) }],
      steps,
    });
    expect(ofClass(drawn, 'chart-bar').map(({ tag }) => tag)).toEqual(['path']);
    expect(drawn[0]?.role).toBe('img');
  });

  test('has buttons for items that lead somewhere, with one tab stop at the current item', () => {
    const gone: number[] = [];
    const template = renderChart({
      ...plain,
      here: { at: 3 },
      crossed: [2],
      steps: { label: (at) => `to ${at}`, go: (at) => gone.push(at) },
    });
    const drawn = elementsOf(markupOf(template));
    const buttons = drawn.filter(({ role }) => role === 'button');
    expect(drawn[0]?.role).toBe('group');
    expect(buttons.map((one) => one['aria-label'])).toEqual(
      [1, 2, 3, 4, 5].map((at) => `to ${at}`),
    );
    expect(buttons.map(({ tabindex }) => tabindex)).toEqual(['-1', '-1', '0', '-1', '-1']);
    expect(buttons.map((one) => one['aria-current'] ?? '')).toEqual(['', '', 'step', '', '']);
    expect(drawn.filter(({ text }) => text === '×')).toHaveLength(1);
    for (const { strings, values } of templates(template)) {
      if (!strings[0]?.startsWith('<g role="button"')) continue;
      (values.find((value) => typeof value === 'function') as (event: unknown) => void)({});
    }
    expect(gone).toEqual([1, 2, 3, 4, 5]);
  });

  test('is a slider over its items if they can be pointed at', () => {
    const pointed: (number | undefined)[] = [];
    const template = renderChart({
      ...plain,
      here: { at: 3, name: 'H = 3', said: 'ten of three' },
      point: (at) => pointed.push(at),
    });
    expect(elementsOf(markupOf(template))[0]).toMatchObject({
      role: 'slider',
      tabindex: '0',
      'aria-valuemin': '1',
      'aria-valuemax': '5',
      'aria-valuenow': '3',
      'aria-valuetext': 'ten of three',
    });
    const [move, , leave, press] = template.values.filter((value) => typeof value === 'function');
    const currentTarget = drawingAt(
      { x: 100, y: 0, width: 90, height: 90 },
      { width: 90, height: 90 },
    );
    for (const clientX of [0, 145, 171, 999]) move?.({ currentTarget, clientX });
    expect(pointed.splice(0)).toEqual([1, 1, 4, 5]);
    let prevented = 0;
    const key = (name: string, modifiers = {}) =>
      press?.({ key: name, preventDefault: () => (prevented += 1), ...modifiers });
    for (const name of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'k'])
      key(name);
    key('ArrowLeft', { ctrlKey: true });
    expect(pointed.splice(0)).toEqual([2, 4, 4, 2, 1, 5]);
    expect(prevented).toBe(6);
    leave?.({ pointerType: 'touch' });
    leave?.({ pointerType: 'mouse' });
    expect(pointed).toEqual([undefined]);
  });
});

test('a legend draws what the chart draws', () => {
  const keys = [0, 1, 2, 3, 'faint', 'bars', 'points'] as const;
  const markup = markupOf(
    renderKeys(keys.map((look) => [{ look, kind: () => 'won' }, `it is ${look}`])),
  );
  for (const look of keys) expect(textOf(markup)).toContain(`it is ${look}`);
  for (const kind of ['look-0', 'mark-3', 'mark-faint', 'chart-bar', 'won']) {
    expect(ofClass(elementsOf(markup), kind).length).toBeGreaterThan(0);
  }
});

test('a table names its rows and columns, and opens below its chart', () => {
  const table = {
    label: 'the same',
    columns: ['n', 'of it'],
    rows: [
      [1, 'one'],
      [2, html`<b>two</b>`],
    ],
    sum: ['all', 3],
  };
  const markup = markupOf(renderTwin(table, html`<p>no more</p>`));
  expect(textOf(markup)).toBe('the same n of it 1 one 2 two all 3 no more');
  const drawn = elementsOf(markup);
  expect(drawn.filter(({ scope }) => scope === 'col').map(({ text }) => text)).toEqual([
    'n',
    'of it',
  ]);
  expect(drawn.filter(({ scope }) => scope === 'row').map(({ text }) => text)).toEqual([
    '1',
    '2',
    'all',
  ]);
  expect(ofClass(drawn, 'scroll')[0]).toMatchObject({
    role: 'group',
    tabindex: '0',
    'aria-label': 'the same',
  });
  expect(ofClass(elementsOf(markupOf(renderNumbers(table))), 'tall')).toEqual([]);
});
