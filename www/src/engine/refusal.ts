import { CodedError } from './errors.ts';

/** A violation is told a little later than the failure, in ms. */
const TOLD_LATER_MS = 50;
/** An answer that has not come by then does not come, in ms. */
const PATIENCE_MS = 5000;

/**
 * Why a file could not be fetched. Browsers give a page no reason, so it is asked for again, its head only.
 *
 * `wasm-connect`: the page's content security policy forbids its `origin`. `wasm-cors`: it is there, but its
 * `origin` lets no page of others read it. `wasm-network`: nothing answers, or something does by now.
 */
export async function refusalOf(url: string): Promise<CodedError> {
  const { href, origin } = new URL(url, location.href);
  let refused = false;
  const hear = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    // Some browsers name the origin alone.
    const ours = blockedURI === href || blockedURI === origin;
    if (ours && disposition === 'enforce') refused = true;
  };
  addEventListener('securitypolicyviolation', hear);
  const readable = await answers(href, 'cors');
  if (!readable) await new Promise((told) => setTimeout(told, TOLD_LATER_MS));
  removeEventListener('securitypolicyviolation', hear);
  if (refused) return new CodedError('wasm-connect', { origin });
  // Without leave to read it, one still learns that there is an answer.
  if (!readable && (await answers(href, 'no-cors'))) return new CodedError('wasm-cors', { origin });
  return new CodedError('wasm-network');
}

function answers(url: string, mode: RequestMode): Promise<boolean> {
  return fetch(url, { method: 'HEAD', mode, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}
