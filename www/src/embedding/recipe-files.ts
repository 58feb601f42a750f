/** The files of the recipes in `docs/recipes`, which exist only there. */

/** How the files name the site. A test compares the version with that of `package.json`. */
export const WRITTEN = 'https://example.org/appleyard/0.1.0/';

/** All files by their paths, those with a dot in front of their names too. */
export const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../docs/recipes/**/*',
  { query: '?raw', import: 'default', eager: true, exhaustive: true },
);

/**
 * The text of a file, such as `appleyard.conf` of `nginx`, with the site at `base` in it. Throws an error that
 * names the file if there is no such file.
 */
export function textOf(id: string, file: string, base: string): string {
  const path = Object.keys(files).find((one) => one.endsWith(`/${id}/${file}`));
  const text = path === undefined ? undefined : files[path];
  if (text === undefined) throw new Error(`the recipe ${id} has no file ${file}`);
  return text.trimEnd().replaceAll(WRITTEN, base);
}
