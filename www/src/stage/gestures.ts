import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import type { Size, Transform } from './plate-view.ts';

/**
 * Pan and zoom by pointer and touch, by d3-zoom, tamed for a page that scrolls: the wheel zooms
 * only with Ctrl, one finger scrolls the page, two pinch, the mouse drags what is magnified.
 */
export class Gestures {
  readonly #behavior: ZoomBehavior<SVGSVGElement, unknown>;
  #svg: SVGSVGElement | undefined;
  #k = 1;

  constructor(moved: (transform: Transform) => void) {
    this.#behavior = zoom<SVGSVGElement, unknown>()
      .clickDistance(4)
      .filter((event: Event) => this.#accepts(event))
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        this.#k = transform.k;
        moved(transform);
      });
  }

  bind(svg: SVGSVGElement, { width, height }: Size, transform: Transform, maxZoom: number): void {
    const corners: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    this.#behavior.scaleExtent([1, maxZoom]).extent(corners).translateExtent(corners);
    if (svg !== this.#svg) {
      svg.addEventListener('touchmove', leaveScrolling);
      select(svg).call(this.#behavior).on('dblclick.zoom', null);
    }
    this.#svg = svg;
    this.follow(transform);
  }

  /** Takes over a view that was set otherwise, as the place from which gestures go on. */
  follow({ k, x, y }: Transform): void {
    this.#k = k;
    // d3-zoom keeps its state on the element; set so, it fires no event.
    if (this.#svg) Object.assign(this.#svg, { __zoom: new ZoomTransform(k, x, y) });
  }

  zoomBy(factor: number): void {
    if (this.#svg) this.#behavior.scaleBy(select(this.#svg), factor);
  }

  panBy(x: number, y: number): void {
    if (this.#svg) this.#behavior.translateBy(select(this.#svg), x, y);
  }

  #accepts(event: Event): boolean {
    if (event instanceof WheelEvent) return event.ctrlKey;
    if ('touches' in event) return (event as TouchEvent).touches.length > 1;
    return this.#k > 1 && !(event as MouseEvent).button;
  }
}

/** Once the browser scrolls by a touch it cannot be kept from it: d3-zoom, bound after this, would try. */
function leaveScrolling(event: TouchEvent): void {
  if (!event.cancelable) event.stopImmediatePropagation();
}
