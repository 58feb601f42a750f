import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { whileRunning } from '../engine/errors.ts';
import type { ModelName } from '../engine/protocol.ts';
import { controls, tokens } from '../theme/tokens.ts';
import { languageTags } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { plain, type Sentence, say, sayAll } from '../words/sentence.ts';
import { Figure, type StagePanel } from './figure.ts';
import { figureStyles } from './figure-styles.ts';
import { guests } from './guest.ts';
import { commandOf, steer } from './keys.ts';
import { Lazy, opener } from './lazy.ts';
import { markStyles } from './mark-styles.ts';
import { renderError, renderNotices, renderProgress } from './notices.ts';
import { panelStyles } from './panel-styles.ts';
import type { ExportKind } from './stage-panels.ts';
import type { StageScene } from './stage-scene.ts';
import { renderTransport } from './transport.ts';
import { whyStyles } from './why-styles.ts';

/** What surrounds a plate, the same for every exhibit. */
export abstract class StageFigure<Scene extends StageScene, Name extends ModelName> extends Figure<
  Scene,
  Name
> {
  static override styles = [tokens, controls, markStyles, figureStyles, panelStyles, whyStyles];

  /** What the narration says: of which step, as sentences, as text, and what of it was announced. */
  #narrated = Number.POSITIVE_INFINITY;
  #narration: readonly Sentence[] = [];
  #news = '';
  #told = '';
  #odd = false;
  get #largeOnly(): ReadonlySet<string> {
    return new Set([...this.largePanels, 'export', 'help']);
  }
  readonly #stagePanels = opener(this, ['stage'], async () => [
    (await import('./stage-panels.ts')).keysStyles,
  ])(() => import('./stage-panels.ts'));
  /** The styles of a figure that fills its box. */
  readonly #box = new Lazy(
    () => import('./box-styles.ts'),
    () => this.#box.module && this.adopt(this.#box.module.boxStyles),
  );
  /** In the frame after: what is drawn anew at once may change the size that is just being told. */
  readonly #observer = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));
  readonly #lines = new ResizeObserver((entries) =>
    requestAnimationFrame(() => this.#reserve(entries)),
  );
  /** The width that room for the narration was kept at. */
  #reserved = 0;

  /** Whether the figure as text is open. */
  #read = false;

  /** The exhibit's own fields in the settings panel. */
  abstract settings(): unknown;
  /** The exhibit's own panels, by name: they come before the stage's. `word-<name>` opens one. */
  readonly ownPanels: Readonly<Record<string, () => unknown>> = {};

  /** Panels of the exhibit that a small frame has no room for. */
  readonly largePanels: readonly string[] = [];

  /** Why the asked mark is as it is, beside the mark. */
  abstract why(): TemplateResult | typeof nothing;
  /** Puts away what was asked. */
  abstract closeWhy(): void;

  /** Further words of the exhibit under its narration, such as an invitation to answer. */
  aside(): TemplateResult | typeof nothing {
    return nothing;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#key);
    document.addEventListener('keydown', this.#clicker);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#key);
    document.removeEventListener('keydown', this.#clicker);
    this.#observer.disconnect();
    this.#lines.disconnect();
  }

  /**
   * Between two runs the figure stays as it is, so that nothing flickers and the keyboard is where
   * it was; unless it takes so long that this is to be told.
   */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    const between = !this.ready && !this.busy && !this.error && changed.size === 0;
    return !between || !this.renderRoot.querySelector('svg.plate');
  }

  protected override render(): TemplateResult {
    const { words } = this;
    if (!words) return html`<slot></slot>`;
    if (this.blank) return this.#blank();
    return html`<figure part="figure" lang=${languageTags[words.language]} aria-label=${words.text('title')}>
      ${renderNotices(this.notices, words, () => {
        this.notices = [];
        this.requestUpdate();
      })}
      <div class="sheet" part="sheet" tabindex="-1">${this.#sheet()}</div>
      ${this.presenting ? nothing : this.#caption()}
      ${this.ready ? this.#story() : nothing}
      ${this.#lesson()}
      ${this.panel && !this.presenting ? this.#panel(this.panel) : nothing}
      ${this.ready && !this.fit && !this.presenting ? this.#asText() : nothing}
      <p class="printed">${this.#page(location.origin + location.pathname)}#${this.currentLink()}</p>
      <div class="hidden" role="status" aria-live="polite">${this.announcer.text}</div>
      ${
        this.presenting
          ? html`<button class="leave" @click=${() => this.adjust(viewed<Scene>({ present: false }))}>${words.text('leave-present')}</button>`
          : nothing
      }
    </figure>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.fit || this.presenting) void this.#box.module;
    if (changed.has('presenting')) this.dispatchEvent(new Event('appleyard-present'));
    const sheet = this.renderRoot.querySelector('.sheet');
    if (sheet) this.#observer.observe(sheet);
    // The first time before anything is painted: what stands below would jump when the picture comes.
    if (this.size.width === 0 && sheet?.clientWidth && !this.fit) this.#measure();
    const lines = this.renderRoot.querySelector('.lines');
    if (lines) this.#lines.observe(lines);
    const svg = this.renderRoot.querySelector<SVGSVGElement>('svg.plate');
    // The plate's own size: it may be less than the room it is given.
    if (svg) this.panZoom.attach(svg, svg.viewBox.baseVal);
    this.dataset.ready = String(this.ready || this.error !== undefined);
    if (!this.words || !this.ready) return;
    const { timeline } = this;
    const atMilestone = this.milestones().some(({ step }) => step === timeline.cursor);
    const news = this.#news;
    // Said when it changes; in between, what was asked may be said.
    if (news === this.#told || (timeline.playing && !atMilestone)) return;
    this.#told = news;
    this.announcer.narrate(news);
  }

  protected override forgetStep(): void {
    super.forgetStep();
    this.#narrated = Number.POSITIVE_INFINITY;
  }

  #sheet(): unknown {
    const words = this.words;
    if (!words) return nothing;
    if (this.error) {
      return renderError(
        this.error,
        words,
        `${this.#page('')}#${this.currentLink()}`,
        () => void this.start(),
      );
    }
    if (!this.ready) {
      return this.busy ? renderProgress(this.progress, words, () => this.cancel()) : nothing;
    }
    if (this.size.width === 0) return nothing;
    return html`${this.plate()}${this.why()}`;
  }

  /** The page that opens the moment shown: this one, if it is ours. */
  #page(here: string): string {
    return guests.guest?.pageOf(this.exhibit) ?? here;
  }

  #caption(): TemplateResult | typeof nothing {
    const { words } = this;
    if (!words || !this.ready) return nothing;
    const word = (panel: string) =>
      html`<button class=${this.#largeOnly.has(panel) ? 'large-only' : ''}
        aria-expanded=${this.panel === panel} @click=${() => this.togglePanel(panel)}>${words.text(`word-${panel}`)}</button>`;
    const share = (about: 'share' | 'embed') =>
      html`<button aria-haspopup="dialog" @click=${() => this.#share(about)}>${words.text(`word-${about}`)}</button>`;
    return html`<figcaption part="caption">
      <div class="legend">${this.caption()}</div>
      <div class="words">${Object.keys(this.ownPanels).map(word)} ${word('settings')} ${__APPLEYARD_SITE__ ? html`${share('share')} ${share('embed')}` : nothing} ${word('export')} ${word('help')}</div>
    </figcaption>`;
  }

  #story(): unknown {
    const { words, timeline, prediction } = this;
    if (!words) return nothing;
    const question = prediction.asked === undefined ? undefined : this.question(prediction.asked);
    return html`<div class="narration" part="narration">
        <div class="lines">${this.#paragraph(words)}</div>
        ${prediction.render(question, words, timeline)} ${this.aside()}
      </div>
      ${renderTransport(timeline, this.fields, words)}`;
  }

  /** New words are a new paragraph: of old ones that move a browser says that the layout shifts. */
  #paragraph(words: Messages): TemplateResult {
    const { narrated } = this;
    // Where steps fly past, the words of a milestone that they have passed stay.
    if (this.#narrated > narrated || !this.timeline.fleeting(narrated)) {
      this.#narration = this.narration();
      this.#narrated = narrated;
    }
    const narration = this.#narration;
    const news = plain(words, narration);
    const kept = news === this.#news || this.shadowRoot?.activeElement?.closest('.lines');
    this.#news = news;
    if (!kept) this.#odd = !this.#odd;
    // To Lit these are two templates, so that it draws one anew where the other was.
    return this.#odd
      ? html`<p>${sayAll(words, narration)}</p>`
      : html`<p >${sayAll(words, narration)}</p>`;
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

  #panel(panel: string): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const own = this.ownPanels[panel];
    return html`<section class="panel" part="panel" aria-label=${words.text(`word-${panel}`)}>${own ? own() : this.#stagePanel(panel as StagePanel)}</section>`;
  }

  #stagePanel(panel: StagePanel): unknown {
    const { words, panZoom } = this;
    const module = this.#stagePanels.module;
    if (!words || !module) return nothing;
    if (panel === 'help') return module.renderKeys(words);
    if (panel === 'export') return module.renderExport(words, (kind) => void this.#export(kind));
    const settled = { words, panZoom, currentScene: () => this.currentScene() };
    return html`${this.settings()} ${module.renderStageSettings(settled, (fields) => this.adjust(viewed(fields)))}`;
  }

  #asText(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    // Not made while nobody reads it: it would take a good part of every step.
    const told = this.#read ? this.description() : [];
    return html`<details class="as-text" @toggle=${this.#toggleText}>
      <summary><h2>${words.text('as-text')}</h2></summary>
      ${told.map((sentence) => html`<p>${say(words, sentence)}</p>`)}</details>`;
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

  async #share(about: 'share' | 'embed'): Promise<void> {
    if (!__APPLEYARD_SITE__) return;
    this.timeline.pause();
    const { openShare } = await import('../share/share-dialog.ts');
    await openShare(this, about);
  }

  async #export(kind: ExportKind): Promise<void> {
    const { exportFigure } = await import('./export.ts');
    // Where another scene is opened meanwhile there is nothing left to export.
    await whileRunning(exportFigure(this, kind));
  }

  readonly #key = (event: KeyboardEvent): void => {
    const command = this.ready ? commandOf(event) : undefined;
    if (!command) return;
    if (steer(this.timeline, command)) event.preventDefault();
    else this.#command(command, event);
  };

  /** A clicker has no focus to give: while presenting, its keys are the figure's wherever they go. */
  readonly #clicker = (event: KeyboardEvent): void => {
    if (this.presenting && !event.composedPath().includes(this)) this.#key(event);
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
        if (!this.presenting) return;
        this.#toggleBlank();
        break;
    }
    event.preventDefault();
  }

  /**
   * Escape puts away one thing at a time: the why, the presentation, the panel. False where there is nothing: then
   * the key is the page's.
   */
  #close(): boolean {
    if (this.why() !== nothing) this.closeWhy();
    // A panel is not to be seen while presenting.
    else if (this.presenting) this.adjust(viewed<Scene>({ present: false }));
    else if (this.panel) this.togglePanel(this.panel);
    else return false;
    return true;
  }

  /** The narration keeps the room of its longest words so far: the controls below it stay where they are. */
  #reserve([entry]: readonly ResizeObserverEntry[]): void {
    const lines = entry?.target as HTMLElement;
    const { width } = lines.getBoundingClientRect();
    if (this.fit || width !== this.#reserved) lines.style.minBlockSize = '';
    this.#reserved = width;
    if (!this.fit) lines.style.minBlockSize = `${lines.getBoundingClientRect().height}px`;
  }

  #measure(): void {
    const sheet = this.renderRoot.querySelector('.sheet');
    if (!sheet) return;
    const filling = this.fit || this.presenting;
    const width = Math.floor(sheet.clientWidth);
    const height = filling
      ? Math.floor(sheet.clientHeight)
      : Math.max(320, (guests.guest?.viewport ?? innerHeight) * 0.58);
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height: Math.floor(height) };
    this.requestUpdate();
  }
}

/** Fields that every scene has, as some of one exhibit's. */
function viewed<Scene extends StageScene>(fields: Partial<StageScene>): Partial<Scene> {
  return fields as unknown as Partial<Scene>;
}
