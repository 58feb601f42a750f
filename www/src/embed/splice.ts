/**
 * The messages of the SPLICE iframe protocol, by which a figure or lesson in a frame and the learning system around it speak:
 * https://cssplice.org/slcp/iframe-protocol-specification.html, as of 27 July 2026. It has no version number.
 *
 *     page <─ { SPLICE.getState, message_id } ───────────────────────── frame     once it is there; says nothing of its reader
 *     page ── { SPLICE.getState.response, message_id, state, error } ─> frame
 *     page <─ { SPLICE.reportScoreAndState, message_id, score, state } ─ frame    at every answer
 *
 * The frame asks anybody around it, because the question holds no secret. Scores and states go only to a page that has
 * answered, and only to the origin that has answered. Nobody but the window around the frame is heard.
 */

import { shorten } from '../share/codec-notices.ts';

/** What a frame asks at first. */
export interface GetState {
  readonly subject: 'SPLICE.getState';
  readonly message_id: string;
}

/** What a frame tells at every answer. */
export interface ReportScoreAndState {
  readonly subject: 'SPLICE.reportScoreAndState';
  readonly message_id: string;
  /** From 0 to 1. */
  readonly score: number;
  readonly state: unknown;
}

/** What the page around it answers. */
export interface GetStateResponse {
  readonly subject: 'SPLICE.getState.response';
  /** That of the question. */
  readonly message_id: string;
  /** What was reported last; null if there is nothing, or if the page keeps no states. */
  readonly state: unknown;
  readonly error?: { readonly code: string; readonly message?: string };
}

/** An answer as it was heard. */
export interface Heard {
  readonly state: unknown;
  /** The origin of the page; `null` if it has none, as in a sandbox. */
  readonly origin: string;
  /** The code of its error; undefined without an error. */
  readonly error: string | undefined;
}

/** A page may begin to listen after its frames have come, so the question is repeated after these times, in ms. */
const AGAIN_MS = [2_000, 10_000];

/** A fresh name of a message. `randomUUID` needs a secure connection, and a school may have none. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Whether a message answers a question. */
function answers(data: unknown, id: string): data is GetStateResponse {
  const { subject, message_id } = (data ?? {}) as Partial<GetStateResponse>;
  return subject === 'SPLICE.getState.response' && message_id === id;
}

export class Splice {
  readonly #around: Window;
  /** The origin that has answered. Before that, nothing is sent. */
  #target: string | undefined;

  /** Asks the page around `here`, and calls `hear` once it has answered; never if there is no page, or none that knows the protocol. */
  constructor(here: Window, hear: (heard: Heard) => void) {
    this.#around = here.parent;
    if (here.parent === here) return;
    const id = freshId();
    const question: GetState = { subject: 'SPLICE.getState', message_id: id };
    const ask = (): void => {
      if (!listening.signal.aborted) here.parent.postMessage(question, '*');
    };
    const listening = new AbortController();
    here.addEventListener(
      'message',
      ({ data, source, origin }: MessageEvent<unknown>) => {
        if (source !== here.parent || !answers(data, id)) return;
        listening.abort();
        const error = data.error ? shorten(String(data.error.code)) : undefined;
        // A page without an origin, such as a sandboxed one, can be reached in no other way.
        if (error === undefined) this.#target = origin === 'null' ? '*' : origin;
        hear({ state: data.state, origin, error });
      },
      { signal: listening.signal },
    );
    ask();
    for (const wait of AGAIN_MS) setTimeout(ask, wait);
  }

  /** Tells the page that has answered a score from 0 to 1 and a state. */
  report(score: number, state: unknown): void {
    if (this.#target === undefined) return;
    const message: ReportScoreAndState = {
      subject: 'SPLICE.reportScoreAndState',
      message_id: freshId(),
      score,
      state,
    };
    this.#around.postMessage(message, this.#target);
  }
}
