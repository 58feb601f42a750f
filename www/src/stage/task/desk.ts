import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerDetail } from '../../embed/element.ts';
import { CodedError, whileRunning } from '../../engine/errors.ts';
import { encode, type SceneSpec } from '../../share/codec.ts';
import type { Notice } from '../../share/codec-notices.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say, sayAll } from '../../words/sentence.ts';
import type { Announcer } from '../announcer.ts';
import { refusalOf, renderWrong } from '../form.ts';
import { renderSelect } from '../inputs.ts';
import type { StageScene } from '../stage-scene.ts';
import { readText, textOf } from './answer-text.ts';
import { renderDone } from './done-view.ts';
import { type Ending, keep } from './record.ts';
import { isUnfit, type Judged, type Part, type Task, type Tasks, type Unfit } from './task.ts';
import type { TaskScene } from './task-fields.ts';

/** What a task needs of its figure. */
export interface Tasked {
  readonly exhibit: string;
  readonly run: unknown;
  /** What its question is about. As long as all of it is the same, the task goes on. */
  readonly asksAbout: readonly unknown[];
  readonly spec: SceneSpec<unknown>;
  readonly words: Messages | undefined;
  readonly announcer: Announcer;
  readonly telling: {
    send(name: string, detail?: unknown): void;
    remark(notices: readonly Notice[], files?: readonly string[]): Promise<void>;
  };
  /** The moment as its link gave it. */
  readonly given: Pick<StageScene, 'cursor'>;
  shownScene(): unknown;
  asksTask(): TaskScene | undefined;
  currentScene(): object;
  adjust(fields: Partial<TaskScene>): void;
  change(fields: Partial<StageScene>): Promise<void>;
  requestUpdate(): void;
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  /** The keyboard returns to the picture. */
  regain(): void;
  /** The task is over, so the run is shown as far as its link has it. */
  untasked(): void;
}

/** What stays free around a verdict that comes into view: the answer above it, and the bar of steps below. */
const ROOM = 'scroll-margin-block: 8rem 6rem';
/** After this many wrong answers the place to look is named. */
const LOOK = 2;

/**
 * The question of a link, the answers to it, and what the solver says of them.
 *
 *     open ──answer──> wrong ──again──> open     what the answer leads to; from the second on, where to look
 *       │                └──no try left, or the reader asks──> shown     a right answer with its reason
 *       └────answer──> right     the reason
 */
export class TaskDesk {
  /** No answer is wanted any more, so nothing is withheld. */
  over = false;
  readonly #figure: Tasked;
  readonly #tasks: Tasks | undefined;
  #task: Task | undefined;
  /** What the task is about. While all of it is the same, the task goes on. */
  #about: readonly unknown[] = [];
  /** Resolves once the task is known. */
  #made: Promise<unknown> | undefined;
  /** The moment that is asked about: that of the link, unless the reader has put something else in its place. */
  #asked: unknown;
  #wrong = 0;
  #judged: Judged | undefined;
  /** The answer on the picture that was judged last, until the picture is back at the question. */
  #answered: unknown;
  /** The same, however far back the picture is. */
  #known: unknown;
  #typed = '';
  /** What is chosen in each part of an answer. */
  #chosen: readonly (number | undefined)[] = [];
  #misread: Sentence | undefined;
  /** The question in the page, once somebody has the keyboard there. */
  #place: Element | undefined;
  /** The text of the last answer. */
  #text = '';
  /** The wrong answers so far, as texts: one of them again costs no try. */
  readonly #refused = new Set<string>();
  /** The last answer was given before. */
  #repeated = false;
  /** An answer that was given elsewhere is being judged, so the picture shows nothing of this reader's. */
  #elsewhere = false;

  constructor(figure: Tasked, tasks: Tasks | undefined) {
    this.#figure = figure;
    this.#tasks = tasks;
  }

