import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { meetingPage, meetingTable, mountNextMeeting, nextMeetingForm } from './next-meeting.ts';
import { callTable, html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

const account = {
  id: 'sandbox-account',
  client: 'sandbox-client',
  secret: 'sandbox-secret',
  user: 'host@volante.example.com',
};

/** Zoom's meetings (API v2) and the tokens of a server-to-server app. */
export const zoomMeetings: SandboxPart = {
  name: 'zoom',
  title: 'Zoom',
  mount(app, state) {
    const zoom = zoomOf(state);

    app.post('/oauth/token', async (request, reply) => {
      const { grant_type, account_id } = (request.body ?? {}) as Record<string, string>;
      const expected = `Basic ${Buffer.from(`${account.client}:${account.secret}`).toString('base64')}`;
      if (request.headers.authorization !== expected)
        return reply.code(401).send({ reason: 'Invalid client_id or client_secret', error: 'invalid_client' });
      if (grant_type !== 'account_credentials' || account_id !== account.id)
        return reply.code(400).send({ reason: 'Bad Request', error: 'invalid_request' });
      const token = randomBytes(16).toString('hex');
      zoom.tokens.add(token);
      return { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'meeting:write:admin' };
    });
    mountNextMeeting(app, 'zoom', state);
    app.post('/_behave', async (request) => {
      if ((request.body as { forgetTokens?: boolean } | null)?.forgetTokens) zoom.tokens.clear();
      return { behaves: true };
    });
    app.get('/j/:id', async (_, reply) => reply.type('text/html; charset=utf-8').send(meetingPage('Zoom')));

    app.register(async (api) => {
      api.addHook('preHandler', async (request, reply) => {
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
        if (!token || !zoom.tokens.has(token)) return fault(reply, 401, 124, 'Invalid access token.');
        const { user } = request.params as { user?: string };
        if (user !== undefined && user !== account.user)
          return fault(reply, 404, 1001, `User does not exist: ${user}.`);
      });
      api.get('/v2/users/:user', async () => ({ id: 'sandbox', email: account.user, type: 2, status: 'active' }));
      api.get('/v2/users/:user/meetings', async (request) => {
        const { page_size = '30', next_page_token } = request.query as Record<string, string>;
        const [from, size] = [Number(next_page_token || 0), Math.min(Number(page_size), zoom.pageSize)];
        const all = [...zoom.meetings.values()];
        const more = from + size < all.length ? String(from + size) : '';
        return { page_size: size, next_page_token: more, meetings: all.slice(from, from + size) };
      });
      api.post('/v2/users/:user/meetings', async (request, reply) => {
        const { topic = '', start_time, duration = 60, agenda = '' } = request.body as Partial<ZoomMeeting>;
        if (!start_time || Number.isNaN(Date.parse(start_time))) return fault(reply, 300, 300, 'Invalid start_time.');
        const id = 80_000_000_000 + zoom.made++;
        const meeting = { id, topic, type: 2, start_time, duration, agenda, join_url: `${state.url}/zoom/j/${id}` };
        zoom.meetings.set(String(id), meeting);
        return reply.code(201).send(meeting);
      });
      api.patch('/v2/meetings/:id', async (request, reply) => {
        const meeting = zoom.meetings.get((request.params as { id: string }).id);
        if (!meeting) return missing(reply);
        Object.assign(meeting, request.body);
        return reply.code(204).send();
      });
      api.delete('/v2/meetings/:id', async (request, reply) => {
        const { id } = request.params as { id: string };
        return zoom.meetings.delete(id) ? reply.code(204).send() : missing(reply);
      });
    });
  },
  section(state) {
    const meetings = [...zoomOf(state).meetings.values()];
    const rows = meetings.map(({ topic, start_time, join_url }) => ({
      title: topic,
      startsAt: start_time,
      state: 'scheduled',
      link: join_url,
    }));
    return html`${meetingTable(rows)}${nextMeetingForm('zoom')}
<details><summary>Calls</summary>${callTable(state, 'zoom')}</details>`.text;
  },
  settings: (state) => ({
    ZOOM_ACCOUNT_ID: account.id,
    ZOOM_CLIENT_ID: account.client,
    ZOOM_CLIENT_SECRET: account.secret,
    ZOOM_USER_ID: account.user,
    ZOOM_API_URL: `${state.url}/zoom`,
    ZOOM_TOKEN_URL: `${state.url}/zoom/oauth/token`,
  }),
};

interface ZoomMeeting {
  id: number;
  topic: string;
  type: number;
  start_time: string;
  duration: number;
  agenda: string;
  join_url: string;
}

interface Zoom {
  meetings: Map<string, ZoomMeeting>;
  tokens: Set<string>;
  made: number;
  /** Small, so that reading only the first page fails. */
  pageSize: number;
}

/** The sandbox's state of Zoom. */
export function zoomOf(state: SandboxState): Zoom {
  return state.keep('zoom', () => ({ meetings: new Map(), tokens: new Set(), made: 1, pageSize: 2 }));
}

function missing(reply: FastifyReply) {
  return fault(reply, 404, 3001, 'Meeting does not exist.');
}

function fault(reply: FastifyReply, status: number, code: number, message: string) {
  return reply.code(status).send({ code, message });
}
