import * as z from 'zod/mini';
import { instant } from '../application.ts';

/** What a driver says about an upcoming visit: that they come ten minutes late, or can't come. */
export const attendances = ['late', 'cannot'] as const;
export type Attendance = (typeof attendances)[number];

/** Minutes after the start for which the advisor waits for a driver who said that they come late. */
export const KEPT_MINUTES = 15;
/** Hours before the start from which it can be said: those of the first reminder. */
export const ATTENDANCE_HOURS = 24;

/** What a driver may say now: nothing before the first reminder, and not that they come late once nobody waits any more. */
export function openAttendances(startsAt: string | Date, now: Date): Attendance[] {
  const after = now.getTime() - new Date(startsAt).getTime();
  if (after < -ATTENDANCE_HOURS * 3_600_000) return [];
  return after < KEPT_MINUTES * 60_000 ? ['late', 'cannot'] : ['cannot'];
}

/** What a rehearsal of the call looks at, in order. */
export const rehearsalChecks = ['camera', 'light', 'microphone', 'upload', 'home'] as const;
export type RehearsalCheck = (typeof rehearsalChecks)[number];
export const checkStates = ['ok', 'failed', 'skipped'] as const;
export type CheckState = (typeof checkStates)[number];

const state = z.enum(checkStates);
/** As the phone judged it: no picture, sound or measured value is sent. */
export const RehearsalResult = z.strictObject({
  camera: state,
  light: state,
  microphone: state,
  upload: state,
  home: state,
});
export type RehearsalResult = z.infer<typeof RehearsalResult>;

/** The last rehearsal of a visit; `browser` is the name of its family, or empty. */
export const Rehearsal = z.object({
  checks: z.record(z.enum(rehearsalChecks), state),
  browser: z.string(),
  at: instant,
});
export type Rehearsal = z.infer<typeof Rehearsal>;
