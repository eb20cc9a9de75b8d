import { z } from 'zod';
import type { Meeting, Planned } from './meetings.ts';

/** The fields we read of a Google Calendar event (API v3). */
export const eventShape = z.object({
  id: z.string(),
  status: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional(),
      entryPoints: z
        .array(z.object({ entryPointType: z.string(), uri: z.url({ protocol: /^(https?|tel|sip)$/ }) }))
        .optional(),
    })
    .optional(),
});
export type GoogleEvent = z.output<typeof eventShape>;

/** Google lets us choose an event's id, of the characters 0-9 and a-v, and refuses to create the same id twice. */
export function eventIdOf(key: string): string {
  return key.replaceAll('-', '').toLowerCase();
}

/** The event to create. `request` identifies the conference request: Google creates one per id. */
export function eventFor(planned: Planned, request: string): object {
  const conferenceSolutionKey = { type: 'hangoutsMeet' };
  return {
    id: eventIdOf(planned.key),
    status: 'confirmed',
    summary: planned.title,
    ...timesOf(planned),
    conferenceData: { createRequest: { requestId: request, conferenceSolutionKey } },
  };
}

export function timesOf({ startsAt, endsAt }: Planned): object {
  return { start: { dateTime: startsAt.toISOString() }, end: { dateTime: endsAt.toISOString() } };
}

/** Deleted events can still be read, as cancelled. */
export function isRemoved(event: GoogleEvent): boolean {
  return event.status === 'cancelled';
}

/** `pending` while Google is creating it; `failure` if that failed, or if none was requested. */
export function conferenceOf(event: GoogleEvent): 'success' | 'pending' | 'failure' {
  if (linkOf(event)) return 'success';
  return event.conferenceData?.createRequest?.status?.statusCode === 'pending' ? 'pending' : 'failure';
}

export function meetingOf(event: GoogleEvent): Meeting {
  return { provider: 'google', reference: event.id, link: linkOf(event) };
}

function linkOf(event: GoogleEvent): string | null {
  return event.conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri ?? null;
}
