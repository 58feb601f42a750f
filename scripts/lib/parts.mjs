/**
 * Checks and tests come in parts. Every part runs, even if others fail, and a summary follows. Parts that
 * keep one processor busy run beside each other; then every line of output names its part. Browsers wait
 * often, even for a busy part: a part that no clock hurries takes what the others leave. Before the
 * summary of a log, the last lines of each failed part appear again, because readers begin at the end of a
 * log.
 */
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { Failure, named } from './run.mjs';

/**
 * The characters that are repeated of the last output of failed parts, in equal shares. Often the end of a
 * log is all that a reader has.
 */
const TAIL_CHARACTERS = 6000;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} [needs] parts that must pass before this one makes sense
 * @property {number} [cores] processors that it keeps busy; without a number, all of them
 * @property {boolean} [patient] it lets all others go first, and one such part runs beside any others with
 *   what they leave of the processors. Nothing in it may depend on time
 * @property {() => Promise<void>} run
 */

/** @typedef {{ outcome: string, seconds: number, tail: string }} Result */

/**
 * Runs all parts in order. A part that waits for others lets later parts use a free processor.
 * @param {Part[]} parts
 * @param {string} [remark] printed below the summary
 */
export async function runParts(parts, remark) {
  const began = performance.now();
  const results = await finish(parts);
  const failed = [...results].filter(([, { outcome, tail }]) => outcome === 'failed' && tail);
  for (const [name, { tail }] of failed) {
    const share = tail.slice(-Math.floor(TAIL_CHARACTERS / failed.length));
    console.log(`\n── ${name} failed, and wrote last:\n${share}`);
  }
  console.log();
  for (const { name } of parts) {
    const { outcome = '', seconds = 0 } = results.get(name) ?? {};
    console.log(`${name.padEnd(12)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  console.log(`${'in all'.padEnd(21)} ${secondsSince(began).toFixed(1).padStart(6)} s`);
  if (remark) console.log(`\n${remark}`);
  const bad = [...results.values()].filter(({ outcome }) => outcome !== 'passed').length;
  if (bad > 0) throw new Failure(`${bad} of ${results.size} failed`);
}

/** @param {number} began */
const secondsSince = (began) => (performance.now() - began) / 1000;

/**
 * @param {Part[]} parts
 * @returns {Promise<Map<string, Result>>} in the order in which they ended
 */
async function finish(parts) {
  const processors = availableParallelism();
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = new Set(parts);
  /** @type {Map<Part, Promise<void>>} */
  const running = new Map();
  /** @param {Part} part */
  const cores = ({ cores = processors, patient = false }) =>
    patient ? 0 : Math.min(cores, processors);
  /** @param {Part} part */
  const needed = (part) => {
    const second = [...running.keys()].some(({ patient }) => patient);
    return part.patient && second ? 1 : cores(part);
  };
  while (waiting.size > 0 || running.size > 0) {
    let free = processors - [...running.keys()].reduce((sum, part) => sum + cores(part), 0);
    for (const part of waiting) {
      const { name, needs = [] } = part;
      const among = needs.filter((need) => parts.some((one) => one.name === need));
      const lacking = among.find((need) => (results.get(need)?.outcome ?? 'passed') !== 'passed');
      if (lacking) {
        results.set(name, { outcome: `not run: no ${lacking}`, seconds: 0, tail: '' });
        waiting.delete(part);
      } else if (needed(part) <= free && among.every((need) => results.has(need))) {
        free -= cores(part);
        waiting.delete(part);
        running.set(
          part,
          attempt(part, parts.length > 1).then((result) => {
            results.set(name, result);
            running.delete(part);
          }),
        );
      }
    }
    await Promise.race(running.values());
  }
  return results;
}

/**
 * @param {Part} part
 * @param {boolean} beside whether others run, so that each line has to name its part
 * @returns {Promise<Result>}
 */
async function attempt({ name, run, patient = false }, beside) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  let outcome = 'passed';
  const work = async () => {
    try {
      await run();
    } catch (error) {
      outcome = 'failed';
      console.error(error instanceof Failure ? `${name}: ${error.message}` : error);
    }
  };
  const tail = await named(beside ? name : '', work, patient && beside);
  const seconds = secondsSince(began);
  console.log(`── ${name} ${outcome} after ${seconds.toFixed(1)} s`);
  return { outcome, seconds, tail: stripVTControlCharacters(tail) };
}
