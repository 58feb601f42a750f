import { html, nothing, type TemplateResult } from 'lit';
import type { ConfigOf } from '../../../engine/protocol.ts';
import { renderChoice } from '../../../stage/form.ts';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import { Query } from '../../../stage/query.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { engine } from '../core/engine.ts';
import type { DovetailingFigure } from '../element.ts';
import { procedureSentence, questionSentence, type System, systems } from './systems.ts';

/** How many procedures of a question are listed, and how many rounds H has for it. */
const [PROCEDURES, ROUNDS] = [12, 1000];
/** How many questions X goes through, in how many rounds, and how many of its reports are listed. */
const [QUESTIONS, X_ROUNDS, REPORTS] = [150, 4000, 150];
/** The last question of a system that can be chosen. */
const LAST_QUESTION = 1000;

/** A question, its first procedures with what V says of them, and how H ends. */
interface Asked {
  readonly question: Sentence;
  readonly procedures: readonly Sentence[];
  readonly verdicts: readonly { readonly steps: number; readonly decision?: boolean }[];
  readonly halt: Sentence;
}

/** What X reports. */
interface Reported {
  readonly reports: readonly {
    readonly system: System;
    readonly question: Sentence;
    readonly decision: boolean;
    readonly round: number;
    readonly check: 'agrees' | 'contradicts' | 'open';
    readonly drops: boolean;
  }[];
  readonly summary: Sentence;
}

/** H and X over five small formal systems: one question, and all of them. */
export class SystemsPanel implements Panel {
  readonly #figure: DovetailingFigure;
  readonly #asked: Query<Asked>;
  readonly #reported: Query<Reported>;
  #system: System = 'squares';
  #question = 0;
  #pruned = false;

  constructor(figure: DovetailingFigure) {
    this.#figure = figure;
    this.#asked = new Query(figure);
    this.#reported = new Query(figure);
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const redraw = () => figure.requestUpdate();
    return html`<h2 class="wide">${words.text('systems-one')}</h2>
      ${renderChoice(words, {
        legend: 'systems-system',
        name: 'system',
        look: 'wide',
        choices: systems,
        chosen: this.#system,
        label: (system) => `system-${system}`,
        choose: (system) => {
          this.#system = system;
          redraw();
        },
      })}
      ${figure.fields.render(
        {
          name: 'question',
          min: 0,
          max: LAST_QUESTION,
          value: () => this.#question,
          take: (question) => {
            this.#question = question;
            redraw();
          },
        },
        words,
      )}
      ${this.#one(words)}
      <h2 class="wide">${words.text('systems-all')}</h2>
      <p class="wide">${words.text('systems-all-about')}</p>
      <label class="check wide"><input type="checkbox" name="systems-pruned" .checked=${this.#pruned}
        @change=${(event: Event) => {
          this.#pruned = (event.target as HTMLInputElement).checked;
          redraw();
        }} /> ${words.text('systems-pruned')}</label>
      ${this.#all(words)}`;
  }

  #one(words: Messages): TemplateResult {
    const config = { system: this.#system, question: this.#question, rounds: ROUNDS };
    const asked = this.#asked.of(`${config.system} ${config.question}`, async (asking) => {
      const [book, run] = await Promise.all([
        engine.read(
          'SystemBook',
          { questions: [config], procedures: PROCEDURES },
          asking,
          async (it) => ({
            questions: await it.ask('questions'),
            procedures: await it.ask('procedures'),
          }),
        ),
        engine.read('QuestionRun', config, asking, async (it) => {
          const summary = await it.ask('summary');
          const begun = Math.min(PROCEDURES, summary.rounds);
          return { summary, verdicts: await it.ask('verdicts', 0, begun) };
        }),
      ]);
      const { halt, rounds } = run.summary;
      const end: Sentence = halt
        ? {
            id: 'systems-halt',
            args: {
              procedure: halt.procedure,
              round: halt.round,
              moment: halt.t,
              decision: said(halt.decision),
              steps: run.summary.sequential?.steps ?? 0,
            },
          }
        : { id: 'systems-open', args: { rounds } };
      return {
        question: questionSentence(book.questions[0]),
        procedures: book.procedures.map(procedureSentence),
        verdicts: run.verdicts,
        halt: end,
      };
    });
    if (!asked) return html`${this.#asked.render(words)}`;
    const text = ({ id, args }: Sentence) => words.text(id, args);
    return html`${this.#asked.render(words)}
      <p class="wide"><strong>${text(asked.question)}</strong></p>
      <div class="wide">${renderNumbers({
        label: words.text('systems-table'),
        columns: ['systems-procedure', 'systems-steps', 'systems-verdict'].map((id) =>
          words.text(id),
        ),
        rows: asked.verdicts.map(({ steps, decision }, at) => [
          `D${at}: ${text(asked.procedures[at] ?? { id: 'procedure-rule' })}`,
          steps,
          words.text('systems-decision', { decision: said(decision) }),
        ]),
      })}</div>
      <p class="wide">${text(asked.halt)}</p>
      <p class="wide">${words.text('systems-sequential')}</p>`;
  }

  #all(words: Messages): TemplateResult {
    const config: ConfigOf<'QuestionsRun'> = {
      systems: [...systems],
      questions: QUESTIONS,
      rounds: X_ROUNDS,
      pruned: this.#pruned,
    };
    const reported = this.#reported.of(String(this.#pruned), (asking) =>
      engine.read('QuestionsRun', config, asking, async (run): Promise<Reported> => {
        const [summary, reports] = await Promise.all([
          run.ask('summary'),
          run.ask('reports', 0, REPORTS),
        ]);
        const questions = await engine.read(
          'SystemBook',
          { questions: reports, procedures: 0 },
          asking,
          (book) => book.ask('questions'),
        );
        return {
          reports: reports.map((report, at) => ({
            ...report,
            question: questionSentence(questions[at]),
            drops: report.drops !== undefined,
          })),
          summary: {
            id: 'systems-summary',
            args: {
              questions: summary.questions,
              reports: summary.reports,
              wrong: summary.wrong,
              dropped: summary.dropped,
            },
          },
        };
      }),
    );
    if (!reported) return html`${this.#reported.render(words)}`;
    const { summary } = reported;
    return html`${this.#reported.render(words)}
      <p class="wide">${words.text(summary.id, summary.args)}</p>
      <div class="wide">${renderNumbers(
        {
          label: words.text('systems-reports'),
          columns: ['systems-round', 'systems-system', 'systems-question', 'systems-verdict'].map(
            (id) => words.text(id),
          ),
          rows: reported.reports.map(({ round, system, question, decision, check, drops }) => [
            round,
            words.text(`system-${system}`),
            words.text(question.id, question.args),
            html`${words.text('systems-decision', { decision: said(decision) })}${
              check === 'contradicts'
                ? html` <strong class="lost">${words.text('systems-wrong')}</strong>`
                : nothing
            }${drops ? html` ${words.text('systems-drops')}` : nothing}`,
          ]),
        },
        'tall',
      )}</div>
      <p class="wide">${words.text('systems-unsound')}</p>`;
  }
}

/** A decision as a value of a message; without one the procedure is not accepted. */
const said = (decision: boolean | undefined) =>
  decision === undefined ? 'none' : decision ? 'yes' : 'no';
