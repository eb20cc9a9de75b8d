/** What a `DayField` says while a part of its day is missing: no day, which every form refuses, and not `''`, which is none. */
export const HALF_DAY = '-half-a-day-';
