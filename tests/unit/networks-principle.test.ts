/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { argued } from '../../www/src/exhibits/networks/proof/principle-argument.ts';
import {
  bitsOf,
  renderPrinciplePanel,
  thresholdOf,
  thresholdsOf,
} from '../../www/src/exhibits/networks/proof/principle-panel.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { anyNetwork, worked } from './networks-run.ts';

const languages = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) =>
    loadMessages(language, ['common', 'stage', 'networks', 'networks-panels']),
  ),
);
const [words] = languages;
if (!words) throw new Error('there is no English');

const anyElements = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 12 });

describe('a threshold', () => {
  test('turns elements of at least its value into ones and the others into zeros, with at least one of each', () => {
    fc.assert(
      fc.property(anyElements, (elements) => {
        const all = thresholdsOf(elements);
        expect(all).toHaveLength(new Set(elements).size - 1);
        for (const threshold of all) {
          const bits = bitsOf(elements, threshold);
          expect(new Set(bits)).toEqual(new Set([0, 1]));
          for (const [i, bit] of bits.entries()) {
            expect(bit === 1).toBe((elements[i] ?? 0) >= threshold);
          }
        }
        // Different thresholds give different zeros and ones.
        const made = all.map((threshold) => bitsOf(elements, threshold).join(''));
        expect(new Set(made).size).toBe(all.length);
      }),
    );
  });

  test('is the wanted one, or the next larger, or the largest; without a wish, the middle one', () => {
    const elements = [7, 3, 9, 3, 5];
    expect(thresholdsOf(elements)).toEqual([5, 7, 9]);
    expect([5, 6, 7, 8, 9, 10, 0].map((wanted) => thresholdOf(elements, wanted))).toEqual([
      5, 7, 7, 9, 9, 9, 5,
    ]);
    expect(thresholdOf(elements, undefined)).toBe(7);
    expect(thresholdOf([4, 4], 4)).toBeUndefined();
    expect(thresholdOf([], undefined)).toBeUndefined();
  });

  test('gives the same result before a network and after it', () => {
    fc.assert(
      fc.property(anyNetwork(), ({ values, net }) => {
        const outcome = worked(values, net).at(-1) ?? [];
        for (const threshold of thresholdsOf(values)) {
          const sent = worked(bitsOf(values, threshold), net).at(-1);
          expect(sent).toEqual(bitsOf(outcome, threshold));
        }
      }),
    );
  });
});

interface Case {
  readonly elements: readonly number[];
  readonly outcome: readonly number[];
  readonly threshold: number;
  readonly bits?: readonly number[] | undefined;
  readonly figure?: number;
}

function panelOf({ bits, figure, ...here }: Case, language = words) {
  const [move, choose] = [vi.fn(), vi.fn()];
  if (!language) throw new Error('no words');
  const template = renderPrinciplePanel({ words: language, ...here, bits, figure, move, choose });
  return { template, text: textOf(markupOf(template)), markup: markupOf(template), move, choose };
}

describe('the argument', () => {
  const move = vi.fn();
  const said = (elements: readonly number[], outcome: readonly number[], threshold: number) =>
    textOf(markupOf(argued({ words, elements, outcome, threshold, move })));
  const text = (id: string, args: Record<string, string | number>) => textOf(words.text(id, args));

  test('names two elements that come out in the wrong order', () => {
    const spoken = said([3, 9, 5], [3, 9, 5], 5);
    const args = { above: 9, below: 5, wire: 2, next: 3 };
    expect(spoken).toContain(text('principle-step-wrong', args));
    expect(spoken).toContain(text('principle-put', { threshold: 9 }));
    expect(said([3, 9, 5], [3, 9, 5], 9)).not.toContain(text('principle-put', { threshold: 9 }));
  });

  test('supposes that two elements in the right order came out the other way round', () => {
    expect(said([9, 3, 5], [3, 5, 9], 5)).toContain(
      text('principle-step-suppose', { below: 3, above: 5 }),
    );
  });

  test('moves the threshold between two elements in the wrong order', () => {
    const template = argued({ words, elements: [3, 9, 5], outcome: [3, 9, 5], threshold: 5, move });
    const click = templates(template)
      .flatMap(({ values }) => values)
      .find((value) => typeof value === 'function');
    (click as () => void)();
    expect(move).toHaveBeenCalledExactlyOnceWith(9);
    // Now the zeros and ones come out in the wrong order too.
    expect(bitsOf([3, 9, 5], 9)).toEqual([0, 1, 0]);
  });

  test('counts zero-one inputs and orders', () => {
    const sorted = (wires: number) => Array.from({ length: wires }, (_, i) => i);
    const counted = (wires: number) => said(sorted(wires), sorted(wires), 1);
    expect(counted(3)).toContain(
      text('principle-step-more', { wires: 3, inputs: '8', orders: '6' }),
    );
    const sixteen = { wires: 16, inputs: '65,536', orders: '20,922,789,888,000' };
    expect(counted(16)).toContain(text('principle-step-fewer', sixteen));
    // 64! = 1.268… · 10⁸⁹ and 2⁶⁴ = 1.844… · 10¹⁹
    expect(counted(64)).toContain('1.26 · 10⁸⁹');
    expect(counted(64)).toContain('1.84 · 10¹⁹');
  });
});

describe('the panel of zeros and ones', () => {
  const here: Case = { elements: [9, 3, 5], outcome: [3, 5, 9], threshold: 5 };

  test('says whether the zeros and ones that went through the network agree', () => {
    const agree = textOf(words.text('principle-agree'));
    expect(panelOf({ ...here, bits: [0, 1, 1] }).text).toContain(agree);
    expect(panelOf({ ...here, bits: [1, 0, 1] }).text).toContain(
      textOf(words.text('principle-disagree')),
    );
    expect(panelOf(here).text).toContain(textOf(words.text('principle-waiting')));
  });

  test('has nothing to show if all elements are equal', () => {
    for (const elements of [[], [4], [4, 4]]) {
      const { text } = panelOf({ elements, outcome: elements, threshold: 4 });
      expect(text).toBe(textOf(words.text('principle-nothing')));
    }
  });

  test('marks the elements on wrong wires', () => {
    const { markup } = panelOf({ ...here, outcome: [5, 3, 9] });
    expect(markup.match(/class="astray"/g)).toHaveLength(2);
    expect(panelOf(here).markup).not.toContain('astray');
  });

  test('moves among the possible thresholds', () => {
    const { template, move } = panelOf(here);
    const slider = templates(template).find(({ strings }) =>
      strings.join('').includes('type="range"'),
    );
    const input = slider?.values.findLast((value) => typeof value === 'function');
    for (const value of ['0', '1', '7']) (input as (event: unknown) => void)({ target: { value } });
    expect(move.mock.calls).toEqual([[5], [9], [5]]);
  });

  test('draws no NaN or undefined, in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(999), ({ values, net }, threshold) => {
        const outcome = worked(values, net).at(-1) ?? [];
        for (const language of languages) {
          const { markup } = panelOf({ elements: values, outcome, threshold }, language);
          expect(markup).not.toMatch(/NaN|undefined|Infinity/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
