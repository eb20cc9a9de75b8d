/** A count that reaches it means that many or more: nobody acts on the difference, and counting them all takes ever longer. */
export const MOST_COUNTED = 1000;
