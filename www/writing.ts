/** Writers of texts that other programs read: `appleyard/writing` of the npm package. */

export {
  type GraphFormWritten,
  graphForms,
  type WritableGraph,
  writeGraph,
} from './src/writing/graph.ts';
export { writeJflap } from './src/writing/jflap.ts';
