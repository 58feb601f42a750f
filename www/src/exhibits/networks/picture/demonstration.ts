import type { Run } from '../../../engine/engine.ts';
import { type Demonstrating, demonstration } from '../../../stage/demonstration.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { still } from '../../../stage/preferences.ts';
import { Timeline } from '../../../stage/timeline.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import { type DrawnGhost, drawnGhosts } from '../edit/ghosts.ts';
import { type Judged, judged, specKey } from '../proof/judge.ts';
import type { NetworkScene } from '../scene.ts';
import { Traced } from '../traced.ts';
import { type Columns, columnsWith } from './ghost-columns.ts';

/** How long a run takes, and how long each result stays, in ms. */
const [RUN_MS, SORTED_MS, BROKEN_MS] = [4000, 1200, 4000];

/** What a demonstration shows instead of the figure's own run. */
export interface Shown {
  readonly traced: Traced;
  /** How many comparators are done. */
  readonly done: number;
  readonly ghosts: readonly DrawnGhost[];
  readonly columns?: Columns | undefined;
  /** The steps of what runs: the counter shows them in place of the figure's own. */
  readonly timeline: Timeline;
  /** The verdict, if this is not the figure's own network. */
  readonly judge?: LatestAnswer<Judged> | undefined;
}

/** What the demonstration needs from the figure. */
export interface DemonstratingFigure extends Demonstrating {
  readonly traced: Traced | undefined;
  /** The comparator that the demonstration takes out. */
  readonly spare: number;
  readonly timeline: { pause(): void };
  /** What is shown; undefined when it is over. The figure's own network and cursor do not change. */
  demonstrated: Shown | undefined;
  currentScene(): NetworkScene;
  requestUpdate(): void;
}

/**
 * Runs the elements through the network, and they come out sorted. Then takes one comparator out and runs an
 * input that fails. The figure itself does not change: the first touch or key finds it as it was. With reduced
 * motion, only the last result is shown until then.
 */
export async function demonstrate(figure: DemonstratingFigure): Promise<void> {
  const { traced } = figure;
  if (!traced) return;
  figure.timeline.pause();
  const show = (shown: Shown | undefined) => {
    figure.demonstrated = shown;
    figure.requestUpdate();
  };
  await demonstration(
    figure,
    () => show(undefined),
    async ({ signal, rest }) => {
      const run = async (
        through: Traced,
        ghosts: readonly DrawnGhost[],
        judge?: LatestAnswer<Judged>,
      ) => {
        const { size } = through;
        const columns = columnsWith(through, ghosts);
        const timeline = new Timeline(() => {});
        timeline.length = size;
        timeline.milestones = [...through.ends];
        for (let done = still() ? size : 0; done <= size && !signal.aborted; done += 1) {
          timeline.place(done);
          show({ traced: through, done, ghosts, columns, judge, timeline });
          await rest(RUN_MS / Math.max(1, size));
        }
      };
      const broken = brokenOf(figure, traced);
      if (!still()) {
        await run(traced, []);
        await rest(SORTED_MS);
      }
      const failing = await broken;
      if (signal.aborted) return;
      if (failing) await run(failing.traced, failing.ghosts, failing.judge);
      if (!still()) await rest(BROKEN_MS);
    },
  );
}

/** The network without one comparator, and an input that it fails; undefined if it fails no input. */
async function brokenOf(
  figure: DemonstratingFigure,
  { comparators, wires }: Traced,
): Promise<Required<Pick<Shown, 'traced' | 'ghosts' | 'judge'>> | undefined> {
  const { spare, lifetime } = figure;
  const comparator = comparators[spare];
  if (!comparator) return undefined;
  const net = comparators.toSpliced(spare, 1);
  const spec = { wires, comparators: net.flat() };
  const judge = new LatestAnswer<Judged>({ lifetime });
  judge.of(specKey(spec), (asking) => judged(spec, asking));
  await judge.settled();
  const values = judge.answer?.verdict.counterexample?.input;
  if (!values) return undefined;
  const scene = { ...figure.currentScene(), kind: 'typed', net, input: 'typed', values } as const;
  const run: Run<'Network'> = await engine.quietly('Network', configOf(scene), lifetime);
  const traced = await Traced.of(run);
  run.free();
  const ghost = { comparator, place: spare };
  return { traced, ghosts: drawnGhosts([ghost], traced, net), judge };
}
