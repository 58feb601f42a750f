import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import type { Announcer } from '../announcer.ts';
import { done, type Ending, endings, forget, kept } from './record.ts';

/** A figure that can say that something is forgotten. */
interface Saying {
  readonly announcer: Announcer;
  requestUpdate(): void;
}

/** A list this long needs no more room, in lines. */
const MOST_LINES = 8;

/** How many tasks were done on this device, and a way to forget them; if they are `listed`, each of them as text. */
export function renderDone(figure: Saying, words: Messages, listed = false): TemplateResult {
  const all = [...done()];
  const count = (ending: Ending) => all.filter(([, one]) => one === ending).length;
  const counts = Object.fromEntries(endings.map((ending) => [ending, count(ending)]));
  const clear = (): void => {
    forget();
    figure.announcer.say(words.text('task-forgotten'));
    figure.requestUpdate();
  };
  const lines = all.map(([link, ending]) => `${link} · ${words.text(`task-ended-${ending}`)}`);
  const select = ({ target }: Event) => (target as HTMLTextAreaElement).select();
  // What it keeps without that would be less than was done.
  if (!kept) return html`<p class="about">${words.text('task-not-kept')}</p>`;
  return html`<p class="about">${words.text('task-record', counts)}
    <button @click=${clear}>${words.text('task-forget')}</button></p>
    ${listed && lines.length > 0 ? html`<label>${words.text('task-list')} <textarea readonly rows=${Math.min(lines.length, MOST_LINES)} .value=${lines.join('\n')} @focus=${select}></textarea></label>` : nothing}`;
}