  /** Asks what the shown scene asks; resolves once that is known. A task that is open already goes on. */
  async open(): Promise<unknown> {
    const { given, run, asksAbout } = this.#figure;
    const scene = this.#figure.asksTask();
    // Without a run there is nothing to ask about; the next one asks.
    if (run === undefined) return undefined;
    const about = [given, ...asksAbout, scene?.task];
    const before = this.#about;
    if (about.every((one, at) => one === before[at]) && before.length > 0) return this.#made;
    if (given !== before[0]) this.#asked = given;
    else if (asksAbout.some((one, at) => one !== before[at + 1]))
      this.#asked = this.#figure.shownScene();
    this.#about = about;
    this.over = false;
    this.#task = undefined;
    this.#judged = undefined;
    this.#answered = undefined;
    this.#known = undefined;
    this.#misread = undefined;
    this.#typed = '';
    this.#chosen = [];
    this.#wrong = 0;
    this.#refused.clear();
    const make = this.#tasks;
    this.#made = undefined;
    if (!scene || !make) return undefined;
    if (make.predicts && scene.task === 'next') {
      const { cursor } = given;
      void this.#figure.change({ task: 'none', predict: true, cursor });
      return undefined;
    }
    this.#made = whileRunning(
      make(scene.task).then((made) => {
        if (this.#about !== about) return;
        if (isUnfit(made)) void this.#refuse(made);
        else this.#task = made;
        this.#figure.requestUpdate();
      }),
    );
    return this.#made;
  }

  /** The task of the shown scene, once it is known. */
  get task(): Task | undefined {
    return this.#figure.asksTask() && this.#task;
  }

  /** A touch on a mark, if it answers the open task; returns whether it does. */
  mark(mark: unknown): boolean {
    const { words, announcer } = this.#figure;
    const marked = this.over ? undefined : this.task?.marked;
    marked?.touch(mark);
    if (marked && words) announcer.say(plain(words, [marked.said()]));
    return marked !== undefined;
  }

