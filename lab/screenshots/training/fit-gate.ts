import type { TextLine } from '../../../reader/engine/text-line.ts';
import { type Choice, chooseEarnings } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { type Judged, judge } from '../../../reader/screenshots/extract/gate/judge-choice.ts';
import { measure } from '../../../reader/screenshots/extract/gate/measures.ts';
import { DEPTH, type Gate, logistic, type Tree, weigh } from '../../../reader/screenshots/extract/gate/model.ts';
import { Random } from '../../../sandbox/people/random.ts';
import type { DrawnScreen } from './drawn-screens.ts';
import { variedLines } from './noise.ts';
import { randomScreen } from './random-screen.ts';

/** A screen on which a week and a sum were chosen. */
export interface Sample {
  choice: Choice;
  measures: number[];
  /** 1 if it is a week's earnings and both values are right, otherwise 0. */
  label: number;
  weekly: boolean;
  weight: number;
}

export interface RandomSample extends Sample {
  layout: number;
  topic: number;
}

/** One reading of a drawn screen. */
export interface DrawnSample extends Sample {
  screen: DrawnScreen;
}

/**
 * Weight of a drawn screen; a random one weighs 1. There are many random ones, and they are alike in ways that real apps are not.
 * With 5,000 of them, this weight makes the drawn ones two thirds of the total.
 */
const DRAWN = 30;
/** The share of that weight for the variants of a drawn screen, and how many variants each has. */
const VARIED = 0.7;
const VARIANTS = 4;

/** Random screens with the seeds from `first` on. Screens without a choice are left out, since the gate never judges them. */
export function drawSamples(count: number, first: number, topics: number[]): RandomSample[] {
  return Array.from({ length: count }, (_, k) => k + first).flatMap((seed) => {
    const { lines, capturedAt, truth, layout, topic } = randomScreen(seed, topics);
    const sample = sampleOf(lines, capturedAt, truth);
    return sample ? [{ ...sample, weight: 1, layout, topic }] : [];
  });
}

/** The readings of drawn screens; each screen has the same weight. */
export function drawnSamples(screens: DrawnScreen[]): DrawnSample[] {
  return screens.flatMap((screen) => {
    const { readings, capturedAt, truth } = screen;
    return weighed(
      screen,
      readings.map((lines) => sampleOf(lines, capturedAt, truth)),
      1 - VARIED,
    );
  });
}

/** Variants of drawn screens, which are used only for training. */
export function variedSamples(screens: DrawnScreen[]): DrawnSample[] {
  return screens.flatMap((screen, at) => {
    const { readings, capturedAt, truth } = screen;
    const chosen = readings.map((lines) => chooseEarnings(lines, capturedAt));
    const variants = Array.from({ length: VARIANTS }, (_, k) => {
      const choice = chosen[k % readings.length]!;
      if ('reason' in choice) return null;
      const random = new Random((at * VARIANTS + k) * 7919 + 3);
      return sampleOf(variedLines(random, readings[k % readings.length]!, choice, truth !== null), capturedAt, truth);
    });
    return weighed(screen, variants, VARIED);
  });
}

function weighed(screen: DrawnScreen, samples: (Omit<Sample, 'weight'> | null)[], part: number): DrawnSample[] {
  const kept = samples.filter((sample) => sample !== null);
  return kept.map((sample) => ({ ...sample, weight: (part * DRAWN) / kept.length, screen }));
}

function sampleOf(lines: TextLine[], capturedAt: string, truth: DrawnScreen['truth']): Omit<Sample, 'weight'> | null {
  const choice = chooseEarnings(lines, capturedAt);
  if ('reason' in choice) return null;
  const right =
    truth !== null && choice.week.start === truth.week && Math.abs(choice.amount.value - truth.amount) < 0.005;
  return { choice, measures: measure(choice), label: Number(right), weekly: truth !== null };
}

export function fitGate(samples: Sample[]): Gate {
  return fitTrees(
    samples.map(({ measures }) => measures),
    samples.map(({ label }) => label),
    samples.map(({ weight }) => weight),
  );
}

export function judgeSample(gate: Gate, { measures, choice }: Sample): Judged {
  return judge(choice, weigh(gate, measures));
}

const TREES = 150;
/**
 * Share of the measures that each tree may use. Trees that see all measures rely on a few of them, which unseen designs may lack.
 */
const SEEN = 0.25;
const BINS = 64;
const RATE = 0.12;
const FEWEST = 100;
const RIDGE = 40;

