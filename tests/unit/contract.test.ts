import { expect, test } from 'vitest';
import { slugs } from '../../www/src/exhibits/index.ts';
import { exhibits } from '../e2e/contract/exhibits.ts';

test('the contract suite has a description of every exhibit', () => {
  expect(exhibits.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
});
