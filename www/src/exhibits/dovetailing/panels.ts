import { html, nothing, type TemplateResult } from 'lit';
import { Panels } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import { mostRounds } from './scene.ts';
import type { ShownSweep } from './shown.ts';
import { ALONE } from './swept.ts';

const large = true;

/** What the page shows around the sweep. */
export class DovetailingPanels extends Panels {
  readonly #figure: ShownSweep;

  constructor(figure: ShownSweep) {
    super(
      figure,
      ['dovetailing-panels'],
      async () => [(await import('../../stage/opened-styles.ts')).sharedOpenedStyles],
      {
        order: {
          make: () => import('./panels/order-panel.ts').then((it) => new it.OrderPanel(figure)),
        },
        all: {
          looks: true,
          broad: true,
          large,
          make: () => import('./panels/all-panel.ts').then((it) => new it.AllPanel(figure)),
        },
        systems: {
          looks: true,
          broad: true,
          large,
          make: () => import('./panels/systems-panel.ts').then((it) => new it.SystemsPanel(figure)),
        },
      },
    );
    this.#figure = figure;
  }

  /** Under the narration: the question of the beginning, and what a visitor is likely to want now. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const { overlay, fit, known, tasked } = this.#figure;
    const { predict } = this.#figure.currentScene();
    if (!known || overlay || predict || tasked) return nothing;
    return html`${this.#choice(words)}${fit ? nothing : this.#actions(words)}`;
  }

  /** Before the first step: which machine would you run first? */
  #choice(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { chosen, timeline } = figure;
    if (timeline.cursor > 0) return nothing;
    const { rounds } = figure.currentScene();
    const machines = Array.from(
      { length: Math.min(ALONE, figure.known?.machines ?? 0, rounds) },
      (_, machine) => machine,
    );
    return html`<p class="actions" role="group" aria-label=${words.text('choose-label')}><span aria-hidden="true">${words.text('choose-name')}</span> ${machines.map(
      (machine) =>
        html`<button class="primary" aria-label=${words.text('choose-machine', { machine })} aria-pressed=${chosen?.machine === machine} @click=${() => void figure.chooseFirst(machine)}>${machine}</button> `,
    )}</p>`;
  }

  #actions(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { timeline, known } = figure;
    const { order, rounds } = figure.currentScene();
    const button = (id: string, act: () => unknown) =>
      html`<button class="primary" @click=${() => void act()}>${words.text(id)}</button> `;
    const next = known?.milestones.find(({ step }) => step > timeline.cursor);
    const ended = timeline.cursor >= timeline.length;
    // It stands where the machines to choose from were, so that nothing moves.
    const onward = ended
      ? rounds < mostRounds[order] && button('more-rounds', () => figure.further())
      : next && timeline.cursor > 0 && button('next-report', () => timeline.seek(next.step));
    return html`${onward ? html`<p class="actions">${onward}</p>` : nothing}<p class="actions">
      ${ended ? nothing : button('step-once', () => timeline.step(1))}
      ${button('first-first', () => figure.runFirst())}${order === 'first' ? button('sweep-all', () => figure.sweep()) : nothing}
      ${button('watch', () => figure.watch())}
    </p>`;
  }

  /** A frame has no introduction, so the rule stands here. */
  override rules(words: Messages): unknown {
    return this.#figure.fit ? words.text('dovetailing-rule-line') : nothing;
  }
}
