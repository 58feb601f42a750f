import type { Field } from './codec-fields.ts';
import { notice } from './codec-notices.ts';

export interface TextField extends Field<string | undefined> {
  readonly kind: 'text';
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
