import type { Field } from './codec-fields.ts';
import { notice, shorten } from './codec-notices.ts';

export interface TextField extends Field<string | undefined> {
  readonly kind: 'text' | 'graph';
  readonly most: number;
}

/** A text in a scene, with at most this many characters. Whoever uses it judges what it says. */
export const textField = (most: number): TextField => ({
  kind: 'text',
  most,
  default: undefined,
  read: (field, typed) =>
    typed.length <= most
      ? { value: typed }
      : { notice: notice('link-long-text', { field, count: typed.length, most }) },
  write: String,
});

/**
 * A drawn graph in a scene: numbers, numbers and an edge list with stars between them. The core judges the edge
 * list.
 */
export const graphField = (most: number): TextField => {
  const text = textField(most);
  return {
    ...text,
    kind: 'graph',
    read: (field, typed) =>
      typed.length > most || /^[\d,]*\*[\d,]*\*/.test(typed)
        ? text.read(field, typed)
        : { notice: notice('link-bad-graph', { field, value: shorten(typed) }) },
  };
};
