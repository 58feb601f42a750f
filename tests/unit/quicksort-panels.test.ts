/// <reference path="../../www/src/env.d.ts" />
import { html, type TemplateResult } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { Choices } from '../../www/src/exhibits/quicksort/choices.ts';
import {
  fewestLanes,
  mostLanes,
  raceField,
  type Variant,
} from '../../www/src/exhibits/quicksort/fields.ts';
import { CodePanel } from '../../www/src/exhibits/quicksort/panels/code-panel.ts';
import { Counts, LabPanel } from '../../www/src/exhibits/quicksort/panels/lab-panel.ts';
import { TreePanel } from '../../www/src/exhibits/quicksort/panels/tree-panel.ts';
import { VariantPanel } from '../../www/src/exhibits/quicksort/panels/variant-panel.ts';
import { placeOf } from '../../www/src/exhibits/quicksort/picture/places.ts';
import { pointersOf } from '../../www/src/exhibits/quicksort/picture/pointers.ts';
import type { QuicksortFrame } from '../../www/src/exhibits/quicksort/picture/view.ts';
import { lanesOf, renderRacePanel } from '../../www/src/exhibits/quicksort/race/panel.ts';
import {
  pivots,
  type QuicksortScene,
  quicksortScene,
  schemes,
  victims,
} from '../../www/src/exhibits/quicksort/scene.ts';
import type { ShownSort } from '../../www/src/exhibits/quicksort/shown.ts';
import type { Fields } from '../../www/src/stage/fields.ts';
import type { Timeline } from '../../www/src/stage/timeline.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { PlainAsker } from './asker.ts';
import { templates } from './markup.ts';
import { everySort, listed, runOf, sceneOf, sorted } from './quicksort-run.ts';

/** The answer to a question to the engine. */
const counted = vi.hoisted(() =>
  vi.fn(
    async (): Promise<{ ask(method: string): Promise<unknown>; free(): void }> => ({
      ask: async () => Uint32Array.of(7),
      free: () => {},
    }),
  ),
);
vi.mock('../../www/src/exhibits/quicksort/core/engine.ts', async () => ({
  engine: { read: (await import('./asker.ts')).readBy(counted) },
}));

/** Throws for a message that is missing or lacks a value. */
const words = await loadMessages('en', ['common', 'stage', 'quicksort', 'quicksort-panels']);
const fields = { render: ({ name }: { name: string }) => html`${name}` } as unknown as Fields;

/** The words and numbers of a template, in turn. */
const shown = (from: unknown) =>
  templates(from).flatMap(({ values }) =>
    values.filter((value) => typeof value === 'string' || typeof value === 'number'),
  );

type Listener = (event: unknown) => void;

/** The listener of the button with this text, or of the box with this value. */
function listener(from: unknown, text: string): Listener {
  const { values = [] } = templates(from).find((one) => one.values.includes(text)) ?? {};
  const before = values[values.indexOf(text) - 1];
  const last = values.findLast((value) => typeof value === 'function');
  const found = typeof before === 'function' ? before : last;
  if (!found) throw new Error(`nothing listens to ${text}`);
  return found as Listener;
}

describe('the panel of the sort', () => {
  test('has a box for every clause, and fields for chance and cutoff', () => {
    for (const pivot of pivots) {
      for (const scheme of schemes) {
        const tried: Partial<QuicksortScene>[] = [];
        const attempt = (changes: Partial<QuicksortScene>) => tried.push(changes);
        const scene = sceneOf({ pivot, scheme });
        const choices = { draft: () => undefined, attempt } as unknown as Choices;
        const figure = { choices, fields, currentScene: () => scene };
        const panel = new VariantPanel(figure).render(words);
        const all = shown(panel);
        expect(all).toEqual(expect.arrayContaining([...pivots, ...schemes, 'cutoff']));
        expect(all.includes('chance')).toBe(pivot === 'random' || pivot === 'document');
        listener(panel, 'lomuto')({});
        listener(panel, 'unrolled')({});
        expect(tried).toEqual([{ scheme: 'lomuto' }, { small: 'unrolled' }]);
      }
    }
  });
});

