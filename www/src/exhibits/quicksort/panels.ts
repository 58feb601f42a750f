import { html, nothing, type TemplateResult } from 'lit';
import { Lazy } from '../../stage/lazy.ts';
import { Panels } from '../../stage/panels.ts';
import type { Messages } from '../../words/messages.ts';
import { renderLikely } from './aside-view.ts';
import type { ByHand } from './by-hand-view.ts';
import { renderCard } from './cards.ts';
import { MOST_RACED } from './fields.ts';
import type { Here } from './moments.ts';
import { Picks } from './picks.ts';
import type { Race } from './race/race.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';
import type { ShownSort } from './shown.ts';
import type { Sound } from './sound.ts';

/** The message file of all that opens. */
const PANEL_WORDS = 'quicksort-panels';

/** The kinds of places in the legend, in its order. */
const areas = [
  ...(['smaller', 'equal', 'unprocessed', 'larger'] as const),
  ...(['sorting', 'waiting', 'finished'] as const),
];
/** With at least this many px for each mark, the legend has room for several words a mark. */
const WIDE = 130;
/** The width of a mark with one word, and of the button beside the legend, in px. */
const [NARROW, BUTTON] = [53, 100];
/** Where the legend has too little room, it leaves out these marks: pointers name them too. */
const POINTED: readonly string[] = ['equal', 'unprocessed'];
/** A frame with a picture narrower than this has a short line of rules, in px. */
const FRAME = 600;
/** The sort of the blog post. The line of rules leaves out what agrees with it. */
const { scheme, pivot: rule, recurse: called, cutoff } = quicksortScene.defaults;
const usual: Readonly<Record<string, string | number>> = { scheme, rule, called, cutoff };
/** The fields that the line of rules names. */
const ruleFields = [
  ...(['input', 'length', 'seed', 'scheme'] as const),
  ...(['recurse', 'calls', 'pivot', 'cutoff'] as const),
];

const opened = async () => [(await import('./panels/opened-styles.ts')).openedStyles];

/** What the page shows around the elements: input, variant, program, tree, race, laboratory, settings. */
export class QuicksortPanels extends Panels {
  /** The place of the element that the visitor swaps with the next one touched. */
  exchanging: number | undefined;
  /** The race, if variants run side by side. */
  race: Race | undefined;
  /** Undefined until the visitor asks for sound. */
  sound: Sound | undefined;

