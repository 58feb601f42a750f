// @ts-nocheck The packages are installed where it runs.
/** Writes the graphs of `written.py` through the writers of JavaScript; it is copied to their folder and runs there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import cytoscape from 'cytoscape';
import Graph from 'graphology';
import gexf from 'graphology-gexf';

const index = JSON.parse(readFileSync('index.json', 'utf8'));

for (const file of readdirSync('.').filter((name) => name.endsWith('.input'))) {
  const { nodes, edges, directed, ordered } = JSON.parse(readFileSync(file, 'utf8'));
  const graph = new Graph({ type: directed ? 'directed' : 'undirected' });
  for (const node of ordered) graph.addNode(node, { size: 1 });
  for (const [from, to] of edges) graph.addEdge(from, to);
  const drawn = cytoscape({
    headless: true,
    elements: [
      ...ordered.map((id, at) => ({ data: { id }, position: { x: at, y: -at } })),
      ...edges.map(([source, target]) => ({ data: { source, target } })),
    ],
  });
  const texts = {
    graphology: JSON.stringify(graph),
    gexf: gexf.write(graph),
    cytoscape: JSON.stringify(drawn.json()),
  };
  for (const [form, text] of Object.entries(texts)) {
    const name = `js-${file.replace('.input', '')}.${form}`;
    writeFileSync(name, text);
    index[name] = { form, nodes, edges, directed };
  }
}
writeFileSync('index.json', JSON.stringify(index));
