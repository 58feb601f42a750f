import { colourReader } from './rgb.ts';

/** Colours as browsers give them that few other programs read. */
const MODERN = /^(oklab|oklch|lab|lch|color)\(/;
/** Properties of the style sheets that a drawing alone must carry in its attributes. */
const PAINT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** A PNG has this many pixels for each of the page's. */
const PNG_SCALE = 2;

/** A figure, as far as saving it goes. */
export interface Exportable {
  readonly exhibit: string;
  readonly renderRoot: ParentNode;
  csv(): Rows;
}

/** Rows of a table; a large one comes piece by piece. */
export type Rows =
  | Iterable<readonly (string | number)[]>
  | AsyncIterable<readonly (string | number)[]>;

/** Rows that are put together before they are handed to the file. */
const ROWS_A_PART = 10_000;

/** Saves the figure as it stands: the drawing as SVG or PNG, the run as CSV. */
export async function exportFigure(figure: Exportable, kind: 'svg' | 'png' | 'csv'): Promise<void> {
  const name = `appleyard-${figure.exhibit}.${kind}`;
  if (kind === 'csv') {
    save(name, new Blob(await parts(figure.csv()), { type: 'text/csv' }));
    return;
  }
  const plate = figure.renderRoot.querySelector<SVGSVGElement>('svg.plate');
  const raster = figure.renderRoot.querySelector<HTMLCanvasElement>('canvas.raster');
  if (!plate) return;
  if (kind === 'svg') {
    save(name, new Blob([standalone(plate, raster)], { type: 'image/svg+xml' }));
  } else {
    save(name, await painted(plate, raster));
  }
}

async function parts(rows: Rows): Promise<string[]> {
  const done: string[] = [];
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(`${row.map(quoted).join(',')}\r\n`);
    if (lines.length < ROWS_A_PART) continue;
    done.push(lines.join(''));
    lines = [];
  }
  return [...done, lines.join('')];
}

/** RFC 4180: quotes where a comma, a quote or a line break needs them. */
function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the data once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The drawing without its page: every computed paint written into attributes, on its paper. */
function standalone(plate: SVGSVGElement, raster: HTMLCanvasElement | null): string {
  const copy = plate.cloneNode(true) as SVGSVGElement;
  const originals = plate.querySelectorAll<SVGElement>('*');
  const read = colourReader();
  for (const [i, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[i];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of PAINT) {
      const value = style.getPropertyValue(name);
      if (!MODERN.test(value)) {
        element.setAttribute(name, value);
        continue;
      }
      const [red, green, blue, alpha] = read(value);
      element.setAttribute(name, `rgb(${red}, ${green}, ${blue})`);
      if (alpha < 255) element.setAttribute(`${name}-opacity`, (alpha / 255).toFixed(2));
    }
    for (const name of ['class', 'tabindex', 'role', 'aria-selected'])
      element.removeAttribute(name);
  }
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', paperOf(plate));
  copy.prepend(ground);
  if (raster) {
    // In a document that shows nothing: in this one the picture would be loaded, which the policy forbids.
    const unseen = document.implementation.createHTMLDocument('');
    unseen.adoptNode(copy);
    const picture = unseen.createElementNS('http://www.w3.org/2000/svg', 'image');
    picture.setAttribute('width', '100%');
    picture.setAttribute('height', '100%');
    picture.setAttribute('href', raster.toDataURL());
    ground.after(picture);
  }
  copy.setAttribute('role', 'img');
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The drawing on a canvas, shape by shape with its computed paint. (A policy without `data:` and
 * `blob:` images forbids the short way, an SVG as an image.)
 */
async function painted(plate: SVGSVGElement, raster: HTMLCanvasElement | null): Promise<Blob> {
  const { width, height } = plate.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PNG_SCALE);
  canvas.height = Math.ceil(height * PNG_SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  const toPlate = plate.getScreenCTM()?.inverse();
  const enlarge = new DOMMatrix([PNG_SCALE, 0, 0, PNG_SCALE, 0, 0]);
  context.fillStyle = paperOf(plate);
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (raster) context.drawImage(raster, 0, 0, canvas.width, canvas.height);
  for (const shape of plate.querySelectorAll<SVGGraphicsElement>(
    'circle, line, path, polygon, text, rect:not(clipPath rect)',
  )) {
    const matrix = toPlate?.multiply(shape.getScreenCTM() ?? new DOMMatrix());
    if (!matrix) continue;
    const { a, b, c, d, e, f } = matrix;
    context.setTransform(enlarge.multiply(new DOMMatrix([a, b, c, d, e, f])));
    paint(context, shape, Math.hypot(a, b));
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
  );
}

/** The colour that the drawing lies on: over a raster the drawing itself is transparent. */
function paperOf(plate: SVGSVGElement): string {
  const ground = plate.cloneNode() as SVGSVGElement;
  ground.setAttribute('class', 'plate');
  plate.after(ground);
  const colour = getComputedStyle(ground).backgroundColor;
  ground.remove();
  return colour;
}

function paint(context: CanvasRenderingContext2D, shape: SVGElement, scale: number): void {
  const style = getComputedStyle(shape);
  const constant = style.getPropertyValue('vector-effect') === 'non-scaling-stroke';
  context.lineWidth = Number.parseFloat(style.strokeWidth) / (constant ? scale : 1);
  context.setLineDash(
    style.strokeDasharray === 'none'
      ? []
      : style.strokeDasharray.split(/[ ,]+/).map((part) => Number.parseFloat(part)),
  );
  if (shape instanceof SVGTextElement) {
    const at = (name: string) => Number(shape.getAttribute(name) ?? 0);
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.textAlign = ({ middle: 'center', end: 'right' } as const)[style.textAnchor] ?? 'left';
    context.textBaseline = style.dominantBaseline === 'central' ? 'middle' : 'alphabetic';
    context.fillStyle = style.fill;
    context.fillText(shape.textContent?.trim() ?? '', at('x'), at('y'));
    return;
  }
  const path = outline(shape);
  if (style.fill !== 'none') {
    context.fillStyle = style.fill;
    context.fill(path);
  }
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.stroke(path);
  }
}

function outline(shape: SVGElement): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const path = new Path2D(shape.getAttribute('d') ?? '');
  switch (shape.tagName) {
    case 'circle':
      path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      break;
    case 'line':
      path.moveTo(number('x1'), number('y1'));
      path.lineTo(number('x2'), number('y2'));
      break;
    case 'rect':
      path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      break;
    case 'polygon': {
      const corners = shape.getAttribute('points')?.split(/\s+/) ?? [];
      for (const [i, corner] of corners.entries()) {
        const [x, y] = corner.split(',').map(Number);
        if (i === 0) path.moveTo(x ?? 0, y ?? 0);
        else path.lineTo(x ?? 0, y ?? 0);
      }
      path.closePath();
      break;
    }
  }
  return path;
}
