/**
 * The tasks of Turing machines, without a browser. Each verdict, and each consequence of a wrong answer, is compared with
 * those of a slow machine that is written here and shares nothing with the core.
 */
import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { isUnfit, type Judged } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, fitOf, judgedAgain, STATES, shownBy, taskOf } from './asked-figure.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** A slow machine: its tape, where it stands, and how many steps it has done. */
interface Slow {
  readonly tape: Map<number, number>;
  head: number;
  /** Undefined when it has stopped. */
  state: number | undefined;
  steps: number;
}

const begun = (): Slow => ({ tape: new Map(), head: 0, state: 0, steps: 0 });
const read = ({ tape, head }: Slow) => tape.get(head) ?? 0;
const ones = ({ tape }: Slow) => [...tape.values()].filter((symbol) => symbol !== 0).length;

/** One step by the text of a machine, such as 1RB1LB_1LA1RZ. */
function step(text: string, slow: Slow): void {
  if (slow.state === undefined) return;
  const cell = text.split('_')[slow.state]?.slice(3 * read(slow), 3 * read(slow) + 3);
  if (cell === undefined || cell === '---') {
    slow.state = undefined;
    return;
  }
  const [write = '', move, next = ''] = cell;
  slow.tape.set(slow.head, Number(write));
  slow.head += move === 'R' ? 1 : -1;
  slow.state = next === 'Z' ? undefined : next.charCodeAt(0) - 65;
  slow.steps += 1;
}

/** Runs a machine until it stops, but not longer than this. */
function run(text: string, most: number): Slow {
  const slow = begun();
  for (let done = 0; done <= most && slow.state !== undefined && slow.steps < most; done += 1)
    step(text, slow);
  // One that lacks its next rule has stopped as well.
  const cell = text.split('_')[slow.state ?? 0]?.slice(3 * read(slow), 3 * read(slow) + 3);
  if (cell === '---') slow.state = undefined;
  return slow;
}

type Under = (limit: number) => number;

function randomMachine(under: Under, states: number, symbols: number): string {
  const cell = () => {
    if (under(7) === 0) return under(2) === 0 ? '---' : '1RZ';
    return `${under(symbols)}${'LR'[under(2)]}${'ABCDE'[under(states)]}`;
  };
  const row = () => Array.from({ length: symbols }, cell).join('');
  return Array.from({ length: states }, row).join('_');
}

const written = (table: string) => `v=1&machine=written&table=${table}`;

/** What a reader answers about the next step. */
interface Claim {
  readonly write: number;
  readonly move: string;
  /** Undefined if it stops. */
  readonly next: number | undefined;
}

/** The step and the cell in which the tape of a reader parts from that of the machine; undefined within these steps. */
function parts(text: string, cursor: number, { write, move, next }: Claim, most: number) {
  const [theirs, mine] = [run(text, cursor), run(text, cursor)];
  step(text, theirs);
  mine.tape.set(mine.head, write);
  mine.head += move === 'right' ? 1 : -1;
  mine.state = next;
  for (let done = 1; done <= most; done += 1) {
    const cells = [...mine.tape.keys(), ...theirs.tape.keys()];
    const symbol = (slow: Slow, cell: number) => slow.tape.get(cell) ?? 0;
    const differing = cells.filter((cell) => symbol(mine, cell) !== symbol(theirs, cell));
    if (differing.length > 0) {
      return { step: cursor + done, cells: differing, symbol: (at: number) => symbol(mine, at) };
    }
    step(text, mine);
    step(text, theirs);
  }
  return undefined;
}

test('the next step: only what the machine does is right, and a wrong step parts the tapes where it is said', async () => {
  const under = below(randomOf(1));
  const seen = new Set<string>();
  for (let at = 0; at < STATES; at += 1) {
    const [states, symbols] = [1 + under(4), 2 + under(2)];
    const text = randomMachine(under, states, symbols);
    const cursor = under(16);
    const link = `${written(text)}&cursor=${cursor}`;
    const slow = run(text, cursor);
    const { figure, words } = await asking('machines', link);
    if (slow.state === undefined) {
      const made = await taskOf(figure, 'next');
      expect(isUnfit(made) && made.unfit, link).toBe('task-unfit-stopped');
      seen.add('stopped');
      figure.release();
      continue;
    }
    const task = await fitOf(figure, 'next');
    const [writes, heads, nexts] = sure(task.parts).map(({ choices }) => choices);
    const before = { state: slow.state, head: slow.head };
    step(text, slow);
    const right: Claim = {
      write: sure(slow.tape.get(before.head)),
      move: slow.head > before.head ? 'right' : 'left',
      next: slow.state,
    };
    let rights = 0;
    for (const [w, { args: write }] of sure(writes).entries())
      for (const [h, { args: head }] of sure(heads).entries())
        for (const [n, { args: then }] of sure(nexts).entries()) {
          const claim: Claim = {
            write: Number(write?.symbol),
            move: String(head?.move),
            next: then?.end === 'no' ? String(then.state).charCodeAt(0) - 65 : undefined,
          };
          const judged = (await task.judge([w, h, n])) as Judged;
          const same =
            claim.write === right.write && claim.move === right.move && claim.next === right.next;
          expect(judged.right, `${link} ${JSON.stringify(claim)}`).toBe(same);
          if (same) {
            rights += 1;
            continue;
          }
          const [yours, parting] = judged.said;
          expect(yours?.args?.head, link).toBe(before.head + (claim.move === 'right' ? 1 : -1));
          const expected = parts(text, cursor, claim, 200);
          seen.add(sure(parting).id);
          if (!expected) {
            expect(parting, link).toEqual({
              id: 'task-next-same',
              args: { step: cursor + 200 },
            });
            continue;
          }
          const { cell, symbol, step: said } = sure(sure(parting).args);
          expect(said, `${link} ${JSON.stringify(claim)}`).toBe(expected.step);
          expect(expected.cells, link).toContain(cell);
          expect(symbol, link).toBe(String(expected.symbol(Number(cell))));
          expect(plain(words(), judged.said), link).not.toContain(plain(words(), task.solution));
        }
    expect(rights, link).toBe(1);
    figure.release();
  }
  expect([...seen].sort()).toEqual(['stopped', 'task-next-part', 'task-next-same']);
});

