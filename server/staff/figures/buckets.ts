/** Below this many minutes each has a bucket of its own; above, each doubling is cut into as many as half of it. */
const FINE = 64;

/**
 * The bucket of a duration in whole minutes. Those that share one differ by 3 % at most, so that percentiles of many days can be
 * read from counts.
 */
export function bucketOf(minutes: number): number {
  const doublings = Math.max(0, Math.floor(Math.log2(Math.max(1, minutes))) - 5);
  return doublings * (FINE / 2) + Math.floor(minutes / 2 ** doublings);
}

export interface Bucket {
  bucket: number;
  count: number;
  /** The sum of its durations. */
  total: number;
}

/**
 * The duration within which this share (0 to 1) of all stay, in whole minutes: the mean of the bucket in which it lies, thus exact
 * where a bucket holds one duration. Null without any.
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
