/** What `scripts/lesson.mjs` imports. */
import { lessonCommand } from './lesson.ts';
import { refusalOf } from './refusal.ts';

/** Why the call could not be followed. */
export const refused = await refusalOf(lessonCommand);
