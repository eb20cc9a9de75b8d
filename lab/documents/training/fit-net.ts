import type { Maps } from '@volante/reader/photo/glare-cells.ts';
import {
  addsUp,
  convolve,
  type KeptNet,
  type Layer,
  pad,
  poolMaps,
  rectify,
  SHAPE,
} from '@volante/reader/photo/glare-net.ts';
import { Random } from '../../../sandbox/people/random.ts';
import { HIDES, type Sample } from './draw-samples.ts';

/** Number of hidden tiles from which a square counts as hidden. Squares with fewer aren't used for training. */
const HIDDEN = 3;
/** Weight of the square that looks most like a reflection, relative to the others: it decides about the photo. */
const DECIDES = 15;
/** Total weight of all squares of a photo. */
const SQUARES = 40;
const BATCH = 2;
/** Number of batches after which the loss is reported. */
const HEARD = 500;
/** Learning rates of Adam for the first and the last photo, and the decay of its two moments. */
const RATE = [2e-3, 2e-5] as const;
const [KEEP, KEEP_SQUARES] = [0.9, 0.999];

interface Slope {
  weights: Float32Array;
  bias: Float32Array;
}

/**
 * Trains the net on photos in the order of their numbers; `next` returns the photo with a number. The same photos give the same
 * net.
 */
export function fitNet(
  count: number,
  next: (number: number) => Sample,
  seed: number,
  hear?: (done: number, loss: number) => void,
): Layer[] {
  const net = freshNet(new Random(seed));
  const slopes = net.map(emptySlope);
  const [means, squares] = [net.map(emptySlope), net.map(emptySlope)];
  let loss = 0;
  for (let step = 1; step * BATCH <= count; step++) {
    for (let k = 0; k < BATCH; k++) loss += learn(net, next((step - 1) * BATCH + k), slopes);
    const share = (step * BATCH) / count;
    const warm = Math.min(1, step / 200);
    const rate = warm * (RATE[1] + ((RATE[0] - RATE[1]) * (1 + Math.cos(Math.PI * share))) / 2);
    net.forEach((layer, k) => {
      for (const part of ['weights', 'bias'] as const)
        move(layer[part], slopes[k]![part], means[k]![part], squares[k]![part], rate, step);
    });
    if (step % HEARD === 0) {
      hear?.(step * BATCH, loss / HEARD / BATCH);
      loss = 0;
    }
  }
  return net;
}

function freshNet(random: Random): Layer[] {
  return SHAPE.map((shape) => {
    const looks = shape.inputs * (shape.reach ? 9 : 1);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    const weights = Float32Array.from({ length: shape.outputs * looks }, () => normal() * Math.sqrt(2 / looks));
    return { ...shape, weights, bias: new Float32Array(shape.outputs) };
  });
}

function emptySlope({ weights, bias }: Layer): Slope {
  return { weights: new Float32Array(weights.length), bias: new Float32Array(bias.length) };
}

function move(
  values: Float32Array,
  slope: Float32Array,
  mean: Float32Array,
  square: Float32Array,
  rate: number,
  step: number,
): void {
  const [grown, grownSquares] = [1 - KEEP ** step, 1 - KEEP_SQUARES ** step];
  for (let at = 0; at < values.length; at++) {
    const by = slope[at]! / BATCH;
    mean[at] = KEEP * mean[at]! + (1 - KEEP) * by;
    square[at] = KEEP_SQUARES * square[at]! + (1 - KEEP_SQUARES) * by * by;
    values[at]! -= (rate * (mean[at]! / grown)) / (Math.sqrt(square[at]! / grownSquares) + 1e-8);
  }
  slope.fill(0);
}

/** Adds the gradient of a photo's loss to `slopes`, and returns the loss. */
function learn(net: readonly Layer[], { cells, hidden, lost }: Sample, slopes: Slope[]): number {
  const first = rectify(convolve(cells, net[0]!));
  const inputs: Maps[] = [poolMaps(first)];
  const outputs: Maps[] = [];
  for (const layer of net.slice(1, -1)) {
    const [input, output] = [inputs.at(-1)!, rectify(convolve(inputs.at(-1)!, layer))];
    outputs.push(output);
    inputs.push(
      addsUp(layer) ? { ...output, planes: output.planes.map((value, at) => value + input.planes[at]!) } : output,
    );
  }
  const odds = convolve(inputs.at(-1)!, net.at(-1)!);
  const { loss, slope } = lossOf(odds.planes, hidden, lost);
  let back = backward(inputs.at(-1)!, net.at(-1)!, { ...odds, planes: slope }, slopes.at(-1)!);
  for (let k = net.length - 2; k > 0; k--) {
    const [layer, output] = [net[k]!, outputs[k - 1]!];
    const through = { ...output, planes: back.planes.map((value, at) => (output.planes[at]! > 0 ? value : 0)) };
    const below = backward(inputs[k - 1]!, layer, through, slopes[k]!);
    if (addsUp(layer)) for (let at = 0; at < below.planes.length; at++) below.planes[at]! += back.planes[at]!;
    back = below;
  }
  slopeOfWeights(cells, net[0]!, unpool(first, back), slopes[0]!);
  return loss;
}

