import { z } from 'zod';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { withToken } from './access-token.ts';
import type { Meeting, MeetingProvider, Planned } from './meetings.ts';

interface ZoomSettings {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** Id or e-mail address of the user who hosts the meetings. */
  userId: string;
  /** `https://api.zoom.us`, or the sandbox. */
  apiUrl: string;
  tokenUrl: string;
}

/**
 * Meetings of one Zoom user. Zoom has no idempotency keys, so our key is written into the description: by it a meeting can be
 * found whose creation got no response.
 */
export function zoomMeetings(settings: ZoomSettings, outsideCall: OutsideCall): MeetingProvider {
  const { apiUrl, userId } = settings;
  const ask = withToken(
    () => outsideCall({ service, timeoutMs: 4000, retries: 1, idempotent: true, ...tokenRequest(settings) }),
    (request) => outsideCall({ service, timeoutMs: 5000, ...request }),
  );
  const host = `${apiUrl}/v2/users/${encodeURIComponent(userId)}`;
  const placeOf = (reference: string) => `${apiUrl}/v2/meetings/${encodeURIComponent(reference)}`;

  async function findAll(key: string, signal?: AbortSignal): Promise<Meeting[]> {
    const found: Meeting[] = [];
    let after = '';
    do {
      const page = new URLSearchParams({ type: 'upcoming', page_size: '300', next_page_token: after });
      const answer = (await ask({ url: `${host}/meetings?${page}`, signal })).as(listShape);
      found.push(...answer.meetings.filter(({ agenda }) => agenda?.includes(markOf(key))).map(meetingOf));
      after = answer.next_page_token ?? '';
    } while (after);
    return found;
  }

  async function create(planned: Planned, signal: AbortSignal): Promise<Meeting> {
    const [there] = await findAll(planned.key, signal);
    if (there) return there;
    const body = { type: SCHEDULED, topic: planned.title, agenda: markOf(planned.key), ...timesOf(planned) };
    return meetingOf((await ask({ method: 'POST', url: `${host}/meetings`, body, signal })).as(meetingShape));
  }

  async function remove({ reference }: Meeting): Promise<void> {
    await ask({ method: 'DELETE', url: placeOf(reference), accept: [404] });
  }

  return {
    create,
    find: async (key) => (await findAll(key))[0] ?? null,
    async move(meeting, planned) {
      const request = { method: 'PATCH', url: placeOf(meeting.reference), body: timesOf(planned) } as const;
      const { status } = await ask({ ...request, idempotent: true, accept: [404] });
      return status === 404 ? create(planned, AbortSignal.timeout(20_000)) : meeting;
    },
    async cancel(key, meeting) {
      for (const item of meeting ? [meeting] : await findAll(key)) await remove(item);
    },
    async check() {
      await ask({ url: host });
      return `user ${userId} at ${new URL(apiUrl).host}`;
    },
  };
}

const service = 'zoom';
const SCHEDULED = 2;

const meetingShape = z.object({
  id: z.union([z.number(), z.string()]),
  join_url: z.url({ protocol: /^https?$/ }),
  agenda: z.string().optional(),
});
const listShape = z.object({ meetings: z.array(meetingShape), next_page_token: z.string().optional() });

function meetingOf({ id, join_url }: z.output<typeof meetingShape>): Meeting {
  return { provider: 'zoom', reference: String(id), link: join_url };
}

function markOf(key: string): string {
  return `Ref. ${key}`;
}

// Zoom accepts only seconds without fractions, and whole minutes.
function timesOf({ startsAt, endsAt }: Planned): object {
  const start_time = `${startsAt.toISOString().slice(0, 19)}Z`;
  return { start_time, duration: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000), timezone: 'UTC' };
}

function tokenRequest({ accountId, clientId, clientSecret, tokenUrl }: ZoomSettings) {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return {
    method: 'POST',
    url: tokenUrl,
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
  } as const;
}
