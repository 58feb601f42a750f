import type { Gestures } from './gestures.ts';
import type { Size, Transform, View } from './plate-view.ts';

const REST: Transform = { k: 1, x: 0, y: 0 };

/**
 * Which part of a plate is seen, and how large. The gestures that change it (`Gestures`, by
 * d3-zoom) are fetched when a pointer or a key first comes near, so that reading costs nothing.
 */
export class PanZoom {
  transform: Transform = REST;

  readonly #changed: () => void;
  #svg: SVGSVGElement | undefined;
  #size: Size = { width: 1, height: 1 };
  #gestures: Promise<Gestures> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Follows the plate as drawn now; called after every render. The view survives a new size. */
  attach(svg: SVGSVGElement, size: Size): void {
    const { view } = this;
    const resized = size.width !== this.#size.width || size.height !== this.#size.height;
    this.#size = size;
    if (svg !== this.#svg) {
      this.#svg = svg;
      for (const sign of ['pointerenter', 'touchstart', 'focusin'] as const) {
        svg.addEventListener(sign, () => void this.#wake(), { once: true, passive: true });
      }
      // A finger that scrolls towards the plate is a sign too: the first pinch finds them here.
      addEventListener('touchstart', () => void this.#wake(), { once: true, passive: true });
      // Until the gestures are here, the wheel with Ctrl must not magnify the whole page instead.
      svg.addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), {
        passive: false,
      });
      if (this.#gestures) void this.#bind();
    } else if (resized) void this.#bind();
    if (resized && view) this.show(view);
  }

  async zoomBy(factor: number): Promise<void> {
    (await this.#wake()).zoomBy(factor);
  }

  async panBy(x: number, y: number): Promise<void> {
    (await this.#wake()).panBy(x, y);
  }

  /** The view as a link holds it; undefined for the whole plate. */
  get view(): View | undefined {
    const { k, x, y } = this.transform;
    if (k === 1) return undefined;
    const thousandths = (offset: number, of: number) =>
      Math.min(1000, Math.max(0, Math.round(((of / 2 - offset) / k / of) * 1000)));
    return {
      zoom: Math.round(k * 100),
      x: thousandths(x, this.#size.width),
      y: thousandths(y, this.#size.height),
    };
  }

  /** Shows a view; without one, the whole plate. */
  show(view: View | undefined): void {
    const { width, height } = this.#size;
    const k = (view?.zoom ?? 100) / 100;
    // Nothing beyond the plate's edges is shown.
    const offset = (centre: number, of: number) =>
      Math.min(0, Math.max(of * (1 - k), of / 2 - (k * centre * of) / 1000));
    this.#take(view ? { k, x: offset(view.x, width), y: offset(view.y, height) } : REST);
    void this.#gestures?.then((gestures) => gestures.follow(this.transform));
  }

  #take(transform: Transform): void {
    this.transform = transform;
    this.#changed();
  }

  #wake(): Promise<Gestures> {
    this.#gestures ??= import('./gestures.ts').then(({ Gestures }) => {
      const gestures = new Gestures((transform) => this.#take(transform));
      if (this.#svg) gestures.bind(this.#svg, this.#size, this.transform);
      return gestures;
    });
    return this.#gestures;
  }

  async #bind(): Promise<void> {
    const gestures = await this.#gestures;
    if (this.#svg) gestures?.bind(this.#svg, this.#size, this.transform);
  }
}
