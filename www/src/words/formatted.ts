const formats = new Map<string, Intl.NumberFormat>();

/** A number in the language's way. To set up a format takes longer than to use it: each is kept. */
export function formatted(
  value: number | bigint,
  language: string,
  options: Intl.NumberFormatOptions,
): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format.format(value);
}
