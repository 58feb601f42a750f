import type { Rolldown } from 'vite';

/** The part of a module that matters here; null for a module that the build does not know. */
type GetModule = (id: string) => {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly importers: readonly string[];
} | null;

/** The modules where loading starts. Whatever they import loads without an action of the visitor. */
export interface Starts {
  /** The script of embedded figures. */
  readonly embed: string;
  /** What surrounds the figure on every exhibit's page. The npm package has no pages. */
  readonly page?: string;
  /** The script of a frame, which has a figure and nothing around it. The npm package has no frames. */
  readonly frame?: string;
  /** Imports the element of every exhibit when it is needed, and nothing else in that way. */
  readonly exhibits: string;
}

/**
 * Cuts scripts by the starts that load them, as if no panel were ever opened. What a page and its figure
 * need then lies in a handful of files, which panels use too.
 *
 *     loader             what `embed.js` needs before a figure is near, and others too
 *     base               what pages need, and figures or frames too
 *     stage              what all figures need
 *     shared-chain-nim   what these need
 *     nim                what only this one needs
 *     shared-nim         what only this one needs at its start, and the stage later
 *
 * The bundler decides about everything that is loaded later.
 */
export function chunksByStart(
  starts: Starts,
): Rolldown.CodeSplittingOptions & { groups: Rolldown.CodeSplittingGroup[] } {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    groups: [
      {
        debugName: 'by start',
        name: (id, context) => {
          names ??= chunkNames(starts, (one) => context.getModuleInfo(one));
          return names.get(id);
        },
      },
    ],
    // Every start that loads a module also loads what it imports, so these files cannot import each other
    // in a circle.
    includeDependenciesRecursively: false,
  };
}

/** The names of the files for modules that are loaded at the start, by module. */
export function chunkNames(starts: Starts, get: GetModule): Map<string, string> {
  const module = (id: string) => {
    const info = get(id);
    if (!info) throw new Error(`there is no module ${id}, where loading starts`);
    return info;
  };
  const behind = (start: string): Set<string> => {
    module(start);
    const found = new Set([start]);
    // Iterating over a set includes what is added on the way.
    for (const id of found) for (const imported of get(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const embed = behind(starts.embed);
  const [page, frame] = [starts.page, starts.frame].map((start) =>
    start === undefined ? new Set<string>() : behind(start),
  ) as [Set<string>, Set<string>];
  const figures = new Map(
    module(starts.exhibits).dynamicallyImportedIds.map((id) => [slugOf(id), behind(id)]),
  );
  /** Whether the stage needs its own module too, later. It must not load a whole figure with it. */
  const lent = (id: string, slug: string) =>
    id.includes('/src/stage/') &&
    module(id).importers.some((one) => one.includes('/src/stage/') && !figures.get(slug)?.has(one));
  const names = new Map<string, string>();
  for (const id of new Set([...page, ...[...figures.values()].flatMap((all) => [...all])])) {
    const slugs = [...figures].flatMap(([slug, all]) => (all.has(id) ? [slug] : []));
    if (embed.has(id)) names.set(id, 'loader');
    else if (page.has(id) && (slugs.length > 0 || frame.has(id))) names.set(id, 'base');
    else if (slugs.length === 0) continue;
    else if (slugs.length === figures.size) names.set(id, 'stage');
    else if (slugs.length === 1 && !lent(id, slugs.join())) names.set(id, slugs.join());
    else names.set(id, ['shared', ...slugs.sort()].join('-'));
  }
  return names;
}

function slugOf(element: string): string {
  const [, slug] = /\/exhibits\/(\w+)\/element\.ts$/.exec(element) ?? [];
  if (slug === undefined) throw new Error(`${element} is not the element of an exhibit`);
  return slug;
}
