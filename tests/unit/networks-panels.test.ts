/// <reference path="../../www/src/env.d.ts" />
import { readFileSync } from 'node:fs';
import { html } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { initSync as initComparators, NetworkText } from '../../www/pkg/comparators.js';
import { NetworkStock } from '../../www/pkg/networks.js';
import { EditPanel } from '../../www/src/exhibits/networks/edit/edit-panel.ts';
import { renderTextPanel } from '../../www/src/exhibits/networks/edit/text-panel.ts';
import { renderReading } from '../../www/src/exhibits/networks/edit/text-reading.ts';
import { TextState } from '../../www/src/exhibits/networks/edit/text-state.ts';
import {
  renderInputPanel,
  type TypedDraft,
} from '../../www/src/exhibits/networks/panels/input-panel.ts';
import {
  type Gallery,
  renderNetworkPanel,
} from '../../www/src/exhibits/networks/panels/network-panel.ts';
import type { NetworkScene } from '../../www/src/exhibits/networks/scene.ts';
import type { ShownNetwork } from '../../www/src/exhibits/networks/shown.ts';
import { Fields, type NumberField } from '../../www/src/stage/fields.ts';
import { FileOpener } from '../../www/src/stage/open-file.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { kindsFor, quiet, runOf, sceneOf, tracedOf, typed } from './networks-run.ts';

initComparators({
  module: readFileSync(new URL('../../www/pkg/comparators_bg.wasm', import.meta.url)),
});

const languages = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) =>
    loadMessages(language, ['common', 'stage', 'networks', 'networks-panels']),
  ),
);
const [words] = languages;
if (!words) throw new Error('there is no English');

type Listener = (event?: unknown) => void;

/** The handler of the button with this text, or of the box with this value. */
function listener(from: unknown, text: string): Listener {
  const { values = [] } = templates(from).find((one) => one.values.includes(text)) ?? {};
  const at = values.indexOf(text);
  const before = values[at - 1];
  const after = values.find((value, i) => i > at && typeof value === 'function');
  const found = typeof before === 'function' ? before : after;
  if (!found) throw new Error(`nothing listens to ${text}`);
  return found as Listener;
}

/** Fields that record the values they would take. */
class OpenFields extends Fields {
  readonly rendered = new Map<string, NumberField>();

  override render(...args: Parameters<Fields['render']>) {
    this.rendered.set(args[0].name, args[0]);
    return super.render(...args);
  }
}

function galleryFor(wires: number): Gallery {
  const run = new NetworkStock({ wires });
  const gallery = { list: run.list(), best: run.best() };
  run.free();
  return gallery;
}

function networkPanel(scene: NetworkScene, language = words) {
  if (!language) throw new Error('no words');
  const fields = new OpenFields(() => {});
  const [take, change] = [vi.fn(), vi.fn()];
  const traced = tracedOf(scene);
  const gallery = galleryFor(scene.wires);
  const panel = { words: language, scene, traced, fields, gallery, take, transform: change };
  const template = renderNetworkPanel(panel);
  const markup = markupOf(template);
  return { template, markup, text: textOf(markup), fields, take, change };
}

describe('the panel of the network', () => {
  test('has a row for each network in stock, in every language', () => {
    for (const wires of [0, 1, 2, 16, 17, 32, 33, 64]) {
      for (const language of languages) {
        const scene = sceneOf({ wires, kind: 'odd-even-merge' });
        const { template } = networkPanel(scene, language);
        const rows = templates(template).filter(({ strings }) => strings[0]?.startsWith('<tr>'));
        expect(rows).toHaveLength(kindsFor(wires).length);
        expect(markupOf(template)).not.toMatch(/undefined|NaN/);
      }
    }
    const drawn = networkPanel(typed(4, [[0, 1]]));
    expect(drawn.text).toContain(words.text('kind-typed'));
  });

  test('shows another network, or one beside it', () => {
    const { template, take } = networkPanel(sceneOf({ wires: 8, cursor: 4 }));
    listener(template, 'bitonic')();
    const beside = words.text('network-beside-this', { name: words.text('kind-bubble') });
    listener(template, beside)();
    expect(take.mock.calls).toEqual([
      [{ kind: 'bitonic', net: undefined, cursor: undefined }],
      [{ beside: 'bubble', cursor: undefined }],
    ]);
  });

  test('takes a number of wires, and chooses a network and elements that exist for it', () => {
    const size = (scene: NetworkScene, wires: number) => {
      const { fields, take } = networkPanel(scene);
      fields.rendered.get('wires')?.take(wires);
      const [fields0] = take.mock.calls[0] ?? [];
      return { ...scene, ...(fields0 as object) };
    };
    expect(size(sceneOf({ kind: 'bubble', beside: 'bitonic', cursor: 3 }), 40)).toEqual(
      sceneOf({ wires: 40, kind: 'bubble' }),
    );
    expect(size(typed(2, [[0, 1]], { input: 'typed', values: [2, 1] }), 3)).toEqual(
      sceneOf({ wires: 3, kind: 'odd-even-merge' }),
    );
  });

  test('says how few comparators are known to be enough, and who found that', () => {
    const { text, markup } = networkPanel(sceneOf({ wires: 16 }));
    expect(text).toContain(
      'Nobody knows the least number of comparators: it is between 57 and 60.',
    );
    const list = /<ul class="credits">(.*?)<\/ul>/.exec(markup)?.[1] ?? '';
    const credits = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, credit = '']) =>
      textOf(credit),
    );
    expect(credits).toEqual([
      'The fewest comparators and the fewest layers known come from D. E. Knuth (The Art of Computer Programming 3).',
      'D. Bundala, J. Závodný (2014) proved that fewer layers are not enough.',
    ]);
    expect(networkPanel(sceneOf({ wires: 33, kind: 'bubble' })).text).not.toMatch(
      /fewest|least number/,
    );
    expect(networkPanel(sceneOf({ wires: 9 })).text).toContain(
      '25 comparators are the fewest possible: this is proved.',
    );
  });

  test('offers the transformations that are possible, and no others', () => {
    const offered = (scene: NetworkScene) => {
      const { template, change } = networkPanel(scene);
      for (const what of ['reflected', 'withoutTop', 'withoutBottom', 'untangled']) {
        listener(template, words.text(`transform-${what}`))();
      }
      return change.mock.calls.flat();
    };
    expect(offered(sceneOf())).toEqual(['reflected', 'withoutTop', 'withoutBottom']);
    expect(offered(typed(2, [[1, 0]]))).toHaveLength(4);
    expect(offered(typed(1, []))).toEqual(['withoutTop', 'withoutBottom']);
    expect(offered(typed(0, []))).toEqual([]);
  });
});

