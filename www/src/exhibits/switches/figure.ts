import { html, nothing, type TemplateResult } from 'lit';
import type { SwitchedLamp } from '../../../pkg/switches.js';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Row } from '../../stage/export.ts';
import { Figure } from '../../stage/figure.ts';
import { graphPlan } from '../../stage/graph/graph-plan.ts';
import { NoPanels } from '../../stage/panels.ts';
import type { Size } from '../../stage/picture-view.ts';
import type { Question } from '../../stage/predict.ts';
import { renderWhyPanel } from '../../stage/why-panel.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say } from '../../words/sentence.ts';
import { describe, type Moment, markText, narrate, questionOf } from './account.ts';
import { engine } from './core/engine.ts';
import { configOf, most, type SwitchesScene, switchesScene } from './scene.ts';
import { spotsOf, switchesPicture, switchesStyles } from './view.ts';

/** `<appleyard-switches>`: a lamp that each of its switches turns on or off. */
export class SwitchesFigure extends Figure<SwitchesScene, 'Switches'> {
  readonly exhibit = 'switches';
  readonly spec = switchesScene;
  readonly model = 'Switches';
  readonly engine = engine;
  readonly config = configOf;
  readonly caption = () => ({ id: 'switches-caption' });
  readonly steps = () => this.#flips.length;
  readonly milestones = () => this.#flips.map((_, at) => ({ step: at + 1 }));
  readonly arrive = () => this.forgetWhy();
  readonly panels = new NoPanels(this);
  readonly board = new Board<number>(
    this,
    graphPlan({
      spots: () => spotsOf(this.size).spots,
      reach: 50,
      choose: (mark) => void this.#choose(mark),
    }),
    0,
  );
  #lamps: readonly SwitchedLamp[] = [];
  #flips: readonly number[] = [];
  #asked: number | undefined;
  #uncovered = false;

  override get styles() {
    return [...super.styles, switchesStyles];
  }

  async collect(run: Run<'Switches'>, scene: SwitchesScene): Promise<void> {
    this.#lamps = await run.ask('lamps');
    this.#flips = configOf(scene).flips;
    this.#uncovered = false;
  }

  override question(milestone: number): Question {
    return questionOf(sure(this.#flips[milestone - 1]), sure(this.#lamps[milestone]));
  }

  /** A touch flips a switch, and asks about it or the lamp. */
  async #choose(mark: number): Promise<void> {
    const flips = [...this.#flips.slice(0, this.timeline.cursor), mark];
    const isLamp = mark === this.#lamps[0]?.up.length;
    if (isLamp) this.#uncovered = true;
    else if (!this.currentScene().predict && flips.length <= most)
      await this.change({ flips, cursor: undefined });
    this.#asked = mark;
    this.requestUpdate();
  }

  /** The moment at the cursor; none until the run has come. */
  get #moments(): Moment[] {
    const { cursor } = this.timeline;
    const { hints, reveal } = this.currentScene();
    const covered = reveal && !this.#uncovered;
    const shown = { flips: this.#flips.slice(0, cursor), covered, explained: hints && !covered };
    return this.#lamps.slice(cursor, cursor + 1).map((lamp) => ({ ...shown, lamp }));
  }

  picture(words: Messages, size: Size): TemplateResult {
    const { board } = this;
    const moment = sure(this.#moments[0]);
    const { width, height } = size;
    return html`<svg class="picture switches" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${words.text('switches-picture')}
      @click=${board.click} @keydown=${board.keydown} @focusin=${board.focusin}>${switchesPicture(
        moment,
        size,
        {
          name: (mark) => plain(words, [markText(moment, mark)]),
          tabindex: (mark) => board.tabindex(mark),
        },
      )}</svg>`;
  }

  narration(): readonly Sentence[] {
    return this.#moments.flatMap(narrate);
  }

  description(): readonly Sentence[] {
    return this.#moments.flatMap(describe);
  }

  why(): TemplateResult | typeof nothing {
    const { words, size } = this;
    const [asked, [moment]] = [this.#asked, this.#moments];
    if (asked === undefined || !moment || !words) return nothing;
    const { spots, radius } = spotsOf(size);
    return renderWhyPanel(words, {
      label: plain(words, [markText(moment, asked)]),
      title: say(words, markText(moment, asked)),
      body: html`<p>${words.text(asked < moment.lamp.up.length ? 'why-switch' : 'why-lamp')}</p>`,
      at: { ...sure(spots[asked]), halo: radius, reach: 0 },
      picture: size,
      close: () => this.closeWhy(),
    });
  }

  protected forgetWhy(): void {
    this.#asked = undefined;
  }

  *csv(words: Messages): Generator<Row> {
    yield [words.text('column-step'), words.text('column-happens')];
    const [hidden] = this.#moments;
    for (const [step, lamp] of this.#lamps.entries()) {
      const moment = { ...sure(hidden), lamp, flips: this.#flips.slice(0, step) };
      yield [step, plain(words, narrate(moment))];
    }
  }
}
