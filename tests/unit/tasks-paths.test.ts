/**
 * The tasks of a graph, without a browser. Each verdict is compared with that of a slow judge, which is written here and
 * goes along every path.
 */
import { describe, expect, test } from 'vitest';
import type { Run } from '../../www/src/engine/engine.ts';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import { isUnfit, type Task } from '../../www/src/stage/task/task.ts';
import { sure } from '../../www/src/sure.ts';
import { type Language, languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, STATES } from './asked-figure.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { opened, until } from './opened-figure.ts';

type Way = readonly number[];
interface Graph {
  readonly nodes: number;
  readonly edges: readonly (readonly [number, number])[];
  readonly from: number;
  readonly to: number;
}

/** All paths from start to destination, without one edge if it is given. */
function pathsOf({ edges, from, to }: Graph, without?: Way): readonly Way[] {
  const open = edges.filter((edge) => String(edge) !== String(without));
  const next = (node: number) =>
    open.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));
  const found: Way[] = [];
  const go = (way: Way): void => {
    const head = sure(way.at(-1));
    if (head === to) found.push(way);
    else for (const node of next(head)) if (!way.includes(node)) go([...way, node]);
  };
  go([from]);
  return found;
}

/** What the core has read of a link, for the slow judge. */
function graphOf(figure: AnyFigure): Graph {
  const { walked } = figure as unknown as {
    walked: {
      graph: {
        nodes: readonly unknown[];
        edges: readonly { from: number; to: number }[];
        ends: { from: number; to: number };
      };
    };
  };
  const { nodes, edges, ends } = walked.graph;
  return { nodes: nodes.length, edges: edges.map(({ from, to }) => [from, to] as const), ...ends };
}

const link = (under: (limit: number) => number): string => {
  const [graph, least, most] = sure(
    (
      [
        ['grid', 2, 3],
        ['random', 5, 9],
        ['ladder', 2, 5],
        ['complete', 3, 5],
        ['triangular', 2, 4],
        ['hypercube', 2, 3],
      ] as const
    )[under(6)],
  );
  return `v=1&graph=${graph}&size=${least + under(most - least + 1)}&seed=${under(1000)}`;
};

const opening = async (text: string, language: Language = 'en') => {
  const figure = await opened('paths', text, language);
  await figure.vocabulary.more('tasks', 'paths-panels', 'tables');
  return figure;
};
const made = async (figure: AnyFigure, kind: string): Promise<Task | string> => {
  const task = await (await sure(figure.tasks)())(kind);
  return isUnfit(task) ? task.unfit : task;
};
const said = (figure: AnyFigure, sentences: Parameters<typeof plain>[1]) =>
  plain(sure(figure.words), sentences);
const asked = (figure: AnyFigure) =>
  textOf(markupOf(figure.questions(sure(figure.words)) as never));

/** Every state whose graph has a path, with its task and what the slow judge knows. */
async function everyState(
  kind: string,
  seed: number,
  judge: (one: {
    figure: AnyFigure;
    task: Task | string;
    graph: Graph;
    paths: readonly Way[];
    at: string;
    under: (limit: number) => number;
  }) => Promise<void>,
): Promise<void> {
  const under = below(randomOf(seed));
  for (let state = 0; state < STATES; state += 1) {
    const at = link(under);
    const figure = await opening(at);
    const graph = graphOf(figure);
    const paths = pathsOf(graph);
    const task = await made(figure, kind);
    if (paths.length === 0) expect(task, at).toBe('task-unfit-paths');
    else await judge({ figure, task, graph, paths, at, under });
    figure.release();
  }
}

const whole = (task: Task | string, at: string): Task => {
  if (typeof task === 'string') throw new Error(`${at}: ${task}`);
  return task;
};

test('the number of paths is the one that going along all of them gives', async () => {
  await everyState('count-paths', 21, async ({ figure, task, paths, at }) => {
    const { judge, typed, ...rest } = whole(task, at);
    for (const answer of [paths.length, paths.length + 1, paths.length - 1, 10 ** 15]) {
      const read = sure(typed).read(`${answer}`);
      if (!('answer' in read)) throw new Error('it is not read');
      const { right, said: sentences } = await judge(read.answer);
      expect(right, `${at} ${answer}`).toBe(answer === paths.length);
      if (!right)
        expect(sentences[0]?.args, at).toEqual({ more: answer < paths.length ? 'yes' : 'no' });
    }
    expect(rest.look.length).toBe(1);
    const shown = whole(task, at).solution;
    expect(said(figure, shown), at).toContain(`is ${paths.length}.`);
  });
});

