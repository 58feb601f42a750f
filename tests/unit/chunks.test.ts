import { describe, expect, test } from 'vitest';
import { chunkNames, type Starts } from '../../scripts/vite-chunks.ts';

const starts: Starts = { embed: 'embed', page: 'page', frame: 'frame', exhibits: 'exhibits' };
const element = (slug: string) => `/exhibits/${slug}/element.ts`;

/** The imports of each module. Only the list of exhibits imports later. */
const imports: Record<string, string[]> = {
  embed: ['exhibits', 'clicks', 'prose'],
  page: ['clicks', 'lit', 'header', 'document'],
  frame: ['exhibits', 'document'],
  exhibits: [],
  [element('nim')]: ['lit', 'stage', 'play', 'heaps'],
  [element('chain')]: ['lit', 'stage', 'play'],
  [element('networks')]: ['lit', 'stage', '/src/stage/colours.ts'],
  stage: ['engine'],
};
/** What is loaded later imports these. */
const later: Record<string, string[]> = {
  heaps: ['/exhibits/nim/panel.ts'],
  '/src/stage/colours.ts': ['/src/stage/export.ts'],
};
const get = (id: string) => ({
  importedIds: imports[id] ?? [],
  importers: [
    ...Object.keys(imports).filter((from) => imports[from]?.includes(id)),
    ...(later[id] ?? []),
  ],
  dynamicallyImportedIds: id === 'exhibits' ? ['nim', 'chain', 'networks'].map(element) : [],
});

describe('the scripts are cut by the starts that load a module', () => {
  const names = chunkNames(starts, get);

  test.each([
    ['what embed.js needs, and others too', 'clicks', 'loader'],
    ['what pages and figures need', 'lit', 'base'],
    ['what pages and frames need', 'document', 'base'],
    ['what all figures need', 'stage', 'stage'],
    ['what something else brings along', 'engine', 'stage'],
    ['what some figures need', 'play', 'shared-chain-nim'],
    ['what one figure needs', 'heaps', 'nim'],
    ['what one figure needs, and the stage later', '/src/stage/colours.ts', 'shared-networks'],
    ['the figure itself', element('networks'), 'networks'],
  ])('%s', (_, module, name) => {
    expect(names.get(module)).toBe(name);
  });

  test.each(['header', 'prose', 'panel'])('%s is left to the bundler', (module) => {
    expect(names.has(module)).toBe(false);
  });

  test('a start that does not exist is an error', () => {
    const without = (id: string) => (id === 'page' ? null : get(id));
    expect(() => chunkNames(starts, without)).toThrow('there is no module page');
  });

  test('an exhibit that is imported under another name than its element’s is an error', () => {
    const renamed = (id: string) => ({
      ...get(id),
      dynamicallyImportedIds: ['/exhibits/nim/figure.ts'],
    });
    expect(() => chunkNames(starts, renamed)).toThrow('/exhibits/nim/figure.ts is not the element');
  });
});
