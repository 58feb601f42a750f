/**
 * Lists that take a sort the most comparisons, without a browser. A slow quicksort that is written here counts the
 * comparisons of each list that is answered, and of all orders.
 */
import { expect, test } from 'vitest';
import type { Task } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain, type Sentence } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, fitOf, made, STATES, shownTexts, taskOf } from './asked-figure.ts';
import { until } from './opened-figure.ts';

const rules = ['first', 'last', 'middle', 'median-of-three', 'ninther', 'document'] as const;
const schemes = ['three-way', 'hoare', 'lomuto'] as const;

interface Plan {
  readonly rule: (typeof rules)[number];
  readonly scheme: (typeof schemes)[number];
  readonly cutoff: number;
}

interface Counted {
  readonly comparisons: number;
  /** The elements on each side of each pivot, and the pivot. */
  readonly divisions: readonly { left: number; right: number; value: number }[];
}

/** A quicksort of different numbers that cuts lists into lists. */
function slow(list: readonly number[], plan: Plan): Counted {
  if (list.length < 2) return { comparisons: 0, divisions: [] };
  if (list.length < plan.cutoff) return { comparisons: inserted(list), divisions: [] };
  const { at, probes } = pivotOf(list, plan.rule);
  // The pivot goes to the front, and the first element to where it was.
  const array = list.map((it, place) => (place === at ? sure(list[0]) : it));
  const value = sure(list[at]);
  const rest = array.slice(1);
  const [left, right] = divided(rest, value, plan.scheme);
  const parts = [slow(left, plan), slow(right, plan)];
  return {
    comparisons: parts.reduce((sum, part) => sum + part.comparisons, rest.length + probes),
    divisions: [
      { left: left.length, right: right.length, value },
      ...parts.flatMap((part) => part.divisions),
    ],
  };
}

/** Each element goes left until one is not larger, or the part begins. */
function inserted(list: readonly number[]): number {
  return list.reduce((sum, it, at) => {
    const larger = list.slice(0, at).filter((one) => one > it).length;
    return sum + (larger === at ? larger : larger + 1);
  }, 0);
}

function pivotOf(list: readonly number[], rule: Plan['rule']): { at: number; probes: number } {
  const [middle, last] = [Math.floor(list.length / 2), list.length - 1];
  if (rule === 'first') return { at: 0, probes: 0 };
  if (rule === 'last') return { at: last, probes: 0 };
  const median = rule === 'median-of-three' || rule === 'ninther';
  if (!median || list.length < 3) return { at: middle, probes: 0 };
  const three = [0, middle, last].toSorted((a, b) => sure(list[a]) - sure(list[b]));
  // The first two are compared, the larger of them with the last, and if that is smaller the other one, too.
  return { at: sure(three[1]), probes: three[2] === last ? 2 : 3 };
}

/** What lies before and behind the pivot after a division, in the order in which it leaves it. */
function divided(
  rest: readonly number[],
  pivot: number,
  scheme: Plan['scheme'],
): readonly [readonly number[], readonly number[]] {
  const array = [pivot, ...rest];
  const swap = (one: number, other: number) => {
    [array[one], array[other]] = [sure(array[other]), sure(array[one])];
  };
  if (scheme === 'three-way') {
    let [equal, next, end] = [0, 1, array.length];
    while (next < end) {
      if (sure(array[next]) > pivot) swap(next, --end);
      else swap(equal++, next++);
    }
    return [array.slice(0, equal), array.slice(end)];
  }
  let boundary = 1;
  if (scheme === 'lomuto') {
    for (let next = 1; next < array.length; next += 1)
      if (sure(array[next]) < pivot) swap(boundary++, next);
  } else {
    let end = array.length - 1;
    for (;;) {
      while (boundary <= end && sure(array[boundary]) < pivot) boundary += 1;
      while (end >= boundary && sure(array[end]) > pivot) end -= 1;
      if (boundary > end) break;
      swap(boundary++, end--);
    }
  }
  swap(0, boundary - 1);
  return [array.slice(0, boundary - 1), array.slice(boundary)];
}

