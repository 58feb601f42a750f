/** Looks after the frames that come from beside this script, also those that come later. */
export function watchFrames(): void {
  // The page inside our frames lies beside this script. Bundlers look for files of such addresses, so the npm
  // package, which has no such page, must not have the address either.
  const ours = new URL('embed.html', import.meta.url);
  const met = new WeakSet<HTMLIFrameElement>();
  const meet = (): void => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (met.has(frame) || !isOurs(frame, ours)) continue;
      met.add(frame);
      // If the code cannot be fetched, the frame still shows its figure. The page must not see an error.
      import('./framed.ts').then(({ attend }) => attend(frame, ours.origin)).catch(() => {});
    }
  };
  meet();
  new MutationObserver(meet).observe(document, { childList: true, subtree: true });
}

/** Whether a frame shows our page. */
function isOurs({ src }: HTMLIFrameElement, ours: URL): boolean {
  // Frames of other sites may have no address, or an invalid one.
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  return origin === ours.origin && pathname === ours.pathname;
}
