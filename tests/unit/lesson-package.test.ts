/** A lesson as a SCORM 1.2 package: its manifest, read by a parser of XML, and the zip. */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { lessonName } from '../../www/src/lesson/lesson.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { manifestOf, unfitIn } from '../../www/src/lesson/report/manifest.ts';
import { packed } from '../../www/src/lesson/report/package.ts';
import { below, randomOf } from '../support/random.ts';

/** The elements of a manifest by their names, each with its attributes and text. */
function elements(manifest: string): ReadonlyMap<string, readonly XmlElement[]> {
  const all = new Map<string, XmlElement[]>();
  const walk = (element: XmlElement): void => {
    all.set(element.name, [...(all.get(element.name) ?? []), element]);
    for (const child of element.children) if (child instanceof XmlElement) walk(child);
  };
  const { root } = parseXml(manifest);
  if (root) walk(root);
  return all;
}

const texts = (manifest: string, name: string) =>
  elements(manifest)
    .get(name)
    ?.map(({ text }) => text);

test('a manifest names its lesson, its file and, if wanted, the score to pass', () => {
  const manifest = manifestOf({ title: 'Who wins?', name: '3k7abcd', mastery: 62.5 });
  const all = elements(manifest);
  const attribute = (element: string, name: string) => all.get(element)?.[0]?.attributes[name];
  expect(texts(manifest, 'schemaversion')).toEqual(['1.2']);
  expect(texts(manifest, 'title')).toEqual(['Who wins?', 'Who wins?']);
  expect(texts(manifest, 'adlcp:masteryscore')).toEqual(['62.5']);
  expect(attribute('organizations', 'default')).toBe(attribute('organization', 'identifier'));
  expect(attribute('item', 'identifierref')).toBe(attribute('resource', 'identifier'));
  expect([attribute('resource', 'href'), attribute('file', 'href')]).toEqual([
    'index.html',
    'index.html',
  ]);
  expect([attribute('resource', 'type'), attribute('resource', 'adlcp:scormtype')]).toEqual([
    'webcontent',
    'sco',
  ]);
  expect(
    texts(manifestOf({ title: 'a', name: '3k7abcd', mastery: undefined }), 'adlcp:masteryscore'),
  ).toBeUndefined();
});

test('any title is written so that it is read again, or refused', () => {
  const odd = [
    '<',
    '&',
    '>',
    '"',
    "'",
    ']]>',
    '<!--',
    '&amp;',
    '</title>',
    '你',
    '🍎',
    '\u0000',
    '\u0007',
    '\uFFFE',
    '\uD83C',
    'a',
    ' ',
  ];
  const under = below(randomOf(12));
  let refused = 0;
  for (let round = 0; round < 500; round += 1) {
    const title = Array.from({ length: 1 + under(9) }, () => odd[under(odd.length)]).join('');
    if (unfitIn(title) !== undefined) {
      refused += 1;
      expect(() => manifestOf({ title, name: '3k7abcd', mastery: undefined })).toThrow(RangeError);
      continue;
    }
    const [said] = texts(manifestOf({ title, name: '3k7abcd', mastery: undefined }), 'title') ?? [];
    expect(said).toBe(title.replace(/\s+/g, ' ').trim());
  }
  expect(refused).toBeGreaterThan(100);
  expect(refused).toBeLessThan(450);
  const [long = ''] =
    texts(manifestOf({ title: '🍎'.repeat(300), name: '3k7abcd', mastery: 0 }), 'title') ?? [];
  expect([Array.from(long).length, long.endsWith('…')]).toEqual([200, true]);
});

test('a package holds the manifest and the file of the lesson, to the letter', () => {
  const lesson = readLesson('# Who <wins>?\n\n## a\n\n____ = 12\n');
  const file = '<!doctype html><title>你好 🍎</title>'.repeat(100);
  const files = unzipSync(packed(lesson, file, undefined));
  expect(Object.keys(files)).toEqual(['imsmanifest.xml', 'index.html']);
  expect(strFromU8(files['index.html'] as Uint8Array)).toBe(file);
  const manifest = strFromU8(files['imsmanifest.xml'] as Uint8Array);
  expect(texts(manifest, 'title')).toEqual(['Who <wins>?', 'Who <wins>?']);
  expect(manifest).toContain(`identifier="appleyard-${lessonName(lesson.text)}"`);
});
