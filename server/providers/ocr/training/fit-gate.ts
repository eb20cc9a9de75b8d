import { type Choice, chooseEarnings } from '../extract/choose-earnings.ts';
import { bandOf } from '../extract/gate/judge-choice.ts';
import { measure } from '../extract/gate/measures.ts';
import { type Gate, logistic, sumTrees, weighWords } from '../extract/gate/model.ts';
import { wordPieces } from '../extract/gate/word-pieces.ts';
import type { Band } from '../ocr.ts';
import { fitTrees } from './fit-trees.ts';
import { fitWords } from './fit-words.ts';
import { randomScreen } from './random-screen.ts';

/** A random screen on which a week and a sum were chosen. */
export interface Sample {
  choice: Choice;
  measures: number[];
  pieces: number[];
  /** 1: a week's earnings, and both values right. */
  label: number;
  weekly: boolean;
  layout: number;
  topic: number;
  dialect: number;
}

/** Screens of the seeds from `first` on; those without a choice are left out, since the gate is never asked about them. */
export function drawSamples(count: number, first: number, topics: number[]): Sample[] {
  return Array.from({ length: count }, (_, k) => k + first).flatMap((seed) => {
    const { lines, capturedAt, truth, layout, topic, dialect } = randomScreen(seed, topics);
    const choice = chooseEarnings(lines, capturedAt);
    if ('reason' in choice) return [];
    const right =
      truth !== null && choice.week.start === truth.week && Math.abs(choice.amount.value - truth.amount) < 0.005;
    const pieces = wordPieces(choice.near, choice.lines);
    const kind = { label: Number(right), weekly: truth !== null, layout, topic, dialect };
    return [{ choice, measures: measure(choice), pieces, ...kind }];
  });
}

const FOLDS = 5;

/** Fits words and trees. The trees see what the words say of samples that the words weren't fitted on. */
export function fitGate(samples: Sample[], seed = 1): Gate {
  const fit = (part: Sample[]) =>
    fitWords(
      part.map(({ pieces }) => pieces),
      part.map(({ label }) => label),
      seed,
    );
  const said = new Array<number[]>(samples.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const apart = (sample: Sample, k: number) => groupOf(sample, k) % FOLDS === fold;
    const words = fit(samples.filter((sample, k) => !apart(sample, k)));
    samples.forEach((sample, k) => {
      if (apart(sample, k)) said[k] = weighWords(words, sample.pieces);
    });
  }
  const rows = samples.map(({ measures }, k) => [...measures, ...said[k]!]);
  return {
    words: fit(samples),
    ...fitTrees(
      rows,
      samples.map(({ label }) => label),
    ),
  };
}

// Folds share no topic, and for every second screen no driver's words, so that the trees learn how far unheard words can be trusted:
// a look-alike's are never heard, a driver's half the time.
function groupOf({ topic, dialect }: Sample, k: number): number {
  if (topic >= 0) return topic;
  return k % 2 === 0 ? dialect : k;
}

/** The band of a sample. */
export function passOf({ words, trees, bias }: Gate, { measures, pieces, choice }: Sample): Band {
  return bandOf(choice, logistic(sumTrees(trees, bias, [...measures, ...weighWords(words, pieces)])));
}
