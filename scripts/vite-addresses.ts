import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** How the file with an engine names its worker and its wasm, whose name is that of the package. */
const WORKER = "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })";
export const WASM = /import wasmUrl from '[./]+\/pkg\/(\w+)_bg\.wasm\?url';/;

/** A placeholder for each address, until the folder of the script that uses it is known. */
const placeholder = /__APPLEYARD_(WORKER|WASM)_([a-z]+)__/g;

/** An address in a script of the package, in the form that browsers and bundlers understand. */
function address(script: string, to: string): string {
  const path = posix.relative(posix.dirname(script), to);
  return `new URL('${path.startsWith('.') ? path : `./${path}`}', import.meta.url)`;
}

/**
 * Writes the addresses of workers and wasm into the scripts of the npm package as `new
 * URL('../pkg/nim_bg.wasm', import.meta.url)`, the one form that both browsers and bundlers understand. The
 * files lie in the package, where the bundler of a project finds them.
 */
export function plainAddresses(): Plugin {
  return {
    name: 'plain-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/core\/engine\.ts$/ },
      handler(code, id) {
        const [, name] = WASM.exec(code) ?? [];
        if (!code.includes(WORKER) || name === undefined) {
          this.error(`${id} names its worker or its wasm in another way than this plugin knows`);
        }
        const named = code
          .replace(WORKER, `__APPLEYARD_WORKER_${name}__`)
          .replace(WASM, `const wasmUrl = __APPLEYARD_WASM_${name}__;`);
        return { code: named, map: null };
      },
    },
    // After minifying, because nothing may rewrite the form that bundlers look for.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        // Workers that do not belong to engines have no such address, because nothing in the package starts
        // them.
        if (/^assets\/.*worker/.test(file.fileName)) delete bundle[file.fileName];
        if (file.type !== 'chunk') continue;
        const here = file.fileName;
        file.code = file.code.replace(placeholder, (_all, kind, name) =>
          kind === 'WASM'
            ? `${address(here, `pkg/${name}_bg.wasm`)}.href`
            : `new Worker(${address(here, `workers/${name}.js`)}, { type: 'module' })`,
        );
      }
    },
  };
}
