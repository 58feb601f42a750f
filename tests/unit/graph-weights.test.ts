/** Weights of edges: kept to their last digit by readers, edits, links and writers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { Walk } from '../../www/src/exhibits/paths/walk.ts';
import { Walked } from '../../www/src/exhibits/paths/walked.ts';
import { weightLabels } from '../../www/src/exhibits/paths/weights/labels.ts';
import {
  linkedWeights,
  weighed,
  withWeights,
} from '../../www/src/exhibits/paths/weights/linked.ts';
import { compareDecimals, decimalKey, isDecimal, isZero } from '../../www/src/reading/decimal.ts';
import { type Drawn, drawnFrom } from '../../www/src/stage/graph/edit-graph.ts';
import { type Edit, edited } from '../../www/src/stage/graph/edits.ts';
import { decimal } from '../../www/src/words/big-number.ts';

const LONG = '12345678901234567890.5';

/** a to b to c and a to c, with these weights. */
const triangle = (weights: readonly string[], both = true): Drawn => ({
  ...withWeights(drawnFrom(['a', 'b', 'c'], [0, 1, 1, 2, 0, 2]), weights),
  ...(both && { both }),
});
const weightsOf = (graph: Drawn) => graph.edges.map(({ weight }) => weight);

function changed(graph: Drawn, edit: Edit): Drawn {
  const next = edited(graph, edit);
  if (next instanceof CodedError) throw next;
  return next;
}

describe('decimals', () => {
  test('are compared to the last digit', () => {
    const ordered = [
      '-1e3',
      '-10',
      '-2',
      '-0.1',
      '0',
      '1e-400',
      '.1',
      '0.11',
      '2',
      '9',
      '1e1',
      LONG,
    ];
    for (const [at, one] of ordered.entries()) {
      for (const [before, other] of ordered.slice(0, at).entries()) {
        expect(compareDecimals(other, one), `${before} ${other} < ${one}`).toBeLessThan(0);
        expect(compareDecimals(one, other)).toBeGreaterThan(0);
      }
    }
    expect(compareDecimals('12345678901234567890.4', LONG)).toBeLessThan(0);
    expect(['0', '-0.00', '0e9', '.0'].every(isZero)).toBe(true);
    expect(['1e-400', '0.01', '10'].some(isZero)).toBe(false);
  });

  test('are the same however they are written', () => {
    const same = ['2.5', '+2.5', '2.50', '25e-1', '0.25E1', '02.5'];
    expect(new Set(same.map(decimalKey)).size).toBe(1);
    expect(
      new Set([LONG, '12345678901234567891.5', '12345678901234567890'].map(decimalKey)).size,
    ).toBe(3);
    expect(['', '.', '1,5', '0x1', 'NaN', 'Infinity', '1e', ' 1'].some(isDecimal)).toBe(false);
  });

  test('agree with the numbers of JavaScript where these are exact', () => {
    const any = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(any, any, ([a, x], [b, y]) => {
        const sign = Math.sign(a * 10 ** x - b * 10 ** y);
        return Math.sign(compareDecimals(`${a}e${x}`, `${b}e${y}`)) === sign;
      }),
    );
  });

  test('are said as a language writes them, with all their digits', () => {
    expect(decimal('12345678901234567890.50', 'en')).toBe('12,345,678,901,234,567,890.50');
    expect(decimal('-0.3', 'es')).toBe('−0,3');
    expect(decimal('7', 'zh')).toBe('7');
  });
});

describe('edits of a graph with weights', () => {
  test('keep those of the other edges', () => {
    const graph = triangle(['1', '0.10', LONG]);
    expect(weightsOf(changed(graph, { kind: 'remove', node: 0 }))).toEqual(['0.10']);
    expect(weightsOf(changed(graph, { kind: 'rename', node: 0, name: 'q' }))).toEqual(
      weightsOf(graph),
    );
    expect(weightsOf(changed(graph, { kind: 'part', from: 1, to: 0 }))).toEqual(['0.10', LONG]);
    const more = changed(changed(graph, { kind: 'add', name: 'd' }), {
      kind: 'join',
      from: 3,
      to: 0,
    });
    expect(weightsOf(more)).toEqual(['1', '0.10', LONG, undefined]);
  });

  test('that make two edges one keep the lesser weight, and none that only one of them has', () => {
    const turned = (forth: string, back: string) => {
      const graph = withWeights(drawnFrom(['a', 'b'], [0, 1, 1, 0]), [forth, back]);
      return weightsOf(changed(graph, { kind: 'turn', both: true }));
    };
    expect(turned('3', '10')).toEqual(['3']);
    expect(turned('10', '3')).toEqual(['3']);
    expect(turned(LONG, '12345678901234567890.4')).toEqual(['12345678901234567890.4']);
    expect(turned('3', '')).toEqual([undefined]);
    expect(turned('', '3')).toEqual([undefined]);
  });
});