  /** Something has moved on the picture, which may be an answer. */
  arrived(): void {
    const task = this.#task;
    if (!task?.shown || this.over || this.#elsewhere) return;
    this.#answered = task.shown();
    if (this.#answered === undefined) this.#judged = undefined;
    // Whoever steps back and forth has not answered again.
    if (this.#answered === undefined || this.#answered === this.#known) return;
    this.#known = this.#answered;
    void this.give(this.#answered);
  }

  /** Judges an answer. What is typed is its own text. */
  async give(answer: unknown, typed?: string): Promise<void> {
    const task = this.#task;
    const scene = this.#figure.asksTask();
    if (!task || !scene || this.over) return;
    const text = typed ?? textOf(task, answer, this.#figure);
    const judged = await this.#judge(task, answer);
    if (this.#task !== task) return;
    this.#text = text;
    this.#judged = judged;
    const { right } = judged;
    this.#repeated = right === false && this.#refused.has(text);
    if (this.#repeated) {
      this.#say();
      return;
    }
    if (right === false) {
      this.#wrong += 1;
      this.#refused.add(text);
    }
    const tries = right === false ? this.#wrong : this.#wrong + 1;
    const most = Math.min(scene.tries, task.tries ?? scene.tries);
    if (right) this.#end(this.#wrong === 0 ? 'first' : 'later');
    else if (this.#wrong >= most) this.#end('shown');
    this.#send({ task: scene.task, right, tries });
    this.#say();
  }

  /**
   * Reads and judges an answer that was given elsewhere, by the `answer` of its event. Nothing of it is kept or sent.
   * Undefined if nothing is asked.
   */
  async giveText(text: string): Promise<Judged | { readonly wrong: Sentence } | undefined> {
    const task = this.#task;
    if (!task) return undefined;
    this.#elsewhere = true;
    try {
      const read = await readText(task, text, this.#figure);
      return 'wrong' in read ? read : await this.#judge(task, read.answer);
    } finally {
      await task.again?.();
      this.#elsewhere = false;
    }
  }

  async #judge(task: Task, answer: unknown): Promise<Judged> {
    try {
      return await task.judge(answer);
    } catch (thrown) {
      const { words } = this.#figure;
      const detail = words ? refusalOf(words, CodedError.from(thrown)) : '';
      return { right: undefined, said: [{ id: 'task-failed', args: { detail } }] };
    }
  }

  #send(about: Pick<AnswerDetail, 'task' | 'right' | 'tries'>): void {
    const shown = this.over && about.right !== true;
    const detail: AnswerDetail = { ...about, answer: this.#text, shown };
    this.#figure.telling.send('answer', detail);
  }

  /** Shows a right answer. */
  readonly show = (): void => {
    this.#end('shown');
    const { task = '' } = this.#figure.asksTask() ?? {};
    this.#send({ task, right: false, tries: this.#wrong });
    this.#say();
  };

  /** Puts the picture back to the question. */
  readonly again = async (): Promise<void> => {
    await this.#task?.again?.();
    this.#judged = undefined;
    this.#answered = undefined;
    this.#figure.requestUpdate();
    this.#figure.regain();
  };

  /** A link asks for a task that has no solution. */
  #refuse({ unfit, args: params = {} }: Unfit): Promise<void> {
    this.#figure.adjust({ task: 'none' });
    const said = [
      { code: unfit, params },
      { code: 'task-not-set', params: {} },
    ];
    return this.#figure.telling.remark(said, ['tasks']);
  }

  #end(ending: Ending): void {
    this.over = true;
    keep(this.#link, ending);
    this.#figure.untasked();
  }

  /** The link of the task: as it was asked, whatever the reader has done since. */
  get #link(): string {
    const { exhibit, spec } = this.#figure;
    const scene = { ...(this.#asked as object), ...this.#figure.asksTask() };
    return `${exhibit}#${encode(spec, { scenes: [scene], place: 1 })}`;
  }

  #say(): void {
    const { announcer, words } = this.#figure;
    if (words) announcer.say(plain(words, [...this.#said(), ...this.#left]));
    this.#figure.requestUpdate();
    void this.#figure.updateComplete.then(() => this.#uncover());
  }

  /**
   * The verdict is seen, and what follows it. Beside a picture the sentences scroll within their own box. On a phone the bar
   * of steps, which comes back, could cover what was answered there.
   */
  #uncover(): void {
    const verdict = this.#figure.renderRoot.querySelector<HTMLElement>('.verdict');
    const box = verdict?.closest<HTMLElement>('.narration');
    if (!verdict || !box) return;
    if (box.scrollHeight > box.clientHeight) box.scrollTop = verdict.offsetTop - box.offsetTop;
    else if (this.#place?.querySelector(':focus')) verdict.scrollIntoView({ block: 'nearest' });
  }

  /** The verdict, what it brings, and what follows from it. */
  #said(): readonly Sentence[] {
    const task = this.#task;
    const right = this.#judged?.right;
    if (!task) return [];
    const said: Sentence[] = this.#judged
      ? [
          {
            id: 'task-verdict',
            args: { right: right === undefined ? 'open' : right ? 'yes' : 'no' },
          },
          ...this.#judged.said,
        ]
      : [];
    if (right === true) return said;
    if (this.#repeated && this.#judged) said.splice(1, 0, { id: 'task-repeated' });
    if (this.over) return [...said, { id: 'task-shown' }, ...task.solution];
    return this.#wrong >= LOOK && this.#judged ? [...said, ...task.look] : said;
  }

  /** After a wrong answer: how many tries are left. */
  get #left(): readonly Sentence[] {
    const scene = this.#figure.asksTask();
    if (!scene || this.#wrong === 0 || this.over) return [];
    return [{ id: 'task-left', args: { left: scene.tries - this.#wrong } }];
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const task = this.#task;
    const scene = this.#figure.asksTask();
    if (!task || !scene) return nothing;
    // Afterwards no answer is judged any more.
    const back = !this.over && this.#answered !== undefined && task.again !== undefined;
    const button = (id: string, act: () => unknown) =>
      html`<button class="primary" @click=${act}>${words.text(id)}</button>`;
    const elsewhere = !this.over && !task.shown;
    return html`<div class=${elsewhere ? 'question task elsewhere' : 'question task'} role="group" aria-label=${words.text('task')} @focusin=${({
      currentTarget,
    }: Event) => {
      this.#place = currentTarget as Element;
    }}>
      <p>${say(words, task.ask)}</p>
      ${this.#answers(task, words)}
      ${this.#result(words)}
      ${this.#left.map((left) => html`<p class="about">${say(words, left)}</p>`)}
      ${back ? button('task-again', this.again) : nothing}
      ${this.#wrong > 0 && !this.over ? button('task-show', this.show) : nothing}
      ${this.over ? renderDone(this.#figure, words) : nothing}
    </div>`;
  }

  /** The verdict first, then its sentences. */
  #result(words: Messages): TemplateResult | typeof nothing {
    const said = this.#said();
    const [first] = said;
    if (!first) return nothing;
    if (!this.#judged) return html`<p>${sayAll(words, said)}</p>`;
    return html`<p class="verdict" .style=${ROOM}>${say(words, first)}</p><p>${sayAll(words, said.slice(1))}</p>`;
  }

  #answers(task: Task, words: Messages): unknown {
    const { offered, typed, parts, marked } = task;
    if (parts) return this.#parts(parts, words);
    const off = this.over;
    const buttons = offered?.map(
      ({ label, args, answer }) =>
        html`<button class="primary" aria-disabled=${off} @click=${() => void this.give(answer)}>${words.text(label, args)}</button>`,
    );
    if (!typed && !marked) return buttons ?? nothing;
    const check = async (): Promise<void> => {
      const read = await (typed ? typed.read(this.#typed) : marked?.read());
      if (this.#task !== task || !read) return;
      this.#misread = 'wrong' in read ? { ...read.wrong } : undefined;
      if ('answer' in read) void this.give(read.answer, typed && this.#typed.trim());
      this.#figure.requestUpdate();
    };
    const submit = (event: Event): void => {
      event.preventDefault();
      void whileRunning(check());
    };
    const field = (label: Sentence) =>
      html`<label>${say(words, label)}
      <input name="task-answer" autocomplete="off" .value=${this.#typed} ?readonly=${off}
        aria-invalid=${this.#misread ? 'true' : 'false'} aria-describedby="about-task"
        @input=${(event: Event) => {
          this.#typed = (event.target as HTMLInputElement).value;
        }} /></label>`;
    const put = (text: string): void => {
      this.#typed = text;
      this.#figure.requestUpdate();
    };
    return html`<form @submit=${submit}>${off ? nothing : typed?.also?.(words, this.#typed, put)}
      ${typed ? field(typed.label) : nothing}
      ${marked ? html`<span class="marked">${say(words, marked.said())}</span>` : nothing}
      <button class="primary" aria-disabled=${off}>${words.text('task-check')}</button>
      ${this.#remark(words)}</form>`;
  }

  /** Choices that are checked together. */
  #parts(parts: readonly Part[], words: Messages): TemplateResult {
    const check = (event: Event): void => {
      event.preventDefault();
      const all = parts.every((_, at) => this.#chosen[at] !== undefined);
      this.#misread = all ? undefined : { id: 'task-parts-missing' };
      if (all) void this.give(this.#chosen);
      this.#figure.requestUpdate();
    };
    const choices = parts.map((part, at) => {
      const options = part.choices.map((one, number) => [number, plain(words, [one])] as const);
      const chosen = this.#chosen[at];
      const choose = (number: number | undefined) => {
        this.#chosen = parts.map((_, other) => (other === at ? number : this.#chosen[other]));
        this.#figure.requestUpdate();
      };
      return html`<label>${say(words, part.label)}
        ${renderSelect<number | undefined>(`task-part-${at}`, [[undefined, '–'], ...options], chosen, choose)}</label> `;
    });
    return html`<form @submit=${check}>${choices}
      <button class="primary" aria-disabled=${this.over}>${words.text('task-check')}</button>
      ${this.#remark(words)}</form>`;
  }

  /** Why an answer means nothing. */
  #remark(words: Messages): TemplateResult | typeof nothing {
    const wrong = this.#misread;
    return wrong ? renderWrong(wrong, plain(words, [wrong]), 'about-task') : nothing;
  }
}
