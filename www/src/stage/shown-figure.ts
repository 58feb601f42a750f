import type { ModelName } from '../engine/protocol.ts';
import type { Figure } from './figure.ts';
import type { StageScene } from './stage-scene.ts';

/**
 * The figure of any exhibit, as what stands around its picture reads and drives it: panels, cards beside marks, a
 * demonstration. An exhibit extends this by what is its own, and its figure implements that, so nothing around it
 * names the figure.
 */
export type ShownFigure<Scene extends StageScene, Name extends ModelName> = Pick<
  Figure<Scene, Name>,
  // What is fetched late comes with its words and styles, and draws the figure again.
  | ('exhibit' | 'words' | 'vocabulary' | 'adopt' | 'requestUpdate')
  // The run, the cursor in it, and the scene that it comes from.
  | ('run' | 'lifetime' | 'timeline' | 'currentScene' | 'change' | 'adjust' | 'refusal')
  | ('mayReveal' | 'tasked' | 'answer')
  // The place of the picture, and what is seen there.
  | ('size' | 'fit' | 'presenting' | 'projected' | 'panZoom' | 'renderRoot' | 'updateComplete')
  | ('overlay' | 'showOverlay' | 'retell' | 'closeWhy')
  // What the visitor types and hears, and the open panel.
  | ('fields' | 'announcer' | 'panel' | 'togglePanel')
>;
