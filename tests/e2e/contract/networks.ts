import type { Exhibit } from './exhibit.ts';

const broken = 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4';

export const networks: Exhibit = {
  slug: 'networks',
  scenes: [
    'v=1&cursor=7',
    'v=1',
    broken,
    `${broken}&cursor=2`,
    'v=1&wires=4&kind=typed&net=-',
    'v=1&threshold=5&by=layer&cursor=2',
    'v=1&kind=insertion&beside=bubble&cursor=9',
    'v=1&wires=64&kind=bitonic&cursor=100',
    'v=1&wires=0',
  ],
  more: ['v=1&cursor=0', 'v=1&wires=1', 'v=1&wires=2', 'v=1&wires=32', 'v=1&wires=64&kind=bubble'],
  midway: 'v=1&cursor=7',
  beside: 'edit',
  panels: ['network', 'edit', 'input', 'principle', 'order', 'text', 'proof'],
  panelScenes: ['v=1&cursor=20', broken],
  waiting: ['proof-waiting', 'growth-waiting', 'order-waiting', 'principle-waiting'],
  scrolling: ['pre across', 'div across'],
  touch: { mark: '.comparator', seen: 'section.why' },
  marks: 41,
  still: { 'comparator done': 19 },
  states: [
    {
      name: 'an element picked, a comparator to be',
      scene: broken,
      acts: [
        ['click', '#w0'],
        ['key', 'ArrowDown'],
      ],
      seen: '.comparator.draft',
    },
    {
      name: 'one left out, and what fails then',
      scene: 'v=1',
      acts: [['press', 'leave-out']],
      seen: '.verdict[data-outcome=fails]',
    },
    {
      name: 'a refused network',
      scene: broken,
      acts: [
        ['panel', 'text'],
        ['type', 'network', 'x'.repeat(200)],
        ['press', 'text-draw'],
      ],
      seen: '.panel [role=alert]',
    },
    {
      name: 'refused elements and a refused seed',
      scene: broken,
      acts: [
        ['panel', 'input'],
        ['type', 'values', 'x'],
        ['type', 'seed', 'x'],
      ],
      seen: '[name=seed][aria-invalid=true]',
    },
  ],
  secret: {
    also: [
      'v=1&wires=6',
      'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=1,3,2,4&cursor=2',
    ],
    scene: broken,
    words: /not sorted|does not sort:|sorts|fails|unsorted/,
    drawn: '.wrong',
    uncovers: { mark: '.bead' },
  },
  kinds: {
    scene: 'v=1&wires=4&kind=typed&net=1:2,3:4,1:3,2:4&input=typed&values=0,1,0,1&cursor=3',
    marks: ['.bead.zero', '.bead.one'],
  },
  task: { kind: 'spare', wrong: '1', right: '5' },
  lesson: 'v=1&lesson=1/wires=6&cursor=2/wires=5/wires=4&cursor=1',
  settings: [],
  refused: [['wires=x', '“x”']],
};
