import { CodedError } from './errors.ts';

/** The browser reports a violation a little later than the failure, in ms. */
const REPORT_DELAY_MS = 50;
/** A request that has no answer after this time has failed, in ms. */
const PATIENCE_MS = 5000;

/**
 * Why a file could not be fetched. Browsers give a page no reason, so this requests the head of the file
 * again.
 *
 * `wasm-connect`: the page's content security policy forbids its `origin`. `wasm-cors`: the file is there,
 * but its `origin` does not let other pages read it. `wasm-network`: nothing answers, or the file can be
 * read by now.
 */
export async function refusalOf(url: string): Promise<CodedError> {
  const { href, origin } = new URL(url, location.href);
  let refused = false;
  const hear = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    // Some browsers name only the origin.
    const ours = blockedURI === href || blockedURI === origin;
    if (ours && disposition === 'enforce') refused = true;
  };
  addEventListener('securitypolicyviolation', hear);
  const readable = await answers(href, 'cors');
  if (!readable) await new Promise((reported) => setTimeout(reported, REPORT_DELAY_MS));
  removeEventListener('securitypolicyviolation', hear);
  if (refused) return new CodedError('wasm-connect', { origin });
  // Even without permission to read the file, the page learns that something answers.
  if (!readable && (await answers(href, 'no-cors'))) return new CodedError('wasm-cors', { origin });
  return new CodedError('wasm-network');
}

function answers(url: string, mode: RequestMode): Promise<boolean> {
  return fetch(url, { method: 'HEAD', mode, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}
