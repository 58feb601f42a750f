import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import { whileRunning } from '../engine/errors.ts';
import type { ModelName } from '../engine/protocol.ts';
import { shownScene } from '../share/codec.ts';
import type { Messages } from '../words/messages.ts';
import { plain, type Sentence } from '../words/sentence.ts';
import type { Board } from './board.ts';
import type { Revealed } from './exhibit.ts';
import { Figure } from './figure.ts';
import { type GaveAway, gaveAway } from './game-account.ts';
import { gameStyles } from './game-styles.ts';
import { Lazy } from './lazy.ts';
import type { PlannedMove } from './on-picture.ts';
import type { Size } from './picture-view.ts';
import { type Planned, Planning } from './planning.ts';
import { type GamePlay, type GameRecord, PLAY_WORDS, type Side, winnerOf } from './play.ts';
import type { OpponentScene } from './play-panel.ts';
import { still } from './preferences.ts';
import type { StageScene } from './stage-scene.ts';
import type { Timeline } from './timeline.ts';

/** The fields of a link to a game. */
export interface GameScene extends StageScene, OpponentScene {
  /** Somebody has asked why, so each move shows its value. */
  readonly why: boolean;
}

/**
 * A figure in which a game is played on the picture: the player points at a move, plans it and makes it. The first
 * move begins the game; the computer replies; stepping back takes moves back. The figure explains nothing
 * before somebody asks. Without a player it shows a demonstration, which ends at the first touch.
 *
 *     mark ──moveOf──> move ──planning──> place ──commit──> play ──> timeline
 */
export abstract class GameFigure<
  Scene extends GameScene,
  Name extends ModelName,
  Mark,
  Plan extends Planned<unknown, unknown>,
