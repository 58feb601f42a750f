import type { Exhibit } from './exhibit.ts';

/** The search has just turned back in a dead end. */
const dead = 'v=1&cursor=32';
/** Two nodes without a way between them. */
const apart = 'v=1&graph=drawn&drawn=**A;B&from=1&to=2';

export const paths: Exhibit = {
  slug: 'paths',
  scenes: [
    dead,
    'v=1',
    'v=1&pruned=on&cursor=30',
    'v=1&found=1-2-3-6-9_1-4-7-8-9&way=1,2,5',
    'v=1&graph=petersen&cursor=40',
    'v=1&graph=drawn&drawn=*0,0,500,800,1000,0*A:B,C;B:C&oneway=on&from=1&to=3&cursor=3',
    apart,
  ],
  more: ['v=1&size=12', 'v=1&graph=complete&size=6&cursor=9', 'v=1&graph=drawn&drawn=**'],
  midway: dead,
  surface: '.edge',
  panels: ['graph', 'count', 'frontier'],
  beside: 'count',
  panelScenes: [dead, apart],
  waiting: [],
  scrolling: [],
  touch: { mark: '.node', seen: 'section.why' },
  longAnswer: true,
  marks: 9,
  still: { node: 9, inked: 4, pale: 4, tip: 5 },
  states: [
    {
      name: 'a touch that leads nowhere',
      scene: 'v=1',
      acts: [['click', '#graph-8']],
      seen: '.planned [role=alert]',
    },
    {
      name: 'a way that has begun',
      scene: 'v=1&way=1,2',
      seen: '.node.path',
    },
    {
      name: 'how many there are',
      scene: 'v=1',
      acts: [['press', 'count-ask']],
      seen: '.counted strong',
    },
    {
      name: 'a refused text',
      scene: dead,
      acts: [
        ['panel', 'graph'],
        ['click', '.panel summary'],
        ['type', 'graph', 'A -> '],
        ['press', 'graph-draw'],
      ],
      seen: '.panel [role=alert]',
    },
  ],
  secret: {
    scene: dead,
    words: /dead end/,
    drawn: '.node.dead',
    uncovers: { mark: '.covered' },
  },
  kinds: {
    scene: 'v=1&cursor=12',
    marks: ['.node.path', '.node.head', '.node.plain'],
  },
  task: { kind: 'count-paths', wrong: '5', right: '2' },
  lesson: 'v=1&lesson=1/cursor=3/cursor=12/graph=petersen&cursor=5',
  settings: [],
  refused: [['size=x', '“x”']],
};
