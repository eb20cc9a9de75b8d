import { attributeFloat, attributeInts, floatAttribute, Graph, type Step, type Weights } from './graph.ts';

export interface Folded {
  model: Uint8Array;
  /** How many of each were found: activations, scales of convolutions, attentions to channels, normalizations. */
  found: { activations: number; scales: number; attentions: number; normalizations: number };
}

/** A factor and a sum by which every value changes, and what they lead to. */
interface Change {
  factor: number;
  sum: number;
  output: string;
  steps: Step[];
}

/**
 * Rewrites a network to fewer steps, since passing over memory between its convolutions takes longer than computing them. As
 * PaddlePaddle exports it, every convolution and activation is followed by a scale, and an activation is four steps. Scales become
 * part of the weights, and an activation two steps. Results differ in the last digits only.
 */
export function foldSteps(model: Uint8Array): Folded {
  const graph = new Graph(model);
  const gone = new Set<Step>();
  const instead = new Map<Step, Step[]>();
  const sums = new Map<string, number>();
  const found = { activations: 0, scales: 0, attentions: 0, normalizations: 0 };
  for (const step of graph.steps) {
    if (gone.has(step)) continue;
    const folded = foldConvolution(graph, step, sums) ?? foldUpscaling(graph, step) ?? foldAttention(graph, step);
    if (!folded) continue;
    for (const other of folded.steps) gone.add(other);
    instead.set(folded.at, folded.instead);
    for (const kind of folded.kinds) found[kind]++;
  }
  const steps = graph.steps.flatMap((step) => instead.get(step) ?? (gone.has(step) ? [] : [step]));
  return { model: graph.write(steps), found };
}

interface Fold {
  /** Where the new steps stand. */
  at: Step;
  instead: Step[];
  /** Steps that go, besides. */
  steps: Step[];
  kinds: (keyof Folded['found'])[];
}

/**
 * A convolution, its scale, and its activation with a scale: `x = conv`, then `x * clip(x + 3, 0, 6) / 6` and a scale `f`. With
 * `y = f * x`, which the weights can do, that is `y * clip(y / (6 f) + 1/2, 0, 1)`. `sums` holds what was left to the next
 * convolution to add.
 */
function foldConvolution(graph: Graph, step: Step, sums: Map<string, number>): Fold | null {
  const weights = step.op === 'Conv' ? graph.weights(step.inputs[1]) : null;
  if (!weights) return null;
  const added = sums.get(step.inputs[0]!) ?? 0;
  const scale = changeAfter(graph, step.output);
  const activation = hardSwishAfter(graph, scale?.output ?? step.output);
  const after = activation && changeAfter(graph, activation.output);
  if (added === 0 && !scale && !activation) return null;
  const bias = graph.weights(step.inputs[2])?.values ?? new Float32Array(weights.dims[0]!);
  const factor = (scale?.factor ?? 1) * (after?.factor ?? 1);
  const sum = (scale?.sum ?? 0) * (after?.factor ?? 1);
  const scaled = scaledWeights(weights, bias, added, { factor, sum });
  const last = (after ?? activation ?? scale)?.output ?? step.output;
  // A value has one name: the last step has the one that others know.
  const value = activation ? step.output : last;
  const inputs = [
    step.inputs[0]!,
    graph.add(`${step.output} weights`, scaled.weights),
    graph.add(`${step.output} bias`, scaled.bias),
  ];
  const instead: Step[] = [{ ...step, inputs, output: value }];
  if (activation) {
    const left = after?.sum ?? 0;
    const canLeave = left !== 0 && graph.users(last).every((user) => isPointwise(graph, user)) && !graph.isOutput(last);
    if (canLeave) sums.set(last, left);
    const [gate, product] = [`${value} gate`, left === 0 || canLeave ? last : `${value} product`];
    const slope = floatAttribute('alpha', 1 / (6 * (after?.factor ?? 1)));
    instead.push(
      { op: 'HardSigmoid', inputs: [value], output: gate, attributes: [slope, floatAttribute('beta', 0.5)] },
      { op: 'Mul', inputs: [value, gate], output: product, attributes: [] },
    );
    if (product !== last)
      instead.push({
        op: 'Add',
        inputs: [product, numberOf(graph, `${value} sum`, left)],
        output: last,
        attributes: [],
      });
  }
  return {
    at: step,
    instead,
    steps: [...(scale?.steps ?? []), ...(activation?.steps ?? []), ...(after?.steps ?? [])],
    kinds: [...(scale ? ['scales' as const] : []), ...(activation ? ['activations' as const] : [])],
  };
}