describe('the panel of the program', () => {
  test('lights one line at each step', () => {
    for (const sort of everySort) {
      const run = sorted([7, 3, 9, 3, 1, 8, 3, 2], { ...sort, pivot: 'ninther' });
      for (const moment of run.moments) {
        const here = run.here(moment);
        const part = run.current(here);
        for (const language of ['pseudo', 'rust', 'cpp'] as const) {
          const frame = {
            pointers: pointersOf(here, part),
            place: (at: number) => placeOf(here, run.parts, at),
          } as QuicksortFrame;
          const code = new CodePanel({
            here,
            frame: () => frame,
            currentScene: () => run.scene,
            mayReveal: () => true,
            currentPart: part,
            length: run.values.length,
            requestUpdate: () => {},
          });
          listener(code.render(words), words.text(`code-${language}`))({});
          const panel = code.render(words);
          const lit = templates(panel).filter(({ values }) => values.includes('lit'));
          expect(lit).toHaveLength(moment === 0 ? 0 : 1);
        }
      }
    }
  });
});

describe('the panel of the tree', () => {
  test('has a mark for every part with elements, and ways up and down', () => {
    const run = sorted([7, 3, 9, 3, 1, 8, 3, 2, 9, 0, 5, 7, 3]);
    const begins = run.parts.filter(({ lo, hi }) => lo < hi).map(({ first }) => first);
    for (const moment of run.moments) {
      const sought: number[] = [];
      const here = run.here(moment);
      const timeline = { seek: (step: number) => sought.push(step) } as unknown as Timeline;
      const panel = new TreePanel({
        parts: run.parts,
        currentPart: run.current(here),
        here,
        length: run.values.length,
        size: { width: 800, height: 400 },
        timeline,
      }).render(words) as TemplateResult;
      const marks = templates(panel).filter(({ strings }) => strings[0]?.startsWith('<rect'));
      expect(marks.map(({ values }) => values[1]).sort()).toEqual([...begins].sort());
      const current = marks.filter(({ values }) => String(values[0]).startsWith('current'));
      expect(current).toHaveLength(run.current(here) ? 1 : 0);
      const click = panel.values.find((value) => typeof value === 'function') as Listener;
      click({ target: { getAttribute: () => '7' } });
      click({ target: { getAttribute: () => null } });
      expect(sought).toEqual([7]);
    }
  });
});

describe('the panel of the race', () => {
  /** The lanes after a click. */
  function clicked(lanes: readonly Variant[] | undefined, text: string) {
    const changes: (readonly Variant[] | undefined)[] = [];
    const change = (next: readonly Variant[] | undefined) => changes.push(next);
    const start = change;
    listener(renderRacePanel({ words, lanes, tooMany: undefined, change, start }), text)({});
    return changes;
  }

  test('adds a lane, and a second one to race against', () => {
    expect(lanesOf([], ['hoare'], 'hoare')).toEqual(['hoare', 'document']);
    expect(lanesOf([], ['document'], 'document')).toEqual(['document', 'hoare']);
    const two = ['lomuto', 'document'] as const;
    expect(lanesOf(two, ['document', 'hoare', 'lomuto'], 'hoare')).toEqual([...two, 'hoare']);
  });

  test('keeps a lane that was chosen before the panel was drawn again', () => {
    const checked = ['document', 'hoare', 'lomuto', 'insertion'] as const;
    expect(lanesOf(['document', 'hoare'], checked, 'insertion')).toEqual(checked);
  });

  test('removes a lane; of two, the race ends', () => {
    const three = ['document', 'hoare', 'lomuto'] as const;
    expect(lanesOf(three, ['document', 'lomuto'], 'hoare')).toEqual(['document', 'lomuto']);
    expect(lanesOf(['document', 'lomuto'], ['lomuto'], 'document')).toBeUndefined();
    expect(lanesOf(['lomuto', 'document'], ['document'], 'lomuto')).toBeUndefined();
  });

  test('offers races that a link can hold', () => {
    for (const number of [1, 2, 3, 4]) {
      const [lanes = []] = clicked(undefined, words.text(`race-ready-${number}`));
      expect(lanes.length).toBeGreaterThanOrEqual(fewestLanes);
      expect(lanes.length).toBeLessThanOrEqual(mostLanes);
      const race = raceField();
      expect(race.read('race', race.write(lanes))).toEqual({ value: lanes });
    }
  });

  test('ends the race, and offers no race for very many elements', () => {
    expect(clicked(['document', 'hoare'], words.text('race-end'))).toEqual([undefined]);
    const panel = renderRacePanel({
      words,
      lanes: undefined,
      tooMany: 512,
      change: () => {},
      start: () => {},
    });
    expect(shown(panel)).toEqual([words.text('race-too-many', { most: 512 })]);
  });
});

