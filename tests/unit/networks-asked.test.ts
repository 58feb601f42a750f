/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { nothing } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { askedText, renderAsked } from '../../www/src/exhibits/networks/asked.ts';
import type { NetworksFigure } from '../../www/src/exhibits/networks/element.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/layout.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { anyNetwork, fed, judgedOf, tracedOf } from './networks-run.ts';

const languages = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) =>
    loadMessages(language, ['common', 'stage', 'networks', 'networks-panels']),
  ),
);
const [words] = languages;
if (!words) throw new Error('there is no English');

const net = [
  [0, 1],
  [3, 2],
  [1, 2],
] as const;
const values = [50, 30, 41, 40];
const scene = fed(values, net);

function figureOf(of: NetworkScene, changes: object = {}) {
  const traced = tracedOf(of);
  const judge = { stale: false, judged: judgedOf(of) };
  const editor = { remove: vi.fn(async () => {}), reverse: vi.fn(async () => {}) };
  const [restore, closeWhy] = [vi.fn(), vi.fn()];
  const figure = {
    ...{ words, traced, judge, editor, restore, closeWhy },
    ...{ tells: of.hints && !of.reveal, done: of.cursor ?? traced.size, editable: true },
    currentScene: () => of,
    panZoom: { transform: { k: 1, x: 0, y: 0 } },
    layout: () => layoutNetwork({ size: { width: 900, height: 400 }, text: 1, traced }),
    ...changes,
  };
  return { figure: figure as unknown as NetworksFigure, editor, restore, closeWhy };
}

const said = (of: NetworkScene, k: number, changes: object = {}) =>
  askedText(figureOf(of, changes).figure, k);

const sends = (layer: number, low: number, high: number) =>
  `Layer ${layer}: the smaller element to wire ${low}, the larger to wire ${high}.`;

describe('a comparator that is asked', () => {
  test('says where it sends what, and what came to it', () => {
    expect(said(scene, 0)).toBe(`${sends(1, 1, 2)} 50 and 30 came, and changed places.`);
    // The reversed one: first what came to the wire of the smaller element.
    expect(said(scene, 1)).toBe(`${sends(1, 4, 3)} 40 and 41 came, and stayed.`);
    expect(said(scene, 2)).toBe(`${sends(2, 2, 3)} 50 and 41 came, and changed places.`);
  });

  test('says what will come to it where it is to come', () => {
    const begun = { ...scene, cursor: 1 };
    expect(said(begun, 0)).toMatch(/50 and 30 came, and changed places\.$/);
    expect(said(begun, 1)).toMatch(/40 and 41 will come, and stay\.$/);
    expect(said(begun, 2)).toMatch(/50 and 41 will come, and change places\.$/);
  });

  test('says that it is a spare, as soon as that is known', () => {
    const twice = fed(
      [2, 1],
      [
        [0, 1],
        [0, 1],
      ],
    );
    expect(said(twice, 0)).not.toMatch(/never exchanges/);
    expect(said(twice, 1)).toMatch(/1 and 2 came, and stayed\. It never exchanges anything/);
    const judged = judgedOf(twice);
    for (const judge of [{ stale: true, judged }, { stale: false }]) {
      expect(said(twice, 1, { judge })).not.toMatch(/never exchanges/);
    }
    expect(said({ ...twice, hints: false }, 1)).not.toMatch(/never exchanges/);
    expect(said({ ...twice, reveal: true }, 1)).not.toMatch(/never exchanges/);
  });

  test('says nothing where it is not there, or nothing is there yet', () => {
    expect(said(scene, 3)).toBe('');
    expect(said(scene, 0, { words: undefined })).toBe('');
    expect(said(scene, 0, { traced: undefined })).toBe('');
    expect(renderAsked(figureOf(scene).figure, 3)).toBe(nothing);
    expect(renderAsked(figureOf(scene, { layout: () => undefined }).figure, 0)).toBe(nothing);
  });

  test('says of any network what the core has recorded, in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values: some, net: any }, cursor) => {
        const one = { ...fed(some, any), cursor: Math.min(cursor, any.length) };
        for (const language of languages) {
          const { figure } = figureOf(one, { words: language });
          for (const k of any.keys()) {
            const text = askedText(figure, k);
            const [low = 0, high = 0] = figure.traced?.comparators[k] ?? [];
            expect(text).toContain(String(figure.traced?.at(k, low)));
            expect(text).toContain(String(figure.traced?.at(k, high)));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('what is to be found out', () => {
  const secret = [950, 730, 841, 640];

  test('is not told where the hints are off or the elements covered, done or to come', () => {
    for (const changes of [{ hints: false }, { reveal: true }]) {
      for (let cursor = 0; cursor <= 3; cursor += 1) {
        for (const k of net.keys()) {
          for (const language of languages) {
            const text = said({ ...fed(secret, net), ...changes, cursor }, k, { words: language });
            for (const value of secret) expect(text).not.toContain(String(value));
            expect(text).toContain(language.text('why-covered'));
          }
        }
      }
    }
  });

  test('is not told to those who are to foretell it, as long as it is to come', () => {
    for (let cursor = 0; cursor <= 3; cursor += 1) {
      for (const k of net.keys()) {
        const one = { ...fed(secret, net), predict: true, cursor };
        const text = said(one, k);
        if (k < cursor) expect(text).toBe(said({ ...one, predict: false }, k));
        else {
          for (const value of secret) expect(text).not.toContain(String(value));
          expect(text).not.toMatch(/change|stay/);
          expect(text).toMatch(/What comes to it is not told here\.$/);
          // The same whatever comes in.
          expect(text).toBe(said({ ...one, values: [1, 2, 3, 4] }, k));
        }
      }
    }
  });
});

describe('the panel beside the comparator', () => {
  const shown = (changes: object = {}) => {
    const all = figureOf(scene, changes);
    const template = renderAsked(all.figure, 1);
    const click = (text: string) => {
      const { values: inside = [] } =
        templates(template).find((one) => one.values.includes(text)) ?? {};
      const at = inside.indexOf(text);
      (inside.slice(0, at).findLast((one) => typeof one === 'function') as () => void)();
    };
    return { ...all, markup: markupOf(template), click };
  };

  test('is named by its number, and says the same', () => {
    const { figure, markup } = shown();
    expect(markup).toContain('aria-label="Comparator 2"');
    expect(textOf(markup)).toBe(`Comparator 2 ${askedText(figure, 1)} Remove Reverse close`);
  });

  test('offers to change it only where the diagram is edited', () => {
    const { markup, figure } = shown({ editable: false });
    expect(textOf(markup)).toBe(`Comparator 2 ${askedText(figure, 1)} close`);
  });

  test('removes and reverses the comparator, and gives the keyboard back then', async () => {
    const { editor, restore, closeWhy, click } = shown();
    click('Remove');
    expect(editor.remove).toHaveBeenCalledExactlyOnceWith(1);
    expect(restore).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(restore).toHaveBeenCalledOnce();
    click('Reverse');
    expect(editor.reverse).toHaveBeenCalledExactlyOnceWith(1);
    await Promise.resolve();
    expect(restore).toHaveBeenCalledTimes(2);
    click(words.text('close'));
    expect(closeWhy).toHaveBeenCalledOnce();
  });
});
