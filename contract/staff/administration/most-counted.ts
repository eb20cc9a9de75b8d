/**
 * The highest count: reaching it means that many or more. Nobody acts on the difference, and counting all of them takes longer and
 * longer.
 */
export const MOST_COUNTED = 1000;
