import { writeFileSync } from 'node:fs';
import type { Passed, TrainingFigures, WeightsFile } from '../extract/gate/weights.ts';
import { drawSamples, fitGate, passOf, type Sample } from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { TOPICS } from './topics.ts';

// npm run train-reader [-- SCREENS]: draws random screens, fits the gate, judges it on screens unlike those it saw, and writes
// the weights. The same code and number give the same file.
const screens = Number(process.argv[2] ?? 20_000);
const started = performance.now();
const samples = drawSamples(
  screens,
  1,
  TOPICS.map((_, k) => k),
);
say(`${samples.length} of ${screens} screens have a week and a sum to judge`);
const gate = fitGate(samples);
say('fitted');
const figures: TrainingFigures = {
  screens,
  topics: TOPICS.length,
  layouts: LAYOUTS.length,
  layoutsLeftOut: leaveOut(
    6,
    ({ layout }, group) => layout % 6 === group,
    ({ layout }, group) => layout % 6 === group,
  ),
  topicsStruck: leaveOut(3, isStruck, isStruck),
};
console.log(JSON.stringify(figures, null, 2));
const file: WeightsFile = { figures, ...gate };
writeFileSync(new URL('../extract/gate/weights.data', import.meta.url), `${JSON.stringify(file)}\n`);
say('written');

// Of a driver's own screens a sixth is left out, so that both shares are about screens never seen. Words of classes stay: they were
// written for no topic.
function isStruck({ topic, layout, weekly }: Sample, group: number): boolean {
  return weekly ? layout % 6 === group : topic >= 0 && topic % 3 !== group;
}

type Which = (sample: Sample, group: number) => boolean;

/** For each group a fit without its samples, which then judges some it never saw. */
function leaveOut(groups: number, without: Which, judged: Which): TrainingFigures['topicsStruck'] {
  const seen: { sample: Sample; band: string }[] = [];
  for (let group = 0; group < groups; group++) {
    const fitted = fitGate(samples.filter((sample) => !without(sample, group)));
    for (const sample of samples) if (judged(sample, group)) seen.push({ sample, band: passOf(fitted, sample) });
    say(`group ${group + 1} of ${groups}`);
  }
  const share = (part: typeof seen): Passed => {
    const sure = part.filter(({ band }) => band === 'sure').length;
    const asked = part.filter(({ band }) => band === 'ask').length;
    return { sure: round(sure / part.length), asked: round((sure + asked) / part.length) };
  };
  return {
    good: share(seen.filter(({ sample }) => sample.label === 1)),
    lookalikes: share(seen.filter(({ sample }) => sample.topic >= 0)),
  };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function say(what: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
