import { readFileSync } from 'node:fs';
import { beforeAll } from 'vitest';
import { initSync, ScriptedGame } from '../../../www/pkg/rules.js';

/** Loads the package of scripts from its bytes; each file of tests calls this once. */
export function useTheWasm(): void {
  beforeAll(() => {
    initSync({ module: readFileSync(new URL('../../../www/pkg/rules_bg.wasm', import.meta.url)) });
  });
}

/** The text of one of the examples that the page offers. */
export const example = (name: string): string =>
  readFileSync(
    new URL(`../../../crates/rules/examples-of-games/${name}.rhai`, import.meta.url),
    'utf8',
  );

/** A game of one function `moves`, in line 2, which begins at 1. */
export const withMoves = (body: string): string => `fn start() { 1 }\nfn moves(p) { ${body} }`;

export const configOf = (changes: { script?: string; limit?: number } = {}) => ({
  script: example('take-away'),
  limit: 10_000,
  ...changes,
});

/** A script, solved. */
export function solved(script: string, limit = 10_000): ScriptedGame {
  const game = new ScriptedGame({ script, limit });
  while (!game.advance(100_000).finished);
  return game;
}
