import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site of somebody else: one page with this body, on another origin, without any policy. */
export async function hostPage<T>(
  body: string,
  visit: (address: string) => Promise<T>,
): Promise<T> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>A blog</title>
    <link rel="icon" href="data:," /></head><body><header><h1>A blog</h1></header><main>${body}</main></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
