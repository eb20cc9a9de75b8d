import { type Choice, chooseEarnings } from '../extract/choose-earnings.ts';
import { bandOf } from '../extract/gate/judge-choice.ts';
import { measure } from '../extract/gate/measures.ts';
import { type Gate, weigh } from '../extract/gate/model.ts';
import type { Band } from '../ocr.ts';
import { fitTrees } from './fit-trees.ts';
import { randomScreen } from './random-screen.ts';

/** A random screen on which a week and a sum were chosen. */
export interface Sample {
  choice: Choice;
  measures: number[];
  /** 1: a week's earnings, and both values right. */
  label: number;
  weekly: boolean;
  layout: number;
  topic: number;
}

/** Screens of the seeds from `first` on; those without a choice are left out, since the gate is never asked about them. */
export function drawSamples(count: number, first: number, topics: number[]): Sample[] {
  return Array.from({ length: count }, (_, k) => k + first).flatMap((seed) => {
    const { lines, capturedAt, truth, layout, topic } = randomScreen(seed, topics);
    const choice = chooseEarnings(lines, capturedAt);
    if ('reason' in choice) return [];
    const right =
      truth !== null && choice.week.start === truth.week && Math.abs(choice.amount.value - truth.amount) < 0.005;
    const kind = { label: Number(right), weekly: truth !== null, layout, topic };
    return [{ choice, measures: measure(choice), ...kind }];
  });
}

export function fitGate(samples: Sample[]): Gate {
  return fitTrees(
    samples.map(({ measures }) => measures),
    samples.map(({ label }) => label),
  );
}

/** The band of a sample. */
export function passOf(gate: Gate, { measures, choice }: Sample): Band {
  return bandOf(choice, weigh(gate, measures));
}
