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
  /** The largest magnification that the gestures know. */
  #limit = 1;
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
    // A picture without a size, in a box too low for it, shows no part of itself: the view waits for its size.
    if (!width || !height) return;
    const size = { width, height };
    const view = this.#wanted ?? this.view;
    const resized = size.width !== this.#size.width || size.height !== this.#size.height;
    const relimited = this.maxZoom !== this.#limit;
    this.#limit = this.maxZoom;
    this.#size = size;
    if (svg !== this.#svg) {
      this.detach();
      this.#svg = svg;
      const { signal } = this.#attached;
      const sign = { once: true, passive: true, signal };
      const wake = () => void this.#wake();
      for (const name of ['pointerenter', 'touchstart', 'focusin'] as const) {
        svg.addEventListener(name, wake, sign);
      }
      // A finger that scrolls towards the picture wakes them too, so the first pinch finds them ready.
      if (!this.#gestures) addEventListener('touchstart', wake, sign);
      // Until the gestures have come, the wheel with Ctrl must not magnify the whole page.
      const keep = (event: WheelEvent) => event.ctrlKey && event.preventDefault();
      svg.addEventListener('wheel', keep, { passive: false, signal });
      if (this.#gestures) void this.#bind();
    } else if (resized || relimited) void this.#bind();
    if ((resized || relimited) && view) this.show(view);
  }

  /** The picture is gone or replaced. */
  detach(): void {
    this.#attached.abort();
    this.#attached = new AbortController();
    this.#svg = undefined;
  }

  async zoomBy(factor: number): Promise<void> {
    (await this.#wake()).zoomBy(factor);
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

  #placed({ zoom, x, y }: View, most = Number.POSITIVE_INFINITY): Transform {
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
    this.#gestures ??= import('./gestures.ts').then(({ Gestures }) => {
      const gestures = new Gestures((transform) => {
        this.#wanted = undefined;
        this.#take(transform);
      });
      if (this.#svg) gestures.bind(this.#svg, this.#size, this.transform, this.maxZoom);
      return gestures;
    });
    return this.#gestures;
  }

  async #bind(): Promise<void> {
    const gestures = await this.#gestures;
    if (this.#svg) gestures?.bind(this.#svg, this.#size, this.transform, this.maxZoom);
  }
}
