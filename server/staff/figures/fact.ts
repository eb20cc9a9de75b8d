export type FigureName =
  | 'funnel'
  | 'stage_time'
  | 'waiting_time'
  | 'steps'
  | 'paper_rejections'
  | 'rejections'
  | 'visits'
  | 'reviews';

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
  const add = (one: Fact, sign: 1 | -1) => {
    const key = JSON.stringify([one.figure, one.day, one.name, one.part, one.bucket]);
    const sum = sums.get(key) ?? { ...one, count: 0, total: 0 };
    sums.set(key, { ...sum, count: sum.count + sign * one.count, total: sum.total + sign * one.total });
  };
  for (const one of plus) add(one, 1);
  for (const one of minus) add(one, -1);
  return [...sums.values()].filter(({ count, total }) => count !== 0 || total !== 0);
}
