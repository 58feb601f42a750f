/** A panel in Node: its template becomes elements that listen, and a figure is opened without a document. */
import { JSDOM } from 'jsdom';
import { nothing, type TemplateResult } from 'lit';
import type { PartInfo } from 'lit/directive.js';

const { window } = new JSDOM('');

/** Looks that `until` takes before it gives up: a minute, because a busy machine answers late. */
const LOOKS = 12_000;

/** Waits until something has come; the core and the words of a figure answer within moments. */
export async function until(done: () => unknown): Promise<void> {
  for (let looks = 0; !done(); looks += 1) {
    if (looks > LOOKS) throw new Error(`it does not come: ${done}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A figure that can be opened without a document. */
interface Openable {
  size: { readonly width: number; readonly height: number };
  readonly vocabulary: { speak(): Promise<unknown> };
  readonly loaded: boolean;
  readonly error: unknown;
  openLink(text: string): void;
}

/** Opens a link in a figure, and waits for its run or its error. */
export async function opened<Figure extends Openable>(
  figure: Figure,
  link: string,
): Promise<Figure> {
  figure.size = { width: 640, height: 400 };
  await figure.vocabulary.speak();
  figure.openLink(link);
  await until(() => figure.loaded || figure.error !== undefined);
  return figure;
}

/** A figure with panels. */
interface Paneled extends Openable {
  panel: string | undefined;
  readonly panels: { render(name: string): unknown };
}

/** Opens a link in a figure, and a panel of it with its code and its words. */
export async function openedPanel<Figure extends Paneled>(
  figure: Figure,
  name: string,
  link = '',
): Promise<{ readonly figure: Figure; readonly panel: DrawnPanel }> {
  await opened(figure, link);
  figure.panel = name;
  const panel = new DrawnPanel(() => figure.panels.render(name));
  await until(() => panel.text !== '');
  return { figure, panel };
}

/** What a directive draws without a page. */
type Directive = {
  readonly _$litDirective$: new (
    part: PartInfo,
  ) => { render(...values: readonly unknown[]): unknown };
  readonly values: readonly unknown[];
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The markup of a template. What is no text stands in `kept`, and in the markup its place there. */
function markup(from: unknown, kept: unknown[]): string {
  if (Array.isArray(from)) return from.map((one) => markup(one, kept)).join('');
  if (from === nothing || from === undefined || from === null || from === false) return '';
  if (typeof from !== 'object') return escaped(String(from));
  if ('_$litDirective$' in from) {
    const { _$litDirective$: Drawing, values } = from as Directive;
    const part = { type: 2 } as PartInfo;
    return markup(new Drawing(part).render(...values), kept);
  }
  const { strings, values } = from as TemplateResult;
  return strings.reduce((text, after, at) => {
    const value = values[at - 1];
    const [, sign] = /([.?@]?)[\w-]+=$/.exec(text) ?? [];
    if (sign === undefined) return text + markup(value, kept) + after;
    // An attribute without a value is left out.
    if (sign === '' && value === nothing) return text.replace(/[\w-]+=$/, '') + after;
    const plain = sign === '' ? markup(value, kept) : String(kept.push(value) - 1);
    return `${text}"${plain}"${after}`;
  });
}

/** A drawn panel. It is drawn anew whenever somebody looks, as the page does after every change. */
export class DrawnPanel {
  readonly #draw: () => unknown;

  constructor(draw: () => unknown) {
    this.#draw = draw;
  }

  get #page(): HTMLElement {
    const kept: unknown[] = [];
    const page = window.document.createElement('div');
    // A box that is in no page does not tell that it was checked.
    window.document.body.replaceChildren(page);
    page.innerHTML = markup(this.#draw(), kept);
    for (const element of page.querySelectorAll<HTMLInputElement>('*')) {
      for (const { name, value } of [...element.attributes]) {
        const [sign, rest] = [name[0], name.slice(1)];
        const one = kept[Number(value)];
        if (sign === '@' && one !== nothing) element.addEventListener(rest, one as EventListener);
        if (sign === '.') {
          const bare = (one as Partial<Directive>)?.values?.[0] ?? one;
          Object.assign(element, { [rest]: bare });
        }
        if (sign === '?' && one === true) element.setAttribute(rest, '');
      }
    }
    return page;
  }

  all<Kind extends HTMLElement = HTMLInputElement>(selector: string): Kind[] {
    return [...this.#page.querySelectorAll<Kind>(selector)];
  }

  /** The first element of this kind. */
  one(selector: string): HTMLInputElement {
    const [first] = this.all(selector);
    if (!first) throw new Error(`no ${selector} in: ${this.text}`);
    return first;
  }

  /** Waits until the panel says this. */
  async says(text: string): Promise<void> {
    await until(() => this.text.includes(text)).catch(() => {
      throw new Error(`no “${text}” in: ${this.text}`);
    });
  }

  /** What a reader sees. */
  get text(): string {
    return textIn(this.#page);
  }

  texts(selector: string): string[] {
    return this.all(selector).map(textIn);
  }

  /** Presses the button with this text or label. */
  press(name: string): void {
    const button = this.all('button').find(
      (one) => textIn(one) === name || one.getAttribute('aria-label') === name,
    );
    if (!button) throw new Error(`no button “${name}” in: ${this.text}`);
    button.click();
  }

  /** Types into a field, or chooses in a list, and leaves it. */
  type(selector: string, text: string): void {
    const field = this.one(selector);
    field.value = text;
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
    field.dispatchEvent(new window.Event('change', { bubbles: true }));
  }

  /** Checks a box, or a button of a choice. */
  check(selector: string): void {
    this.one(selector).click();
  }
}

const textIn = ({ textContent }: Element): string =>
  (textContent ?? '').replace(/\s+/g, ' ').trim();
