import { writeFileSync } from 'node:fs';
import type { Passed, TrainingFigures, WeightsFile } from '../extract/gate/weights.ts';
import { drawnSamples, drawSamples, fitGate, passOf, type RandomSample, type Sample } from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { TOPICS } from './topics.ts';

// npm run train-reader [-- SCREENS]: draws random screens, adds the drawn ones, fits the gate, judges it on screens unlike those
// it saw, and writes the weights. The same code and number give the same file.
const screens = Number(process.argv[2] ?? 5000);
const started = performance.now();
const samples = drawSamples(
  screens,
  1,
  TOPICS.map((_, k) => k),
);
const drawn = drawnSamples();
const families = [...new Set(drawn.map(({ family }) => family))];
say(
  `${samples.length} of ${screens} screens and ${drawn.length} readings of drawn ones have a week and a sum to judge`,
);
const gate = fitGate([...samples, ...drawn]);
say('fitted');
const figures: TrainingFigures = {
  screens,
  topics: TOPICS.length,
  layouts: LAYOUTS.length,
  families: families.length,
  layoutsLeftOut: leaveOut(6, samples, drawn, ({ layout }, group) => layout % 6 === group),
  topicsStruck: leaveOut(3, samples, drawn, isStruck),
  familiesLeftOut: leaveOut(families.length, drawn, samples, ({ family }, group) => family === families[group]),
};
console.log(JSON.stringify(figures, null, 2));
const file: WeightsFile = { figures, ...gate };
writeFileSync(new URL('../extract/gate/weights.data', import.meta.url), `${JSON.stringify(file)}\n`);
say('written');

// Of a driver's own screens a sixth is left out, so that both shares are about screens never seen. Words of classes stay: they were
// written for no topic. So do drawn screens, which may be about a struck topic.
function isStruck({ topic, layout, weekly }: RandomSample, group: number): boolean {
  return weekly ? layout % 6 === group : topic >= 0 && topic % 3 !== group;
}

/** For each group a fit without its samples, which then judges them. */
function leaveOut<S extends Sample>(
  groups: number,
  judged: S[],
  others: Sample[],
  isOf: (sample: S, group: number) => boolean,
): TrainingFigures['topicsStruck'] {
  const seen: { sample: S; band: string }[] = [];
  for (let group = 0; group < groups; group++) {
    const fitted = fitGate([...judged.filter((sample) => !isOf(sample, group)), ...others]);
    for (const sample of judged) if (isOf(sample, group)) seen.push({ sample, band: passOf(fitted, sample) });
    say(`group ${group + 1} of ${groups}`);
  }
  const share = (part: typeof seen): Passed => {
    const sure = part.filter(({ band }) => band === 'sure').length;
    const asked = part.filter(({ band }) => band === 'ask').length;
    return { sure: round(sure / part.length), asked: round((sure + asked) / part.length) };
  };
  return {
    good: share(seen.filter(({ sample }) => sample.label === 1)),
    lookalikes: share(seen.filter(({ sample }) => isLookalike(sample))),
  };
}

// Words of classes belong to no topic, and a weekly screen whose values were misread is no look-alike.
function isLookalike(sample: Sample): boolean {
  return 'topic' in sample ? (sample as RandomSample).topic >= 0 : !sample.weekly;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function say(what: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
