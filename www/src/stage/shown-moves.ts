import type { ModelName } from '../engine/protocol.ts';
import type { GameScene } from './game-figure.ts';
import type { MovesFigure } from './moves-figure.ts';
import type { MovesPlace } from './moves-play.ts';
import type { GameRecord } from './play.ts';
import type { ShownFigure } from './shown-figure.ts';

/** The figure of a game whose positions are named by moves, as its panels and the views of the game read and drive it. */
export type ShownMoves<
  Scene extends GameScene,
  Name extends ModelName,
  Mark,
  Move,
  Here extends MovesPlace,
  Recorded extends GameRecord<Move>,
> = ShownFigure<Scene, Name> &
  Pick<
    MovesFigure<Scene, Name, Mark, Move, Here, Recorded>,
    // The game, and the position in the picture.
    | ('play' | 'record' | 'drawn' | 'hereAt' | 'movesTo' | 'maker' | 'who' | 'mayMove')
    // What the figure may tell.
    | ('mayReveal' | 'explains' | 'demonstrates' | 'asks')
    // What a visitor does.
    | ('board' | 'choose' | 'planning' | 'plan' | 'commit' | 'begin' | 'leave')
    | ('explain' | 'uncover' | 'letBegin' | 'again')
    // What follows a game that is over.
    | ('missed' | 'keepsMarks' | 'result' | 'startScene' | 'harderStart' | 'spec')
  >;
