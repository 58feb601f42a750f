import { Host } from './host.ts';
import { instantiate } from './instance.ts';
import type { Reply, Request } from './protocol.ts';

// The first message is the compiled module: the worker never fetches it itself, so the page
// downloads and compiles it once. Everything after is a request.
const post = (reply: Reply): void => self.postMessage(reply);

self.onmessage = ({ data: module }: MessageEvent<WebAssembly.Module>) => {
  const host = new Host(instantiate(module), post);
  self.onmessage = ({ data }: MessageEvent<Request>) => host.handle(data);
  post({ type: 'ready' });
};
