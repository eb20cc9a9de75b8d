/** Length of a slot and of a visit, in minutes. Slots start on the half hour. */
export const SLOT_MINUTES = 30;
/** Minimum notice for booking a slot, in minutes by the server's clock. */
export const NOTICE_MINUTES = 30;
/** Minutes for which a chosen slot is held until the applicant confirms. */
export const HOLD_MINUTES = 5;
/** How many months ahead a visit can be booked. */
export const MONTHS_AHEAD = 3;
/** Week rows of a month view. */
export const WEEK_ROWS = 6;
/** Maximum days of slots per call: a whole month view. */
export const MAX_SLOT_DAYS = 7 * WEEK_ROWS;

/** The id of a slot is its start in UTC, to the minute: `20261201T1630Z`. */
export function slotIdOf(start: Date): string {
  return `${start.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;
}

/** Start of the slot with this id; null if the id is malformed. Doesn't check that the slot exists. */
export function startOfSlot(id: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)([03]0)Z$/.exec(id) ?? [];
  if (!year) return null;
  const start = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return !Number.isNaN(start.getTime()) && slotIdOf(start) === id ? start : null;
}
