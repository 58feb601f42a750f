/** What draws and says an explanation. */

export { digits } from '../../../stage/heaps/digits.ts';
export { cancelling, describe, question, reason, verdict } from './account.ts';
export { bundleState, threads, tokens } from './bundle-view.ts';
export { Cancelling } from './cancelling.ts';
export { styles } from './styles.ts';
