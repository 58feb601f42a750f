import type { Exhibit } from './exhibit.ts';

const small = 'v=1&input=typed&values=4,2,7,3,5,6,1&pivot=first';

export const quicksort: Exhibit = {
  slug: 'quicksort',
  scenes: [
    `${small}&cursor=5`,
    'v=1',
    `${small}&cursor=5&exchange=1,7`,
    'v=1&length=20&race=document_mine_hoare_lomuto&cursor=20',
    'v=1&cursor=100',
    `${small}&cursor=5&show=cards`,
    'v=1&length=9&pivot=hand',
    'v=1&length=20&scheme=hoare&pivot=last&recurse=larger&calls=two&cursor=4',
    'v=1&length=9&cutoff=20&small=table&cursor=5',
    'v=1&length=300&cursor=999',
    'v=1&length=2000&colour=value&cursor=9000',
  ],
  more: [
    'v=1&length=1',
    'v=1&length=2&cursor=1',
    'v=1&length=20000&cursor=99999',
    'v=1&input=typed&values=999999,0,500000&show=cards&cursor=1',
    'v=1&length=20&scheme=lomuto&pivot=random&recurse=left&cursor=7',
    'v=1&length=40&scheme=hoare&pivot=median-of-three&cutoff=9&small=table&cursor=70',
    'v=1&length=9&pivot=hand&picks=5',
    'v=1&input=time-killer&against=first&pivot=first&recurse=larger',
    'v=1&length=64&race=document_hoare_lomuto_network&cursor=99',
  ],
  presented: [
    'v=1&cursor=60',
    'v=1&length=2000',
    'v=1&length=40&race=document_hoare_lomuto&cursor=50',
  ],
  midway: `${small}&cursor=5`,
  panels: ['input', 'variant', 'code', 'tree', 'race', 'lab'],
  panelScenes: [`${small}&cursor=5`, 'v=1&length=32&input=time-killer&pivot=middle&cursor=100'],
  waiting: [],
  scrolling: ['pre across', 'section across', 'div across'],
  touch: { mark: '[role=gridcell]', seen: 'section.why' },
  // What is above a bar belongs to it, and each row of the list is a moment.
  surface: 'g[role=row], .strip',
  marks: 15,
  still: { element: 16 },
  states: [
    {
      name: 'an element picked, to be exchanged with another',
      scene: `${small}&cursor=5`,
      acts: [
        ['click', '#e1'],
        ['press', 'exchange-start'],
      ],
      seen: '.exchange',
    },
    {
      name: 'a refused list and a refused seed',
      scene: small,
      acts: [
        ['panel', 'input'],
        ['type', 'list', '3 x'.repeat(30)],
        ['type', 'seed', 'x'],
      ],
      seen: '[name=seed][aria-invalid=true]',
    },
    {
      name: 'the chart of the seeds',
      scene: 'v=1&length=32&input=time-killer&pivot=middle',
      acts: [
        ['panel', 'lab'],
        ['press', 'lab-count'],
      ],
      seen: 'svg.chart',
    },
  ],
  secret: {
    also: ['v=1&length=20&scheme=hoare&cursor=12', 'v=1&length=20&scheme=lomuto&cursor=12'],
    scene: `${small}&cursor=5`,
    words: /than the pivot|[Nn]ot looked at|(left|right) of the pivot|equal to the pivot/,
    drawn: '.element.smaller, .element.equal, .element.larger, .element.unprocessed',
    uncovers: { mark: '[role=gridcell]' },
  },
  kinds: {
    scene: 'v=1&length=20&input=few-distinct&cursor=9',
    marks: [
      '.element.smaller:not(.touched)',
      '.element.equal:not(.touched)',
      '.element.unprocessed:not(.touched)',
      '.element.larger:not(.touched)',
    ],
  },
  task: { kind: 'pivot', wrong: '2', right: '1' },
  lesson: 'v=1&lesson=1/length=9&cursor=2/length=12&cursor=3/length=7',
  settings: [],
  refused: [
    ['length=many', '“many”'],
    ['race=document_bogosort', '“document_bogosort”'],
  ],
};
