/** What draws and says an explanation. */

export { digits } from '../../../stage/heaps/digits.ts';
export {
  atEnd,
  atFirst,
  cancelling,
  describe,
  inGame,
  question,
  reason,
  verdict,
} from './account.ts';
export { Asking, askedDigit } from './asked.ts';
export { bundleState, threads, tokens } from './bundle-view.ts';
export { Cancelling } from './cancelling.ts';
export { digitMarks } from './digit-marks.ts';
export { type Digit, digitPlan, isDigit } from './digit-plan.ts';
export { styles } from './styles.ts';