describe('the panel that draws without pointing', () => {
  function editPanel(scene: NetworkScene, { number = 1, done = 1, one = 1, other = 3 } = {}) {
    const calls: unknown[][] = [];
    const names = ['insert', 'remove', 'reverse', 'replace', 'undo', 'redo'] as const;
    const call =
      (name: string) =>
      (...args: unknown[]) => {
        calls.push([name, ...args]);
        return Promise.resolve();
      };
    const editor = Object.fromEntries(names.map((name) => [name, call(name)]));
    const fields = new OpenFields(() => {});
    const figure = {
      ...{ traced: tracedOf(scene), done, fields, asked: number - 1 },
      editor: { canUndo: true, canRedo: true, ...editor },
      requestUpdate: () => {},
    };
    const panel = new EditPanel(figure as unknown as ShownNetwork);
    const drawn = () => panel.render(words as NonNullable<typeof words>);
    drawn();
    fields.rendered.get('wire-one')?.take(one);
    fields.rendered.get('wire-other')?.take(other);
    return { template: drawn(), calls, fields, drawn, figure };
  }
  const scene = typed(4, [
    [0, 1],
    [3, 2],
  ] as const);

  test('adds a comparator where the elements are, and changes the comparator with a given number', () => {
    const { template, calls, fields, drawn, figure } = editPanel(scene, { number: 2 });
    listener(template, words.text('edit-add-here', { done: 1 }))();
    listener(template, words.text('edit-remove'))();
    listener(template, words.text('edit-reverse'))();
    listener(template, words.text('edit-clear'))();
    fields.rendered.get('comparator')?.take(1);
    fields.rendered.get('wire-one')?.take(4);
    expect(calls).toEqual([
      ['insert', 1, 0, 2],
      ['remove', 1],
      ['reverse', 1],
      ['replace', { kind: 'typed', net: [], cursor: undefined }],
    ]);
    expect(figure.asked).toBeUndefined();
    drawn();
    const value = (name: string) => fields.rendered.get(name)?.value();
    expect(['comparator', 'wire-one', 'wire-other'].map(value)).toEqual([1, 4, 3]);
    const said = textOf(markupOf(template));
    expect(said).toContain(
      'Comparator 2 sends the smaller element to wire 4 and the larger to wire 3.',
    );
  });

  test('adds nothing between a wire and itself, or with fewer than two wires', () => {
    for (const [wires, one, other] of [
      [4, 2, 2],
      [1, 1, 2],
      [0, 1, 2],
      // Both wires are beyond the last one.
      [3, 5, 7],
    ] as const) {
      const { template, calls } = editPanel(typed(wires, []), { one, other, done: 0 });
      listener(template, words.text('edit-add-here', { done: 0 }))();
      listener(template, words.text('edit-clear'))();
      expect(calls).toEqual([]);
    }
  });
});

