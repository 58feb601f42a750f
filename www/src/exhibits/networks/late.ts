/** The code that is fetched when a visitor comes near: drawing, answers, edits, the demonstration, the second network. */
export { Asked } from './asked.ts';
export { besideOf } from './beside.ts';
export { Editor } from './edit/editor.ts';
export { Hand } from './edit/hand.ts';
export { demonstrate } from './picture/demonstration.ts';
