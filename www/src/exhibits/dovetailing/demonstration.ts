import type { TemplateResult } from 'lit';
import { isEnded } from '../../engine/errors.ts';
import { demonstration } from '../../stage/demonstration.ts';
import type { Instead } from '../../stage/picture.ts';
import type { Size } from '../../stage/picture-view.ts';
import { still } from '../../stage/preferences.ts';
import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { DovetailingFigure, Shown } from './figure.ts';
import { type SweepScene, sweepScene } from './scene.ts';
import { momentAt, sweptOf } from './swept.ts';

/** How many steps the first machine climbs. */
const CLIMB = 40;
/** How long the empty lattice, a climbing step, a single step, a report and the end take, in ms. */
const [EMPTY_MS, CLIMB_MS, STEP_MS, REPORT_MS, END_MS] = [2200, 110, 90, 900, 9000];

/** The first machine climbs for ever and nothing else moves; then the sweep reports one machine after another. */
export async function demonstrate(figure: DovetailingFigure): Promise<void> {
  figure.timeline.pause();
  const { lifetime } = figure;
  const { defaults } = sweepScene;
  const opened = await Promise.all([
    open({ ...defaults, order: 'first', rounds: CLIMB }, lifetime),
    open(defaults, lifetime),
  ]).catch((thrown) => {
    // The figure has ended meanwhile, and with it what it has asked.
    if (!isEnded(thrown)) throw thrown;
    return undefined;
  });
  if (!opened) return;
  const [first, all] = opened;
  await demonstration(
    lifetime,
    () => figure.showInstead(undefined),
    async ({ signal, rest }) => {
      const show = async (of: Opened, cursor: number, said: Sentence) => {
        const here = await of.moment(cursor);
        if (signal.aborted) return;
        figure.showInstead(new Moment(figure, { swept: of.swept, here }, said));
      };
      const { moments, reports } = all.swept;
      if (!still()) {
        await show(first, 0, { id: 'show-empty' });
        await rest(EMPTY_MS);
        for (let cursor = 1; cursor <= first.swept.moments && !signal.aborted; cursor += 1) {
          await show(first, cursor, { id: 'show-first' });
          await rest(CLIMB_MS);
        }
        for (let cursor = 0; cursor < moments && !signal.aborted; cursor += 1) {
          const arrived = reports.filter(({ moment }) => moment <= cursor).length;
          const said: Sentence =
            arrived > 0 ? { id: 'show-report', args: { reports: arrived } } : { id: 'show-sweep' };
          await show(all, cursor, said);
          await rest(reports.some(({ moment }) => moment === cursor) ? REPORT_MS : STEP_MS);
        }
      }
      if (signal.aborted) return;
      await show(all, moments, { id: 'show-end' });
      if (!still()) await rest(END_MS);
    },
  );
  if (still()) return;
  // With reduced motion the last picture stays, and its runs end with the figure.
  for (const { run, swept } of opened) {
    run.free();
    swept.alone.run.free();
  }
}

type Opened = Awaited<ReturnType<typeof open>>;

async function open(scene: SweepScene, lifetime: AbortSignal) {
  const config = configOf(scene);
  const run = await engine.quietly('Sweep', config, lifetime);
  const swept = await sweptOf(run, scene, config, lifetime);
  return { run, swept, moment: momentAt(run, swept) };
}

/** A moment of the demonstration, in place of the figure's own picture. */
class Moment implements Instead {
  readonly panel = undefined;

  constructor(
    private readonly figure: DovetailingFigure,
    private readonly shown: Shown,
    private readonly said: Sentence,
  ) {}

  picture(words: Messages, _size: Size): TemplateResult {
    this.figure.panZoom.maxZoom = 1;
    return this.figure.draw(words, this.shown);
  }

  caption(): Sentence {
    const cells = this.shown.swept.times.length > 0 ? 'yes' : 'no';
    return { id: 'dovetailing-caption', args: { brief: 'yes', cells } };
  }

  narration(): readonly Sentence[] {
    return [this.said];
  }

  description(): readonly Sentence[] {
    return this.narration();
  }
}
