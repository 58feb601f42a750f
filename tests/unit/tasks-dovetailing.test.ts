/**
 * The tasks of a sweep, without a browser. Each verdict, and each consequence of a wrong answer, is compared with those of
 * a slow sweep that is written here: it runs the machines step by step in the order that a round prescribes.
 */
import { expect, test } from 'vitest';
import { isUnfit, type Judged } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, fitOf, STATES, shownBy, taskOf } from './asked-figure.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** After how many steps a machine stops by its text, if it does so within these. */
function stops(text: string, most: number): number | undefined {
  const tape = new Map<number, number>();
  let [head, state] = [0, 0];
  for (let steps = 1; steps <= most; steps += 1) {
    const at = 3 * (tape.get(head) ?? 0);
    const [write, move, next = ''] = sure(text.split('_')[state]).slice(at, at + 3);
    tape.set(head, Number(write));
    head += move === 'R' ? 1 : -1;
    if (!'ABCDE'.includes(next)) return steps;
    state = next.charCodeAt(0) - 65;
  }
  return undefined;
}

interface Turn {
  readonly machine: number;
  readonly step: number;
  /** Whether it takes that step, or has stopped before. */
  readonly runs: boolean;
}

/** The turns of a sweep, by the description of its order in words. */
function turnsOf(order: string, rounds: number, ends: readonly (number | undefined)[]): Turn[] {
  const turns: Turn[] = [];
  const given = ends.map(() => 0);
  const ended = (machine: number, step: number) =>
    step > (ends[machine] ?? Number.POSITIVE_INFINITY);
  const turn = (machine: number) => {
    const step = sure(given[machine]) + 1;
    given[machine] = step;
    turns.push({ machine, step, runs: !ended(machine, step) });
  };
  for (let round = 0; round < rounds; round += 1) {
    if (order === 'first') {
      const machine = ends.findIndex((_, at) => !ended(at, sure(given[at]) + 1));
      if (machine >= 0) turn(machine);
      continue;
    }
    for (let machine = 0; machine <= round && machine < ends.length; machine += 1) {
      const age = round - machine;
      const many = order === 'triangles' ? age + 1 : order === 'doubling' ? 2 ** age : 1;
      for (let at = 0; at < many; at += 1)
        if (order !== 'rounds' || !ended(machine, sure(given[machine]) + 1)) turn(machine);
    }
  }
  return turns;
}

/** A sweep at random, and what the slow sweep says of it. */
async function randomSweep(under: (limit: number) => number) {
  const order = sure(['cantor', 'rounds', 'triangles', 'doubling', 'first'][under(5)]);
  const rounds = 2 + under(order === 'first' ? 40 : order === 'doubling' ? 6 : 9);
  const link = `v=1&order=${order}&rounds=${rounds}&states=2&count=12&seed=${under(1000)}`;
  const { figure } = await asking('dovetailing', link);
  const run = sure(figure.run) as unknown as {
    ask(method: 'machine', machine: number): Promise<{ text: string }>;
  };
  const texts = await Promise.all(
    Array.from({ length: 12 }, async (_, machine) => (await run.ask('machine', machine)).text),
  );
  figure.release();
  const turns = turnsOf(
    order,
    rounds,
    texts.map((text) => stops(text, 200)),
  );
  return { link, order, turns };
}

test('when a step comes, and what happens at the moment that was answered', async () => {
  const under = below(randomOf(1));
  const seen = new Set<string>();
  for (let state = 0; state < STATES; state += 1) {
    const { link, order, turns } = await randomSweep(under);
    const cursor = under(turns.length);
    const wanted = sure(turns[under(turns.length)]);
    const { machine } = wanted;
    const step = under(4) === 0 ? 1 + under(20) : wanted.step;
    const asked = `${link}&cursor=${cursor}&machine=${machine}&step=${step}`;
    const { figure } = await asking('dovetailing', asked);
    const moment =
      1 + turns.findIndex((it) => it.machine === machine && it.step === step && it.runs);
    const made = await taskOf(figure, 'when');
    if (moment === 0 || moment <= cursor) {
      const unfit = moment === 0 ? 'task-unfit-when' : 'task-unfit-came';
      expect(isUnfit(made) && made.unfit, asked).toBe(unfit);
      seen.add(unfit);
      figure.release();
      continue;
    }
    if (isUnfit(made)) throw new Error(`${asked} ${made.unfit}`);
    for (let answer = 1; answer <= turns.length; answer += 1 + under(4)) {
      const { right, said } = (await made.judge(answer)) as Judged;
      expect(right, `${asked} ${answer}`).toBe(answer === moment);
      const { runs, ...turn } = sure(turns[answer - 1]);
      const args = { ...turn, moment: answer, passes: runs ? 'no' : 'yes' };
      expect(said[0], `${asked} ${answer}`).toEqual({ id: 'task-sweep-at', args });
      if (!right) expect(said.length).toBe(1);
    }
    expect(((await made.judge(moment)) as Judged).right, asked).toBe(true);
    seen.add(order);
    figure.release();
  }
  expect([...seen].sort()).toEqual([
    'cantor',
    'doubling',
    'first',
    'rounds',
    'task-unfit-came',
    'task-unfit-when',
    'triangles',
  ]);
});