describe('the panel of the worst list', () => {
  function lab(scene: QuicksortScene) {
    const tried: Partial<QuicksortScene>[] = [];
    const attempt = (changes: Partial<QuicksortScene>) => tried.push(changes);
    const figure = Object.assign(new PlainAsker(), {
      choices: { draft: () => undefined, attempt },
      summary: runOf(scene).summary(),
      timeline: { length: 0, seek: () => {} },
      currentScene: () => scene,
    });
    const panel = new LabPanel(figure as unknown as ShownSort).render(words);
    return { panel, tried };
  }

  test.each(victims)('builds lists against %s that the core can make', (against) => {
    for (const length of [1, 2, 64, 4097]) {
      for (const kill of ['lab-time', 'lab-stack'] as const) {
        const scene = sceneOf({ against, length });
        const { panel, tried } = lab({ ...scene, against: 'middle' });
        // The rule comes from the field beside the button, even if the scene still has another.
        const currentTarget = {
          closest: () => ({ querySelector: () => ({ value: against }) }),
        };
        listener(panel, words.text(kill))({ currentTarget });
        expect(tried).toHaveLength(1);
        const killed = quicksortScene.settle({ ...scene, ...tried[0] }).scene;
        expect(killed).toMatchObject({ against, pivot: against });
        expect(runOf(killed).summary().length).toBe(Math.min(length, 256));
        expect(lab(killed).panel).toBeDefined();
      }
    }
  });

  test.each(['en', 'zh', 'es'] as const)(
    'calls no list the worst where another takes more, in %s',
    async (language) => {
      const rule = { against: 'middle', pivot: 'middle', length: 24 } as const;
      const killed = sceneOf({ ...rule, input: 'time-killer' });
      const values = [
        16, 9, 13, 10, 14, 19, 21, 11, 17, 12, 15, 23, 1, 2, 20, 3, 4, 22, 5, 6, 18, 7, 8, 24,
      ];
      const comparisons = (scene: QuicksortScene) => runOf(scene).summary().total.comparisons;
      expect(comparisons(listed(values, rule))).toBeGreaterThan(comparisons(killed));
      const said = await loadMessages(language, ['quicksort-panels']);
      const ids = ['lab-build', 'lab-time', 'lab-stack', 'input-time-killer', 'input-stack-killer'];
      for (const id of ids)
        expect(said.text(id)).not.toMatch(/the worst|est list|est for|la peor|la más|最/);
    },
  );

  test('counts again if the run ended before the count was done', async () => {
    const figure = new PlainAsker();
    const counts = new Counts(figure);
    const config = { seeds: 1000 } as Parameters<Counts['of']>[0];
    counted.mockReturnValueOnce(
      new Promise((_, reject) =>
        figure.lifetime.addEventListener('abort', () => reject(new CodedError('stale'))),
      ),
    );
    expect(counts.of(config)).toBeUndefined();
    counts.want(config);
    expect(counts.of(config)).toBe('begun');
    figure.end();
    await vi.waitFor(() => expect(counts.of(config)).toEqual(Uint32Array.of(7)));
  });

  test('takes quadratic time with its rule, and not with random pivots', () => {
    const killed = sceneOf({
      ...{ input: 'time-killer', against: 'middle', pivot: 'middle', length: 256 },
    });
    const { panel, tried } = lab(killed);
    listener(panel, words.text('lab-random'))({});
    expect(tried).toEqual([{ pivot: 'random' }]);
    const comparisons = (scene: QuicksortScene) => runOf(scene).summary().total.comparisons;
    expect(comparisons(killed)).toBeGreaterThan(256 ** 2 / 5);
    expect(comparisons({ ...killed, pivot: 'random' })).toBeLessThan(256 ** 2 / 10);
  });
});
