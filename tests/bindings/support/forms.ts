import { readFileSync } from 'node:fs';
import { type GameConfig, initSync, SolvedGame } from '../../../www/pkg/forms.js';

/** Loads the package of the page from its bytes; each file of tests calls this once. */
export function useTheWasm(): void {
  initSync({ module: readFileSync(new URL('../../../www/pkg/forms_bg.wasm', import.meta.url)) });
}

type Given = Omit<GameConfig, 'size'> & { size?: readonly (number | bigint)[] };

export const solved = (config: Given): SolvedGame => {
  const run = new SolvedGame({ size: [], ...config });
  while (!run.advance(1_000_000).finished);
  return run;
};

/** Who wins from the start, and in how many plies. */
export const worth = (config: Given) => {
  const { outcome, remoteness } = solved(config).at([]);
  return [outcome, remoteness];
};
