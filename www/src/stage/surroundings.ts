import { html, nothing, type TemplateResult } from 'lit';
import type { ModelName } from '../engine/protocol.ts';
import { languageTags } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { sayAll } from '../words/sentence.ts';
import type { AnyFigure, Figure } from './figure.ts';
import type { FigureElement } from './figure-element.ts';
import { guests } from './guest.ts';
import { Fetching, opener } from './lazy.ts';
import { liveRegion } from './live-region.ts';
import { renderError, renderNotices, renderProgress } from './notices.ts';
import { renderLegend } from './picture.ts';
import type { CardPlace } from './room.ts';
import type { StageScene } from './stage-scene.ts';
import { renderTabs, type StagePanel } from './tabs.ts';
import { renderTransport } from './transport.ts';

/** What surrounds the picture of a figure, the same in every exhibit: legend, sentences, tabs, panels, transport. */
export class Surroundings {
  /** Where the explanation of a mark stands, unless it stands at its mark anyway. */
  card: CardPlace = 'picture';
  readonly figure: AnyFigure;
  readonly #element: FigureElement;
  readonly #stagePanels;
  readonly #fetching: Fetching;
  /**
   * The address of the moment, for print. It is made only for printing, because making it takes a part of
   * every step.
   */
  #printed = '';
  /** Whether the text version of the figure is open. */
  #read = false;
  /** The open panel that takes the place of the picture too, because the visitor asked for that. */
  #alone: string | undefined;

