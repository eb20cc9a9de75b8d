/** Length of a slot and of a visit, in minutes. Slots start on the half hour. */
export const SLOT_MINUTES = 30;
/** A slot is booked at least this many minutes ahead, by the server's clock. */
export const NOTICE_MINUTES = 30;
/** How long a chosen slot is kept for the applicant who confirms it, in minutes. */
export const HOLD_MINUTES = 5;
/** How many months ahead a visit can be booked. */
export const MONTHS_AHEAD = 3;
/** Week rows of a month view. */
export const WEEK_ROWS = 6;
/** Most days whose slots one call answers: a whole month view. */
export const MAX_SLOT_DAYS = 7 * WEEK_ROWS;

/** The id of a slot tells when it starts, in UTC to the minute: `20261201T1630Z`. */
export function slotIdOf(start: Date): string {
  return `${start.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;
}

/** When the slot of this id starts; null for what is no id of a slot. Whether there is such a slot is the calendar's to say. */
export function startOfSlot(id: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)([03]0)Z$/.exec(id) ?? [];
  if (!year) return null;
  const start = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return !Number.isNaN(start.getTime()) && slotIdOf(start) === id ? start : null;
}
