/** What goes into the sentence of a failure. A number that is too large to be exact is a BigInt. */
export type Params = Record<string, string | number | bigint>;

/**
 * A failure the page has a sentence for: message id `error-<code>`, its placeholders in `params`.
 * The `message` of the Error itself is for developers.
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

  /** Anything thrown, as a coded error: ours and the core's keep their code, the rest is `internal`. */
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

/** Waits for work on a run; false if the run has ended meanwhile, and with it what the work was for. */
export async function whileRunning(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (thrown) {
    if (CodedError.from(thrown).code === 'stale') return false;
    throw thrown;
  }
}
