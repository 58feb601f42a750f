/** Serves the production build on this machine. */
import { root } from './run.mjs';

/**
 * Serves dist on the first free port that is not below `port`.
 * @param {number} port
 */
export async function serve(port) {
  const { preview } = await import('vite');
  const server = await preview({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    preview: { port, strictPort: false },
  });
  const [address = `http://localhost:${port}/`] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}
