/** `task=next` asks before each milestone, as `predict=on` does, unless an exhibit has another task of that name. */
import { expect, test, vi } from 'vitest';
import { Asker } from '../../www/src/stage/task/asker.ts';
import type { SetsTasks } from '../../www/src/stage/task/setting.ts';
import { TaskSetting } from '../../www/src/stage/task/setting.ts';
import { asking } from './asked-figure.ts';
import { markupOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** What a link asks at its first milestone. */
async function firstQuestion(slug: Parameters<typeof asking>[0], link: string): Promise<string> {
  const { figure, text } = await asking(slug, link);
  await until(() => {
    figure.timeline.seek(figure.timeline.length);
    return text() !== '';
  });
  expect(figure.tasked, link).toBe(false);
  expect(figure.timeline.cursor, link).toBeLessThan(figure.timeline.length);
  const asked = text();
  figure.release();
  return asked;
}

test.each(['nim', 'lattice', 'paths', 'dovetailing'] as const)(
  '%s asks the same before its first milestone as with predict=on',
  async (slug) => {
    const asked = await firstQuestion(slug, 'v=1&cursor=0&predict=on');
    expect(asked).toContain('?');
    expect(await firstQuestion(slug, 'v=1&cursor=0&task=next')).toBe(asked);
    const { figure } = await asking(slug, 'v=1&cursor=0&task=next');
    expect(figure.notices).toEqual([]);
    expect(figure.currentLink()).toMatch(/&predict=on$/);
    figure.release();
  },
);

test.each(['machines', 'networks', 'quicksort'] as const)(
  '%s asks about the next step',
  async (slug) => {
    const { figure, text } = await asking(slug, 'v=1&length=8&pivot=first&cursor=0&task=next');
    await until(() => text() !== '');
    expect(figure.tasked).toBe(true);
    expect(figure.currentLink()).toContain('task=next');
    expect(figure.currentLink()).not.toContain('predict');
    figure.release();
  },
);

test('a step that is taken while the words of the question are on their way is asked about', async () => {
  const { figure, text } = await asking('lattice', 'v=1&cursor=0');
  const { vocabulary, timeline } = figure;
  const more = vocabulary.more.bind(vocabulary);
  let speak = () => {};
  const words = new Promise<void>((resolve) => {
    speak = resolve;
  });
  vocabulary.more = async (...names) => {
    if (names.includes('tasks')) await words;
    return more(...names);
  };
  const asks = vi.spyOn(Asker.prototype, 'open');
  figure.openLink('v=1&cursor=0&predict=on');
  // The code of the question comes before its words.
  await until(() => figure.loaded && asks.mock.calls.length > 0);
  asks.mockRestore();
  timeline.seek(timeline.length);
  speak();
  await until(() => text() !== '');
  expect(text()).toContain('?');
  figure.release();
});

/** The kind of task that is chosen in the panel. */
async function chosenIn(figure: object, words: () => never): Promise<string | undefined> {
  const setting = new TaskSetting(figure as SetsTasks);
  await (figure as SetsTasks).tasks?.();
  const markup = markupOf(setting.render(words()) as never);
  return /value="([\w-]+)"[^>]*checked="true"/.exec(markup)?.[1];
}

test('the panel has it as one of the tasks, and no second one beside it', async () => {
  for (const [slug, link, kind] of [
    ['lattice', 'v=1&predict=on', 'next'],
    ['lattice', 'v=1&task=next', 'next'],
    ['lattice', 'v=1', 'none'],
    ['quicksort', 'v=1&predict=on', 'none'],
    ['chain', 'v=1&predict=on', 'none'],
  ] as const) {
    const { figure, words } = await asking(slug, link);
    await figure.vocabulary.more('tasks');
    expect(await chosenIn(figure, words as never), `${slug} ${link}`).toBe(kind);
    figure.release();
  }
});

test('the panel has how many points are to be marked, by their own name', async () => {
  const { figure, words } = await asking('lattice', 'v=1&columns=8&rows=8&task=mark&most=2');
  await figure.vocabulary.more('tasks');
  // Whoever answers reads nothing here; whoever sets the task has the figure without it.
  (figure as unknown as { adjust(fields: object): void }).adjust({ task: 'none' });
  const setting = new TaskSetting(figure as unknown as SetsTasks);
  const shown = () => markupOf(setting.render(words()) as never);
  const label = words().text('field-task-lattice-most');
  await until(() => shown().includes(label));
  const [, options = ''] = shown().split(label);
  expect(options.split('</select>')[0]?.match(/<option/g)).toHaveLength(12);
  figure.release();
});
