/** What a browser says where tests block the service worker, so that none answers from what another test has kept. */
export const isBlockedWorker = (text: string): boolean =>
  text.includes('Service Worker registration blocked');
