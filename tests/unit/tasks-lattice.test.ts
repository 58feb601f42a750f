/**
 * The tasks of the lattice, without a browser. Each verdict is compared with that of a slow judge, which is written here
 * and knows only the vectors.
 */
import { describe, expect, test } from 'vitest';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { isUnfit, type Task } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { STATES, taskOf } from './asked-figure.ts';
import { markupOf, textOf } from './markup.ts';
import { opened, until } from './opened-figure.ts';

interface Point {
  readonly m: number;
  readonly n: number;
}
type Vector = readonly [dm: number, dn: number];

/** A game, as the slow judge knows it. */
interface Rules {
  readonly moves: readonly Vector[];
  readonly misere: boolean;
}

/** Games that end, because each vector lowers the sum of twice the first and once the second. */
const VECTORS: readonly Vector[] = [
  [-1, 0],
  [0, -1],
  [-1, 1],
  [-2, 1],
  [-1, -1],
  [-2, 0],
  [0, -3],
];

const known = new Map<string, boolean>();

/** Whether the player to move loses, by every line of play. */
function lost(rules: Rules, { m, n }: Point): boolean {
  const key = JSON.stringify([rules, m, n]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const next = movesFrom(rules, { m, n });
  const value = next.length === 0 ? !rules.misere : !next.some((to) => lost(rules, to));
  known.set(key, value);
  return value;
}

const movesFrom = ({ moves }: Rules, { m, n }: Point): readonly Point[] =>
  moves.map(([dm, dn]) => ({ m: m + dm, n: n + dn })).filter((to) => to.m >= 0 && to.n >= 0);

function randomRules(under: (limit: number) => number): { readonly rules: Rules; link: string } {
  const some = VECTORS.filter(() => under(2) === 0);
  const moves = some.length > 0 ? some : VECTORS.slice(0, 3);
  const misere = under(2) === 0;
  return {
    rules: { moves, misere },
    link: `v=1&moves=${moves.map(String).join('_')}&end=${misere ? 'misere' : 'normal'}`,
  };
}

const SIDES = { columns: 9, rows: 8 };
const sides = 'columns=9&rows=8';

const opening = async (link: string, language: Language = 'en') => {
  const figure = await opened('lattice', link, language);
  await figure.vocabulary.more('tasks', 'play', 'lattice-panels', 'tables');
  return figure;
};
const made = async (figure: AnyFigure, kind: string): Promise<Task> => {
  const task = await (await sure(figure.tasks)())(kind);
  if (isUnfit(task)) throw new Error(task.unfit);
  return task;
};
const said = (figure: AnyFigure, sentences: Parameters<typeof plain>[1]) =>
  plain(sure(figure.words), sentences);
const asked = (figure: AnyFigure) =>
  textOf(markupOf(figure.questions(sure(figure.words)) as never));
const choose = (figure: AnyFigure, point: Point) =>
  (figure as unknown as { choose(point: Point): void }).choose(point);

describe('to mark lost points', () => {
  test('any lost points are right, and others are answered by a move that is really there', async () => {
    const under = below(randomOf(11));
    const seen = new Set<boolean | undefined>();
    for (let state = 0; state < STATES; state += 1) {
      const { rules, link } = randomRules(under);
      const most = 1 + under(3);
      const figure = await opening(`${link}&${sides}&most=${most}`);
      const task = await made(figure, 'mark');
      const marked = sure(task.marked);
      // Of every three points two are lost, so that right answers come as often as wrong ones.
      const pool = Array.from({ length: SIDES.columns * SIDES.rows }, (_, at) => ({
        m: at % SIDES.columns,
        n: Math.floor(at / SIDES.columns),
      }));
      const losing = pool.filter((point) => lost(rules, point));
      const points = new Map<string, Point>();
      while (points.size < most) {
        const from = under(3) > 0 ? losing : pool;
        const point = sure(from[under(from.length)]);
        points.set(`${point.m},${point.n}`, point);
      }
      for (const point of points.values()) {
        expect('wrong' in marked.read(), link).toBe(true);
        marked.touch(point);
      }
      const read = marked.read();
      if (!('answer' in read)) throw new Error('it is no answer');
      const { right, said: sentences } = await task.judge(read.answer);
      const all = [...points.values()];
      expect(right, `${link} ${[...points.keys()]}`).toBe(all.every((one) => lost(rules, one)));
      seen.add(right);
      const look = said(figure, task.look);
      for (const point of all)
        expect(look.includes(`(${point.m}, ${point.n})`), look).toBe(lost(rules, point));
      const text = said(figure, sentences);
      const from = all.find((one) => !lost(rules, one));
      if (from) expect(text).toContain(`(${from.m}, ${from.n})`);
      // Where no move is left, the sentence says that.
      if (from && movesFrom(rules, from).length > 0) {
        const [, m, n] = sure(
          /leads to \((\d+), (\d+)\), where the opponent loses/.exec(text) ?? undefined,
        );
        const to = { m: Number(m), n: Number(n) };
        expect(text).toContain(`From (${from.m}, ${from.n})`);
        expect(movesFrom(rules, from), text).toContainEqual(to);
        expect(lost(rules, to), text).toBe(true);
      }
      const shown = [...said(figure, task.solution.slice(0, 1)).matchAll(/\((\d+), (\d+)\)/g)];
      expect(shown.length, link).toBe(most);
      for (const [, m, n] of shown) expect(lost(rules, { m: Number(m), n: Number(n) })).toBe(true);
      figure.release();
    }
    expect(seen.size).toBe(2);
  });

  test('touches mark points and let them go, and Check judges them', async () => {
    const figure = await opening('v=1&task=mark&most=2');
    await until(() => asked(figure) !== '');
    expect(asked(figure)).toContain('Mark 2 points where the player to move loses.');
    expect(asked(figure)).toContain('Nothing is marked yet.');
    choose(figure, { m: 0, n: 1 });
    choose(figure, { m: 4, n: 3 });
    choose(figure, { m: 4, n: 3 });
    choose(figure, { m: 5, n: 0 });
    expect(asked(figure)).toContain('Marked (2 of 2): (0, 1) and (5, 0).');
    const picture = markupOf(figure.picture(sure(figure.words), figure.size));
    expect(picture.match(/class="?token/g)?.length).toBe(2);
    expect((figure as unknown as { explained: { asked: unknown } }).explained.asked).toBe(
      undefined,
    );
  });

  test('a picture with fewer lost points, and a game, have no such task', async () => {
    const few = await opening('v=1&moves=-1,0_0,-1&end=normal&columns=8&rows=8&task=mark&most=3');
    expect(few.tasked).toBe(true);
    const playing = await opening('v=1&path=7,0&task=mark');
    await until(() => playing.notices.length > 0);
    expect(playing.notices[0]?.code).toBe('task-unfit-playing');
    const single = await opening('v=1&moves=-1,0*_0,-1*_-1,-1*&columns=8&rows=8&task=mark&most=12');
    await until(() => single.notices.length > 0);
    expect(single.notices[0]?.code).toBe('task-unfit-mark');
  });

  test('withholds what answers it, in every language', async () => {
    for (const language of languages)
      for (const more of ['', '&cursor=40', '&colour=grundy', '&order=push', '&ask=3,2']) {
        const open = await opening(`v=1&task=mark${more}`, language);
        await until(() => asked(open) !== '');
        const plainly = await opening(
          `v=1&hints=off${more.replace('&cursor=40', '')}&cursor=0`,
          language,
        );
        const shown = async (figure: AnyFigure) => [
          said(figure, figure.description()),
          markupOf(figure.picture(sure(figure.words), figure.size))
            .replace(/<div class="(apples|hidden)[\s\S]*?<\/div>/, '')
            .replaceAll(' yours', ''),
          textOf(markupOf(figure.panels.aside(sure(figure.words)) as never)),
        ];
        expect(await shown(open), `${language} ${more}`).toEqual(await shown(plainly));
        const words = sure(open.words);
        const texts = [
          said(open, open.narration()),
          said(open, open.description()),
          textOf(markupOf(open.picture(words, open.size))),
        ].join('\n');
        for (const state of ['lost', 'won'])
          expect(texts).not.toContain(words.text(`mark-${state}`, { point: '(0, 1)' }));
        const rows: unknown[] = [];
        for await (const row of open.csv(words)) rows.push(row);
        expect(rows.length).toBe(1);
        expect(open.ticks).toEqual([]);
        for (const name of open.panels.names.filter((one) => one !== 'rules'))
          expect(textOf(markupOf(open.panels.render(name) as never))).toBe(
            words.text('task-withheld'),
          );
        open.release();
        plainly.release();
      }
  });
});

test('a move of a game is judged by the point that it leaves', async () => {
  const under = below(randomOf(12));
  const seen = new Set<unknown>();
  for (let state = 0; state < STATES; state += 1) {
    const { rules, link } = randomRules(under);
    const start = { m: under(SIDES.columns), n: under(SIDES.rows) };
    // Without a game, the link begins one where it asks why.
    const begins = under(2) === 0 ? 'path' : 'computer=first&ask';
    const at = `${link}&${sides}&${begins}=${start.m},${start.n}&opponent=human&task=move`;
    const figure = await opening(at);
    const moves = movesFrom(rules, start);
    if (moves.length === 0 || lost(rules, start)) {
      await until(() => figure.notices.length > 0);
      expect(figure.notices[0]?.code, at).toBe(
        moves.length === 0 ? 'task-unfit-over' : 'task-unfit-lost',
      );
      continue;
    }
    await until(() => asked(figure) !== '');
    const { play } = figure as unknown as {
      play: { here: unknown; path: readonly Point[]; choose(to: Point): Promise<void> };
    };
    await until(() => play.here !== undefined);
    const before = said(figure, figure.narration());
    expect(before, at).not.toMatch(/win|lose|lost/);
    const to = sure(moves[under(moves.length)]);
    await play.choose(to);
    await until(() => /Right|Wrong/.test(asked(figure)));
    const right = lost(rules, to);
    expect(asked(figure), at).toContain(right ? 'Right.' : 'Wrong.');
    expect(figure.tasked, at).toBe(!right);
    seen.add(right);
    if (!right) {
      expect(asked(figure), at).toContain('That let ');
      // What is shown beside the verdict does not say which move was right.
      expect(said(figure, figure.narration()), at).not.toMatch(/could|better/);
      const task = sure(figure.task);
      await sure(task.again)();
      expect(play.path, at).toEqual([start]);
      expect(figure.timeline.cursor, at).toBe(0);
      const [, m, n] = sure(
        /leads to \((\d+), (\d+)\), where the opponent loses/.exec(said(figure, task.solution)) ??
          undefined,
      );
      expect(lost(rules, { m: Number(m), n: Number(n) }), at).toBe(true);
    }
    figure.release();
  }
  expect(seen.size).toBe(2);
});

test.each([
  // The last point of the axis is lost, and another one is not.
  ['v=1&cursor=9&task=move', 'task-unfit-lost'],
  ['v=1&columns=2000&task=move', 'task-unfit-no-game'],
])('a link that begins a game says why no move is asked: %s', async (link, why) => {
  const figure = await opening(link);
  await until(() => figure.notices.length > 0);
  expect(figure.notices.map(({ code }) => code)).toEqual([why, 'task-not-set']);
  expect(figure.currentLink()).not.toContain('task');
});

test('a game that a link begins is at its start, and its moment says whether it fits before', async () => {
  const plain = await opening('v=1&columns=20&cursor=9');
  expect(isUnfit(await taskOf(plain, 'move'))).toBe(false);
  const figure = await opening('v=1&columns=20&cursor=9&task=move');
  await until(() => figure.currentLink().includes('path') && figure.loaded && asked(figure) !== '');
  expect(figure.notices).toEqual([]);
  expect(figure.timeline.cursor).toBe(0);
  expect(figure.currentLink()).toBe('v=1&columns=20&rows=20&path=19,0&why=off&task=move');
});

describe('to write a rule', () => {
  /** The points where a rule, as it is written, says something else than the slow judge. */
  const wrongAt = (rules: Rules, written: string): readonly Point[] => {
    const [p, q, m0, n0, bits] = written.split(',');
    const wrong: Point[] = [];
    for (let n = Number(n0); n < SIDES.rows; n += 1)
      for (let m = Number(m0); m < SIDES.columns; m += 1) {
        const says = bits?.[(m % Number(p)) + Number(p) * (n % Number(q))] === '1';
        if (says !== lost(rules, { m, n })) wrong.push({ m, n });
      }
    return wrong;
  };

  test('any rule that holds at all points is right, and others break where they are said to', async () => {
    const under = below(randomOf(13));
    const seen = new Set<unknown>();
    for (let state = 0; state < STATES; state += 1) {
      const { rules, link } = randomRules(under);
      const figure = await opening(`${link}&${sides}`);
      const task = await (await sure(figure.tasks)())('rule');
      if (isUnfit(task)) {
        expect(task.unfit, link).toBe('task-unfit-rule');
        seen.add('unfit');
        continue;
      }
      const { m, n } = task.ask.args as unknown as Point;
      const shown = String(task.solution[0]?.args?.rule);
      expect(wrongAt(rules, shown), `${link} ${shown}`).toEqual([]);
      const flipped = under(shown.length - shown.lastIndexOf(',') - 1) + shown.lastIndexOf(',') + 1;
      const changed =
        shown.slice(0, flipped) + (shown[flipped] === '1' ? '0' : '1') + shown.slice(flipped + 1);
      const [p, q] = shown.split(',');
      const doubled = `${p},${q},${m + 1},${n},${shown.split(',')[4]}`;
      for (const written of [shown, changed, doubled, `1,1,${m},${n},0`]) {
        const read = sure(task.typed).read(written);
        if (!('answer' in read)) throw new Error(`${written} is not read`);
        const { right, said: sentences } = await task.judge(read.answer);
        const leaves = written === doubled;
        const wrong = wrongAt(rules, written);
        expect(right, `${link} ${written}`).toBe(!leaves && wrong.length === 0);
        seen.add(right);
        if (leaves) expect(sentences[0]?.id).toBe('task-rule-leaves');
        else if (!right) expect(wrong, written).toContainEqual(sentences[0]?.args);
      }
      figure.release();
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('shows the colours that the link shows, and no verdict', async () => {
    const open = await opening('v=1&task=rule&cursor=40');
    await until(() => asked(open) !== '');
    const plainly = await opening('v=1&hints=off&cursor=40');
    for (const figure of [open, plainly]) await until(() => figure.narration().length > 0);
    expect(said(open, open.description())).toBe(said(plainly, plainly.description()));
    expect(open.stepped).toBe(undefined);
    for (const wrong of ['', '9,1,0,0,1', '2,2,0,0,100', 'x']) {
      const read = sure(sure(open.task).typed).read(wrong);
      expect('wrong' in read && said(open, [read.wrong])).toContain('2,2,0,0,1000');
    }
  });
});
