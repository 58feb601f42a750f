import { html, nothing, type TemplateResult } from 'lit';
import type { StockBounds, StockNetwork } from '../../../pkg/networks.js';
import type { Fields } from '../../stage/fields.ts';
import type { Messages } from '../../words/messages.ts';
import { creditsOf } from './credits.ts';
import { mostWires } from './fields.ts';
import { type NetworkScene, type Stock, stocks } from './scene.ts';
import type { Traced } from './traced.ts';
import type { Transformation } from './transform.ts';

/** Networks that there are for a number of wires, and what is known of the least. */
export interface Gallery {
  readonly list: readonly StockNetwork[];
  readonly bounds: StockBounds;
}

export interface NetworkPanel {
  readonly words: Messages;
  readonly scene: NetworkScene;
  readonly traced: Traced;
  readonly fields: Fields;
  readonly gallery: Gallery | undefined;
  /** Shows another network. */
  take(fields: Partial<NetworkScene>): void;
  /** Changes the network that is shown into one made of it. */
  transform(what: Transformation): void;
}

/** Which network: those that are known for so many wires, one or two at a time; and what it can be made into. */
export function renderNetworkPanel(panel: NetworkPanel): TemplateResult {
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
  return html`<fieldset><legend>${words.text('network-size')}</legend>
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

function typedRow(words: Messages, { summary }: Traced): TemplateResult {
  return html`<tr><td><input type="radio" name="kind" checked aria-label=${words.text('kind-typed')} /></td><td></td>
    <td>${words.text('kind-typed')}</td><td>${summary.size}</td><td>${summary.depth}</td></tr>`;
}

function row({ words, scene, take }: NetworkPanel, stock: StockNetwork): TemplateResult {
  const kind = stocks.find((name) => name === stock.kind) as Stock;
  const name = words.text(`kind-${kind}`);
  return html`<tr>
    <td><input type="radio" name="kind" value=${kind} aria-label=${name} .checked=${scene.kind === kind}
      @change=${() => take({ kind, net: undefined, cursor: undefined })} /></td>
    <td><input type="radio" name="beside" value=${kind} aria-label=${words.text('network-beside-this', { name })}
      .checked=${scene.beside === kind} @change=${() => take({ beside: kind, cursor: undefined })} /></td>
    <td>${name}</td><td>${stock.size}</td><td>${stock.depth}</td></tr>`;
}

/** The least that is known to be possible and to be needed, and by whom. */
function bounds(words: Messages, gallery: Gallery | undefined): TemplateResult | typeof nothing {
  const { size, depth, credit } = gallery?.bounds ?? {};
  if (!size || !depth) return nothing;
  const of = ({ least, most }: typeof size) => ({ least, most, open: least < most ? 'yes' : 'no' });
  return html`<p class="about">${words.text('network-least-size', of(size))}
    ${words.text('network-least-depth', of(depth))}</p>
    <ul class="credits">${creditsOf(credit ?? '').map(
      ({ credit: found, who }) =>
        html`<li class="about">${words.text(`credit-${found}`, { who })}</li>`,
    )}</ul>`;
}

function transforms({ words, traced, transform }: NetworkPanel): TemplateResult {
  const { summary, wires } = traced;
  const offer = (what: Transformation, possible: boolean) =>
    html`<button class="primary" aria-disabled=${!possible} @click=${() => possible && transform(what)}>${words.text(`transform-${what}`)}</button>`;
  return html`<fieldset class="wide"><legend>${words.text('network-transform')}</legend>
    <p class="choices">${offer('reflected', wires > 1)} ${offer('withoutTop', wires > 0)} ${offer('withoutBottom', wires > 0)}
    ${offer('untangled', !summary.standard)}</p>
    <p class="about">${words.text(summary.standard ? 'transform-about' : 'transform-untangle-about')}</p>
  </fieldset>`;
}
