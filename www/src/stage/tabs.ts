import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Fetching } from './lazy.ts';
import type { Panels } from './panels.ts';

/** The panels of every figure; an exhibit may have others. */
export type StagePanel = 'settings' | 'export' | 'help';

/** The stage's own panels. Visitors seldom want them, so one tab opens them all. */
const MORE: readonly StagePanel[] = ['settings', 'export', 'help'];

/** What the tabs need of their figure. */
interface Tabbed {
  readonly panels: Panels;
  readonly panel: string | undefined;
  togglePanel(panel: string): void;
}

/** The panels as tabs, with the likely ones first; `more` shows the others. */
export function renderTabs(
  figure: Tabbed,
  words: Messages,
  fetching: Fetching,
  open: (about: 'share' | 'embed') => Promise<void>,
): TemplateResult {
  const { panels, panel: opened } = figure;
  const tab = (panel: string) =>
    html`<button class=${panels.large(panel) || panel === 'export' || panel === 'help' ? 'large-only' : ''}
      aria-controls="panel" aria-expanded=${opened === panel}
      @click=${() => figure.togglePanel(panel)}>${words.text(`word-${panel}`)}</button>`;
  const share = (about: 'share' | 'embed') =>
    __APPLEYARD_SITE__
      ? html`<button aria-haspopup="dialog" @click=${() => open(about)}>${words.text(`word-${about}`)}</button>`
      : nothing;
  const less = MORE.some((panel) => panel === opened);
  const more = () => figure.togglePanel((less ? opened : undefined) ?? 'settings');
  return html`<div class="words" role="group" aria-label=${words.text('panels')}>
    ${panels.names.map(tab)} ${share('share')} ${share('embed')}
    <button class="more" aria-controls="panel" aria-expanded=${less} @click=${more}>${words.text('word-more')}</button>
    ${less ? html`<div class="less-likely">${MORE.map(tab)}</div>` : nothing}
    ${fetching.render(words, 'share', 'embed')}
  </div>`;
}
