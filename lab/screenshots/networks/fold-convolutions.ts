import type { Fold } from './fold-steps.ts';
import {
  attributeFloat,
  attributeInts,
  floatAttribute,
  type Graph,
  intAttribute,
  intsAttribute,
  type Step,
  type Weights,
} from './graph.ts';

/** A linear change of every value: `value * factor + sum`. */
export interface Change {
  factor: number;
  sum: number;
}

/** A convolution's weights, by output channel, input channel, row and column, and its bias, by output channel. */
interface Numbers {
  weights: Weights;
  bias: Weights;
}

/**
 * Folds a convolution with the scale and the activation that follow it. The activation is `x * clip(x + 3, 0, 6) / 6`. Written as
 * `x * clip(x / 6 + 1/2, 0, 1)`, the runtime makes it part of the convolution. A scale after the activation is left to the next
 * convolutions (in `left`) if they can absorb it. Otherwise it becomes a 1×1 convolution, since any other step would need another
 * memory layout.
 */
export function foldConvolution(graph: Graph, step: Step, left: Map<string, Change>): Fold | null {
  if (!isConvolution(graph, step)) return null;
  const scale = changeAfter(graph, step.output);
  const activation = hardSwishAfter(graph, scale?.output ?? step.output);
  if (!scale && !activation && !left.has(step.inputs[0]!)) return null;
  const scaled = numbersOf(graph, step, left, scale ?? SAME);
  const after = activation && changeAfter(graph, activation.output);
  const fold: Fold = {
    at: step,
    instead: [],
    steps: [...(scale?.steps ?? []), ...(activation?.steps ?? []), ...(after?.steps ?? [])],
    kinds: [...(scale ? ['scales' as const] : []), ...(activation ? ['activations' as const] : [])],
  };
  if (!activation) {
    fold.instead.push(convolution(graph, step, step.inputs[0]!, scaled, scale?.output ?? step.output));
    return fold;
  }
  const [value, gate, product] = [step.output, `${step.output} gate`, `${step.output} product`];
  const last = (after ?? activation).output;
  const isLeft =
    after && !graph.isOutput(last) && graph.users(last).every((user) => canChange(graph, user, last, after));
  if (isLeft) left.set(last, after);
  const attributes = [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)];
  fold.instead.push(
    convolution(graph, step, step.inputs[0]!, scaled, value),
    { op: 'HardSigmoid', inputs: [value], output: gate, attributes },
    { op: 'Mul', inputs: [value, gate], output: after && !isLeft ? product : last, attributes: [] },
  );
  if (after && !isLeft) fold.instead.push(pixelwise(graph, product, scaled.bias.values.length, after, last));
  return fold;
}

/**
 * Merges two 1×1 convolutions with nothing between them, if one takes less computing than two. Otherwise the channels between
 * them are padded with zeros to whole blocks; without that, the runtime would change the memory layout between them.
 */
export function foldPair(graph: Graph, step: Step, left: Map<string, Change>): Fold | null {
  const next = isConvolution(graph, step) ? graph.onlyUser(step.output) : null;
  if (!next || !isConvolution(graph, next) || ![step, next].every(isOfSinglePixels)) return null;
  const [first, second] = [numbersOf(graph, step, left), numbersOf(graph, next, left)];
  const [outer, between] = second.weights.dims as [number, number];
  const inner = first.weights.dims[1]!;
  if (outer * inner < (outer + inner) * between) {
    const instead = [convolution(graph, step, step.inputs[0]!, joined(first, second), next.output)];
    return { at: step, instead, steps: [next], kinds: ['pairs'] };
  }
  const whole = Math.ceil(between / BLOCK) * BLOCK;
  if (whole === between) return null;
  const instead = [
    convolution(
      graph,
      step,
      step.inputs[0]!,
      { weights: filled(first.weights, 0, whole), bias: filled(first.bias, 0, whole) },
      step.output,
    ),
    convolution(graph, next, step.output, { ...second, weights: filled(second.weights, 1, whole) }, next.output),
  ];
  return { at: step, instead, steps: [next], kinds: ['pairs'] };
}

/** How many channels the runtime stores together: 8, or 16 on some processors. */
const BLOCK = 8;

const SAME: Change = { factor: 1, sum: 0 };

function isConvolution(graph: Graph, step: Step): boolean {
  return step.op === 'Conv' && graph.weights(step.inputs[1]) !== null;
}

