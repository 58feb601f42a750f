import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerDetail } from '../../embed/element.ts';
import { whileRunning } from '../../engine/errors.ts';
import { encode, type SceneSpec } from '../../share/codec.ts';
import type { Notice } from '../../share/codec-notices.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence, say, sayAll } from '../../words/sentence.ts';
import type { Announcer } from '../announcer.ts';
import type { Asker } from '../latest-answer.ts';
import type { StageScene } from '../stage-scene.ts';
import { AnswerForm } from './answer-form.ts';
import { readText, textOf } from './answer-text.ts';
import { renderDone } from './done-view.ts';
import { type Ending, keep } from './record.ts';
import { Solving } from './solving.ts';
import { isUnfit, type Judged, type Task, type Tasks, type Unfit } from './task.ts';
import type { TaskScene } from './task-fields.ts';

/** What a task needs of its figure. */
export interface Tasked extends Asker {
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
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  /** The keyboard returns to the picture. */
  regain(): void;
  /** The task is over, so the run is shown as far as its link has it. */
  untasked(): void;
  /** Shows the moment again as its link gave it. */
  restoreMoment(): void;
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
  readonly #solving: Solving;
  readonly #form: AnswerForm;

  constructor(figure: Tasked, tasks: Tasks | undefined) {
    this.#figure = figure;
    this.#tasks = tasks;
    this.#solving = new Solving(figure);
    const task = () => this.#task;
    this.#form = new AnswerForm({
      get task() {
        return task();
      },
      give: (answer, typed) => void this.give(answer, typed),
      requestUpdate: () => figure.requestUpdate(),
    });
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
    this.#form.clear();
    this.#wrong = 0;
    this.#refused.clear();
    const make = this.#tasks;
    this.#made = undefined;
    this.#solving.stop();
    if (!scene || !make) return undefined;
    if (make.predicts && scene.task === 'next') {
      const { cursor } = given;
      void this.#figure.change({ task: 'none', predict: true, cursor });
      return undefined;
    }
    this.#made = whileRunning(
      this.#solving.make(make, scene.task).then((made) => {
        if (!made || this.#about !== about) return;
        if (isUnfit(made)) void this.#refuse(made);
        else this.#task = made;
        const { announcer, words } = this.#figure;
        if (this.#isOther && words) announcer.say(words.text('task-other'));
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
    const judged = await this.#solving.verdict(task, answer);
    if (!judged || this.#task !== task) return;
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
      return 'wrong' in read ? read : await this.#solving.judge(task, read.answer);
    } finally {
      await task.again?.();
      this.#elsewhere = false;
    }
  }

  /**
   * Shows again what the reader has answered at another time, and how that ended; `open` if no try was right. The verdict is
   * made anew. Nothing of it is kept or sent. Resolves to whether it is shown.
   */
  async resume(text: string, tries: number, ending: Ending | 'open'): Promise<boolean> {
    await this.#made;
    const task = this.#task;
    if (!task || this.over || this.#judged) return false;
    this.#elsewhere = true;
    try {
      const read = await readText(task, text, this.#figure);
      if ('wrong' in read) return false;
      this.#answered = task.shown?.();
      this.#known = this.#answered;
      const judged = await this.#solving.judge(task, read.answer);
      if (this.#task !== task) return false;
      this.#form.fill(task, text, read.answer);
      this.#judged = judged;
      this.#text = text;
      if (judged.right === false) this.#refused.add(text);
      this.#wrong = ending === 'first' || ending === 'later' ? tries - 1 : tries;
      this.over = ending !== 'open';
      if (this.over) this.#figure.untasked();
      return true;
    } finally {
      this.#elsewhere = false;
      this.#figure.requestUpdate();
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

  /** The reader has put something else in the place of what the link asks about, for example by a file. */
  get #isOther(): boolean {
    const { given, spec } = this.#figure;
    const link = (scene: unknown) => encode(spec, { scenes: [scene], place: 1 });
    return this.#asked !== given && link(this.#asked) !== link(given);
  }

  readonly #return = (): void => {
    this.#figure.restoreMoment();
    this.#figure.regain();
  };

  readonly #leave = (): void => {
    this.#figure.adjust({ task: 'none' });
    this.#figure.untasked();
    this.#figure.regain();
  };

  /** The question is made again, which has failed or was stopped. */
  readonly #anew = (): void => {
    this.#about = [];
    void whileRunning(this.open());
    this.#figure.requestUpdate();
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
    if (!scene) return nothing;
    if (!task) return this.#solving.renderMaking(words, this.#anew);
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
      ${this.#isOther && !this.over ? html`<p class="remark">${words.text('task-other')} ${button('task-return', this.#return)} ${button('task-leave', this.#leave)}</p>` : nothing}
      <p>${say(words, task.ask)}</p>
      ${this.#form.render(task, words, this.over)}
      ${this.#solving.renderJudging(words)}
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
}
