/** The lattice without a page: the core's run of a link, and the sentences about it. */
import { readFileSync } from 'node:fs';
import { initSync, Lattice } from '../../www/pkg/lattice.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { configOf } from '../../www/src/exhibits/lattice/config.ts';
import { type LatticeScene, latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import { decode, shownScene } from '../../www/src/share/codec.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain, type Sentence } from '../../www/src/words/sentence.ts';
import { textOf } from './markup.ts';

// The core is loaded from its bytes.
initSync({ module: readFileSync(new URL('../../www/pkg/lattice_bg.wasm', import.meta.url)) });

const files = ['common', 'notices', 'stage', 'lattice', 'lattice-panels', 'play', 'vectors'];
export const english = await loadMessages('en', files);

export const sceneOf = (link: string): LatticeScene =>
  shownScene(decode(latticeScene, `v=1&${link}`).link);

/** The core's run of a scene. Throws what the core throws. */
export function runOf(scene: LatticeScene): Lattice {
  const run = new Lattice(configOf(scene));
  while (!run.advance(100_000).finished);
  return run;
}

/** The English sentence of the error that a call throws. */
export function refusal(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (thrown) {
    const { code, params } = CodedError.from(thrown);
    return english.text(`error-${code}`, params);
  }
}

/** The English text of sentences. */
export const said = (...sentences: readonly Sentence[]): string =>
  textOf(plain(english, sentences));
