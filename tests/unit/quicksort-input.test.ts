/// <reference path="../../www/src/env.d.ts" />
import { html, type TemplateResult } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CodedError } from '../../www/src/engine/errors.ts';
import { mostTyped } from '../../www/src/exhibits/quicksort/fields.ts';
import { InputPanel } from '../../www/src/exhibits/quicksort/panels/input-panel.ts';
import { inputs, type QuicksortScene } from '../../www/src/exhibits/quicksort/scene.ts';
import type { ShownSort } from '../../www/src/exhibits/quicksort/shown.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { listenerOf, templates } from './markup.ts';
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

/** How often the panel forgot a refused text. */
let forgotten = 0;

const panel = (scene: QuicksortScene): TemplateResult =>
  new InputPanel({
    choices: {
      draft: () => undefined,
      attempt: async (fields: unknown, { field }: { field: string }) => {
        (field === 'made' ? made : taken).push(fields);
      },
      refuse: ({ error }: { error: CodedError }) => refused.push(error),
      withdraw: () => {
        forgotten += 1;
      },
    },
    fields: { render: () => html`` },
    values: Uint32Array.from(list),
    currentScene: () => scene,
    requestUpdate: () => {},
  } as unknown as ShownSort).render(words);

/** Types a list into the panel, which shows another list. */
function type(value: string) {
  listenerOf(panel(sceneOf({ length: 3 })), 'list')?.({ target: { value } });
  return { taken, refused: refused.map(({ code, params }) => ({ code, params })) };
}

const limits = { most: 512, largest: 999_999 };

describe('the panel of the list', () => {
  test.each(inputs)('has words for every list: %s', (input) => {
    const values = input === 'typed' ? list : undefined;
    expect(listenerOf(panel(sceneOf({ input, values })), 'list')).toBeTypeOf('function');
  });

  test('makes the chosen list, without typed values', () => {
    const boxes = templates(panel(sceneOf())).filter(
      ({ strings, values }) => strings[0]?.includes('type="radio"') && values[0] === 'input',
    );
    const offered = boxes.map(({ values }) => values[1]);
    expect(offered).toEqual(inputs.filter((input) => input !== 'typed'));
    for (const { values } of boxes) {
      (values.find((value) => typeof value === 'function') as () => void)();
    }
    expect(made).toEqual(offered.map((input) => ({ input, values: undefined })));
  });
});

describe('a typed list', () => {
  test('is tried', () => {
    expect(type('9, 1 4')).toEqual({ taken: [{ input: 'typed', values: [9, 1, 4] }], refused: [] });
  });

  test('changes nothing if it is the current list', () => {
    expect(type(' 5 3 8 ')).toEqual({ taken: [], refused: [] });
    expect(forgotten).toBe(1);
  });

  test('is refused with the piece that is not a number', () => {
    expect(type('9 1 x 4')).toEqual({
      taken: [],
      refused: [{ code: 'not-a-value', params: { wrong: 'x', ...limits } }],
    });
  });

  test('is refused with the place of that piece, if it has several lines', () => {
    const params = { wrong: 'x', line: 2, column: 3, ...limits };
    expect(type('9\n1 x 4').refused).toEqual([{ code: 'not-a-value-at', params }]);
    const two = { wrong: '1,234', line: 2, column: 1 };
    expect(type('9\n1,234').refused.at(-1)).toEqual({ code: 'number-two-ways-at', params: two });
  });

  test.each(['x', '-1', '1.5', '1000000'])('is refused if it is only %s', (wrong) => {
    expect(type(wrong)).toEqual({
      taken: [],
      refused: [{ code: 'not-a-value', params: { wrong, ...limits } }],
    });
  });

  test.each(['', ' \n', ',', ', ;'])('is refused if it has no number: “%s”', (text) => {
    expect(type(text).refused).toEqual([{ code: 'no-values', params: {} }]);
  });

  test('is refused if it is too long', () => {
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
