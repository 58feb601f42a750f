import type { Messages } from '../words/messages.ts';
import type { Announcer } from './announcer.ts';
import { type GameRecord, type Mover, sideOf } from './play.ts';
import type { Timeline } from './timeline.ts';

/** A figure in which a game is played. */
export interface Taking {
  readonly play: { readonly record: GameRecord | undefined; mover(ply: number): Mover };
  readonly timeline: Timeline;
  readonly words: Messages | undefined;
  readonly announcer: Announcer;
}

/** Takes back the visitor's last move and the computer's reply, and says whose move it is then. */
export function takeBack({ play, timeline, words, announcer }: Taking): void {
  let ply = Math.max(0, timeline.cursor - 1);
  while (ply > 0 && play.mover(ply) === 'computer') ply -= 1;
  timeline.seek(ply);
  const args = { who: play.mover(ply), last: sideOf(play.record?.plies, ply) };
  if (words) announcer.say(words.text('play-taken-back', args));
}
