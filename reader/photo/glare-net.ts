import type { Maps } from './glare-cells.ts';

/**
 * A convolution over a cell and its neighbours `reach` cells away, in every plane; with `reach` 0 over the cell alone.
 */
export interface Layer {
  inputs: number;
  outputs: number;
  reach: number;
  /** By output, then input, then row by row of the nine (or one) places. */
  weights: Float32Array;
  bias: Float32Array;
}

/**
 * The net's shape: planes in and out, and reach. After the first layer, four cells become one (max pooling). A layer
 * with as many planes out as in adds its result to its input.
 */
export const SHAPE: readonly { inputs: number; outputs: number; reach: number }[] = [
  { inputs: 14, outputs: 12, reach: 1 },
  { inputs: 12, outputs: 16, reach: 1 },
  { inputs: 16, outputs: 16, reach: 2 },
  { inputs: 16, outputs: 16, reach: 4 },
  { inputs: 16, outputs: 1, reach: 0 },
];

/** The log odds that print is hidden, for each square of two by two cells. */
export function runNet(net: readonly Layer[], cells: Maps): Maps {
  let maps = poolMaps(rectify(convolve(cells, net[0]!)));
  for (const layer of net.slice(1, -1)) {
    const next = rectify(convolve(maps, layer));
    maps = addsUp(layer) ? add(next, maps) : next;
  }
  return convolve(maps, net.at(-1)!);
}

/** Whether a layer adds its result to its input (a residual connection). */
export function addsUp({ inputs, outputs }: { inputs: number; outputs: number }): boolean {
  return inputs === outputs;
}

/** One layer without its activation, with zeros beyond the edges. */
export function convolve(maps: Maps, layer: Layer): Maps {
  return layer.reach === 0 ? mix(maps, layer) : lookAround(maps, layer);
}

/** A layer that looks at each cell alone. */
function mix({ width, height, planes }: Maps, { inputs, outputs, weights, bias }: Layer): Maps {
  const size = width * height;
  const out = new Float32Array(outputs * size);
  for (let o = 0; o < outputs; o++) {
    out.fill(bias[o]!, o * size, (o + 1) * size);
    for (let i = 0; i < inputs; i++) {
      const weight = weights[o * inputs + i]!;
      for (let at = 0; at < size; at++) out[o * size + at]! += weight * planes[i * size + at]!;
    }
  }
  return { width, height, planes: out };
}

/**
 * Four output planes are summed at once, row by row: each value read is used for twelve weights, and a row's sums stay
 * in the cache.
 */
function lookAround({ width, height, planes }: Maps, { inputs, outputs, reach, weights, bias }: Layer): Maps {
  const size = width * height;
  const out = new Float32Array(outputs * size);
  const [wide, padded] = [width + 2 * reach, pad({ width, height, planes }, inputs, reach)];
  const plane = wide * (height + 2 * reach);
  const each = 9 * inputs;
  // Weights beyond the last output plane are zero.
  const all = new Float64Array(4 * Math.ceil(outputs / 4) * each);
  all.set(weights);
  const sums = new Float64Array(4 * width);
  for (let o = 0; o < outputs; o += 4)
    for (let y = 0; y < height; y++) {
      for (let at = 0; at < sums.length; at++) sums[at] = bias[o + (at % 4)] ?? 0;
      for (let line = 0; line < 3 * inputs; line++) {
        const from = o * each + 3 * line;
        const [a, b, c] = [all[from]!, all[from + 1]!, all[from + 2]!];
        const [d, e, f] = [all[from + each]!, all[from + each + 1]!, all[from + each + 2]!];
        const [g, h, k] = [all[from + 2 * each]!, all[from + 2 * each + 1]!, all[from + 2 * each + 2]!];
        const [l, m, n] = [all[from + 3 * each]!, all[from + 3 * each + 1]!, all[from + 3 * each + 2]!];
        let at = Math.floor(line / 3) * plane + (y + (line % 3) * reach) * wide;
        for (let to = 0; to < sums.length; to += 4, at++) {
          const left = padded[at]!;
          const middle = padded[at + reach]!;
          const right = padded[at + 2 * reach]!;
          sums[to]! += a * left + b * middle + c * right;
          sums[to + 1]! += d * left + e * middle + f * right;
          sums[to + 2]! += g * left + h * middle + k * right;
          sums[to + 3]! += l * left + m * middle + n * right;
        }
      }
      for (let k = 0; k < Math.min(4, outputs - o); k++)
        for (let x = 0; x < width; x++) out[(o + k) * size + y * width + x] = sums[4 * x + k]!;
    }
  return { width, height, planes: out };
}

/** The planes with a border of zeros. */
export function pad({ width, height, planes }: Maps, count: number, border: number): Float32Array {
  const [wide, tall] = [width + 2 * border, height + 2 * border];
  const padded = new Float32Array(count * wide * tall);
  for (let row = 0; row < count * height; row++) {
    const [plane, y] = [Math.floor(row / height), row % height];
    padded.set(planes.subarray(row * width, (row + 1) * width), (plane * tall + y + border) * wide + border);
  }
  return padded;
}

/** Sets negative values to zero, in place. */
export function rectify(maps: Maps): Maps {
  const { planes } = maps;
  for (let at = 0; at < planes.length; at++) if (planes[at]! < 0) planes[at] = 0;
  return maps;
}

/** The maximum of each two by two values. */
export function poolMaps({ width, height, planes }: Maps): Maps {
  const [half, rows] = [width / 2, planes.length / width / 2];
  const out = new Float32Array(planes.length / 4);
  for (let row = 0; row < rows; row++)
    for (let x = 0; x < half; x++) {
      const from = 2 * row * width + 2 * x;
      const upper = Math.max(planes[from]!, planes[from + 1]!);
      out[row * half + x] = Math.max(upper, planes[from + width]!, planes[from + width + 1]!);
    }
  return { width: half, height: height / 2, planes: out };
}

function add(maps: Maps, { planes }: Maps): Maps {
  for (let at = 0; at < planes.length; at++) maps.planes[at]! += planes[at]!;
  return maps;
}

/** A network as stored: weights as integers from -127 to 127 in base64, scaled per output. */
export interface KeptNet {
  /** A reflection is reported from these log odds on. */
  sure: number;
  layers: { scales: number[]; bias: number[]; weights: string }[];
}

export function unpackNet({ layers }: KeptNet): Layer[] {
  return layers.map(({ scales, bias, weights }, k) => {
    const shape = SHAPE[k]!;
    const whole = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
    const each = whole.length / shape.outputs;
    return {
      ...shape,
      weights: Float32Array.from(whole, (item, at) => item * scales[Math.floor(at / each)]!),
      bias: Float32Array.from(bias),
    };
  });
}
