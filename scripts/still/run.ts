/** What `scripts/still.mjs` imports. */
import { stillCommand } from './command.ts';
import { refusalOf } from './refusal.ts';

/** Why the call could not be followed. */
export const refused = await refusalOf(stillCommand);
