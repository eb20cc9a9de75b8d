/** Two rows that another picture must both have. */
export type Probe = readonly [row: number, other: number];

/**
 * What to look other pictures up by, so that each that differs from this one in at most `distance` digits is found. `rows` are those
 * that tell the picture apart, first those that fewest others have.
 *
 * A single equal row is had by chance by more pictures the more there are; two equal rows at once by next to none. `distance`
 * digits spoil as many rows at most. The others are equal, and when rows are dealt to fewer groups than that, two of the equal
 * ones are in one group. No other choice has fewer pairs (Turán's theorem): 18 for 16 rows and a distance of 10.
 */
export function probesOf(rows: readonly number[], distance: number): Probe[] {
  const equal = rows.length - distance;
  if (equal < 2) return rows.map((row) => [row, row]);
  const groups = Array.from({ length: equal - 1 }, (_, at) => rows.filter((__, nth) => nth % (equal - 1) === at));
  return groups.flatMap((group) =>
    group.flatMap((row, nth) => group.slice(nth + 1).map((other): Probe => [row, other])),
  );
}
