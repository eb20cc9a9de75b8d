import type { Fold } from './fold-steps.ts';
import {
  attributeFloat,
  attributeInt,
  attributeInts,
  attributeText,
  type Graph,
  intAttribute,
  intsAttribute,
  type Step,
  type Weights,
} from './graph.ts';

/** The steps that replace each step in the map. */
type Instead = Map<Step | null, Step[]>;

/** A 3×3 convolution with a padding of one; its weights are by output, input, row and column. */
interface Convolution {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  bias: Float32Array;
}

/**
 * Folds a 3×3 convolution of `x * (1 + g)` plus a map that is upscaled by two. Here x is a 1×1 convolution of a map z with few
 * channels, and g a gate per channel, computed from the means of x. The result is the same as a convolution of z, with weights
 * that depend on g, plus one of the small map, so the map with most channels and most pixels is never computed. Returns null for
 * any other steps.
 */
export function foldLevel(graph: Graph, step: Step): Instead | null {
  const plain = threeByThree(graph, step);
  const merge = plain && graph.onlyMaker(step.inputs[0]!, 'Add');
  const [attention, resize] = merge ? makersOf(graph, merge, ['Add', 'Resize']) : [];
  if (!plain || !attention || !resize || scaleOf(graph, resize) !== 2) return null;
  const gated = attention.inputs.map((name) => graph.onlyMaker(name, 'Mul')).find((maker) => maker !== null);
  const x = gated && attention.inputs.find((name) => name !== gated.output && gated.inputs.includes(name));
  const gate = gated?.inputs.find((name) => name !== x);
  const maker = graph.maker(x);
  const narrow = maker?.op === 'Conv' && maker.inputs.length === 2 ? graph.weights(maker.inputs[1]) : null;
  const mean = graph.users(x ?? '').find(({ op }) => op === 'GlobalAveragePool');
  if (!gated || !x || !gate || !maker || !narrow || !mean || graph.users(x).length !== 3) return null;
  if (narrow.dims[2] !== 1 || narrow.dims[3] !== 1 || !graph.isOfChannels(gate)) return null;
  const z = maker.inputs[0]!;
  const meanOfZ = `${z} mean`;
  return new Map([
    [maker, []],
    // The mean of a convolution is the convolution of the mean.
    [
      mean,
      [
        { ...mean, inputs: [z], output: meanOfZ },
        { ...maker, inputs: [meanOfZ, maker.inputs[1]!], output: mean.output },
      ],
    ],
    [gated, []],
    [attention, []],
    [resize, []],
    [merge, []],
    [
      step,
      [
        ...gatedConvolution(graph, step, { z, gate, narrow }, plain),
        ...upscaledConvolution(graph, step, resize.inputs[0]!, plain),
        sumOf(step.output),
      ],
    ],
  ]);
}

/**
 * Folds a 3×3 convolution of several maps with equally many channels, of which all but the last are upscaled: into one of the
 * last map, and one of the others at half the size.
 */
export function foldConcat(graph: Graph, step: Step): Instead | null {
  const plain = threeByThree(graph, step);
  const concat = plain && graph.onlyMaker(step.inputs[0]!, 'Concat');
  const last = concat?.inputs.at(-1);
  const resizes = (concat?.inputs.slice(0, -1) ?? []).map((name) => graph.onlyMaker(name, 'Resize'));
  const halves = resizes.flatMap((resize) => (resize ? (halfOf(graph, resize) ?? []) : []));
  if (!plain || !concat || last === undefined || halves.length === 0 || halves.length < resizes.length) return null;
  const border = plain.inputs - plain.inputs / concat.inputs.length;
  const lower = channelsOf(plain, border, plain.inputs);
  const joined = `${concat.output} half`;
  const ofLast = { ...lower, bias: new Float32Array(lower.outputs) };
  return new Map<Step | null, Step[]>([
    ...resizes.map((resize): [Step | null, Step[]] => [resize, []]),
    [concat, []],
    [
      step,
      [
        ...halves.flatMap(({ steps }) => steps),
        { ...concat, inputs: halves.map(({ output }) => output), output: joined },
        ...upscaledConvolution(graph, step, joined, channelsOf(plain, 0, border)),
        convolution(graph, step, last, ofLast, [1, 1, 1, 1], `${step.output} narrow`),
        sumOf(step.output),
      ],
    ],
  ]);
}

/** The steps that upscale by half the factor, and their output. */
function halfOf(graph: Graph, resize: Step): { steps: Step[]; output: string } | null {
  const scale = scaleOf(graph, resize);
  const [input, region] = resize.inputs as [string, string];
  if (scale === 2) return { steps: [], output: input };
  if (scale === null || scale % 2 !== 0) return null;
  const output = `${resize.output} half`;
  const scales = graph.add(`${output} scales`, { dims: [4], values: Float32Array.of(1, 1, scale / 2, scale / 2) });
  return { steps: [{ ...resize, inputs: [input, region, scales], output }], output };
}

