const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as the language writes it. Each format is kept, because setting it up takes longer than using
 * it.
 */
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
