import type { Fold } from './fold-steps.ts';
import { attributeFloat, attributeInts, type Graph, intAttribute, intsAttribute, type Step } from './graph.ts';

/** A convolution that turns one pixel into four, with one sum per channel. Its weights are by input, output, row and column. */
interface Upscaling {
  inputs: number;
  outputs: number;
  values: Float32Array;
  sums: Float32Array;
  output: string;
  steps: Step[];
}

/**
 * Folds two upscaling convolutions with an activation between them: into 1×1 convolutions whose channels are the future pixels,
 * and one step that puts these in their places. For an upscaling convolution the runtime would first build a matrix of its
 * inputs.
 */
export function foldUpscaling(graph: Graph, step: Step): Fold | null {
  const first = upscaling(graph, step);
  const relu = first && graph.onlyUser(first.output);
  const second = relu?.op === 'Relu' ? upscaling(graph, graph.onlyUser(relu.output)) : null;
  const sigmoid = second && graph.onlyUser(second.output);
  if (!first || !relu || second?.outputs !== 1 || sigmoid?.op !== 'Sigmoid') return null;
  const [pieces, levels] = [`${step.output} pieces`, `${second.output} pieces`];
  const instead: Step[] = [
    pixelwise(graph, step.inputs[0]!, pieces, stageOfFour(first)),
    { ...relu, inputs: [pieces], output: `${pieces} activated` },
    pixelwise(graph, `${pieces} activated`, levels, stageOfSixteen(second)),
    { ...sigmoid, inputs: [levels], output: `${levels} activated` },
    {
      op: 'DepthToSpace',
      inputs: [`${levels} activated`],
      output: sigmoid.output,
      attributes: [intAttribute('blocksize', 4)],
    },
  ];
  return { at: step, instead, steps: [...first.steps, relu, ...second.steps, sigmoid], kinds: ['upscalings'] };
}

/** Weights by output and input, and one sum per output. */
interface Stage {
  inputs: number;
  values: Float32Array<ArrayBuffer>;
  sums: Float32Array<ArrayBuffer>;
}

/** The outputs are those of the upper left of the four pixels, then of the upper right, and so on. */
function stageOfFour({ inputs, outputs, values, sums }: Upscaling): Stage {
  const from = (k: number) => {
    const [piece, output, input] = [Math.floor(k / inputs / outputs), Math.floor(k / inputs) % outputs, k % inputs];
    return values[(input * outputs + output) * 4 + piece]!;
  };
  return {
    inputs,
    values: Float32Array.from({ length: 4 * outputs * inputs }, (_, k) => from(k)),
    sums: Float32Array.from({ length: 4 * outputs }, (_, k) => sums[k % outputs]!),
  };
}

/** The outputs are the 4×4 pixels, row by row; the inputs are those of each of the four pixels. */
function stageOfSixteen({ inputs, values, sums }: Upscaling): Stage {
  const from = (k: number) => {
    const [pixel, piece, input] = [Math.floor(k / 4 / inputs), Math.floor(k / inputs) % 4, k % inputs];
    const [row, column] = [Math.floor(pixel / 4), pixel % 4];
    const isOf = Math.floor(row / 2) * 2 + Math.floor(column / 2) === piece;
    return isOf ? values[input * 4 + (row % 2) * 2 + (column % 2)]! : 0;
  };
  return {
    inputs: 4 * inputs,
    values: Float32Array.from({ length: 16 * 4 * inputs }, (_, k) => from(k)),
    sums: new Float32Array(16).fill(sums[0]!),
  };
}

function pixelwise(graph: Graph, input: string, output: string, { inputs, values, sums }: Stage): Step {
  const outputs = sums.length;
  const weights = graph.add(`${output} weights`, { dims: [outputs, inputs, 1, 1], values });
  const bias = graph.add(`${output} bias`, { dims: [outputs], values: sums });
  return { op: 'Conv', inputs: [input, weights, bias], output, attributes: [intsAttribute('kernel_shape', [1, 1])] };
}

/** A 2×2 upscaling convolution without overlap, its sum, and the batch normalization if there is one. */
function upscaling(graph: Graph, step: Step | null): Upscaling | null {
  const weights = step?.op === 'ConvTranspose' ? graph.weights(step.inputs[1]) : null;
  const add = weights && graph.onlyUser(step!.output);
  const bias = add?.op === 'Add' ? graph.weights(add.inputs.find((name) => name !== step!.output)) : null;
  const [inputs = 0, outputs = 0, rows, columns] = weights?.dims ?? [];
  const isPlain = rows === 2 && columns === 2 && attributeInts(step!, 'strides').every((pixels) => pixels === 2);
  const isPadded = isPlain && attributeInts(step!, 'pads').some((pixels) => pixels !== 0);
  if (!weights || !add || !isPlain || isPadded || bias?.values.length !== outputs) return null;
  const plain = { inputs, outputs, values: weights.values, sums: bias.values, output: add.output, steps: [step!, add] };
  return normalized(graph, plain) ?? plain;
}

function normalized(graph: Graph, before: Upscaling): Upscaling | null {
  const norm = graph.onlyUser(before.output);
  const known =
    norm?.op === 'BatchNormalization' ? norm.inputs.slice(1).map((name) => graph.weights(name)?.values) : [];
  const [gain, sum, mean, variance] = known;
  if (!norm || !gain || !sum || !mean || !variance) return null;
  const epsilon = attributeFloat(norm, 'epsilon') ?? 1e-5;
  const factors = gain.map((factor, channel) => factor / Math.sqrt(variance[channel]! + epsilon));
  return {
    ...before,
    values: before.values.map((value, k) => value * factors[Math.floor(k / 4) % before.outputs]!),
    sums: before.sums.map((value, channel) => (value - mean[channel]!) * factors[channel]! + sum[channel]!),
    output: norm.output,
    steps: [...before.steps, norm],
  };
}
