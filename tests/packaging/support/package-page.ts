import { readFileSync } from 'node:fs';

/** docs/package.md, which says how to use the package. */
export const page = readFileSync(new URL('../../../docs/package.md', import.meta.url), 'utf8');

/** The example of a kind in docs/package.md, as it stands there. */
export function example(
  kind: 'html' | 'ts' | 'tsx' | 'js' | 'js config' | 'js folder' | 'js reading' | 'js writing',
): string {
  const found = [...page.matchAll(/^```([a-z ]+)\n(.*?)^```$/gms)];
  const [only, ...more] = found.filter(([, name]) => name === kind);
  if (!only?.[2] || more.length > 0)
    throw new Error(`docs/package.md must have one example of ${kind}`);
  return only[2];
}
