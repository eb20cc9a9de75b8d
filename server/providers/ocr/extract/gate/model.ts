/** The weights of word pieces: logistic regression, as whole steps of `scale`. */
export interface WordModel {
  bias: number;
  scale: number;
  weights: Int8Array;
}

/** A tree of depth `DEPTH`, its nodes in order of breadth: which measure goes right when above which bound. */
export interface Tree {
  measures: number[];
  bounds: number[];
  leaves: number[];
}

export interface Gate {
  words: WordModel;
  trees: Tree[];
  bias: number;
}

export const DEPTH = 4;

/** Scores from the words alone: log odds, the share of known pieces, and the odds of the words near the head. */
export function weighWords({ bias, scale, weights }: WordModel, pieces: number[]): number[] {
  let all = 0;
  let near = 0;
  let known = 0;
  for (const piece of pieces) {
    const weight = weights[piece]! * scale;
    all += weight;
    if (piece < weights.length / 2) near += weight;
    if (weight !== 0) known++;
  }
  const norm = Math.sqrt(Math.max(1, pieces.length));
  return [bias + all / norm, near / norm, known / Math.max(1, pieces.length), pieces.length];
}

export function sumTrees(trees: Tree[], bias: number, measures: number[]): number {
  let sum = bias;
  for (const tree of trees) {
    let node = 0;
    for (let level = 0; level < DEPTH; level++)
      node = 2 * node + (measures[tree.measures[node]!]! > tree.bounds[node]! ? 2 : 1);
    sum += tree.leaves[node - (2 ** DEPTH - 1)]!;
  }
  return sum;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
