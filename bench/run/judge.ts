/** Prints whether a goal is met; one that isn't fails the benchmark. */
export function judge(what: string, isMet: boolean): void {
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}`);
  if (!isMet) process.exitCode = 1;
}
