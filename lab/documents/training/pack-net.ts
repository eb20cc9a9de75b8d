import type { KeptNet, Layer } from '@volante/reader/photo/glare-net.ts';

/** Rounds a net's weights to one byte each. */
export function packNet(layers: readonly Layer[], sure: number): KeptNet {
  return {
    sure,
    layers: layers.map(({ outputs, weights, bias }) => {
      const each = weights.length / outputs;
      const scales = Array.from({ length: outputs }, (_, o) => {
        const largest = weights
          .subarray(o * each, (o + 1) * each)
          .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        return rounded(largest / 127 || 1);
      });
      const whole = Int8Array.from(weights, (one, at) =>
        Math.max(-127, Math.min(127, Math.round(one / scales[Math.floor(at / each)]!))),
      );
      return { scales, bias: Array.from(bias, rounded), weights: Buffer.from(whole.buffer).toString('base64') };
    }),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
