import { html, type TemplateResult } from 'lit';
import { demonstrate as demonstration, type Moment } from '../../stage/demonstration.ts';
import type { Size } from '../../stage/picture-view.ts';
import { still } from '../../stage/preferences.ts';
import { sure } from '../../sure.ts';
import { bigNumber } from '../../words/big-number.ts';
import type { Messages } from '../../words/messages.ts';
import { walkedOf } from './collect.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { askCount } from './count/ask.ts';
import { walkFrame } from './picture/frame.ts';
import { layoutPaths } from './picture/layout.ts';
import { numberPicture, type Side } from './picture/number.ts';
import { pathsPicture } from './picture/view.ts';
import { pathsScene } from './scene.ts';
import type { ShownGraph } from './shown.ts';
import type { Walked } from './walked.ts';

/** The sides of the squares of streets: the thread walks the first, the count goes on to the last. */
const SIDES = [3, 4, 5, 6, 7, 8, 9] as const;
/** How many paths the thread finds before the count begins. */
const FOUND = 3;
/** How long the first steps and the later ones take, each square, and the end, in ms. */
const [SLOW_MS, QUICK_MS, SQUARE_MS, END_MS] = [260, 70, 1400, 9000];
/** Seconds in a year. */
const YEAR = 31_557_600n;

/** A square of streets with its walk, and the number of its paths. */
interface Square {
  readonly side: number;
  readonly walked: Walked;
  readonly paths: string;
}

/**
 * A thread finds its first paths in a small square of streets, through dead ends. Then squares grow, the count
 * of each comes at once, and the thread falls behind. The figure itself does not change.
 */
export async function demonstrate(figure: ShownGraph): Promise<void> {
  await figure.vocabulary.more('paths-panels');
  await demonstration(
    figure,
    (lifetime) => Promise.all(SIDES.map((side) => squareOf(side, lifetime))),
    async (squares, { signal, rest, show }) => {
      const [first, largest] = [sure(squares[0]), sure(squares.at(-1))];
      if (!still()) {
        const { walk } = first.walked;
        const last = walk.found[FOUND - 1] ?? 0;
        for (let moment = 0; moment <= last && !signal.aborted; moment += 1) {
          await show(momentOf(figure, first, moment, 'show-walk'));
          const path = walk.found.includes(moment);
          await rest(path ? 3 * SLOW_MS : moment < 12 ? SLOW_MS : QUICK_MS * 2);
        }
        for (const square of squares) {
          const { found } = square.walked.walk;
          // The thread goes on as fast as before.
          const moments = Math.floor(SQUARE_MS / QUICK_MS);
          for (let moment = 1; moment <= moments && !signal.aborted; moment += 1) {
            await show(momentOf(figure, square, sure(found[0]) + moment, 'show-count'));
            await rest(QUICK_MS);
          }
        }
      }
      await show(momentOf(figure, largest, largest.walked.walk.found[0] ?? 1, 'show-end'));
      if (!still()) await rest(END_MS);
    },
  );
}

async function squareOf(side: number, lifetime: AbortSignal): Promise<Square> {
  const config = configOf({ ...pathsScene.defaults, size: side });
  const asking = { signals: [lifetime] } as const;
  const [walked, { paths }] = await Promise.all([
    engine.read('PathWalk', config, asking, (run) => walkedOf(run, pathsScene.defaults)),
    askCount(config, asking),
  ]);
  return { side, walked, paths };
}

type Said = 'show-walk' | 'show-count' | 'show-end';

function momentOf(
  figure: ShownGraph,
  { side, walked, paths }: Square,
  moment: number,
  said: Said,
): Moment {
  const language = figure.words?.language ?? 'en';
  const args = {
    side,
    paths: bigNumber(paths, language),
    walked: walked.walk.count(moment),
    years: bigNumber(String(BigInt(paths) / YEAR), language),
  };
  return {
    picture: (words, size) => pictureOf(figure, { walked, paths }, moment, said, words, size),
    caption: { id: 'paths-caption', args: { drawing: 'yes', brief: 'yes', hints: 'no' } },
    said: { id: said, args },
  };
}

function pictureOf(
  { projected }: ShownGraph,
  { walked, paths }: Pick<Square, 'walked' | 'paths'>,
  moment: number,
  said: Said,
  words: Messages,
  size: Size,
): TemplateResult {
  const { walk, tree } = walked;
  const layout = layoutPaths(size, projected ? 2 : 1, walked.graph, walked.places);
  const { width, height } = layout;
  const beside =
    said === 'show-walk'
      ? { trees: [{ tree, walk, moment, name: '' }] }
      : { picture: (side: Side) => numberPicture(bigNumber(paths, words.language), side) };
  const pictureWords = { node: () => '', lines: [] };
  const none = () => undefined;
  const frame = walkFrame(walked, moment, true, () => false);
  return html`<svg class="picture graph" role="img" aria-label=${words.text('demonstration')} width=${width} height=${height}
    viewBox=${`0 0 ${width} ${height}`}>${pathsPicture(frame, layout, walked.places, beside, pictureWords, none)}<text
    class="label" x="4" y="14">${words.text('demonstration')}</text></svg>`;
}
