import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** What the file with an exhibit's engine says of its worker and its wasm. */
const WORKER = "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })";
const WASM = /import wasmUrl from '[./]+\/pkg\/\w+_bg\.wasm\?url';/;

/** A name for each, until it is known in which folder it is used. */
const placeholder = /__APPLEYARD_(WORKER|WASM)_([a-z]+)__/g;

/**
 * Writes the addresses of workers and wasm into the scripts of the npm package in the one form that
 * browsers and bundlers understand alike, `new URL('../pkg/nim_bg.wasm', import.meta.url)`: the
 * files lie in the package, and the bundler of whoever uses it finds them there.
 */
export function plainAddresses(): Plugin {
  return {
    name: 'plain-addresses',
    enforce: 'pre',
    transform: {
      filter: { id: /\/exhibits\/\w+\/core\/engine\.ts$/ },
      handler(code, id) {
        const [, slug] = /\/exhibits\/(\w+)\//.exec(id) ?? [];
        if (!code.includes(WORKER) || !WASM.test(code)) {
          this.error(`${id} names its worker or its wasm in another way than this plugin knows`);
        }
        const named = code
          .replace(WORKER, `__APPLEYARD_WORKER_${slug}__`)
          .replace(WASM, `const wasmUrl = __APPLEYARD_WASM_${slug}__;`);
        return { code: named, map: null };
      },
    },
    // Once it is minified: nothing may rewrite what bundlers look for.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folder = posix.dirname(file.fileName);
        const address = (to: string) => {
          const path = posix.relative(folder, to);
          return `new URL('${path.startsWith('.') ? path : `./${path}`}', import.meta.url)`;
        };
        file.code = file.code.replace(placeholder, (_name, kind, slug) =>
          kind === 'WASM'
            ? `${address(`pkg/${slug}_bg.wasm`)}.href`
            : `new Worker(${address(`workers/${slug}.js`)}, { type: 'module' })`,
        );
      }
    },
  };
}