> extends Figure<Scene, Name> {
  override get styles(): readonly CSSResult[] {
    return [...super.styles, gameStyles];
  }

  abstract readonly play: GamePlay<
    NonNullable<Plan['place']>,
    unknown,
    GameRecord<Plan['move']>,
    Name,
    Scene
  >;
  abstract override readonly board: Board<Mark>;
  readonly planning = new Planning<Plan>({
    mayMove: () => this.mayMove,
    same: (a, b) => this.sameMove(a, b),
    look: (move) => this.look(move),
    commit: (place) => this.commit(place),
    changed: () => this.requestUpdate(),
  });
  #uncovered = false;
  /** What stands on the picture beside the marks; it is fetched when it is first needed. */
  readonly #onPicture = new Lazy(
    () => import('./on-picture.ts'),
    () => {
      if (this.#onPicture.here) this.adopt(this.#onPicture.here.onPictureStyles);
      this.requestUpdate();
    },
  );
  /** The keyboard returns to a mark. The focus event does not mean that somebody points at that mark. */
  #regaining = false;

  /** The places from the start to the shown position. The first move begins the game at the last of them. */
  abstract placesShown(): readonly NonNullable<Plan['place']>[];
  /** Who moves after `ply` plies, before anybody plays. */
  protected sideAt(ply: number): Side {
    return ply % 2 === 0 ? 'first' : 'second';
  }
  /** Whether the shown position has a move left. */
  protected abstract get movesLeft(): boolean;
  /** The move that a mark stands for; undefined if it stands for no move. */
  protected abstract moveOf(mark: Mark): Plan['move'] | undefined;
  protected abstract sameMove(a: Plan['move'], b: Plan['move']): boolean;
  /** What a move would do; undefined if there is nothing to say about it. */
  protected abstract look(move: Plan['move']): Plan | undefined | Promise<Plan | undefined>;
  /** What the figure says of a chosen move that the rules allow. */
  protected abstract said(plan: Plan): readonly Sentence[];
  /** What stands on the picture beside a chosen move. */
  protected abstract planned(words: Messages, plan: Plan): PlannedMove;
  /** Puts the tab stop on a mark that exists. A board whose marks never disappear has nothing to do. */
  protected settleFocus(): void {}
  /** Fields of a scene without a game. */
  protected abstract readonly gameless: Partial<Scene>;
  /** The words of the game and of the moves. */
  protected readonly gameWords: readonly string[] = [PLAY_WORDS];

  /** Fetches what drawing a place needs, before the cursor moves there. */
  protected async know(_place: NonNullable<Plan['place']>): Promise<void> {}

  /** Whether it is the visitor's turn. */
  get mayMove(): boolean {
    const { play } = this;
    if (!this.movesLeft || play.thinking || play.full) return false;
    return !play.path || play.mover(this.timeline.cursor) !== 'computer';
  }

  /** Hints count once the figure is loaded, and what is covered can be uncovered. What moves are worth is asked for. */
  override mayReveal(what: Revealed): boolean {
    if (!this.loaded) return false;
    const { hints, reveal } = this.currentScene();
    if (!hints || this.tasked) return false;
    return (!reveal || this.#uncovered) && (what !== 'values' || this.explains);
  }

  /** In a game the steps are the plies that were made, so they answer no task. */
  override get stepped(): Timeline | undefined {
    return this.play.path ? this.seen.timeline : super.stepped;
  }

  /** Of a task that asks for one move, the verdict comes first; it knows whether the computer replies. */
  get holds(): boolean {
    return this.tasked && /move|hold/.test(this.shownScene().task ?? '');
  }

  /** Each ply, and each step of an explanation, is an idea of its own. */
  override nextStop(after: number): number | undefined {
    return after < this.timeline.length ? after + 1 : undefined;
  }

  /** Whether the link asks why. It is needed even before the scene of the moment is settled. */
  protected get asked(): boolean {
    return shownScene(this.link).why;
  }

  /** Whether a demonstration runs: the cursor moves and nobody plays. */
  get demonstrates(): boolean {
    return this.loaded && !this.play.path && this.timeline.cursor > 0;
  }

  /** Whether each move shows its value: somebody asked, a demonstration runs, or a game was lost. */
  get explains(): boolean {
    if (!this.mayReveal('hints')) return false;
    const { play } = this;
    if (this.asked || (!play.path && this.timeline.cursor > 0)) return true;
    return play.path !== undefined && !['you', 'nobody'].includes(winnerOf(play).who);
  }

  /** In a game that is over, where the next move gave the win or the draw away: that move, and a better one. */
  get missed(): GaveAway<Plan['move']> | undefined {
    const next = this.explains ? gaveAway(this.play.record, this.narrated) : undefined;
    return next?.chosen === undefined ? undefined : { did: next.chosen, better: next.better };
  }

  /** What the button beside the game asks. */
  get asks(): 'why' | 'uncover' | undefined {
    const { hints, reveal } = this.currentScene();
    if (!hints || this.tasked) return undefined;
    return reveal && !this.#uncovered ? 'uncover' : 'why';
  }

  /** Uncovers the marks. */
  uncover(): void {
    this.#uncovered = true;
    this.requestUpdate();
  }

  /** Shows why, or hides it again; at the end of a game, shows where the loser could have won. */
  explain(): void {
    const { play, timeline } = this;
    const why = play.over || !this.asked;
    this.planning.clear();
    this.adjust({ why } as Partial<Scene>);
    if (play.over) {
      const gave = play.record?.plies.findLastIndex(({ blunder }) => blunder) ?? -1;
      timeline.seek(Math.max(0, gave - 1));
    } else if (!play.path) {
      timeline.place(why && still() ? this.rest : 0);
      // Here the explanation has steps of its own. The press is answered by the first of them at once.
      if (this.rest > 0 && why && !still()) {
        timeline.play();
        timeline.next();
      }
    }
  }

  /** A new run is drawn; nothing is planned or uncovered yet. */
  protected newRun(): void {
    this.#uncovered = false;
    this.planning.clear();
  }

  /** Makes a move. The first move begins the game. */
  async commit(place: NonNullable<Plan['place']>): Promise<void> {
    const { play } = this;
    if (!this.run) return;
    // The pressed button is about to disappear, so the keyboard stays on the picture.
    if (this.focused?.closest('.planned')) this.#keepFocus();
    if (!play.path) {
      const places = this.placesShown();
      const computer = this.sideAt(places.length - 1) === 'first' ? 'second' : 'first';
      await this.#open(places, { computer });
    }
    if (!(await whileRunning(this.know(place)))) return;
    await play.choose(place);
    this.sceneChanged();
    this.settleFocus();
    await this.updateComplete;
    // If the visitor has begun to type elsewhere, the keyboard stays there.
    const active = this.focused;
    if (!active || active.closest('.sheet')) this.regain();
  }

  /** Begins a game at the scene's start. The computer moves first if the fields say so. */
  async begin(fields: Partial<Scene>): Promise<void> {
    this.planning.clear();
    await this.#open(this.placesShown().slice(0, 1), fields);
    void this.play.answer();
  }

  /** Opens the game that has gone through these places. */
  async openAt(places: readonly NonNullable<Plan['place']>[]): Promise<void> {
    this.planning.clear();
    await this.#open(places, {});
    this.sceneChanged();
  }

  /** Lets the computer make the first move. */
  letBegin(): void {
    void this.begin({ computer: this.sideAt(0) } as Partial<Scene>).then(() => this.regain());
  }

  /** Begins another game without an explanation. The pressed button may disappear. */
  again(): void {
    this.#keepFocus();
    void this.begin({ why: false } as Partial<Scene>).then(() => this.regain());
  }

  /** Whether marks are left on the picture at the end of a game. */
  readonly keepsMarks: boolean = false;

  /** The fields of a start that is harder than the scene's, if there is one. */
  harderStart(): Partial<Scene> | undefined {
    return undefined;
  }

  /** The scene before the first move of this game. */
  startScene(): Scene {
    return { ...this.currentScene(), ...this.gameless, why: false, cursor: undefined };
  }

  async #open(
    places: readonly NonNullable<Plan['place']>[],
    fields: Partial<Pick<GameScene, 'computer'>>,
  ): Promise<void> {
    const { run } = this;
    if (!run) return;
    await this.vocabulary.more(...this.gameWords);
    if (!(await whileRunning(this.play.open(places, run)))) return;
    this.timeline.length = places.length - 1;
    this.adjust({ ...(fields as Partial<Scene>), cursor: undefined });
    this.timeline.place();
    await this.play.arrive();
    this.settleFocus();
  }

  /** Leaves the game and goes back to the start. */
  leave(): void {
    this.play.close();
    this.planning.clear();
    this.adjust({ ...this.gameless, cursor: undefined });
    this.timeline.length = this.steps();
    this.timeline.place(this.rest);
    this.sceneChanged();
  }

  /**
   * Chooses a mark, with the pointer or the keyboard. A demonstration ends there; its position does not
   * become a game.
   */
  choose(mark: Mark): void {
    this.timeline.pause();
    if (this.demonstrates) {
      this.adjust({ why: false } as Partial<Scene>);
      this.timeline.place(0);
    }
    const move = this.moveOf(mark);
    if (move !== undefined) void this.plan(move);
  }

  /** Plans a move. Planning the same move again makes it, unless somebody only wants to see what it leaves. */
  async plan(move: Plan['move'], wants: 'see' | 'make' = 'make'): Promise<void> {
    const { planning, words } = this;
    if (!(await (wants === 'see' ? planning.plan(move) : planning.choose(move)))) return;
    const { chosen } = planning;
    // An illegal move has its reason beside the mark.
    if (words && chosen?.place) this.announcer.say(plain(words, this.said(chosen)));
  }

  /**
   * The chosen move stands on the picture whatever the picture's size, see `onPicture`. Escape or a touch
   * elsewhere dismisses it.
   */
  whyCard(): TemplateResult | typeof nothing {
    return this.planning.chosen || this.planning.choosing ? html`` : nothing;
  }

  override get atMark(): boolean {
    return true;
  }

  protected forgetWhy(): void {
    this.planning.clear();
  }

  /** The picture of this size with marks that can be pointed at and chosen. */
  protected gamePicture({ width, height }: Size, label: string, marks: unknown): TemplateResult {
    return html`<svg class="picture" role="grid" tabindex="-1" width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-label=${label}
      @click=${this.#clicked} @keydown=${this.board.keydown} @focusin=${this.#focused}
      @focusout=${this.#unpointed} @pointermove=${this.#pointed} @pointerleave=${this.#unpointed}
      >${marks}</svg>${this.#onThePicture()}`;
  }

  /** What a game shows over its picture. */
  #onThePicture(): unknown {
    const { words, planning } = this;
    if (!words) return nothing;
    const { chosen } = planning;
    const { demonstrates } = this;
    const ends = this.play.over && !this.keepsMarks;
    if (!chosen && !demonstrates && !ends) return nothing;
    return this.#onPicture.render(
      words,
      (view) =>
        html`${demonstrates ? view.renderDemonstration(words) : ends ? view.renderResult(this, words) : nothing}${chosen ? view.renderPlanned(planning, this.planned(words, chosen)) : nothing}`,
    );
  }

  /** At the end of a game whose marks stay: who has won and what to do next, where it covers no mark. */
  result(words: Messages): unknown {
    if (!this.play.over || !this.keepsMarks) return nothing;
    return this.#onPicture.render(words, (view) => view.renderResult(this, words));
  }

  override afterDrawing(): void {
    super.afterDrawing();
    if (this.planning.chosen)
      this.#onPicture.here?.placePlanned(this.renderRoot, this.board.id(this.board.focus));
  }

  override afterConnecting(signal: AbortSignal): void {
    document.addEventListener('click', this.#elsewhere, { signal });
  }

  /** A touch outside the picture dismisses the planned move. Buttons keep their own meaning. */
  readonly #elsewhere = (event: Event): void => {
    if (!this.planning.chosen) return;
    const path = event.composedPath();
    const meant = path.some(
      (one) =>
        one instanceof Element &&
        one.matches('svg.picture, .planned, .panel, button, a, input, select'),
    );
    if (meant) return;
    this.planning.clear();
    this.requestUpdate();
  };

  /** Gives the keyboard back to the mark that had it or, if that is gone, to the picture. */
  override regain(): void {
    this.#regaining = true;
    super.regain();
    if (!this.focused) this.#keepFocus();
    this.#regaining = false;
  }

  #keepFocus(): void {
    this.renderRoot.querySelector<SVGElement>('svg.picture')?.focus({ preventScroll: true });
  }

  /** Listeners of the picture. */
  readonly #clicked = (event: MouseEvent): void => {
    if (event.detail === 0 || this.board.aimed(event) !== undefined) {
      this.board.click(event);
    } else if (this.planning.chosen) {
      this.closeWhy();
    }
  };

  readonly #focused = (event: FocusEvent): void => {
    this.board.focusin(event);
    const onMark = (event.target as Element).id === this.board.id(this.board.focus);
    if (onMark && !this.#regaining) void this.planning.point(this.moveOf(this.board.focus));
  };

  readonly #pointed = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const mark = this.board.aimed(event);
    void this.planning.point(mark === undefined ? undefined : this.moveOf(mark));
  };

  readonly #unpointed = (): void => {
    void this.planning.point(undefined);
  };
}
