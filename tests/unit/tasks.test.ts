/**
 * The tasks of games, without a browser: what they ask and withhold, and how the solver judges. Each verdict is compared
 * with that of a slow judge that is written here and knows only the rules.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { type Taking, takeBack } from '../../www/src/stage/take-back.ts';
import { Asker } from '../../www/src/stage/task/asker.ts';
import type { Judged } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, judgedAgain, made, STATES } from './asked-figure.ts';
import { markupOf, textOf } from './markup.ts';
import { until } from './opened-figure.ts';

/** How long the computer seems to think, in ms; nobody has to wait for that here. */
const THINKING_MS = 500;
const { setTimeout: later } = globalThis;

beforeAll(() => {
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) =>
    later(work, ms === THINKING_MS ? 0 : ms),
  );
});
afterAll(() => vi.unstubAllGlobals());

type Outcome = 'P' | 'N' | 'D';

/** A game as the slow judge knows it: its states, and the moves of the player whose turn it is. */
interface Rules<State> {
  readonly slug: 'nim' | 'chain' | 'games';
  /** A state, and the link to it. */
  random(below: (limit: number) => number): { readonly state: State; readonly link: string };
  moves(state: State): readonly { readonly to: State; readonly mark: unknown }[];
  /** Who has won a state without moves, for the player whose turn it is. */
  ended(state: State): Outcome;
}

