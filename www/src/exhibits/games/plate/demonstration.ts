import { html } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { demonstration } from '../../../stage/demonstration.ts';
import { still } from '../../../stage/preferences.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import type { Instead } from '../element.ts';
import { families } from '../families.ts';
import type { GamesScene } from '../scene.ts';
import { type Positions, positionsPlate, type Round } from './positions.ts';
import { readPositions } from './read-positions.ts';

/** How long the unknown positions stay, each round, and the end, in ms. */
const [UNKNOWN_MS, ROUND_MS, END_MS] = [1800, 900, 6000];

/** What the demonstration needs of the figure. */
export interface DemonstratingFigure {
  readonly lifetime: AbortSignal;
  readonly timeline: { pause(): void };
  demonstrated: Instead | undefined;
  currentScene(): GamesScene;
  requestUpdate(): void;
}

/**
 * Shows the run of the solver: all positions, unknown at first; then those where play ends; then, round by
 * round, those that follow from them, back to the start. Positions that symmetry makes equal count once
 * where the board has symmetries. The figure itself does not change.
 */
export async function demonstrate(figure: DemonstratingFigure): Promise<void> {
  const { lifetime } = figure;
  figure.timeline.pause();
  const scene = figure.currentScene();
  const images = 'symmetric' in families[scene.game] ? ('once' as const) : ('apart' as const);
  const run: Run<'SolvedGame'> = await engine.quietly(
    'SolvedGame',
    { ...configOf(scene), images },
    lifetime,
  );
  const positions = await readPositions(run).finally(() => run.free());
  const show = (shown: Instead | undefined) => {
    figure.demonstrated = shown;
    figure.requestUpdate();
  };
  await demonstration(
    lifetime,
    () => show(undefined),
    async ({ signal, rest }) => {
      const last = Math.max(...positions.rounds);
      const frames: readonly Round[] = still()
        ? [last]
        : ['unknown', ...Array.from({ length: last + 1 }, (_, round) => round)];
      for (const round of frames) {
        if (signal.aborted) return;
        show(pictured(positions, round, last));
        await rest(round === 'unknown' ? UNKNOWN_MS : round === last ? END_MS : ROUND_MS);
      }
    },
  );
}

/** A round in place of the board. */
function pictured(positions: Positions, round: Round, last: number): Instead {
  const now = [said(positions, round, last)];
  return {
    plate: (words, size) => {
      const { picture, height } = positionsPlate(size, positions, round);
      return html`<svg class="plate" role="img" aria-label=${words.text('games-positions-plate')}
        width=${size.width} height=${height} viewBox=${`0 0 ${size.width} ${height}`}>${picture}</svg>`;
    },
    caption: () => ({ id: 'games-caption', args: { values: 'yes', act: 'place' } }),
    narration: () => now,
    description: () => now,
  };
}

/** What happens in a round. */
function said({ rounds, outcomes }: Positions, round: Round, last: number): Sentence {
  const all = rounds.length;
  if (round === 'unknown') return { id: 'games-watch-unknown', args: { all } };
  const decided = rounds.filter((one) => one <= round).length;
  const stage = round === 0 ? 'ends' : round === last ? 'done' : 'spreads';
  return {
    id: 'games-watch',
    args: { stage, round, decided, all, outcome: outcomes[0] ?? 'D' },
  };
}
