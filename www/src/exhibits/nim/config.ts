import type { NimConfig } from '../../../pkg/nim.js';
import type { Refusals } from '../../stage/mended.ts';
import type { NimScene } from './scene.ts';

/** The configuration of the run that a scene needs. */
export function configOf(
  scene: Pick<NimScene, 'heaps' | 'rules' | 'end' | 'coupling' | 'past'>,
): NimConfig {
  const { heaps, rules, end, coupling, past } = scene;
  return { heaps: [...heaps], rules: [...rules], coupling, pastEnd: past, endRule: end };
}

/** Fields that go back to their defaults when the core refuses a scene. */
const ofTheGame = ['takes', 'cursor'] as const;
const ofTheRules = ['rules', 'story', 'past', 'coupling'] as const;
const ofTheHeaps = ['heaps', 'end'] as const;

export const refusals: Refusals<NimScene> = [
  [/^(path-too-long|illegal-take)$/, ofTheGame],
  [/^(rule-|no-move-at-start|wythoff-heaps)/, [...ofTheRules, ...ofTheGame]],
  [/^(no-heaps|too-many-heaps|heap-|search-)/, [...ofTheHeaps, ...ofTheRules, ...ofTheGame]],
];
