/**
 * Loads a script and, at the same time, the scripts that it imports. The build calls this for each `import()`
 * (`scripts/vite-preload.ts`). Without it the browser would learn of those scripts only from the first one.
 * `addresses` are relative to `from`. They are only announced: if one of them cannot be fetched, the import
 * itself fails. A browser that does not know such announcements loads one script after the other.
 */
export function preload<Module>(
  load: () => Promise<Module>,
  addresses: readonly string[] = [],
  from = '',
): Promise<Module> {
  for (const address of addresses) {
    const { href } = new URL(address, from);
    if (announced.has(href)) continue;
    announced.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return load();
}

const announced = new Set<string>();
