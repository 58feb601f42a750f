/** A file that is dropped on a figure whose task is open changes nothing, and the figure says why. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { drag } from '../../www/src/stage/drop.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { done } from '../../www/src/stage/task/record.ts';
import { sure } from '../../www/src/sure.ts';
import { taskMoments } from '../support/task-moments.ts';
import { asking } from './asked-figure.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

const stored = new Map<string, string>();

beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

/** Drops a file; returns the panels that were opened for it. */
function drop(figure: AnyFigure): readonly string[] {
  const opened: string[] = [];
  const { presenting, panel, panels, tasked, telling } = figure;
  const renderRoot = { querySelector: () => null } as unknown as ParentNode;
  const togglePanel = (name: string) => opened.push(name);
  const element = { getAttribute: () => null } as unknown as Element;
  const file = new File(['1 2 3'], 'some.txt');
  const dropped = { renderRoot, presenting, panel, panels, tasked, telling, togglePanel };
  drag(dropped, element, 'dragover', [file]);
  drag(dropped, element, 'drop', [file]);
  return opened;
}

/** The exhibits with a panel for any file. */
const takes = new Set<Slug>([
  'quicksort',
  'networks',
  'chain',
  'games',
  'nim',
  'paths',
  'machines',
]);

test.each(slugs)('%s: an open task takes no file', async (slug) => {
  for (const [kind, moment] of taskMoments(slug)) {
    const { figure, text } = await asking(slug, `${moment}&task=${kind}`);
    await until(() => text() !== '');
    const { run, task } = figure;
    const link = figure.currentLink();
    for (const open of [undefined, ...figure.panels.names]) {
      figure.panel = open;
      expect(drop(figure), `${kind} ${open}`).toEqual([]);
      await until(() => figure.notices.length > 0);
    }
    expect(
      figure.notices.map(({ code }) => code),
      kind,
    ).toEqual(['task-drop']);
    expect(figure.run, kind).toBe(run);
    expect(figure.task, kind).toBe(task);
    expect(figure.tasked, kind).toBe(true);
    expect(figure.currentLink(), kind).toBe(link);
    figure.release();
  }
  const [, moment] = sure(taskMoments(slug)[0]);
  const { figure } = await asking(slug, moment);
  expect(drop(figure).length, 'without a task').toBe(takes.has(slug) ? 1 : 0);
  expect(figure.notices).toEqual([]);
});

test('a task about other heaps than those of its link is kept as what it was', async () => {
  const { figure, text, words } = await asking('nim', 'v=1&heaps=1,4,5,7&task=count');
  await until(() => text() !== '');
  const { task } = figure;
  expect(text()).not.toContain(words().text('task-other'));
  // The panel of the rules stays open, so heaps can be typed.
  await (figure as unknown as { change(fields: object): Promise<void> }).change({ heaps: [1n] });
  await until(() => figure.task !== undefined && figure.task !== task);
  expect(text()).toContain(words().text('task-other'));
  figure.answer(1);
  await until(() => !figure.tasked);
  expect([...done()]).toEqual([['nim#v=1&heaps=1&task=count', 'first']]);
  figure.openLink('v=1&heaps=1,4,5,7&task=count');
  await until(() => figure.loaded && text().includes('How many'));
  await until(() => figure.task !== undefined);
  figure.answer(3);
  await until(() => done().size === 2);
  expect([...done()][1]).toEqual(['nim#v=1&heaps=1,4,5,7&task=count', 'first']);
});

test('whoever has put other heaps into a task goes back to those of its link, or leaves it', async () => {
  const { figure, text, words } = await asking('nim', 'v=1&heaps=1,4,5,7&task=count');
  const changes = figure as unknown as { change(fields: object): Promise<void> };
  const press = (id: string) => {
    const button = templates(figure.questions(words())).find(
      ({ strings, values }) =>
        strings.join('').includes('<button') && values.includes(words().text(id)),
    );
    (sure(button).values.find((value) => typeof value === 'function') as () => void)();
  };
  await until(() => text() !== '');
  const { task } = figure;
  await changes.change({ heaps: [2n, 1n] });
  await until(() => figure.task !== undefined && figure.task !== task);
  press('task-return');
  await until(() => text() !== '' && !text().includes(words().text('task-other')));
  expect(figure.currentLink()).toBe('v=1&heaps=1,4,5,7&task=count');
  await changes.change({ heaps: [2n, 1n] });
  await until(() => text().includes(words().text('task-other')));
  press('task-leave');
  await until(() => text() === '');
  expect(figure.tasked).toBe(false);
  expect(figure.currentLink()).toBe('v=1&heaps=2,1');
  expect(figure.mayReveal('hints')).toBe(true);
  figure.release();
});

test('a network that is edited to answer is no other question', async () => {
  const { figure, text, words } = await asking(
    'networks',
    'v=1&wires=4&kind=typed&net=1:2&most=5&task=sort',
  );
  await until(() => text() !== '');
  const { change } = figure as unknown as { change(fields: object): Promise<void> };
  await change.call(figure, { net: [[1, 3]], wires: 4 });
  await until(() => figure.loaded && text() !== '');
  expect(text()).not.toContain(words().text('task-other'));
  figure.release();
});

test('a panel that is open when a link asks says nothing before its words have come', async () => {
  const { figure, words } = await asking('paths', 'v=1');
  figure.openLink('v=1&task=count-paths');
  await until(() => figure.loaded);
  const shown = () => textOf(markupOf(figure.panels.render('count') as never));
  expect(figure.tasked).toBe(true);
  if (!words().has('task-withheld')) expect(shown()).toBe('');
  await until(() => shown() !== '');
  expect(shown()).toBe(words().text('task-withheld'));
});
