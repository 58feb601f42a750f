import type { CodedError } from './errors.ts';
import type { Instance } from './host.ts';
import type { Opening } from './opening.ts';
import type { Request } from './protocol.ts';

/** Sends a request to the host. */
export type Post = (request: Request) => void;

/** A request that the host has not answered: work on a run, or a question to a run. */
export interface Pending {
  readonly request: Extract<Request, { type: 'start' | 'call' }>;
  resolve(value: never): void;
  reject(error: CodedError): void;
}

/** What a figure wants to hear about its run. */
export interface Listener {
  /** `spent`: how long the host has worked on this run, in ms, without the time for other runs. */
  onProgress(done: number, total: number, spent: number): void;
  /** The run is gone: it panicked itself (`failed`), or another run did. */
  onReset(failed: boolean): void;
}

/** A run that has begun and has not been freed: all that is needed to begin it again. */
export interface Live {
  readonly request: Extract<Request, { type: 'start' }>;
  readonly listener: Listener;
  /** Aborts when the run is over, so that the signals that could end it are not listened to any more. */
  readonly over: AbortController;
}

/** Where to find an exhibit's part of the core. Each exhibit has a package of its own, which keeps it small. */
export interface Package {
  /** The address of its wasm. */
  readonly url: string;
  /** Starts its worker. Throws where workers are not allowed. */
  worker(): Worker;
  /** Its glue, for the main thread. */
  instance(): Promise<{ instantiate(module: WebAssembly.Module): Instance }>;
  /** What is known about some runs before the wasm has come. */
  readonly opening?: Opening;
}
