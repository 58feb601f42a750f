/** What a teacher has fixed in a moment, in all exhibits, and what is not fixed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShownNetwork } from '../../www/src/exhibits/networks/shown.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { encode, type SceneSpec } from '../../www/src/share/codec.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { type AnyLocks, commonFields } from '../../www/src/stage/task/locks.ts';
import { sure } from '../../www/src/sure.ts';
import { markupOf, textOf } from './markup.ts';
import { opened, until } from './opened-figure.ts';
import { type AnyField, arbitraryValue } from './sample-scene.ts';

/** A change of the rules, one of the start, and one of neither; networks have no rules besides their comparators. */
const changes: Record<Slug, { rules?: object; start: object; neither: object }> = {
  chain: { rules: { end: 'misere' }, start: { objects: 7 }, neither: { opponent: 'human' } },
  dovetailing: { rules: { pruned: true }, start: { seed: 3 }, neither: { rounds: 9 } },
  games: {
    rules: { end: 'misere' },
    start: { size: [9] },
    neither: { opponent: 'human' },
  },
  lattice: { rules: { end: 'normal' }, start: { columns: 12 }, neither: { colour: 'plies' } },
  machines: { rules: { halting: 'step' }, start: { right: '11' }, neither: { upto: 40 } },
  networks: { start: { kind: 'bubble' }, neither: { by: 'layer' } },
  nim: { rules: { end: 'misere' }, start: { heaps: [1n, 2n] }, neither: { show: 'rows' } },
  paths: { rules: { pruned: true }, start: { size: 2 }, neither: { counted: true } },
  quicksort: { rules: { pivot: 'first' }, start: { length: 12 }, neither: { show: 'cards' } },
};
/** The beginning of the link: Games has rules besides its board only in some games. */
const begun: Partial<Record<Slug, string>> = { games: 'game=take-away&' };
const slugs = Object.keys(changes) as Slug[];

/** A figure whose link fixes something, once it knows what. */
async function locked(slug: Slug, lock: string, more = ''): Promise<AnyFigure> {
  const figure = await opened(slug, `v=1&${begun[slug] ?? ''}lock=${lock}${more}`);
  await figure.opening;
  return figure;
}

const spec = (figure: AnyFigure) => figure.spec as SceneSpec<unknown>;
const sceneOf = (figure: AnyFigure) =>
  encode(spec(figure), { scenes: [figure.shownScene()], place: 1 });
const change = async (figure: AnyFigure, fields: object) => {
  await figure.change(fields as never);
  await until(() => figure.loaded || figure.error !== undefined);
  expect(figure.error).toBeUndefined();
};
const said = (figure: AnyFigure) => figure.announcer.text;
/** Waits until the figure has spoken again. */
async function speaks(figure: AnyFigure, act: () => unknown): Promise<void> {
  const { spoken } = figure.announcer;
  await act();
  await until(() => figure.announcer.spoken > spoken);
}

