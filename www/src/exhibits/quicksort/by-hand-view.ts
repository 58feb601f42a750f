import { html, nothing, type TemplateResult } from 'lit';
import { liveRegion } from '../../stage/live-region.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { claim, claimed } from './account-text.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { mostTyped } from './fields.ts';
import { askMoment, type Here } from './moments.ts';
import type { QuicksortScene } from './scene.ts';
import type { ShownSort } from './shown.ts';

/** What a visitor does to the run by hand: swap two elements, choose pivots. */
export interface ByHand {
  readonly figure: ShownSort;
  readonly words: Messages;
  readonly here: Here;
  /** The place of the element that the visitor swaps with the next one. */
  readonly exchanging: number | undefined;
  /** The place in the field that asks for a pivot, from 1. */
  readonly picked: number;
  pick(place: number): void;
  /** Goes back to the rule that chose the pivots before the visitor did. */
  ruled(): void;
  /** The swap with which the sort turned out unable to go on. */
  readonly stuck: string;
  stick(exchange: string): void;
}

/** Under the narration: the broken claims, and the choice that the visitor has to make. */
export function renderByHand(hand: ByHand): TemplateResult {
  const { figure, words, here, exchanging } = hand;
  const all = claimed(here).filter(({ holds }) => !holds);
  // A frame has room for one broken claim.
  const broken = figure.fit ? all.slice(0, 1) : all;
  return html`${broken.map(
    (area) =>
      html`<p class="broken">${liveRegion(html`✗ ${say(words, claim(area, words))}`, { role: 'alert' })}</p>`,
  )}
  ${figure.fit ? nothing : exchanged(hand, all.length === 0)}
  ${
    exchanging === undefined
      ? nothing
      : html`<p class="exchange">${words.text('exchange-with', { place: exchanging + 1 })}</p>`
  }
  ${chooser(hand)}`;
}

/** The two places that a visitor has swapped, whether the sort can go on, and the way back. */
function exchanged(hand: ByHand, holds: boolean): TemplateResult | typeof nothing {
  const { figure, words, here, stuck } = hand;
  const { exchange } = figure.currentScene();
  if (!exchange) return nothing;
  const places = { first: exchange.first + 1, second: exchange.second + 1 };
  const name = `${here.step} ${exchange.first} ${exchange.second}`;
  const fate = !holds ? 'broken' : stuck === name ? 'stuck' : 'holds';
  const runs = fate === 'holds' && figure.length <= mostTyped;
  return html`<p class="exchange">${words.text('exchanged', places)}
    ${liveRegion(words.text(`exchanged-${fate}`))}
    ${
      runs
        ? html`<button class="primary" @click=${() => void runOn(hand, name)}>${words.text('exchange-run-on')}</button>`
        : nothing
    }
    <button class="primary" @click=${() => figure.adjust({ exchange: undefined })}>${words.text('exchange-back')}</button></p>`;
}

/** The list with the two elements swapped from the beginning. */
export function listWith(
  values: Uint32Array,
  order: Uint32Array,
  { first, second }: NonNullable<QuicksortScene['exchange']>,
): number[] {
  const list = [...values];
  const [one = 0, other = 0] = [order[first], order[second]];
  [list[one], list[other]] = [list[other] ?? 0, list[one] ?? 0];
  return list;
}

/** Whether two runs are at the same moment: the same values by place, in the same areas. */
export function alike(one: Here, values: readonly number[], other: Here): boolean {
  const at = (here: Here) => {
    const areas = here.areas.map(({ kind, from, to }) => [kind, from, to]);
    return JSON.stringify([here.moment.part, areas, Array.from(here.order, (at) => values[at])]);
  };
  return at(one) === at(other);
}

/**
 * Goes on with the two elements swapped. Its list alone decides a run. So this is the run of the list with the two
 * swapped from the beginning, if that run comes to this very moment.
 */
async function runOn({ figure, here, stick }: ByHand, name: string): Promise<void> {
  const scene = figure.currentScene();
  if (!scene.exchange) return;
  const values = listWith(figure.values, here.order, scene.exchange);
  const changed = { input: 'typed', values, exchange: undefined, cursor: here.step } as const;
  const config = configOf({ ...scene, ...changed });
  const asking = { signals: [figure.lifetime] } as const;
  const same = await engine
    .read('Quicksort', config, asking, async (run) => {
      const { steps } = await run.ask('summary');
      return steps >= here.step && alike(here, values, await askMoment(run, here.step));
    })
    // The core may refuse the list: then no run comes to this moment.
    .catch(() => false);
  if (figure.here !== here) return;
  if (!same) return stick(name);
  await figure.choices.take(changed);
  if (!figure.choosing) figure.play();
}

/** A field for the place of the pivot, for visitors who cannot point. */
function chooser({ figure, words, picked, pick, ruled }: ByHand): TemplateResult | typeof nothing {
  const { choosing, fields } = figure;
  if (!choosing) return nothing;
  const { lo, hi } = choosing;
  const place = picked > lo && picked <= hi ? picked : lo + 1 + Math.floor((hi - lo) / 2);
  const wrong = fields.wrong('pick');
  const field = { name: 'pick', min: lo + 1, max: hi, value: () => place, take: pick };
  return html`<p>${fields.render(field, words)}
    <button class="primary" aria-disabled=${wrong}
      @click=${() => !wrong && figure.choose(place - 1)}>${words.text('pick-take')}</button>
    <button @click=${() => ruled()}>${words.text('pick-ruled')}</button></p>`;
}
