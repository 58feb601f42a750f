import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs npm without a network, and without the settings of the person who runs the tests. */
export function npm(folder: string, ...args: string[]) {
  return run(folder, { npm_config_userconfig: devNull, npm_config_offline: 'true' }, args);
}

/** Installs packages from npm's registry into a project. Rejects without a network. */
export function install(folder: string, ...packages: string[]) {
  return run(folder, {}, ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]);
}

function run(folder: string, settings: Readonly<Record<string, string>>, args: readonly string[]) {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
    npm_config_update_notifier: 'false',
    ...settings,
  };
  return execute('npm', args, { cwd: folder, env, maxBuffer: 2 ** 24 });
}

/** Runs a script in a Node of its own; rejects with what it wrote, if it fails. */
export function node(folder: string, ...args: string[]) {
  return execute(process.execPath, args, { cwd: folder });
}
