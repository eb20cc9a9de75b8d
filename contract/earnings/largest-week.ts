/** The largest amount of one week, in any country's currency. */
export const LARGEST_WEEK = 1_000_000;
