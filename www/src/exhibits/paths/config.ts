import type { PathsConfig } from '../../../pkg/paths.js';
import { readLink } from '../../stage/graph/graph-link.ts';
import type { Refusals } from '../../stage/mended.ts';
import { ofTheGraph, type PathsScene, pathsScene } from './scene.ts';

/** The graph of a scene and its ends, as the core takes them. */
export function configOf(scene: PathsScene): PathsConfig {
  const { graph, size, seed, drawn, oneway, from, to, pruned, blocked } = scene;
  const made: PathsConfig =
    graph === 'drawn'
      ? { text: readLink(drawn ?? '').text, form: 'edges', directed: oneway }
      : { ready: graph, size, seed };
  return {
    ...made,
    pruned,
    ...(blocked?.length === 2 && { blocked: [...blocked] as [number, number] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

const { graph, size, seed } = pathsScene.defaults;

/** A graph that the core refuses gives way to the streets of the opening, and ends that it does not have are left out. */
export const refusals: Refusals<PathsScene> = [
  ['path-no-such-node', { ...ofTheGraph }] as const,
  ['', { ...ofTheGraph, graph, size, seed, drawn: undefined, oneway: false }] as const,
].map(([code, fields]) => [new RegExp(code), fields]);