/** The convolution of z through the gate. Its weights depend on the gate, so they are computed for each picture. */
function gatedConvolution(
  graph: Graph,
  step: Step,
  { z, gate, narrow }: { z: string; gate: string; narrow: Weights },
  { inputs, outputs, weights }: Convolution,
): Step[] {
  const name = (part: string) => `${step.output} ${part}`;
  const few = narrow.dims[1]!;
  const turned = Float32Array.from(
    { length: few * inputs },
    (_, k) => narrow.values[(k % inputs) * few + Math.floor(k / inputs)]!,
  );
  const steps: [op: string, inputs: string[], output: string, attributes?: Step['attributes']][] = [
    ['Add', [gate, graph.add(name('one'), { dims: [], values: Float32Array.of(1) })], name('gate')],
    ['Squeeze', [name('gate')], name('gates'), [intsAttribute('axes', [0, 2, 3])]],
    ['Mul', [graph.add(name('turned'), { dims: [few, inputs], values: turned }), name('gates')], name('gated')],
    [
      'MatMul',
      [name('gated'), graph.add(name('wide'), { dims: [outputs, inputs, 9], values: Float32Array.from(weights) })],
      name('both'),
    ],
    ['Reshape', [name('both'), graph.addWholes(name('shape'), [outputs, few, 3, 3])], name('weights of both')],
    [
      'Conv',
      [z, name('weights of both')],
      name('narrow'),
      [intsAttribute('kernel_shape', [3, 3]), intsAttribute('pads', [1, 1, 1, 1])],
    ],
  ];
  return steps.map(([op, from, output, attributes = []]) => ({ op, inputs: from, output, attributes }));
}

/**
 * The convolution of a map upscaled by two, computed from the map itself: the four pixels made from one each depend on only 2×2
 * pixels of the map, since their 3×3 neighbors come from these.
 */
function upscaledConvolution(graph: Graph, step: Step, input: string, plain: Convolution): Step[] {
  const pieces = [0, 1, 2, 3].map((piece) => {
    const [lower, right] = [piece >> 1, piece % 2] as [0 | 1, 0 | 1];
    const pads = [1 - lower, 1 - right, lower, right];
    return convolution(graph, step, input, twoByTwo(plain, lower, right), pads, `${step.output} piece ${piece}`);
  });
  const [joined, output] = [`${step.output} pieces`, `${step.output} upscaled`];
  return [
    ...pieces,
    {
      op: 'Concat',
      inputs: pieces.map((piece) => piece.output),
      output: joined,
      attributes: [intAttribute('axis', 1)],
    },
    { op: 'DepthToSpace', inputs: [joined], output, attributes: [intAttribute('blocksize', 2)] },
  ];
}

/** The 2×2 weights for one of the four pixels made from one: the lower (1) or upper (0), right (1) or left (0) one. */
function twoByTwo({ inputs, outputs, weights, bias }: Convolution, lower: number, right: number): Convolution {
  const some = new Float32Array(outputs * inputs * 4);
  for (const [k, weight] of weights.entries()) {
    const [row, column] = [Math.floor((k % 9) / 3), k % 3];
    some[Math.floor(k / 9) * 4 + Number(row > lower) * 2 + Number(column > right)]! += weight;
  }
  return { inputs, outputs, weights: some, bias };
}

/** The part of a convolution for the input channels from `from` to before `to`. */
function channelsOf({ inputs, outputs, weights, bias }: Convolution, from: number, to: number): Convolution {
  const rows = Array.from({ length: outputs }, (_, k) => [
    ...weights.subarray((k * inputs + from) * 9, (k * inputs + to) * 9),
  ]);
  return { inputs: to - from, outputs, weights: Float32Array.from(rows.flat()), bias };
}

function convolution(
  graph: Graph,
  step: Step,
  input: string,
  { inputs, outputs, weights, bias }: Convolution,
  pads: number[],
  output: string,
): Step {
  const side = Math.sqrt(weights.length / inputs / outputs);
  const values = { dims: [outputs, inputs, side, side], values: Float32Array.from(weights) };
  const sums = { dims: [outputs], values: Float32Array.from(bias) };
  const names = [input, graph.add(`${output} weights`, values), graph.add(`${output} bias`, sums)];
  const attributes = [intsAttribute('kernel_shape', [side, side]), intsAttribute('pads', pads)];
  return { op: step.op, inputs: names, output, attributes };
}

function sumOf(output: string): Step {
  return { op: 'Add', inputs: [`${output} narrow`, `${output} upscaled`], output, attributes: [] };
}

function threeByThree(graph: Graph, step: Step): Convolution | null {
  const weights = step.op === 'Conv' ? graph.weights(step.inputs[1]) : null;
  const [outputs = 0, inputs = 0, rows, columns] = weights?.dims ?? [];
  const ones = [...attributeInts(step, 'pads'), ...attributeInts(step, 'strides'), ...attributeInts(step, 'dilations')];
  if (!weights || rows !== 3 || columns !== 3 || ones.length !== 8 || ones.some((weight) => weight !== 1)) return null;
  if (attributeInt(step, 'group') !== 1) return null;
  const bias = graph.weights(step.inputs[2])?.values ?? new Float32Array(outputs);
  return { inputs, outputs, weights: weights.values, bias };
}

/** The factor by which a step repeats each pixel in both directions; null for any other kind of scaling. */
function scaleOf(graph: Graph, step: Step): number | null {
  const [first, second, rows, columns] = graph.weights(step.inputs[2])?.values ?? [];
  const kind = ['mode', 'coordinate_transformation_mode', 'nearest_mode'].map((name) => attributeText(step, name));
  const isPlain = first === 1 && second === 1 && rows === columns && kind.join() === 'nearest,asymmetric,floor';
  return isPlain && Number.isInteger(rows) ? rows! : null;
}

/** The steps of these kinds that produce a step's two inputs, if no other step uses their outputs. */
function makersOf(graph: Graph, step: Step, ops: [string, string]): (Step | undefined)[] {
  const makers = step.inputs.map((name) => ops.map((op) => graph.onlyMaker(name, op)));
  return ops.map((_, k) => makers.map((found) => found[k]).find((maker) => !!maker) ?? undefined);
}

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