/** An upscaling convolution, its bias, and a normalization by channel. */
function foldUpscaling(graph: Graph, step: Step): Fold | null {
  const weights = step.op === 'ConvTranspose' ? graph.weights(step.inputs[1]) : null;
  const add = weights && graph.onlyUser(step.output);
  const bias = add?.op === 'Add' ? graph.weights(add.inputs.find((name) => name !== step.output)) : null;
  const channels = weights?.dims[1] ?? 0;
  if (!weights || !add || bias?.values.length !== channels) return null;
  const norm = graph.onlyUser(add.output);
  const known =
    norm?.op === 'BatchNormalization' ? norm.inputs.slice(1).map((name) => graph.weights(name)?.values) : [];
  const [gain, sum, mean, variance] = known;
  if (!norm || !gain || !sum || !mean || !variance) return null;
  const epsilon = attributeFloat(norm, 'epsilon') ?? 1e-5;
  const factors = gain.map((factor, channel) => factor / Math.sqrt(variance[channel]! + epsilon));
  // Its weights are by input, channel, row and column.
  const area = weights.values.length / weights.dims[0]! / channels;
  const values = weights.values.map((value, k) => value * factors[Math.floor(k / area) % channels]!);
  const biases = bias.values.map((value, channel) => (value - mean[channel]!) * factors[channel]! + sum[channel]!);
  const inputs = [
    step.inputs[0]!,
    graph.add(`${step.output} weights`, { dims: weights.dims, values }),
    graph.add(`${step.output} bias`, { dims: [channels], values: biases }),
  ];
  return {
    at: step,
    instead: [{ ...step, inputs, output: norm.output }],
    steps: [add, norm],
    kinds: ['normalizations'],
  };
}

/** `x + x * g`, where g has a number for each channel, as `x * (g + 1)`: one pass over x instead of two. */
function foldAttention(graph: Graph, step: Step): Fold | null {
  const [x, gate] = step.op === 'Mul' ? step.inputs : [];
  const add = x !== undefined && gate !== undefined ? graph.onlyUser(step.output) : null;
  if (add?.op !== 'Add' || !add.inputs.includes(x!) || !graph.isOfChannels(gate!)) return null;
  const more = `${gate} and one`;
  const instead: Step[] = [
    { op: 'Add', inputs: [gate!, numberOf(graph, `${more}, the one`, 1)], output: more, attributes: [] },
    { op: 'Mul', inputs: [x!, more], output: add.output, attributes: [] },
  ];
  return { at: add, instead, steps: [step, add], kinds: ['attentions'] };
}

function changeAfter(graph: Graph, name: string): Change | null {
  const multiply = numberStep(graph, graph.onlyUser(name), 'Mul', name);
  const add = multiply && numberStep(graph, graph.onlyUser(multiply.step.output), 'Add', multiply.step.output);
  if (!add || multiply.number === 0) return null;
  return { factor: multiply.number, sum: add.number, output: add.step.output, steps: [multiply.step, add.step] };
}

function hardSwishAfter(graph: Graph, x: string): { output: string; steps: Step[] } | null {
  if (graph.users(x).length !== 2 || graph.isOutput(x)) return null;
  const [add] = graph.users(x).flatMap((user) => numberStep(graph, user, 'Add', x) ?? []);
  const clip = add?.number === 3 ? graph.onlyUser(add.step.output) : null;
  const multiply = clip && isClipToSix(graph, clip) ? graph.onlyUser(clip.output) : null;
  if (!add || !clip || multiply?.op !== 'Mul' || !multiply.inputs.includes(x)) return null;
  const divide = numberStep(graph, graph.onlyUser(multiply.output), 'Div', multiply.output);
  if (divide?.number !== 6 || divide.step.inputs[0] !== multiply.output) return null;
  return { output: divide.step.output, steps: [add.step, clip, multiply, divide.step] };
}

function isClipToSix(graph: Graph, step: Step): boolean {
  const least = attributeFloat(step, 'min') ?? graph.number(step.inputs[1]);
  const most = attributeFloat(step, 'max') ?? graph.number(step.inputs[2]);
  return step.op === 'Clip' && least === 0 && most === 6;
}

/** A step that takes this value and a number that never changes. */
function numberStep(graph: Graph, step: Step | null, op: string, value: string): { step: Step; number: number } | null {
  const number = step?.op === op ? graph.number(step.inputs.find((name) => name !== value)) : null;
  return step && number !== null ? { step, number } : null;
}

// At a border that is padded, a sum that is added later would be missing.
function isPointwise(graph: Graph, step: Step): boolean {
  const isPadded = attributeInts(step, 'pads').some((pixels) => pixels !== 0);
  return step.op === 'Conv' && !isPadded && graph.weights(step.inputs[1]) !== null;
}

/** Weights for `(conv(x + added)) * factor + sum`. */
function scaledWeights(
  { dims, values }: Weights,
  bias: Float32Array,
  added: number,
  { factor, sum }: { factor: number; sum: number },
): { weights: Weights; bias: Weights } {
  const size = values.length / dims[0]!;
  const biases = Float32Array.from(bias, (value, channel) => {
    let all = 0;
    for (let k = channel * size; k < (channel + 1) * size; k++) all += values[k]!;
    return (value + added * all) * factor + sum;
  });
  return {
    weights: { dims, values: values.map((value) => value * factor) },
    bias: { dims: [dims[0]!], values: biases },
  };
}

function numberOf(graph: Graph, name: string, value: number): string {
  return graph.add(name, { dims: [], values: Float32Array.of(value) });
}
