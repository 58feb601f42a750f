/**
 * Checks and tests come in parts: every one runs, whatever the others did, then a summary says how.
 * In a log, what a failed part wrote last stands before the summary too: the end of a log is read.
 */
import { stripVTControlCharacters } from 'node:util';
import { Failure, takeTail } from './run.mjs';

/** So much is told again of what failed parts wrote last, each its share: the end of a log is often all there is. */
const TOLD_CHARACTERS = 6000;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} [needs] parts without whose success this one would say nothing
 * @property {() => Promise<void>} run
 */

/**
 * Runs all parts in order.
 * @param {Part[]} parts
 * @param {string} [remark] said below the summary
 */
export async function runParts(parts, remark) {
  /** @type {Map<string, { outcome: string, seconds: number }>} */
  const results = new Map();
  /** @type {Map<string, string>} */
  const tails = new Map();
  for (const { name, needs = [], run } of parts) {
    const lacking = needs.find(
      (need) => results.has(need) && results.get(need)?.outcome !== 'passed',
    );
    const began = performance.now();
    const outcome = lacking ? `not run: no ${lacking}` : await attempt(name, run);
    const tail = stripVTControlCharacters(takeTail());
    if (outcome === 'failed' && tail) tails.set(name, tail);
    results.set(name, { outcome, seconds: (performance.now() - began) / 1000 });
  }
  for (const [name, text] of tails) {
    const share = text.slice(-Math.floor(TOLD_CHARACTERS / tails.size));
    console.log(`\n── ${name} failed, and wrote last:\n${share}`);
  }
  console.log();
  for (const [name, { outcome, seconds }] of results) {
    console.log(`${name.padEnd(12)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  if (remark) console.log(`\n${remark}`);
  const failed = [...results.values()].filter(({ outcome }) => outcome !== 'passed').length;
  if (failed > 0) throw new Failure(`${failed} of ${results.size} failed`);
}

/**
 * @param {string} name
 * @param {() => Promise<void>} run
 */
async function attempt(name, run) {
  console.log(`\n── ${name}`);
  try {
    await run();
    return 'passed';
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return 'failed';
  }
}
