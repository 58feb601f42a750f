/**
 * A value that has to be there, because a number, a sentence or a picture is made of it. Throws an error if it is not: a
 * value in its place would be wrong, and nobody would notice.
 */
export function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value is missing that has to be there');
  return value;
}