/** Boosted trees for log odds (Newton steps, histograms); `labels` are 0 or 1, a row of weight 2 counts as two. */
export function fitTrees(rows: number[][], labels: number[], weights: number[]): Gate {
  const width = rows[0]!.length;
  const bounds = Array.from({ length: width }, (_, m) => quantiles(rows.map((row) => row[m]!)));
  const bins = bounds.map((edges, m) => Uint8Array.from(rows, (row) => binOf(edges, row[m]!)));
  const share = labels.reduce((sum, label, at) => sum + label * weights[at]!, 0) / weights.reduce((a, b) => a + b, 0);
  const bias = Math.log(share / (1 - share));
  const sums = new Float64Array(rows.length).fill(bias);
  const trees: Tree[] = [];
  const random = new Random(1);
  for (let k = 0; k < TREES; k++) {
    const slopes = Float64Array.from(sums, (sum, at) => weights[at]! * (labels[at]! - logistic(sum)));
    const curves = Float64Array.from(sums, (sum, at) => weights[at]! * logistic(sum) * (1 - logistic(sum)));
    const seen = bins.map((_, m) => m).filter(() => random.chance(SEEN));
    const { tree, leafOf } = growTree(seen, bins, bounds, slopes, curves, weights);
    trees.push(tree);
    for (let at = 0; at < sums.length; at++) sums[at] = sums[at]! + tree.leaves[leafOf[at]!]!;
  }
  return { trees, bias };
}

function growTree(
  seen: number[],
  bins: Uint8Array[],
  bounds: number[][],
  slopes: Float64Array,
  curves: Float64Array,
  weights: number[],
) {
  const inner = 2 ** DEPTH - 1;
  const tree: Tree = { measures: [], bounds: [], leaves: [] };
  const nodeOf = new Uint8Array(slopes.length);
  for (let level = 0, first = 0; level < DEPTH; level++, first = 2 * first + 1) {
    const count = 2 ** level;
    const best = Array.from({ length: count }, () => ({ gain: 1e-6, measure: 0, bin: BINS }));
    for (const m of seen) {
      const slope = new Float64Array(count * BINS);
      const curve = new Float64Array(count * BINS);
      const number = new Float64Array(count * BINS);
      const own = bins[m]!;
      for (let at = 0; at < own.length; at++) {
        const cell = (nodeOf[at]! - first) * BINS + own[at]!;
        slope[cell] = slope[cell]! + slopes[at]!;
        curve[cell] = curve[cell]! + curves[at]!;
        number[cell] = number[cell]! + weights[at]!;
      }
      for (let node = 0; node < count; node++) takeBetter(best[node]!, m, node * BINS, slope, curve, number);
    }
    for (let node = 0; node < count; node++) {
      const { measure, bin } = best[node]!;
      tree.measures[first + node] = measure;
      tree.bounds[first + node] = bin === BINS ? Number.MAX_VALUE : bounds[measure]![bin]!;
    }
    for (let at = 0; at < nodeOf.length; at++) {
      const { measure, bin } = best[nodeOf[at]! - first]!;
      nodeOf[at] = 2 * nodeOf[at]! + (bins[measure]![at]! > bin ? 2 : 1);
    }
  }
  const leafOf = nodeOf.map((node) => node - inner);
  const slope = new Float64Array(inner + 1);
  const curve = new Float64Array(inner + 1);
  leafOf.forEach((leaf, at) => {
    slope[leaf] = slope[leaf]! + slopes[at]!;
    curve[leaf] = curve[leaf]! + curves[at]!;
  });
  tree.leaves = Array.from(slope, (sum, leaf) => Number(((RATE * sum) / (curve[leaf]! + RIDGE)).toFixed(4)));
  return { tree, leafOf };
}

function takeBetter(
  best: { gain: number; measure: number; bin: number },
  measure: number,
  from: number,
  slope: Float64Array,
  curve: Float64Array,
  number: Float64Array,
): void {
  const total = [0, 0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    total[0]! += slope[from + bin]!;
    total[1]! += curve[from + bin]!;
    total[2]! += number[from + bin]!;
  }
  const worth = (s: number, c: number): number => (s * s) / (c + RIDGE);
  const all = worth(total[0]!, total[1]!);
  let [s, c, n] = [0, 0, 0];
  for (let bin = 0; bin < BINS - 1; bin++) {
    s += slope[from + bin]!;
    c += curve[from + bin]!;
    n += number[from + bin]!;
    if (n < FEWEST || total[2]! - n < FEWEST) continue;
    const gain = worth(s, c) + worth(total[0]! - s, total[1]! - c) - all;
    if (gain > best.gain) Object.assign(best, { gain, measure, bin });
  }
}

/** At most 63 bounds between values; a value above a bound goes right. */
function quantiles(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const edges = new Set<number>();
  for (let k = 1; k < BINS; k++) edges.add(Number(sorted[Math.floor((k * sorted.length) / BINS)]!.toFixed(4)));
  return [...edges].sort((a, b) => a - b);
}

function binOf(edges: number[], value: number): number {
  let bin = 0;
  while (bin < edges.length && value > edges[bin]!) bin++;
  return bin;
}
