import { html, nothing, type TemplateResult } from 'lit';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { renderCheck, renderChoice, renderNumber } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import type { ShownSweep } from '../shown.ts';
import { type System, systems } from './systems.ts';
import { type Asked, askAll, askOne, type Reported, said } from './systems-asked.ts';
import { SystemsPicture } from './systems-picture.ts';

/** The last question of a system that can be chosen, and the first that is shown: its answer takes some procedures. */
const [LAST_QUESTION, FIRST_SHOWN] = [1000, 3];
/** The first question that the system with a false rule answers wrongly. */
const MISLED = 21;

/** H and X over five small formal systems: one question, and all of them. */
export class SystemsPanel implements Panel {
  readonly #figure: ShownSweep;
  readonly #asked: LatestAnswer<Asked>;
  readonly #reported: LatestAnswer<Reported>;
  readonly #picture: SystemsPicture;
  #system: System = 'squares';
  #question = FIRST_SHOWN;
  #pruned = false;

  constructor(figure: ShownSweep) {
    this.#figure = figure;
    this.#asked = new LatestAnswer(figure);
    this.#reported = new LatestAnswer(figure);
    this.#picture = new SystemsPicture(figure);
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const redraw = () => figure.requestUpdate();
    const ask = (question: number) => {
      this.#question = question;
      redraw();
    };
    const prune = (pruned: boolean) => {
      this.#pruned = pruned;
      redraw();
    };
    this.#draw();
    return html`<p class="wide">${words.text('systems-about')}</p>
      <h2 class="wide">${words.text('systems-one')}</h2>
      ${renderChoice(words, {
        legend: 'systems-system',
        name: 'system',
        look: 'wide',
        choices: systems,
        chosen: this.#system,
        label: (system) => `system-${system}`,
        choose: (system) => {
          this.#system = system;
          if (system === 'misled') this.#question = MISLED;
          redraw();
        },
      })}
      ${renderNumber(words, figure.fields, 'question', { min: 0, max: LAST_QUESTION }, () => this.#question, ask)}
      ${this.#one(words)}
      <h2 class="wide">${words.text('systems-all')}</h2>
      <p class="wide">${words.text('systems-all-about')}</p>
      ${renderCheck('systems-pruned', words.text('systems-pruned'), this.#pruned, prune, 'check wide')}
      ${this.#all(words)}`;
  }

  /** Asks for both machines, and shows them on the picture. */
  #draw(): void {
    const [system, question, pruned] = [this.#system, this.#question, this.#pruned];
    this.#asked.of(`${system} ${question}`, (asking) => askOne(system, question, asking));
    this.#reported.of(String(pruned), (asking) => askAll(pruned, asking));
    this.#picture.show(this.#asked.value, this.#reported.value);
  }

  #one(words: Messages): TemplateResult {
    const asked = this.#asked.value;
    if (!asked) return html`${renderAnswer(words, this.#asked)}`;
    const text = ({ id, args }: Sentence) => words.text(id, args);
    return html`${renderAnswer(words, this.#asked)}
      <p class="wide"><strong>${text(asked.question)}</strong></p>
      <div class="wide">${renderNumbers(
        {
          label: words.text('systems-table'),
          columns: ['systems-procedure', 'systems-steps', 'systems-verdict'].map((id) =>
            words.text(id),
          ),
          rows: asked.verdicts.map(({ steps, decision }, at) => [
            words.text('picture-h-title', {
              column: at,
              what: text(sure(asked.procedures[at])),
            }),
            steps,
            words.text('systems-decision', { decision: said(decision) }),
          ]),
        },
        'tall',
      )}</div>
      <p class="wide">${text(asked.halt)}</p>
      ${asked.wrong ? html`<p class="wide">${say(words, asked.wrong)}</p>` : nothing}
      <p class="wide">${words.text('systems-sequential')}</p>`;
  }

  #all(words: Messages): TemplateResult {
    const reported = this.#reported.value;
    if (!reported) return html`${renderAnswer(words, this.#reported)}`;
    const { summary } = reported;
    return html`${renderAnswer(words, this.#reported)}
      <p class="wide">${words.text(summary.id, summary.args)}</p>
      <div class="wide">${renderNumbers(
        {
          label: words.text('systems-reports'),
          columns: ['systems-round', 'systems-system', 'systems-question', 'systems-verdict'].map(
            (id) => words.text(id),
          ),
          rows: reported.reports.map(({ round, system, asks, decision, check, drops }) => [
            round,
            words.text(`system-${system}`),
            words.text(asks.id, asks.args),
            html`${words.text('systems-decision', { decision: said(decision) })}${
              check === 'contradicts'
                ? html` <strong class="lost">${words.text('systems-wrong')}</strong>`
                : nothing
            }${drops === undefined ? nothing : html` ${words.text('systems-drops')}`}`,
          ]),
        },
        'tall',
      )}</div>
      <p class="wide">${words.text('systems-unsound')}</p>`;
  }
}
