/// <reference path="../../www/src/env.d.ts" />
import type { TemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import type { KnownOrder } from '../../www/pkg/networks.js';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import { renderGrowthChart } from '../../www/src/exhibits/networks/proof/growth-chart.ts';
import type { Judged } from '../../www/src/exhibits/networks/proof/judge.ts';
import { renderOrderPanel } from '../../www/src/exhibits/networks/proof/order-panel.ts';
import { renderProofPanel } from '../../www/src/exhibits/networks/proof/proof-panel.ts';
import { renderSizes } from '../../www/src/exhibits/networks/proof/size-bars.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { judgedOf, orderOf, sceneOf, tracedOf, typed } from './networks-run.ts';

const languages = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) =>
    loadMessages(language, ['common', 'stage', 'networks', 'networks-panels']),
  ),
);
const [words] = languages;
if (!words) throw new Error('there is no English');

/** A template as plain markup: Lit's rendering for servers leaves out the titles in drawings. */
function written(from: unknown): string {
  if (Array.isArray(from)) return from.map(written).join('');
  // A live region counts with its text.
  if ('_$litDirective$' in Object(from)) return written((from as { values: unknown[] }).values[0]);
  const { strings, values } = (from ?? {}) as Partial<TemplateResult>;
  if (!strings || !values) return ['string', 'number'].includes(typeof from) ? String(from) : '';
  const parts = strings.map((string, i) => {
    const value = i < values.length ? written(values[i]) : '';
    return string + (string.endsWith('=') ? `"${value}"` : value);
  });
  return parts.join('').replace(/\s+/g, ' ');
}

const growth = [
  { wires: 2, document: 3, smallest: 3 },
  { wires: 3, document: 5, smallest: 4 },
  { wires: 4, document: 9, smallest: 8 },
];

function proofPanel(scene: NetworkScene, judged: Judged | undefined, width = 800) {
  const sought: number[] = [];
  const seek = (done: number) => sought.push(done);
  const traced = tracedOf(scene);
  const all = languages.map((language) =>
    renderProofPanel({ words: language, judged, traced, growth, width, seek }),
  );
  for (const template of all) expect(written(template)).not.toMatch(/NaN|undefined|Infinity/);
  const [template] = all;
  const markup = written(template);
  return { template, markup, text: textOf(markup), sought, traced };
}

const panelOf = (scene: NetworkScene, width?: number) => proofPanel(scene, judgedOf(scene), width);
const { comparators } = tracedOf(sceneOf({ wires: 8 }));