  readonly picks: Picks;
  readonly #figure: ShownSort;
  /** The view of swaps and chosen pivots is downloaded when it is first needed. */
  readonly #byHand = new Lazy(
    () => import('./by-hand-view.ts'),
    () => this.#figure.requestUpdate(),
  );
  readonly #settings = new Lazy(
    () => import('./settings-view.ts'),
    () => this.#figure.requestUpdate(),
  );
  /** The place in the field for the pivot, counted from 1. */
  #picked = 0;
  /** The swap with which the sort cannot go on. */
  #stuck = '';
  /** The rule that chose the pivots before a visitor did. */
  #rule: QuicksortScene['pivot'] = quicksortScene.defaults.pivot;

  constructor(figure: ShownSort) {
    const large = true;
    super(figure, [PANEL_WORDS], opened, {
      input: {
        large,
        drops: 'always',
        make: async () => new (await import('./panels/input-panel.ts')).InputPanel(figure),
      },
      variant: {
        large,
        make: async () => new (await import('./panels/variant-panel.ts')).VariantPanel(figure),
      },
      code: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./panels/code-panel.ts')).CodePanel(figure),
      },
      tree: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./panels/tree-panel.ts')).TreePanel(figure),
      },
      race: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./race/panel.ts')).RacePanel(figure),
      },
      lab: {
        looks: true,
        broad: true,
        large,
        make: async () => new (await import('./panels/lab-panel.ts')).LabPanel(figure),
      },
    });
    this.#figure = figure;
    this.picks = new Picks(figure);
  }

  protected override forget(): void {
    super.forget();
    this.#figure.choices.withdraw();
  }

  /** Takes another run: forgets the refused texts, and opens the lanes of a race. */
  async open(scene: QuicksortScene, values: Uint32Array): Promise<void> {
    this.opened();
    this.exchanging = undefined;
    this.race = undefined;
    const { lifetime } = this.#figure;
    if (!scene.race || values.length > MOST_RACED) return;
    const [{ Race }, styles] = await Promise.all([
      import('./race/race.ts'),
      import('./panels/opened-styles.ts'),
      this.#figure.vocabulary.more(PANEL_WORDS),
    ]);
    this.#figure.adopt(styles.openedStyles);
    const race = await Race.open(this.#figure, scene, values, lifetime);
    if (!lifetime.aborted) this.race = race;
  }

  /** Whether a separate line names the list and the sort: in a frame, and where they differ from the default ones. */
  get namesList(): boolean {
    const { fit, presenting } = this.#figure;
    const scene = this.#figure.currentScene();
    const own = ruleFields.some((field) => scene[field] !== quicksortScene.defaults[field]);
    return !this.race && !presenting && (fit || own);
  }

  /** The list, and where its sort differs from the blog post. */
  override rules(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    if (!this.namesList) return nothing;
    const { scheme, recurse, calls, pivot, cutoff, small } = figure.currentScene();
    const clauses = { scheme, rule: pivot, called: calls === 'two' ? calls : recurse, cutoff };
    const own = Object.entries(clauses).filter(([name, clause]) => clause !== usual[name]);
    // A small frame has room for one clause: a difference from the usual sort, or else the list.
    const brief = figure.fit && figure.size.width < FRAME;
    return html`<span class=${figure.past ? 'about changed' : 'about'}>${words.text('in-short', {
      ...usual,
      ...Object.fromEntries(brief ? own.slice(0, 1) : own),
      listed: brief && own.length > 0 ? 'no' : 'yes',
      list: this.listName(words),
      count: figure.length,
      pivot: words.text(`pivot-${pivot}`),
      small,
    })}</span>`;
  }

  /** The marks that the picture shows now, in a line, with short words where there is little room. */
  legend(words: Messages): TemplateResult {
    const figure = this.#figure;
    const here = this.race ? this.race.places(figure.timeline.cursor) : figure.places();
    const { width } = figure.size;
    const all = areas.filter((area) => here?.has(area) ?? area !== 'sorting');
    const short = width < WIDE * all.length ? 'yes' : 'no';
    const left =
      short === 'yes'
        ? Math.max(0, all.length - Math.floor((width - (figure.fit ? 0 : BUTTON)) / NARROW))
        : 0;
    const shown = all.filter((area) => !POINTED.slice(0, left).includes(area));
    return html`<span class=${short === 'yes' ? 'short' : 'long'}>${shown.map(
      (area) =>
        html`<span class=${`swatch ${area}`}></span> ${words.text(`area-${area}`, { short })} `,
    )}</span>`;
  }

  /** How the list lies at the start. */
  listName(words: Messages): string {
    const { input, against, seed } = this.#figure.currentScene();
    return words.text('input-name', {
      input,
      against: words.text(`pivot-${against}`),
      seed: String(seed),
    });
  }

  /** What stands under the narration: buttons, and what the visitor does by hand. */
  aside(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { here } = figure;
    if (this.race) {
      if (figure.fit) return nothing;
      return html`<p class="choices"><button class="primary" @click=${() => void figure.choices.take({ race: undefined, cursor: undefined })}>${words.text('race-end')}</button></p>`;
    }
    if (!here || figure.tasked) return nothing;
    const { exchanging } = this;
    const byHand = figure.choosing || exchanging !== undefined || figure.currentScene().exchange;
    return html`${byHand ? this.#byHand.render(words, (view) => view.renderByHand(this.#hand(words, here))) : nothing}
      ${this.picks.canTakeBack ? html`<p class="choices"><button class="primary" @click=${() => void this.picks.takeBack()}>${words.text('pick-undo')}</button></p>` : nothing}
      ${figure.fit ? nothing : renderLikely(figure, this, words)}`;
  }

  #hand(words: Messages, here: Here): ByHand {
    return {
      ...{ figure: this.#figure, words, here, exchanging: this.exchanging },
      picked: this.#picked,
      ruled: () => void this.#ruled(),
      pick: (place) => {
        this.#picked = place;
      },
      stuck: this.#stuck,
      stick: (exchange) => {
        this.#stuck = exchange;
        this.#figure.requestUpdate();
      },
    };
  }

  /** The card beside the touched mark. */
  whyCard(asked: number): TemplateResult | typeof nothing {
    return renderCard(this.#figure, asked, {
      pivot: (place) => void this.repick(place),
      another: () => void this.repick(),
      exchange: (place) => this.#exchange(place),
    });
  }

  /** Makes the element at a place the pivot of the current part. Without a place, the visitor chooses one. */
  async repick(place?: number): Promise<void> {
    const figure = this.#figure;
    const { run, here, parts, currentPart: part } = figure;
    if (!run || !here || !part) return;
    const { pivot } = figure.currentScene();
    if (pivot !== 'hand') this.#rule = pivot;
    const before = parts.slice(0, part.index).flatMap(({ pivot: at }) => at ?? []);
    if (place === undefined) return figure.picked(before, part.first);
    // The element may have lain elsewhere when the part began.
    const order = await run.ask('order', part.first);
    const at = order.indexOf(here.order[place] ?? 0);
    await figure.picked([...before, at], part.first);
  }

  /** Goes back to the rule that chose the pivots before the visitor did. */
  async #ruled(): Promise<void> {
    const figure = this.#figure;
    await figure.choices.attempt({ pivot: this.#rule }, { field: 'sort', text: '' });
    if (!figure.choosing) figure.play();
  }

  #exchange(place: number): void {
    const figure = this.#figure;
    figure.asked = undefined;
    this.exchanging = place;
    figure.requestUpdate();
    figure.board.restore();
    const { words } = figure;
    if (words) figure.announcer.say(words.text('exchange-with', { place: place + 1 }));
  }

  exchangeWith(place: number): void {
    const { exchanging: first } = this;
    this.exchanging = undefined;
    if (first === undefined || first === place) this.#figure.requestUpdate();
    else this.#figure.adjust({ exchange: { first, second: place } });
  }

  override settings(words: Messages): unknown {
    return this.#settings.render(words, (view) => view.renderSettings(this.#figure, words));
  }

  /** Turns sound on or off. The code of the sound is downloaded when it is first turned on. */
  async toggleSound(): Promise<void> {
    if (this.sound) {
      this.sound.close();
      this.sound = undefined;
    } else {
      const { Sound } = await import('./sound.ts');
      this.sound = new Sound();
    }
    this.#figure.requestUpdate();
  }
}
