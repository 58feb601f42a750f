import { beforeEach, expect, test, vi } from 'vitest';
import { Vocabulary } from '../../www/src/stage/vocabulary.ts';

/** The downloads under way: their files, and what ends each. */
const downloads: { language: string; files: readonly string[]; end(): void }[] = [];

vi.mock('../../www/src/words/load.ts', () => ({
  loadMessages: (language: string, files: readonly string[]) =>
    new Promise((resolve) => {
      downloads.push({ language, files, end: () => resolve({ language, files }) });
    }),
}));

beforeEach(() => {
  downloads.length = 0;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

const figure = { exhibit: 'games', language: () => 'es' as const, requestUpdate: () => {} };

/** Ends the newest download, once it has begun. */
async function end(): Promise<void> {
  await settle();
  downloads.at(-1)?.end();
  await settle();
}

const shown = ({ words }: Vocabulary) => words as unknown as { language: string; files: string[] };

test('words that come late do not replace newer ones, and who asked for more waits for them', async () => {
  const vocabulary = new Vocabulary(figure);
  const filesNow = () => (vocabulary.words as unknown as { files: string[] } | undefined)?.files;
  void vocabulary.speak();
  let more = false;
  void vocabulary.more('stage').then(() => {
    more = true;
  });
  expect(downloads.map(({ files }) => files)).toEqual([['common', 'games'], ['stage']]);
  downloads[1]?.end();
  await settle();
  expect(downloads[2]?.files).toEqual(['common', 'games', 'stage']);
  expect(more).toBe(false);
  downloads[2]?.end();
  await settle();
  expect([filesNow(), more]).toEqual([['common', 'games', 'stage'], true]);
  downloads[0]?.end();
  await settle();
  expect(filesNow()).toEqual(['common', 'games', 'stage']);
});

test('who asks for words that are already on their way waits for them', async () => {
  const vocabulary = new Vocabulary(figure);
  void vocabulary.more('stage');
  await end();
  let had: readonly string[] | undefined;
  void vocabulary.more('stage').then(() => {
    had = shown(vocabulary)?.files;
  });
  await settle();
  expect(had).toBeUndefined();
  await end();
  expect(had).toContain('stage');
});

test('a figure that speaks another language for a moment has the words of what is opened then', async () => {
  const vocabulary = new Vocabulary(figure);
  void vocabulary.more('stage');
  await end();
  await end();
  let finish = (): void => {};
  const seen: unknown[] = [];
  const first = vocabulary.within('zh', async () => {
    seen.push(shown(vocabulary));
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    seen.push(shown(vocabulary));
  });
  const second = vocabulary.within('en', async () => void seen.push(shown(vocabulary)));
  await end();
  expect(seen).toEqual([{ language: 'zh', files: ['common', 'games', 'stage'] }]);
  void vocabulary.more('play');
  await settle();
  await end();
  await end();
  finish();
  await settle();
  await end();
  await first;
  expect(seen[1]).toEqual({ language: 'zh', files: ['common', 'games', 'stage', 'play'] });
  await end();
  expect(seen[2]).toEqual({ language: 'en', files: ['common', 'games', 'stage', 'play'] });
  await end();
  await second;
  expect(shown(vocabulary)).toEqual({
    language: 'es',
    files: ['common', 'games', 'stage', 'play'],
  });
});

test('an exhibit that shares sentences about rules with the games has their file from the beginning', () => {
  void new Vocabulary({ ...figure, exhibit: 'nim' }).speak();
  expect(downloads[0]?.files).toEqual(['common', 'nim', 'heap-rules']);
});
