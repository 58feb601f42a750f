/**
 * A page may scale its figures: slides do, by `transform` or by `zoom`. A browser says where things are in px of
 * the screen, but a figure reckons in its own px. This file alone passes from the ones to the others. It follows
 * any scale, also one that differs across and down, but no rotation.
 */

/** The zoom that style sheets give to all that stands around an element, in any shadow. */
function zoomAround(seen: Element): number {
  let zoom = 1;
  for (let at = around(seen); at; at = around(at)) {
    if (at instanceof Element) zoom *= Number(getComputedStyle(at).zoom) || 1;
  }
  return zoom;
}

/** What a part of a page stands in: the slot that shows it, its parent, or the element whose shadow it is. */
const around = (part: Node & { assignedSlot?: Node | null; host?: Node }): Node | undefined =>
  part.assignedSlot ?? part.parentNode ?? part.host;

/** Whether the boxes of this browser are in px of the screen under a zoom too; known once it has been seen. */
let zoomed: boolean | undefined;

/** Asks the browser by two squares beside the element, one of them zoomed. */
function boxesAreZoomed(seen: Element): boolean | undefined {
  const [plain = 0, twice = 0] = [1, 2].map((zoom) => {
    const square = document.createElement('div');
    Object.assign(square.style, { position: 'absolute', width: '50px', height: '50px', zoom });
    seen.getRootNode().appendChild(square);
    const { width } = square.getBoundingClientRect();
    square.remove();
    return width;
  });
  // Squares that are not seen tell nothing.
  return plain === 0 ? undefined : twice > 1.5 * plain;
}

/**
 * How many px of the screen a px of an element's box takes. It is 1 in most browsers. WebKit gives the boxes
 * below a CSS `zoom` in px before that zoom, but the places of events in px of the screen.
 */
function pxOfBoxes(seen: Element): number {
  const zoom = zoomAround(seen);
  if (zoom === 1) return 1;
  zoomed ??= boxesAreZoomed(seen);
  return zoomed ? 1 : zoom;
}

/** Where the box of a drawing begins, and how many px of boxes each of its own px takes. */
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
export function scaleOf(strip: HTMLElement): number {
  const seen = strip.getBoundingClientRect().width * pxOfBoxes(strip);
  return Math.round((100 * seen) / strip.offsetWidth) / 100 || 1;
}

/** Where something happens on the screen, and the drawing that hears it. */
type Happening = Pick<MouseEvent, 'clientX' | 'clientY'> & { currentTarget?: EventTarget | null };

/** The place of an event in a drawing, in px of the drawing. If none is named, the one that hears it counts. */
export function placeIn(event: Happening, drawing = event.currentTarget as SVGSVGElement) {
  const { x, y, across, down } = frameOf(drawing);
  const px = pxOfBoxes(drawing);
  return { x: (event.clientX / px - x) / across, y: (event.clientY / px - y) / down };
}

/** An element, or a box, in px of a drawing and from its corner. */
export function boxIn(seen: Element | DOMRect, drawing: SVGSVGElement): Omit<DOMRect, 'toJSON'> {
  const box = 'getBoundingClientRect' in seen ? seen.getBoundingClientRect() : seen;
  const { x, y, across, down } = frameOf(drawing);
  const [left, top] = [(box.x - x) / across, (box.y - y) / down];
  const [width, height] = [box.width / across, box.height / down];
  return { x: left, y: top, width, height, left, top, right: left + width, bottom: top + height };
}
