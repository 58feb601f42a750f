/**
 * A page may scale its figures: slides do, by `transform` or by `zoom`. A browser says where things are in px of
 * the screen, but a figure reckons in its own px. This file alone passes from the ones to the others. It follows
 * any scale, also one that differs across and down, but no rotation.
 */

/** Where a drawing begins on the screen, and how many px there each of its own px takes. */
function frameOf(drawing: SVGSVGElement) {
  const { x, y, width, height } = drawing.getBoundingClientRect();
  // A drawing that is not seen has no scale.
  const across = width / drawing.width.baseVal.value || 1;
  const down = height / drawing.height.baseVal.value || 1;
  return { x, y, across, down };
}

/**
 * How many px of the screen a px of a figure takes, by a strip of it: a box without a height is the same in a
 * rotated page, however high the figure is. 1 if the strip is not seen.
 */
export const scaleOf = (strip: HTMLElement): number =>
  Math.round((100 * strip.getBoundingClientRect().width) / strip.offsetWidth) / 100 || 1;

/** Where something happens on the screen, and the drawing that hears it. */
type Happening = Pick<MouseEvent, 'clientX' | 'clientY'> & { currentTarget?: EventTarget | null };

/** The place of an event in a drawing, in px of the drawing. If none is named, the one that hears it counts. */
export function placeIn(event: Happening, drawing = event.currentTarget as SVGSVGElement) {
  const { x, y, across, down } = frameOf(drawing);
  return { x: (event.clientX - x) / across, y: (event.clientY - y) / down };
}

/** An element, or a box on the screen, in px of a drawing and from its corner. */
export function boxIn(seen: Element | DOMRect, drawing: SVGSVGElement): Omit<DOMRect, 'toJSON'> {
  const box = 'getBoundingClientRect' in seen ? seen.getBoundingClientRect() : seen;
  const { x, y, across, down } = frameOf(drawing);
  const [left, top] = [(box.x - x) / across, (box.y - y) / down];
  const [width, height] = [box.width / across, box.height / down];
  return { x: left, y: top, width, height, left, top, right: left + width, bottom: top + height };
}
