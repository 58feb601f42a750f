import { demonstrate as demonstration, type Moment } from '../../stage/demonstration.ts';
import { still } from '../../stage/preferences.ts';
import type { Sentence } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { type SweepScene, sweepScene } from './scene.ts';
import type { DrawnMoment, ShownSweep } from './shown.ts';
import { momentAt, sweptOf } from './swept.ts';

/** How many steps the first machine climbs. */
const CLIMB = 40;
/** How long the empty lattice, a climbing step, a single step and the end take, in ms. */
const [EMPTY_MS, CLIMB_MS, STEP_MS, END_MS] = [2200, 110, 90, 9000];

/** The first machine climbs for ever and nothing else moves; then the sweep reports one machine after another. */
export const demonstrate = (figure: ShownSweep): Promise<void> =>
  demonstration(
    figure,
    (lifetime) =>
      Promise.all([
        open({ ...sweepScene.defaults, order: 'first', rounds: CLIMB }, lifetime),
        open(sweepScene.defaults, lifetime),
      ]),
    async ([first, all], { signal, rest, read, show }) => {
      const shown = async (of: Opened, cursor: number, said: Sentence) =>
        await show(momentOf(figure, { swept: of.swept, here: await of.moment(cursor) }, said));
      const { moments, reports } = all.swept;
      if (!still()) {
        await shown(first, 0, { id: 'show-empty' });
        await rest(EMPTY_MS);
        for (let cursor = 1; cursor <= first.swept.moments && !signal.aborted; cursor += 1) {
          await shown(first, cursor, { id: 'show-first' });
          await rest(CLIMB_MS);
        }
        for (let cursor = 0; cursor < moments && !signal.aborted; cursor += 1) {
          const arrived = reports.filter(({ moment }) => moment <= cursor).length;
          const said: Sentence =
            arrived > 0 ? { id: 'show-report', args: { reports: arrived } } : { id: 'show-sweep' };
          await shown(all, cursor, said);
          await (reports.some(({ moment }) => moment === cursor) ? read() : rest(STEP_MS));
        }
      }
      if (signal.aborted) return;
      await shown(all, moments, { id: 'show-end' });
      if (!still()) await rest(END_MS);
    },
    (opened) => {
      for (const { run, swept } of opened) {
        run.free();
        swept.alone.run.free();
      }
    },
  );

type Opened = Awaited<ReturnType<typeof open>>;

async function open(scene: SweepScene, lifetime: AbortSignal) {
  const config = configOf(scene);
  const run = await engine.quietly('Sweep', config, lifetime);
  const swept = await sweptOf(run, scene, config, lifetime);
  return { run, swept, moment: momentAt(run, swept) };
}

function momentOf(figure: ShownSweep, shown: DrawnMoment, said: Sentence): Moment {
  const cells = shown.swept.times.length > 0 ? 'yes' : 'no';
  return {
    picture: (words) => figure.draw(words, shown),
    caption: { id: 'dovetailing-caption', args: { brief: 'yes', cells } },
    said,
  };
}
