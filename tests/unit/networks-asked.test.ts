/// <reference path="../../www/src/env.d.ts" />
import fc from 'fast-check';
import { nothing } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { NetworkProof, type NetworkSpec } from '../../www/pkg/networks.js';
import { Asked } from '../../www/src/exhibits/networks/asked.ts';
import type { NetworksFigure } from '../../www/src/exhibits/networks/figure.ts';
import { columnsWith } from '../../www/src/exhibits/networks/picture/ghost-columns.ts';
import { layoutNetwork } from '../../www/src/exhibits/networks/picture/layout.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { anyNetwork, fed, judgedOf, tracedOf } from './networks-run.ts';

/** The network sorts with this comparator. */
const ghostly = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [1, 2],
] as const;

vi.mock('../../www/src/exhibits/networks/core/engine.ts', () => ({
  engine: {
    read: async (_: string, spec: NetworkSpec, __: unknown, work: (run: unknown) => unknown) => {
      const run = new NetworkProof(spec);
      while (!run.advance(1_000_000).finished);
      const ask = async (what: 'summary' | 'states' | 'work') => run[what]();
      return work({ ask });
    },
  },
}));

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
  const judge = { answer: judgedOf(of) };
  const done = () => vi.fn(async () => {});
  const editor = { reverse: done(), returned: () => ghostly };
  const [takeOut, putBack] = [done(), done()];
  const [restore, closeWhy] = [vi.fn(), vi.fn()];
  const ghosts = [{ comparator: [0, 3] as const, least: 1, most: 2, layer: 0 }];
  const figure = {
    ...{ words, traced, judge, editor, takeOut, putBack, restore, closeWhy, ghosts },
    ...{ lifetime: new AbortController().signal, requestUpdate: () => {} },
    ...{ mayReveal: () => of.hints && !of.reveal, done: of.cursor ?? traced.size, editable: true },
    currentScene: () => of,
    panZoom: { transform: { k: 1, x: 0, y: 0 } },
    layout: () =>
      layoutNetwork({
        size: { width: 900, height: 400 },
        text: 1,
        traced,
        columns: columnsWith(traced, ghosts),
      }),
    ...changes,
  };
  return {
    figure: figure as unknown as NetworksFigure,
    editor,
    takeOut,
    putBack,
    restore,
    closeWhy,
  };
}

const textOfAsked = (figure: NetworksFigure, k: number): string => {
  figure.asked = k;
  return plain(figure.words ?? words, new Asked(figure).sentences(figure.words ?? words));
};
const said = (of: NetworkScene, k: number, changes: object = {}) =>
  textOfAsked(figureOf(of, changes).figure, k);
const rendered = (figure: NetworksFigure, k: number) => {
  figure.asked = k;
  return new Asked(figure).render(words);
};

const sends = (layer: number, low: number, high: number) =>
  `Layer ${layer}: it sends the smaller element to wire ${low}, the larger to wire ${high}.`;

