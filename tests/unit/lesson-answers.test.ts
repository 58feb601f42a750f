/** An answer of each kind of task as a text, and that text read and judged again by another figure. */
import { expect, test } from 'vitest';
import { stillOf } from '../../scripts/still/figure.ts';
import type { Slug } from '../../www/src/exhibits/slugs.ts';
import { openTask } from '../../www/src/lesson/hand-in/open-task.ts';
import { sure } from '../../www/src/sure.ts';
import { asking } from './asked-figure.ts';
import { until } from './opened-figure.ts';

/** Answers that are right, wrong, and none. */
const tasks: readonly [
  slug: Slug,
  scene: string,
  right: readonly string[],
  wrong: readonly string[],
  none: readonly string[],
][] = [
  ['nim', 'heaps=1,4,5,7&task=move', ['takes=4-7'], ['takes=1-1'], ['takes=4-9', '', 'heaps=1']],
  ['nim', 'heaps=3,5,7&task=who', ['1'], ['2'], ['3', '0', 'x', '1,1']],
  ['nim', 'heaps=3,5,7&task=count', ['3'], ['2'], ['-1', 'three']],
  ['chain', 'objects=5&task=move', ['takes=3'], ['takes=1'], ['takes=9', 'takes=1-4']],
  [
    'lattice',
    'columns=8&rows=8&task=mark&most=2',
    ['2,2;4,4'],
    ['1,1;2,2'],
    ['2,2', '2,2;2,2', '9,9;2,2'],
  ],
  [
    'networks',
    'wires=4&kind=typed&net=1:2,3:4,1:3,2:4&task=input',
    ['0,1,0,1'],
    ['0,0,1,1'],
    ['5', '0,1'],
  ],
  [
    'networks',
    'wires=3&kind=typed&net=1:2&task=sort',
    ['kind=typed&net=1:2,2:3,1:2'],
    ['kind=typed&net=1:2,2:3'],
    ['kind=typed&net=1:9', 'wires=2&kind=typed&net=1:2'],
  ],
  ['paths', 'graph=grid&size=3&task=way', [], [], ['', 'x', '2,1']],
  ['quicksort', 'values=3,1,2&input=typed&cursor=1&task=next', [], [], ['x']],
  ['machines', 'task=halt', [], ['1'], ['-1']],
  ['machines', 'task=next', [], [], ['1', '9,9,9', 'x']],
  ['dovetailing', 'task=which&moment=5', [], [], ['-1', 'x']],
  ['games', 'task=who', ['3'], [], ['4']],
  [
    'games',
    'plies=1_2&task=move',
    ['plies=1_2_4'],
    ['plies=1_2_3'],
    ['plies=1', 'plies=2_1_4', 'plies=1_2_1'],
  ],
];

test.each(tasks)('%s %s', async (slug, scene, right, wrong, none) => {
  const { figure, fetch } = await stillOf(slug);
  await fetch?.();
  const task = await openTask(figure as never, `v=1&${scene}`, 'en');
  const judged = async (text: string) => {
    const verdict = await task.judge(text);
    return verdict;
  };
  for (const text of right) expect(await judged(text)).toMatchObject({ right: true, read: true });
  for (const text of wrong) expect(await judged(text)).toMatchObject({ right: false, read: true });
  for (const text of none) expect(await judged(text)).toMatchObject({ read: false });
  for (const text of right) expect(await judged(text)).toMatchObject({ right: true, read: true });
  task.release();
});

test.each(tasks)('%s %s: what was answered is seen again', async (slug, scene, right, wrong) => {
  for (const [ending, tries, texts] of [
    ['first', 1, right],
    ['later', 2, right],
    ['shown', 3, wrong],
    ['open', 1, wrong],
  ] as const)
    for (const text of texts) {
      const { figure, answers, text: shown, words } = await asking(slug, `v=1&${scene}&tries=5`);
      await until(() => shown() !== '');
      await sure(figure.desk).resume(text, tries, ending);
      const verdict = words().text('task-verdict', { right: texts === right ? 'yes' : 'no' });
      expect(shown(), text).toContain(verdict);
      expect(figure.tasked, text).toBe(ending === 'open');
      expect(answers, text).toEqual([]);
      // Where the picture has the answer, it is there.
      const said = new URLSearchParams(text);
      const link = new URLSearchParams(figure.currentLink());
      for (const [field, value] of said)
        if (value !== '') expect(link.get(field), text).toContain(value);
      if (/^[\d,;]+$/.test(text) && figure.task?.marked)
        expect(figure.task.marked.text()).toBe(text);
      const left = words().text('task-left', { left: 4 });
      if (ending === 'open') expect(shown(), text).toContain(left);
      figure.release();
    }
});

test('an answer that belongs to another question shows nothing', async () => {
  const { figure, text } = await asking('nim', 'v=1&heaps=3,5,7&task=count');
  await until(() => text() !== '');
  const before = text();
  await sure(figure.desk).resume('three', 1, 'first');
  expect(text()).toBe(before);
  expect(figure.tasked).toBe(true);
  figure.release();
});
