import { html, nothing, type PropertyValues, render, type TemplateResult } from 'lit';
import type { ModelName } from '../engine/protocol.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { languageTags } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { say } from '../words/sentence.ts';
import type { StagePanel } from './figure.ts';
import { figureStyles } from './figure-styles.ts';
import { guests } from './guest.ts';
import { commandOf, steer } from './keys.ts';
import { Fetching, Lazy, opener } from './lazy.ts';
import { liveRegion } from './live-region.ts';
import { markStyles } from './mark-styles.ts';
import { Narrator } from './narrator.ts';
import { renderError, renderNotices, renderProgress } from './notices.ts';
import { panelStyles } from './panel-styles.ts';
import type { Panels } from './panels.ts';
import { renderLegend } from './picture.ts';
import { PictureFigure } from './picture-figure.ts';
import { pictureRoom, SentenceRoom } from './room.ts';
import type { StageScene } from './stage-scene.ts';
import { renderTabs } from './tabs.ts';
import { renderTransport } from './transport.ts';
import { transportStyles } from './transport-styles.ts';
import { whyStyles } from './why-styles.ts';

/** What surrounds a picture, the same in every exhibit. */
export abstract class StageFigure<
  Scene extends StageScene,
  Name extends ModelName,
> extends PictureFigure<Scene, Name> {
  static override styles = [
    tokens,
    controls,
    markStyles,
    transportStyles,
    figureStyles,
    panelStyles,
    whyStyles,
  ];

  readonly #narrator = new Narrator(this);
  readonly #stagePanels = opener(this, ['stage'], async () => [
    (await import('./stage-panels.ts')).keysStyles,
  ])(async () => new (await import('./stage-panels.ts')).StagePanels(this));
  readonly #fetching = new Fetching(() => this.requestUpdate());
  /** The styles of a figure that is presented. In somebody else's page every figure has them from the start. */
  readonly #box = new Lazy(
    () => import('./box-styles.ts'),
    () => this.#box.module && this.adopt(this.#box.module.boxStyles),
  );
  /** Waits for the next frame, because drawing at once could change the observed size. */
  readonly #observer = new ResizeObserver(() => this.#resized());
  /** Acts at once: it changes no size, and the next step may come before the next frame. */
  readonly #narrations = new ResizeObserver(() => this.#sentences.keep(this));
  readonly #sentences = new SentenceRoom();

  /**
   * The address of the moment, for print. It is made only for printing, because making it takes a part of
   * every step.
   */
  #printed = '';

  /** What the room of the picture followed when it was measured. */
  #basis = '';

  /** There is no room beside the mark, so its explanation stands above the narration. */
  #apart = false;

  /** Whether the text version of the figure is open. */
  #read = false;

  /**
   * The exhibit's own panels, which come before the stage's. The message `word-<name>` labels the tab of
   * each.
   */
  abstract readonly panels: Panels;

  override connectedCallback(): void {
    super.connectedCallback();
    // Before a page around the figure is asked, and only once, however often the figure is moved.
    this.renderRoot.addEventListener('keydown', this.#key as EventListener);
    const signal = this.connected;
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      this.addEventListener(type, this.#drag, { signal });
    }
    addEventListener('keydown', this.#clicker, { capture: true, signal });
    addEventListener('beforeprint', this.#print, { signal });
    matchMedia('print').addEventListener('change', this.#print, { signal });
    document.addEventListener('fullscreenchange', this.#screen, { signal });
    addEventListener('resize', this.#resized, { signal });
    document.addEventListener('transitionend', this.#resized, { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.panZoom.detach();
    this.#observer.disconnect();
    this.#narrations.disconnect();
  }

  /** The picture gets the focus, because the figure's keys work from there. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.sheet')?.focus(options);
  }

  /**
   * Between two runs the figure stays as it is, so that nothing flickers, and the keyboard keeps its place. If
   * the run takes long, its progress stands over the picture.
   */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    super.shouldUpdate(changed);
    const rest = changed.size - (changed.has('scene') ? 1 : 0);
    const between = !this.loaded && !this.error && rest === 0;
    const stays = between && this.renderRoot.querySelector('svg.picture') !== null;
    if (stays) this.#showWork(true);
    return !stays;
  }

  #showWork(stays: boolean): void {
    const place = this.renderRoot.querySelector<HTMLElement>('.work');
    if (place) render(stays ? this.#work() : nothing, place);
  }

  #work(): TemplateResult | typeof nothing {
    const { words, busy, progress } = this;
    return words && busy ? renderProgress(progress, words, () => this.cancel()) : nothing;
  }

  protected override render(): TemplateResult {
    const { words } = this;
    if (!words || guests.guest?.waits(this)) return html`<slot></slot>`;
    if (this.blank) return this.#blank();
    const { presenting } = this;
    return html`<figure part="figure" lang=${languageTags[words.language]} aria-label=${words.text('title')}>
      <div class="body">
        <div class="sheet" part="sheet" tabindex="-1">${this.#sheet()}<div class="work"></div></div>
        ${this.loaded && !presenting ? html`<div class="legend" part="caption"><div>${renderLegend(this, words)}</div>${this.#present(words)}</div>` : nothing}
        <div class="side">
          ${renderNotices(this.notices, words, this.wordless, () => {
            this.notices = [];
            this.requestUpdate();
          })}
          ${this.loaded && !presenting ? html`<div class="rules">${this.panels.rules(words)}</div>` : nothing}
          ${this.loaded ? this.#story(words) : nothing}
          ${this.#lesson()}
          ${this.loaded && !presenting ? renderTabs(this, words, this.#fetching, this.#share) : nothing}
          ${this.panel && !presenting ? this.#panel(this.panel, words) : nothing}
          ${this.loaded && !this.fit && !presenting ? this.#asText() : nothing}
        </div>
        ${this.loaded ? renderTransport(this.stepped ?? this.timeline, this.stepped !== undefined, this.ticks, this.fields, words, this.#leave(words)) : nothing}
      </div>
      <p class="printed">${this.#printed}</p>
      <div class="hidden spoken">${liveRegion(this.announcer.text, { attempt: this.announcer.spoken })}</div>
    </figure>`;
  }

  protected override updated(changed: PropertyValues): void {
    this.#showWork(false);
    if (this.presenting) void this.#box.module;
    if (changed.has('presenting')) this.dispatchEvent(new Event('appleyard-present'));
    // No language to translate: positions and programs. What is drawn cannot hold what a translator puts in.
    for (const one of this.renderRoot.querySelectorAll('svg, pre, code, kbd'))
      one.setAttribute('translate', 'no');
    const sheet = this.renderRoot.querySelector('.sheet');
    if (sheet) this.#observer.observe(sheet);
    // The first time, before anything is painted; otherwise what stands below would jump when the picture
    // comes.
    if (this.size.width === 0 && sheet?.clientWidth) this.#measure();
    const narration = this.renderRoot.querySelector('.narration');
    if (narration) this.#narrations.observe(narration);
    const svg = this.renderRoot.querySelector<SVGSVGElement>('svg.picture');
    // The picture's own size, which may be less than its room.
    if (svg) this.panZoom.attach(svg, svg.viewBox.baseVal);
    this.dataset.ready = String(this.loaded || this.error !== undefined);
    if (!this.words || !this.loaded) return;
    this.#narrator.announce();
  }

  protected override forgetStep(): void {
    super.forgetStep();
    this.#narrator.forget();
  }

  readonly #print = (): void => {
    if (!this.hasUpdated) return;
    this.#printed = `${this.#page(location.origin + location.pathname)}#${this.currentLink()}`;
    this.requestUpdate();
  };

  #sheet(): unknown {
    const words = this.words;
    if (!words) return nothing;
    if (this.error) {
      const link = `${this.#page('')}#${this.currentLink()}`;
      return renderError(this.error, words, link, () => void this.rebuild());
    }
    if (!this.loaded) return this.#work();
    if (this.size.width === 0) return nothing;
    return html`${this.seen.picture(words, this.room)}${this.#apart && !this.atMark ? nothing : this.#why()}`;
  }

  /** The page that opens the shown moment: this page, if it belongs to the site. */
  #page(here: string): string {
    return guests.guest?.pageOf(this.exhibit) ?? here;
  }

  #present(words: Messages): TemplateResult | typeof nothing {
    if (this.fit) return nothing;
    return html`<button class="present" @click=${() => void this.#goPresent()}>${words.text('present')}</button>`;
  }

  #why(): TemplateResult | typeof nothing {
    return this.seen.why?.() ?? nothing;
  }

  #leave(words: Messages): TemplateResult | typeof nothing {
    if (!this.presenting) return nothing;
    return html`<button class="leave" @click=${this.#stopPresenting}>${words.text('leave-present')}</button>`;
  }

  /** Fills the whole screen where the browser allows it, or else the window. */
  async #goPresent(): Promise<void> {
    this.adjust(viewed<Scene>({ present: true }));
    await this.requestFullscreen?.().catch(() => undefined);
  }

  readonly #stopPresenting = (): void => {
    if (document.fullscreenElement === this) void document.exitFullscreen();
    this.adjust(viewed<Scene>({ present: false }));
  };

  /** On the whole screen the browser handles Escape. When it ends its mode, presenting ends too. */
  readonly #screen = (): void => {
    if (this.presenting && document.fullscreenElement === null) this.#stopPresenting();
  };

  #story(words: Messages): TemplateResult {
    const { timeline, prediction } = this;
    const question = prediction.asked === undefined ? undefined : this.question(prediction.asked);
    return html`<div class="narration" part="narration">
        ${this.#apart && !this.atMark ? this.#why() : nothing}
        <div class="lines">${this.#narrator.paragraph(words)}</div>
        ${prediction.render(question, words, timeline)} ${this.panels.aside(words)}
      </div>`;
  }

  #lesson(): TemplateResult | typeof nothing {
    const { words } = this;
    const { place, scenes } = this.link;
    if (!words || scenes.length < 2) return nothing;
    return html`<nav class="lesson" part="lesson" aria-label=${words.text('lesson')}>
      <button aria-disabled=${place === 1} @click=${() => this.goToPlace(place - 1)}>${words.text('lesson-back')}</button>
      <span>${words.text('lesson-place', { place, scenes: scenes.length })}</span>
      <button class="strong" aria-disabled=${place === scenes.length} @click=${() => this.goToPlace(place + 1)}>${words.text('lesson-next')}</button>
    </nav>`;
  }

  #panel(panel: string, words: Messages): TemplateResult {
    return html`<section class="panel" id="panel" part="panel" tabindex="0" aria-label=${words.text(`word-${panel}`)}>${this.panels.has(panel) ? this.panels.render(panel) : this.#stagePanels.render(words, (panels) => panels.render(panel as StagePanel, words))}</section>`;
  }

  #asText(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    // Made only while somebody reads it, because it would take a good part of every step.
    const sentences = this.#read ? this.seen.description() : [];
    return html`<details class="as-text" @toggle=${this.#toggleText}>
      <summary><h2>${words.text('as-text')}</h2></summary>
      ${sentences.map((sentence) => html`<p>${say(words, sentence)}</p>`)}</details>`;
  }

  #toggleText({ target }: Event): void {
    this.#read = (target as HTMLDetailsElement).open;
    this.requestUpdate();
  }

  #blank(): TemplateResult {
    return html`<button class="blank" aria-label=${this.words?.text('unblank') ?? ''}
      @click=${() => this.#toggleBlank()}></button>`;
  }

  #toggleBlank(): void {
    this.blank = !this.blank;
    this.requestUpdate();
  }

  readonly #share = async (about: 'share' | 'embed'): Promise<void> => {
    if (!__APPLEYARD_SITE__) return;
    this.timeline.pause();
    const dialog = await this.#fetching.of(about, async () => {
      const { prepare } = await import('../share/share-dialog.ts');
      return prepare(this, about);
    });
    await dialog?.open();
  };

  /** A browser that nobody answers would leave the page for the file. */
  readonly #drag = (event: DragEvent): void => {
    const { dataTransfer: data, type } = event;
    if (!this.loaded || !data?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    const files = [...data.files];
    import('./drop.ts').then(
      (it) => it.drag(this, type, files),
      () => {},
    );
  };

  readonly #key = (event: KeyboardEvent): void => {
    const command = this.loaded ? commandOf(event, this.presenting) : undefined;
    if (!command) return;
    if (this.stepped && steer(this.stepped, command)) event.preventDefault();
    else this.#command(command, event);
  };

  /** A clicker cannot move the focus, so the figure takes its keys from anywhere while presenting. */
  readonly #clicker = (event: KeyboardEvent): void => {
    if (!this.presenting || event.composedPath().includes(this)) return;
    this.#key(event);
    if (event.defaultPrevented) guests.guest?.keepKey(event);
  };

  #command(command: ReturnType<typeof commandOf>, event: KeyboardEvent): void {
    switch (command) {
      case 'zoom-in':
        void this.panZoom.zoomBy(1.5);
        break;
      case 'zoom-out':
        void this.panZoom.zoomBy(1 / 1.5);
        break;
      case 'zoom-reset':
        this.panZoom.show(undefined);
        break;
      case 'help':
        this.togglePanel('help');
        break;
      case 'close':
        if (!this.#close()) return;
        break;
      case 'blank':
        this.#toggleBlank();
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
    if (this.#why() !== nothing) this.seen.closeWhy?.();
    // A panel is invisible while presenting.
    else if (this.presenting) this.#stopPresenting();
    else if (this.panel) this.togglePanel(this.panel);
    else return false;
    return true;
  }

  /** A tool for slides scales them anew in a larger window, or in a movement, and no part has another size then. */
  #resized = (): void => void requestAnimationFrame(() => this.#measure());

  /** Takes the room that the picture has now. */
  #measure(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (!sheet) return;
    const { width, height } = this.size;
    const { apart, basis, ...size } = pictureRoom(sheet);
    if (basis === this.#basis) return;
    this.#basis = basis;
    if (size.width === width && size.height === height && apart === this.#apart) return;
    this.size = size;
    this.#apart = apart;
    this.requestUpdate();
  }
}

/** Fields of every scene as fields of one exhibit's scene. */
const viewed = <Scene extends StageScene>(fields: Partial<StageScene>) =>
  fields as unknown as Partial<Scene>;