test('which machine has its turn, and when the machine that was answered runs', async () => {
  const under = below(randomOf(2));
  const seen = new Set<string>();
  for (let state = 0; state < STATES; state += 1) {
    const { link, order, turns } = await randomSweep(under);
    const cursor = under(turns.length);
    const moment = cursor + 1 + under(turns.length - cursor);
    const named = under(3) === 0 ? cursor + 1 : moment;
    const asked = `${link}&cursor=${cursor}${named === moment ? `&moment=${moment}` : ''}`;
    const { figure } = await asking('dovetailing', asked);
    const task = await fitOf(figure, 'which');
    const turn = sure(turns[named - 1]);
    for (let machine = 0; machine < 12; machine += 1) {
      const { right, said } = (await task.judge(machine)) as Judged;
      expect(right, `${asked} ${machine}`).toBe(machine === turn.machine);
      if (right) continue;
      const its = turns.flatMap((it, at) => (it.machine === machine && it.runs ? [at + 1] : []));
      const before = its.findLast((at) => at < named);
      const after = its.find((at) => at > named);
      const kind = `${before ? 'yes' : 'no'}-${after ? 'yes' : 'no'}`;
      const step = its.filter((at) => at < named).length;
      const args = { machine, kind, step, next: step + 1, before: before ?? 0, after: after ?? 0 };
      expect(said, `${asked} ${machine}`).toEqual([{ id: 'task-which-around', args }]);
      seen.add(kind);
    }
    seen.add(order);
    figure.release();
  }
  expect([...seen].sort()).toEqual([
    'cantor',
    'doubling',
    'first',
    'no-no',
    'no-yes',
    'rounds',
    'triangles',
    'yes-no',
    'yes-yes',
  ]);
  const unfit = async (link: string) => {
    const made = await taskOf((await asking('dovetailing', link)).figure, 'which');
    return isUnfit(made) && made.unfit;
  };
  expect(await unfit('v=1&cursor=5&moment=5')).toBe('task-unfit-past');
  expect(await unfit('v=1&cursor=5&moment=5000')).toBe('task-unfit-ended');
  expect(await unfit('v=1&cursor=78')).toBe('task-unfit-ended');
});

test('while a task is open no cell says its moment, and nothing shows a later one', async () => {
  for (const language of languages)
    for (const order of ['cantor', 'triangles'])
      for (const task of ['when', 'which']) {
        const moment = `v=1&order=${order}&rounds=${order === 'triangles' ? 4 : 6}&cursor=9`;
        const { figure, text, words } = await asking(
          'dovetailing',
          `${moment}&task=${task}`,
          language,
        );
        await until(() => text() !== '');
        expect(figure.tasked, order).toBe(true);
        const plainly = await asking('dovetailing', `${moment}&hints=off`, language);
        const [said, described, picture, csv, ...rest] = await shownBy(figure);
        const without = await shownBy(plainly.figure);
        expect([said, described]).toEqual(without.slice(0, 2));
        const numbers = (markup: string | undefined) =>
          [...sure(markup).matchAll(/class="mark cell[^"]*".*?<text[^>]*>(\d*)</g)].map(
            ([, n]) => n,
          );
        expect(numbers(picture).filter((n) => n !== '').length, order).toBe(9);
        expect(numbers(without[2]).filter((n) => n !== '').length).toBeGreaterThan(9);
        expect(csv?.split('\n').length, order).toBe(10);
        // The ticks are of what has passed.
        expect(rest.slice(1), order).toEqual(['', '']);
        expect(figure.ticks.every((tick) => tick <= 9)).toBe(true);
        for (const name of figure.panels.names) {
          const shown = textOf(markupOf(figure.panels.render(name) as never));
          expect(shown, `${language} ${name}`).toBe(words().text('task-withheld'));
        }
        figure.timeline.seek(10);
        expect(figure.timeline.cursor).toBe(9);
      }
});
