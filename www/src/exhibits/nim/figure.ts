import { html, type nothing, type TemplateResult } from 'lit';
import type { NimSummary } from '../../../pkg/nim.js';
import type { Run } from '../../engine/engine.ts';
import { Board } from '../../stage/board.ts';
import type { Revealed, Step } from '../../stage/exhibit.ts';
import type { Row, Tabled } from '../../stage/export.ts';
import { NEXT, opening } from '../../stage/game-account.ts';
import { GameFigure } from '../../stage/game-figure.ts';
import { type Layout, layoutHeaps } from '../../stage/heaps/layout.ts';
import { heapsStyles } from '../../stage/heaps/styles.ts';
import { type HeapsFrame, heapsPicture, type Mark, type Take } from '../../stage/heaps/view.ts';
import type { PlannedMove } from '../../stage/on-picture.ts';
import { type Mover, PLAY_WORDS } from '../../stage/play.ts';
import type { Question } from '../../stage/task/predict.ts';
import { sure } from '../../sure.ts';
import type { Messages } from '../../words/messages.ts';
import { plain, type Sentence } from '../../words/sentence.ts';
import { heapsAsText, isPlain, planText, rule } from './account.ts';
import { configOf, refusals } from './config.ts';
import { engine } from './core/engine.ts';
import * as explanation from './explained/explained.ts';
import { NimPanels, PANEL_WORDS } from './panels.ts';
import { pictureWords } from './picture/picture-words.ts';
import { plannedTake } from './play/planned-take.ts';
import {
  askPosition,
  type Here,
  type Place,
  type Plan,
  Play,
  placesOf,
  planned,
  sameTake,
  takeFrom,
} from './play/play.ts';
import { narratePlay } from './play/play-account.ts';
import { type NimScene, nimScene } from './scene.ts';
import type { ShownGame } from './shown.ts';

/** The core writes each step of the cancelling as this many numbers. */
const STEP = 4;

