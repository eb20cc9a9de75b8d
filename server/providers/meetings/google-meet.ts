import { sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type OutsideCall, type OutsideCallRequest, OutsideFault } from '../../core/outside/outside-call.ts';
import { withToken } from './access-token.ts';
import * as events from './google-event.ts';
import type { Meeting, MeetingProvider, Planned } from './meetings.ts';

interface GoogleSettings {
  account: GoogleAccount;
  /** `https://www.googleapis.com`, or the sandbox. */
  apiUrl: string;
  calendarId: string;
}

/**
 * Google Meet meetings, each with an event in the configured calendar. Events have no guests, since invitations are ours;
 * guests added by hand get updates from Google.
 */
export function googleMeetings(
  { account, apiUrl, calendarId }: GoogleSettings,
  outsideCall: OutsideCall,
): MeetingProvider {
  const calendar = `${apiUrl}/calendar/v3/calendars/${encodeURIComponent(calendarId)}`;
  const ask = withToken(
    // Google compares the request's time with the real clock.
    () => outsideCall({ service, timeoutMs: 4000, retries: 1, ...tokenRequest(account, new Date()) }),
    (request) => outsideCall({ service, timeoutMs: 5000, idempotent: true, ...request }),
  );
  const placeOf = (id: string) => `${calendar}/events/${id}?conferenceDataVersion=1&sendUpdates=all`;

  async function read(id: string, signal?: AbortSignal): Promise<events.GoogleEvent | null> {
    const answer = await ask({ url: placeOf(id), accept: [404, 410], signal });
    return answer.status === 200 ? answer.as(events.eventShape) : null;
  }

  async function insert(planned: Planned, signal: AbortSignal): Promise<events.GoogleEvent> {
    const url = `${calendar}/events?conferenceDataVersion=1&sendUpdates=all`;
    const body = events.eventFor(planned, planned.key);
    const made = await ask({ method: 'POST', url, body, accept: [409], signal });
    if (made.status !== 409) return made.as(events.eventShape);
    const id = events.eventIdOf(planned.key);
    const there = await read(id, signal);
    if (there && !events.isRemoved(there) && events.conferenceOf(there) !== 'failure') return there;
    // The id of a deleted event stays taken, and a failed conference request can't be repeated under its id. The current time
    // makes a new request id.
    const again = events.eventFor(planned, `${planned.key} ${Date.now()}`);
    return (await ask({ method: 'PATCH', url: placeOf(id), body: again, signal })).as(events.eventShape);
  }

  async function create(planned: Planned, signal: AbortSignal): Promise<Meeting> {
    let event = await insert(planned, signal);
    for (let ms = 250; events.conferenceOf(event) === 'pending'; ms = Math.min(ms * 2, 2000)) {
      await pause(ms, undefined, { signal }).catch(() => {
        throw new OutsideFault(service, 'timeout', { reason: 'conference pending' });
      });
      event = (await read(event.id, signal)) ?? event;
    }
    if (events.conferenceOf(event) === 'success') return events.meetingOf(event);
    throw new OutsideFault(service, 'refused', { reason: 'no conference' });
  }

  return {
    create,
    async find(key) {
      const event = await read(events.eventIdOf(key));
      return event && !events.isRemoved(event) ? events.meetingOf(event) : null;
    },
    async move(meeting, planned) {
      const url = placeOf(meeting.reference);
      const answer = await ask({ method: 'PATCH', url, body: events.timesOf(planned), accept: [404, 410] });
      const isGone = answer.status !== 200 || events.isRemoved(answer.as(events.eventShape));
      return isGone ? create(planned, AbortSignal.timeout(20_000)) : meeting;
    },
    async cancel(key) {
      await ask({ method: 'DELETE', url: placeOf(events.eventIdOf(key)), accept: [404, 410] });
    },
    async check() {
      const answer = (await ask({ url: calendar })).as(calendarShape);
      if (!answer.conferenceProperties.allowedConferenceSolutionTypes.includes('hangoutsMeet'))
        throw new Error('this calendar does not allow Google Meet');
      return `calendar ${calendarId} at ${new URL(apiUrl).host}`;
    },
  };
}

const service = 'google calendar';
const calendarShape = z.object({
  conferenceProperties: z.object({ allowedConferenceSolutionTypes: z.array(z.string()) }),
});

interface GoogleAccount {
  /** E-mail address of the service account. */
  email: string;
  /** PEM (PKCS #8). */
  privateKey: string;
  /** Workspace user it acts for (domain-wide delegation). */
  subject?: string | undefined;
  tokenUrl: string;
}

/** A service account's token request: a JWT signed with its key (RFC 7523). */
function tokenRequest(account: GoogleAccount, at: Date): Omit<OutsideCallRequest, 'service'> {
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: assertion(account, at) };
  return { method: 'POST', url: account.tokenUrl, body: new URLSearchParams(grant), idempotent: true };
}

function assertion({ email, privateKey, subject, tokenUrl }: GoogleAccount, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const claims = {
    iss: email,
    scope: 'https://www.googleapis.com/auth/calendar',
    aud: tokenUrl,
    iat: seconds,
    exp: seconds + 3600,
    ...(subject && { sub: subject }),
  };
  const signed = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
