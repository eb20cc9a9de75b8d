import { logistic, type WordModel } from '../extract/gate/model.ts';
import { BUCKETS } from '../extract/gate/word-pieces.ts';
import { Random } from './random.ts';

const ROUNDS = 12;
const RATE = 0.6;
const DECAY = 2e-5;
const STEPS = 127;

/** Logistic regression over word pieces by stochastic gradients; `labels` are 0 or 1. The same samples give the same weights. */
export function fitWords(samples: number[][], labels: number[], seed: number): WordModel {
  const random = new Random(seed);
  const weights = new Float64Array(BUCKETS);
  let bias = 0;
  const order = samples.map((_, k) => k);
  for (let round = 0; round < ROUNDS; round++) {
    for (let k = order.length - 1; k > 0; k--) {
      const other = random.whole(0, k);
      [order[k], order[other]] = [order[other]!, order[k]!];
    }
    const rate = RATE / (1 + round);
    for (const k of order) {
      const pieces = samples[k]!;
      const norm = Math.sqrt(Math.max(1, pieces.length));
      let sum = bias;
      for (const piece of pieces) sum += weights[piece]! / norm;
      const step = rate * (labels[k]! - logistic(sum));
      bias += 0.1 * step;
      for (const piece of pieces) weights[piece] = weights[piece]! * (1 - rate * DECAY) + step / norm;
    }
  }
  const top = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const scale = top / STEPS;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
