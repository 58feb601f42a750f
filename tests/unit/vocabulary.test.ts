import { expect, test, vi } from 'vitest';
import { Vocabulary } from '../../www/src/stage/vocabulary.ts';

/** The downloads under way: their files, and what ends each. */
const downloads: { files: readonly string[]; end(): void }[] = [];

vi.mock('../../www/src/words/load.ts', () => ({
  loadMessages: (_: string, files: readonly string[]) =>
    new Promise((resolve) => {
      downloads.push({ files, end: () => resolve({ files }) });
    }),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('words that come late do not replace newer ones, and who asked for more waits for them', async () => {
  const figure = { exhibit: 'nim', language: () => 'es' as const, requestUpdate: () => {} };
  const vocabulary = new Vocabulary(figure);
  const filesNow = () => (vocabulary.words as unknown as { files: string[] } | undefined)?.files;
  void vocabulary.speak();
  let more = false;
  void vocabulary.more('stage').then(() => {
    more = true;
  });
  expect(downloads.map(({ files }) => files)).toEqual([['common', 'nim'], ['stage']]);
  downloads[1]?.end();
  await settle();
  expect(downloads[2]?.files).toEqual(['common', 'nim', 'stage']);
  expect(more).toBe(false);
  downloads[2]?.end();
  await settle();
  expect([filesNow(), more]).toEqual([['common', 'nim', 'stage'], true]);
  downloads[0]?.end();
  await settle();
  expect(filesNow()).toEqual(['common', 'nim', 'stage']);
});
