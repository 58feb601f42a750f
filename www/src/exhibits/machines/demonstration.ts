import type { Run } from '../../engine/engine.ts';
import { demonstrate as demonstration, type Moment } from '../../stage/demonstration.ts';
import { still } from '../../stage/preferences.ts';
import type { Sentence } from '../../words/sentence.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import type { Window } from './picture/layout.ts';
import { momentAt, ranOf } from './ran.ts';
import { machinesScene } from './scene.ts';
import type { DrawnMoment, ShownMachine } from './shown.ts';

/** The steps that come one by one, and how often the picture then grows a hundredfold. */
const [SINGLE, TIMES] = [24, 100];
/** The step that the cursor runs back to. */
const BACK = 13;
/** How long a single step, a picture and the end take, in ms. */
const [STEP_MS, PICTURE_MS, END_MS] = [220, 2600, 9000];
/** At how many steps the width of a picture is looked up. */
const PROBES = 64;

/** The five-state champion starts; its picture grows a hundredfold at a time to all of its steps. */
export const demonstrate = (figure: ShownMachine): Promise<void> =>
  demonstration(
    figure,
    (lifetime) => {
      const scene = { ...machinesScene.defaults, machine: 'beaver-five', asked: true } as const;
      return open(configOf(scene), lifetime);
    },
    async ({ run, ran }, { signal, rest, read, show }) => {
      const moment = momentAt(run, ran);
      const all = ran.verdict.known;
      const shown = async (step: number, window: Window, said: Sentence) =>
        await show(momentOf(figure, { run, ran, here: await moment(step), window }, said));
      const pictures = [];
      for (let steps = SINGLE * TIMES; steps < all; steps *= TIMES) pictures.push(steps);
      if (!still()) {
        const first = await windowOf(run, SINGLE, all);
        for (let step = 0; step <= SINGLE && !signal.aborted; step += 1) {
          await shown(step, first, { id: 'show-steps' });
          await rest(STEP_MS);
        }
        for (const steps of pictures) {
          if (signal.aborted) return;
          const window = await windowOf(run, steps, all);
          await shown(steps, window, { id: 'show-more', args: { steps } });
          await rest(PICTURE_MS);
          await read();
        }
      }
      const whole = await windowOf(run, all, all);
      if (signal.aborted) return;
      await shown(all, whole, { id: 'show-all', args: { steps: all } });
      if (still()) return;
      await rest(PICTURE_MS);
      if (signal.aborted) return;
      await shown(BACK, whole, { id: 'show-back', args: { step: BACK } });
      await rest(END_MS);
    },
    ({ run }) => run.free(),
  );

/** What of the tape the first steps of all have seen, with a margin. */
async function windowOf(run: Run<'TuringMachine'>, steps: number, all: number): Promise<Window> {
  const probes = Array.from({ length: PROBES + 1 }, (_, at) => Math.floor((steps * at) / PROBES));
  const heads = await Promise.all(probes.map((step) => run.ask('at', Math.min(step, all))));
  const cells = heads.map(({ head }) => head);
  const [first, last] = [Math.min(...cells), Math.max(...cells)];
  const margin = Math.ceil((last - first) / 20) + 3;
  return { step: 0, steps: steps + 1, cell: first - margin, cells: last - first + 2 * margin + 1 };
}

async function open(config: ReturnType<typeof configOf>, lifetime: AbortSignal) {
  const run = await engine.quietly('TuringMachine', config, lifetime);
  return { run, ran: await ranOf(run) };
}

const momentOf = (figure: ShownMachine, shown: DrawnMoment, said: Sentence): Moment => ({
  picture: (words) => figure.draw(words, shown),
  caption: figure.legend(shown.window, 'yes'),
  said,
});