test('long numbers are read exactly, and what is no number is kept', async () => {
  const figure = await opening('v=1&graph=grid&size=12');
  const task = whole(await made(figure, 'count-paths'), 'a large grid');
  const typed = sure(task.typed);
  const digits = '9'.repeat(60);
  expect(typed.read(digits)).toEqual({ answer: BigInt(digits) });
  expect(typed.read(' 1,234,567 ')).toEqual({ answer: 1234567n });
  for (const wrong of ['', '-1', '1,23', 'many', '1.5', '9'.repeat(651)])
    expect('wrong' in typed.read(wrong), wrong).toBe(true);
});

/** A way at random: a path, or one in which something is wrong. */
function wayOf(
  { nodes, from }: Graph,
  paths: readonly Way[],
  under: (limit: number) => number,
): Way {
  const path = sure(paths[under(paths.length)]);
  const any = under(nodes);
  const ways: readonly Way[] = [
    path,
    path,
    path.slice(0, -1),
    [...path.slice(0, -1), any],
    [...path, any],
    [from, any, sure(path.at(-1))],
  ];
  return sure(ways[under(ways.length)]);
}

describe.each(['way', 'longest'])('to draw: %s', (kind) => {
  test('each way is judged as by a list of all paths', async () => {
    const seen = new Set<boolean | undefined>();
    await everyState(kind, 22, async ({ figure, task, graph, paths, at, under }) => {
      const { marked, judge } = whole(task, at);
      const most = Math.max(...paths.map((path) => path.length));
      const drawn = wayOf(graph, paths, under).filter(
        (node, i, all) => i === 0 || node !== all[i - 1],
      );
      if (drawn.length < 2) return;
      // An edge that does not lead on changes nothing; one that does is as good as its end.
      for (const [i, node] of drawn.slice(1).entries()) {
        const last = sure(drawn[i]);
        const other = [...new Set(graph.edges.flat())].filter((one) => one !== last);
        if (other.length > 1) sure(marked).touch(other.slice(0, 2));
        sure(marked).touch(under(2) ? node : [last, node]);
      }
      const read = sure(marked).read();
      if (!('answer' in read)) throw new Error('it is no answer');
      expect(read.answer).toEqual(drawn);
      const { right, said: sentences } = await judge(read.answer);
      const path = paths.some((one) => String(one) === String(drawn));
      const wanted = path && (kind === 'way' || drawn.length === most);
      expect(right, `${at} ${drawn}`).toBe(wanted);
      seen.add(right);
      if (path && !right)
        expect(sentences, at).toEqual([
          { id: 'task-longest-wrong', args: { nodes: most - drawn.length } },
        ]);
      if (!path) {
        // The slow judge goes along until no edge leads on, a node comes twice, or the destination is left behind.
        const joined = ([one, other]: Way) =>
          graph.edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
        const breaks = drawn.findIndex(
          (node, i) =>
            i > 0 &&
            (!joined([sure(drawn[i - 1]), node]) ||
              drawn.indexOf(node) < i ||
              drawn[i - 1] === graph.to),
        );
        const past = breaks > 0 && drawn[breaks - 1] === graph.to;
        const named = breaks < 0 ? drawn.at(-1) : drawn[past ? breaks - 1 : breaks];
        const { name } = figure as unknown as { name(node: number): string };
        expect(sentences[0]?.args?.name, `${at} ${drawn}`).toBe(name.call(figure, sure(named)));
      }
      const shown = whole(task, at).solution;
      const names = String(shown[0]?.args?.whole ?? '').split(' → ');
      if (kind === 'way' || !right) {
        const { walked } = figure as unknown as {
          walked: { graph: { nodes: readonly { name: string }[] } };
        };
        const solved = names.map((name) =>
          walked.graph.nodes.findIndex((one) => one.name === name),
        );
        expect(paths.map(String), at).toContain(String(solved));
        if (kind === 'longest') expect(solved.length, at).toBe(most);
      }
    });
    expect(seen.size).toBe(2);
  });
});

