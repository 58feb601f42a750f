/**
 * What each line of tests/golden/bad-links.txt gives: the codes of its notices, and the link without its
 * mistakes. UPDATE_GOLDEN=1 writes tests/golden/bad-links.json again; then read the diff.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decode, encode } from '../../www/src/share/codec.ts';
import { shorten } from '../../www/src/share/codec-notices.ts';
import { sample } from './sample-scene.ts';

const linksFile = new URL('../golden/bad-links.txt', import.meta.url);
const goldenFile = new URL('../golden/bad-links.json', import.meta.url);

const links = readFileSync(linksFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith(';'))
  .map((line): string => (line.startsWith('"') ? JSON.parse(line) : line));

const outcomes = links.map((text) => {
  const { link, notices } = decode(sample, text);
  return {
    link: shorten(text),
    notices: notices.map((one) => one.code).join(' '),
    reads: encode(sample, link),
  };
});

test('the bad links give what they gave before', () => {
  if (process.env.UPDATE_GOLDEN === '1') {
    writeFileSync(goldenFile, `${JSON.stringify(outcomes, null, 2)}\n`);
  }
  expect(links.length).toBeGreaterThanOrEqual(60);
  expect(outcomes).toEqual(JSON.parse(readFileSync(goldenFile, 'utf8')));
});
