/** The value in traces and cells that means “no number”. */
export const NONE = 2 ** 32 - 1;

/** What a call throws, as the page gets it. */
export const thrown = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

/** The rows of a trace. */
export const rowsOf = (data: Uint32Array, width: number): number[][] =>
  Array.from({ length: data.length / width }, (_, i) => [
    ...data.subarray(i * width, (i + 1) * width),
  ]);
