/** The facts of what sorts. */
import type { NetworksFigure } from '../../../www/src/exhibits/networks/figure.ts';
import type { Traced } from '../../../www/src/exhibits/networks/traced.ts';
import type { QuicksortFigure } from '../../../www/src/exhibits/quicksort/figure.ts';
import { type Fact, listed, step, there, unless, until, type World, yes } from './lines.ts';

export async function quicksort(figure: QuicksortFigure): World {
  await until(() => !!figure.panels.race || figure.here?.step === figure.timeline.cursor);
  const scene = figure.currentScene();
  const { values, panels, words } = figure;
  const here = there(figure.here);
  const summary = there(figure.summary);
  const run = there(figure.run);
  const list = (order: Uint32Array) =>
    listed(
      Array.from(order, (place) => values[place]),
      64,
    );
  const end = await run.ask('order', summary.steps);
  const race = panels.race && words ? panels.race.table(words).rows : [];
  const broken = here.areas.filter(({ holds }) => !holds);
  const { counters, frames } = here.moment;
  const { total, waiting } = summary;
  const counts = ({ comparisons, swaps, writes, comparators }: typeof total) =>
    `${comparisons} comparisons, ${swaps} swaps, ${writes} writes${comparators ? `, ${comparators} comparators` : ''}`;
  return [
    step(figure),
    ['at the start', listed(values, 64)],
    ['list', scene.race ? undefined : list(here.order)],
    ['at the end', summary.waiting || scene.race ? undefined : list(end)],
    ['so far', scene.race ? undefined : counts(counters)],
    ['in all', counts(total)],
    ['calls', scene.race ? undefined : `${frames.length} now, ${total.mostFrames} at most`],
    ['partition', unless('three-way', scene.scheme)],
    ['pivot', unless('document', scene.pivot)],
    ['picked', scene.picks?.map((place) => place + 1).join(' ')],
    ['asks for a pivot', waiting && `places ${waiting.lo + 1} to ${waiting.hi}`],
    ['new call for', unless('smaller', scene.recurse)],
    ['calls for both sides', yes(scene.calls === 'two')],
    ['small parts', scene.cutoff > 2 && `below ${scene.cutoff} by ${scene.small}`],
    ['drawn as', unless('bars', scene.show)],
    ['coloured by', unless('area', scene.colour)],
    ...race.map(([, ...numbers], lane): Fact => [`race, ${scene.race?.[lane]}`, numbers.join(' ')]),
    ['swapped', scene.exchange && `${scene.exchange.first + 1} and ${scene.exchange.second + 1}`],
    [
      'broken claims',
      broken.length > 0 &&
        broken.map(({ kind, from, to }) => `${kind} ${from + 1}–${to}`).join(', '),
    ],
  ];
}

export async function networks(figure: NetworksFigure): World {
  const scene = figure.currentScene();
  const traced = there(figure.traced);
  const { beside, ghosts } = figure;
  const { cursor } = figure.timeline;
  const { verdict } = there(figure.judge.answer);
  const pair = ([low, high]: readonly [number, number]) => `${low + 1}:${high + 1}`;
  const front = (network: Traced) => {
    const done = network.done(cursor, scene.by);
    return [
      `${done} of ${network.size} done, ${network.ends.length} layers`,
      listed(network.row(done), 64),
    ];
  };
  const [done, values] = front(traced);
  const ones = scene.threshold;
  return [
    step(figure),
    ['wires', traced.wires],
    ['comparators', listed(traced.comparators.map(pair), 64)],
    ['steps are', unless('comparator', scene.by)],
    ['comes in', listed(traced.row(0), 64)],
    ['done', done],
    ['on the wires', values],
    ['comes out', listed(traced.row(traced.size), 64)],
    ['it', verdict.outcome],
    ['idle', verdict.redundant.length > 0 && listed(verdict.redundant.map((k) => k + 1))],
    [
      'taken out',
      ghosts.length > 0 &&
        scene.gone
          .map(({ comparator, place }) => `${pair(comparator)} before ${place + 1}`)
          .join(', '),
    ],
    ['beside it', beside && front(beside).join(': ')],
    ['ones from', ones],
  ];
}
