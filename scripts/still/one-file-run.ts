/** What `scripts/one-file.mjs` imports. */
import { oneFileCommand } from './one-file.ts';
import { refusalOf } from './refusal.ts';

/** Why the call could not be followed. */
export const refused = await refusalOf(oneFileCommand);
