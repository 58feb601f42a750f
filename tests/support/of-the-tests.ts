/**
 * What a browser says because of the tests: they block the service worker, so that none answers from what another test has
 * kept; and on a busy machine a page needs more than the few seconds after which a browser takes a preloaded file for unused.
 */
export const isOfTheTests = (text: string): boolean =>
  text.includes('Service Worker registration blocked') ||
  text.includes('was preloaded using link preload but not used within a few seconds');
