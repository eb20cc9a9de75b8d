import { writeFileSync } from 'node:fs';
import { isSureBeside, type Judged } from '../../../reader/screenshots/extract/gate/judge-choice.ts';
import type { Passed, TrainingFigures, WeightsFile } from '../../../reader/screenshots/extract/gate/weights.ts';
import type { Band } from '../../../reader/screenshots/ocr.ts';
import { type DrawnScreen, readDrawnScreens } from './drawn-screens.ts';
import {
  type DrawnSample,
  drawnSamples,
  drawSamples,
  fitGate,
  judgeSample,
  type RandomSample,
  type Sample,
  variedSamples,
} from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { TOPICS } from './words.ts';

// npm run train-reader [-- SCREENS]: draws random screens, adds the drawn ones, fits the gate, judges it on screens unlike those
// it was trained on, and writes the weights. The same code and number give the same file.
const screens = Number(process.argv[2] ?? 5000);
const started = performance.now();
const samples = drawSamples(
  screens,
  1,
  TOPICS.map((_, k) => k),
);
const drawnScreens = readDrawnScreens();
const drawn = drawnSamples(drawnScreens);
const varied = variedSamples(drawnScreens);
const families = [...new Set(drawnScreens.map(({ family }) => family))];
say(
  `${samples.length} of ${screens} screens, ${drawn.length} readings of drawn ones and ${varied.length} variants of them have a week and a sum to judge`,
);
const gate = fitGate([...samples, ...drawn, ...varied]);
say('fitted');
const isOfFamily = ({ screen }: DrawnSample, group: number): boolean => screen.family === families[group];
const unseen = leaveOut(
  families.length,
  drawn,
  (group) => [...samples, ...varied.filter((sample) => !isOfFamily(sample, group))],
  isOfFamily,
);
const drawnToo = (): Sample[] => [...drawn, ...varied];
for (const family of families) {
  const { good, lookalikes } = sharesOfScreens(
    drawnScreens.filter((screen) => screen.family === family),
    unseen,
  );
  say(`${family} left out: sure ${good.sure}, asked too ${good.asked}; look-alikes sure ${lookalikes.sure}`);
}
const figures: TrainingFigures = {
  screens,
  topics: TOPICS.length,
  layouts: LAYOUTS.length,
  families: families.length,
  layoutsLeftOut: shares(leaveOut(6, samples, drawnToo, ({ layout }, group) => layout % 6 === group)),
  topicsStruck: shares(leaveOut(3, samples, drawnToo, isStruck)),
  familiesLeftOut: sharesOfScreens(drawnScreens, unseen),
};
console.log(JSON.stringify(figures, null, 2));
const file: WeightsFile = { figures, ...gate };
writeFileSync(
  new URL('../../../reader/screenshots/extract/gate/weights.data', import.meta.url),
  `${JSON.stringify(file)}\n`,
);
say('written');

// A sixth of a driver's own screens is left out, so that both shares are about unseen screens. Words of classes stay in, since
// they weren't written for any topic. So do drawn screens, which may be about a topic left out.
function isStruck({ topic, layout, weekly }: RandomSample, group: number): boolean {
  return weekly ? layout % 6 === group : topic >= 0 && topic % 3 !== group;
}

interface Seen<S extends Sample> extends Judged {
  sample: S;
}

/** For each group, fits a gate without the group's samples and lets it judge them. */
function leaveOut<S extends Sample>(
  groups: number,
  judged: S[],
  others: (group: number) => Sample[],
  isOf: (sample: S, group: number) => boolean,
): Seen<S>[] {
  const seen: Seen<S>[] = [];
  for (let group = 0; group < groups; group++) {
    const fitted = fitGate([...judged.filter((sample) => !isOf(sample, group)), ...others(group)]);
    for (const sample of judged) if (isOf(sample, group)) seen.push({ sample, ...judgeSample(fitted, sample) });
    say(`group ${group + 1} of ${groups}`);
  }
  return seen;
}

function shares(seen: Seen<RandomSample>[]): TrainingFigures['topicsStruck'] {
  return {
    good: passed(seen.filter(({ sample }) => sample.label === 1).map(({ band }) => [band])),
    lookalikes: passed(seen.filter(({ sample }) => sample.topic >= 0).map(({ band }) => [band])),
  };
}

// A week whose values were misread, or on which nothing was chosen, counts as not passed.
function sharesOfScreens(screens: DrawnScreen[], seen: Seen<DrawnSample>[]): TrainingFigures['topicsStruck'] {
  const bands = (weekly: boolean): Band[][] =>
    screens
      .filter(({ truth }) => (truth !== null) === weekly)
      .map((screen) =>
        bandsOf(
          seen.filter(({ sample }) => sample.screen === screen),
          Number(weekly),
        ),
      );
  return { good: passed(bands(true)), lookalikes: passed(bands(false)) };
}

// The second reading is used only if the first isn't sure, and then judged together with it.
function bandsOf([first, second]: Seen<DrawnSample>[], label: number): Band[] {
  const sure = first?.band === 'sure' || !second || isSureBeside(first!, second);
  const bands = [first, second].flatMap((judged) => (judged && judged.sample.label === label ? [judged.band] : []));
  return sure ? bands : bands.map((band) => (band === 'sure' ? 'ask' : band));
}

/**
 * From the bands of each screen's readings: the shares of screens with a reading that is sure, and with one that is sure or asked
 * about.
 */
function passed(screens: Band[][]): Passed {
  const share = (...bands: Band[]): number =>
    round(screens.filter((readings) => readings.some((band) => bands.includes(band))).length / screens.length);
  return { sure: share('sure'), asked: share('sure', 'ask') };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function say(what: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
