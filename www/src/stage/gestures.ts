import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, ZoomTransform, zoom } from 'd3-zoom';
import { placeIn } from './own-place.ts';
import type { Size, Transform } from './picture-view.ts';

/**
 * Pan and zoom by pointer and touch, with d3-zoom, for a page that scrolls. The wheel zooms only with Ctrl;
 * one finger scrolls the page, two fingers pinch, and the mouse drags a magnified picture.
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
      // d3 finds the place of a pointer by this alone. Not all browsers know how a page has scaled a drawing.
      Object.assign(svg, { createSVGPoint: () => pointIn(svg) });
      select(svg).call(this.#behavior).on('dblclick.zoom', null);
    }
    this.#svg = svg;
    this.follow(transform);
  }

  /** Takes over a view that something else has set. Gestures go on from there. */
  follow({ k, x, y }: Transform): void {
    this.#k = k;
    // d3-zoom keeps its state on the element. Setting it there fires no event.
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

/** A point that d3 puts at a place on the screen, and then asks for its place in a drawing. */
function pointIn(svg: SVGSVGElement) {
  const point = {
    x: 0,
    y: 0,
    matrixTransform: () => placeIn({ clientX: point.x, clientY: point.y }, svg),
  };
  return point;
}

/** A browser that has begun to scroll by a touch cannot be stopped. d3-zoom, bound after this, would try. */
function leaveScrolling(event: TouchEvent): void {
  if (!event.cancelable) event.stopImmediatePropagation();
}
