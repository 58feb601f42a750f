/// <reference path="../../www/src/env.d.ts" />
import { html, type TemplateResult } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CodedError } from '../../www/src/engine/errors.ts';
import { mostTyped } from '../../www/src/exhibits/quicksort/fields.ts';
import { renderInputPanel } from '../../www/src/exhibits/quicksort/input-panel.ts';
import { inputs, type QuicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import type { Fields } from '../../www/src/stage/fields.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { sceneOf } from './quicksort-run.ts';

const words = await loadMessages('en', ['common', 'stage', 'quicksort', 'quicksort-panels']);
const list = [5, 3, 8];

let made: unknown[] = [];
let taken: unknown[] = [];
let refused: CodedError[] = [];
beforeEach(() => {
  made = [];
  taken = [];
  refused = [];
});

/** What listens to the text of the list: the template of the text area has one listener. */
function listener(template: unknown): ((event: unknown) => void) | undefined {
  if (Array.isArray(template)) return template.map(listener).find((found) => found);
  const { strings, values } = (template ?? {}) as Partial<TemplateResult>;
  if (!strings || !values) return undefined;
  if (!strings[0]?.includes('<textarea name="list"')) return listener(values);
  return values.find((value) => typeof value === 'function') as (event: unknown) => void;
}

/** How often what had been refused was put away. */
let forgotten = 0;

const panel = (scene: QuicksortScene): TemplateResult =>
  renderInputPanel({
    words,
    scene,
    fields: { render: () => html`` } as unknown as Fields,
    draft: undefined,
    unmade: undefined,
    values: Uint32Array.from(list),
    make: (fields) => made.push(fields),
    attempt: (fields) => taken.push(fields),
    refuse: (error) => refused.push(error),
    forget: () => {
      forgotten += 1;
    },
  });

/** Types a list into the panel, which shows another one. */
function type(value: string) {
  listener(panel(sceneOf({ length: 3 })))?.({ target: { value } });
  return { taken, refused: refused.map(({ code, params }) => ({ code, params })) };
}

const limits = { most: 512, largest: 999_999 };

describe('the panel of the list', () => {
  test.each(inputs)('has words for every list: %s', (input) => {
    const values = input === 'typed' ? list : undefined;
    expect(listener(panel(sceneOf({ input, values })))).toBeTypeOf('function');
  });

  test('makes the list that is chosen, which is not typed', () => {
    const boxes = panel(sceneOf()).values.find(Array.isArray) as TemplateResult[];
    const offered = boxes.map(({ values }) => values[0]);
    expect(offered).toEqual(inputs.filter((input) => input !== 'typed'));
    for (const { values } of boxes) {
      (values.find((value) => typeof value === 'function') as () => void)();
    }
    expect(made).toEqual(offered.map((input) => ({ input, values: undefined })));
  });
});

describe('a list that is typed', () => {
  test('is tried', () => {
    expect(type('9, 1 4')).toEqual({ taken: [{ input: 'typed', values: [9, 1, 4] }], refused: [] });
  });

  test('is left alone where it is the one that is there', () => {
    expect(type(' 5 3 8 ')).toEqual({ taken: [], refused: [] });
    expect(forgotten).toBe(1);
  });

  test('is refused with the piece that is no number', () => {
    expect(type('9 1 x 4')).toEqual({
      taken: [],
      refused: [{ code: 'not-a-value', params: { wrong: 'x', ...limits } }],
    });
  });

  test.each(['x', '-1', '1.5', '1000000'])(
    'is refused as no number where it is only %s',
    (wrong) => {
      expect(type(wrong)).toEqual({
        taken: [],
        refused: [{ code: 'not-a-value', params: { wrong, ...limits } }],
      });
    },
  );

  test.each(['', ' \n', ',', ', ;'])('is refused where it has no number: “%s”', (text) => {
    expect(type(text).refused).toEqual([{ code: 'no-values', params: {} }]);
  });

  test('is refused where it is too long', () => {
    const long = Array(mostTyped + 1).fill(7);
    for (const text of [long.join(' '), '7 '.repeat(1_000_000), 'x'.repeat(1_000_000)]) {
      taken = [];
      refused = [];
      expect(type(text)).toEqual({
        taken: [],
        refused: [{ code: 'list-too-long', params: limits }],
      });
    }
  });
});
