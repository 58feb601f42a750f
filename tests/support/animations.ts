/**
 * Counts the animations and transitions that run anywhere in the page. It runs in the page, because
 * `document.getAnimations()` alone does not see inside a figure.
 */
export function animations(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  return roots.reduce((sum, root) => sum + root.getAnimations().length, 0);
}
