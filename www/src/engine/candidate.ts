import type { Package } from './requests.ts';

/** A worker that has not answered after this time counts as blocked, in ms. */
const WORKER_PATIENCE_MS = 3000;

/** A worker that has not shown yet that it can work. */
export interface Candidate {
  readonly worker: Worker;
  /** Resolves when its script cannot be fetched or fails. */
  readonly failed: Promise<false>;
}

/** A worker; undefined without a page, for a figure from another origin, or under a policy that forbids workers. */
export function newWorker(from: Package): Candidate | undefined {
  const page = globalThis.self?.origin;
  if (page === undefined) return undefined;
  // Turbopack writes an address without an origin, which is then that of the page.
  const origin = URL.canParse(from.url) ? new URL(from.url).origin : page;
  // Firefox would write an error to the page's console. A sandboxed page has no origin.
  if (origin !== page) return undefined;
  try {
    const worker = from.worker();
    const failed = new Promise<false>((resolve) => {
      worker.onerror = (event) => {
        // The page must not see an error, because the main thread does the work.
        event.preventDefault();
        resolve(false);
      };
    });
    return { worker, failed };
  } catch {
    return undefined;
  }
}

/** Hands the module to the worker. Resolves to false unless the worker confirms it in time. */
export function takes({ worker, failed }: Candidate, module: WebAssembly.Module): Promise<boolean> {
  const answered = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), WORKER_PATIENCE_MS);
    worker.onmessage = () => resolve(true);
    try {
      worker.postMessage(module);
    } catch {
      resolve(false);
    }
  });
  return Promise.race([answered, failed]);
}