/** `<appleyard-nim>`: two players take stones from heaps, and the figure says why a move wins. */
export class NimFigure
  extends GameFigure<NimScene, 'Nim', Mark | explanation.Digit, Plan>
  implements ShownGame
{
  readonly exhibit = 'nim';
  readonly spec = nimScene;
  readonly model = 'Nim';
  readonly engine = engine;
  override readonly refusals = refusals;

  readonly play = new Play(this);
  both = false;
  readonly panels = new NimPanels(this);
  readonly board = new Board<Mark | explanation.Digit>(this, explanation.digitPlan(this), {
    heap: 0,
    stone: 0,
  });
  readonly asking = new explanation.Asking(this);
  summary: NimSummary | undefined;
  #start: Here | undefined;
  #cancelling: { of: Here; steps: explanation.Cancelling } | undefined;

  override get styles() {
    return [...super.styles, heapsStyles, explanation.styles];
  }

  config(scene: NimScene) {
    return configOf(scene);
  }

  async collect(run: Run<'Nim'>, scene: NimScene): Promise<void> {
    const path = scene.takes && (await placesOf(run, scene.takes));
    const [summary, start] = await Promise.all([
      run.ask('summary'),
      askPosition(run, scene.heaps),
      this.play.open(path, run),
      this.panels.open(scene),
    ]);
    this.summary = summary;
    this.#start = start;
    this.newRun();
    this.both &&= scene.coupling === 'wythoff';
    this.settleFocus();
  }

  get here(): Here | undefined {
    return this.play.path ? this.play.shown : this.#start;
  }

  protected get movesLeft(): boolean {
    return this.here !== undefined && this.here.why.moves > 0n;
  }

  placesShown(): readonly Place[] {
    return [{ heaps: this.currentScene().heaps }];
  }

  protected readonly gameless = { takes: undefined };

  /** Heaps with two stones more; they do not cancel, so the player who begins can win again. */
  override harderStart(): Partial<NimScene> | undefined {
    const { heaps, coupling } = this.currentScene();
    if (this.summary?.method !== 'xor' || coupling !== 'none') return undefined;
    const more = heaps.map((stones) => stones + 2n);
    const cancel = more.reduce((sum, stones) => sum ^ stones) === 0n;
    return { heaps: cancel ? more.with(0, sure(more[0]) + 1n) : more };
  }
  protected override readonly gameWords = [PLAY_WORDS, PANEL_WORDS];

  milestones(): readonly Step[] {
    if (this.play.path || !this.#decides) return [];
    const steps = this.#cancels;
    return steps === 0 ? [{ step: 1 }] : [{ step: steps }, { step: steps + 1 }];
  }

  steps(): number {
    if (this.play.path) return this.play.path.length - 1;
    return this.#decides ? this.#cancels + 1 : 0;
  }

  override get rest(): number {
    return this.play.path || this.asked ? this.timeline.length : 0;
  }

  /** An explanation at its end is no longer a demonstration: the reader can take stones beside it. */
  override get demonstrates(): boolean {
    return super.demonstrates && this.timeline.cursor < this.timeline.length;
  }

  override ownScene(): Partial<NimScene> {
    return { takes: this.play.takes };
  }

  override readonly tasks = async () => (await import('./tasks.ts')).nimTasks(this);

  arrive(): void {
    this.planning.clear();
    void this.play.arrive().then(() => this.settleFocus());
  }

  picture(): TemplateResult {
    const { words } = this;
    const [frame, layout] = [this.frame(), this.layout()];
    if (!words || !frame || !layout) return html``;
    const picture = heapsPicture(frame, layout, pictureWords(words, frame));
    const digits =
      frame.explained &&
      explanation.digitMarks(frame, layout, {
        words,
        asked: this.asking.digit,
        tabindex: (digit) => this.board.tabindex(digit),
      });
    return this.gamePicture(layout, words.text('nim-picture'), [picture, digits]);
  }

  override afterDrawing(): void {
    super.afterDrawing();
    const picture = this.renderRoot.querySelector<SVGSVGElement>('svg.picture');
    for (const [name, size] of Object.entries(this.layout()?.fonts ?? {})) {
      picture?.style.setProperty(`--${name}`, `${size}px`);
    }
  }

  caption(): Sentence {
    return { id: 'nim-caption', args: { shown: this.#shown() } };
  }

  /** What the caption must explain: what the rows show besides stones. A frame has room for the rings only. */
  #shown(): 'bundles' | 'grundy-values' | 'rows' | 'rings' | 'heaps' {
    const frame = this.frame();
    if (!frame?.explained) return 'heaps';
    if (this.fit || !frame.digits) return 'rings';
    if (!frame.cancelled || !this.layout()?.bundles) return 'rows';
    return frame.plain ? 'bundles' : 'grundy-values';
  }

  narration(): readonly Sentence[] {
    const { here, panels } = this;
    const asked = this.asking.said();
    if (asked.length > 0) return asked;
    const story = here && !this.fit ? panels.story(here.why, this.mayReveal('moves')) : [];
    return [...this.#sentences(), ...story];
  }

  /** The sentences about the game or, before a game, about the step of the explanation. */
  #sentences(): readonly Sentence[] {
    const { play, here, summary, words } = this;
    const { cursor, length } = this.timeline;
    const scene = this.currentScene();
    const [tells, explains] = [this.mayReveal('hints'), this.mayReveal('values')];
    if (!here || !summary || !words) return [];
    const [{ why }, { language }] = [here, words];
    // A frame has no room for the reason, and its rules stand in their own line.
    const room = !this.fit;
    if (play.path) {
      const mover = play.mover(cursor);
      const reason = explains && room ? explanation.inGame(why, summary, mover, language) : [];
      const bundled = summary.method === 'xor';
      return narratePlay({ play, cursor, language, hints: { tells, explains }, bundled, reason });
    }
    const who = scene.opponent === 'human' ? 'mover' : 'you';
    if (!explains || (cursor === 0 && this.#decides)) {
      const rules = room ? [rule(scene, summary, words)] : [];
      return [...rules, ...opening(why.outcome, who, tells && !(scene.predict && length > 0))];
    }
    // With the number of plies the reason would not be said at once.
    const verdict = explanation.verdict(why, who);
    if (cursor === length) {
      const because = room ? explanation.atEnd(why, summary, who, language) : [];
      return [...because, verdict];
    }
    const step = this.#cancellingOf(here).steps[cursor - 1];
    const done = step ? [explanation.cancelling(step, why)] : [];
    // Somebody has asked why, so the reason comes before the bundles that show it.
    const asked = cursor === 1 && this.asked && !scene.predict;
    if (asked) done.unshift(...explanation.atFirst(why, summary, who, language));
    return cursor === this.#cancels ? [...done, verdict] : done;
  }

  description(): readonly Sentence[] {
    const { here, summary, words } = this;
    if (!here || !summary || !words) return [];
    if (!this.mayReveal('verdict')) return heapsAsText(here.why, summary, words);
    const listener = { summary, words, who: this.#mover, moves: this.mayReveal('moves') };
    return explanation.describe(here.why, listener);
  }

  override question(milestone: number): Question | undefined {
    const why = this.here?.why;
    const { hints } = this.currentScene();
    return why && explanation.question(why, milestone === this.#cancels, hints);
  }

  async *csv(words: Messages): AsyncGenerator<Row> {
    const { cancelRows, playRows } = await import('./table.ts');
    const { play } = this;
    const tells = this.mayReveal('hints');
    const plies = play.record?.plies;
    const mover = (ply: number) => play.mover(ply);
    const { heaps } = this.currentScene();
    if (plies) yield* playRows({ words, plies, mover, tells }, heaps.length);
    else if (this.#start) {
      const { why, cancel } = this.#start;
      yield* cancelRows(new explanation.Cancelling(cancel).steps, why, this.#mover, tells, words);
    }
  }

  override get tabled(): Tabled {
    return this.play.path ? 'plies' : 'steps';
  }

  readonly frame = this.once((): HeapsFrame | undefined => {
    const { here, summary } = this;
    if (!here || !summary) return undefined;
    const { why } = here;
    const explaining = !this.play.path;
    // Where no move is left, the digits would be a table of zeros.
    const decides = this.#decides && this.movesLeft;
    const digits = this.mayReveal('values') && decides && why.grundyValues !== undefined;
    const bundled = digits && this.currentScene().show === 'bundles';
    const { shown } = this.planning;
    return {
      why,
      start: this.currentScene().heaps,
      plain: isPlain(why) && this.#plainStart(),
      explained: this.mayReveal('values') ? explanation : undefined,
      cancelled: bundled
        ? this.#cancellingOf(here).after(explaining ? this.timeline.cursor : undefined)
        : undefined,
      digits,
      summed: this.mayReveal('verdict'),
      deciding: !explaining || this.timeline.cursor > this.#cancels,
      planned: shown && { take: shown.move, why: this.mayReveal('moves') ? shown.why : undefined },
      missed: this.missed?.did,
      last: this.play.path?.[this.timeline.cursor]?.take,
      winning: this.mayReveal('moves') ? why.winningTakes : [],
      tabindex: (mark) => this.board.tabindex(mark),
    };
  });

  readonly layout = this.once((): Layout | undefined => {
    const { size, here } = this;
    const scene = this.currentScene();
    if (!here || size.width === 0) return undefined;
    const grundyValues =
      this.mayReveal('values') && this.#decides ? here.why.grundyValues : undefined;
    const both = [...(grundyValues ?? []), ...(this.#start?.why.grundyValues ?? [])];
    return layoutHeaps({
      size,
      text: this.projected ? 2 : 1,
      start: scene.heaps,
      grundyValues,
      digits: Math.max(1, ...both.map((value) => value.toString(2).length)),
      plain: this.#plainStart(),
      bundled: scene.show === 'bundles',
    });
  });

  /** Touching a digit, or a stone of a bundle, asks what it is. */
  override choose(mark: Mark | explanation.Digit): void {
    this.asking.ask(mark);
    if (!explanation.isDigit(mark)) {
      super.choose(mark);
      return;
    }
    this.timeline.pause();
    this.planning.clear();
    const { words } = this;
    if (words) this.announcer.say(plain(words, this.asking.said()));
    this.requestUpdate();
  }

  override whyCard(): TemplateResult | typeof nothing {
    return this.asking.digit ? html`` : super.whyCard();
  }

  protected override forgetWhy(): void {
    this.asking.forget();
    super.forgetWhy();
  }

  protected moveOf(mark: Mark | explanation.Digit): Take | undefined {
    if (explanation.isDigit(mark)) return undefined;
    return takeFrom(this.here?.why.heaps ?? [], mark, this.both);
  }

  protected sameMove(a: Take, b: Take): boolean {
    return sameTake(a, b);
  }

  protected async look(take: Take): Promise<Plan | undefined> {
    const { run, here } = this;
    return run && here && planned(run, here.why.heaps, take).catch(() => undefined);
  }

  protected said(plan: Plan): readonly Sentence[] {
    if (!this.words) return [];
    const verdict =
      plan.why && this.mayReveal('moves')
        ? explanation.verdict(plan.why, NEXT[this.#mover])
        : undefined;
    const planned = planText(plan, this.here?.why.heaps ?? [], this.words.language);
    const confirm = { id: 'game-confirm' };
    return [...planned, ...(verdict ? [verdict] : []), confirm, ...this.asking.said()];
  }

  protected planned(words: Messages, plan: Plan): PlannedMove {
    const heaps = this.here?.why.heaps ?? [];
    return plannedTake(words, plan, this.summary, this.currentScene(), heaps);
  }

  /** Who moves in the position that the figure shows. */
  get #mover(): Mover {
    const { play, timeline } = this;
    if (play.path) return play.mover(timeline.cursor);
    return this.currentScene().opponent === 'human' ? 'mover' : 'you';
  }

  /** Whether the bundles and their digits decide who wins. In misère play of other games than Nim they do not. */
  get #decides(): boolean {
    return this.summary?.method === 'xor' || this.summary?.method === 'class';
  }

  /** An explanation without a game comes to its verdict, and then to the winning moves. */
  override mayReveal(what: Revealed): boolean {
    if (what !== 'moves' && what !== 'verdict') return super.mayReveal(what);
    if (!super.mayReveal('values')) return false;
    const { cursor, length } = this.timeline;
    return this.play.path !== undefined || cursor >= (what === 'moves' ? length : this.#cancels);
  }

  /** In how many steps the bundles of the start cancel. */
  get #cancels(): number {
    return (this.#start?.cancel.length ?? 0) / STEP;
  }

  #cancellingOf(here: Here): explanation.Cancelling {
    if (this.#cancelling?.of !== here) {
      this.#cancelling = { of: here, steps: new explanation.Cancelling(here.cancel) };
    }
    return this.#cancelling.steps;
  }

  #plainStart(): boolean {
    return this.#start !== undefined && isPlain(this.#start.why);
  }

  protected override settleFocus(): void {
    const heaps = this.here?.why.heaps ?? [];
    const { focus } = this.board;
    if (explanation.isDigit(focus) && this.frame()?.digits) return;
    const { heap, stone } = explanation.isDigit(focus) ? { heap: focus.heap, stone: 0 } : focus;
    if (!explanation.isDigit(focus) && BigInt(stone) < (heaps[heap] ?? 0n)) return;
    const first = heaps.findIndex((stones) => stones > 0n);
    const same = heaps[heap] ?? 0n;
    this.board.focus =
      same > 0n ? { heap, stone: Number(same) - 1 } : { heap: Math.max(0, first), stone: 0 };
    this.requestUpdate();
  }
}
