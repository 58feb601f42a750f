import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { loadModule } from '../../www/src/engine/load.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The smallest valid module. */
const empty = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);
const url = 'https://plates.example/solver.wasm';

const answer = (body: BodyInit | null, type: string | null, status = 200): Response => {
  const response = new Response(body, { status });
  response.headers.delete('Content-Type');
  if (type !== null) response.headers.set('Content-Type', type);
  return response;
};

function serve(response: Response | Error) {
  const fetching = vi.fn<typeof fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

/** How loading fails: the code, and the values in its sentence. */
async function failure(): Promise<{ code: string; params: object }> {
  const thrown = await loadModule(url).then(
    () => new Error('it loaded'),
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(CodedError);
  const { code, params } = thrown as CodedError;
  return { code, params };
}

describe('loading the solver', () => {
  test('compiles while the file arrives, and requests it once', async () => {
    const fetching = serve(answer(empty, 'application/wasm'));
    const streaming = vi.spyOn(WebAssembly, 'compileStreaming');
    const { module, wrongType } = await loadModule(url);
    expect(module).toBeInstanceOf(WebAssembly.Module);
    expect(wrongType).toBeUndefined();
    expect(streaming).toHaveBeenCalledOnce();
    expect(fetching.mock.calls).toEqual([[url]]);
  });

  test.each([
    ['text/plain', 'text/plain'],
    ['application/octet-stream', 'application/octet-stream'],
    [null, ''],
    ['', ''],
  ])('accepts a file labelled %j, and says so', async (type, label) => {
    serve(answer(empty, type));
    const { module, wrongType } = await loadModule(url);
    expect(module).toBeInstanceOf(WebAssembly.Module);
    expect(wrongType).toBe(label);
  });

  // Browsers stream only files whose label is exactly the type, in whatever case.
  test.each(['application/wasm; charset=utf-8', 'application/wasm;', 'Application/WASM'])(
    'takes a file labelled “%s”',
    async (type) => {
      serve(answer(empty, type));
      expect((await loadModule(url)).module).toBeInstanceOf(WebAssembly.Module);
    },
  );
});

describe('loading fails', () => {
  test('without WebAssembly, before anything is fetched', async () => {
    const fetching = serve(answer(empty, 'application/wasm'));
    vi.stubGlobal('WebAssembly', undefined);
    expect(await failure()).toEqual({ code: 'wasm-absent', params: {} });
    expect(fetching).not.toHaveBeenCalled();
  });

  test('without SIMD, before anything is fetched', async () => {
    const fetching = serve(answer(empty, 'application/wasm'));
    const validate = vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    expect(await failure()).toEqual({ code: 'wasm-no-simd', params: {} });
    expect(fetching).not.toHaveBeenCalled();
    const [[probe] = []] = validate.mock.calls;
    validate.mockRestore();
    // The question is about a valid module with SIMD in it: the probe contains its prefix.
    expect(WebAssembly.validate(probe as Uint8Array<ArrayBuffer>)).toBe(true);
    expect([...(probe as Uint8Array)]).toContain(0xfd);
  });

  test('without a connection', async () => {
    serve(new TypeError('Failed to fetch'));
    expect((await failure()).code).toBe('wasm-network');
  });

  test.each([404, 403, 500, 503])('when the server answers %i', async (status) => {
    serve(answer('<h1>Sorry</h1>', 'text/html', status));
    expect(await failure()).toEqual({ code: 'wasm-missing', params: { status } });
  });

  test.each([
    ['cut off', empty.subarray(0, 6), 'application/wasm'],
    ['empty', new Uint8Array(), 'application/wasm'],
    ['a page', '<!doctype html><h1>Welcome</h1>', 'text/html'],
    ['a page with the label of a module', '<!doctype html>', 'application/wasm'],
    ['cut off and labelled wrongly', empty.subarray(0, 6), 'text/plain'],
  ])('when the file is %s', async (_, body, type) => {
    serve(answer(body, type));
    expect(await failure()).toEqual({ code: 'wasm-broken', params: { type } });
  });

  test.each(['application/wasm', 'text/plain'])(
    'for want of a connection when a download of %s breaks off',
    async (type) => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(empty.subarray(0, 4)),
        pull: (controller) => controller.error(new TypeError('network error')),
      });
      serve(answer(body, type));
      expect((await failure()).code).toBe('wasm-network');
    },
  );

  // The words of Chromium, a newer Chromium, Firefox and Safari.
  test.each([
    "WebAssembly.compileStreaming(): Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: \"script-src 'self'\"",
    "WebAssembly.compileStreaming(): Compiling or instantiating WebAssembly module violates the following Content Security policy directive because neither 'wasm-eval' nor 'unsafe-eval' is an allowed source of script",
    'call to WebAssembly.compileStreaming() blocked by CSP',
    "Refused to create a WebAssembly object because 'unsafe-eval' or 'wasm-unsafe-eval' is not an allowed source of script in the following Content Security Policy directive",
  ])('when the policy forbids it: %s', async (message) => {
    const refuse = async () => {
      throw new WebAssembly.CompileError(message);
    };
    vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(refuse);
    vi.spyOn(WebAssembly, 'compile').mockImplementation(refuse);
    serve(answer(empty, 'application/wasm'));
    expect((await failure()).code).toBe('wasm-blocked');
    serve(answer(empty, 'text/plain'));
    expect((await failure()).code).toBe('wasm-blocked');
  });
});

describe('why the file cannot be fetched', () => {
  const origin = 'https://plates.example';

  /** A page that answers each request by its mode. It reports a violated policy as a browser does. */
  function visit(
    ways: { cors: boolean; 'no-cors': boolean },
    violation?: { blockedURI: string; disposition: 'enforce' | 'report' },
  ) {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('location', { href: 'https://blog.example/post/' });
    let first = true;
    const fetching = vi.fn(async (_url: string, { mode }: { mode?: 'cors' | 'no-cors' } = {}) => {
      const fails = first || !ways[mode ?? 'cors'];
      first = false;
      if (violation) {
        setTimeout(() =>
          page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)),
        );
      }
      if (fails) throw new TypeError('Failed to fetch');
      return new Response();
    });
    vi.stubGlobal('fetch', fetching);
    return fetching;
  }

  const nowhere = { cors: false, 'no-cors': false };

  test.each([url, origin])('a policy that names %s', async (blockedURI) => {
    visit(nowhere, { blockedURI, disposition: 'enforce' });
    expect(await failure()).toEqual({ code: 'wasm-connect', params: { origin } });
  });

  test.each([
    ['only reports', { blockedURI: url, disposition: 'report' }],
    ['forbids something else', { blockedURI: 'https://ads.example/x.js', disposition: 'enforce' }],
    ['forbids what has no address', { blockedURI: 'inline', disposition: 'enforce' }],
  ] as const)('no policy that %s', async (_, violation) => {
    visit(nowhere, violation);
    expect(await failure()).toEqual({ code: 'wasm-network', params: {} });
  });

  test('a server that does not let other pages read it', async () => {
    const fetching = visit({ cors: false, 'no-cors': true });
    expect(await failure()).toEqual({ code: 'wasm-cors', params: { origin } });
    // The file itself is requested once.
    expect(fetching.mock.calls.slice(1).map(([, options]) => options)).toEqual([
      expect.objectContaining({ method: 'HEAD', mode: 'cors' }),
      expect.objectContaining({ method: 'HEAD', mode: 'no-cors' }),
    ]);
  });

  test('a connection that is back again', async () => {
    visit({ cors: true, 'no-cors': true });
    expect((await failure()).code).toBe('wasm-network');
  });
});
