import { html, nothing } from 'lit';
import type { NetworkOrder } from '../../../pkg/networks.js';
import { CodedError } from '../../engine/errors.ts';
import { Answer } from '../../stage/answer.ts';
import { save } from '../../stage/export.ts';
import { Lazy } from '../../stage/lazy.ts';
import { specOf } from './config.ts';
import { engine } from './core/engine.ts';
import { type EditState, renderEditPanel } from './edit-panel.ts';
import type { NetworksFigure } from './element.ts';
import { paired } from './fields.ts';
import { growthRows } from './growth.ts';
import type { GrowthRows } from './growth-chart.ts';
import { renderInputPanel, type TypedDraft } from './input-panel.ts';
import { type Gallery, renderNetworkPanel } from './network-panel.ts';
import { renderOrderPanel } from './order-panel.ts';
import { bitsOf, renderPrinciplePanel, thresholdOf } from './principle-panel.ts';
import { renderProofPanel } from './proof-panel.ts';
import type { NetworkScene } from './scene.ts';
import { renderTextPanel } from './text-panel.ts';
import { type Refused, TextState } from './text-state.ts';
import { transform } from './transform.ts';

/** The panels of a figure, and what has been typed and chosen in them. */
export class Opened {
  readonly #figure: NetworksFigure;
  readonly #gallery: Answer<Gallery>;
  readonly #order: Answer<NetworkOrder | undefined>;
  readonly #bits: Answer<Uint32Array>;
  readonly #growth: Lazy<GrowthRows>;
  readonly #text: TextState;
  readonly #edit: EditState = { one: 1, other: 2 };
  /** The comparator that is to be changed by its number, from 1. */
  #number = 1;
  #draft: TypedDraft | undefined;
  /** The threshold of the small figure, where it is not that of the plate. */
  #threshold: number | undefined;

  constructor(figure: NetworksFigure) {
    this.#figure = figure;
    const redraw = () => figure.requestUpdate();
    this.#gallery = new Answer(redraw);
    this.#order = new Answer(redraw);
    this.#bits = new Answer(redraw);
    this.#growth = new Lazy(growthRows, redraw);
    this.#text = new TextState(redraw);
  }

  /** Another run: what was typed and refused is forgotten. */
  forget(): void {
    this.#draft = undefined;
  }

