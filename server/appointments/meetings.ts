import type { Db } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../core/deps.ts';
import type { JobHandler, RetryPolicy } from '../core/jobs.ts';
import type { Planned } from '../providers/meetings/meetings.ts';
import { cancelClosedVisits } from './change.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'move-meeting': MeetingJob;
    'end-meeting': MeetingJob;
    'end-tried-meetings': MeetingJob;
    'find-meeting-link': MeetingJob;
    'cancel-closed-visits': Record<string, never>;
    'end-past-visits': Record<string, never>;
  }
}

interface MeetingJob {
  /** The appointment. */
  key: string;
}

/** A visit as the meeting provider needs it. Its key is the appointment's id, so that repeated calls create only one meeting. */
export function plannedOf(deps: ConfigDeps, appointment: store.AppointmentRow): Planned {
  const { id, starts_at, ends_at } = appointment;
  return { key: id, title: deps.config.BRAND_NAME, startsAt: starts_at, endsAt: ends_at };
}

/** Jobs that follow a commit, mostly calls to the meeting provider; each can safely run twice. */
export function appointmentJobs(deps: Deps) {
  return {
    'move-meeting': forTwoDays(({ key }) => moveMeeting(deps, key)),
    // For cancelled visits and for bookings that failed halfway.
    'end-meeting': forTwoDays(async ({ key }) => {
      const appointment = await store.selectAppointment(deps.db, key);
      if (appointment?.status === 'booked' || appointment?.status === 'ended') return;
      if (appointment?.expires_at && appointment.expires_at > deps.now())
        throw new Error('the slot is still held: the meeting may still be needed');
      if (appointment?.status === 'held' && !(await holds.deleteHold(deps.db, key)))
        throw new Error('the hold has just changed its state');
      await deps.meetings.cancel(key, appointment?.meeting ?? null);
    }),
    'end-tried-meetings': forTwoDays(async ({ key }) => {
      const visit = await store.selectAppointment(deps.db, key);
      if (visit?.meeting) await deps.meetings.cancelTried(key, visit.meeting);
    }),
    'find-meeting-link': usual(async ({ key }) => {
      const visit = await store.selectAppointment(deps.db, key);
      if (visit?.status !== 'booked' || !visit.meeting || visit.meeting.link) return;
      const meeting = await deps.meetings.find(key, visit.meeting.provider);
      if (!meeting?.link) throw new Error('the meeting has no link yet');
      await store.updateMeeting(deps.db, key, meeting, deps.now());
    }),
    // Every minute, so that staff see soon that a visit is over, as they do in the queue.
    'end-past-visits': by('* * * * *', (signal) => endPastVisits(deps, signal)),
    'cancel-closed-visits': by('*/10 * * * *', (signal) => cancelClosedVisits(deps, signal)),
  };
}

// Read again after each move: the visit may have been moved or cancelled during the call to the provider.
async function moveMeeting(deps: Deps, key: string): Promise<void> {
  let visit = await store.selectAppointment(deps.db, key);
  while (visit?.status === 'booked' && visit.meeting) {
    const { meeting, starts_at } = visit;
    const moved = await deps.meetings.move(meeting, plannedOf(deps, visit));
    if (moved.link !== meeting.link) await store.updateMeeting(deps.db, key, moved, deps.now());
    visit = await store.selectAppointment(deps.db, key);
    if (visit?.starts_at.getTime() === starts_at.getTime() && visit.status === 'booked') return;
    if (visit?.status === 'cancelled') return deps.meetings.cancel(key, moved);
  }
}

// A provider may be down for longer than the queue retries by default, so these jobs are retried for at least two days.
const twoDays: RetryPolicy = { limit: 30, delaySeconds: 5, maxDelaySeconds: 3 * 3600 };

const by = (cron: string, run: (signal?: AbortSignal) => Promise<void>) => ({
  cron,
  run: (_?: object, signal?: AbortSignal) => run(signal),
});
const usual = (run: JobHandler<MeetingJob>['run']): JobHandler<MeetingJob> => ({ run });
const forTwoDays = (run: JobHandler<MeetingJob>['run']) => ({ run, retry: twoDays });

const BATCH = 500;

/**
 * Marks visits as ended once their time is over. What people see depends on the time itself; this only keeps the number of booked
 * visits small.
 */
export async function endPastVisits(deps: DbDeps & ClockDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if ((await store.updateEndedVisits(deps.db, deps.now(), BATCH)) < BATCH) return;
  }
}

/** Appointments of the application, including past ones, whose meetings may still exist at their provider. */
export function findMeetingsOf(db: Db, applicationId: string): Promise<string[]> {
  return store.selectWithMeeting(db, applicationId);
}
