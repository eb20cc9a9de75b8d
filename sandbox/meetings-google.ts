import { generateKeyPairSync, verify } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CalendarEvent, type Calendars, calendarsOf, withConference } from './google-calendars.ts';
import { meetingPage, meetingTable, mountNextMeeting, nextMeetingForm } from './next-meeting.ts';
import { callTable, html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

const email = 'sandbox@volante.example.com';
const base = '/calendar/v3/calendars/:calendar';

/** Google Calendar with Google Meet (Calendar API v3) and the tokens of a service account. */
export const googleMeetings: SandboxPart = {
  name: 'google',
  title: 'Google Calendar and Meet',
  mount(app, state) {
    const calendars = calendarsOf(state);

    app.post('/token', async (request, reply) => {
      const { assertion = '', grant_type } = (request.body ?? {}) as Record<string, string>;
      const fault =
        grant_type === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
          ? checkAssertion(assertion, {
              email,
              publicKey: googleKeys(state).publicKey,
              audience: `${state.url}/google/token`,
            })
          : 'Invalid grant_type';
      if (fault) return reply.code(400).send({ error: 'invalid_grant', error_description: fault });
      return { access_token: calendars.newToken(), expires_in: calendars.tokenSeconds, token_type: 'Bearer' };
    });

    mountNextMeeting(app, 'google', state);
    // A test's settings for the following conferences and tokens.
    app.post('/_behave', async (request) => {
      calendars.behave((request.body ?? {}) as object);
      return { behaves: true };
    });

    app.get('/meet/:code', async (_, reply) => reply.type('text/html; charset=utf-8').send(meetingPage('Google Meet')));

    app.register(async (api) => {
      api.addHook('preHandler', async (request, reply) => {
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
        if (!token || !calendars.knows(token))
          return fault(reply, 401, 'authError', 'Request had invalid authentication credentials.');
      });
      api.get(base, async (request) => ({
        kind: 'calendar#calendar',
        id: (request.params as { calendar: string }).calendar,
        conferenceProperties: { allowedConferenceSolutionTypes: ['hangoutsMeet'] },
      }));
      mountEvents(api, calendars, state);
    });
  },
  section(state) {
    const events = [...calendarsOf(state).events.values()].map(({ summary, start, status, conferenceData }) => ({
      title: summary,
      startsAt: start.dateTime,
      state: status,
      link: conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')?.uri ?? null,
    }));
    return html`${meetingTable(events)}${nextMeetingForm('google')}
<details><summary>Calls</summary>${callTable(state, 'google')}</details>`.text;
  },
  settings: (state) => ({
    MEETING_PROVIDERS: 'google,zoom,jitsi',
    JITSI_URL: 'https://meet.jit.si',
    GOOGLE_CLIENT_EMAIL: email,
    GOOGLE_PRIVATE_KEY: googleKeys(state).privateKey,
    GOOGLE_API_URL: `${state.url}/google`,
    GOOGLE_TOKEN_URL: `${state.url}/google/token`,
  }),
};

interface EventCall {
  id: string;
  conferences: boolean;
  body: Partial<CalendarEvent>;
}

function mountEvents(api: FastifyInstance, { events, newConference, settle }: Calendars, state: SandboxState): void {
  const read = (request: { params: unknown; query: unknown; body: unknown }): EventCall => ({
    id: (request.params as { id: string }).id,
    conferences: (request.query as { conferenceDataVersion?: string }).conferenceDataVersion === '1',
    body: (request.body ?? {}) as Partial<CalendarEvent>,
  });
  const make = (event: CalendarEvent, { body, conferences }: EventCall) => {
    const wanted = conferences ? body.conferenceData?.createRequest?.requestId : undefined;
    return wanted ? withConference(event, newConference(wanted), state.url) : event;
  };

  api.post(`${base}/events`, async (request, reply) => {
    const call = read(request);
    const { id = crypto.randomUUID().replaceAll('-', ''), summary = '', start, end } = call.body;
    if (!/^[a-v0-9]{5,1024}$/.test(id) || !start || !end)
      return fault(reply, 400, 'invalid', 'Invalid resource id value.');
    if (events.has(id)) return fault(reply, 409, 'duplicate', 'The requested identifier already exists.');
    const event = make({ kind: 'calendar#event', id, status: 'confirmed', summary, start, end }, call);
    events.set(id, event);
    return event;
  });
  api.get(`${base}/events/:id`, async (request, reply) => {
    const event = events.get(read(request).id);
    return event ? settle(event, state.url) : fault(reply, 404, 'notFound', 'Not Found');
  });
  api.patch(`${base}/events/:id`, async (request, reply) => {
    const call = read(request);
    const event = events.get(call.id);
    if (!event) return fault(reply, 404, 'notFound', 'Not Found');
    const { conferenceData: _, id: __, ...changes } = call.body;
    Object.assign(event, changes);
    return make(event, call);
  });
  api.delete(`${base}/events/:id`, async (request, reply) => {
    const event = events.get(read(request).id);
    if (!event) return fault(reply, 404, 'notFound', 'Not Found');
    if (event.status === 'cancelled') return fault(reply, 410, 'deleted', 'Resource has been deleted');
    event.status = 'cancelled';
    return reply.code(204).send();
  });
}

function fault(reply: FastifyReply, code: number, reason: string, message: string) {
  return reply.code(code).send({ error: { errors: [{ domain: 'global', reason, message }], code, message } });
}

/** The key pair of the sandbox's only service account, created on first use. */
function googleKeys(state: SandboxState): { privateKey: string; publicKey: string } {
  return state.keep('google keys', () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }),
  );
}

interface Expected {
  email: string;
  publicKey: string;
  audience: string;
}

/** The error in the signed claims of a service account, in Google's words; null if they are valid. */
function checkAssertion(assertion: string, { email, publicKey, audience }: Expected): string | null {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const claims = decode(body);
  if (decode(head)?.alg !== 'RS256' || !claims) return 'Bad Request';
  if (claims.iss !== email) return 'Invalid grant: account not found';
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) return 'Invalid JWT Signature.';
  if (claims.aud !== audience) return 'Invalid JWT: Failed audience check.';
  const [from, until, now] = [Number(claims.iat), Number(claims.exp), Date.now() / 1000];
  if (!(from <= now + 300 && until > now && until - from <= 3600))
    return 'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.';
  if (!String(claims.scope).split(' ').includes('https://www.googleapis.com/auth/calendar')) return 'Invalid scope.';
  return null;
}

function decode(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