/** The weights and bias of a convolution, with the change that was left to it and a change of its results. */
function numbersOf(graph: Graph, step: Step, left: Map<string, Change>, after = SAME): Numbers {
  const { dims, values } = graph.weights(step.inputs[1])!;
  const channels = dims[0]!;
  const before = left.get(step.inputs[0]!) ?? SAME;
  const size = values.length / channels;
  const bias = Float32Array.from(graph.weights(step.inputs[2])?.values ?? new Float32Array(channels));
  for (let channel = 0; channel < channels; channel++) {
    let all = 0;
    for (let k = channel * size; k < (channel + 1) * size; k++) all += values[k]!;
    bias[channel] = (bias[channel]! + before.sum * all) * after.factor + after.sum;
  }
  const factor = before.factor * after.factor;
  return {
    weights: { dims, values: factor === 1 ? values : values.map((value) => value * factor) },
    bias: { dims: [channels], values: bias },
  };
}

/** The weights and bias of one convolution that does what the first and then the second do. */
function joined(first: Numbers, second: Numbers): Numbers {
  const [outer, between] = second.weights.dims as [number, number];
  const inner = first.weights.dims[1]!;
  const values = new Float32Array(outer * inner);
  const bias = Float32Array.from(second.bias.values);
  const row = new Float64Array(inner);
  for (let channel = 0; channel < outer; channel++) {
    row.fill(0);
    for (let middle = 0; middle < between; middle++) {
      const weight = second.weights.values[channel * between + middle]!;
      for (let k = 0; k < inner; k++) row[k]! += weight * first.weights.values[middle * inner + k]!;
      bias[channel]! += weight * first.bias.values[middle]!;
    }
    values.set(row, channel * inner);
  }
  return { weights: { dims: [outer, inner, 1, 1], values }, bias: { dims: [outer], values: bias } };
}

/** Pads weights with zeros along an axis, up to `length`. */
function filled({ dims, values }: Weights, axis: 0 | 1, length: number): Weights {
  const [rows, columns] = axis === 0 ? [1, values.length] : [dims[0]!, values.length / dims[0]!];
  const wide = (columns / dims[axis]!) * length;
  const more = new Float32Array(rows * wide);
  for (let row = 0; row < rows; row++) more.set(values.subarray(row * columns, (row + 1) * columns), row * wide);
  return { dims: dims.with(axis, length), values: more };
}

function convolution(graph: Graph, like: Step, input: string, { weights, bias }: Numbers, output: string): Step {
  const inputs = [input, graph.add(`${like.output} weights`, weights), graph.add(`${like.output} bias`, bias)];
  return { ...like, inputs, output };
}

/** A 1×1 convolution that applies a change to every channel. */
function pixelwise(graph: Graph, input: string, channels: number, { factor, sum }: Change, output: string): Step {
  const weights = { dims: [channels, 1, 1, 1], values: new Float32Array(channels).fill(factor) };
  const bias = { dims: [channels], values: new Float32Array(channels).fill(sum) };
  const attributes = [intAttribute('group', channels), intsAttribute('kernel_shape', [1, 1])];
  return convolution(graph, { op: 'Conv', inputs: [], output, attributes }, input, { weights, bias }, output);
}

// A sum can't be absorbed by a convolution with padding: its bias would add the sum to the padding, too.
function canChange(graph: Graph, user: Step, value: string, { sum }: Change): boolean {
  const takes = user.op === 'Conv' && user.inputs[0] === value && graph.weights(user.inputs[1]) !== null;
  return takes && (sum === 0 || !isPadded(user));
}

function isPadded(step: Step): boolean {
  return attributeInts(step, 'pads').some((pixels) => pixels !== 0);
}

function isOfSinglePixels(step: Step): boolean {
  const ones = [...attributeInts(step, 'kernel_shape'), ...attributeInts(step, 'strides')];
  return ones.every((pixels) => pixels === 1) && !isPadded(step);
}

function changeAfter(graph: Graph, name: string): (Change & { output: string; steps: Step[] }) | null {
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

/** The step, if it combines this value with a constant number. */
function numberStep(graph: Graph, step: Step | null, op: string, value: string): { step: Step; number: number } | null {
  const number = step?.op === op ? graph.number(step.inputs.find((name) => name !== value)) : null;
  return step && number !== null ? { step, number } : null;
}
