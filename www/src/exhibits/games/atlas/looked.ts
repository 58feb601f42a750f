/** A moment of the solver's run that is looked at in the panel of the graph: after a step, and at a position. */
export interface Looked {
  readonly step: number;
  readonly place: number | undefined;
}

const looked = new WeakMap<object, Looked>();

/** The panel of a figure will begin with this moment. */
export const giveLooked = (figure: object, moment: Looked): void => void looked.set(figure, moment);

/** The moment with which the panel begins, once. */
export function takeLooked(figure: object): Looked | undefined {
  const moment = looked.get(figure);
  looked.delete(figure);
  return moment;
}
