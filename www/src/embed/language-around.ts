/** The languages of the page at an element: its own or that of what is around it, and that of the page. */
export const languagesAround = (element: Element): readonly (string | undefined)[] => [
  langAround(element),
  document.documentElement.lang,
];

/** The language of the nearest element that has one, also outside of the shadow trees around the element. */
function langAround(element: Element): string | undefined {
  const found = element.closest<HTMLElement>('[lang]');
  if (found) return found.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : undefined;
}
