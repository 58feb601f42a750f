/** The figure whose panel is opened. */
interface Opened {
  readonly renderRoot: ParentNode;
  readonly panel: string | undefined;
  readonly panels: { broad(panel: string): boolean };
}

/** The contents of a panel may come this late, in ms. */
const LATE_MS = 2000;
/** The height of a part that is not there, in px. */
const NONE = 0;

/**
 * On a narrow page the picture and the transport keep their places on the screen. A panel that was just opened begins
 * between them, and so do the tabs above it. As much of it is seen as there is room for below the tabs.
 */
export function uncover(figure: Opened, panel: string): void {
  const box = figure.renderRoot.querySelector('.panel');
  if (!box) return;
  const grows = new ResizeObserver(() => place(figure, panel));
  grows.observe(box);
  setTimeout(() => grows.disconnect(), LATE_MS);
}

function place(figure: Opened, panel: string): void {
  // Another panel may have been opened while this was fetched.
  if (figure.panel !== panel) return;
  const boxOf = (part: string) => figure.renderRoot.querySelector(part)?.getBoundingClientRect();
  const [box, tabs] = [boxOf('.panel'), boxOf('.words')];
  // Where there is room for both, they stand beside each other.
  if (!box || !tabs || box.top < tabs.bottom) return;
  const covered = box.bottom - innerHeight + (boxOf('.transport:not(.idle)')?.height ?? NONE);
  // The picture goes up with the page until it is at the top of the screen.
  const picture = figure.panels.broad(panel) ? undefined : boxOf('.sheet');
  const above = tabs.top - (picture?.height ?? NONE);
  const by = above < 0 ? above : Math.max(NONE, Math.min(covered, above));
  if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
}
