import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/jobs.ts';
import type { Planned } from '../providers/meetings/meetings.ts';
import { cancelClosedVisits } from './change.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'move-meeting': { key: string };
    'end-meeting': { key: string };
    'find-meeting-link': { key: string };
    'cancel-closed-visits': Record<string, never>;
  }
}

/** What the provider is told of a visit; its key is the appointment's id, so that asking twice makes one meeting. */
export function plannedOf(deps: Pick<Deps, 'config'>, appointment: store.AppointmentRow): Planned {
  const { id, starts_at, ends_at } = appointment;
  return { key: id, title: deps.config.BRAND_NAME, startsAt: starts_at, endsAt: ends_at };
}

/** What is done after a commit, mostly by the provider of meetings; each can run twice. */
export function appointmentJobs(deps: Deps) {
  return {
    'move-meeting': job(async ({ key }) => {
      const visit = await store.selectAppointment(deps.db, key);
      if (visit?.status === 'booked' && visit.meeting) await deps.meetings.move(visit.meeting, plannedOf(deps, visit));
    }),
    // Of a visit that was cancelled, and of a booking that never came to an end.
    'end-meeting': job(async ({ key }) => {
      const appointment = await store.selectAppointment(deps.db, key);
      if (appointment?.status === 'booked' || appointment?.status === 'ended') return;
      if (appointment?.expires_at && appointment.expires_at > deps.now())
        throw new Error('the slot is still held: the meeting may yet be wanted');
      if (appointment?.status === 'held' && !(await holds.deleteHold(deps.db, key)))
        throw new Error('the hold became something else just now');
      await deps.meetings.cancel(key);
    }),
    'find-meeting-link': job(async ({ key }) => {
      const visit = await store.selectAppointment(deps.db, key);
      if (visit?.status !== 'booked' || visit.meeting?.link) return;
      const meeting = await deps.meetings.find(key);
      if (!meeting?.link) throw new Error('the meeting has no link yet');
      await store.updateMeeting(deps.db, key, meeting, deps.now());
    }),
    'cancel-closed-visits': { cron: '*/10 * * * *', run: () => cancelClosedVisits(deps) },
  };
}

function job(run: JobHandler<{ key: string }>['run']): JobHandler<{ key: string }> {
  return { run };
}
