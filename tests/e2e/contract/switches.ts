import type { Exhibit } from './exhibit.ts';

const midway = 'v=1&flips=2,1,2,3,1&cursor=3';

export const switches: Exhibit = {
  slug: 'switches',
  scenes: [midway, 'v=1', 'v=1&cursor=0', 'v=1&cursor=1', 'v=1&flips=3,1,2,1', 'v=1&flips=2,2'],
  midway,
  panels: [],
  beside: 'settings',
  panelScenes: [],
  waiting: [],
  scrolling: [],
  touch: { mark: '.switch', seen: 'section.why' },
  marks: 4,
  still: { up: 3, on: 1 },
  states: [{ name: 'the lamp', scene: midway, acts: [['click', '.lamp']], seen: 'section.why' }],
  secret: {
    scene: 'v=1',
    words: /odd number|even number/,
    drawn: '.parity',
    marksSpeak: true,
    uncovers: { mark: '.lamp' },
  },
  kinds: { scene: 'v=1&flips=1', marks: ['.up rect', '.down rect', '.on circle'] },
  lesson: 'v=1&lesson=1/cursor=1/flips=3,1,2/flips=1,1',
  settings: [],
  refused: [['flips=4', '“4”']],
};