  constructor(figure: AnyFigure, element: FigureElement) {
    this.figure = figure;
    this.#element = element;
    this.#fetching = new Fetching(() => figure.requestUpdate());
    this.#stagePanels = opener(figure, ['stage'], async () => [
      (await import('./stage-panels.ts')).keysStyles,
    ])(async () => new (await import('./stage-panels.ts')).StagePanels(figure));
  }

  /** The address of the moment is drawn, to be printed. */
  print(): void {
    this.#printed = `${this.#page(location.origin + location.pathname)}#${this.figure.currentLink()}`;
    this.figure.requestUpdate();
  }

  render(): TemplateResult {
    const { figure } = this;
    const { words, loaded, presenting } = figure;
    if (!words) return html`<slot></slot>`;
    if (figure.blank) return this.#blank();
    const { telling, announcer } = figure;
    const timeline = figure.stepped ?? figure.timeline;
    return html`<figure part="figure" lang=${languageTags[words.language]} aria-label=${words.text('title')}>
      <div class="body">
        <div class="sheet" part="sheet" role="group" aria-label=${words.text('title')} tabindex="-1" @click=${() => timeline.pause()}>${this.#sheet()}<div class="work"></div></div>
        ${loaded ? html`<div class="legend" part="caption"><div>${renderLegend(figure, words)}</div>${this.#presentButton(words)}</div>` : nothing}
        <div class="side">
          ${renderNotices(telling.notices, words, telling.wordless, () => {
            telling.notices = [];
            figure.requestUpdate();
          })}
          ${loaded && !presenting ? html`<div class="rules">${figure.panels.rules(words)}</div>` : nothing}
          ${this.#lesson()}
          ${loaded ? this.#story(words) : nothing}
          ${loaded && !presenting ? renderTabs(figure, words, this.#fetching, this.#share) : nothing}
          ${loaded ? this.#whyCard('side') : nothing}
        </div>
        ${figure.panel && !presenting ? this.#panel(figure.panel, words) : nothing}
        ${loaded && !figure.fit && !presenting ? this.#asText() : nothing}
        ${loaded ? renderTransport(timeline, figure.stepped !== undefined, figure.ticks, figure.fields, words, this.#leave(words)) : nothing}
      </div>
      <p class="printed">${this.#printed}</p>
      <div class="hidden spoken">${liveRegion(announcer.text, { attempt: announcer.spoken })}</div>
    </figure>`;
  }

  /** What work is under way, if it takes long. */
  work(): TemplateResult | typeof nothing {
    const { words, busy, progress } = this.figure;
    return words && busy ? renderProgress(progress, words, () => this.figure.cancel()) : nothing;
  }

  #sheet(): unknown {
    const { figure } = this;
    const { words, error } = figure;
    if (!words) return nothing;
    if (error) {
      const link = `${this.#page('')}#${figure.currentLink()}`;
      return renderError(error, words, link, () => void figure.rebuild());
    }
    if (!figure.loaded) return this.work();
    if (figure.size.width === 0) return nothing;
    return html`${figure.seen.picture(words, figure.room)}${this.#whyCard('picture')}`;
  }

  /** The page that opens the shown moment: this page, if it belongs to the site. */
  #page(here: string): string {
    return guests.guest?.pageOf(this.figure.exhibit) ?? here;
  }

  #presentButton(words: Messages): TemplateResult | typeof nothing {
    if (this.figure.fit || this.figure.presenting) return nothing;
    return html`<button class="present" @click=${() => void this.#goPresent()}>${words.text('present')}</button>`;
  }

  /** Covers everything, or uncovers it. */
  toggleBlank(): void {
    this.figure.blank = !this.figure.blank;
    this.figure.requestUpdate();
  }

  /** What the touched mark is. */
  whyCard(): TemplateResult | typeof nothing {
    return this.figure.seen.whyCard?.() ?? nothing;
  }

  #whyCard(place: CardPlace): TemplateResult | typeof nothing {
    return place === (this.figure.atMark ? 'picture' : this.card) ? this.whyCard() : nothing;
  }

  #leave(words: Messages): TemplateResult | typeof nothing {
    if (!this.figure.presenting) return nothing;
    return html`<button class="leave" @click=${this.stopPresenting}>${words.text('leave-present')}</button>`;
  }

  #present(present: boolean): void {
    // Every scene has this field.
    (this.figure as unknown as Figure<StageScene, ModelName>).adjust({ present });
  }

  /** Fills the whole screen where the browser allows it, or else the window. */
  async #goPresent(): Promise<void> {
    this.#present(true);
    this.#say('present-begun');
    await this.#element.requestFullscreen?.().catch(() => undefined);
  }

  readonly stopPresenting = (): void => {
    if (document.fullscreenElement === this.#element) void document.exitFullscreen();
    this.#present(false);
    this.#say('present-over');
  };

  #say(id: string): void {
    const { announcer, words } = this.figure;
    if (words) announcer.say(words.text(id));
  }

  #story(words: Messages): TemplateResult {
    const { figure } = this;
    return html`<div class="narration" part="narration">
        ${this.#whyCard('narration')}
        ${figure.panels.above(words)}
        <div class="lines">${figure.narrator.paragraph(words)}</div>
        ${figure.questions(words)} ${figure.panels.aside(words)}
      </div>`;
  }

  #lesson(): TemplateResult | typeof nothing {
    const { figure } = this;
    const { words } = figure;
    const { place, scenes } = figure.link;
    if (!words || scenes.length < 2) return nothing;
    return html`<nav class="lesson" part="lesson" aria-label=${words.text('lesson')}>
      <button aria-disabled=${place === 1} @click=${() => figure.goToPlace(place - 1)}>${words.text('lesson-back')}</button>
      <span>${liveRegion(words.text('lesson-place', { place, scenes: scenes.length }))}</span>
      <button @click=${() => figure.restoreMoment()}>${words.text('lesson-given')}</button>
      <button class="strong" aria-disabled=${place === scenes.length} @click=${() => figure.goToPlace(place + 1)}>${words.text('lesson-next')}</button>
    </nav>`;
  }

  /** Where there is room, an open panel stands between the picture and the sentences, or in place of the picture. */
  #panel(panel: string, words: Messages): TemplateResult {
    const { panels } = this.figure;
    const broad = panels.broad(panel);
    const alone = this.#alone === panel;
    const turn = (): void => {
      this.#alone = alone ? undefined : panel;
      this.figure.requestUpdate();
    };
    const kind = `panel${broad ? ' broad' : ''}${alone ? ' alone' : ''}`;
    return html`<section class=${kind} id="panel" part="panel" tabindex="0" aria-label=${words.text(`word-${panel}`)}>
      ${panels.has(panel) ? panels.render(panel) : this.#stagePanels.render(words, (stage) => stage.render(panel as StagePanel, words))}
      ${broad ? html`<button class="turn" aria-pressed=${alone} @click=${turn}>${words.text('panel-alone')}</button>` : nothing}</section>`;
  }

  #asText(): TemplateResult {
    const { words, seen } = this.figure;
    if (!words) return html``;
    const toggle = ({ target }: Event): void => {
      this.#read = (target as HTMLDetailsElement).open;
      this.figure.requestUpdate();
    };
    // Made only while somebody reads it, because it would take a good part of every step.
    const sentences = this.#read ? seen.description() : [];
    return html`<details class="as-text" @toggle=${toggle}>
      <summary><h2>${words.text('as-text')}</h2></summary>
      ${sentences.map((sentence) => html`<p>${sayAll(words, [sentence])}</p>`)}</details>`;
  }

  #blank(): TemplateResult {
    return html`<button class="blank" aria-label=${this.figure.words?.text('unblank') ?? ''}
      @click=${() => this.toggleBlank()}></button>`;
  }

  readonly #share = async (about: 'share' | 'embed'): Promise<void> => {
    if (!__APPLEYARD_SITE__) return;
    const { figure } = this;
    figure.timeline.pause();
    const dialog = await this.#fetching.of(about, async () => {
      const { prepare } = await import('../share/share-dialog.ts');
      return prepare(figure, this.#element, about);
    });
    await dialog?.open();
  };
}
