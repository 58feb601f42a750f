import { recall, remember } from '../preferences.ts';

/** How a task ended: answered at the first try, at a later one, or not at all. */
export const endings = ['first', 'later', 'shown'] as const;
export type Ending = (typeof endings)[number];

const KEY = 'appleyard-tasks';
/** The device keeps this many tasks; of more than these, the oldest are forgotten. */
const MOST = 200;

/** The tasks that were done on this device, by the link that asked them, the oldest first. */
export function done(): ReadonlyMap<string, Ending> {
  const lines = (recall(KEY) ?? '').split('\n').map((line) => line.split(' ', 2));
  return new Map(
    lines.flatMap(([how, link]) => {
      const ending = endings.find((one) => one === how);
      return ending && link ? [[link, ending] as const] : [];
    }),
  );
}

/** Keeps how a task ended. The first ending counts, because whoever has seen the answer knows it. */
export function keep(link: string, ending: Ending): void {
  const all = done();
  if (all.has(link)) return;
  write([...all, [link, ending] as const].slice(-MOST));
}

/** Forgets all tasks that were done on this device. */
export function forget(): void {
  write([]);
}

/** Whether the device has taken what was written last. */
export let kept = true;

function write(entries: readonly (readonly [link: string, ending: Ending])[]): void {
  kept = remember(KEY, entries.map(([link, ending]) => `${ending} ${link}`).join('\n'));
}
