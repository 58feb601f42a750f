import { html, nothing, type TemplateResult } from 'lit';
import type { Best, Bounds, StockNetwork } from '../../../../pkg/networks.js';
import { renderAnswer } from '../../../stage/answer-view.ts';
import type { Fields } from '../../../stage/fields.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import type { Panel } from '../../../stage/panels.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, sayAll } from '../../../words/sentence.ts';
import { elementsOf } from '../account.ts';
import { engine } from '../core/engine.ts';
import type { Transformation } from '../edit/transform.ts';
import { transform } from '../edit/transform.ts';
import { mostWires } from '../fields.ts';
import type { NetworkScene } from '../scene.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';
import { creditsOf } from './credits.ts';

/** The networks in stock for a number of wires, and the bounds on the smallest one. */
export interface Gallery {
  readonly list: readonly StockNetwork[];
  /** Undefined if the list of the best networks has no entry. */
  readonly best: Best | undefined;
}

/** The network that is replaced. */
type NetworkFigure = Pick<
  ShownNetwork,
  'traced' | 'fields' | 'editor' | 'lifetime' | 'currentScene' | 'requestUpdate'
>;

/** Lets the visitor choose a known network, or transform the shown one. */
export class NetworkPanel implements Panel {
  readonly #figure: NetworkFigure;
  readonly #gallery: LatestAnswer<Gallery>;

  constructor(figure: NetworkFigure) {
    this.#figure = figure;
    this.#gallery = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const { traced, fields } = this.#figure;
    if (!traced) return nothing;
    const scene = this.#figure.currentScene();
    const { wires } = scene;
    const gallery = this.#gallery.of(String(wires), (asking) =>
      engine.read('NetworkStock', { wires }, asking, async (run) => {
        const [list, best] = await Promise.all([run.ask('list'), run.ask('best')]);
        return { list, best };
      }),
    );
    return html`${renderAnswer(words, this.#gallery)}${renderNetworkPanel({
      words,
      scene,
      traced,
      fields,
      gallery,
      take: (
        change, // Arrow keys go through the choices, so none plays.
      ) => void this.#figure.editor.replace(change, newsOf(change, words), true),
      transform: (what) => void transform(this.#figure, what),
    })}`;
  }
}

/** What is announced of a change in place of the last step; undefined if the step says it. */
function newsOf({ beside }: Partial<NetworkScene>, words: Messages): Sentence | undefined {
  if (beside === undefined || beside === 'none') return undefined;
  return { id: 'network-beside-this', args: { name: words.text(`kind-${beside}`) } };
}

export interface NetworkView {
  readonly words: Messages;
  readonly scene: NetworkScene;
  readonly traced: Traced;
  readonly fields: Fields;
  readonly gallery: Gallery | undefined;
  /** Shows another network. */
  take(fields: Partial<NetworkScene>): void;
  /** Replaces the shown network by a transformed one. */
  transform(what: Transformation): void;
}

/** The networks for this number of wires, of which one or two can be shown, and the transformations. */
export function renderNetworkPanel(panel: NetworkView): TemplateResult {
  const { words, scene, traced, fields, gallery, take } = panel;
  const known = gallery?.list ?? [];
  const wires = (count: number) =>
    take({
      wires: count,
      kind: scene.kind === 'typed' ? 'odd-even-merge' : scene.kind,
      net: undefined,
      beside: 'none',
      input: scene.input === 'typed' ? 'random' : scene.input,
      values: undefined,
      cursor: undefined,
    });
  const field = { name: 'wires', min: 0, max: mostWires, value: () => scene.wires, take: wires };
  return html`<p class="wide in-short">${inShort(words, scene, traced)}</p>
    <fieldset><legend>${words.text('network-size')}</legend>
      ${fields.render(field, words)}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('network-known', { wires: scene.wires })}</legend>
      <table class="gallery"><thead><tr>
        <th scope="col">${words.text('network-shown')}</th><th scope="col">${words.text('network-beside')}</th>
        <th scope="col">${words.text('network-name')}</th>
        <th scope="col">${words.text('network-comparators')}</th><th scope="col">${words.text('network-layers')}</th>
      </tr></thead><tbody>${
        scene.kind === 'typed' ? typedRow(words, traced) : nothing
      }${known.map((stock) => row(panel, stock))}</tbody></table>
      <label class="check"><input type="radio" name="beside" .checked=${scene.beside === 'none'}
        @change=${() => take({ beside: 'none' })} />${words.text('network-alone')}</label>
      ${bounds(words, gallery)}
    </fieldset>
    ${transforms(panel)}`;
}

