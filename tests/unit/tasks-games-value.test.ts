/**
 * Grundy values of positions, without a browser. Each verdict, and each consequence of a wrong answer, is compared with
 * those of a slow judge that is written here: it knows the moves, and takes the least number that no move leads to.
 */
import { expect, test } from 'vitest';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, fitOf, STATES, shownTexts, taskOf } from './asked-figure.ts';
import { until } from './opened-figure.ts';

/** A game whose positions are texts. */
interface Rules {
  readonly link: string;
  readonly start: string;
  moves(position: string): readonly { readonly to: string; readonly label: string }[];
}

const NAMES = 'abcdefgh';

/** One token on a graph without cycles, whose edges go from a letter to later ones. */
function graph(under: (limit: number) => number): Rules {
  const edges = new Map<string, string[]>();
  for (let from = 0; from < NAMES.length - 1; from += 1) {
    const later = [...NAMES.slice(from + 1)].filter(() => under(2) === 0);
    edges.set(sure(NAMES[from]), later.length > 0 ? later : [sure(NAMES[from + 1])]);
  }
  const start = sure(NAMES[under(4)]);
  const text = [...edges].map(([from, to]) => `${from} -> ${to.join(' ')}`).join('\n');
  return {
    start,
    link: `game=graph&rules=${encodeURIComponent(text)}&start=${start}`,
    moves: (node) => (edges.get(node) ?? []).map((to) => ({ to, label: to })),
  };
}

/** Heaps, of each of which a player takes 1 to `most` stones. */
function heaps(under: (limit: number) => number): Rules {
  const most = 2 + under(4);
  const sizes = Array.from({ length: 1 + under(3) }, () => 1 + under(6));
  return {
    start: sizes.join(),
    link: `game=take-away&size=${sizes}&rules=1..${most}`,
    moves: (position) => {
      const all = position.split(',').map(Number);
      return all.flatMap((stones, heap) =>
        Array.from({ length: Math.min(most, stones) }, (_, taken) => {
          const left = stones - taken - 1;
          return {
            to: all.with(heap, left).join(),
            label: position
              .split(',')
              .with(heap, `${stones}−${taken + 1}`)
              .join(),
          };
        }),
      );
    },
  };
}

function grundyOf(rules: Rules, position: string, known: Map<string, number>): number {
  const before = known.get(position);
  if (before !== undefined) return before;
  const reached = rules.moves(position).map(({ to }) => grundyOf(rules, to, known));
  let value = 0;
  while (reached.includes(value)) value += 1;
  known.set(position, value);
  return value;
}

test('the value is the least that no move leads to, and another is answered with what shows that it is not', async () => {
  const under = below(randomOf(1));
  const seen = new Set<string>();
  for (let state = 0; state < STATES; state += 1) {
    const rules = (under(2) === 0 ? graph : heaps)(under);
    const { figure, words } = await asking('games', `v=1&${rules.link}`);
    const task = await fitOf(figure, 'value');
    const known = new Map<string, number>();
    const value = grundyOf(rules, rules.start, known);
    const moves = rules.moves(rules.start);
    for (let answer = 0; answer <= moves.length; answer += 1) {
      const read = sure(task.typed).read(String(answer)) as { answer: unknown };
      const { right, said } = await task.judge(read.answer);
      const about = `${rules.link} ${answer}`;
      expect(right, about).toBe(answer === value);
      const [first] = said;
      seen.add(sure(first).id);
      if (right) continue;
      const args = sure(first).args as { value: number; label: string };
      expect(args.value, about).toBe(answer);
      const leads = moves.filter(({ to }) => grundyOf(rules, to, known) === answer);
      expect(sure(first).id, about).toBe(leads.length > 0 ? 'task-value-has' : 'task-value-large');
      if (leads.length > 0) expect(leads.map(({ label }) => label)).toContain(args.label);
      // Whatever is not reached and is wrong is too large.
      else expect(value, about).toBeLessThan(answer);
      expect(plain(words(), said), about).not.toContain('undefined');
    }
    expect(plain(words(), task.solution)).toContain(`the Grundy value here is ${value}:`);
    figure.release();
  }
  expect([...seen].sort()).toEqual(['grundy-mex', 'task-value-has', 'task-value-large']);
});

test('the position at the cursor of a game is the one that is asked about', async () => {
  const { figure } = await asking(
    'games',
    'v=1&game=take-away&size=7&rules=1..3&plies=64&cursor=1',
  );
  const task = await fitOf(figure, 'value');
  expect((await task.judge(2)).right).toBe(true);
  figure.release();
});

test.each([
  ['v=1', 'task-unfit-value'],
  ['v=1&game=take-away&size=5&rules=1..3&end=misere', 'task-unfit-value'],
  [`v=1&game=graph&rules=${encodeURIComponent('a -> b\nb -> a c')}`, 'task-unfit-value'],
  ['v=1&game=take-away&size=1&rules=1..3&plies=64&cursor=1', 'task-unfit-over'],
])('%s has no such task', async (link, why) => {
  const { figure } = await asking('games', link);
  expect(await taskOf(figure, 'value')).toEqual({ unfit: why });
  figure.release();
});

test('nothing that is shown while the task is open has the value', async () => {
  const link = 'v=1&game=take-away&size=5,6&rules=1..3';
  for (const language of languages) {
    const open = await asking('games', `${link}&why=on&task=value`, language);
    await until(() => open.text() !== '');
    expect(open.figure.tasked).toBe(true);
    const shown = await shownTexts(open);
    const hidden = await shownTexts(await asking('games', `${link}&hints=off`, language));
    expect(shown.said.description).toEqual(hidden.said.description);
    expect(shown.said.picture).toEqual(hidden.said.picture);
    expect(shown.all).not.toContain(open.words().text('game-grundy'));
    // The panel that offers other games says nothing of this one.
    const { choose, ...panels } = shown.panels;
    for (const [name, text] of Object.entries(panels))
      expect(text, name).toBe(open.words().text('task-withheld'));
    expect(choose).not.toContain(open.words().text('task-value-typed'));
    open.figure.release();
  }
});
