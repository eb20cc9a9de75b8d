import type { TextLine } from '../../../reader/engine/text-line.ts';
import { type Choice, chooseEarnings } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { type Judged, judge } from '../../../reader/screenshots/extract/gate/judge-choice.ts';
import { measure } from '../../../reader/screenshots/extract/gate/measures.ts';
import { type Gate, weigh } from '../../../reader/screenshots/extract/gate/model.ts';
import { Random } from '../../../sandbox/people/random.ts';
import type { DrawnScreen } from './drawn-screens.ts';
import { fitTrees } from './fit-trees.ts';
import { randomScreen } from './random-screen.ts';
import { variedLines } from './vary-lines.ts';

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
