/** Serves a build on this machine. */
import { root } from './run.mjs';

/**
 * Serves what a configuration of Vite builds, the site if none is given, on the first free port that is not below `port`.
 * @param {number} port
 */
export async function serve(port, configFile = `${root}/vite.config.ts`) {
  const { preview } = await import('vite');
  const server = await preview({
    configFile,
    logLevel: 'error',
    preview: { port, strictPort: false },
  });
  const [address = `http://localhost:${port}/`] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}
