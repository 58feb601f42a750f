/**
 * The room that the attributes `width` and `height` of an element reserve for its figure, before and after
 * the figure has loaded. So nothing in the page moves when the figure comes. A frame needs no such thing,
 * because the browser reserves its height.
 */

/**
 * In a narrow column a figure needs more height than its shape gives it: as much as the attribute says, but
 * at least LEAST and at most ENOUGH, in px. ENOUGH fits on the screen of a phone.
 */
const [LEAST, ENOUGH] = [400, 480];

/** The sheet with the rooms of a document or a shadow tree, and the selectors in it. */
const rooms = new WeakMap<Node, { readonly sheet: CSSStyleSheet; readonly known: Set<string> }>();

/** The number of an attribute; 0 if it is not a whole number of at most four digits. */
const numberOf = (text: string | null): number =>
  /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;

/** The room of a figure on a screen. */
export interface Room {
  /** Declarations of its size, which a page may overrule by its own. */
  readonly size: string;
  /** Its least height, in px. */
  readonly least: number;
}

/** The room that the attributes of a figure reserve; undefined if they reserve none. */
export function roomOf(figure: Element): Room | undefined {
  const width = numberOf(figure.getAttribute('width'));
  const height = numberOf(figure.getAttribute('height'));
  if (!width || !height) return undefined;
  const least = Math.min(Math.max(height, LEAST), ENOUGH);
  // `max-content` is the height of the shape, also where a box around it has a height and would stretch it. Tools
  // that make pages, such as paged.js, would else leave a part of the room behind the edge of a page.
  const size = `display:block;box-sizing:border-box;inline-size:${width}px;max-inline-size:100%;aspect-ratio:${width}/${height};block-size:max-content;break-inside:avoid;`;
  return { size, least };
}

/**
 * Keeps the room of an element that has not loaded. The rules count less than any rule of the page. They
 * leave the attribute `style` alone, because frameworks compare it with what they have written. On paper the
 * picture inside needs no room but its own.
 */
export function reserve(figure: Element): void {
  const room = roomOf(figure);
  const root = figure.getRootNode();
  if (!room || !('adoptedStyleSheets' in root)) return;
  const { sheet, known } = rooms.get(root) ?? begin(root as Document | ShadowRoot);
  const [width, height] = ['width', 'height'].map((name) => figure.getAttribute(name));
  const selector = `:where(${figure.localName}[width="${width}"][height="${height}"]:not([presenting]))`;
  if (known.has(selector)) return;
  known.add(selector);
  sheet.insertRule(`@media not print{${selector}{${room.size}min-block-size:${room.least}px}}`);
  // The picture inside is never wider than its column, and a break of pages does not cut it.
  sheet.insertRule(
    `${selector} :where(img){max-inline-size:100%;block-size:auto;break-inside:avoid}`,
  );
}

function begin(root: Document | ShadowRoot) {
  const made = { sheet: new CSSStyleSheet(), known: new Set<string>() };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, made.sheet];
  rooms.set(root, made);
  return made;
}
