/** True for a real calendar date written `yyyy-mm-dd`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Age in full years by calendar date; a person born on 29 February has their birthday on 1 March. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** The date `days` later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `yyyy-mm` of a date or a month, `months` later. */
export function addMonths(date: string, months: number): string {
  const since0 = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${Math.floor(since0 / 12)}-${String((since0 % 12) + 1).padStart(2, '0')}`;
}

// Days are counted in UTC, where each of them has 24 hours.
const DAY_MS = 86_400_000;
