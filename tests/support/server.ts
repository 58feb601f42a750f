/** The simplest server: it serves files of folders below paths, with the headers that a test gives it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** Content types by file extension. A file with another extension is sent without a type. */
export type Types = Readonly<Record<string, string>>;

export type Headers = Readonly<Record<string, string>>;

export const types: Types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
};

/** A folder to serve. */
export interface Shelf {
  /** The path of the folder, with a slash at either end, such as `/deep/folder/`. */
  readonly path: string;
  readonly folder: string;
  /** Headers of every answer, or of the file of this name. */
  readonly headers?: Headers | ((name: string) => Headers);
  readonly types?: Types;
  /** Changes pages before they are sent. */
  readonly rewrite?: (html: string) => string;
}

export interface Server {
  /** The address of the first shelf, with a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves folders, each below its path, and nothing outside them. If two paths fit, the longer one counts. */
export async function serve(...shelves: [Shelf, ...Shelf[]]): Promise<Server> {
  const longest = [...shelves].sort((a, b) => b.path.length - a.path.length);
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    // Browsers ask every site for this file.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const shelf = longest.find(({ path }) => pathname.startsWith(path));
    try {
      if (!shelf) throw new Error('outside the folders');
      const { status, headers, body } = await fileOf(shelf, pathname.slice(shelf.path.length));
      response.writeHead(status, headers).end(body);
    } catch {
      response.writeHead(404, shelf && headersOf(shelf, '')).end();
    }
  });
  // A connection that is closed at rest may be just in use again, and that request would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${shelves[0].path}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Serves one folder at a path. */
export function serveFolder(folder: string, path: string, headers: Headers): Promise<Server> {
  return serve({ folder, path, headers });
}

async function fileOf(shelf: Shelf, path: string) {
  const inside = normalize(path);
  const name = inside === '.' || inside.endsWith('/') ? join(inside, 'index.html') : inside;
  if (name.startsWith('..')) throw new Error('outside the folder');
  const ending = extname(name);
  const type = (shelf.types ?? types)[ending];
  const file = await readFile(join(shelf.folder, name));
  const body = ending === '.html' && shelf.rewrite ? shelf.rewrite(file.toString()) : file;
  const headers = {
    ...headersOf(shelf, name),
    ...(type !== undefined && { 'Content-Type': type }),
  };
  return { status: 200, headers, body };
}

const headersOf = ({ headers = {} }: Shelf, name: string): Headers =>
  typeof headers === 'function' ? headers(name) : headers;
