import { guests } from './guest.ts';
import { scaleOf } from './own-place.ts';

/**
 * For a figure that flows with its page: the picture's least height in px, and its shares of the screen's height. It
 * has the larger one if what stands above the figure, and what answers below, leave it on the first screen.
 */
const [LEAST_PICTURE, LEAST_SHARE, PICTURE_SHARE] = [240, 0.43, 0.48];

/**
 * Where the explanation of a mark stands: beside it in the picture; below the tabs, which so stay where they are; or in
 * place of the narration.
 */
export type CardPlace = 'picture' | 'side' | 'narration';

/** A picture narrower than this, in px, has no room for an explanation beside a mark. */
const BESIDE = 560;

/**
 * The room that the style sheet leaves for the picture, in px, and where the explanation of a mark stands. `basis` is
 * what the room follows; a figure that flows does not follow the height of the screen, which a phone changes whenever
 * its bar comes or goes.
 */
export function pictureRoom(sheet: HTMLElement) {
  // The style sheet decides how the parts lie; this only reads the result.
  const style = getComputedStyle(sheet);
  const said = (name: string) => style.getPropertyValue(name);
  const shape = said('--shape').trim();
  const strip = sheet.querySelector<HTMLElement>('.work') ?? sheet;
  const scale = scaleOf(strip);
  const viewport = (guests.guest?.viewport ?? innerHeight) / scale;
  // On a phone, and only on a page of this site, which says what stands above.
  const taken = Number.parseFloat(said('--below')) + Number.parseFloat(said('--appleyard-above'));
  const left = Math.max(viewport * LEAST_SHARE, viewport - (taken || 0));
  const flowing = Math.max(LEAST_PICTURE, Math.min(viewport * PICTURE_SHARE, left));
  const tall = shape === 'flow' ? flowing : sheet.clientHeight;
  return {
    width: Math.floor(sheet.clientWidth),
    height: Math.floor(tall),
    card: cardPlace(shape, sheet.clientWidth),
    basis: [shape, sheet.clientWidth, scale, taken, shape === 'flow' || tall].join(' '),
  };
}

function cardPlace(shape: string, width: number): CardPlace {
  if (shape !== 'wide') return 'narration';
  return width < BESIDE ? 'side' : 'picture';
}

/** A figure with sentences; in a frame that it has to fit into, they keep no room. */
interface Worded {
  readonly shadowRoot: ParentNode | null;
  readonly clientWidth: number;
  readonly fit: boolean;
}

/** The sentences keep the most room that they have needed so far, so that nothing below them moves. */
export class SentenceRoom {
  /** The width for which the room is kept. */
  #width: number | undefined;

  keep({ shadowRoot, clientWidth, fit }: Worded): void {
    const parts = shadowRoot?.querySelectorAll<HTMLElement>('.rules, .lines, .narration') ?? [];
    // What somebody reads on leaves with a press too, and no hole stays behind.
    const opened = shadowRoot?.querySelector('.read-on[aria-expanded=true]');
    const anew = fit || clientWidth !== this.#width;
    this.#width = clientWidth;
    for (const part of parts) {
      if (anew) part.style.removeProperty('--kept');
      if (!fit && !opened) part.style.setProperty('--kept', getComputedStyle(part).blockSize);
    }
  }
}
