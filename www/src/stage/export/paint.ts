import { fontOf } from './plain.ts';
import type { Sheet } from './sheet.ts';

/** The pixels of a PNG for each px of the page, unless the caller says otherwise. */
const SCALE = 2;

/** A sheet as a PNG. */
export function painted(sheet: Sheet, scale = SCALE): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvasOf(sheet, scale).toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no PNG'))),
      'image/png',
    ),
  );
}

/**
 * A sheet as pixels, `scale` for each of the page's, painted mark by mark. The short way would be an SVG as an
 * image, but a policy without `data:` and `blob:` images forbids it. If the canvas shall be larger than the
 * sheet, the rest gets the colour of its paper.
 */
export function canvasOf(
  { svg, rasters }: Sheet,
  scale: number,
  { width, height }: Pick<DOMRect, 'width' | 'height'> = svg.viewBox.baseVal,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = contextOf(canvas);
  context.fillStyle = paintOf(svg.firstElementChild ?? svg, 'fill') ?? 'transparent';
  context.fillRect(0, 0, canvas.width, canvas.height);
  new Painter(svg, rasters, scale).paint(context, svg, new DOMMatrix().scale(scale));
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the canvas has no 2d context');
  return context;
}

class Painter {
  readonly #svg: SVGSVGElement;
  readonly #rasters: Sheet['rasters'];
  readonly #scale: number;

  constructor(svg: SVGSVGElement, rasters: Sheet['rasters'], scale: number) {
    this.#svg = svg;
    this.#rasters = rasters;
    this.#scale = scale;
  }

  /** Paints an element and its children; `around` is the coordinate system of its parent. */
  paint(context: CanvasRenderingContext2D, element: Element, around: DOMMatrix): void {
    const opacity = Number(element.getAttribute('opacity') ?? 1);
    const matrix = around.multiply(placeOf(element));
    if (opacity === 1) {
      this.#draw(context, element, matrix);
      return;
    }
    // The whole element is transparent: its parts do not shine through one another.
    const layer = document.createElement('canvas');
    layer.width = context.canvas.width;
    layer.height = context.canvas.height;
    this.#draw(contextOf(layer), element, matrix);
    context.save();
    context.resetTransform();
    context.globalAlpha = opacity;
    context.drawImage(layer, 0, 0);
    context.restore();
  }

  #draw(context: CanvasRenderingContext2D, element: Element, matrix: DOMMatrix): void {
    context.save();
    context.setTransform(matrix);
    const raster = this.#rasters.get(element);
    if (raster) {
      const { x, y, width, height } = boxOf(element);
      context.drawImage(raster, x, y, width, height);
    } else if (element.localName === 'text') {
      write(context, element);
    } else if (['svg', 'g', 'a'].includes(element.localName)) {
      const clip = this.#clipOf(element);
      if (clip) context.clip(clip);
      for (const child of element.children) this.paint(context, child, matrix);
    } else if (element.localName !== 'clipPath') {
      shape(context, element, this.#scale / Math.hypot(matrix.a, matrix.b));
    }
    context.restore();
  }

  /** The shape that clips an element, if there is one. */
  #clipOf(element: Element): Path2D | undefined {
    if (element.localName === 'svg') {
      const box = element.getAttribute('viewBox')?.split(' ').map(Number);
      const [x = 0, y = 0, width = 0, height = 0] = box ?? [];
      const path = new Path2D();
      path.rect(x, y, width, height);
      return path;
    }
    const id = element.getAttribute('clip-path')?.match(/#([^")]+)/)?.[1];
    const clip = id && this.#svg.querySelector(`clipPath[id="${id}"]`)?.firstElementChild;
    return clip ? outline(clip) : undefined;
  }
}