function lossOf(odds: Float32Array, hidden: Uint8Array, lost: number): { loss: number; slope: Float32Array } {
  const slope = new Float32Array(odds.length);
  const weightOf = (at: number) => (hidden[at] === 0 || hidden[at]! >= HIDDEN ? 1 / SQUARES : 0);
  let decides = -1;
  const counts = (at: number) => (lost >= HIDES ? hidden[at]! >= HIDDEN : hidden[at] === 0);
  for (let at = 0; at < odds.length; at++) if (counts(at) && (decides < 0 || odds[at]! > odds[decides]!)) decides = at;
  let loss = 0;
  for (let at = 0; at < odds.length; at++) {
    const weight = weightOf(at) + (at === decides ? DECIDES / SQUARES : 0);
    if (weight === 0) continue;
    const [is, sign] = hidden[at]! > 0 ? [1, -1] : [0, 1];
    slope[at] = weight * (1 / (1 + Math.exp(-odds[at]!)) - is);
    loss += weight * Math.log1p(Math.exp(Math.min(30, sign * odds[at]!)));
  }
  return { loss, slope };
}

function backward(input: Maps, layer: Layer, out: Maps, slope: Slope): Maps {
  slopeOfWeights(input, layer, out, slope);
  const { inputs, outputs, reach, weights } = layer;
  const looks = reach ? 9 : 1;
  const flipped = new Float32Array(weights.length);
  for (let o = 0; o < outputs; o++)
    for (let i = 0; i < inputs; i++)
      for (let k = 0; k < looks; k++)
        flipped[(i * outputs + o) * looks + looks - 1 - k] = weights[(o * inputs + i) * looks + k]!;
  return convolve(out, { inputs: outputs, outputs: inputs, reach, weights: flipped, bias: new Float32Array(inputs) });
}

function slopeOfWeights(input: Maps, { inputs, outputs, reach }: Layer, out: Maps, slope: Slope): void {
  const { width, height } = input;
  const { planes } = out;
  const size = width * height;
  const [wide, padded] = [width + 2 * reach, pad(input, inputs, reach)];
  const plane = wide * (height + 2 * reach);
  const looks = reach ? 9 : 1;
  // Most gradients are zero: below a threshold, or not the largest of their four.
  const [places, values] = [new Int32Array(size), new Float32Array(size)];
  for (let o = 0; o < outputs; o++) {
    let [count, sum] = [0, 0];
    for (let at = 0; at < size; at++) {
      const value = planes[o * size + at]!;
      if (value === 0) continue;
      places[count] = Math.floor(at / width) * wide + (at % width);
      values[count++] = value;
      sum += value;
    }
    slope.bias[o]! += sum;
    for (let i = 0; i < inputs; i++)
      for (let row = 0; row * 3 < looks; row++) {
        const first = i * plane + row * reach * wide;
        let [left, middle, right] = [0, 0, 0];
        for (let k = 0; k < count; k++) {
          const at = first + places[k]!;
          const value = values[k]!;
          left += value * padded[at]!;
          middle += value * padded[at + reach]!;
          right += value * padded[at + 2 * reach]!;
        }
        const to = (o * inputs + i) * looks + 3 * row;
        slope.weights[to]! += left;
        if (looks === 1) continue;
        slope.weights[to + 1]! += middle;
        slope.weights[to + 2]! += right;
      }
  }
}

/** Passes the gradient of each square to the largest of its four inputs, unless none of them is above zero. */
function unpool({ width, height, planes }: Maps, small: Maps): Maps {
  const out = new Float32Array(planes.length);
  for (let at = 0; at < small.planes.length; at++) {
    const from = 2 * Math.floor(at / small.width) * width + 2 * (at % small.width);
    let best = from;
    for (const other of [from + 1, from + width, from + width + 1]) if (planes[other]! > planes[best]!) best = other;
    if (planes[best]! > 0) out[best] = small.planes[at]!;
  }
  return { width, height, planes: out };
}

/** Rounds a net's weights to one byte each. */
export function packNet(layers: readonly Layer[], sure: number): KeptNet {
  return {
    sure,
    layers: layers.map(({ outputs, weights, bias }) => {
      const each = weights.length / outputs;
      const scales = Array.from({ length: outputs }, (_, o) => {
        const largest = weights
          .subarray(o * each, (o + 1) * each)
          .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        return rounded(largest / 127 || 1);
      });
      const whole = Int8Array.from(weights, (weight, at) =>
        Math.max(-127, Math.min(127, Math.round(weight / scales[Math.floor(at / each)]!))),
      );
      return { scales, bias: Array.from(bias, rounded), weights: Buffer.from(whole.buffer).toString('base64') };
    }),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
