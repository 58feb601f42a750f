/** What a field of a link makes of a text. */
import type { Field } from '../../www/src/share/codec-fields.ts';

/** The text that the field writes after reading another, or the code of its notice. */
export function reading<T>(field: Field<T>, text: string): string {
  const read = field.read('it', text);
  return 'notice' in read ? read.notice.code : field.write(read.value as NonNullable<T>);
}

/** The part of the text that the notice quotes; undefined if the field understood the text. */
export function quoted(field: Field<unknown>, text: string): unknown {
  const read = field.read('it', text);
  return 'notice' in read ? read.notice.params.value : undefined;
}
