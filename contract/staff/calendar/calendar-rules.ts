/** Maximum number of days in one list of visits. */
export const MAX_VISIT_DAYS = 45;

/** Working hours of one weekday (1 is Monday) in an advisor's zone, as `09:00`; the end of a day is `24:00`. */
export interface Hours {
  weekday: number;
  starts: string;
  ends: string;
}

/** `order`: the hours end before they start. `overlap`: they overlap earlier hours. */
export type HoursFault = 'order' | 'overlap';

/** Faults in weekly hours, by row number. Adjacent hours are valid. */
export function faultsOfHours(rows: readonly Hours[]): Map<number, HoursFault> {
  const faults = new Map<number, HoursFault>();
  for (const [n, row] of rows.entries()) {
    if (row.starts >= row.ends) faults.set(n, 'order');
    else if (rows.slice(0, n).some((other, at) => !faults.has(at) && overlap(row, other))) faults.set(n, 'overlap');
  }
  return faults;
}

function overlap(a: Hours, b: Hours): boolean {
  return a.weekday === b.weekday && a.starts < b.ends && b.starts < a.ends;
}