/** All orders of a list: each element first, before all orders of the others. */
function orders(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((it) =>
    orders(list.filter((one) => one !== it)).map((rest) => [it, ...rest]),
  );
}

const maxima = new Map<string, { readonly most: number; readonly fewest: number }>();

function extremes(count: number, plan: Plan) {
  const key = JSON.stringify([count, plan]);
  const known = maxima.get(key);
  if (known) return known;
  const all = orders(Array.from({ length: count }, (_, at) => at + 1));
  const counts = all.map((order) => slow(order, plan).comparisons);
  const found = { most: Math.max(...counts), fewest: Math.min(...counts) };
  maxima.set(key, found);
  return found;
}

/** Different numbers from 0 to 99, in an order by chance. */
function different(count: number, under: (limit: number) => number): number[] {
  const all = new Set<number>();
  while (all.size < count) all.add(under(100));
  return [...all];
}

const linkOf = (list: readonly number[], { rule, scheme, cutoff }: Plan) =>
  `v=1&input=typed&values=${list}&pivot=${rule}&scheme=${scheme}&cutoff=${cutoff}`;

const answerTo = (task: Task, text: string): unknown => {
  const read = sure(task.typed).read(text) as { answer?: unknown };
  return sure(read.answer);
};

/** The numbers in a sentence's values. */
const argsOf = (said: readonly Sentence[], id: string) =>
  said.find((one) => one.id === id)?.args as Readonly<Record<string, number>> | undefined;

test('a list is right if no order takes more, and another is answered with both counts and its best division', async () => {
  const under = below(randomOf(1));
  const seen = new Set<string>();
  for (let state = 0; state < STATES; state += 1) {
    const plan: Plan = {
      rule: sure(rules[under(rules.length)]),
      scheme: sure(schemes[under(schemes.length)]),
      cutoff: sure([2, 2, 4][under(3)]),
    };
    const count = 2 + under(6);
    const shown = different(count, under);
    const { most, fewest } = extremes(count, plan);
    const link = linkOf(shown, plan);
    const { figure, words } = await asking('quicksort', link);
    const task = await taskOf(figure, 'worst');
    if ('unfit' in task) {
      const same = fewest === most;
      expect(same || slow(shown, plan).comparisons === most, link).toBe(true);
      expect(task.unfit, link).toBe(same ? 'task-unfit-worst-same' : 'task-unfit-worst-shown');
      seen.add(task.unfit);
      figure.release();
      continue;
    }
    for (let answers = 0; answers < 25; answers += 1) {
      const list = different(count, under);
      const { right, said } = await task.judge(answerTo(task, list.join(' ')));
      const { comparisons, divisions } = slow(list, plan);
      const about = `${link} ${list}`;
      expect(right, about).toBe(comparisons === most);
      seen.add(`${right}`);
      if (right) {
        expect(said, about).toEqual([{ id: 'task-worst-takes', args: { most } }]);
        continue;
      }
      expect(argsOf(said, 'task-worst-not'), about).toEqual({ yours: comparisons, most });
      const even = divisions.map(({ left, right: larger }) => Math.min(left, larger));
      const best = argsOf(said, 'task-worst-divided');
      seen.add(best ? 'divided' : 'small');
      expect(best === undefined, about).toBe(Math.max(0, ...even) === 0);
      if (best) {
        const { left, right: larger, from, to, value } = best;
        expect(divisions, about).toContainEqual({ left, right: larger, value });
        expect(Math.min(sure(left), sure(larger)), about).toBe(Math.max(...even));
        const smaller = list.filter((one) => one < sure(value)).length;
        expect([smaller - sure(left) + 1, smaller + sure(larger) + 1], about).toEqual([from, to]);
      }
    }
    const example = [...plain(words(), task.solution.slice(0, 1)).matchAll(/\d+/g)].map(Number);
    expect(slow(example, plan).comparisons, link).toBe(most);
    figure.release();
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['divided', 'false', 'small', 'task-unfit-worst-same', 'true']),
  );
});

