/** At most so many of each kind are shown; whoever has more begins with these. */
export const MOST_SHOWN = 100;
