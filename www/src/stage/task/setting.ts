import { html, nothing, type TemplateResult } from 'lit';
import type { SceneSpec } from '../../share/codec.ts';
import type { ChoiceField } from '../../share/codec-fields.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { renderChoice, renderSelect } from '../inputs.ts';
import { type Asker, LatestAnswer } from '../latest-answer.ts';
import { isUnfit, type Task, type TaskNumber, type Tasks, type Unfit } from './task.ts';
import type { TaskScene } from './task-fields.ts';

/** A figure whose settings set its task. */
export interface SetsTasks extends Asker {
  readonly spec: SceneSpec<unknown>;
  readonly tasks: (() => Promise<Tasks>) | undefined;
  readonly tasked: boolean;
  asksTask(): TaskScene | undefined;
  currentLink(): string;
  currentScene(): object;
  adjust(fields: Partial<TaskScene>): void;
}

/** The most tries that are offered. */
const MOST_TRIES = 5;

/** For a class: what the moment may ask, and whether it fits. */
export class TaskSetting {
  readonly #figure: SetsTasks;
  readonly #fits: LatestAnswer<ReadonlyMap<string, Task | Unfit>>;

  /** The numbers of the exhibit's tasks, once its tasks are fetched. */
  #fetched: readonly TaskNumber[] | undefined;

  constructor(figure: SetsTasks) {
    this.#figure = figure;
    void figure.tasks?.().then(({ numbers }) => {
      this.#fetched = numbers;
      figure.requestUpdate();
    });
    this.#fits = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { tasks } = figure;
    if (!tasks) return nothing;
    const { choices } = figure.spec.fields.task as ChoiceField<string>;
    const asked = figure.asksTask();
    // Whoever has to answer does not read here what would be right.
    const fits = figure.tasked ? undefined : this.#known(tasks, choices);
    const unfit = (kind: string): Unfit | undefined => {
      const made = fits?.get(kind);
      return made && isUnfit(made) ? made : undefined;
    };
    const about = (kind: string): unknown => {
      const made = fits?.get(kind);
      if (!made) return nothing;
      const said = isUnfit(made) ? { id: made.unfit, args: made.args ?? {} } : made.fits;
      return html`<p class="about">${say(words, said)}</p>`;
    };
    const tries = Array.from({ length: MOST_TRIES }, (_, at) => [at + 1, String(at + 1)] as const);
    return renderChoice(
      words,
      {
        legend: 'task-set',
        name: 'task',
        choices,
        chosen: asked?.task ?? 'none',
        label: (kind) => `task-kind-${kind}`,
        choose: (task) => figure.adjust({ task }),
        off: (kind) => unfit(kind) !== undefined,
        about,
      },
      html`${this.#numbers(words)} ${asked ? html`<label>${words.text('task-tries')} ${renderSelect('tries', tries, asked.tries, (many) => figure.adjust({ tries: many }))}</label>` : nothing}`,
    );
  }

  /** The numbers that tasks of the exhibit have; a number that may be absent can be any. */
  #numbers(words: Messages): unknown {
    const figure = this.#figure;
    const scene = figure.currentScene() as Readonly<Record<string, number | undefined>>;
    return this.#fetched?.map(({ field, most, absent }) => {
      const chosen = scene[field];
      const all = Array.from({ length: Math.max(most, chosen ?? 1) }, (_, at) => at + 1);
      const options = [
        ...(absent ? [[undefined, words.text('task-any')] as const] : []),
        ...all.map((number) => [number, String(number)] as const),
      ];
      const choose = (number: number | undefined) => figure.adjust({ [field]: number });
      return html`<label>${words.text(`task-number-${field}`)} ${renderSelect(field, options, chosen, choose)}</label>`;
    });
  }

  /** What each kind says of the moment, as soon as it is known. */
  #known(
    tasks: () => Promise<Tasks>,
    kinds: readonly string[],
  ): ReadonlyMap<string, Task | Unfit> | undefined {
    this.#fits.of(this.#figure.currentLink(), async () => {
      const make = await tasks();
      const asked = kinds.filter((kind) => kind !== 'none');
      return new Map(
        await Promise.all(asked.map(async (kind) => [kind, await make(kind)] as const)),
      );
    });
    return this.#fits.answer;
  }
}
