/** The largest distance of a finger from a mark, in px. */
const REACH = 60;

/**
 * The mark of a picture that is nearest to a touch, with the id that it has in the figure; undefined if no
 * mark is near.
 */
export function markAt(picture: Element, x: number, y: number): Element | undefined {
  const found = [...picture.querySelectorAll('[data-mark]')].map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const seen = right > left && bottom > top;
    const away = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    return { mark, away: seen ? away : Number.POSITIVE_INFINITY };
  });
  const nearest = found.reduce((a, b) => (b.away < a.away ? b : a), {
    mark: picture,
    away: REACH,
  });
  return nearest.mark === picture ? undefined : nearest.mark;
}

/** What touching a mark needs of a figure. */
export interface Touched extends HTMLElement {
  /** What is shown in it, which gives the keyboard to the mark that Tab would reach. */
  readonly figure?: { regain(): void } | undefined;
}

/** What a still leaves to its figure: the touched mark, and where it was on the screen. */
export interface Left {
  readonly id: string | undefined;
  readonly place: { readonly clientX: number; readonly clientY: number } | null;
}

/** The middle of a mark on the screen. */
export function placeOf(mark: Element): NonNullable<Left['place']> {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
}

/**
 * Touches a mark of a figure as a finger would, once the figure is drawn, and keeps that mark at its height on the
 * screen. Without a mark, the keyboard goes to the figure's marks.
 */
export async function touch(figure: Touched, { id, place }: Left): Promise<void> {
  const picture = await pictureOf(figure);
  const mark = id === undefined ? undefined : picture?.querySelector(`[id="${id}"]`);
  if (!mark || !place) {
    // The page may have moved when the figure took the place of the picture.
    picture?.scrollIntoView({ block: 'nearest' });
    figure.figure?.regain();
    return;
  }
  scrollBy(0, placeOf(mark).clientY - place.clientY);
  const click = { ...placeOf(mark), bubbles: true, composed: true };
  mark.dispatchEvent(new MouseEvent('click', click));
}

/** Waits until a figure shows its run, or why it has none. */
export function shown(figure: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (figure.dataset.ready !== 'true') return;
      watching.disconnect();
      resolve();
    };
    const watching = new MutationObserver(look);
    watching.observe(figure, { attributeFilter: ['data-ready'] });
    look();
  });
}

/** The figure's picture, once it is drawn. It waits for the solver and for the words, in any order. */
function pictureOf({ shadowRoot }: Touched): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const picture = shadowRoot?.querySelector('svg.picture') ?? undefined;
      if (shadowRoot && !picture) return;
      watching.disconnect();
      resolve(picture);
    };
    const watching = new MutationObserver(look);
    if (shadowRoot) watching.observe(shadowRoot, { childList: true, subtree: true });
    look();
  });
}
