/** A list as the language writes it: `1, 2, and 3`. */
export function listed(
  items: Iterable<number | string | bigint>,
  language: string,
  options: Intl.ListFormatOptions = { type: 'conjunction' },
): string {
  const texts = [...items].map(String);
  // A single text needs no `Intl`, which takes long to set up.
  if (texts.length < 2) return texts.join('');
  return new Intl.ListFormat(language, options).format(texts);
}
