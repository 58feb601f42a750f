/**
 * The task of a sort, without a browser. Each verdict is compared with that of a slow judge that is written here: it knows
 * the rules of pivots, and counts how a pivot would divide.
 */
import { expect, test } from 'vitest';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, made, STATES, shownTexts } from './asked-figure.ts';
import { until } from './opened-figure.ts';

const rules = ['first', 'last', 'middle', 'median-of-three'] as const;

/** The values that a rule may make the pivot of a list. */
function pivotOf(rule: (typeof rules)[number], list: readonly number[]): number {
  const [first, middle, last] = [0, Math.floor(list.length / 2), list.length - 1].map((at) =>
    sure(list[at]),
  );
  if (rule === 'first') return sure(first);
  if (rule === 'last') return sure(last);
  if (rule === 'middle') return sure(middle);
  return sure([first, middle, last].toSorted((a, b) => sure(a) - sure(b))[1]);
}

/** The numbers from 1 in an order by chance. */
function shuffled(length: number, under: (limit: number) => number): number[] {
  const values = Array.from({ length }, (_, at) => at + 1);
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = under(at + 1);
    [values[at], values[other]] = [sure(values[other]), sure(values[at])];
  }
  return values;
}

test('the pivot is the one of the rule, and another is answered with how it would divide', async () => {
  const under = below(randomOf(1));
  const seen = new Set<boolean>();
  for (let state = 0; state < STATES; state += 1) {
    const rule = sure(rules[under(rules.length)]);
    const values = shuffled(2 + under(8), under);
    const link = `v=1&input=typed&values=${values}&pivot=${rule}`;
    const { figure, words } = await asking('quicksort', link);
    const task = sure(await made(figure, 'pivot'));
    const pivot = pivotOf(rule, values);
    for (const [at, value] of values.entries()) {
      const read = sure(task.typed).read(String(at + 1));
      const { right, said } = await task.judge(sure('answer' in read ? read.answer : undefined));
      const text = plain(words(), said);
      expect(right, `${link} ${value}`).toBe(value === pivot);
      seen.add(right === true);
      const left = values.filter((one) => one < value).length;
      if (!right)
        expect(text).toBe(
          `The rule does not choose ${value} at place ${at + 1}. It would leave ${left} on the left and ${values.length - 1 - left} on the right.`,
        );
    }
    if (rule === 'median-of-three' && values.length > 2)
      expect(plain(words(), task.look)).toContain(
        `at places 1, ${Math.floor(values.length / 2) + 1} and ${values.length}.`,
      );
    expect(plain(words(), task.solution)).toContain(
      `makes ${pivot} at place ${values.indexOf(pivot) + 1} the pivot`,
    );
    figure.release();
  }
  expect(seen.size).toBe(2);
});

test.each([
  ['pivot=random&length=9', 'task-unfit-pivot-chance'],
  ['length=24', 'task-unfit-pivot-chance'],
  ['pivot=first&length=9&cursor=2', 'task-unfit-pivot'],
  ['pivot=first&length=9&race=document_hoare', 'task-unfit-pivot-run'],
])('%s has no such task', async (link, why) => {
  const { figure } = await asking('quicksort', `v=1&${link}&task=pivot`);
  await until(() => figure.notices.length > 0);
  expect(figure.notices[0]?.code).toBe(why);
});

test('a touched element is the answer, and nothing that is shown gives it before', async () => {
  const link = 'v=1&input=typed&values=31,47,12,85,66,20&pivot=median-of-three';
  for (const language of languages) {
    const open = await asking('quicksort', `${link}&task=pivot`, language);
    await until(() => open.text() !== '');
    expect(open.figure.tasked).toBe(true);
    const shown = await shownTexts(open);
    // The pivot is 31; beside it, the list shows all elements.
    expect(shown.said.narration).not.toContain('31');
    const hidden = await shownTexts(await asking('quicksort', `${link}&hints=off`, language));
    expect(shown.said.description).toEqual(hidden.said.description);
    for (const [name, text] of Object.entries(shown.panels))
      expect(text, name).toBe(open.words().text('task-withheld'));
    (open.figure as unknown as { choose(place: number): void }).choose(0);
    await until(() => open.answers.length > 0);
    expect(open.answers).toEqual([
      {
        task: 'pivot',
        right: true,
        tries: 1,
        answer: String(open.answers[0]?.answer),
        shown: false,
      },
    ]);
    expect(open.answers[0]?.answer).toMatch(/^\d+$/);
    expect(open.text()).toContain('31');
    open.figure.release();
  }
});

/** How many calls wait at most if the smaller side, or the right one of two alike, gets a call, and the loop takes the other. */
function waiting(rule: (typeof rules)[number], list: readonly number[]): number {
  let [rest, most] = [list, 0];
  while (rest.length >= 2) {
    const pivot = pivotOf(rule, rest);
    const [left, right] = divided(rest, rest.indexOf(pivot));
    const [called, other] = left.length < right.length ? [left, right] : [right, left];
    most = Math.max(most, 1 + waiting(rule, called));
    rest = other;
  }
  return most;
}

/** The two sides of a division with three areas, as its pointers leave them. */
function divided(list: readonly number[], at: number): [readonly number[], readonly number[]] {
  const array = [...list];
  const swap = (one: number, other: number) => {
    [array[one], array[other]] = [sure(array[other]), sure(array[one])];
  };
  swap(0, at);
  const pivot = sure(array[0]);
  let [equal, next, end] = [0, 1, array.length];
  while (next < end) {
    const value = sure(array[next]);
    if (value > pivot) swap(next, --end);
    else if (value < pivot) swap(equal++, next++);
    else next += 1;
  }
  return [array.slice(0, equal), array.slice(end)];
}

