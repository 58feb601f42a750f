import { type CSSResult, html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { WidgetKey } from './keys.ts';
import { type Lazy, type Opening, opener } from './lazy.ts';

/** A panel below a figure. It keeps what the visitor typed and chose, and what was calculated for it. */
export interface Panel {
  render(words: Messages): unknown;
  /** Another run is shown: forgets input that was refused, and ends what still runs. */
  forget?(): void;
  /** Opens files that were dropped on the figure. */
  drop?(files: readonly File[]): void;
}

/** A panel of an exhibit, before it is opened for the first time. */
export interface PanelSource {
  /** Fetches the panel's code and makes the panel. */
  make(): Promise<Panel>;
  /** Whether it is too large for a small frame. */
  readonly large?: true;
  /** Whether it shows a table, a chart or a map, which need more than half of the figure's width. */
  readonly broad?: true;
  /** Whether its visitor looks at something, rather than changing what the picture shows. */
  readonly looks?: true;
  /** Whether files that are dropped on the figure are for it: always, or only while it is open. */
  readonly drops?: 'always' | 'open';
  /** Whether it can stay open during a task, because it gives no answer away. */
  readonly harmless?: boolean;
  /** Whether it would give the answer away. Then it shows a remark in place of its contents. */
  withheld?(): boolean;
}

/** The figure around the panels. */
export interface PanelFigure extends Opening {
  readonly words: Messages | undefined;
  /** Whether a task is open, so that nothing may be shown that answers it. */
  readonly tasked: boolean;
}

/**
 * What an exhibit shows around its picture: its panels, its own settings, and what stands under the
 * narration. A panel is fetched with its words and styles when it is first opened, and kept from then on.
 */
export abstract class Panels<Name extends string = string> {
  readonly names: readonly Name[];
  /** Keys that only this exhibit's marks have. */
  readonly keys: readonly WidgetKey[] = [];
  readonly #figure: PanelFigure;
  readonly #sources: Readonly<Record<Name, PanelSource>>;
  readonly #opened = new Map<Name, Lazy<Panel>>();
  readonly #lazy: <Module>(load: () => Promise<Module>) => Lazy<Module>;
  #keeping = false;

  constructor(
    figure: PanelFigure,
    words: readonly string[],
    styles: () => Promise<readonly CSSResult[]>,
    sources: Readonly<Record<Name, PanelSource>>,
  ) {
    this.#figure = figure;
    this.#lazy = opener(figure, ['stage', ...words], styles);
    this.#sources = sources;
    this.names = Object.keys(sources) as Name[];
  }

  /** The exhibit's own part of the panel `settings`. */
  settings(_words: Messages): unknown {
    return nothing;
  }

  /** The exhibit's own part of the panel `export`. */
  exports(_words: Messages): unknown {
    return nothing;
  }

  /** Above the narration: what a reader wants to see first, such as who has won. */
  above(_words: Messages): unknown {
    return nothing;
  }

  /**
   * Under the narration: a game, for example, or an invitation to answer. Asked for once the run is
   * finished.
   */
  abstract aside(words: Messages): TemplateResult | typeof nothing;

  /** One line about the rules or the input. The page's lede describes only the first scene. */
  rules(_words: Messages): unknown {
    return nothing;
  }

  /** Whether a panel is too large for a small frame. */
  large(name: string): boolean {
    return this.#sources[name as Name]?.large === true;
  }

  /** Whether a panel needs more than half of the figure's width. */
  broad(name: string): boolean {
    return this.#sources[name as Name]?.broad === true;
  }

  /** Whether the visitor looks at something in a panel, rather than changing what the picture shows. */
  looks(name: string): boolean {
    return this.#sources[name as Name]?.looks === true;
  }

  has(name: string): name is Name {
    return Object.hasOwn(this.#sources, name);
  }

  render(name: Name): unknown {
    const { words, tasked } = this.#figure;
    if (!words) return nothing;
    // Its words come with the question.
    if (tasked && !this.#sources[name].harmless)
      return words.has('task-withheld')
        ? html`<p class="wide">${words.text('task-withheld')}</p>`
        : nothing;
    return this.#lazyPanel(name).render(words, (panel) =>
      this.#sources[name].withheld?.()
        ? html`<p class="wide">${words.text('panel-withheld')}</p>`
        : panel.render(words),
    );
  }

  /** The panel for a dropped file: the open one, if it takes files, or else the first that does. */
  dropPanel(open: string | undefined): Name | undefined {
    const taking = (name: Name) => this.#sources[name].drops;
    return (
      this.names.find((name) => name === open && taking(name)) ??
      this.names.find((name) => taking(name) === 'always')
    );
  }

  async drop(name: Name, files: readonly File[]): Promise<void> {
    (await this.#lazyPanel(name).fetched())?.drop?.(files);
  }

  /** Another run is shown, so the contents of the panels are out of date, unless a panel asked for that run. */
  opened(): void {
    if (!this.#keeping) this.forget();
  }

  protected forget(): void {
    for (const panel of this.#opened.values()) panel.here?.forget?.();
  }

  /** Makes a change for a panel and keeps refused input in its other fields. */
  async keeping(change: () => Promise<void>): Promise<void> {
    this.#keeping = true;
    try {
      await change();
    } finally {
      this.#keeping = false;
    }
  }

  /** Something else that needs the words and styles of the panels. */
  protected lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
    return this.#lazy(load);
  }

  #lazyPanel(name: Name): Lazy<Panel> {
    const known = this.#opened.get(name);
    if (known) return known;
    const made = this.#lazy(() => this.#sources[name].make());
    this.#opened.set(name, made);
    return made;
  }
}
