/** A tree of depth `DEPTH`, its nodes in breadth-first order. A node goes right if its measure is above its bound. */
export interface Tree {
  measures: number[];
  bounds: number[];
  leaves: number[];
}

export interface Gate {
  trees: Tree[];
  bias: number;
}

export const DEPTH = 4;

/** The probability of a screen with these measures. */
export function weigh({ trees, bias }: Gate, measures: number[]): number {
  let sum = bias;
  for (const tree of trees) {
    let node = 0;
    for (let level = 0; level < DEPTH; level++)
      node = 2 * node + (measures[tree.measures[node]!]! > tree.bounds[node]! ? 2 : 1);
    sum += tree.leaves[node - (2 ** DEPTH - 1)]!;
  }
  return logistic(sum);
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
