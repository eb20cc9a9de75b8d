import type { TrainingFigures } from '../../../reader/screenshots/extract/gate/weights.ts';
import type { Screenshot, ScreenshotReading } from '../../../reader/screenshots/ocr.ts';

export interface Truth extends Omit<Screenshot, 'image'> {
  file: string;
  kind: string;
  negative: string | null;
  fullName: string | null;
  rating: number | null;
  weekStart: string | null;
  amount: number | null;
}

const FIELDS = ['fullName', 'rating', 'weekStart', 'amount'] as const;

/** A table of right, wrong and missing fields, of the bands, and of accepted look-alikes. */
export function judge(truth: Truth[], readings: ScreenshotReading[]): string {
  const lines = FIELDS.map((field) => {
    const asked = truth
      .map((known, k) => ({ known, read: readings[k]![field]?.value ?? null }))
      .filter(({ known }) => known[field] !== null);
    const right = asked.filter(({ known, read }) => read !== null && folded(read) === folded(known[field]!)).length;
    const missing = asked.filter(({ read }) => read === null).length;
    const share = asked.length > 0 ? `${((100 * right) / asked.length).toFixed(1)} %` : '-';
    return `${field.padEnd(10)} ${share.padStart(8)} right, ${asked.length - right - missing} wrong, ${missing} missing of ${asked.length}`;
  });
  const good = truth
    .map((known, k) => ({ known, reading: readings[k]! }))
    .filter(({ known }) => known.weekStart !== null);
  const bands = (['sure', 'ask'] as const).map((band) => {
    const inBand = good.filter(({ reading }) => reading.band === band);
    const right = inBand.filter(({ known, reading }) => isRight(known, reading)).length;
    return `${band} ${share(right, good.length)} right, ${inBand.length - right} wrong`;
  });
  const negatives = truth.flatMap((known, k) =>
    known.negative && known.uploadType === 'earnings' ? [readings[k]!] : [],
  );
  const taken = (band: string): string =>
    share(negatives.filter((reading) => reading.band === band).length, negatives.length);
  const profiles = truth.flatMap((known, k) =>
    known.negative && known.uploadType === 'profile' ? [readings[k]!] : [],
  );
  const accepted = profiles.filter(({ kind }) => kind !== 'none').length;
  return [
    ...lines,
    `earnings: ${bands.join('; ')}; none ${share(good.filter(({ reading }) => reading.band === 'none').length, good.length)}`,
    `look-alikes of ${negatives.length}: sure ${taken('sure')}, ask ${taken('ask')}; of ${profiles.length} profiles taken ${accepted}`,
  ].join('\n');
}

/** The gate's results on screens unlike those it was fitted on, as measured by the training. */
export function describeTraining(training: TrainingFigures): string {
  const { screens, topics, layouts, families, layoutsLeftOut, topicsStruck, familiesLeftOut } = training;
  const tell = ({ good, lookalikes }: TrainingFigures['topicsStruck']): string =>
    `good sure ${percent(good.sure)}, asked too ${percent(good.asked)}; look-alikes sure ${percent(lookalikes.sure)}, asked too ${percent(lookalikes.asked)}`;
  return [
    `the gate: ${screens} random screens, ${layouts} layouts, ${topics} topics, ${families} families of drawings`,
    `  layouts left out of training: ${tell(layoutsLeftOut)}`,
    `  two thirds of the topics struck: ${tell(topicsStruck)}`,
    `  families of drawings left out: ${tell(familiesLeftOut)}`,
  ].join('\n');
}

function isRight(known: Truth, { weekStart, amount }: ScreenshotReading): boolean {
  return weekStart?.value === known.weekStart && amount?.value === known.amount;
}

function share(part: number, all: number): string {
  return all > 0 ? percent(part / all) : '-';
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

/** Lower case without accents, so that only other letters count as wrong. */
export function folded(value: string | number): string {
  return String(value)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
