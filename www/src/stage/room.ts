import { guests } from './guest.ts';

/**
 * For a figure that flows with its page: the plate's share of the screen's height, and its least height in
 * px.
 */
const [PLATE_SHARE, LEAST_PLATE] = [0.48, 240];

/** The room that the style sheet leaves for the plate, in px, and whether the sentences stand apart from it. */
export function plateRoom(sheet: HTMLElement) {
  // The style sheet decides how the parts lie; this only reads the result.
  const shape = getComputedStyle(sheet).getPropertyValue('--shape').trim();
  const viewport = guests.guest?.viewport ?? innerHeight;
  const tall =
    shape === 'flow' ? Math.max(LEAST_PLATE, viewport * PLATE_SHARE) : sheet.clientHeight;
  return {
    width: Math.floor(sheet.clientWidth),
    height: Math.floor(tall),
    apart: shape !== 'wide',
  };
}

/** A figure with sentences; in a frame that it has to fit into, they keep no room. */
interface Worded {
  readonly renderRoot: ParentNode;
  readonly clientWidth: number;
  readonly fit: boolean;
}

/** The sentences keep the most room that they have needed so far, so that nothing below them moves. */
export class SentenceRoom {
  /** The width for which the room is kept. */
  #width: number | undefined;

  keep({ renderRoot, clientWidth, fit }: Worded): void {
    const parts = renderRoot.querySelectorAll<HTMLElement>('.lines, .narration');
    const anew = fit || clientWidth !== this.#width;
    this.#width = clientWidth;
    for (const part of parts) {
      if (anew) part.style.removeProperty('--kept');
      if (!fit) part.style.setProperty('--kept', `${part.getBoundingClientRect().height}px`);
    }
  }
}