describe('a comparator that is asked', () => {
  test('says where it sends its elements, and which elements came', () => {
    expect(said(scene, 0)).toBe(
      `${sends(1, 1, 2)} 50 and 30 came in the wrong order, so it swapped them.`,
    );
    // A reversed comparator names the element on the wire for the smaller one first.
    expect(said(scene, 1)).toBe(
      `${sends(1, 4, 3)} 40 and 41 came in the right order, so it left them.`,
    );
    expect(said(scene, 2)).toBe(
      `${sends(2, 2, 3)} 50 and 41 came in the wrong order, so it swapped them.`,
    );
  });

  test('says which elements will come, if it has not acted yet', () => {
    const begun = { ...scene, cursor: 1 };
    expect(said(begun, 0)).toMatch(/50 and 30 came in the wrong order, so it swapped them\.$/);
    expect(said(begun, 1)).toMatch(
      /40 and 41 will come in the right order, so it will leave them\.$/,
    );
    expect(said(begun, 2)).toMatch(
      /50 and 41 will come in the wrong order, so it will swap them\.$/,
    );
  });

  test('says that it can be left out, as soon as that is known', () => {
    const twice = fed(
      [2, 1],
      [
        [0, 1],
        [0, 1],
      ],
    );
    expect(said(twice, 0)).not.toMatch(/never swaps/);
    expect(said(twice, 1)).toMatch(
      /1 and 2 came in the right order, so it left them\. It never swaps anything/,
    );
    const judge = { value: judgedOf(twice), answer: undefined };
    expect(said(twice, 1, { judge })).not.toMatch(/never swaps/);
    expect(said({ ...twice, hints: false }, 1)).not.toMatch(/never swaps/);
    expect(said({ ...twice, reveal: true }, 1)).not.toMatch(/never swaps/);
  });

  test('says nothing if it does not exist, or if nothing is drawn yet', () => {
    expect(said(scene, 3)).toBe('');
    expect(said(scene, 0, { traced: undefined })).toBe('');
    expect(rendered(figureOf(scene).figure, 3)).toBe(nothing);
    expect(rendered(figureOf(scene, { layout: () => undefined }).figure, 0)).toBe(nothing);
  });

  test('names the elements that the core recorded, for any network and in every language', () => {
    fc.assert(
      fc.property(anyNetwork(), fc.nat(14), ({ values: some, net: any }, cursor) => {
        const one = { ...fed(some, any), cursor: Math.min(cursor, any.length) };
        for (const language of languages) {
          const { figure } = figureOf(one, { words: language });
          for (const k of any.keys()) {
            const text = textOfAsked(figure, k);
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

describe('a result that a visitor is to find out', () => {
  const secret = [950, 730, 841, 640];

  test('is hidden where hints are off or elements are covered, before and after the comparator acts', () => {
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

  test('is hidden from visitors who predict a comparator, until it has acted', () => {
    for (let cursor = 0; cursor <= 3; cursor += 1) {
      for (const k of net.keys()) {
        const one = { ...fed(secret, net), predict: true, cursor };
        const text = said(one, k);
        if (k < cursor) expect(text).toBe(said({ ...one, predict: false }, k));
        else {
          for (const value of secret) expect(text).not.toContain(String(value));
          expect(text).not.toMatch(/swap|left|leave/);
          expect(text).toMatch(/The elements that come to it are hidden here\.$/);
          // The sentences do not depend on the elements.
          expect(text).toBe(said({ ...one, values: [1, 2, 3, 4] }, k));
        }
      }
    }
  });
});

describe('the panel beside the comparator', () => {
  const ask = async (asked: object, changes: object = {}) => {
    const all = figureOf(scene, { ...asked, ...changes });
    const panel = new Asked(all.figure);
    // The first drawing asks the core what would change.
    panel.render(words);
    await vi.waitUntil(() => panel.complete);
    const template = panel.render(words);
    const click = (text: string) => {
      const { values: inside = [] } =
        templates(template).find((one) => one.values.includes(text)) ?? {};
      const at = inside.indexOf(text);
      (inside.slice(0, at).findLast((one) => typeof one === 'function') as () => void)();
    };
    return { ...all, panel, markup: markupOf(template), click };
  };

  test('has the number of the comparator as its name, offers to take it out, and says what that changes', async () => {
    const { panel, markup } = await ask({ asked: 1 });
    expect(markup).toContain('aria-label="Comparator 2"');
    const said = plain(words, panel.sentences(words));
    expect(textOf(markup)).toBe(`Comparator 2 Take it out Reverse it ${said} close`);
    const without = judgedOf(fed(values, [net[0], net[2]])).verdict;
    expect(said).toContain(
      `Without it only ${without.sorted} of 16 zero-one inputs come out sorted. For example, `,
    );
    // The reason: an input that the network without it leaves unsorted.
    const [, input = ''] = /For example, (\d{4}) comes out wrong/.exec(said) ?? [];
    const wires = [...input];
    for (const [low, high] of [net[0], net[2]])
      if ((wires[low] ?? '') > (wires[high] ?? ''))
        [wires[low], wires[high]] = [wires[high] ?? '', wires[low] ?? ''];
    expect(wires.join('')).not.toBe([...input].sort().join(''));
    expect(input).toHaveLength(4);
  });

  test('for a ghost, offers to put it back and says what that changes', async () => {
    const { panel, markup, putBack, click } = await ask({ asked: undefined, askedGhost: 0 });
    expect(textOf(markup)).toMatch(/^Taken out Put it back Before, a comparator here/);
    expect(plain(words, panel.sentences(words))).toMatch(
      /to wire 1, the larger to wire 4\. With it the network sorts every input\.$/,
    );
    click('Put it back');
    expect(putBack).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('does not say what would change if the visitor is to find that out', async () => {
    for (const changes of [
      { mayReveal: () => false },
      { currentScene: () => ({ ...scene, predict: true }) },
    ]) {
      const { panel } = await ask({ asked: 1 }, changes);
      expect(plain(words, panel.sentences(words))).not.toMatch(/Without it/);
    }
  });

  test('offers changes only if the diagram can be edited', async () => {
    const { markup } = await ask({ asked: 1 }, { editable: false });
    expect(textOf(markup)).not.toMatch(/Take it out|Reverse/);
  });

  test('takes out and reverses the comparator, and then gives the keyboard focus back', async () => {
    const { editor, takeOut, restore, closeWhy, click } = await ask({ asked: 1 });
    click('Take it out');
    expect(takeOut).toHaveBeenCalledExactlyOnceWith(1);
    expect(restore).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(restore).toHaveBeenCalledOnce();
    click('Reverse it');
    expect(editor.reverse).toHaveBeenCalledExactlyOnceWith(1);
    await Promise.resolve();
    expect(restore).toHaveBeenCalledTimes(2);
    click(words.text('close'));
    expect(closeWhy).toHaveBeenCalledOnce();
  });
});