test('a list makes as many calls wait as the slow judge counts', async () => {
  const under = below(randomOf(2));
  const seen = new Set<boolean>();
  for (let state = 0; state < STATES; state += 1) {
    const rule = sure(rules[under(rules.length)]);
    const count = 6 + under(6);
    const wait = 2 + under(2);
    const shown = Array.from({ length: count }, () => 1);
    const link = `v=1&input=typed&values=${shown}&pivot=${rule}&wait=${wait}`;
    const { figure, words } = await asking('quicksort', link);
    const task = await made(figure, 'stack');
    if (!task) {
      figure.release();
      continue;
    }
    const list = shuffled(shown.length, under);
    const read = sure(task.typed).read(list.join(' '));
    const { right, said } = await task.judge(sure('answer' in read ? read.answer : undefined));
    const most = waiting(rule, list);
    expect(right, `${link} ${list}`).toBe(most >= wait);
    seen.add(right === true);
    expect(plain(words(), said), `${link} ${list}`).toBe(
      most === 0
        ? 'With this list no call waits.'
        : most === 1
          ? 'With this list at most one call waits.'
          : `With this list at most ${most} calls wait at once.`,
    );
    const example = [...plain(words(), task.solution.slice(0, 1)).matchAll(/\d+/g)].map(Number);
    expect(waiting(rule, example), `${link} ${example}`).toBeGreaterThanOrEqual(wait);
    figure.release();
  }
  expect(seen.size).toBe(2);
});

test.each([
  ['length=24', 'task-unfit-stack-chance'],
  ['pivot=first&length=4&wait=9', 'task-unfit-stack'],
  ['pivot=middle&length=9&input=sorted&wait=1', 'task-unfit-stack-shown'],
])('%s asks for no list', async (link, why) => {
  const { figure } = await asking('quicksort', `v=1&${link}&task=stack`);
  await until(() => figure.notices.length > 0);
  expect(figure.notices[0]?.code).toBe(why);
});

test('a list of another length is kept, with what would be understood', async () => {
  const { figure, words } = await asking(
    'quicksort',
    'v=1&input=typed&values=1,1,1,1,1,1&pivot=first&wait=2',
  );
  const task = sure(await made(figure, 'stack'));
  for (const typed of ['', '1 2 3', '1 2 3 4 5 x', '1 2 3 4 5 6 7']) {
    const read = sure(task.typed).read(typed);
    expect('wrong' in read && plain(words(), [read.wrong]), typed).toBe(
      'Enter 6 whole numbers from 0 to 999,999, with spaces between them.',
    );
  }
});

/** The lists on the way of a sort, each with the swap that comes next. */
function swapsOf(rule: (typeof rules)[number], list: readonly number[]) {
  const array = [...list];
  const swaps: { readonly before: string; readonly places: readonly [number, number] }[] = [];
  const swap = (one: number, other: number) => {
    if (one === other) return;
    swaps.push({
      before: array.join(),
      places: [Math.min(one, other) + 1, Math.max(one, other) + 1],
    });
    [array[one], array[other]] = [sure(array[other]), sure(array[one])];
  };
  const sort = (lo: number, hi: number): void => {
    if (hi - lo < 2) return;
    const part = array.slice(lo, hi);
    const pivot = pivotOf(rule, part);
    swap(lo, lo + part.indexOf(pivot));
    let [equal, next, end] = [lo, lo + 1, hi];
    while (next < end) {
      const value = sure(array[next]);
      if (value > pivot) swap(next, --end);
      else swap(equal++, next++);
    }
    const sides = [
      [lo, equal],
      [end, hi],
    ] as const;
    const [left, right] = sides;
    const order = equal - lo < hi - end ? sides : ([right, left] as const);
    for (const [from, to] of order) sort(from, to);
  };
  sort(0, array.length);
  return swaps;
}

test('the next swap is that of the slow judge, and another is answered with what it would break', async () => {
  const under = below(randomOf(3));
  let judged = 0;
  for (let state = 0; state < STATES; state += 1) {
    const rule = sure(rules[under(rules.length)]);
    const values = shuffled(4 + under(5), under);
    const link = `v=1&input=typed&values=${values}&pivot=${rule}&cursor=${under(9)}`;
    const { figure, words } = await asking('quicksort', link);
    const { order } = sure((figure as unknown as { here?: { order: Uint32Array } }).here);
    const list = Array.from(order, (element) => values[element]).join();
    const swaps = swapsOf(rule, values);
    const next = swaps.filter(({ before }) => before === list);
    // A list that comes twice does not say which swap is next.
    const sorted = values.toSorted((one, other) => one - other).join();
    if (next.length + Number(sorted === list) > 1) continue;
    const task = await made(figure, 'next');
    expect(task === undefined, link).toBe(next.length === 0);
    const [only] = next;
    if (!task || !only || next.length > 1) continue;
    for (let first = 1; first <= values.length; first += 1)
      for (let second = first + 1; second <= values.length; second += 1) {
        const read = sure(task.typed).read(`${second}, ${first}`);
        const { right, said } = await task.judge(sure('answer' in read ? read.answer : undefined));
        const wanted = `${[first, second]}` === `${only.places}`;
        expect(right, `${link} ${first} ${second}`).toBe(wanted);
        const text = plain(words(), said);
        if (!wanted)
          expect(text).toContain(
            `claim would break now by a swap of places ${first} and ${second}`,
          );
        judged += 1;
      }
    const [place, second] = only.places;
    expect(plain(words(), task.solution)).toMatch(
      new RegExp(`at place ${place} and \\d+ at place ${second}`),
    );
    figure.release();
  }
  expect(judged).toBeGreaterThan(STATES);
});
