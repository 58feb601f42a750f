import { html, nothing, type TemplateResult } from 'lit';
import { renderWrong } from '../../../stage/form.ts';
import { listed } from '../../../words/listed.ts';
import type { Messages } from '../../../words/messages.ts';
import { heapName, takeArgs } from '../account.ts';
import { mostStones, readStones } from '../fields.ts';
import type { NimScene } from '../scene.ts';
import type { ShownGame } from '../shown.ts';
import type { Here } from './play.ts';

/** At most this many winning takes are named. */
const MOST_NAMED = 12;

/** What the form for taking needs. */
export interface TakingView {
  readonly figure: ShownGame;
  readonly words: Messages;
  readonly scene: NimScene;
  readonly here: Here;
}

/** Fields to take by numbers instead of pointing and, once somebody has asked why, the winning moves. */
export function renderTaking(view: TakingView): TemplateResult {
  return html`${takeFields(view)} ${view.figure.mayReveal('moves') ? winning(view) : nothing} ${badge(view)}`;
}

/** In misère Nim the class of the position; its button opens the panel “Last stone”. */
function badge({ here, scene, figure, words }: TakingView) {
  const { class: name } = here.why;
  if (!name || scene.end !== 'misere' || !figure.mayReveal('verdict')) return nothing;
  return html`<p class="plain class"><button class="badge" aria-expanded=${figure.panel === 'classes'}
    @click=${() => figure.togglePanel('classes')}>${name}</button> ${words.text(`class-${name}`)}</p>`;
}

/** The fields that take by numbers. */
function takeFields(view: TakingView): TemplateResult {
  const { words, here, scene, figure } = view;
  const { heaps } = here.why;
  const off = !figure.mayMove;
  const { misread } = figure.planning;
  const act = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const stones = readStones(String(data.get('stones') ?? '').trim());
    const place = String(data.get('heap') ?? '0');
    const both = place === 'both';
    if (stones === undefined) figure.planning.misreads();
    else if (!off) void figure.plan({ heap: both ? 0 : Number(place), stones, both }, 'see');
  };
  const first = heaps.findIndex((stones) => stones > 0n);
  return html`<form class="take" @submit=${act}>
    ${
      heaps.length === 1
        ? html`<input type="hidden" name="heap" value="0" />`
        : html`<label>${words.text('take-from')}
        <select name="heap" @change=${(event: Event) => {
          figure.both = (event.target as HTMLSelectElement).value === 'both';
        }}>${heaps.map(
          (stones, heap) =>
            html`<option value=${heap} ?disabled=${stones === 0n} ?selected=${heap === first}>${words.text('take-heap', { heap: heapName(heaps, heap, words) })}</option>`,
        )}
        ${
          scene.coupling === 'wythoff'
            ? html`<option value="both">${words.text('take-both')}</option>`
            : nothing
        }</select></label>`
    }
    <label>${words.text('take-stones')}
      <input name="stones" inputmode="numeric" autocomplete="off" size="4" value="1" /></label>
    <button class="primary" aria-disabled=${off}>${words.text('take-plan')}</button>
    ${misread ? renderWrong(misread, words.text('take-wrong', { most: Number(mostStones) })) : nothing}
  </form>`;
}

/** The winning takes. */
function winning({ words, here: { why } }: TakingView) {
  if (why.winning === 0n) return nothing;
  const named = why.winningTakes.slice(0, MOST_NAMED);
  const list = listed(
    named.map((take) =>
      words.text('take-named', { ...takeArgs(take, why.heaps), heaps: why.heaps.length }),
    ),
    words.language,
  );
  const more = Number(why.winning - BigInt(named.length));
  return html`<p class="about">${words.text('nim-winning-takes', { list, more })}</p>`;
}
