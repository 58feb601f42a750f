/** Whether this page was saved as one file (`boot.ts`). It has no server, so it frames nothing and makes no other file. */
export const isSaved = (): boolean => 'saved' in document.documentElement.dataset;
