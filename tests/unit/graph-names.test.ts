import { describe, expect, test } from 'vitest';
import { edgeName } from '../../www/src/stage/graph/edge-name.ts';
import { shortNames } from '../../www/src/stage/graph/edit-picture.ts';
import { Editor } from '../../www/src/stage/graph/editor.ts';
import { codeOf, uncovered, withoutMarks } from '../../www/src/words/hidden.ts';

const nodesOf = (...names: string[]) => names.map((name) => ({ name }));

describe('a name beside its node', () => {
  test('keeps its beginning and its end if it is long', () => {
    expect(shortNames(nodesOf('ten lettrs', 'Market Square', 'a'))).toEqual([
      'ten lettrs',
      'Marke…uare',
      'a',
    ]);
  });

  test('differs from one that begins or ends alike', () => {
    for (const names of [
      ['Universitätsstraße 1', 'Universitätsstraße 2'],
      ['Northern Terminal', 'Southern Terminal'],
      ['Line A Central Hall', 'Line B Central Hall'],
      ['🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎1', '🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎🍎2'],
    ]) {
      const short = shortNames(nodesOf(...names));
      expect(new Set(short).size, names.join()).toBe(names.length);
      expect(Math.max(...short.map((name) => [...name].length))).toBe(10);
    }
  });
});

test('an edge is named with an arrow where it leads one way', () => {
  const graph = { nodes: nodesOf('a', 'b'), edges: [], standing: [] };
  expect(edgeName(graph, { from: 0, to: 1 })).toBe('a → b');
  expect(edgeName({ ...graph, both: true }, { from: 0, to: 1 })).toBe('a – b');
});

describe('a character that nobody sees', () => {
  const marks = ['\ufeff', '\u200b', '\u200d', '\u2060', '\u00ad', '\u200e', '\u202e', '\u2069'];

  test.each(marks)(
    'is taken off at the beginning and shown by its number elsewhere: %j',
    (mark) => {
      expect(withoutMarks(`${mark}${mark}3, 5`)).toBe('3, 5');
      expect(withoutMarks(`3${mark}`)).toBe(`3${mark}`);
      expect(uncovered(`3${mark}4`)).toBe(`3${codeOf(mark)}4`);
    },
  );

  test('is refused in the name of a node, with its place and its name', () => {
    const editor = new Editor(
      { nodes: nodesOf('a'), edges: [], standing: [] },
      {
        tools: [],
        leading: [],
        use: () => {},
        changed: () => {},
        read: () => Promise.reject(new Error('nothing is read')),
        redraw: () => {},
      },
    );
    expect(editor.add('a\u200b')).toBe(false);
    expect(editor.refused).toMatchObject({
      code: 'invisible-character',
      params: { line: 1, column: 2, character: 'zero-width-space', code: 'U+200B' },
    });
    expect(editor.apply({ kind: 'rename', node: 0, name: 'b\u00ad' })).toBe(false);
    expect(editor.refused?.params).toMatchObject({
      character: 'soft-hyphen',
      code: 'U+00AD',
    });
    // A joiner between the parts of an emoji changes what is seen.
    expect(editor.add('👩\u200d🚀')).toBe(true);
  });
});
