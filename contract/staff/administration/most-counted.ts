/**
 * Counting stops here: this number means "this many or more". The exact number makes no difference to staff, and
 * counting all rows takes longer and longer.
 */
export const MOST_COUNTED = 1000;
