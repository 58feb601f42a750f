/** Files that are held over a figure, or dropped on it. */
import type { Panels } from './panels.ts';
import type { Telling } from './telling.ts';

/** The figure on which they are dropped. */
export interface Dropped {
  readonly renderRoot: ParentNode;
  readonly presenting: boolean;
  readonly panel: string | undefined;
  readonly panels: Panels;
  /** Whether a task is open. A file would put something else in the place of what it is about. */
  readonly tasked: boolean;
  readonly telling: Pick<Telling, 'notices' | 'remark'>;
  togglePanel(panel: string): void;
}

/** Shows that a file can be dropped, and opens one that is dropped in the panel that is for it. */
export function drag(
  figure: Dropped,
  element: Element,
  type: string,
  files: readonly File[],
): void {
  const { panels, panel, presenting, tasked, telling } = figure;
  const name = tasked ? undefined : panels.dropPanel(panel);
  // Without the tabs nobody could close the panel.
  const tabs = (element.getAttribute('controls') ?? 'full') === 'full';
  const takes = name !== undefined && tabs && !presenting;
  const body = figure.renderRoot.querySelector('.body');
  body?.classList.toggle('dropping', takes && type === 'dragover');
  const said = telling.notices.some(({ code }) => code === 'task-drop');
  if (tasked && type === 'drop' && !said)
    void telling.remark([{ code: 'task-drop', params: {} }], ['tasks']);
  if (!takes || type !== 'drop') return;
  if (panel !== name) figure.togglePanel(name);
  // A teacher may have closed it.
  if (figure.panel !== name) return;
  void panels.drop(name, files);
}
