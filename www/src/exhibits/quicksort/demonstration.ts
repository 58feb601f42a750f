import { still } from '../../stage/preferences.ts';
import type { Timeline } from '../../stage/timeline.ts';

/** Plays the whole run when the visitor asks for it. It ends when the visitor takes over. */
export class Demonstration {
  readonly #timeline: () => Timeline;
  /** The demonstration is running, or has reached its end. */
  shown = false;

  constructor(timeline: () => Timeline) {
    this.#timeline = timeline;
  }

  /** Plays the run from its beginning, or shows its end to visitors who want no motion. */
  begin(): void {
    const timeline = this.#timeline();
    timeline.seek(0);
    this.shown = true;
    if (still()) timeline.seek(timeline.length);
    else timeline.play();
  }

  /** Ends the demonstration because the visitor touched the list, and shows the first step. False if none was shown. */
  giveWay(): boolean {
    if (!this.shown) return false;
    this.shown = false;
    this.#timeline().seek(0);
    return true;
  }

  /** The cursor has moved or stopped. If it stopped before the end, the visitor has taken over. */
  moved(): void {
    const { playing, cursor, length } = this.#timeline();
    if (this.shown && !playing && cursor > 0 && cursor < length) this.shown = false;
  }
}
