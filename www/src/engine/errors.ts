/** The values in the sentence of a failure. A number that is too large to be exact is a BigInt. */
export type Params = Record<string, string | number | bigint>;

/**
 * A failure for which the page has a sentence: the message `error-<code>`, with `params` for its
 * placeholders. The `message` of the Error itself is for developers.
 */
export class CodedError extends Error {
  constructor(
    readonly code: string,
    readonly params: Params = {},
    message: string = code,
  ) {
    super(message);
    this.name = 'CodedError';
  }

  /**
   * Makes a coded error of anything that was thrown. Our errors and the core's keep their code; the rest is
   * `internal`.
   */
  static from(thrown: unknown): CodedError {
    if (thrown instanceof CodedError) return thrown;
    if (thrown instanceof WebAssembly.RuntimeError) {
      return new CodedError('panic', {}, thrown.message);
    }
    if (thrown instanceof Error) {
      const { code, params } = thrown as { code?: unknown; params?: unknown };
      return typeof code === 'string'
        ? new CodedError(code, params as Params, thrown.message)
        : new CodedError('internal', { detail: thrown.message }, thrown.message);
    }
    return new CodedError('internal', { detail: String(thrown) });
  }
}

/** Whether work was cancelled, or its run has ended. Such an error says nothing about the question itself. */
export const isEnded = (thrown: unknown): boolean =>
  /^(cancelled|stale)$/.test(CodedError.from(thrown).code);

/**
 * Whether the same may succeed at another time: a download, work on an engine that has failed, or what the visitor has
 * stopped. What the core has refused it refuses again, and neither a browser nor the policy of a page changes.
 */
export const mayPass = ({ code }: CodedError): boolean =>
  /^(cancelled|stale|panic|internal|wasm-(network|missing|cors|broken))$/.test(code);

/**
 * Waits for work on a run. Resolves to false if the run has ended meanwhile, because nobody needs the work
 * then.
 */
export async function whileRunning(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (thrown) {
    if (isEnded(thrown)) return false;
    throw thrown;
  }
}
