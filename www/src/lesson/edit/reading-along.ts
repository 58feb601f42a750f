/** The solver reads along: what a figure of a lesson can ask, and whether what it asks has a solution. */
import { exhibits } from '../../exhibits/index.ts';
import { decode, encode, type SceneSpec, shownScene } from '../../share/codec.ts';
import { openUnseen, saidUnseen } from '../../stage/ahead.ts';
import { Announcer } from '../../stage/announcer.ts';
import { Fields } from '../../stage/fields.ts';
import type { AnyFigure } from '../../stage/figure.ts';
import type { FigureElement } from '../../stage/figure-element.ts';
import { PLAY_WORDS } from '../../stage/play.ts';
import type { StageScene } from '../../stage/stage-scene.ts';
import { TaskSetting } from '../../stage/task/setting.ts';
import { isUnfit, sentenceOf } from '../../stage/task/task.ts';
import type { TaskScene } from '../../stage/task/task-fields.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import type { FigureBlock } from '../lesson.ts';
import type { Said } from './answer-said.ts';

/** A scene that may set a task. */
type AskedScene = StageScene & TaskScene;

/** Figures that are open at a time where nobody sees them. Each has a run in the solver. */
const OPEN = 6;

type Asked = Pick<FigureBlock, 'slug' | 'scene'>;

/** A figure as its block has it, opened without its task. */
interface Read {
  readonly figure: AnyFigure;
  readonly setting: TaskSetting;
  /** The block with its task, as it is now, and what takes another scene for it. */
  block: Asked;
  set(scene: string): void;
}

export class ReadingAlong {
  readonly #redraw: () => void;
  readonly #language: () => Messages['language'];
  readonly #read = new Map<string, Read | 'pending'>();
  /** Why a task has no solution, by its scene; an empty text if it has one. */
  readonly #unfit = new Map<string, string>();
  /** What figures say of their moments with hints and without, by their scenes. */
  readonly #said = new Map<string, Said | 'pending'>();
  /** Figures are opened one after the other, because the shown one has the solver too. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(language: () => Messages['language'], redraw: () => void) {
    this.#language = language;
    this.#redraw = redraw;
  }

  /**
   * The tasks that a figure may set, each with what the solver says of it; undefined until they are known. `set` takes the
   * scene with another task.
   */
  settings(block: Asked, set: (scene: string) => void): unknown {
    const read = this.#of(block);
    if (!read?.figure.words) return undefined;
    Object.assign(read, { block, set });
    return read.setting.kinds(read.figure.words);
  }

