import type { Run } from '../../../engine/engine.ts';
import { demonstration } from '../../../stage/demonstration.ts';
import type { Size } from '../../../stage/plate-view.ts';
import { still } from '../../../stage/preferences.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import { families } from '../families.ts';
import type { GamesScene } from '../scene.ts';
import { type Positions, positionsPlate, type Round } from './positions.ts';
import { readPositions } from './read-positions.ts';

/** How long the unknown positions stay, each round, and the end, in ms. */
const [UNKNOWN_MS, ROUND_MS, END_MS] = [1800, 900, 6000];

/** What a demonstration shows instead of the board. */
export interface Shown {
  readonly said: Sentence;
  draw(size: Size): ReturnType<typeof positionsPlate>;
}

/** What the demonstration needs of the figure. */
export interface DemonstratingFigure {
  readonly lifetime: AbortSignal;
  readonly timeline: { pause(): void };
  demonstrated: Shown | undefined;
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
  const show = (shown: Shown | undefined) => {
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
        show({
          said: said(positions, round, last),
          draw: (size) => positionsPlate(size, positions, round),
        });
        await rest(round === 'unknown' ? UNKNOWN_MS : round === last ? END_MS : ROUND_MS);
      }
    },
  );
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