describe('a link', () => {
  const walked = (graph: Drawn) =>
    new Walked(graph, [], new Walk(new Uint32Array(), new Uint32Array(), -1), {} as never);
  const plain = (graph: Drawn): Drawn => ({
    ...graph,
    edges: graph.edges.map(({ from, to }) => ({ from, to })),
  });

  test('has the weights in the order of the core, and none for a graph without', () => {
    expect(linkedWeights(triangle([]))).toBeUndefined();
    // The core has a–b, a–c, b–c.
    expect(linkedWeights(triangle(['1', '', LONG]))).toBe(`1,${LONG},`);
    const back = { ...drawnFrom(['a', 'b', 'c'], [2, 0, 1, 0]), both: true };
    expect(linkedWeights(withWeights(back, ['5', '4']))).toBe('4,5');
    expect(linkedWeights(withWeights({ ...back, both: false }, ['5', '4']))).toBe('4,5');
  });

  test('gives the graph its weights back', () => {
    const graph = { ...drawnFrom(['a', 'b', 'c'], [0, 1, 0, 2, 1, 2]), both: true };
    const weight = fc.constantFrom('', '1', '0.1', '-2e3', LONG, '+.5');
    fc.assert(
      fc.property(fc.array(weight, { minLength: 3, maxLength: 3 }), (weights) => {
        const given = withWeights(graph, weights);
        const text = linkedWeights(given);
        if (text === undefined) return weights.every((one) => one === '');
        const { walked: shown, wrong } = weighed(walked(plain(given)), text);
        expect(wrong).toEqual([]);
        expect(shown.weighed?.text).toBe(text);
        expect(shown.graph).toEqual(given);
        return true;
      }),
    );
  });

  test('whose weights do not fit says it and has none', () => {
    const graph = plain(triangle([]));
    for (const [text, code, params] of [
      ['1,2', 'link-other-weights', { count: 2, edges: 3 }],
      ['1,2,3,4', 'link-other-weights', { count: 4, edges: 3 }],
      ['1,much,3', 'link-bad-weight', { value: 'much' }],
      [`1,${'9'.repeat(101)},3`, 'link-bad-weight', { most: 100 }],
    ] as const) {
      const { walked: shown, wrong } = weighed(walked(graph), text);
      expect(wrong).toMatchObject([{ code, params }]);
      expect([shown.weighed, weightsOf(shown.graph)]).toEqual([
        undefined,
        [undefined, undefined, undefined],
      ]);
    }
    expect(weighed(walked(graph), ',,')).toMatchObject({
      wrong: [],
      walked: { weighed: undefined },
    });
  });
});

describe('the weights on the picture', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 100, y: 150 },
  ];

  test('stand beside each other, and on no node', () => {
    const labels = weightLabels(triangle(['1', '22', LONG]), { spots, radius: 20, text: 1 });
    expect(labels.map(({ text }) => text)).toEqual(['1', '22', '1234567…']);
    for (const { x, y, across, down } of labels) {
      for (const spot of spots) {
        const [dx, dy] = [Math.abs(x - spot.x) - across, Math.abs(y - spot.y) - down];
        expect(Math.hypot(Math.max(0, dx), Math.max(0, dy))).toBeGreaterThan(20);
      }
    }
  });

  test('are not shown at all if there is no room for one of them', () => {
    const near = spots.map(({ x, y }) => ({ x: x / 5, y: y / 5 }));
    expect(weightLabels(triangle(['1', '22', '3']), { spots: near, radius: 9, text: 1 })).toEqual(
      [],
    );
  });
});
