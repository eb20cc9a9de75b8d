/** A percentile of a list: 0.5 gives the median, 0.99 the 99th percentile. */
export function quantile(list: readonly number[], share: number): number {
  return list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;
}

export function median(list: readonly number[]): number {
  return quantile(list, 0.5);
}

/** Prints whether a goal is met; one that isn't fails the benchmark. */
export function judge(what: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}`);
  if (!isMet) process.exitCode = 1;
}
