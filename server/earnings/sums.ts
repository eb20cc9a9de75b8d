import { mondayDistance } from './window.ts';

interface FilledWeek {
  /** The Monday, `yyyy-mm-dd`. */
  week: string;
  amount: number;
}

export interface Sums {
  total: number | null;
  mean: number | null;
  median: number | null;
  /** Change per week: the slope of the least-squares line through the filled weeks; null with fewer than two. */
  trend: number | null;
}

/** The sums of a platform's filled weeks, to the cent; all null when no week is filled. */
export function sumUp(weeks: readonly FilledWeek[]): Sums {
  if (weeks.length === 0) return { total: null, mean: null, median: null, trend: null };
  const cents = weeks.map((w) => Math.round(w.amount * 100));
  const total = cents.reduce((sum, c) => sum + c, 0);
  return {
    total: total / 100,
    mean: fromCents(total / cents.length),
    median: fromCents(middle(cents)),
    trend: trendOf(weeks),
  };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

// The x axis is calendar weeks, so a missing week doesn't steepen the line.
function trendOf(weeks: readonly FilledWeek[]): number | null {
  if (weeks.length < 2) return null;
  const points = weeks.map((w) => ({ x: mondayDistance(weeks[0]!.week, w.week), y: w.amount * 100 }));
  const meanX = average(points.map((p) => p.x));
  const meanY = average(points.map((p) => p.y));
  const spread = points.reduce((sum, p) => sum + (p.x - meanX) ** 2, 0);
  const slope = points.reduce((sum, p) => sum + (p.x - meanX) * (p.y - meanY), 0) / spread;
  return fromCents(slope);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}

// `+ 0` turns a rounded -0 into 0.
function fromCents(cents: number): number {
  return Math.round(cents) / 100 + 0;
}