  #take(fields: Partial<NetworkScene>): void {
    void this.#figure.editor.replace(fields);
  }

  /** In place of a panel that would give away what is to be found out. */
  withheld(): unknown {
    const { words } = this.#figure;
    return words ? html`<p class="wide">${words.text('panel-withheld')}</p>` : nothing;
  }

  network(): unknown {
    const { words, traced, fields } = this.#figure;
    if (!words || !traced) return nothing;
    const scene = this.#figure.currentScene();
    const gallery = this.#gallery.of(String(scene.wires), async () => {
      const run = await engine.quietly('NetworkStock', { wires: scene.wires });
      const [list, bounds] = await Promise.all([run.ask('list'), run.ask('bounds')]);
      run.free();
      return { list, bounds };
    });
    return renderNetworkPanel({
      words,
      scene,
      traced,
      fields,
      gallery,
      take: (change) => this.#take(change),
      transform: (what) => void transform(this.#figure, what),
    });
  }

  edit(): unknown {
    const figure = this.#figure;
    const { words, traced, fields, editor, done } = figure;
    if (!words || !traced) return nothing;
    return renderEditPanel({
      words,
      fields,
      traced,
      done,
      editor,
      state: this.#edit,
      number: figure.asked === undefined ? this.#number : figure.asked + 1,
      choose: (number) => {
        this.#number = number;
        figure.asked = undefined;
        figure.requestUpdate();
      },
      redraw: () => figure.requestUpdate(),
    });
  }

  input(): unknown {
    const figure = this.#figure;
    const { words, traced, fields } = figure;
    if (!words || !traced) return nothing;
    return renderInputPanel({
      words,
      scene: figure.currentScene(),
      traced,
      fields,
      draft: this.#draft,
      take: (change) => this.#take(change),
      refuse: (draft) => {
        this.#draft = draft;
        figure.requestUpdate();
      },
    });
  }

  principle(): unknown {
    const figure = this.#figure;
    const { words, traced, run } = figure;
    if (!words || !traced || !run) return nothing;
    const scene = figure.currentScene();
    const elements = traced.row(0);
    const threshold = thresholdOf(elements, this.#threshold ?? scene.threshold) ?? 0;
    const bits = this.#bits.of(`${run.id} ${threshold}`, async () => {
      const values = bitsOf(elements, threshold);
      const config = { ...specOf(scene), input: 'typed' as const, values, seed: 0 };
      const other = await engine.quietly('Network', config);
      const rows = await other.ask('values');
      other.free();
      return rows.slice(rows.length - traced.wires);
    });
    return renderPrinciplePanel({
      words,
      elements,
      outcome: traced.row(traced.size),
      bits: this.#bits.pending ? undefined : bits,
      threshold,
      move: (to) => {
        this.#threshold = to;
        // The plate follows, where it shows zeros and ones.
        if (scene.threshold === undefined) figure.requestUpdate();
        else figure.adjust({ threshold: to });
      },
      figure: scene.threshold,
      choose: (to) => {
        this.#threshold = undefined;
        figure.adjust({ threshold: to });
      },
    });
  }

  order(): unknown {
    const figure = this.#figure;
    const { words, traced, run, done, size } = figure;
    if (!words || !traced || !run) return nothing;
    const order = this.#order.of(`${run.id} ${done}`, () => run.ask('order', done));
    const { pending } = this.#order;
    return renderOrderPanel({
      words,
      order,
      pending,
      done,
      wires: traced.wires,
      width: size.width,
    });
  }

  proof(): unknown {
    const figure = this.#figure;
    const { words, traced, judge, size, timeline } = figure;
    if (!words || !traced) return nothing;
    return renderProofPanel({
      words,
      judged: judge.stale ? undefined : judge.judged,
      traced,
      growth: this.#growth.module,
      width: size.width,
      seek: (done) => timeline.seek(figure.unit === 'layer' ? traced.layersDone(done) : done),
    });
  }

  text(): unknown {
    const figure = this.#figure;
    const { words, traced, run } = figure;
    if (!words || !traced) return nothing;
    return renderTextPanel({
      words,
      state: this.#text,
      run,
      wires: traced.wires,
      named: Math.max(-1, ...traced.comparators.flat()) + 1,
      attempt: (text, first, wires) => this.#attempt(text, first, wires),
      save: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
    });
  }

  /** Draws what was typed; answers why it cannot be drawn. */
  async #attempt(
    text: string,
    first: 0 | 1,
    wires: number | undefined,
  ): Promise<Refused | undefined> {
    const { editor } = this.#figure;
    try {
      const read = await engine.quietly('NetworkText', { text, first });
      const [named, flat] = await Promise.all([read.ask('wires'), read.ask('comparators')]);
      read.free();
      const count = wires ?? named;
      if (count < named) return new CodedError('too-few-wires', { count, named });
      const comparators = [...flat];
      const values: number[] = [];
      const network = { wires: count, kind: 'typed' as const, comparators };
      const config = { ...network, input: 'sorted' as const, values, seed: 0 };
      const refused = await engine.refusal('Network', config);
      if (refused) return refused;
      const fed =
        count === this.#figure.traced?.wires ? {} : { input: 'random' as const, values: undefined };
      const net = paired(comparators);
      await editor.replace({
        wires: count,
        kind: 'typed',
        net,
        beside: 'none',
        cursor: undefined,
        ...fed,
      });
      return undefined;
    } catch (thrown) {
      return CodedError.from(thrown);
    }
  }
}
