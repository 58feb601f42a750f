import { html, nothing, type TemplateResult } from 'lit';
import { renderWrong } from '../../stage/form.ts';
import type { Messages } from '../../words/messages.ts';
import { mostObjects, readTake } from './fields.ts';
import type { ShownRow } from './shown.ts';

/** What the form reads of the game, and what it plans. */
type Taking = Pick<ShownRow, 'planning' | 'mayMove' | 'plan'>;

/** The form in which a player takes objects by their numbers. */
export function renderTaking(figure: Taking, words: Messages): TemplateResult {
  const { misread } = figure.planning;
  const off = !figure.mayMove;
  const act = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = String(new FormData(form).get('take') ?? '').trim();
    const take = readTake(typed.replaceAll(/\s*[-–,]\s*/g, '-'));
    if (!take) figure.planning.misreads();
    else if (!off) void figure.plan(take, 'see');
  };
  return html`<form class="take" @submit=${act}>
      <label>${words.text('take-field')} <input name="take" autocomplete="off" size="6" value="" /></label>
      <button class="primary" aria-disabled=${off}>${words.text('take-plan')}</button>
      ${misread ? renderWrong(misread, words.text('take-wrong', { most: mostObjects })) : nothing}
    </form>`;
}
