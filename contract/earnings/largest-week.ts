/** The largest accepted amount for one week, in any country's currency. */
export const LARGEST_WEEK = 1_000_000;
