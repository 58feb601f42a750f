import { type CSSResult, html, nothing, type RootPart, render } from 'lit';
import { type Language, languageOf } from '../words/language.ts';
import type { AnyFigure } from './figure.ts';
import type { FigureElement, Shown } from './figure-element.ts';
import type { FigureHost } from './figure-host.ts';
import { guests } from './guest.ts';
import { keepFocus } from './kept-focus.ts';
import { commandOf, steer } from './keys.ts';
import { Lazy } from './lazy.ts';
import { preferences } from './preferences.ts';
import { pictureRoom, SentenceRoom } from './room.ts';
import { stageStyles } from './stage-styles.ts';
import { Surroundings } from './surroundings.ts';
import { Updates } from './updates.ts';

/** A figure that leaves its page for this long, in ms, ends its work. It may only be moving in the document. */
const AWAY_MS = 1000;

/** Draws a figure in an element of a page, with what surrounds the picture: the same in every exhibit. */
export class FigureView implements FigureHost, Shown {
  readonly figure: AnyFigure;
  readonly renderRoot: ShadowRoot;
  readonly #element: FigureElement;
  readonly #updates = new Updates(
    () => this.#update(),
    () => this.#drawn(),
  );
  #root: RootPart | undefined;
  /** The picture of the run before stays, because the next one is not there yet. */
  #stays = false;
  /** The last drawing had all that surrounds a picture. */
  #whole = false;
  /** The panel that was open when the figure was drawn last. */
  #panel: string | undefined;
  /** Presenting has begun or ended with the last drawing. */
  #presents = false;
  #connected = new AbortController();

  readonly #around: Surroundings;
  /** The styles of a figure that is presented. In somebody else's page every figure has them from the start. */
  readonly #box = new Lazy(
    () => import('./box-styles.ts'),
    () => this.#box.module && this.adopt(this.#box.module.boxStyles),
  );
  /** Waits for the next frame, because drawing at once could change the observed size. */
  readonly #observer = new ResizeObserver(() => this.#resized());
  /** Acts at once: it changes no size, and the next step may come before the next frame. */
  readonly #narrations = new ResizeObserver(() => this.#sentences.keep(this.#element));
  readonly #sentences = new SentenceRoom();

  /** What the room of the picture followed when it was measured. */
  #basis = '';

  constructor(element: FigureElement, make: new (host: FigureHost) => AnyFigure) {
    this.#element = element;
    this.renderRoot = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    this.figure = new make(this);
    const { renderRoot } = this;
    renderRoot.adoptedStyleSheets = [...stageStyles, ...this.figure.styles].map((one) =>
      this.#here(one),
    );
    this.#around = new Surroundings(this.figure, element);
    renderRoot.addEventListener('keydown', this.#key as EventListener);
  }

  get fit(): boolean {
    return this.#element.fit;
  }

  get focused(): Element | null {
    return this.renderRoot.activeElement;
  }

  get updateComplete(): Promise<boolean> {
    return this.#updates.complete;
  }

  requestUpdate(): void {
    this.#updates.request();
  }

  /** An author's `lang` takes precedence over the language that the visitor chose for the site. */
  language(): Language {
    const element = this.#element;
    return languageOf([element.lang]) ?? guests.guest?.language(element) ?? preferences.language;
  }

  async near(): Promise<void> {
    this.#element.dataset.ready = 'false';
    await guests.guest?.near(this.#element);
  }

  start(): number | undefined {
    return guests.guest?.start(this.#element);
  }

  adopt(styles: CSSResult): void {
    const root = this.renderRoot;
    const sheet = this.#here(styles);
    if (root.adoptedStyleSheets.includes(sheet)) return;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** The styles in the form that the page around the element needs. */
  #here(styles: CSSResult): CSSStyleSheet {
    return guests.guest?.restyle(styles, this.#element) ?? (styles.styleSheet as CSSStyleSheet);
  }

  send(event: Event): void {
    this.#element.dispatchEvent(event);
  }

  focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.sheet, .blank')?.focus(options);
  }

  connect(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const element = this.#element;
    const { figure } = this;
    preferences.addEventListener('change', this.#prefer, { signal });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => figure.recolour(), { signal });
    for (const act of ['pointerdown', 'click', 'keydown', 'input'])
      element.addEventListener(act, () => figure.acted(), { capture: true, signal });
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      element.addEventListener(type, this.#drag, { signal });
    }
    addEventListener('keydown', this.#clicker, { capture: true, signal });
    addEventListener('beforeprint', this.#print, { signal });
    matchMedia('print').addEventListener('change', this.#print, { signal });
    document.addEventListener('fullscreenchange', this.#screen, { signal });
    addEventListener('resize', this.#resized, { signal });
    document.addEventListener('transitionend', this.#resized, { signal });
    guests.guest?.keep(element);
    figure.afterConnecting(signal);
    void this.#speak();
    this.#root?.setConnected(true);
    this.#updates.begin();
    if (this.#root && !figure.run) void figure.rebuild();
  }

  disconnect(): void {
    this.#connected.abort();
    this.#root?.setConnected(false);
    guests.guest?.leave(this.#element);
    this.figure.panZoom.detach();
    this.#observer.disconnect();
    this.#narrations.disconnect();
    setTimeout(() => {
      if (!this.#element.isConnected) this.figure.release();
    }, AWAY_MS);
  }

  readonly #prefer = (): void => {
    this.figure.recolour();
    void this.#speak();
  };

  /** Fetches the words once the figure is nearly visible. */
  async #speak(): Promise<void> {
    await guests.guest?.near(this.#element);
    await this.figure.vocabulary.speak();
  }

  /**
   * Between two runs the figure stays as it is, so that nothing flickers, and the keyboard keeps its place. If
   * the run takes long, its progress stands over the picture.
   */
  #update(): void {
    const element = this.#element;
    const { figure, renderRoot } = this;
    // A new scene is opened first, because between two runs the figure is not drawn.
    const text = element.takeScene();
    if (text !== undefined) figure.openLink(text);
    this.#presents = element.hasAttribute('presenting') !== figure.presenting;
    element.toggleAttribute('presenting', figure.presenting);
    element.toggleAttribute('projected', figure.projected);
    const between = !figure.loaded && !figure.error && !this.#presents;
    this.#stays = between && renderRoot.querySelector('svg.picture') !== null;
    if (this.#stays) {
      this.#showWork(true);
      return;
    }
    // What comes with the picture takes room from it, so its room is measured anew before it is drawn.
    if (figure.loaded && !this.#whole) {
      figure.size = { width: 0, height: 0 };
      this.#basis = '';
    }
    this.#whole = figure.loaded;
    keepFocus(
      renderRoot,
      () => this.#draw(),
      () => {
        figure.regain();
        if (!figure.focused) figure.focus({ preventScroll: true });
      },
    );
  }

  #draw(): void {
    const { isConnected } = this.#element;
    const { size, loaded, busy, error } = this.figure;
    // In somebody else's page the content of the element stays while there is nothing to show in its place.
    const waits = guests.guest && !(size.width || loaded || busy || error);
    const drawn = waits ? html`<slot></slot>` : this.#around.render();
    this.#root = render(drawn, this.renderRoot, { host: this, isConnected });
  }

  #showWork(stays: boolean): void {
    const place = this.renderRoot.querySelector<HTMLElement>('.work');
    if (place) render(stays ? this.#around.work() : nothing, place);
  }

  #drawn(): void {
    if (this.#stays) return;
    const { figure, renderRoot } = this;
    this.#showWork(false);
    if (figure.presenting) void this.#box.module;
    if (this.#presents) this.send(new Event('appleyard-present'));
    // No language to translate: positions and programs. What is drawn cannot hold what a translator puts in.
    for (const one of renderRoot.querySelectorAll('svg, pre, code, kbd'))
      one.setAttribute('translate', 'no');
    const sheet = renderRoot.querySelector('.sheet');
    if (sheet) this.#observer.observe(sheet);
    // The first time, before anything is painted; otherwise what stands below would jump when the picture
    // comes.
    if (figure.size.width === 0 && sheet?.clientWidth) this.#measure();
    const narration = renderRoot.querySelector('.narration');
    if (narration) this.#narrations.observe(narration);
    const svg = renderRoot.querySelector<SVGSVGElement>('svg.picture');
    // The picture's own size, which may be less than its room.
    if (svg) figure.panZoom.attach(svg, svg.viewBox.baseVal);
    this.#element.dataset.ready = String(figure.loaded || figure.error !== undefined);
    this.#uncoverPanel();
    if (figure.words && figure.loaded) figure.narrator.announce();
    figure.afterDrawing();
  }

  /** A panel that was just opened is brought into view. */
  #uncoverPanel(): void {
    const { panel } = this.figure;
    if (panel === this.#panel) return;
    this.#panel = panel;
    if (!panel || this.fit) return;
    import('./uncover.ts').then(
      ({ uncover }) => uncover(this.figure, panel),
      () => {},
    );
  }

  readonly #print = (): void => {
    if (this.#root) this.#around.print();
  };

  /** On the whole screen the browser handles Escape. When it ends its mode, presenting ends too. */
  readonly #screen = (): void => {
    if (this.figure.presenting && document.fullscreenElement === null)
      this.#around.stopPresenting();
  };

  /** A browser that nobody answers would leave the page for the file. */
  readonly #drag = (event: DragEvent): void => {
    const { dataTransfer: data, type } = event;
    if (!this.figure.loaded || !data?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    const files = [...data.files];
    import('./drop.ts').then(
      (it) => it.drag(this.figure, this.#element, type, files),
      () => {},
    );
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { figure } = this;
    const command = figure.loaded ? commandOf(event, figure.presenting) : undefined;
    if (!command) return;
    if (this.#turnsMoment(command)) event.preventDefault();
    else if (figure.stepped && steer(figure.stepped, command)) event.preventDefault();
    else this.#command(command, event);
  };

  /** A clicker cannot move the focus, so the figure takes its keys from anywhere while presenting. */
  readonly #clicker = (event: KeyboardEvent): void => {
    if (!this.figure.presenting || event.composedPath().includes(this.#element)) return;
    this.#key(event);
    if (event.defaultPrevented) guests.guest?.keepKey(event);
  };

  /** In a class, a clicker that has come to the end of one moment of a lesson goes to the next, and back. */
  #turnsMoment(command: ReturnType<typeof commandOf>): boolean {
    const { figure } = this;
    const { link, stepped: run } = figure;
    const ahead = command === 'forward' || command === 'next-milestone';
    const turns =
      figure.presenting &&
      (ahead || command === 'back' || command === 'previous-milestone') &&
      run?.cursor === (ahead ? run?.length : run && 0) &&
      link.scenes[link.place + (ahead ? 0 : -2)] !== undefined;
    if (turns) figure.goToPlace(link.place + (ahead ? 1 : -1));
    return turns;
  }

  #command(command: ReturnType<typeof commandOf>, event: KeyboardEvent): void {
    const { figure } = this;
    switch (command) {
      case 'zoom-in':
        void figure.panZoom.zoomBy(1.5);
        break;
      case 'zoom-out':
        void figure.panZoom.zoomBy(1 / 1.5);
        break;
      case 'zoom-reset':
        figure.panZoom.show(undefined);
        break;
      case 'help':
        figure.togglePanel('help');
        break;
      case 'close':
        if (!this.#close()) return;
        break;
      case 'blank':
        this.#around.toggleBlank();
        break;
      default:
        // Nothing is stepped now, so the page gets the key.
        return;
    }
    event.preventDefault();
  }

  /**
   * Escape closes one thing at a time: the answer, the presentation, the panel. Returns false if nothing is
   * open; then the page gets the key.
   */
  #close(): boolean {
    const { figure } = this;
    if (this.#around.whyCard() !== nothing) figure.seen.closeWhy?.();
    // A panel is invisible while presenting.
    else if (figure.presenting) this.#around.stopPresenting();
    else if (figure.panel) figure.togglePanel(figure.panel);
    else return false;
    return true;
  }

  /** A tool for slides scales them anew in a larger window, or in a movement, and no part has another size then. */
  #resized = (): void => void requestAnimationFrame(() => this.#measure());

  /** Takes the room that the picture has now. */
  #measure(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (!sheet) return;
    const { figure } = this;
    const { width, height } = figure.size;
    const { card, basis, ...size } = pictureRoom(sheet);
    if (basis === this.#basis) return;
    this.#basis = basis;
    if (size.width === width && size.height === height && card === this.#around.card) return;
    figure.size = size;
    this.#around.card = card;
    figure.requestUpdate();
  }
}
