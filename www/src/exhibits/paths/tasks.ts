import type { Asking } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { edgeName } from '../../stage/graph/edge-name.ts';
import type { Judged, Marked, Task, Tasks, Unfit } from '../../stage/task/task.ts';
import { sure } from '../../sure.ts';
import { bigNumber } from '../../words/big-number.ts';
import type { Sentence } from '../../words/sentence.ts';
import { nameOf, pathNames } from './account.ts';
import { configOf } from './config.ts';
import { askCount, askList, askOfLength, askThrough } from './count/ask.ts';
import type { Way } from './fields.ts';
import { pathsLocks } from './locks.ts';
import { blank, type PathsFrame } from './picture/frame.ts';
import { pathsFields } from './scene.ts';
import type { ShownGraph } from './shown.ts';

/** How many of the numbers that can be asked for are named. */
const MOST_NAMED = 6;
/** The most digits that are read of a number of paths; no graph of a link has more paths. */
const MOST_DIGITS = 650;

/** The tasks of a graph. Its paths are counted by the core, which refuses graphs that are too wide for that. */
export function pathsTasks(figure: ShownGraph): Tasks {
  const make = async (kind: string, asking?: Asking): Promise<Task | Unfit> => {
    await figure.vocabulary.more('paths-panels');
    const { from, to } = figure.walked?.graph.ends ?? {};
    if (from === undefined || to === undefined || from === to || !figure.walked?.summary.reachable)
      return { unfit: 'task-unfit-paths' };
    try {
      return await sure(kinds[kind])(figure, asking ?? aloneWith(figure));
    } catch (thrown) {
      if (CodedError.from(thrown).code !== 'path-too-many-states') throw thrown;
      return { unfit: 'task-unfit-wide' };
    }
  };
  const numbers = [{ field: 'remain', kind: 'block' }];
  return Object.assign(make, { numbers, locks: pathsLocks, predicts: true } as const);
}

type Make = (figure: ShownGraph, asking: Asking) => Promise<Task | Unfit>;
const kinds: Readonly<Record<string, Make>> = {
  'count-paths': countPaths,
  way: drawWay,
  block: blockEdge,
  longest: drawLongest,
};

/** Nobody hears how far it is. */
const aloneWith = (figure: ShownGraph): Asking => ({ signals: [figure.lifetime] });
const configNow = (figure: ShownGraph) => configOf(figure.currentScene());
const grouped = (figure: ShownGraph, digits: string) =>
  bigNumber(digits, sure(figure.words).language);

