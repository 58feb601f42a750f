import { CodedError } from './errors.ts';

/** The compiled module, and the MIME type of its file if that was wrong. */
export interface Loaded {
  module: WebAssembly.Module;
  wrongType?: string;
}

// (module (func (result v128) (v128.const i32x4 0 0 0 0))): valid only with SIMD.
const SIMD_PROBE = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 22, 1, 20, 0, 253, 12, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
]);

const WASM = 'application/wasm';

/** The words of browsers when a policy forbids compiling. They give no error code. */
const BLOCKED = /content security policy|\bCSP\b|unsafe-eval|disallowed by embedder/i;

/**
 * Downloads and compiles the module, streaming if the server labels it correctly. Throws a CodedError:
 * `wasm-absent`, `wasm-no-simd`, `wasm-network`, `wasm-missing` (with the HTTP `status`), `wasm-blocked` (a
 * content security policy forbids WebAssembly), `wasm-connect` (it forbids this `origin`), `wasm-cors` (the
 * `origin` does not let other origins read its file), `wasm-broken`.
 */
export async function loadModule(url: string): Promise<Loaded> {
  if (typeof WebAssembly !== 'object') throw new CodedError('wasm-absent');
  if (!WebAssembly.validate(SIMD_PROBE)) throw new CodedError('wasm-no-simd');
  const response = await fetch(url).catch(async (error: unknown) => {
    // Only now is the reason needed. If even this script cannot be fetched, there is no connection.
    const asked = import('./refusal.ts').then(({ refusalOf }) => refusalOf(url));
    throw await asked.catch(() => new CodedError('wasm-network', {}, String(error)));
  });
  if (!response.ok) throw new CodedError('wasm-missing', { status: response.status });
  const type = response.headers.get('Content-Type') ?? '';
  // Browsers stream only files that are labelled with the bare type.
  const bare = type === WASM;
  try {
    const module = await (bare
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
    return type.toLowerCase().startsWith(WASM) ? { module } : { module, wrongType: type };
  } catch (error) {
    throw failure(error, type);
  }
}

/** The cause is a policy, damage, or a download that broke off. */
function failure(error: unknown, type: string): CodedError {
  const message = String(error);
  if (BLOCKED.test(message)) return new CodedError('wasm-blocked', {}, message);
  if (error instanceof WebAssembly.CompileError) {
    return new CodedError('wasm-broken', { type }, message);
  }
  return new CodedError('wasm-network', {}, message);
}
