/** A list in the language's way: `1, 2, and 3`. */
export function listed(
  items: Iterable<number | string | bigint>,
  language: string,
  options: Intl.ListFormatOptions = { type: 'conjunction' },
): string {
  const texts = [...items].map(String);
  // With nothing to join `Intl` is not asked: it takes long to be set up.
  if (texts.length < 2) return texts.join('');
  return new Intl.ListFormat(language, options).format(texts);
}