/** How many paths there are. They are counted with the question, so that the first answer waits for nothing. */
async function countPaths(figure: ShownGraph, asking: Asking): Promise<Task<bigint>> {
  const { paths } = await askCount(configNow(figure), asking);
  const number = grouped(figure, paths);
  return {
    ask: { id: 'task-paths' },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-paths-look' }],
    typed: {
      label: { id: 'task-paths-typed' },
      read: (text) => {
        const digits = text.trim().replaceAll(/(?<=\d)[ .,'’\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
        return /^\d+$/.test(digits) && digits.length <= MOST_DIGITS
          ? { answer: BigInt(digits) }
          : { wrong: { id: 'task-paths-misread' } };
      },
    },
    judge: (answer): Judged => {
      const right = answer === BigInt(paths);
      const more = answer < BigInt(paths) ? 'yes' : 'no';
      return { right, said: right ? [] : [{ id: 'task-paths-wrong', args: { more } }] };
    },
    solution: [{ id: 'task-paths-shown', args: { number } }],
  };
}

/** A way that is drawn node by node, free of what the core says of it; the last node can be taken back. */
function drawnWay(figure: ShownGraph): Marked<Way> {
  // While another graph comes, the figure has none, and the task still says its own way.
  const { graph } = sure(figure.walked);
  const from = sure(graph.ends?.from);
  let way: Way = [from];
  return {
    get marks(): readonly Partial<PathsFrame>[] {
      return [{ inked: way, pale: [], open: blank.open }];
    },
    touch: (mark) => {
      // An edge from the last node leads to its other end.
      const ends = Array.isArray(mark) ? (mark as readonly number[]) : undefined;
      const last = way.at(-1);
      const node = ends ? ends.find((end) => end !== last) : (mark as number);
      if (node === undefined || (ends && !ends.includes(last ?? node))) return;
      if (node !== last) way = [...way, node];
      else if (way.length > 1) way = way.slice(0, -1);
    },
    said: () => ({
      id: 'task-way-drawn',
      args: { path: pathNames(way, (node) => sure(nameOf(graph, node))), nodes: way.length },
    }),
    read: () => (way.length > 1 ? { answer: way } : { wrong: { id: 'task-way-none' } }),
    text: () => pathsFields.way.write(way),
    choose: (text) => {
      const nodes = sure(figure.walked?.graph.nodes.length);
      const read = pathsFields.way.read('way', text);
      way = 'value' in read && read.value ? read.value : [];
      return way[0] === from && way.every((node) => node < nodes);
    },
  };
}

/** Where a way breaks; undefined if it is a path. The core judges it, node by node. */
async function broken(figure: ShownGraph, way: Way): Promise<Sentence | undefined> {
  const run = sure(figure.run);
  const { from, to } = sure(figure.walked?.graph.ends);
  const name = (node: number | undefined) => figure.name(sure(node));
  for (let nodes = 2; nodes <= way.length; nodes += 1) {
    const begun = way.slice(0, nodes);
    const [head, last] = [begun.at(-2), sure(begun.at(-1))];
    // A path ends with its first visit to its destination.
    if (head === to) return { id: 'task-way-past', args: { name: name(head) } };
    if (await run.ask('isWay', [...begun])) continue;
    const id = begun.indexOf(last) < nodes - 1 ? 'way-twice' : 'way-no-edge';
    return { id, args: { head: name(head), name: name(last) } };
  }
  const end = way.at(-1);
  if (way[0] === from && end === to) return undefined;
  return { id: 'task-way-short', args: { name: name(end), to: name(to) } };
}

/** To draw a path. */
async function drawWay(figure: ShownGraph, asking: Asking): Promise<Task<Way>> {
  const [path] = await askList(configNow(figure), 1, asking);
  return {
    ask: { id: 'task-way', args: ends(figure) },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-way-look' }],
    marked: drawnWay(figure),
    judge: async (way): Promise<Judged> => {
      const where = await broken(figure, way);
      return { right: where === undefined, said: where ? [where] : [] };
    },
    solution: [shownPath(figure, sure(path))],
  };
}

const ends = (figure: ShownGraph) => {
  const { from, to } = sure(figure.walked?.graph.ends);
  return { from: figure.name(sure(from)), to: figure.name(sure(to)) };
};

const shownPath = (figure: ShownGraph, path: Way): Sentence => ({
  id: 'task-way-shown',
  args: {
    path: pathNames(path, (node) => figure.name(node)),
    whole: path.map((node) => figure.name(node)).join(' → '),
  },
});

/** To draw a longest path. How many edges it has is known from the exact count by length. */
async function drawLongest(figure: ShownGraph, asking: Asking): Promise<Task<Way>> {
  const config = configNow(figure);
  const { byLength } = await askCount({ ...config, lengths: true }, asking);
  const most = byLength.findLastIndex((paths) => paths !== '0');
  let shown: readonly Sentence[] = [];
  const found = async (searching: Asking) => {
    const { path } = await askOfLength(config, most, searching);
    return path
      ? [shownPath(figure, path)]
      : [{ id: 'task-longest-nodes', args: { nodes: most + 1 } }];
  };
  return {
    ask: { id: 'task-longest', args: ends(figure) },
    fits: { id: 'task-fits' },
    look: [{ id: 'task-longest-nodes', args: { nodes: most + 1 } }],
    marked: drawnWay(figure),
    judge: async (way, judging = aloneWith(figure)): Promise<Judged> => {
      const where = await broken(figure, way);
      const nodes = most + 1 - way.length;
      const right = where === undefined && nodes === 0;
      if (!right && shown.length === 0) shown = await found(judging);
      if (right) return { right, said: [{ id: 'task-longest-nodes', args: { nodes: most + 1 } }] };
      return { right, said: [where ?? { id: 'task-longest-wrong', args: { nodes } }] };
    },
    get solution() {
      return shown;
    },
  };
}

/** The numbers of paths that a link may ask for and an edge leaves: the one that the fewest edges leave comes first. */
function askable(left: readonly bigint[]): readonly number[] {
  const many = (number: number) => left.filter((one) => one === BigInt(number)).length;
  const { max } = pathsFields.remain;
  const numbers = [...new Set(left)].filter((one) => one <= BigInt(max)).map(Number);
  return numbers.toSorted((one, other) => many(one) - many(other) || one - other);
}

/** To block the one edge without which as many paths remain as the link says. */
async function blockEdge(
  figure: ShownGraph,
  asking: Asking,
): Promise<Task<readonly [from: number, to: number]> | Unfit> {
  const { remain: wanted, blocked } = figure.currentScene();
  if (blocked) return { unfit: 'task-unfit-blocked' };
  const config = configNow(figure);
  const { paths } = await askCount(config, asking);
  const through = await askThrough(config, asking);
  const { graph } = sure(figure.walked);
  const left = through.map((passing) => BigInt(paths) - BigInt(passing));
  const possible = askable(left);
  const [fewest] = possible;
  if (fewest === undefined)
    return { unfit: 'task-unfit-many', args: { most: pathsFields.remain.max } };
  const remain = wanted ?? fewest;
  const right = graph.edges.filter((_, at) => left[at] === BigInt(remain));
  const [first] = right;
  if (!first) {
    const some = possible.slice(0, MOST_NAMED).toSorted((one, other) => one - other);
    return { unfit: 'task-unfit-remain', args: { remain, possible: some.join(', ') } };
  }
  let edge: readonly [from: number, to: number] | undefined;
  const named = ([from, to]: readonly [number, number]) => edgeName(graph, { from, to });
  return {
    ask: { id: 'task-block', args: { remain } },
    fits: { id: 'task-fits-block', args: { edges: right.length, all: graph.edges.length } },
    look: [{ id: 'task-fits-block', args: { edges: right.length, all: graph.edges.length } }],
    marked: {
      get marks(): readonly Partial<PathsFrame>[] {
        return [{ blocked: edge }];
      },
      touch: (mark) => {
        if (!Array.isArray(mark)) return;
        const next = mark as unknown as readonly [number, number];
        edge = String(next) === String(edge) ? undefined : next;
      },
      said: () => ({
        id: 'task-block-chosen',
        args: { edge: edge ? named(edge) : '', chosen: edge ? 'yes' : 'no' },
      }),
      read: () => (edge ? { answer: edge } : { wrong: { id: 'task-block-none' } }),
      text: () => pathsFields.blocked.write(edge ?? []),
      choose: (text) => {
        const read = pathsFields.blocked.read('blocked', text);
        const [from, to] = ('value' in read && read.value) || [];
        const known = graph.edges.find((one) => one.from === from && one.to === to);
        edge = known && [known.from, known.to];
        return edge !== undefined;
      },
    },
    judge: async ([from, to], judging = aloneWith(figure)): Promise<Judged> => {
      const left = await askCount({ ...config, blocked: [from, to] }, judging);
      const args = { number: grouped(figure, left.paths) };
      return {
        right: BigInt(left.paths) === BigInt(remain),
        said: [{ id: 'task-block-left', args }],
      };
    },
    solution: [{ id: 'task-block-shown', args: { edge: edgeName(graph, first) } }],
  };
}
