import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';

const FEWEST = 3;
const FEWEST_LABELS = 4;
const ALIKE = 0.4;
const UNLIKE = 0.2;
const TIMES_MEDIAN = 3;

/**
 * Whether the driver should be asked about a picture that would fill a week by itself, given the earlier ones of its platform: its
 * labels differ from theirs although theirs are alike, its total is more than three times their median, or it names a different
 * person from the profile. One phone's pictures come from one app.
 */
export function standsOut(
  reading: ScreenshotReading,
  others: readonly ScreenshotReading[],
  profileName: string | null,
): boolean {
  return (
    isAnotherPerson(reading.person ?? null, profileName) || isFarAbove(reading, others) || isUnlike(reading, others)
  );
}

function isFarAbove({ amount }: ScreenshotReading, others: readonly ScreenshotReading[]): boolean {
  const sums = others.flatMap((other) => other.amount?.value ?? []).sort((a, b) => a - b);
  const median = sums[sums.length >> 1] ?? 0;
  return sums.length >= FEWEST && median > 0 && amount !== null && amount.value > TIMES_MEDIAN * median;
}

function isUnlike({ labels = [] }: ScreenshotReading, others: readonly ScreenshotReading[]): boolean {
  const known = others.flatMap((other) => (other.labels && other.labels.length >= FEWEST_LABELS ? [other.labels] : []));
  if (known.length < FEWEST || labels.length < FEWEST_LABELS) return false;
  const alike = known.every((item) => known.some((other) => other !== item && shared(item, other) >= ALIKE));
  return alike && known.every((other) => shared(labels, other) < UNLIKE);
}

function shared(a: number[], b: number[]): number {
  return a.filter((label) => b.includes(label)).length / Math.min(a.length, b.length);
}

function isAnotherPerson(person: string | null, profileName: string | null): boolean {
  if (person === null || profileName === null) return false;
  const own = longWordsOf(profileName);
  return !longWordsOf(person).some((word) => own.includes(word));
}

function longWordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z]+/).filter((word) => word.length > 2);
}