test.each(rules)('of eight elements the most is that of all orders: %s', async (rule) => {
  const plan: Plan = { rule, scheme: 'three-way', cutoff: 2 };
  const { figure, words } = await asking('quicksort', linkOf([4, 5, 3, 6, 2, 7, 8, 1], plan));
  const task = await fitOf(figure, 'worst');
  const { most } = extremes(8, plan);
  expect(argsOf(task.solution, 'task-worst-takes')).toEqual({ most });
  const example = [...plain(words(), task.solution.slice(0, 1)).matchAll(/\d+/g)].map(Number);
  expect(slow(example, plan).comparisons).toBe(most);
  figure.release();
});

test('the division that is named has just ended at its step', async () => {
  const plan: Plan = { rule: 'first', scheme: 'three-way', cutoff: 2 };
  const { figure } = await asking('quicksort', linkOf([4, 2, 6, 1, 3, 5, 7], plan));
  const { said } = await (await fitOf(figure, 'worst')).judge([50, 20, 60, 10, 70, 30, 40]);
  figure.release();
  const best = sure(argsOf(said, 'task-worst-divided'));
  expect(best).toMatchObject({ from: 1, to: 7, value: 50, left: 4, right: 2 });
  const link = `${linkOf([50, 20, 60, 10, 70, 30, 40], plan)}&cursor=${best.step}`;
  const opened = (await asking('quicksort', link)).figure;
  const { order } = sure((opened as unknown as { here?: { order: Uint32Array } }).here);
  // The element that was first is in its place, and no step before it was.
  expect(order[4]).toBe(0);
  expect(opened.timeline.milestones).toContain(best.step);
  opened.release();
});

test.each([
  ['length=9&pivot=first', 'task-unfit-worst-long'],
  ['length=8&pivot=random', 'task-unfit-pivot-chance'],
  ['length=8&pivot=hand', 'task-unfit-pivot-chance'],
  ['length=2&pivot=first', 'task-unfit-worst-same'],
  ['length=8&cutoff=9&small=table', 'task-unfit-worst-same'],
  ['length=8&pivot=first&scheme=hoare&input=sorted', 'task-unfit-worst-shown'],
  ['length=8&race=document_hoare', 'task-unfit-pivot-run'],
])('%s asks for no such list', async (link, why) => {
  const { figure } = await asking('quicksort', `v=1&${link}&task=worst`);
  await until(() => figure.notices.length > 0);
  expect(figure.notices[0]?.code).toBe(why);
});

test('a list that is too short, or has a number twice, is kept, with what would be understood', async () => {
  const { figure, words } = await asking('quicksort', 'v=1&length=6&seed=3&pivot=middle');
  const task = sure(await made(figure, 'worst'));
  for (const typed of ['', '1 2 3', '1 2 3 4 5 5', '1 2 3 4 5 x', '1 2 3 4 5 6 7']) {
    const read = sure(task.typed).read(typed);
    expect('wrong' in read && plain(words(), [read.wrong]), typed).toBe(
      'Enter 6 different whole numbers from 0 to 999,999, with spaces between them.',
    );
  }
});

test('nothing that is shown while the task is open has the answer', async () => {
  const link = 'v=1&input=typed&values=31,47,12,85,66,20&pivot=median-of-three';
  for (const language of languages) {
    const open = await asking('quicksort', `${link}&task=worst`, language);
    await until(() => open.text() !== '');
    const solved = await fitOf(open.figure, 'worst');
    const [answer, takes] = solved.solution.map((one) => plain(open.words(), [one]));
    const shown = await shownTexts(open);
    const hidden = await shownTexts(await asking('quicksort', `${link}&hints=off`, language));
    expect(shown.said.description).toEqual(hidden.said.description);
    for (const [name, text] of Object.entries(shown.panels))
      expect(text, name).toBe(open.words().text('task-withheld'));
    const [example] = sure(/[\d ]+\d/.exec(sure(answer)) ?? undefined);
    for (const text of [shown.all, open.questions()]) {
      expect(text).not.toContain(example);
      expect(text).not.toContain(takes);
    }
    open.figure.release();
  }
});
