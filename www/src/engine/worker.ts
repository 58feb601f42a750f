import { Host, type Instance } from './host.ts';
import type { Reply, Request } from './protocol.ts';

// The first message is the compiled module. The worker never fetches it itself, so the page downloads and
// compiles it once. Every later message is a request.
const post = (reply: Reply): void => self.postMessage(reply, { transfer: movable(reply) });

/** The buffers that are handed over and not copied: arrays that were made for this reply alone. */
function movable(reply: Reply): Transferable[] {
  const value = reply.type === 'result' ? reply.value : undefined;
  return ArrayBuffer.isView(value) ? [value.buffer as ArrayBuffer] : [];
}

/** What the worker of an exhibit does: it hosts the models of one package. */
export function serve(instantiate: (module: WebAssembly.Module) => Instance): void {
  self.onmessage = ({ data: module }: MessageEvent<WebAssembly.Module>) => {
    const host = new Host(instantiate(module), post);
    self.onmessage = ({ data }: MessageEvent<Request>) => host.handle(data);
    post({ type: 'ready' });
  };
}
