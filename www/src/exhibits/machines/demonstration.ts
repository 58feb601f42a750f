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
import type { MachinesFigure, Shown } from './figure.ts';
import type { Window } from './picture/layout.ts';
import { momentAt, ranOf } from './ran.ts';
import { machinesScene } from './scene.ts';

/** The steps that come one by one, and how often the picture then grows a hundredfold. */
const [SINGLE, TIMES] = [24, 100];
/** The step that the cursor runs back to. */
const BACK = 13;
/** How long a single step, a picture and the end take, in ms. */
const [STEP_MS, PICTURE_MS, END_MS] = [220, 2600, 9000];
/** At how many steps the width of a picture is looked up. */
const PROBES = 64;

/** The five-state champion starts; its picture grows a hundredfold at a time to all of its steps. */
export async function demonstrate(figure: MachinesFigure): Promise<void> {
  figure.timeline.pause();
  const { lifetime } = figure;
  const scene = { ...machinesScene.defaults, machine: 'beaver-five', asked: true } as const;
  const opened = await open(configOf(scene), lifetime).catch((thrown) => {
    // The figure has ended meanwhile, and with it what it has asked.
    if (!isEnded(thrown)) throw thrown;
    return undefined;
  });
  if (!opened) return;
  const { run, ran } = opened;
  const moment = momentAt(run, ran);
  const all = ran.verdict.known;
  const windowOf = async (steps: number): Promise<Window> => {
    const probes = Array.from({ length: PROBES + 1 }, (_, at) => Math.floor((steps * at) / PROBES));
    const heads = await Promise.all(probes.map((step) => run.ask('at', Math.min(step, all))));
    const cells = heads.map(({ head }) => head);
    const [first, last] = [Math.min(...cells), Math.max(...cells)];
    const margin = Math.ceil((last - first) / 20) + 3;
    return {
      step: 0,
      steps: steps + 1,
      cell: first - margin,
      cells: last - first + 2 * margin + 1,
    };
  };
  await demonstration(
    lifetime,
    () => figure.showInstead(undefined),
    async ({ signal, rest }) => {
      const show = async (step: number, window: Window, said: Sentence) => {
        const here = await moment(step);
        if (signal.aborted) return;
        figure.showInstead(new Moment(figure, { run, ran, here, window }, said));
      };
      const pictures = [];
      for (let steps = SINGLE * TIMES; steps < all; steps *= TIMES) pictures.push(steps);
      if (!still()) {
        const first = await windowOf(SINGLE);
        for (let step = 0; step <= SINGLE && !signal.aborted; step += 1) {
          await show(step, first, { id: 'show-steps' });
          await rest(STEP_MS);
        }
        for (const steps of pictures) {
          if (signal.aborted) return;
          await show(steps, await windowOf(steps), { id: 'show-more', args: { steps } });
          await rest(PICTURE_MS);
        }
      }
      const whole = await windowOf(all);
      if (signal.aborted) return;
      await show(all, whole, { id: 'show-all', args: { steps: all } });
      if (still()) return;
      await rest(PICTURE_MS);
      if (signal.aborted) return;
      await show(BACK, whole, { id: 'show-back', args: { step: BACK } });
      await rest(END_MS);
    },
  );
  // With reduced motion the last picture stays, and its run ends with the figure.
  if (!still()) run.free();
}

async function open(config: ReturnType<typeof configOf>, lifetime: AbortSignal) {
  const run = await engine.quietly('TuringMachine', config, lifetime);
  return { run, ran: await ranOf(run) };
}

/** A moment of the demonstration, in place of the figure's own picture. */
class Moment implements Instead {
  readonly panel = undefined;

  constructor(
    private readonly figure: MachinesFigure,
    readonly shown: Shown,
    private readonly said: Sentence,
  ) {}

  picture(words: Messages, _size: Size): TemplateResult {
    return this.figure.draw(words, this.shown);
  }

  caption(): Sentence {
    return this.figure.legend(this.shown.window, 'yes');
  }

  narration(): readonly Sentence[] {
    return [this.said];
  }

  description(): readonly Sentence[] {
    return this.narration();
  }
}