describe.each(slugs)('in %s', (slug) => {
  const { rules, start, neither } = changes[slug];

  test('each field belongs to the rules, to the start, to both or to neither', async () => {
    const figure = await locked(slug, 'rules');
    const { locks } = await sure(figure.tasks)();
    const own = Object.keys(spec(figure).fields).filter((name) => !(name in commonFields));
    expect(Object.keys(locks.fields).sort()).toEqual(own.sort());
    for (const part of Object.values(locks.fields))
      if (typeof part === 'string')
        expect(['rules', 'start', 'example', 'neither']).toContain(part);
    figure.release();
  });

  test.each(['rules', 'start'] as const)(
    '%s that are fixed stay, and that is said',
    async (part) => {
      const figure = await locked(slug, part);
      const before = sceneOf(figure);
      const sentence = `The teacher has fixed the ${part}.`;
      expect(textOf(markupOf(figure.questions(sure(figure.words)) as never))).toContain(sentence);
      const [fixed, free] = part === 'rules' ? [rules, start] : [start, rules];
      if (fixed) {
        await speaks(figure, () => change(figure, fixed));
        expect(said(figure)).toBe(sentence);
        expect(sceneOf(figure)).toBe(before);
      }
      for (const one of [neither, free]) {
        if (!one) continue;
        const known = sceneOf(figure);
        await change(figure, one);
        expect(sceneOf(figure)).not.toBe(known);
      }
      figure.release();
    },
  );

  test('no fixed field takes any value, and the lock is not taken off', async () => {
    const figure = await locked(slug, 'rules,start');
    const { locks } = await sure(figure.tasks)();
    const before = sceneOf(figure);
    const fixed = Object.entries((locks as AnyLocks).fields).filter(
      ([, part]) => typeof part === 'string' && part !== 'neither',
    );
    expect(fixed.length).toBeGreaterThan(1);
    for (const [name] of fixed) {
      const values = fc.sample(arbitraryValue(spec(figure).fields[name] as AnyField), 20);
      for (const value of values) figure.adjust({ [name]: value } as never);
    }
    figure.adjust({ lock: '' } as never);
    expect(sceneOf(figure)).toBe(before);
    figure.release();
  });

  test('no panel opens if panels are fixed, and an open one is closed', async () => {
    const figure = await locked(slug, 'panels');
    for (const panel of [...figure.panels.names, 'settings', 'help', 'export']) {
      figure.togglePanel(panel);
      expect(figure.panel).toBeUndefined();
    }
    await until(() => said(figure) === 'The teacher has closed the panels.');
    const before = sceneOf(figure);
    await change(figure, neither);
    expect(sceneOf(figure)).not.toBe(before);
    figure.openLink('v=1');
    await until(() => figure.loaded);
    figure.togglePanel('settings');
    expect(figure.panel).toBe('settings');
    figure.openLink('v=1&lock=panels');
    await until(() => figure.loaded);
    await figure.opening;
    expect(figure.panel).toBeUndefined();
    figure.release();
  });

  test('a lock that somebody sets holds for whoever opens its link', async () => {
    const figure = await opened(slug, `v=1&${begun[slug] ?? ''}`);
    figure.adjust({ lock: 'rules,start' } as never);
    const before = sceneOf(figure);
    await change(figure, start);
    expect(sceneOf(figure)).not.toBe(before);
    const link = figure.currentLink();
    expect(link).toContain('lock=rules,start');
    figure.openLink(link);
    await until(() => figure.loaded);
    await figure.opening;
    figure.adjust({ lock: '' } as never);
    expect(figure.currentLink()).toBe(link);
    figure.release();
  });
});

test('a task that asks for another network may be answered', async () => {
  const figure = await locked('networks', 'start,panels', '&wires=3&kind=typed&net=1:2&task=sort');
  await until(() => figure.task !== undefined);
  figure.togglePanel('input');
  expect(figure.panel).toBeUndefined();
  figure.togglePanel('edit');
  expect(figure.panel).toBe('edit');
  const before = sceneOf(figure);
  await change(figure, {
    net: [
      [0, 1],
      [1, 2],
    ],
  });
  expect(sceneOf(figure)).not.toBe(before);
  figure.release();
});

test('nothing is left out of a network that is fixed, so nothing is said of its comparators', async () => {
  const figure = await locked('networks', 'start', '&wires=4');
  const { editor } = figure as unknown as ShownNetwork;
  const before = sceneOf(figure);
  await speaks(figure, () => editor.leaveOut(0));
  expect(said(figure)).toBe('The teacher has fixed the start.');
  expect([editor.canUndo, editor.leftOut]).toEqual([false, false]);
  expect(editor.tallied).toBeUndefined();
  expect(sceneOf(figure)).toBe(before);
  figure.release();
});

test('a game goes on where its start is fixed, and begins nowhere else', async () => {
  const figure = await locked('lattice', 'rules,start', '&path=5,3');
  const before = sceneOf(figure);
  figure.adjust({
    path: [
      { m: 5, n: 3 },
      { m: 4, n: 3 },
    ],
  } as never);
  expect(sceneOf(figure)).not.toBe(before);
  await change(figure, { path: [{ m: 6, n: 3 }] });
  expect(figure.currentLink()).toContain('path=5,3');
  figure.release();
});

test('somebody may write other rules for a ready machine whose start is fixed', async () => {
  const figure = await locked('machines', 'start');
  const before = sceneOf(figure);
  await change(figure, { machine: 'counter' });
  expect(sceneOf(figure)).toBe(before);
  await change(figure, { machine: 'written', table: '1RB1LB_1LA1RZ' });
  expect(sceneOf(figure)).toContain('machine=written');
  figure.release();
});

test('a moment of a lesson has its own lock', async () => {
  const figure = await opened('nim', 'v=1&lesson=1/lock=rules/heaps=1,2');
  await figure.opening;
  const rules = () => change(figure, { end: 'misere' });
  const first = figure.currentLink();
  await rules();
  expect(figure.currentLink()).toBe(first);
  figure.goToPlace(2);
  await until(() => figure.loaded);
  await rules();
  expect(figure.currentLink()).toContain('end=misere');
  figure.release();
});
