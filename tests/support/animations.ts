/**
 * Animations and transitions under way anywhere in the page. A function that is run in the page:
 * `document.getAnimations()` alone sees nothing that lies inside a figure.
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
