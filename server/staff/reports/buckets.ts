/** Up to this many minutes, each minute has its own bucket; above it, each doubling is divided into half as many. */
const FINE = 64;

/**
 * The bucket of a duration in whole minutes. Durations in one bucket differ by 3 % at most, so that percentiles over many days
 * can be computed from counts.
 */
export function bucketOf(minutes: number): number {
  const doublings = Math.max(0, Math.floor(Math.log2(Math.max(1, minutes))) - 5);
  return doublings * (FINE / 2) + Math.floor(minutes / 2 ** doublings);
}

interface Bucket {
  bucket: number;
  count: number;
  /** The sum of its durations. */
  total: number;
}

/**
 * The duration, in whole minutes, that this share (0 to 1) of all don't exceed: the mean of the bucket it lies in, so it is exact
 * if that bucket holds only one duration. Null if there are none.
 */
export function percentile(buckets: readonly Bucket[], share: number): number | null {
  const sorted = buckets.filter(({ count }) => count > 0).sort((a, b) => a.bucket - b.bucket);
  const rank = Math.max(1, Math.ceil(share * countOf(sorted)));
  let passed = 0;
  for (const { count, total } of sorted) {
    passed += count;
    if (passed >= rank) return Math.round(total / count);
  }
  return null;
}

export function countOf(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}

export type FigureName =
  | 'funnel'
  | 'stage_time'
  | 'waiting_time'
  | 'steps'
  | 'paper_rejections'
  | 'rejections'
  | 'closed'
  | 'visits'
  | 'reviews'
  | 'answers'
  | 'our_turns'
  | 'pictures';

/** A contribution of an application to the reports, counted `count` times on a day (`yyyy-mm-dd`) in its country's zone. */
export interface Fact {
  figure: FigureName;
  day: string;
  name: string;
  part: string;
  /** The bucket of a duration; see buckets.ts. */
  bucket: number;
  count: number;
  /** The duration in minutes. */
  total: number;
}

export function fact(figure: FigureName, day: string, name: string, part = ''): Fact {
  return { figure, day, name, part, bucket: 0, count: 1, total: 0 };
}

/** Adds up facts, subtracts those in `minus`, and leaves out sums of zero. */
export function sumUp(plus: readonly Fact[], minus: readonly Fact[] = []): Fact[] {
  const sums = new Map<string, Fact>();
  const add = (fact: Fact, sign: 1 | -1) => {
    const key = JSON.stringify([fact.figure, fact.day, fact.name, fact.part, fact.bucket]);
    const sum = sums.get(key) ?? { ...fact, count: 0, total: 0 };
    sums.set(key, { ...sum, count: sum.count + sign * fact.count, total: sum.total + sign * fact.total });
  };
  for (const fact of plus) add(fact, 1);
  for (const fact of minus) add(fact, -1);
  return [...sums.values()].filter(({ count, total }) => count !== 0 || total !== 0);
}
