import { html, nothing, type TemplateResult } from 'lit';
import { listed } from '../../words/listed.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { takeArgs, verdict } from './account.ts';
import { printedHeaps } from './bundles.ts';
import type { NimFigure } from './element.ts';
import { mostStones, readStones } from './fields.ts';
import type { Here } from './play.ts';
import type { NimScene } from './scene.ts';
import type { Planned, Taking } from './taking.ts';

/** Winning takes that are named one by one. */
const MOST_NAMED = 12;

/** What taking from heaps is drawn with. */
export interface TakingView {
  readonly figure: NimFigure;
  readonly words: Messages;
  readonly scene: NimScene;
  readonly taking: Taking;
  readonly here: Here;
  /** Numbers are named on the way up. */
  readonly countsUp: boolean;
}

/** Before the first stone: who should begin? */
export function renderInvitation(view: TakingView): TemplateResult {
  const { words, here, figure, scene } = view;
  const asked = figure.verdictShown && !scene.predict ? here.why.outcome : 'hidden';
  return html`<div class="aside play"><p>${say(words, { id: 'nim-invitation', args: { outcome: asked } })}</p>
    ${renderTaking(view)}
    <p class="plain"><button class="primary" @click=${() => void figure.begin({ computer: 'first' })}>${words.text('nim-computer-begins')}</button></p>
  </div>`;
}

/** Where one takes by numbers, what is planned, and, where it may be told, what wins. */
export function renderTaking(view: TakingView): TemplateResult {
  const { chosen } = view.taking;
  return html`${takeFields(view)} ${chosen ? planned(view, chosen) : nothing}
    ${view.figure.movesShown ? winning(view) : nothing} ${covered(view)} ${badge(view)}`;
}

/** Under misère play the class of the position, which opens the courses of play. */
function badge({ here, scene, figure, words }: TakingView) {
  const { class: name } = here.why;
  if (!name || scene.end !== 'misere' || !figure.verdictShown) return nothing;
  return html`<p class="plain class"><button class="badge" aria-expanded=${figure.panel === 'classes'}
    @click=${() => figure.togglePanel('classes')}>${name}</button> ${words.text(`class-${name}`)}</p>`;
}

/** What is covered can be uncovered. */
function covered({ scene, figure, words }: TakingView) {
  if (!scene.reveal || !scene.hints || figure.verdictShown) return nothing;
  return html`<p class="plain"><button class="primary" @click=${() => figure.uncover()}>${words.text('reveal-all')}</button></p>`;
}

/** A take by its numbers, for those who do not point. */
function takeFields(view: TakingView): TemplateResult {
  const { words, taking, here, scene, figure } = view;
  const { heaps } = here.why;
  const off = !figure.mayTake;
  const act = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const stones = readStones(String(data.get('stones') ?? '').trim());
    const place = String(data.get('heap') ?? '0');
    const note = form.querySelector('.wrong');
    if (note)
      note.textContent =
        stones === undefined ? words.text('take-wrong', { most: Number(mostStones) }) : '';
    if (stones === undefined || off) return;
    const both = place === 'both';
    void taking.plan({ heap: both ? 0 : Number(place), stones, both });
  };
  const first = heaps.findIndex((stones) => stones > 0n);
  return html`<form class="take" @submit=${act}>
    ${
      heaps.length === 1
        ? html`<input type="hidden" name="heap" value="0" />`
        : html`<label>${words.text('take-from')}
        <select name="heap" @change=${(event: Event) => {
          taking.both = (event.target as HTMLSelectElement).value === 'both';
        }}>${heaps.map(
          (stones, heap) =>
            html`<option value=${heap} ?disabled=${stones === 0n} ?selected=${heap === first}>${words.text('take-heap', { heap: heap + 1, stones: Number(stones) })}</option>`,
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
    <span class="wrong" role="alert"></span>
  </form>`;
}

/** The takes that win, and what a contest asked. */
function winning({ words, here, scene, countsUp }: TakingView): TemplateResult {
  const { why } = here;
  const named = why.winningTakes.slice(0, MOST_NAMED);
  const list = listed(
    named.map((take) => words.text('take-named', { ...takeArgs(take), heaps: why.heaps.length })),
    words.language,
  );
  const more = why.winning - BigInt(named.length);
  // The words of the named games come later than those of all.
  const opened = words.has('nim-counted');
  return html`${
    why.winning > 0n
      ? html`<p class="about">${words.text('nim-winning-takes', { list, more: Number(more) })}</p>`
      : nothing
  }
  ${scene.story !== 'none' && opened ? html`<p class="about">${answer(words, here, scene)}</p>` : nothing}
  ${
    countsUp && opened
      ? html`<p class="about">${words.text('nim-counted', { said: Number((scene.heaps[0] ?? 0n) - (why.heaps[0] ?? 0n)), goal: Number(scene.heaps[0]) })}</p>`
      : nothing
  }`;
}

/** What the contest problem asks of the position, answered. */
function answer(words: Messages, { why }: Here, { story }: NimScene): string {
  const bids = why.winningTakes.map(({ stones }) => String(stones));
  return words.text(`answer-${story}`, {
    outcome: why.outcome,
    count: String(why.winning),
    // As the problem prints it.
    bids:
      bids.length > 0 ? bids.join(' ') + (why.winning > BigInt(bids.length) ? ' …' : '') : 'none',
  });
}

/** What is planned, what it leaves, what that is worth, and the button that takes it. */
function planned({ words, figure, taking, scene }: TakingView, { take, place, why }: Planned) {
  const label = words.text('planned', takeArgs(take));
  const close = html`<button @click=${() => figure.closeWhy()}>${words.text('close')}</button>`;
  if (!place) {
    const rule = words.text('rule-named', { rule: figure.summary?.heaps[take.heap]?.rule ?? '' });
    return html`<div class="planned"><p class="wrong" role="alert">${words.text('planned-illegal', takeArgs(take))}</p>
      <p>${words.text('planned-rule', { rule, past: scene.past ? 'yes' : 'no' })}</p>
      <p class="plain">${close}</p></div>`;
  }
  return html`<div class="planned"><p><strong>${label}</strong></p><p>${words.text('planned-left', { left: printedHeaps(place) })}
      ${figure.verdictShown && why ? say(words, verdict(why)) : nothing}</p>
    <p class="plain"><button class="primary" @click=${() => void taking.take()}>${words.text('planned-take')}</button> ${close}</p></div>`;
}
