import { type Change, foldConvolution, foldPair } from './fold-convolutions.ts';
import { foldConcat, foldLevel, foldUpscaling } from './fold-upscaled.ts';
import { Graph, type Step } from './graph.ts';

interface Folded {
  model: Uint8Array;
  /**
   * How many of each kind were folded: activations, scales of convolutions, channel attentions, pairs of convolutions, upscalings
   * in two stages, and convolutions of upscaled maps.
   */
  found: Record<Kind, number>;
}

type Kind = 'activations' | 'scales' | 'attentions' | 'pairs' | 'upscalings' | 'levels';

/** Steps that replace others. */
export interface Fold {
  /** The step in whose place the new ones are put. */
  at: Step;
  instead: Step[];
  /** Further steps to remove. */
  steps: Step[];
  kinds: Kind[];
}

/**
 * Rewrites a network with fewer steps, since moving memory between its convolutions takes longer than computing them. In
 * PaddlePaddle's export, every convolution and activation is followed by a scale, and an activation is four steps. Scales become
 * part of the weights, an activation becomes part of the convolution before it, and between convolutions everything keeps the
 * memory layout that the runtime computes in. Results differ only in the last digits.
 */
export function foldSteps(model: Uint8Array): Folded {
  const { graph, levels } = foldLevels(new Graph(model));
  const gone = new Set<Step>();
  const instead = new Map<Step, Step[]>();
  const left = new Map<string, Change>();
  const found = { activations: 0, scales: 0, attentions: 0, pairs: 0, upscalings: 0, levels };
  for (const step of graph.steps) {
    if (gone.has(step)) continue;
    const folded =
      foldPair(graph, step, left) ??
      foldConvolution(graph, step, left) ??
      foldUpscaling(graph, step) ??
      foldAttention(graph, step);
    if (!folded) continue;
    for (const other of folded.steps) gone.add(other);
    instead.set(folded.at, folded.instead);
    for (const kind of folded.kinds) found[kind]++;
  }
  const steps = graph.steps.flatMap((step) => instead.get(step) ?? (gone.has(step) ? [] : [step]));
  return { model: graph.write(steps), found };
}

function foldLevels(graph: Graph): { graph: Graph; levels: number } {
  const found = graph.steps.flatMap((step) => foldLevel(graph, step) ?? foldConcat(graph, step) ?? []);
  if (found.length === 0) return { graph, levels: 0 };
  const instead = new Map<Step | null, Step[]>(found.flatMap((steps) => [...steps]));
  const steps = graph.steps.flatMap((step) => instead.get(step) ?? [step]);
  return { graph: new Graph(graph.write(steps)), levels: found.length };
}

/** Rewrites `x + x * g`, where g has one number per channel, as `x * (g + 1)`: one pass over x instead of two. */
function foldAttention(graph: Graph, step: Step): Fold | null {
  const [x, gate] = step.op === 'Mul' ? step.inputs : [];
  const add = x !== undefined && gate !== undefined ? graph.onlyUser(step.output) : null;
  if (add?.op !== 'Add' || !add.inputs.includes(x!) || !graph.isOfChannels(gate!)) return null;
  const more = `${gate} and one`;
  const unit = graph.add(`${more}, the one`, { dims: [], values: Float32Array.of(1) });
  const instead: Step[] = [
    { op: 'Add', inputs: [gate!, unit], output: more, attributes: [] },
    { op: 'Mul', inputs: [x!, more], output: add.output, attributes: [] },
  ];
  return { at: add, instead, steps: [step, add], kinds: ['attentions'] };
}
