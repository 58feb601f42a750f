import { CodedError } from '../../../engine/errors.ts';

/** The most bytes of a script: the limit of the core, in `crates/rules/src/limits.rs`. */
export const MOST_BYTES = 20_000;

/**
 * Why a script is refused without sending it to the core, which would copy all of it first; undefined if the
 * core may read it.
 */
export function tooLong(script: string): CodedError | undefined {
  const bytes = new TextEncoder().encode(script).length;
  if (bytes <= MOST_BYTES) return undefined;
  return new CodedError('script-too-long', { bytes, limit: MOST_BYTES });
}

/** Squeezes a script into the characters that a link may have. */
export async function pack(script: string): Promise<string> {
  const squeezed = new Blob([script]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The script of a link. It unfolds at most `MOST_BYTES`, however much the link claims to hold. Rejects with
 * `link-bad-script`.
 */
export async function unpack(packed: string): Promise<string> {
  const bad = () => new CodedError('link-bad-script', { field: 'script', limit: MOST_BYTES });
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0));
    const unfolding = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = unfolding.getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let script = '';
    let count = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return script + decoder.decode();
      count += value.length;
      if (count > MOST_BYTES) {
        void reader.cancel();
        throw bad();
      }
      script += decoder.decode(value, { stream: true });
    }
  } catch {
    throw bad();
  }
}
