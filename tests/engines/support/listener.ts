/**
 * A proxy that reports the console of a browser which has no interface for it. It puts a script at the
 * beginning of every page, which sends errors, warnings and violations of a policy to the proxy.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For the page both have its own origin, so a strict policy allows them. */
const SCRIPT = '/--listener.js';
const COMPLAINT = '/--complaint';

/** Runs in the page before the page's own scripts. */
function listen(address: string): void {
  const report = (...parts: unknown[]): void => {
    void fetch(`${address}?${encodeURIComponent(parts.map(String).join(' '))}`, {
      keepalive: true,
    });
  };
  for (const kind of ['error', 'warn'] as const) {
    const original = console[kind];
    console[kind] = (...parts: unknown[]) => {
      report(...parts);
      original(...parts);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      if (target instanceof Element) report('not loaded:', target.outerHTML.slice(0, 200));
      else report('uncaught:', message);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    report('blocked by the policy:', violatedDirective, blockedURI);
  });
}

export interface Listener {
  /** Host and port of the proxy. */
  readonly address: string;
  /** The complaints since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

export async function listenIn(): Promise<Listener> {
  const heard: string[] = [];
  const server = createServer((asked, response) => {
    const { pathname, search, origin } = new URL(asked.url ?? '', 'http://nowhere');
    const open = { 'Access-Control-Allow-Origin': '*' };
    if (pathname === SCRIPT) {
      const source = `(${listen.toString()})(${JSON.stringify(origin + COMPLAINT)})`;
      response.writeHead(200, { ...open, 'Content-Type': 'text/javascript' }).end(source);
    } else if (pathname === COMPLAINT) {
      heard.push(decodeURIComponent(search.slice(1)));
      response.writeHead(200, open).end();
    } else {
      pass(asked, response);
    }
  });
  // A connection that is closed at rest may be just in use again, and that request would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    complaints: () => heard.splice(0),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Each request has its own connection to the site, for the same reason. */
const agent = new Agent({ keepAlive: false });

/** Passes the request on. It changes the answer only if that is a page. */
function pass(asked: IncomingMessage, response: ServerResponse): void {
  const { host, port, pathname, search, origin } = new URL(asked.url ?? '', 'http://nowhere');
  const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
  const options = { agent, port, method: asked.method, path: pathname + search, headers };
  const onward = request(new URL(origin), options, (answer) => {
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const { 'content-length': _, ...rest } = answer.headers;
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const page = Buffer.concat(parts).toString('utf8');
      const script = `<script src="${origin}${SCRIPT}"></script>`;
      const listening = page.replace(
        /<head\b/i.test(page) ? /<head\b[^>]*>/i : /^(<!doctype[^>]*>)?/i,
        `$&${script}`,
      );
      response.writeHead(status, rest).end(listening);
    });
  });
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}