test('an edge is judged by the paths that remain without it', async () => {
  const seen = new Set<unknown>();
  await everyState('way', 23, async ({ graph, at, under }) => {
    const left = graph.edges.map((edge) => pathsOf(graph, edge).length);
    // Most states have such an edge, some have none.
    const remain = sure(left[under(left.length)]) + (under(4) === 0 ? 1 : 0);
    const figure = await opening(`${at}&remain=${remain}`);
    const task = await made(figure, 'block');
    if (!left.includes(remain)) {
      expect(task, at).toBe('task-unfit-remain');
      return;
    }
    const { marked, judge, look } = whole(task, at);
    for (const number of new Set([under(left.length), under(left.length), left.indexOf(remain)])) {
      const edge = sure(graph.edges[number]);
      expect('wrong' in sure(marked).read(), at).toBe(true);
      sure(marked).touch(edge);
      const read = sure(marked).read();
      if (!('answer' in read)) throw new Error('it is no answer');
      const { right, said: sentences } = await judge(read.answer);
      expect(right, `${at} ${edge}`).toBe(left[number] === remain);
      seen.add(right);
      expect(said(figure, sentences), at).toContain(`is ${left[number]?.toLocaleString('en')}.`);
      sure(marked).touch(edge);
    }
    const right = left.filter((one) => one === remain).length;
    expect(look[0]?.args, at).toEqual({ edges: right, all: left.length });
    figure.release();
  });
  expect(seen.size).toBe(2);
});

test('the number that is asked for unless the link says it fits the graph, and a number that no edge leaves comes with those that fit', async () => {
  const blocking = async (text: string) => (await sure((await opening(text)).tasks)())('block');
  const task = await blocking('v=1');
  if (isUnfit(task)) throw new Error('the opening graph has no edge to block');
  const left = task.ask.args?.remain;
  const graph = graphOf(await opening('v=1'));
  const right = graph.edges.filter((edge) => pathsOf(graph, edge).length === left);
  expect(task.fits.args).toEqual({ edges: right.length, all: graph.edges.length });
  const possible = new Set(graph.edges.map((edge) => pathsOf(graph, edge).length));
  const unfit = await blocking('v=1&remain=1');
  expect(unfit).toMatchObject({ unfit: 'task-unfit-remain', args: { remain: 1 } });
  const named = isUnfit(unfit) ? String(unfit.args?.possible).split(', ').map(Number) : [];
  expect(new Set(named)).toEqual(possible);
  expect(await blocking('v=1&graph=grid&size=9')).toMatchObject({ unfit: 'task-unfit-many' });
});

describe('an open task', () => {
  test('takes touches as its answer, and Check judges them', async () => {
    const figure = await opening('v=1&graph=grid&size=2&task=way');
    await until(() => asked(figure) !== '');
    const [path] = pathsOf(graphOf(figure));
    for (const node of sure(path).slice(1))
      (figure as unknown as { choose(node: number): void }).choose(node);
    expect(asked(figure)).toContain('Your way:');
    expect((figure as unknown as { way: Way }).way.length).toBe(1);
  });

  test('withholds what answers it, in every language', async () => {
    for (const language of languages)
      for (const kind of ['count-paths', 'way', 'block', 'longest']) {
        const cursor = '&cursor=8&counted=on&number=2';
        const open = await opening(
          `v=1&graph=grid&size=2&task=${kind}&remain=1${cursor}`,
          language,
        );
        await until(() => asked(open) !== '' || open.notices.length > 0);
        expect(open.notices, kind).toEqual([]);
        const plainly = await opening('v=1&graph=grid&size=2&hints=off', language);
        const shown = (figure: AnyFigure) => [
          said(figure, figure.narration()),
          said(figure, figure.description()),
          said(figure, [figure.caption() as never]),
        ];
        expect(shown(open), `${language} ${kind}`).toEqual(shown(plainly));
        expect(open.ticks).toEqual([]);
        expect(open.stepped).toBe(undefined);
        const rows: unknown[] = [];
        for await (const row of open.csv(sure(open.words))) rows.push(row);
        expect(rows).toEqual([]);
        const aside = textOf(markupOf(open.panels.aside(sure(open.words)) as never));
        expect(aside).not.toMatch(/\d/);
        for (const name of open.panels.names)
          expect(textOf(markupOf(open.panels.render(name) as never))).toBe(
            sure(open.words).text('task-withheld'),
          );
        open.release();
        plainly.release();
      }
  });
});