describe('elements that are typed', () => {
  function type(text: string, wires: number) {
    const [taken, refused]: [unknown[], (TypedDraft | undefined)[]] = [[], []];
    const scene = sceneOf({ wires, kind: 'bubble' });
    const template = renderInputPanel({
      words: words as NonNullable<typeof words>,
      scene,
      traced: tracedOf(scene),
      fields: { render: () => html`` } as unknown as Fields,
      draft: undefined,
      files: new FileOpener(() => {}),
      take: (fields) => taken.push(fields),
      refuse: (draft) => refused.push(draft),
    });
    const area = templates(template).find(({ strings }) => strings.join('').includes('<textarea'));
    const typing = area?.values.findLast((value) => typeof value === 'function') as Listener;
    typing({ target: { value: text } });
    return { taken, error: refused.at(-1)?.error, text: refused.at(-1)?.text };
  }
  const fed = (values: number[]) => [{ input: 'typed', values, cursor: 0 }];

  test('are one for each wire, or zeros and ones with nothing between', () => {
    expect(type('9, 1 4', 3).taken).toEqual(fed([9, 1, 4]));
    expect(type(' 0110 ', 4).taken).toEqual(fed([0, 1, 1, 0]));
    expect(type('0 1 1 0', 4).taken).toEqual(fed([0, 1, 1, 0]));
    expect(type('101', 1).taken).toEqual(fed([101]));
    expect(type('1', 1).taken).toEqual(fed([1]));
    expect(type('', 0).taken).toEqual([{ input: 'typed', values: [], cursor: 0 }]);
    expect(type(Array(64).fill('999').join(', '), 64).taken).toHaveLength(1);
  });

  test('are refused if they are not numbers, or not one for each wire', () => {
    expect(type('1 x 2', 3)).toMatchObject({
      taken: [],
      text: '1 x 2',
      error: { code: 'not-a-value', params: { wrong: 'x', largest: 999 } },
    });
    expect(type('1000 1', 2).error?.code).toBe('not-a-value');
    for (const [text, count, wires] of [
      ['1 2', 2, 3],
      ['', 0, 3],
      ['1 2', 2, 0],
    ] as const) {
      expect(type(text, wires).error).toMatchObject({
        code: 'count-values',
        params: { count, wires },
      });
    }
    expect(type('0110', 3).taken).toEqual([]);
  });

  test('are counted, not called wrong, if there are too many', () => {
    for (const text of [Array(65).fill(1).join(' '), '7 '.repeat(100_000)]) {
      const { error, taken } = type(text, 16);
      expect(taken).toEqual([]);
      const said = words.text(`error-${error?.code}`, error?.params ?? {});
      expect(said).not.toMatch(/\b0 numbers/);
    }
  });
});

test('the panel of the text draws what is typed, with the wires that are typed', async () => {
  const attempts: unknown[][] = [];
  const state = new TextState(() => {});
  const core = runOf(typed(4, [[0, 1]]));
  const answers = core as unknown as Record<string, (...args: unknown[]) => string>;
  const run = {
    ask: async (name: string, ...args: unknown[]) => answers[name]?.call(core, ...args),
  };
  const panel = () =>
    renderTextPanel({
      words: words as NonNullable<typeof words>,
      state,
      files: new FileOpener(() => {}),
      run: run as never,
      wires: 4,
      named: 2,
      reading: undefined,
      attempt: async (...args) => {
        attempts.push(args);
        return { size: 0, wires: 0, first: args[1] ?? 1 };
      },
      save: (...args) => attempts.push(args),
    });
  panel();
  await quiet();
  const written = textOf(markupOf(panel()));
  expect(written).toContain('sort_4');
  const draw = () => listener(panel(), words.text('text-draw'))();
  draw();
  await quiet();
  state.type('1:2 2:3', '1:2');
  state.typeWires('');
  draw();
  await quiet();
  state.typeWires('x');
  draw();
  // Wires below the last comparator stay; a wrong number of wires is not tried.
  expect(attempts).toEqual([
    [core.text('colons', 1), 1, 4],
    ['1:2 2:3', undefined, undefined],
  ]);
  state.forget();
  listener(panel(), words.text('text-save', { file: 'sort_4.c' }))();
  expect(attempts.at(-1)).toEqual(['sort_4.c', core.code('c')]);
  core.free();
});

test('the reading of a typed list says what counts, and can be turned if the list can', () => {
  const turned: number[] = [];
  for (const say of languages) {
    if (!say) throw new Error('a language is missing');
    const shown = (text: string) => {
      const list = new NetworkText({ text });
      const reading = renderReading(say, list.reading(), (first) => turned.push(first));
      list.free();
      return markupOf(reading);
    };
    const either = textOf(shown('# a comment\n[1:2][3:4]\n[3:1]'));
    expect(either).toContain(
      say.text('text-reading', { form: 'colons', size: 3, wires: 4, first: 1 }),
    );
    expect(either).toContain(say.text('text-counted', { why: 'no-wire-zero' }));
    expect(either).toContain(say.text('text-aside-comments', { count: 1 }));
    expect(either).toContain(say.text('text-reversed', { count: 1 }));
    expect(either).toContain(say.text('text-turn'));
    const certain = textOf(shown('0 1\n2 3'));
    expect(certain).toContain(
      say.text('text-reading', { form: 'numbers', size: 2, wires: 4, first: 0 }),
    );
    expect(certain).not.toContain(say.text('text-turn'));
  }
});