/** Says which network it is and how the elements come in. */
function inShort(words: Messages, scene: NetworkScene, { summary, wires }: Traced): unknown {
  const { kind, beside } = scene;
  const { size, depth, knownAs } = summary;
  const elements = elementsOf(scene, words);
  const name = words.text(`kind-${kind}`);
  const other = beside === 'none' ? '' : words.text(`kind-${beside}`);
  const args = { name, size, depth, wires, elements, other };
  const known = knownAs.filter((one) => one !== kind).map((one) => words.text(`kind-${one}`));
  const names = listed(known, words.language, { style: 'narrow' });
  return sayAll(words, [
    { id: other ? 'in-short-two' : 'in-short', args },
    ...(names && !other ? [{ id: 'in-short-known', args: { names } }] : []),
  ]);
}

function typedRow(words: Messages, { summary }: Traced): TemplateResult {
  return html`<tr><td><input type="radio" name="kind" checked aria-label=${words.text('kind-typed')} /></td><td></td>
    <td>${words.text('kind-typed')}</td><td>${summary.size}</td><td>${summary.depth}</td></tr>`;
}

function row({ words, scene, take }: NetworkView, stock: StockNetwork): TemplateResult {
  const { kind } = stock;
  const name = words.text(`kind-${kind}`);
  return html`<tr>
    <td><input type="radio" name="kind" value=${kind} aria-label=${name} .checked=${scene.kind === kind}
      @change=${() => take({ kind, net: undefined, cursor: undefined })} /></td>
    <td><input type="radio" name="beside" value=${kind} aria-label=${words.text('network-beside-this', { name })}
      .checked=${scene.beside === kind} @change=${() => take({ beside: kind, cursor: undefined })} /></td>
    <td>${name}</td><td>${stock.size}</td><td>${stock.depth}</td></tr>`;
}

/** The best bounds on size and depth, and who found or proved them. */
function bounds(words: Messages, gallery: Gallery | undefined): TemplateResult | typeof nothing {
  if (!gallery?.best) return nothing;
  const { size, depth, credit } = gallery.best;
  const of = ({ least, most }: Bounds) => ({ least, most, open: least < most ? 'yes' : 'no' });
  return html`<p class="about">${words.text('network-least-size', of(size))}
    ${words.text('network-least-depth', of(depth))}</p>
    <ul class="credits">${creditsOf(credit).map(
      ({ credit: found, who }) =>
        html`<li class="about">${words.text(`credit-${found}`, { who })}</li>`,
    )}</ul>`;
}

function transforms({ words, traced, transform }: NetworkView): TemplateResult {
  const { summary, wires } = traced;
  const offer = (what: Transformation, possible: boolean) =>
    html`<button class="primary" aria-disabled=${!possible} @click=${() => possible && transform(what)}>${words.text(`transform-${what}`)}</button>`;
  return html`<fieldset class="wide"><legend>${words.text('network-transform')}</legend>
    <p class="choices">${offer('reflected', wires > 1)} ${offer('withoutTop', wires > 0)} ${offer('withoutBottom', wires > 0)}
    ${offer('untangled', !summary.standard)}</p>
    <p class="about">${words.text(summary.standard ? 'transform-about' : 'transform-untangle-about')}</p>
  </fieldset>`;
}
