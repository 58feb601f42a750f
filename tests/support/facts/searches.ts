/** The facts of paths and machines. */
import type { DovetailingFigure } from '../../../www/src/exhibits/dovetailing/figure.ts';
import type { MachinesFigure } from '../../../www/src/exhibits/machines/figure.ts';
import { configOf } from '../../../www/src/exhibits/paths/config.ts';
import { askCount } from '../../../www/src/exhibits/paths/count/ask.ts';
import type { PathsFigure } from '../../../www/src/exhibits/paths/figure.ts';
import { type Fact, listed, step, there, unless, until, type World, yes } from './lines.ts';

export async function paths(figure: PathsFigure): World {
  const scene = figure.currentScene();
  // A path that is asked for by its number comes late.
  const refused = () => figure.notices.some(({ params }) => params.field === 'number');
  await until(() => !figure.draws || !figure.shown?.number || !!figure.shown.path || refused());
  const { graph, walk, summary } = there(figure.walked);
  const { cursor } = figure.timeline;
  const name = (node: number) => node + 1;
  const way = (nodes: readonly number[]) => listed(nodes.map(name), 100);
  const done = walk.step(cursor);
  const counted = scene.counted
    ? await askCount(configOf(scene), { signals: [figure.lifetime] })
    : undefined;
  // Where the core stops recording a long search is no fact of a link.
  const { calls, deadEnds, complete } = summary;
  return [
    complete ? step(figure) : ['step', cursor],
    [
      'graph',
      `${graph.nodes.length} nodes, ${graph.edges.length} edges${graph.both ? '' : ', one way'}`,
    ],
    [
      'edges',
      graph.edges.length <= 40 &&
        listed(graph.edges.map(({ from, to }) => `${name(from)}-${name(to)}`)),
    ],
    [
      'places',
      scene.drawn !== undefined &&
        graph.nodes.some((node) => node.at) &&
        graph.nodes.map((node) => node.at && `${node.at.x},${node.at.y}`).join(' '),
    ],
    ['from', graph.ends?.from === undefined ? undefined : name(graph.ends.from)],
    ['to', graph.ends?.to === undefined ? undefined : name(graph.ends.to)],
    ['only where a path can follow', yes(scene.pruned)],
    ['the search', complete && `${calls} calls, ${deadEnds} dead ends, ${summary.paths} paths`],
    [
      'did',
      done &&
        `${done.operation} ${name(done.node)}${done.other === done.node ? '' : ` ${name(done.other)}`}`,
    ],
    ['stack', cursor > 0 && way(walk.nodes(cursor))],
    ['found so far', cursor > 0 && walk.count(cursor)],
    ['drawn', figure.way.length > 1 && way(figure.way)],
    ...figure.found.map((one): Fact => ['drawn before', way(one)]),
    ['all paths', counted?.paths],
    ['path', figure.shown?.path && `number ${figure.shown.number}: ${way(figure.shown.path)}`],
  ];
}

export async function machines(figure: MachinesFigure): World {
  await until(() => figure.here?.cursor === figure.timeline.cursor);
  const scene = figure.currentScene();
  const { machine, verdict, tape } = there(figure.ran);
  const { configuration, steps } = there(figure.here);
  const { state, head, symbols, from } = configuration;
  const { cursor, length } = figure.timeline;
  const named = (one: number | string | undefined) =>
    typeof one === 'number' ? machine.states[one] : (one ?? 'no rule');
  // As many cells on each side as the links have recorded; a figure may know more.
  const near = Array.from(symbols, (symbol, k) => ({ symbol, at: from + k })).filter(
    ({ at }) => Math.abs(at - head) <= 12,
  );
  const cells = near.map(({ symbol, at }) => {
    const text = machine.symbols[symbol] ?? '?';
    return at === head ? `[${text}]` : text;
  });
  const last = steps.at(-1);
  // The page does not say when the machine stops unless it is asked, so its length is that of the link.
  const length_ =
    scene.asked || verdict.stop === undefined ? `${cursor} of ${length}` : `${cursor}`;
  return [
    ['step', length_],
    ['states', machine.states.join(' ')],
    ['symbols', machine.symbols.join(' ')],
    [
      'rules',
      machine.rules
        .map((rule) =>
          rule
            ? `${machine.symbols[rule.write]}${rule.move < 0 ? 'L' : 'R'}${named(rule.next)}`
            : '-',
        )
        .join(' '),
    ],
    ['tape at the start', [tape.left, '|', tape.right].join('')],
    ['asked when it stops', yes(scene.asked)],
    [
      'stops',
      scene.asked &&
        (verdict.stop === undefined
          ? 'not known'
          : `after ${verdict.stop.step} steps, ${verdict.stop.end}, marks ${verdict.stop.marks}`),
    ],
    ['state', named(state)],
    ['head', head],
    ['tape', cells.join('')],
    [
      'last step',
      last && `${named(last.state)} read ${machine.symbols[last.read]} at ${last.head}`,
    ],
    ['stopping is a step', unless('as-written', scene.halting)],
  ];
}

export async function dovetailing(figure: DovetailingFigure): World {
  await until(() => figure.here?.cursor === figure.timeline.cursor);
  const scene = figure.currentScene();
  const { reports } = there(figure.known);
  const { last, columns } = there(figure.here);
  const { cursor } = figure.timeline;
  const run = there(figure.run);
  const sweep = await run.ask('summary');
  const first = await Promise.all(
    Array.from(
      { length: Math.min(4, sweep.machines) },
      async (_, k) => (await run.ask('machine', k)).text,
    ),
  );
  const so = reports.filter(({ moment }) => moment <= cursor);
  return [
    step(figure),
    ['order', scene.order],
    ['rounds', scene.rounds],
    ['machines', `${sweep.machines} of ${scene.states} states`],
    ['first machines', first.join(' · ')],
    ['skips the decided', yes(scene.pruned)],
    [
      'got the step',
      last && `machine ${last.machine}, its step ${last.step}, round ${last.round}: ${last.does}`,
    ],
    [
      'steps of each',
      listed(
        columns.map(
          ({ done, state }) =>
            `${done}${{ waiting: '', going: '', halted: '!', dropped: '×' }[state]}`,
        ),
        30,
      ),
    ],
    [
      'reports',
      `${so.length}${
        so.length > 0
          ? `: ${listed(
              so.map(({ machine, step: own }) => `${machine}@${own}`),
              40,
            )}`
          : ''
      }`,
    ],
  ];
}