describe('the panel of the proof', () => {
  test('says how the proof went, for every outcome', () => {
    const said = (scene: NetworkScene, judged = judgedOf(scene)) => proofPanel(scene, judged).text;
    expect(said(sceneOf({ wires: 8 }))).toContain(
      'It sorts, because all 256 zero-one inputs come out sorted',
    );
    expect(said(typed(8, comparators.slice(1)))).toContain('through all its 18 comparators');
    expect(said(typed(8, []))).toContain(
      'without comparators, the elements of the 8 wires come out as they come in',
    );
    expect(said(typed(1, []))).toContain('there is nothing to prove');
    const { verdict, states, work } = judgedOf(sceneOf({ wires: 8 }));
    const early = { ...verdict, finished: false, done: 5 };
    const undecided = { verdict: { ...early, outcome: 'undecided' as const }, states, work };
    expect(said(sceneOf({ wires: 8 }), undecided)).toMatch(/states/);
    for (const theorem of ['neighbours', 'pairwise'] as const) {
      const known = { verdict: { ...early, theorem }, states, work };
      expect(said(sceneOf({ wires: 8 }), known)).toMatch(/It sorts, by a theorem\./);
    }
    const fails = judgedOf(typed(8, comparators.slice(1))).verdict;
    const stopped = { ...fails, finished: false, theorem: 'neighbours' as const };
    expect(said(sceneOf({ wires: 8 }), { verdict: stopped, states, work })).toContain(
      'the hardest',
    );
    const example = fails.counterexample;
    if (!example) throw new Error('nothing fails');
    const texts = [true, false].map((fewest) => {
      const one = { ...fails, finished: false, counterexample: { ...example, fewest } };
      return said(sceneOf({ wires: 8 }), { verdict: one, states, work });
    });
    expect(texts[0]).not.toBe(texts[1]);
  });

  test('waits for the verdict', () => {
    const { text, markup } = proofPanel(sceneOf({ wires: 8 }), undefined);
    expect(text).toContain('Counting the states');
    expect(markup).not.toContain('role="button"');
  });

  test('has a bar for each comparator, whose height is its number of states, and which leads to it', () => {
    const scene = sceneOf({ wires: 8 });
    const judged = judgedOf(scene);
    const { markup, template, sought } = panelOf(scene);
    const bars = [
      ...markup.matchAll(/<rect class="chart-bar" x="(\S+)" y="(\S+)" width="\S+" height="(\S+)"/g),
    ];
    const funnel = bars
      .slice(0, judged.states.length)
      .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const order = [...judged.states.keys()];
    expect(funnel.map(({ x }) => x)).toEqual(funnel.map(({ x }) => x).sort((a, b) => a - b));
    const bySight = order.toSorted((a, b) => (funnel[b]?.y ?? 0) - (funnel[a]?.y ?? 0));
    const heights = bySight.map((i) => judged.states[i] ?? 0);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    for (const { strings, values } of templates(template)) {
      if (!strings[0]?.startsWith('<g role="button"')) continue;
      const click = values.find((value) => typeof value === 'function') as (e: unknown) => void;
      click({});
    }
    expect(sought).toEqual(Array.from(judged.work, (k) => k + 1));
  });

  test('has the same numbers as a table, in the order of the proof', () => {
    const scene = sceneOf({ wires: 4 });
    const { states, work } = judgedOf(scene);
    const { traced, text } = panelOf(scene);
    for (const [i, k] of work.entries()) {
      const [low = 0, high = 0] = traced.comparators[k] ?? [];
      const args = { number: k + 1, low: low + 1, high: high + 1 };
      const row = [i + 1, words.text('proof-comparator-of', args), states[i]];
      expect(text).toContain(row.slice(0, 2).join(' '));
    }
    expect(states.length).toBe(5);
  });

  test('draws an outline if the bars are too many to point at', () => {
    const scene = sceneOf({ wires: 32, kind: 'bubble' });
    const { markup } = panelOf(scene, 400);
    expect(markup).not.toContain('role="button"');
    expect(markup).toMatch(/<path class="chart-bar" d="M\S+ [^"]*z"/);
    expect(panelOf(sceneOf({ wires: 16 })).markup).toContain('<g role="button"');
  });

  test('lists comparators that never swap anything, or says that all of them swap', () => {
    const spare: Comparator[] = [...comparators, [0, 1], [6, 7]];
    const { template, sought, traced } = panelOf(typed(8, spare));
    const { redundant } = judgedOf(typed(8, spare)).verdict;
    expect(redundant).toHaveLength(2);
    const name = (k: number) => words.text('proof-comparator', { number: k + 1 });
    for (const k of redundant) {
      const [click] =
        templates(template).find(({ values }) => values.includes(name(k)))?.values ?? [];
      (click as () => void)();
    }
    expect(sought).toEqual(redundant.map((k) => k + 1));
    expect(traced.size).toBe(21);
    const none = textOf(words.text('proof-idle-none'));
    expect(panelOf(sceneOf({ wires: 8 })).text).toContain(none);
    expect(panelOf(typed(8, [])).text).not.toContain(none);
  });
});

describe('the number of comparators', () => {
  const sizes = (scene: NetworkScene, outcome: 'sorts' | 'fails' | 'undecided') =>
    textOf(markupOf(renderSizes({ words, summary: tracedOf(scene).summary, outcome, width: 800 })));

  test('has a sentence for every possible size', () => {
    const less = (count: number, wires = 8) => typed(wires, Array<Comparator>(count).fill([0, 1]));
    const cases: [string, NetworkScene, 'sorts' | 'fails' | 'undecided'][] = [
      ['below-bound', less(3), 'fails'],
      ['below-proved', less(17), 'fails'],
      ['least', sceneOf({ wires: 8 }), 'sorts'],
      ['more', sceneOf({ wires: 8, kind: 'bubble' }), 'sorts'],
      // A network that fails is not praised for being as small as the smallest, or a little larger.
      ['fails', less(19), 'fails'],
      ['fails', less(60, 16), 'fails'],
      ['fails', less(25), 'fails'],
      ['undecided', less(19), 'undecided'],
      ['between', less(58, 16), 'fails'],
      ['record', less(58, 16), 'sorts'],
      ['known', sceneOf({ wires: 16 }), 'sorts'],
      ['unknown', sceneOf({ wires: 40, kind: 'bubble' }), 'sorts'],
    ];
    const seen = new Set<string>();
    for (const [name, scene, outcome] of cases) {
      const { wires, size, lowerBound, best } = tracedOf(scene).summary;
      const args = { size, wires, bound: lowerBound };
      const { most: known = 0, least: proved = 0 } = best?.size ?? {};
      const expected = textOf(words.text(`proof-size-${name}`, { ...args, known, proved }));
      expect(sizes(scene, outcome), name).toContain(expected);
      seen.add(expected);
    }
    expect(seen.size).toBe(cases.length);
    expect(sizes(typed(1, []), 'sorts')).toBe('');
  });

  test('has a bar for each number, with a length in proportion', () => {
    const { summary } = tracedOf(sceneOf({ wires: 16, kind: 'bubble' }));
    const markup = markupOf(renderSizes({ words, summary, outcome: 'sorts', width: 800 }));
    const widths = [...markup.matchAll(/<rect class="[^"]*" x="1" y="2" width="(\d+)"/g)].map(
      ([, width]) => Number(width),
    );
    const counts = [...markup.matchAll(/<b>(\d+)<\/b>/g)].map(([, count]) => Number(count));
    // 16! has 45 bits.
    expect(counts).toEqual([120, 60, 57, 45]);
    for (const [i, count] of counts.entries()) {
      expect(Math.abs((widths[i] ?? 0) - (count / 120) * (widths[0] ?? 0))).toBeLessThan(1);
    }
  });
});

