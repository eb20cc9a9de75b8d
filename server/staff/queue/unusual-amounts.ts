/** Multiples of the median above and below which a week is unusual. */
const UNUSUALLY_HIGH = 2.5;
const UNUSUALLY_LOW = 0.25;
/** A median of fewer weeks means little. */
const LEAST_WEEKS = 4;

/** Whether an amount is far from the median of the weeks with work. */
export function isUnusual(amount: number, amounts: readonly number[]): boolean {
  const worked = amounts.filter((one) => one > 0).toSorted((a, b) => a - b);
  if (worked.length < LEAST_WEEKS) return false;
  const median = worked[Math.floor(worked.length / 2)] as number;
  return amount > median * UNUSUALLY_HIGH || amount < median * UNUSUALLY_LOW;
}
