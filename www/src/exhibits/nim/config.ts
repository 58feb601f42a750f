import type { NimConfig } from '../../../pkg/nim.js';
import { type NimScene, nimScene } from './scene.ts';

/** What the run of a scene is built from. */
export function configOf(
  scene: Pick<NimScene, 'heaps' | 'rules' | 'end' | 'coupling' | 'past'>,
): NimConfig {
  const { heaps, rules, end, coupling, past } = scene;
  return { heaps: [...heaps], rules: [...rules], coupling, pastEnd: past, endRule: end };
}

/** Fields that give way to their defaults when the core refuses a scene. */
const ofTheGame = ['takes', 'cursor'] as const;
const ofTheRules = ['rules', 'story', 'past', 'coupling'] as const;
const ofTheHeaps = ['heaps', 'end'] as const;

const refusals: readonly [codes: RegExp, fields: readonly (keyof NimScene)[]][] = [
  [/^(path-too-long|illegal-take)$/, ofTheGame],
  [/^(rule-|no-move-at-start|wythoff-heaps)/, [...ofTheRules, ...ofTheGame]],
  [/^(no-heaps|too-many-heaps|heap-|search-)/, [...ofTheHeaps, ...ofTheRules, ...ofTheGame]],
];

/** The defaults of what was refused; undefined if it was nothing of the scene, or its defaults. */
export function mended(code: string, scene: NimScene): Partial<NimScene> | undefined {
  const [, fields] = refusals.find(([codes]) => codes.test(code)) ?? [];
  const { defaults } = nimScene;
  const other = (name: keyof NimScene) => String(scene[name]) !== String(defaults[name]);
  if (!fields?.some(other)) return undefined;
  return Object.fromEntries(fields.map((name) => [name, defaults[name]]));
}
