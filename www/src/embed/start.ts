/** The step of the attribute `start`; what is no step is as if it were not there. */
export function startOf(figure: Element): number | undefined {
  const text = figure.getAttribute('start')?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
