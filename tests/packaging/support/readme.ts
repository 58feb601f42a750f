import { readFileSync } from 'node:fs';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [, section = ''] = readme.split('\n## Use the npm package\n');

/** The example of a kind in the README's section about the package, as it stands there. */
export function example(kind: 'html' | 'ts' | 'js' | 'js config'): string {
  const found = [...(section.split('\n## ')[0]?.matchAll(/^```([a-z ]+)\n(.*?)^```$/gms) ?? [])];
  const [only, ...more] = found.filter(([, name]) => name === kind);
  if (!only?.[2] || more.length > 0) throw new Error(`not one example of ${kind}`);
  return only[2];
}
