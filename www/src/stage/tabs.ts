import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Fetching } from './lazy.ts';
import type { Panels } from './panels.ts';

/** The panels of every figure; an exhibit may have others. */
export type StagePanel = 'ask' | 'settings' | 'export' | 'help';

/** The stage's own panels, apart from the one that publishes. Visitors seldom want them, so one tab opens them all. */
const MORE: readonly StagePanel[] = ['settings', 'ask', 'help'];

/** What the tabs need of their figure. */
interface Tabbed {
  readonly panels: Panels;
  readonly panel: string | undefined;
  /** Makes tasks, if the exhibit has any. */
  readonly tasks: unknown;
  togglePanel(panel: string): void;
}

/**
 * The panels as tabs, grouped by what they are for: things to do, things to look at, and ways to publish the moment. `more`
 * shows those that are seldom wanted.
 */
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
  const group = (kind: 'do' | 'look' | 'publish', tabs: unknown[]) =>
    tabs.length > 0
      ? html`<div class="tabs" role="group" aria-label=${words.text('panel-group', { kind })}>${tabs}</div>`
      : nothing;
  const [look, act] = [true, false].map((looks) =>
    panels.names.filter((name) => panels.looks(name) === looks).map(tab),
  ) as [unknown[], unknown[]];
  return html`<div class="words" role="group" aria-label=${words.text('panels')}>
    ${group('do', act)} ${group('look', look)} ${group('publish', [share('share'), share('embed'), tab('export')])}
    <button class="more" aria-controls="panel" aria-expanded=${less} @click=${more}>${words.text('word-more')}</button>
    ${less ? html`<div class="less-likely">${MORE.filter((name) => name !== 'ask' || figure.tasks).map(tab)}</div>` : nothing}
    ${fetching.render(words, 'share', 'embed')}
  </div>`;
}
