import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const answer = (text: string, init: ResponseInit = {}) => new Response(text, init);
const fetched = vi.fn<(url: string) => Promise<Response>>();

vi.mock('../../www/src/engine/refusal.ts', () => ({
  refusalOf: async () => ({ code: 'wasm-network' }),
}));

/** A page that has fetched nothing yet. */
async function freshLoad() {
  vi.resetModules();
  const { loadMessages } = await import('../../www/src/words/load.ts');
  return loadMessages;
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('words', () => {
  test('are fetched by language and name, each file once', async () => {
    fetched.mockImplementation(async (url) =>
      answer(JSON.stringify({ [`from-${url.split('/').at(-1)?.[0]}`]: 'here' })),
    );
    const load = await freshLoad();
    const [words] = await Promise.all([load('es', ['common', 'nim']), load('es', ['common'])]);
    await load('es', ['nim']);
    expect([words.text('from-c'), words.text('from-n')]).toEqual(['here', 'here']);
    const ends = fetched.mock.calls.map(([url]) => url.split('/').slice(-3).join('/'));
    expect(ends).toEqual(['locales/es/common.ftl', 'locales/es/nim.ftl']);
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server has none', async () => answer('nothing', { status: 404 })],
    ['the answer is cut off', async () => answer('{"a":"he')],
    [
      'the server has a page in their place',
      async () => answer('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
  ])('cannot be fetched where %s, and are tried again the next time', async (_, fails) => {
    const load = await freshLoad();
    fetched.mockImplementationOnce(fails);
    await expect(load('en', ['nim'])).rejects.toThrow(/Failed to fetch|no words at .*nim|JSON/);
    fetched.mockImplementationOnce(async () => answer('{"a":"here"}'));
    expect((await load('en', ['nim'])).text('a')).toBe('here');
  });
});
