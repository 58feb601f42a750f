import type { Gestures } from './gestures.ts';
import { PARTS, type Size, type Transform, type View } from './picture-view.ts';

const REST: Transform = { k: 1, x: 0, y: 0 };

/**
 * Which part of a picture is visible, and how large it is. The gestures that change it (`Gestures`, by
 * d3-zoom) are fetched when a pointer or a key first comes near, so a reader who only reads downloads
 * nothing.
 */
export class PanZoom {
  transform: Transform = REST;
  readonly #changed: () => void;
  readonly #most: () => number | undefined;
  #svg: SVGSVGElement | undefined;
  /** Ends the listeners on the picture when another picture comes. */
  #attached = new AbortController();
  #size: Size = { width: 1, height: 1 };
  #gestures: Promise<Gestures> | undefined;
  /** The size and the largest magnification that the gestures know. */
  #known = '';
  /** The last view that was set, until a gesture changes it; the picture may not have been laid out yet. */
  #wanted: View | undefined;

  /** `most` is the largest magnification of the picture that is seen; without one it is drawn in one size. */
  constructor(changed: () => void, most: () => number | undefined) {
    this.#changed = changed;
    this.#most = most;
  }

  get maxZoom(): number {
    return this.#most() ?? 1;
  }

  /** Follows the picture that is drawn now. Called after every render; the view survives a change of size. */
  attach(svg: SVGSVGElement, { width, height }: Size): void {
    const { maxZoom } = this;
    // A picture without a size, in a box too low for it, shows no part of itself: the view waits for its size. Over one
    // that is drawn in one size, the browser magnifies the page.
    if (!width || !height || maxZoom === 1) return;
    const view = this.#wanted ?? this.view;
    const known = `${[width, height, maxZoom]}`;
    const changed = known !== this.#known;
    const another = svg !== this.#svg;
    this.#known = known;
    this.#size = { width, height };
    if (another) {
      this.detach();
      this.#svg = svg;
      const { signal } = this.#attached;
      const sign = { once: true, passive: true, signal };
      const wake = () => void this.#wake();
      svg.addEventListener('pointerenter', wake, sign);
      svg.addEventListener('focusin', wake, sign);
      // A finger that scrolls towards the picture wakes them too, so the first pinch finds them ready.
      addEventListener('touchstart', wake, sign);
      // Until the gestures have come, the wheel with Ctrl must not magnify the whole page.
      const keep = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
      svg.addEventListener('wheel', keep, { passive: false, signal });
    }
    if (another || changed) void this.#bind();
    if (changed && view) this.show(view);
  }

  /** The picture is gone or replaced. */
  detach(): void {
    this.#attached.abort();
    this.#attached = new AbortController();
    this.#svg = undefined;
  }

  async zoomBy(factor: number): Promise<void> {
    if (this.maxZoom > 1) (await this.#wake()).zoomBy(factor);
  }

  async panBy(x: number, y: number): Promise<void> {
    (await this.#wake()).panBy(x, y);
  }

  /**
   * The view as a link holds it; undefined for the whole picture. That of a link stays until a gesture changes it: a
   * picture that allows less may give way to one that shows it.
   */
  get view(): View | undefined {
    const { k, x, y } = this.#wanted ? this.#placed(this.#wanted) : this.transform;
    if (k === 1) return undefined;
    const parts = (offset: number, of: number) =>
      Math.min(PARTS, Math.max(0, Math.round(((of / 2 - offset) / k / of) * PARTS)));
    return {
      zoom: Math.round(k * 100),
      x: parts(x, this.#size.width),
      y: parts(y, this.#size.height),
    };
  }

  /** Shows a view; without one, the whole picture. */
  show(view: View | undefined): void {
    this.#wanted = view;
    this.#take(view ? this.#placed(view, this.maxZoom) : REST);
    void this.#gestures?.then((gestures) => gestures.follow(this.transform));
  }

  /** A zoom is in percent, so without a largest magnification the smaller of the two is the wanted one. */
  #placed({ zoom, x, y }: View, most = zoom): Transform {
    const { width, height } = this.#size;
    const k = Math.min(zoom / 100, most);
    // No part of the view lies beyond the picture's edges.
    const offset = (centre: number, of: number) =>
      Math.min(0, Math.max(of * (1 - k), of / 2 - (k * centre * of) / PARTS));
    return { k, x: offset(x, width), y: offset(y, height) };
  }

  #take(transform: Transform): void {
    this.transform = transform;
    this.#changed();
  }

  #wake(): Promise<Gestures> {
    if (!this.#gestures) {
      this.#gestures = import('./gestures.ts').then(
        ({ Gestures }) =>
          new Gestures((transform) => {
            this.#wanted = undefined;
            this.#take(transform);
          }),
      );
      // Whoever waits for them finds them bound.
      void this.#bind();
    }
    return this.#gestures;
  }

  async #bind(): Promise<void> {
    const gestures = await this.#gestures;
    if (this.#svg) gestures?.bind(this.#svg, this.#size, this.transform, this.maxZoom);
  }
}
