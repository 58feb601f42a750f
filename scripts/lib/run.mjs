/** Starting other programs. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository, the working directory of everything that is started here. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A failure whose message says all there is to say: no stack trace is printed for it. */
export class Failure extends Error {}

/** How much of what was written last is kept. */
const TAIL_CHARACTERS = 12_000;

/** Whose output it is: a name for its lines, the line that has not ended yet, and what came last. */
class Speaker {
  tail = '';
  #line = '';

  /** @param {string} name */
  constructor(name) {
    this.name = name;
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
 * Does some work; every line that its programs write is told with its name, unless that is empty.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<string>} what was written last; nothing where it went to a terminal unnamed:
 *   there one can scroll
 */
export async function named(name, work) {
  const speaker = new Speaker(name);
  await speakers.run(speaker, work);
  speaker.end();
  return speaker.tail;
}

/**
 * Runs a program, its output going where ours goes.
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
    child.stdout?.setEncoding('utf8').on('data', (text) => speaker.write(process.stdout, text));
    child.stderr?.setEncoding('utf8').on('data', (text) => speaker.write(process.stderr, text));
    child.on('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'ENOENT') resolve(false);
      else reject(error);
    });
    child.on('exit', async (code) => {
      // What it has started itself, and left running, may hold the pipes for ever.
      if (where === 'pipe')
        await Promise.race([once(child, 'close'), delay(2000, undefined, { ref: false })]);
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(code === 0);
    });
  });
}

/**
 * Runs a program that has to succeed.
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
 * What a program writes to its standard output, or undefined when it fails or is not there.
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
 * The path of a program on the PATH, or undefined.
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
