import type { TemplateResult } from 'lit';
import type { GameRecord } from '../../../pkg/games.js';
import type { Engine, Run } from '../../engine/engine.ts';
import type { CodedError } from '../../engine/errors.ts';
import type { ConfigOf } from '../../engine/protocol.ts';
import type { Exportable } from '../../stage/export.ts';
import type { ShownMoves } from '../../stage/shown-moves.ts';
import type { Messages } from '../../words/messages.ts';
import type { Count, Family } from './families.ts';
import type { BoardLayout } from './picture/layout.ts';
import type { Here, Option, Squares } from './picture/squares.ts';
import type { GamesScene } from './scene.ts';

export type Recorded = GameRecord<string, number>;
export type Name = 'SolvedGame' | 'ScriptedGame';

/** A game that is not on a board, as what stands around its position reads it. */
export interface DescribedGame {
  readonly engine: Engine;
  readonly model: Name;
  /** Which game it is: the packed script, or the name of the family. */
  readonly is: string;
  /** What the core shows of a place. */
  shown(run: Run<Name>, moves: readonly number[], here: Here): Promise<NonNullable<Here['shown']>>;
  /** What a move is called, at the place after these plies. */
  label(figure: Pick<ShownPosition, 'hereAt'>, ply: number, move: number): string;
  /** What stands under the narration. */
  aside(figure: ShownPosition, words: Messages): unknown;
}

/** The position of a solved game, as its panels and the views of described games read and drive it. */
export interface ShownPosition
  extends ShownMoves<GamesScene, Name, number, number, Here, Recorded>,
    Exportable {
  readonly family: Family;
  /** The sizes of the game by their names. */
  readonly sizes: Readonly<Record<string, Count>>;
  /** Undefined for games on boards. */
  readonly described: DescribedGame | undefined;
  /** The packed rules that were written here; others came with a link. */
  written: string | undefined;
  /** How many positions the start can reach, each image counted. */
  readonly positions: number;
  /** The board in the picture. */
  readonly squares: Squares | undefined;
  /** The values that the marks show: none unless the figure explains. */
  readonly values: ReadonlyMap<number, Option>;
  /** Whether the run is finished, and why it cannot be. */
  readonly loaded: boolean;
  readonly error: CodedError | undefined;
  config(scene: GamesScene): ConfigOf<Name>;
  layout(): BoardLayout | undefined;
  /** The picture with another picture than a board. */
  onPicture(layout: BoardLayout, label: string, picture: unknown): TemplateResult;
  /** Opens the game that has come to a position through these moves. */
  goTo(moves: readonly number[]): Promise<void>;
}
