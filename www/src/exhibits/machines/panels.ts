import { html, nothing, type TemplateResult } from 'lit';
import { Panels } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { verdictOf } from './account.ts';
import type { ShownMachine } from './shown.ts';

const large = true;

/** How much closer one press of a button brings the picture, across; it shows a hundredth of the steps then. */
const CLOSER = 10;

/** What the page shows around the machine. */
export class MachinesPanels extends Panels {
  readonly #figure: ShownMachine;

  constructor(figure: ShownMachine) {
    super(
      figure,
      ['machines-panels'],
      async () => [
        (await import('../../stage/opened-styles.ts')).sharedOpenedStyles,
        (await import('./boundary/styles.ts')).boundaryStyles,
        (await import('./edit/grid-styles.ts')).gridStyles,
      ],
      {
        machine: {
          large,
          drops: 'always',
          make: () => import('./edit/machine-panel.ts').then((it) => new it.MachinePanel(figure)),
        },
        boundary: {
          looks: true,
          large,
          make: () => import('./boundary/panel.ts').then((it) => new it.BoundaryPanel(figure)),
        },
        all: {
          looks: true,
          large,
          make: () => import('./all-panel.ts').then((it) => new it.AllPanel(figure)),
        },
        find: {
          looks: true,
          make: () => import('./edit/find-panel.ts').then((it) => new it.FindPanel(figure)),
        },
      },
    );
    this.#figure = figure;
  }

  /** Above the narration: what was touched. */
  override above(): unknown {
    return this.#figure.overlay ? nothing : this.#figure.ruleCard();
  }

  /** Under the narration: when the machine stops, if somebody has asked, and what a visitor is likely to want now. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { ran, overlay, fit, tasked } = figure;
    const { predict } = figure.currentScene();
    if (!ran || overlay || tasked) return nothing;
    // At the end the narration says it.
    const verdict =
      figure.mayReveal('end') && !predict && !figure.endsHere
        ? html`<p class="stops">${say(words, verdictOf(ran.verdict))}</p>`
        : nothing;
    return html`${verdict}${fit || predict ? nothing : this.#actions(words)}`;
  }

  #actions(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { timeline, panZoom, ran } = figure;
    const { asked, hints, upto } = figure.currentScene();
    const knows = asked || figure.sawStop;
    const button = (text: string, act: () => unknown) =>
      html`<button class="primary" @click=${() => void act()}>${text}</button> `;
    const { stop } = ran?.verdict ?? {};
    const ended = stop !== undefined && timeline.cursor >= stop.step;
    const { k } = panZoom.transform;
    const most = panZoom.maxZoom;
    return html`<p class="actions">
      ${asked || ended || timeline.cursor >= timeline.length ? nothing : button(words.text('step-once'), () => timeline.step(1))}
      ${knows || ended || figure.farther <= upto ? nothing : button(words.text('run-further', { steps: figure.farther }), () => figure.further())}
      ${asked || ended || !hints ? nothing : button(words.text('stop-ask'), () => figure.ask())}
      ${asked && stop && !ended ? button(words.text('at-halt'), () => timeline.seek(stop.step)) : nothing}
      ${k < most ? button(words.text('closer'), () => panZoom.zoomBy(CLOSER)) : nothing}
      ${k > 1 ? button(words.text('wider'), () => panZoom.zoomBy(1 / CLOSER)) : nothing}
      ${asked ? nothing : button(words.text('watch'), () => figure.watch())}
    </p>`;
  }

  /** A frame has no introduction, so the rule stands here. */
  override rules(words: Messages): unknown {
    return this.#figure.fit ? words.text('machines-rule-line') : nothing;
  }
}
