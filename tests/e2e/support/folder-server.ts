/** The simplest server there is: a folder's files below a path, with the headers of ours. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface FolderServer {
  /** Where the folder is, with a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves `folder` at `path`, such as `/deep/folder/`, and nothing outside. */
export async function serveFolder(
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<FolderServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const inside = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : '..';
    const name = inside === '.' || inside.endsWith('/') ? join(inside, 'index.html') : inside;
    try {
      if (name.startsWith('..')) throw new Error('outside the folder');
      const body = await readFile(join(folder, name));
      const type = types[extname(name)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'Content-Type': type }).end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
