/** Two rows that another picture must both have. */
export type RowPair = readonly [row: number, other: number];

/**
 * The pairs of rows to look up, so that every picture that differs from this one in at most `distance` digits is found. `rows`
 * are those that distinguish the picture, the rarest first.
 *
 * A single row is equal by chance in more and more pictures as their number grows; two rows at once hardly ever are. `distance`
 * digits can change at most as many rows, and all others stay equal. If the rows are dealt to fewer groups than there are equal
 * rows, two equal rows are in the same group. No other choice has fewer pairs (Turán's theorem): 18 for 16 rows and a distance of
 * 10.
 */
export function rowPairsOf(rows: readonly number[], distance: number): RowPair[] {
  const equal = rows.length - distance;
  if (equal < 2) return rows.map((row) => [row, row]);
  const groups = Array.from({ length: equal - 1 }, (_, at) => rows.filter((__, nth) => nth % (equal - 1) === at));
  return groups.flatMap((group) =>
    group.flatMap((row, nth) => group.slice(nth + 1).map((other): RowPair => [row, other])),
  );
}
