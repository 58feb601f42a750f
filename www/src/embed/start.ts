/** The step of the attribute `start`; undefined if the attribute is not a step. */
export function startOf(figure: Element): number | undefined {
  const text = figure.getAttribute('start')?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