/** Who wins, by every line of play. */
function outcomeOf<State>(rules: Rules<State>, state: State, known: Map<string, Outcome>): Outcome {
  const key = JSON.stringify(state, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  const before = known.get(key);
  if (before) return before;
  const next = rules.moves(state).map(({ to }) => outcomeOf(rules, to, known));
  const won = next.includes('P') ? 'N' : next.includes('D') ? 'D' : 'P';
  const outcome = next.length === 0 ? rules.ended(state) : won;
  known.set(key, outcome);
  return outcome;
}

const heaps: Rules<readonly number[]> = {
  slug: 'nim',
  random: (under) => {
    const state = Array.from({ length: 1 + under(4) }, () => 1 + under(6));
    return { state, link: `v=1&heaps=${state}` };
  },
  moves: (state) =>
    state.flatMap((stones, heap) =>
      Array.from({ length: stones }, (_, left) => ({
        to: state.with(heap, left),
        mark: { heap, stone: left },
      })),
    ),
  ended: () => 'P',
};

const row = (misere: boolean): Rules<string> => ({
  slug: 'chain',
  random: (under) => {
    const cells = Array.from({ length: 3 + under(7) }, () => (under(5) > 0 ? '1' : '0')).join('');
    const state = /1/.test(cells) && /0/.test(cells) ? cells : '1101';
    return { state, link: `v=1&row=${state}${misere ? '&end=misere' : ''}` };
  },
  moves: (state) =>
    [1, 2].flatMap((count) =>
      [...state.matchAll(new RegExp(`(?=${'1'.repeat(count)})`, 'g'))].map(({ index }) => ({
        to: state.slice(0, index) + '0'.repeat(count) + state.slice(index + count),
        mark: `${count === 1 ? 'o' : 'j'}${index}`,
      })),
    ),
  ended: () => (misere ? 'N' : 'P'),
});

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const rowOf = (board: string) =>
  LINES.some((line) => /^(xxx|ooo)$/.test([...line].map((at) => board[Number(at)]).join('')));

const board: Rules<string> = {
  slug: 'games',
  random: (under) => {
    let state = '.........';
    const plies: number[] = [];
    // The visitor is the player who moves first, so it is that player's turn.
    for (const count = 2 * under(4); plies.length < count; ) {
      const moves = board.moves(state);
      const move = moves[under(moves.length)];
      if (!move) return board.random(under);
      state = move.to;
      plies.push((move.mark as number) + 1);
    }
    if (board.moves(state).length === 0) return board.random(under);
    return { state, link: plies.length > 0 ? `v=1&plies=${plies.join('_')}` : 'v=1' };
  },
  moves: (state) =>
    rowOf(state)
      ? []
      : [...state].flatMap((stone, at) => {
          const turn = state.replaceAll('.', '').length % 2 === 0 ? 'x' : 'o';
          return stone === '.' ? [{ to: [...state].with(at, turn).join(''), mark: at }] : [];
        }),
  ended: (state) => (rowOf(state) ? 'P' : 'D'),
};

/** What a figure of a game can do that a test does in the place of a visitor. */
interface Played {
  readonly play: {
    readonly path: readonly unknown[] | undefined;
    readonly thinking: boolean;
    readonly record: { readonly plies: readonly { readonly position: unknown }[] };
  };
  /** Whether it is the visitor's turn. */
  readonly mayMove: boolean;
  choose(mark: unknown): void;
  leave(): void;
  readonly planning: { readonly chosen: { readonly place?: unknown } | undefined };
}

/** Makes the move of a mark: touched once, it is planned, and then it is made. */
async function touch(figure: AnyFigure, mark: unknown): Promise<void> {
  const played = playedIn(figure);
  const { path } = played.play;
  played.choose(mark);
  await until(() => played.planning.chosen?.place !== undefined);
  played.choose(mark);
  await until(() => played.play.path !== path && (played.play.path?.length ?? 0) > 1);
}

const playedIn = (figure: AnyFigure) => figure as unknown as Played;

const games = [
  ['heaps', heaps],
  ['a row', row(false)],
  ['a row whose last object loses', row(true)],
  ['three in a row', board],
] as const;

describe.each(games)('%s', (_name, given) => {
  const rules = given as Rules<unknown>;
  const known = new Map<string, Outcome>();
  const worth = (state: unknown) => outcomeOf(rules, state, known);

  test('who wins, and how many moves win, as by every line of play', async () => {
    const under = below(randomOf(1));
    for (let state = 0; state < STATES; state += 1) {
      const one = rules.random(under);
      const { figure } = await asking(rules.slug, one.link);
      const who = sure(await made(figure, 'who'));
      for (const { answer } of sure(who.offered)) {
        const { right, said } = await who.judge(answer);
        expect(right, `${one.link} ${answer}`).toBe(answer === worth(one.state));
        if (right) expect(said, one.link).not.toEqual([]);
      }
      const moves = rules.moves(one.state);
      const winning = moves.filter(({ to }) => worth(to) === 'P').length;
      const count = sure(await made(figure, 'count'));
      const verdicts: Judged[] = [];
      for (let answer = 0; answer <= moves.length; answer += 1)
        verdicts.push(await count.judge(answer));
      expect(
        verdicts.map(({ right }) => right),
        one.link,
      ).toEqual(verdicts.map((_, answer) => answer === winning));
      for (const [answer, { right, said }] of verdicts.entries())
        if (!right)
          expect(said[0]?.args, one.link).toEqual({ more: answer < winning ? 'yes' : 'no' });
      figure.release();
    }
  });

  test('a move is judged by what it leaves, and a lost position has no such task', async () => {
    const under = below(randomOf(2));
    const seen = new Set<string>();
    for (let state = 0; state < STATES; state += 1) {
      const one = rules.random(under);
      const value = worth(one.state);
      const kind = value === 'D' ? 'hold' : 'move';
      const { figure, answers, text } = await asking(rules.slug, `${one.link}&task=${kind}`);
      if (value === 'P') {
        await until(() => figure.notices.length > 0);
        expect(figure.notices[0]?.code, one.link).toBe('task-unfit-lost');
        expect(figure.currentLink(), one.link).not.toContain('task');
        continue;
      }
      await until(() => text() !== '');
      expect(figure.tasked, one.link).toBe(true);
      const moves = rules.moves(one.state);
      const { to, mark } = sure(moves[under(moves.length)]);
      const right = value === 'D' ? worth(to) !== 'N' : worth(to) === 'P';
      await touch(figure, mark);
      await until(() => answers.length > 0);
      expect(answers, `${one.link} ${JSON.stringify(mark)}`).toMatchObject([
        { task: kind, right, tries: 1 },
      ]);
      const { answer } = sure(answers[0]);
      expect(await judgedAgain(rules.slug, `${one.link}&task=${kind}`, answer)).toBe(right);
      expect(figure.tasked, one.link).toBe(!right);
      expect(text(), one.link).toContain(right ? 'Right.' : 'Wrong.');
      if (!right) expect(text(), one.link).toMatch(/That let |After that/);
      seen.add(`${kind} ${right}`);
      figure.release();
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('a game is judged when it is over', async () => {
    const under = below(randomOf(3));
    let played = 0;
    for (let state = 0; played < STATES / (process.env.APPLEYARD_FULL ? 1 : 4); state += 1) {
      const one = rules.random(under);
      const value = worth(one.state);
      if (value !== 'N') continue;
      played += 1;
      const { figure, answers, text } = await asking(rules.slug, `${one.link}&task=game`);
      await until(() => text() !== '');
      // Every second visitor plays without mistakes, the others play at random.
      const best = state % 2 === 0;
      let at = one.state;
      let gave = false;
      for (;;) {
        const moves = rules.moves(at);
        const good = moves.filter(({ to }) => worth(to) === 'P');
        const choice = best && good.length > 0 ? good : moves;
        const { to, mark } = sure(choice[under(choice.length)]);
        gave ||= worth(at) === 'N' && worth(to) !== 'P';
        await touch(figure, mark);
        await until(() => answers.length > 0 || playedIn(figure).mayMove);
        if (answers.length > 0) break;
        at = stateAfter(figure, rules, to);
      }
      // The computer makes no mistake, so it gives nothing back.
      expect(answers, one.link).toMatchObject([{ task: 'game', right: !gave, tries: 1 }]);
      const { answer } = sure(answers[0]);
      expect(await judgedAgain(rules.slug, `${one.link}&task=game`, answer)).toBe(!gave);
      expect(text(), one.link).toMatch(
        gave ? /Your move \d+ gave the win away/ : /You won in \d+ move/,
      );
      figure.release();
    }
  });
});

/** The state after the computer's reply to a state. */
function stateAfter(figure: AnyFigure, rules: Rules<unknown>, left: unknown): unknown {
  const { plies } = playedIn(figure).play.record;
  const position = written(plies.at(-1)?.position);
  return sure(rules.moves(left).find(({ to }) => written(to) === position)).to;
}

/** A state as text, whoever writes it. */
const written = (state: unknown): string => {
  if (Array.isArray(state)) return state.join();
  const { cells } = state as { cells?: string };
  return cells ?? String(state).replace(/:.$/, '').replaceAll('/', '');
};

test('heaps that are lost: any are right, and others are answered with the move that wins', async () => {
  const under = below(randomOf(4));
  const known = new Map<string, Outcome>();
  for (let state = 0; state < STATES; state += 1) {
    const count = 2 + under(3);
    const { figure, words } = await asking('nim', `v=1&heaps=${new Array(count).fill(3)}`);
    const task = sure(await made(figure, 'make'));
    const tried = Array.from({ length: count }, () => 1 + under(6));
    const read = sure(task.typed).read(tried.join(', '));
    if (!('answer' in read)) throw new Error('it is not read');
    const { right, said } = await task.judge(read.answer);
    expect(right, `${tried}`).toBe(outcomeOf(heaps, tried, known) === 'P');
    const text = plain(words(), said);
    const [, stones, size] = /tak(?:e|ing) (\d+) from the heap of (\d+)/.exec(text) ?? [];
    if (right) continue;
    const left = tried.with(tried.indexOf(Number(size)), Number(size) - Number(stones));
    expect(outcomeOf(heaps, left, known), text).toBe('P');
    figure.release();
  }
});

test('what is typed and means nothing is kept, with what would be understood', async () => {
  const { figure, words } = await asking('nim', 'v=1&heaps=3,3,3');
  const task = sure(await made(figure, 'make'));
  for (const typed of ['', '1,2', '1,2,3,4', '0,1,1', '1,2,x', '1,2,99999999999999999']) {
    const read = sure(task.typed).read(typed);
    expect('wrong' in read && plain(words(), [read.wrong]), typed).toBe(
      'Enter 3 numbers of stones from 1 to 1,000,000,000,000,000, with commas between them.',
    );
  }
  expect(await made(await asking('nim', 'v=1&heaps=3').then((one) => one.figure), 'make')).toBe(
    undefined,
  );
});

describe('a task', () => {
  const link = 'v=1&heaps=1,4,5,7&task=move&tries=3';

  test('names where to look after the second wrong answer, and the answer when no try is left', async () => {
    const { figure, answers, text } = await asking('nim', link);
    await until(() => text() !== '');
    expect(text()).toBe('Find a move that wins.');
    const said: string[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      await touch(figure, { heap: 3, stone: 7 - tries });
      await until(() => answers.length === tries);
      await until(settled(figure));
      said.push(text());
      if (tries < 3) playedIn(figure).leave();
    }
    expect(answers.map(({ right, tries }) => [right, tries])).toEqual([
      [false, 1],
      [false, 2],
      [false, 3],
    ]);
    expect(said[0]).toContain('You took 1 from the heap of 7; that left bundles without partners');
    expect(said[0]).toContain('You have 2 tries left.');
    expect(said[0]).not.toContain('Look at');
    expect(said[1]).toContain('Look at the bundles of 4: one of them has no partner.');
    expect(said[2]).toContain('This would have been right:');
    expect(said[2]).toContain('3 moves win, for example taking 1 from the heap of 4.');
    expect(figure.tasked).toBe(false);
  });

  test('does not count a wrong answer again that was given before, and says so', async () => {
    const { figure, answers, text } = await asking('nim', 'v=1&heaps=3,5,7&task=count');
    await until(() => text() !== '');
    const { desk } = figure;
    const say = vi.spyOn(figure.announcer, 'say');
    await sure(desk).give(7, '7');
    await sure(desk).give(7, '7');
    expect(answers).toHaveLength(1);
    expect(text()).toContain('You have given this answer before, so it costs no try.');
    expect(say.mock.calls.at(-1)?.[0]).toMatch(/^Wrong\. You have given .* tries left\.$/);
    await sure(desk).give(6, '6');
    expect(answers.at(-1)?.tries).toBe(2);
    expect(text()).not.toContain('before');
  });

  test('that is over lets its reason play on', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const { figure, text } = await asking('nim', 'v=1&heaps=3,5,7&task=count&hints=on');
    await until(() => text() !== '');
    await sure(figure.desk).give(3, '3');
    expect(figure.tasked).toBe(false);
    const { timeline } = figure;
    (figure as unknown as { explain(): void }).explain();
    await until(() => timeline.cursor > 0);
    expect(timeline.playing).toBe(true);
    expect(timeline.holding).toBe(true);
    figure.release();
    vi.unstubAllGlobals();
  });

  test('that is over offers no further try, because none would be judged', async () => {
    const { figure, answers, text } = await asking('nim', 'v=1&heaps=3,5,7&task=move');
    await until(() => text() !== '');
    await touch(figure, { heap: 0, stone: 0 });
    await until(() => answers.length > 0);
    expect(text()).toContain('Try again');
    // The reply is on the board: it is what a wrong move leads to.
    await until(() => playedIn(figure).play.path?.length === 3);
    expect(text()).toContain('Wrong.');
    playedIn(figure).leave();
    await touch(figure, { heap: 0, stone: 2 });
    await until(() => answers.length > 1);
    await until(settled(figure));
    // The verdict is about the board as a right move has left it, so the computer waits.
    expect(playedIn(figure).play.path).toHaveLength(2);
    expect(text()).toBe(
      'Find a move that wins. Right. Split each heap into bundles of 1, 2, 4, …: every bundle has a partner now. Whatever your opponent does, you can restore that.' +
        // Nothing can be stored here.
        ' This device does not keep how the task ended: its storage is full, or the browser forbids it.',
    );
    expect(text()).not.toContain('Try again');
  });

  test.each([
    ['nim', 'v=1&heaps=1,2,3&task=who', 'The opponent wins. Split each heap'],
    ['nim', 'v=1&heaps=1,2,3&task=count', 'No move wins. Split each heap'],
    [
      'nim',
      'v=1&heaps=3,5,7&task=count',
      '3 moves win, for example taking 1 from the heap of 3. After that',
    ],
    ['chain', 'v=1&row=1111111&task=who', 'The player to move wins. One move wins: take'],
    ['games', 'v=1&task=who', 'Nobody wins, so it is a draw. Nobody can force a win'],
    ['games', 'v=1&task=count', 'No move wins. Nobody can force a win'],
  ] as const)('of %s names its answer: %s', async (slug, address, named) => {
    const { figure, text } = await asking(slug, address);
    await until(() => text() !== '');
    figure.desk?.show();
    expect(text()).toContain(`This would have been right: ${named}`);
    expect(text()).not.toMatch(/: [^.]*:[^.]*:/);
  });

  test('with a second person names no computer, and each reason stands alone', async () => {
    const { figure, answers, text } = await asking(
      'games',
      'v=1&plies=1_5_9_3&opponent=human&task=move',
    );
    await until(() => text() !== '');
    await touch(figure, 6);
    await until(() => answers.length > 0);
    expect(text()).toContain('Right. The player to move');
    expect(text()).not.toContain('computer');
    const row = await asking('chain', 'v=1&row=1111111&task=move');
    await until(() => row.text() !== '');
    await touch(row.figure, 'o3');
    await until(() => row.answers.length > 0);
    expect(row.text()).toContain('Right. You can copy your opponent in the other group');
  });

  const settled = (figure: AnyFigure) => () => !playedIn(figure).play.thinking;

  test('withholds what answers it, in every language, until it is over', async () => {
    for (const language of languages) {
      const { figure, text, words } = await asking('nim', link, language);
      await until(() => text() !== '');
      const open = [
        plain(words(), figure.narration()),
        plain(words(), figure.description()),
        markupOf(figure.picture(words(), figure.size)),
        textOf(markupOf(figure.panels.aside(words()) as never)),
      ];
      const plainly = await asking(
        'nim',
        link.replace('&task=move&tries=3', '&hints=off'),
        language,
      );
      const without = [
        plain(plainly.words(), plainly.figure.narration()),
        plain(plainly.words(), plainly.figure.description()),
        markupOf(plainly.figure.picture(plainly.words(), plainly.figure.size)),
        '',
      ];
      expect(open).toEqual(without);
      for (const name of figure.panels.names) {
        if (name === 'rules') continue;
        const shown = textOf(markupOf(figure.panels.render(name) as never));
        expect(shown, `${language} ${name}`).toBe(words().text('task-withheld'));
      }
    }
  });
});

test('without hints the table and the last stone of Nim are hidden, and a question names no bundles', async () => {
  const { figure, text, words } = await asking('nim', 'v=1&heaps=3,5,7&hints=off&predict=on');
  for (const name of ['classes', 'table']) {
    const shown = () => textOf(markupOf(figure.panels.render(name) as never));
    await until(() => shown() !== '');
    expect(shown(), name).toBe(words().text('panel-withheld'));
  }
  figure.timeline.seek(figure.timeline.length);
  await until(() => text() !== '');
  figure.timeline.seek(figure.timeline.length);
  expect(text()).toBe('Is this position lost or won for the player to move? lost won');
});

test('a question is announced when it comes, and a verdict before its reason', async () => {
  const { figure, words } = await asking('nim', 'v=1&heaps=1,2,3&predict=on');
  await figure.opening;
  const asker = new Asker(figure as never, undefined);
  const say = vi.spyOn(figure.announcer, 'say');
  const { timeline } = figure;
  timeline.seek(1);
  asker.render(words());
  expect(say).not.toHaveBeenCalled();
  timeline.seek(timeline.length);
  asker.render(words());
  asker.render(words());
  expect(say.mock.calls).toEqual([
    [expect.stringMatching(/\. All bundles that have a partner are joined\. Is this .*\?$/)],
  ]);
  asker.prediction.answer(true, timeline);
  asker.render(words());
  expect(say.mock.calls.at(-1)?.[0]).toMatch(/^Right\. The 1s of the heaps/);
  figure.release();
});

test.each([
  ['nim', 'v=1&heaps=3,5,7', { heap: 0, stone: 2 }, 'Taken back: it is your move.'],
  ['chain', 'v=1&row=1111111&opponent=human', 'o3', 'Taken back: it is the first player’s turn.'],
  ['games', 'v=1', 4, 'Taken back: it is your move.'],
] as const)(
  'in %s a move that is taken back is announced as that',
  async (slug, link, mark, said) => {
    const { figure } = await asking(slug, link);
    await touch(figure, mark);
    await until(() => playedIn(figure).mayMove);
    const say = vi.spyOn(figure.announcer, 'say');
    takeBack(figure as unknown as Taking);
    expect(figure.timeline.cursor).toBe(0);
    expect(say.mock.calls).toEqual([[said]]);
    figure.release();
  },
);

test('a chosen move on a board is a sentence of its own', async () => {
  const { figure } = await asking('games', 'v=1');
  const say = vi.spyOn(figure.announcer, 'say');
  playedIn(figure).choose(6);
  await until(() => say.mock.calls.length > 0);
  expect(say.mock.calls[0]?.[0]).toMatch(/^Mark a1\. To make this move/);
});