  /** Why the task of a figure has no solution; undefined if it has one, has no task, or is not known yet. */
  unfit(block: Asked): string | undefined {
    const kind = kindOf(block);
    if (kind === undefined) return undefined;
    const key = `${kind} ${this.#key(block)}`;
    const known = this.#unfit.get(key);
    if (known !== undefined) return known === '' ? undefined : known;
    const read = this.#of(block);
    if (!read) return undefined;
    this.#unfit.set(key, '');
    void this.#judge(read, kind)
      .then((said) => this.#unfit.set(key, said))
      .then(this.#redraw)
      .catch(() => this.#unfit.delete(key));
    return undefined;
  }

  /** What a figure with hints says; undefined if it shows none, asks a task, or has not said it yet. */
  said(block: Asked): Said | undefined {
    if (kindOf(block) !== undefined) return undefined;
    const key = this.#key(block);
    const known = this.#said.get(key);
    if (known) return typeof known === 'object' ? known : undefined;
    const read = this.#of(block);
    if (!read) return undefined;
    const { figure } = read;
    const scene = figure.currentScene() as StageScene;
    if (!scene.hints) return undefined;
    this.#said.set(key, 'pending');
    const say = async (fields: Partial<StageScene>): Promise<string> => {
      const said = await saidUnseen(figure as never, { ...scene, ...fields });
      return figure.words ? plain(figure.words, said) : '';
    };
    this.#queue = this.#queue
      .then(async () =>
        this.#said.set(key, { hinted: await say({}), plainly: await say({ hints: false }) }),
      )
      .then(this.#redraw)
      .catch(() => this.#said.delete(key));
    return undefined;
  }

  /** Ends the work of all figures. */
  release(): void {
    for (const read of this.#read.values()) if (typeof read === 'object') read.figure.release();
    this.#read.clear();
    this.#said.clear();
  }

  /** Moments that ask different things of one figure share it. */
  #key({ slug, scene }: Asked): string {
    const bare = scene.replace(/(?:^|&)(?:task|tries)=[^&]*/g, '');
    return `${this.#language()} ${slug} ${bare}`;
  }

  #of(block: Asked): Read | undefined {
    const key = this.#key(block);
    const known = this.#read.get(key);
    if (known) return typeof known === 'object' ? known : undefined;
    this.#read.set(key, 'pending');
    this.#queue = this.#queue
      .then(() => this.#open(block))
      .then((read) => this.#take(key, read))

      // It is tried again when the page is drawn again.
      .catch(() => this.#read.delete(key));
    return undefined;
  }

  #take(key: string, read: Read): void {
    this.#read.delete(key);
    this.#read.set(key, read);
    const open = [...this.#read].filter(([, one]) => typeof one === 'object');
    for (const [old, one] of open.slice(0, Math.max(0, open.length - OPEN))) {
      this.#read.delete(old);
      const isUsed = [...this.#read.values()].includes(one);
      if (typeof one === 'object' && !isUsed) one.figure.release();
    }
    this.#redraw();
  }

  async #open(block: Asked): Promise<Read> {
    const { slug } = block;
    // The script of figures, which the page has, knows the elements first.
    await customElements.whenDefined(`appleyard-${slug}`);
    const element = document.createElement(`appleyard-${slug}`) as unknown as FigureElement;
    element.lang = this.#language();
    (await exhibits[slug]()).mount(element);
    const beside = element.figure;
    if (!beside) throw new Error(`there is no figure of ${slug}`);
    const spec = beside.spec as unknown as SceneSpec<AskedScene>;
    const given = (one: Asked): AskedScene => shownScene(decode(spec, one.scene).link);
    const bare = spec.settle({ ...given(block), task: 'none' }).scene;
    const figure = (await openUnseen(beside as never, bare)) as unknown as AnyFigure;
    await figure.vocabulary.more('tasks', 'stage', PLAY_WORDS);
    if (!figure.words || !figure.loaded) throw new Error('the figure does not open');
    const { tasks } = figure;
    const redraw = (): void => this.#redraw();
    const adjust = (fields: Partial<AskedScene>): void => {
      figure.adjust({ ...fields, task: 'none' } as never);
      const { scene } = spec.settle({ ...given(read.block), ...fields });
      const text = encode(spec, { scenes: [scene], place: 1 });
      // It is the same figure with another number, so what stands beside it stays.
      this.#take(this.#key({ slug, scene: text }), read);
      read.set(text);
    };
    const setting = new TaskSetting({
      spec: spec as SceneSpec<unknown>,
      tasks: tasks && (() => tasks()),
      tasked: false,
      exhibit: slug,
      announcer: new Announcer(() => '', redraw),
      fields: new Fields(redraw),
      lifetime: figure.lifetime,
      asksTask: () => (kindOf(read.block) === undefined ? undefined : given(read.block)),
      currentLink: () => figure.currentLink(),
      currentScene: () => given(read.block),
      adjust,
      requestUpdate: redraw,
    });
    const read: Read = { figure, setting, block, set: () => {} };
    return read;
  }

  async #judge({ figure }: Read, kind: string): Promise<string> {
    const make = await figure.tasks?.();
    const made = await make?.(kind);
    const { words } = figure;
    return made && words && isUnfit(made) ? plain(words, [sentenceOf(made)]) : '';
  }
}

/** The kind of the task that a figure sets; undefined if it sets none. */
function kindOf({ scene }: Asked): string | undefined {
  const kind = new URLSearchParams(scene).get('task');
  return kind === null || kind === 'none' ? undefined : kind;
}
