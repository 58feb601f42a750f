/** Starts other programs. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository, which is the working directory of every program that is started here. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A failure whose message says everything, so no stack trace is printed for it. */
export class Failure extends Error {}

/** The number of characters that are kept of the last output. */
const TAIL_CHARACTERS = 12_000;

/** A source of output: the name for its lines, its unfinished line, and its last output. */
class Speaker {
  tail = '';
  #line = '';

  /**
   * @param {string} name
   * @param {boolean} [patient] whether its programs let all others go first
   */
  constructor(name, patient = false) {
    this.name = name;
    this.patient = patient;
  }

  /**
   * @param {NodeJS.WriteStream} stream
   * @param {string} text
   */
  write(stream, text) {
    this.tail = (this.tail + text).slice(-TAIL_CHARACTERS);
    if (!this.name) {
      stream.write(text);
      return;
    }
    const lines = (this.#line + text).split('\n');
    this.#line = lines.pop() ?? '';
    for (const line of lines) stream.write(`${this.name.padEnd(9)} │ ${line}\n`);
  }

  end() {
    if (this.#line) this.write(process.stdout, '\n');
  }
}

/** @type {AsyncLocalStorage<Speaker>} */
const speakers = new AsyncLocalStorage();

/**
 * Does some work. Every line that its programs write is printed with its name, unless the name is empty.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {boolean} [patient] whether its programs let all others go first
 * @returns {Promise<string>} the last output; empty if the output went to a terminal without a name,
 *   where a reader can scroll
 */
export async function named(name, work, patient = false) {
  const speaker = new Speaker(name, patient);
  await speakers.run(speaker, work);
  speaker.end();
  return speaker.tail;
}

/**
 * Runs a program. Its output goes where ours goes.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to ours
 * @returns {Promise<boolean>} whether it succeeded
 */
export function succeeds(program, args, env = {}) {
  const speaker = speakers.getStore() ?? new Speaker('');
  const where = process.stdout.isTTY && !speaker.name ? 'inherit' : 'pipe';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', where, where],
    });
    if (speaker.patient && child.pid) giveWay(child.pid);
    child.stdout?.setEncoding('utf8').on('data', (text) => speaker.write(process.stdout, text));
    child.stderr?.setEncoding('utf8').on('data', (text) => speaker.write(process.stderr, text));
    child.on('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'ENOENT') resolve(false);
      else reject(error);
    });
    child.on('exit', async (code) => {
      // Programs that it has started and left running may hold the pipes for ever.
      if (where === 'pipe')
        await Promise.race([once(child, 'close'), delay(2000, undefined, { ref: false })]);
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(code === 0);
    });
  });
}

/**
 * Lets all other programs go first. What the program starts inherits that.
 * @param {number} pid
 */
function giveWay(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The program has ended already, or this system does not let us; then it takes its share.
  }
}

/**
 * Runs a program, and throws a Failure if it does not succeed.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function run(program, args, env) {
  if (!(await succeeds(program, args, env))) {
    throw new Failure(`failed: ${[program, ...args].join(' ')}`);
  }
}

/**
 * Runs the command line of an npm package that is installed here.
 * @param {string} file the script in node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runPackage(file, args, env) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], env);
}

/**
 * The standard output of a program; undefined if it fails or does not exist.
 * @param {string} program
 * @param {string[]} args
 */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout : undefined;
}

/**
 * The path of a program on the PATH; undefined if it is not there.
 * @param {string} program
 */
export function which(program) {
  const names = process.platform === 'win32' ? [`${program}.exe`] : [program];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Runs a command's `main` and turns what it throws into a message and an exit code.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
