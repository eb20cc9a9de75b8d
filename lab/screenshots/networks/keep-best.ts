import { Graph, intAttribute, intsAttribute, type Step } from './graph.ts';

/** ONNX's type number for 32-bit integers. */
const INT32 = 6;

/**
 * Changes what the recognition network returns: for each piece of a line no longer the probabilities of 6,625 characters, but the
 * likeliest of these `classes` (`best`, its index among them) and its probability among them (`most`). Characters that can't be
 * on a screen needn't be computed, and for every third of a screen a megabyte less has to be copied, searched and freed.
 */
export function keepBest(model: Uint8Array, classes: readonly number[]): Uint8Array {
  const graph = new Graph(model);
  const [probabilities] = graph.outputs;
  const softmax = graph.maker(probabilities);
  const add = graph.maker(softmax?.inputs[0]);
  const multiply = graph.maker(add?.inputs[0]);
  if (!probabilities || softmax?.op !== 'Softmax' || add?.op !== 'Add' || multiply?.op !== 'MatMul')
    throw new Error('The network does not end as expected.');
  const fewer = new Map<Step, Step>(
    [multiply, add].map((step) => [
      step,
      { ...step, inputs: [step.inputs[0]!, columnsOf(graph, step.inputs[1]!, classes)] },
    ]),
  );
  const keep = intAttribute('keepdims', 0);
  const steps: Step[] = [
    { op: 'ArgMax', inputs: [probabilities], output: 'best of all', attributes: [intAttribute('axis', 2), keep] },
    { op: 'Cast', inputs: ['best of all'], output: 'best', attributes: [intAttribute('to', INT32)] },
    { op: 'ReduceMax', inputs: [probabilities], output: 'most', attributes: [intsAttribute('axes', [2]), keep] },
  ];
  graph.give(['best', 'most']);
  return graph.write([...graph.steps.map((step) => fewer.get(step) ?? step), ...steps]);
}

/** Adds some columns of the weights under a new name. */
function columnsOf(graph: Graph, name: string, columns: readonly number[]): string {
  const weights = graph.weights(name);
  const all = weights?.dims.at(-1);
  if (!weights || !all) throw new Error('The network has no weights where they are expected.');
  const values = new Float32Array((weights.values.length / all) * columns.length);
  for (let k = 0; k < values.length; k++) {
    const row = Math.floor(k / columns.length);
    values[k] = weights.values[row * all + columns[k % columns.length]!]!;
  }
  return graph.add(`${name} of some`, { dims: weights.dims.with(-1, columns.length), values });
}