test('when it stops: by every step, and a machine that is not known to stop has no such task', async () => {
  const under = below(randomOf(2));
  const seen = new Set<string>();
  for (let at = 0; at < STATES; at += 1) {
    const text = randomMachine(under, 1 + under(4), 2);
    const link = `${written(text)}&cursor=0`;
    const slow = run(text, 5000);
    const { figure } = await asking('machines', link);
    const made = await taskOf(figure, 'halt');
    if (slow.state !== undefined) {
      expect(isUnfit(made) && made.unfit, link).toBe('task-unfit-halt');
      seen.add('runs');
    } else if (slow.steps === 0) {
      expect(isUnfit(made) && made.unfit, link).toBe('task-unfit-stopped');
    } else {
      if (isUnfit(made)) throw new Error(`${link} ${made.unfit}`);
      for (const steps of [0, slow.steps - 1, slow.steps, slow.steps + 1, 1 + under(60)]) {
        const { right, said } = (await made.judge(steps)) as Judged;
        expect(right, `${link} ${steps}`).toBe(steps === slow.steps);
        const on = steps < slow.steps ? 'yes' : 'no';
        if (!right) expect(said, link).toEqual([{ id: 'task-halt-wrong', args: { steps, on } }]);
      }
      seen.add('stops');
    }
    figure.release();
  }
  expect([...seen].sort()).toEqual(['runs', 'stops']);
});

/** The most steps of a machine of two symbols that stops, by its states. */
const MOST = [1, 6, 21, 107];

test('a machine that leaves ones: it is run, and whoever gives up sees one that does it', async () => {
  const under = below(randomOf(3));
  const seen = new Set<string>();
  for (let at = 0; at < STATES; at += 1) {
    const states = 1 + under(4);
    const wanted = 1 + under([1, 4, 6, 13][states - 1] ?? 1);
    const size = Array.from({ length: states }, () => '------').join('_');
    const { figure, words } = await asking('machines', `${written(size)}&ones=${wanted}`);
    const task = await fitOf(figure, 'make');
    const example = String(task.solution[0]?.args?.text);
    const shown = run(example, sure(MOST[states - 1]));
    expect([shown.state, ones(shown)], `${states} ${wanted} ${example}`).toEqual([
      undefined,
      wanted,
    ]);
    expect(example.split('_').length).toBeLessThanOrEqual(states);
    for (let tried = 0; tried < 5; tried += 1) {
      const text = tried === 0 ? example : randomMachine(under, states, 2);
      const slow = run(text, sure(MOST[states - 1]));
      const read = await sure(task.typed).read(text);
      if (!('answer' in read)) throw new Error(text);
      const { right, said } = (await task.judge(read.answer)) as Judged;
      const stopped = slow.state === undefined;
      expect(right, `${text} ${wanted}`).toBe(stopped && ones(slow) === wanted);
      expect(said[0], text).toEqual(
        stopped
          ? { id: 'task-machine-left', args: { steps: slow.steps, ones: ones(slow) } }
          : { id: 'task-machine-runs', args: { bound: MOST[states - 1] } },
      );
      seen.add(`${right} ${stopped}`);
    }
    const wrong = async (text: string) => {
      const read = await sure(task.typed).read(text);
      return 'wrong' in read ? plain(words(), [read.wrong]) : '';
    };
    expect(await wrong('1RB')).not.toBe('');
    expect(await wrong('1RB1RB1RB_1RA1RA1RA')).toContain('two symbols');
    expect(await wrong(new Array(states + 1).fill('1RA1LA').join('_'))).toContain('at most');
    figure.release();
  }
  expect([...seen].sort()).toEqual(['false false', 'false true', 'true true']);
});