/** The coordinate system of an element within that of its parent. */
function placeOf(element: Element): DOMMatrix {
  if (element.localName === 'svg') {
    const { x, y } = boxOf(element);
    return new DOMMatrix().translate(x, y);
  }
  const matrix = new DOMMatrix();
  // A transform in an attribute has numbers without units.
  const parts = element.getAttribute('transform')?.matchAll(/(\w+)\(([^)]*)\)/g) ?? [];
  for (const [, name, text = ''] of parts) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = text.split(/[ ,]+/).map(Number);
    if (name === 'translate') matrix.translateSelf(a, b);
    else if (name === 'scale') matrix.scaleSelf(a);
    else matrix.multiplySelf(new DOMMatrix([a, b, c, d, e, f]));
  }
  return matrix;
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

const boxOf = (element: Element) => ({
  x: number(element, 'x'),
  y: number(element, 'y'),
  width: number(element, 'width'),
  height: number(element, 'height'),
});

/** A paint and its opacity; undefined if nothing is painted. */
function paintOf(element: Element, name: 'fill' | 'stroke'): string | undefined {
  const colour = element.getAttribute(name);
  if (!colour || colour === 'none') return undefined;
  const opacity = element.getAttribute(`${name}-opacity`) ?? '1';
  return colour.replace('rgb(', 'rgba(').replace(')', `, ${opacity})`);
}

function write(context: CanvasRenderingContext2D, text: Element): void {
  const attribute = (name: string, usual = '') => text.getAttribute(name) ?? usual;
  const size = attribute('font-size');
  context.font = fontOf({
    fontStyle: attribute('font-style', 'normal'),
    fontWeight: attribute('font-weight', '400'),
    fontSize: `${size}px`,
    fontFamily: attribute('font-family'),
  });
  const anchor = attribute('text-anchor');
  context.textAlign = ({ middle: 'center', end: 'right' } as const)[anchor] ?? 'left';
  context.fillStyle = paintOf(text, 'fill') ?? 'transparent';
  const [x, y] = [number(text, 'x'), number(text, 'y')];
  const words = text.textContent ?? '';
  context.fillText(words, x, y);
  if (attribute('text-decoration') !== 'underline') return;
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = context.measureText(words);
  context.fillRect(x - left, y + Number(size) / 8, left + right, Math.max(1, Number(size) / 14));
}

/** Paints a shape. `page` is a pixel of the page, in the units of the shape. */
function shape(context: CanvasRenderingContext2D, element: Element, page: number): void {
  const path = outline(element);
  const [fill, stroke] = [paintOf(element, 'fill'), paintOf(element, 'stroke')];
  if (fill) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (!stroke) return;
  // Such a line keeps its width on the page, however its shape is scaled.
  const kept = element.getAttribute('vector-effect') === 'non-scaling-stroke';
  const unit = kept ? page : 1;
  context.strokeStyle = stroke;
  context.lineWidth = Number(element.getAttribute('stroke-width') ?? 1) * unit;
  context.lineCap = (element.getAttribute('stroke-linecap') ?? 'butt') as CanvasLineCap;
  context.lineJoin = (element.getAttribute('stroke-linejoin') ?? 'miter') as CanvasLineJoin;
  context.miterLimit = 4;
  const dashes = element.getAttribute('stroke-dasharray')?.split(/[ ,]+/) ?? [];
  context.setLineDash(dashes.map((dash) => Number(dash) * unit));
  context.stroke(path);
}

function outline(element: Element): Path2D {
  const at = (name: string) => number(element, name);
  const path = new Path2D(element.getAttribute('d') ?? '');
  switch (element.localName) {
    case 'circle':
      path.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
      break;
    case 'line':
      path.moveTo(at('x1'), at('y1'));
      path.lineTo(at('x2'), at('y2'));
      break;
    case 'rect': {
      const { x, y, width, height } = boxOf(element);
      path.roundRect(x, y, width, height, at('rx'));
      break;
    }
    case 'polygon': {
      const corners = element.getAttribute('points')?.trim().split(/\s+/) ?? [];
      for (const corner of corners) {
        const [x = 0, y = 0] = corner.split(',').map(Number);
        path.lineTo(x, y);
      }
      path.closePath();
      break;
    }
  }
  return path;
}
