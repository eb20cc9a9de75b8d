import type { Fold } from './fold-steps.ts';
import type { Graph, Step } from './graph.ts';

/** Rewrites `x + x * g`, where g has one number per channel, as `x * (g + 1)`: one pass over x instead of two. */
export function foldAttention(graph: Graph, step: Step): Fold | null {
  const [x, gate] = step.op === 'Mul' ? step.inputs : [];
  const add = x !== undefined && gate !== undefined ? graph.onlyUser(step.output) : null;
  if (add?.op !== 'Add' || !add.inputs.includes(x!) || !graph.isOfChannels(gate!)) return null;
  const more = `${gate} and one`;
  const one = graph.add(`${more}, the one`, { dims: [], values: Float32Array.of(1) });
  const instead: Step[] = [
    { op: 'Add', inputs: [gate!, one], output: more, attributes: [] },
    { op: 'Mul', inputs: [x!, more], output: add.output, attributes: [] },
  ];
  return { at: add, instead, steps: [step, add], kinds: ['attentions'] };
}