describe('the chart of the growth', () => {
  const chart = (rows: typeof growth | undefined, wires = 3) =>
    markupOf(renderGrowthChart({ words, rows, wires, width: 800 }));

  test('waits for its rows', () => {
    expect(textOf(chart(undefined))).toContain(words.text('growth-waiting'));
  });

  test('has a mark and a row for each number of wires', () => {
    const markup = chart(growth);
    expect(markup.match(/class="mark-0"/g)?.length).toBe(growth.length + 1);
    expect(markup.match(/<th scope="row">/g)).toHaveLength(growth.length);
    for (const { wires, document, smallest } of growth) {
      const counts = [2 ** wires, smallest, document].map((count) =>
        words.text('growth-count', { count }),
      );
      expect(textOf(markup)).toContain(`${wires} ${counts.join(' ')}`);
    }
  });

  test('marks the number of wires of the figure, if it is on the chart', () => {
    expect(chart(growth, 3)).toContain('n = 3');
    expect(chart(growth, 64)).not.toContain('n = ');
  });
});

describe('the panel of the order', () => {
  const panel = (order: KnownOrder | undefined, wires: number, done: number, pending = false) =>
    languages.map((language) =>
      markupOf(renderOrderPanel({ words: language, order, pending, done, wires, width: 800 })),
    );

  test('says how much is known at every moment, in every language', () => {
    const scene = sceneOf({ wires: 4 });
    const [texts, covers]: [string[], number[]] = [[], []];
    for (let done = 0; done <= 5; done += 1) {
      const order = orderOf(scene, done);
      const markups = panel(order, 4, done);
      for (const markup of markups) expect(markup).not.toMatch(/NaN|undefined/);
      const [markup = ''] = markups;
      texts.push(textOf(markup));
      const pairs = order?.covers.length ?? 0;
      covers.push(pairs);
      expect(markup.match(/class="cover"/g)?.length ?? 0).toBe(pairs);
      expect(markup.match(/<li>/g)?.length ?? 0).toBe(pairs);
    }
    expect(covers).toEqual([0, 1, 2, 3, 4, 3]);
    const args = { wires: 4, inputs: '16' };
    const said = (id: string, done: number, states: string) =>
      textOf(words.text(`order-states-${id}`, { ...args, done, states }));
    expect(texts[0]).toContain(said('nothing', 0, '16'));
    expect(texts[2]).toContain(said('some', 2, '9'));
    expect(texts[5]).toContain(said('sorted', 5, '5'));
  });

  test('knows a complete order that differs from that of the wires', () => {
    const [markup = ''] = panel(orderOf(typed(2, [[1, 0]]), 1), 2, 1);
    const args = { done: 1, wires: 2, states: '3', inputs: '4' };
    expect(textOf(markup)).toContain(textOf(words.text('order-states-chain', args)));
  });

  test('waits, or says that there are too many states', () => {
    const text = ([markup = '']: string[]) => textOf(markup);
    expect(text(panel(undefined, 64, 9, true))).toBe(words.text('order-waiting', { done: 9 }));
    expect(text(panel(undefined, 64, 9))).toBe(words.text('order-too-many', { done: 9 }));
    expect(text(panel(undefined, 0, 0))).toBe(words.text('order-none'));
  });
});
