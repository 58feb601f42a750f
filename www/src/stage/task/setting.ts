import { html, nothing, type TemplateResult } from 'lit';
import type { SceneSpec } from '../../share/codec.ts';
import type { ChoiceField, IntegerField } from '../../share/codec-fields.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import type { Announcer } from '../announcer.ts';
import type { Fields } from '../fields.ts';
import { renderChoice, renderNumber, renderSelect } from '../inputs.ts';
import { type Asker, LatestAnswer } from '../latest-answer.ts';
import type { StageScene } from '../stage-scene.ts';
import { renderDone } from './done-view.ts';
import { isUnfit, sentenceOf, type Task, type Tasks, type Unfit } from './task.ts';
import type { TaskScene } from './task-fields.ts';

/** A figure whose settings set its task. */
export interface SetsTasks extends Asker {
  readonly spec: SceneSpec<unknown>;
  readonly tasks: (() => Promise<Tasks>) | undefined;
  readonly tasked: boolean;
  readonly exhibit: string;
  readonly announcer: Announcer;
  readonly fields: Fields;
  asksTask(): TaskScene | undefined;
  currentLink(): string;
  currentScene(): { readonly predict: boolean };
  adjust(fields: Partial<StageScene>): void;
}

/** The most tries that are offered. */
const MOST_TRIES = 5;

/** For a class: what the moment may ask, and whether it fits. */
export class TaskSetting {
  readonly #figure: SetsTasks;
  readonly #fits: LatestAnswer<ReadonlyMap<string, Task | Unfit>>;

  #fetched: Tasks | undefined;

  constructor(figure: SetsTasks) {
    this.#figure = figure;
    void figure.tasks?.().then((tasks) => {
      this.#fetched = tasks;
      figure.requestUpdate();
    });
    this.#fits = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    if (!this.#figure.tasks) return nothing;
    return html`${this.kinds(words)} ${renderDone(this.#figure, words, true)}`;
  }

  /** The kinds of tasks, each with what the solver says of it. */
  kinds(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { tasks } = figure;
    if (!tasks) return nothing;
    const { choices } = figure.spec.fields.task as ChoiceField<string>;
    const asked = figure.asksTask();
    const milestones = this.#fetched?.predicts ? 'next' : undefined;
    const predicts = milestones && figure.currentScene().predict;
    // Whoever has to answer does not read here what would be right.
    const fits = figure.tasked ? undefined : this.#known(tasks, choices);
    const unfit = (kind: string): Unfit | undefined => {
      const made = fits?.get(kind);
      return made && isUnfit(made) ? made : undefined;
    };
    const about = (kind: string): unknown => {
      const made = fits?.get(kind);
      if (!made) return nothing;
      const said = isUnfit(made) ? sentenceOf(made) : made.fits;
      return html`<p class="about">${say(words, said)}</p>${this.#numbers(words, kind, made)}`;
    };
    const tries = Array.from({ length: MOST_TRIES }, (_, at) => [at + 1, String(at + 1)] as const);
    return renderChoice(
      words,
      {
        legend: 'task-set',
        name: 'task',
        choices,
        chosen: asked?.task ?? (predicts ? milestones : 'none'),
        label: (kind) => {
          const own = `task-kind-${figure.exhibit}-${kind}`;
          if (kind === milestones) return 'task-kind-milestones';
          return words.has(own) ? own : `task-kind-${kind}`;
        },
        choose: (task) => {
          const predict = task === milestones;
          const fields = predict || predicts ? { predict } : {};
          figure.adjust({ task: predict ? 'none' : task, ...fields });
        },
        off: (kind) => unfit(kind) !== undefined,
        about,
      },
      html`${asked ? html`<label>${words.text('task-tries')} ${renderSelect('tries', tries, asked.tries, (many) => figure.adjust({ tries: many }))}</label>` : nothing}`,
    );
  }

  /** The numbers that a kind of task has. What the link leaves out is as the moment has it. */
  #numbers(words: Messages, kind: string, made: Task | Unfit): unknown {
    const figure = this.#figure;
    const scene = figure.currentScene() as object as Readonly<Record<string, number | undefined>>;
    const asks = isUnfit(made) ? made.args : made.ask.args;
    const own = this.#fetched?.numbers?.filter((number) => number.kind === kind);
    return own?.map(({ field, most, any }) => {
      const choose = (number: number | undefined) => figure.adjust({ [field]: number });
      const chosen = scene[field];
      if (most === undefined) {
        const value = chosen ?? asks?.[field];
        if (typeof value !== 'number') return nothing;
        const limits = figure.spec.fields[field as never] as IntegerField;
        return renderNumber(words, figure.fields, `task-${field}`, limits, () => value, choose);
      }
      const all = Array.from({ length: Math.max(most, chosen ?? 1) }, (_, at) => at + 1);
      const options = [
        ...(any ? [[undefined, words.text('task-any')] as const] : []),
        ...all.map((number) => [number, String(number)] as const),
      ];
      const label = `field-task-${figure.exhibit}-${field}`;
      return html`<label>${words.text(words.has(label) ? label : `field-task-${field}`)} ${renderSelect(field, options, chosen, choose)}</label>`;
    });
  }

  /** What each kind says of the moment, as soon as it is known. */
  #known(
    tasks: () => Promise<Tasks>,
    kinds: readonly string[],
  ): ReadonlyMap<string, Task | Unfit> | undefined {
    this.#fits.of(this.#figure.currentLink(), async () => {
      const make = await tasks();
      const asked = kinds.filter((kind) => kind !== 'none' && !(make.predicts && kind === 'next'));
      return new Map(
        await Promise.all(asked.map(async (kind) => [kind, await make(kind)] as const)),
      );
    });
    return this.#fits.answer;
  }
}