/** How a judge hears of whoever waits. */
type Waiting = Parameters<Task['judge']>[1] & object;

/** Presses the button with these words in the question. */
function pressed(figure: AnyFigure, label: string): void {
  const button = templates(figure.questions(sure(figure.words))).find(
    ({ strings, values }) => strings.join('').includes('<button') && values.includes(label),
  );
  (sure(button).values.find((value) => typeof value === 'function') as () => void)();
}

/** A grid whose paths take the core some seconds. */
const LARGE = 'v=1&graph=grid&size=11';

test('a question that takes long says how far it is, can be stopped and asked again', async () => {
  const { figure, questions } = await asking('paths', `${LARGE}&task=longest`);
  const shares: number[] = [];
  const looked = async (done: () => boolean) =>
    until(() => {
      const share = /<progress[^>]*value="?(\d+)/.exec(questions())?.[1];
      if (share !== undefined && Number(share) !== shares.at(-1)) shares.push(Number(share));
      return done();
    });
  await looked(() => shares.length > 1);
  expect(figure.task).toBeUndefined();
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  const press = (id: string) => pressed(figure, sure(figure.words).text(id));
  // The rest of the figure answers meanwhile, and the search goes on.
  figure.adjust({ tries: 2 } as never);
  expect(await sure(figure.run as Run<'PathWalk'>).ask('isWay', [0, 1])).toBe(true);
  expect(questions()).toContain('<progress');
  press('cancel');
  await until(() => questions().includes(sure(figure.words).text('try-again')));
  expect(questions()).not.toContain('<progress');
  press('try-again');
  await until(() => figure.task !== undefined);
  expect(questions()).not.toContain('<progress');
  figure.release();
});

test('a figure that is released, or has another graph, waits for no question', async () => {
  const { figure, questions } = await asking('paths', `${LARGE}&task=longest`);
  await until(() => questions().includes('<progress'));
  figure.openLink('v=1&graph=grid&size=2&task=count-paths');
  await until(() => figure.task !== undefined);
  expect(said(figure, [sure(figure.task).ask])).toBe(sure(figure.words).text('task-paths'));
  figure.release();
});

test('a verdict that takes long says how far it is, and a stopped one costs no try', async () => {
  const { figure, questions, answers } = await asking('paths', 'v=1&graph=states&task=longest');
  await until(() => figure.task !== undefined);
  const task = sure(figure.task);
  const { judge } = task;
  let tell: ((done: number, total: number) => void) | undefined;
  let over: AbortSignal | undefined;
  // A search that does not end while this test looks.
  Object.assign(task, {
    judge: (_: unknown, { listener, signals }: Waiting) => {
      tell = (done, total) => listener?.onProgress(done, total, 0);
      [over] = signals;
      return new Promise((_resolve, reject) =>
        over?.addEventListener('abort', () => reject(new CodedError('cancelled'))),
      );
    },
  });
  const desk = sure(figure.desk);
  void desk.give([0, 1]);
  await until(() => questions().includes('<progress'));
  sure(tell)(30, 100);
  expect(questions()).toMatch(/<progress[^>]*value="?30/);
  pressed(figure, sure(figure.words).text('cancel'));
  await until(() => !questions().includes('<progress'));
  expect(sure(over).aborted).toBe(true);
  expect(answers).toEqual([]);
  // A second answer takes the place of the first; the search itself tells how far it is.
  void desk.give([0, 1]);
  const heard: number[] = [];
  Object.assign(task, {
    judge: (way: never, asked: Waiting) =>
      judge(way, {
        ...asked,
        listener: { onProgress: (done: number) => heard.push(done), onReset: () => {} },
      }),
  });
  await desk.give([0, 1]);
  expect(answers).toMatchObject([{ right: false, tries: 1 }]);
  expect(heard.length).toBeGreaterThan(1);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  figure.release();
});
