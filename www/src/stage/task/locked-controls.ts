import { html, nothing, type TemplateResult } from 'lit';
import { scaleOf } from '../own-place.ts';

/** The figure around the controls. */
interface Around {
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

/** What decides about them. */
interface Keeper {
  /** Whether what a control changes is fixed. */
  holds(control: HTMLElement): boolean;
  /** Says aloud what is fixed; returns the sentence. */
  say(): string | undefined;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const CONTROLS =
  '.words button, .panel :is(button:not(.turn), input, select, textarea, [contenteditable])';
/** What a press can do to a control, in the order of the browser. */
const EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'input', 'change'];
/** Keys that change a choice or press a button. Others move the keyboard, or type, which is an input. */
const ACTS = /^(Enter| |Arrow.*|Home|End|Page.*)$/;
/** How far from the finger the sentence stands, and from the edge of the window, in px. */
const [GAP, EDGE] = [12, 4];

/** Marks the controls of a figure that change what is fixed, and answers for them. */
export class LockedControls {
  readonly #figure: Around;
  readonly #keeper: Keeper;
  readonly #root: ShadowRoot | undefined;
  /** What each marked control said of itself before, and its value. */
  readonly #marked = new Map<
    HTMLElement,
    { readonly off: string | null; readonly value: unknown }
  >();
  /** Where the finger was last; undefined if the keyboard has acted since. */
  #at: Place | undefined;
  /** What stands beside the finger. */
  #said: string | undefined;
  /** A key was answered; the browser may make a click of it yet. */
  #keyed = false;

  constructor(figure: Around, keeper: Keeper) {
    this.#figure = figure;
    this.#keeper = keeper;
    const root = figure.renderRoot;
    // Where nobody sees the figure, nobody touches it.
    if (typeof ShadowRoot === 'undefined' || !(root instanceof ShadowRoot)) return;
    this.#root = root;
    for (const type of EVENTS) root.addEventListener(type, this.#guard, { capture: true });
    for (const type of ['pointerup', 'drop'])
      root.addEventListener(type, this.#left as EventListener, { capture: true });
    // Links of the page to try would open another moment in this figure.
    root.host.closest('appleyard-page')?.addEventListener('click', this.#link, { capture: true });
  }

  /** A change was refused: what is fixed is said, and shown where the finger is. */
  refuse(): void {
    this.#said = this.#keeper.say();
    this.#figure.requestUpdate();
  }

  readonly #guard = (event: Event): void => {
    const { type } = event;
    if (type === 'pointerdown' || type === 'keydown') this.#begin(event);
    const control = event.composedPath().find((one) => this.#marked.has(one as HTMLElement));
    if (!control || (type === 'keydown' && !this.#acts(event as KeyboardEvent, control))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (type === 'pointerdown' || type === 'mousedown') return;
    if (type === 'input' || type === 'change') this.#restore(control as HTMLElement);
    const again = type === 'click' && this.#keyed;
    this.#keyed = type === 'keydown';
    if (!again) this.refuse();
  };

  /** Another act takes away what was said of the one before. */
  #begin(event: Event): void {
    this.#keyed = false;
    this.#at = event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : undefined;
    if (this.#said === undefined) return;
    this.#said = undefined;
    this.#figure.requestUpdate();
  }

  #acts({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, control: EventTarget): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const types =
      control instanceof HTMLTextAreaElement || (control as HTMLElement).isContentEditable;
    const line =
      control instanceof HTMLInputElement && !/^(radio|checkbox|range|file)$/.test(control.type);
    if (types) return false;
    // In a line of text the arrows only move the place where it is typed, and typing is an input.
    if (line) return key === 'Enter';
    return ACTS.test(key) || (control instanceof HTMLSelectElement && key.length === 1);
  }

  /** What is dragged is let go here. */
  readonly #left = ({ clientX, clientY }: MouseEvent): void => {
    this.#at = { x: clientX, y: clientY };
  };

  readonly #link = (event: Event): void => {
    const link = (event.target as Element).closest?.('a[href^="#"]');
    if (!link || !this.#keeps || !(event instanceof MouseEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#at = event.detail > 0 ? { x: event.clientX, y: event.clientY } : middleOf(link);
    this.refuse();
  };

  /** Whether anything is fixed now. */
  get #keeps(): boolean {
    return this.#root?.querySelector('.fixed') != null;
  }

  /** What was chosen in spite of it goes back. */
  #restore(control: HTMLElement): void {
    const { value } = this.#marked.get(control) ?? {};
    if (typeof value === 'string') (control as HTMLInputElement).value = value;
  }

  /** Marks the controls that are drawn by then, and puts the sentence at its place. */
  mark(): void {
    const root = this.#root;
    if (root) void this.#figure.updateComplete.then(() => this.#drawn(root));
  }

  #drawn(root: ShadowRoot): void {
    const held = new Set<HTMLElement>();
    for (const control of root.querySelectorAll<HTMLElement>(CONTROLS))
      if (this.#keeper.holds(control)) held.add(control);
    for (const [control, { off }] of this.#marked) {
      if (held.has(control)) continue;
      this.#marked.delete(control);
      control.removeAttribute('data-locked');
      if (off === null) control.removeAttribute('aria-disabled');
      else control.setAttribute('aria-disabled', off);
    }
    for (const control of held) {
      const known = this.#marked.get(control);
      const off = known ? known.off : control.getAttribute('aria-disabled');
      const text = control.matches('input:not([type=radio], [type=checkbox]), select, textarea');
      this.#marked.set(control, { off, value: text && (control as HTMLInputElement).value });
      control.setAttribute('aria-disabled', 'true');
      control.toggleAttribute('data-locked', true);
    }
    this.#place(root);
  }

  /** The sentence stands above the finger, or below it where there is no room. */
  #place(root: ShadowRoot): void {
    const note = root.querySelector<HTMLElement>('.refused');
    if (!note) return;
    const at = this.#at ?? (root.activeElement ? middleOf(root.activeElement) : undefined);
    note.hidden = at === undefined;
    if (!at) return;
    // In the top layer nothing covers it or cuts it off.
    if (!note.matches(':popover-open')) note.showPopover();
    const { width, height } = note.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(at.x - width / 2, innerWidth - width - EDGE));
    const above = at.y - GAP - height;
    const top = above < EDGE ? at.y + GAP : above;
    // The page may zoom the figure, and this too.
    const scale = scaleOf(note);
    note.style.left = `${left / scale}px`;
    note.style.top = `${top / scale}px`;
  }

  render(): TemplateResult | typeof nothing {
    const said = this.#said;
    return said === undefined
      ? nothing
      : html`<p class="refused" popover="manual" aria-hidden="true">${said}</p>`;
  }
}

/** The middle of something on the screen. */
function middleOf(part: Element): Place {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