test('more ones than a machine of its size can leave, or is known to leave, are not asked for', async () => {
  const size = (states: number) => Array.from({ length: states }, () => '------').join('_');
  const made = async (states: number, wanted: number) => {
    const { figure } = await asking('machines', `${written(size(states))}&ones=${wanted}`);
    const task = await taskOf(figure, 'make');
    if (isUnfit(task)) return task.unfit;
    const example = String(task.solution[0]?.args?.text);
    const slow = run(example, 10_000);
    expect([slow.state, ones(slow)], example).toEqual([undefined, wanted]);
    return 'fits';
  };
  expect([await made(1, 2), await made(2, 5), await made(3, 7), await made(4, 14)]).toEqual(
    new Array(4).fill('task-unfit-ones'),
  );
  expect([await made(5, 4099), await made(5, 15), await made(6, 16)]).toEqual([
    'task-unfit-ones',
    'task-unfit-unknown',
    'task-unfit-unknown',
  ]);
  expect([await made(5, 14), await made(6, 15), await made(8, 17), await made(8, 3)]).toEqual(
    new Array(4).fill('fits'),
  );
  const { figure } = await asking('machines', 'v=1&ones=4');
  expect(await taskOf(figure, 'make')).toMatchObject({ unfit: 'task-unfit-made' });
});

test('while a task is open nothing shows where the run goes', async () => {
  let open = 0;
  for (const language of languages)
    for (const machine of ['beaver-four', 'beaver-three-steps', 'palindrome'])
      for (const task of ['next', 'halt', 'make&ones=12']) {
        const moment = `v=1&machine=${machine}&cursor=20`;
        const kind = `${moment}&asked=on&task=${task}`;
        const { figure, text, words } = await asking('machines', kind, language);
        await until(() => text() !== '' || figure.notices.length > 0);
        if (!figure.tasked) continue;
        open += 1;
        const plainly = await asking('machines', `${moment}&hints=off`, language);
        const [said, described, picture, csv, ...rest] = await shownBy(figure);
        const without = await shownBy(plainly.figure);
        expect([said, described], kind).toEqual(without.slice(0, 2));
        const unlit = (markup: string | undefined) =>
          sure(markup).replaceAll(/(rule|arrow) now/g, '$1');
        expect(unlit(picture), kind).toBe(unlit(without[2]));
        if (task === 'next') expect(picture, kind).not.toMatch(/rule now|arrow now/);
        else expect(picture, kind).toContain('rule now');
        // The heading, and the steps that were seen.
        expect(csv?.split('\n').length, kind).toBe(21);
        expect(rest, kind).toEqual(['', '', '']);
        for (const name of figure.panels.names) {
          const shown = textOf(markupOf(figure.panels.render(name) as never));
          expect(shown, `${language} ${name}`).toBe(words().text('task-withheld'));
        }
        for (const to of [19, 21, 107]) figure.timeline.seek(to);
        expect(figure.timeline.cursor, kind).toBe(20);
      }
  expect(open).toBeGreaterThan(10);
});

test('choices are checked together, and the end of a task shows the run of its link', async () => {
  const link = 'v=1&machine=beaver-four&asked=on&cursor=3&task=next&tries=2';
  const { figure, answers, text, questions } = await asking('machines', link);
  await until(() => text() !== '');
  expect(text()).toContain('What does the machine do in its next step?');
  expect(questions().match(/<select/g)?.length).toBe(3);
  expect(figure.timeline.length).toBe(24);
  const task = await fitOf(figure, 'next');
  const pieces = () => templates(figure.questions(sure(figure.words)));
  const starting = (tag: string) => pieces().filter(({ strings }) => strings[0]?.startsWith(tag));
  const listener = (at: TemplateResult | undefined) =>
    sure(at).values.find((value) => typeof value === 'function') as (event: unknown) => void;
  const check = () => listener(starting('<form')[0])({ preventDefault: () => {} });
  check();
  expect(text()).toContain('Choose one of each.');
  expect(answers).toEqual([]);
  const choose = (part: number, value: string) =>
    listener(starting('<select')[part])({ target: { value } });
  for (const part of [0, 1, 2]) choose(part, '0');
  for (let tries = 1; tries <= 2; tries += 1) {
    // The same wrong answer again would cost no try.
    choose(2, String(tries - 1));
    check();
    await until(() => answers.length === tries);
    const answer = `1,1,${tries}`;
    expect(answers.at(-1)).toMatchObject({ task: 'next', right: false, tries, answer });
    expect(answers.at(-1)?.shown).toBe(tries === 2);
  }
  expect(await judgedAgain('machines', link, '1,1,1')).toBe(false);
  expect(text()).toContain('This would have been right:');
  expect(text()).toContain(plain(sure(figure.words), task.solution));
  expect(figure.timeline.length).toBe(107);
});
