import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTable } from '../page.ts';
import type { SandboxPart, SandboxState } from '../state.ts';
import { addBubble, arrive, type Bubble, oddityOf, type Phone, phoneOf, phonesOf } from './chats.ts';
import { post } from './whatsapp.ts';

const OUR_NUMBER = '+15005550006';

function accountOf(state: SandboxState) {
  const hex = () => randomBytes(16).toString('hex');
  return state.keep('twilio account', () => ({ sid: `AC${hex()}`, token: hex() }));
}

/** Twilio's Messages API (2010-04-01): sending, media and the account. */
export const twilio: SandboxPart = {
  name: 'twilio',
  title: 'SMS (Twilio)',
  mount(app, state) {
    app.addHook('preHandler', async (request, reply) => {
      const { sid, token } = accountOf(state);
      const wanted = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
      if (reply.sent || request.headers.authorization === wanted) return;
      return refuse(reply, 401, 20003, 'Authenticate');
    });
    const account = '/2010-04-01/Accounts/:sid';
    app.get(`${account}.json`, async () => ({
      ...{ sid: accountOf(state).sid, friendly_name: 'Sandbox', status: 'active', type: 'Full' },
    }));
    app.post(`${account}/Messages.json`, (request, reply) => receive(state, request, reply));
    app.get<{ Params: { media: string } }>(`${account}/Messages/:message/Media/:media`, async ({ params }, reply) => {
      const file = phonesOf(state).files.get(params.media.slice(2));
      return file ? reply.type(file.type).send(file.bytes) : refuse(reply, 404, 20404, 'Not found');
    });
  },
  section: (state) => callTable(state, 'twilio').text,
  settings: (state) => ({
    TWILIO_API_URL: `${state.url}/twilio`,
    TWILIO_ACCOUNT_SID: accountOf(state).sid,
    TWILIO_AUTH_TOKEN: accountOf(state).token,
    TWILIO_FROM: OUR_NUMBER,
  }),
};

const newSid = (kind: 'SM' | 'MM') => `${kind}${randomBytes(16).toString('hex')}`;

async function receive(state: SandboxState, request: FastifyRequest, reply: FastifyReply) {
  const { To = '', Body = '', StatusCallback } = (request.body ?? {}) as Partial<Record<string, string>>;
  if (!/^\+\d{8,15}$/.test(To)) return refuse(reply, 400, 21211, `Invalid 'To' Phone Number`);
  if (!Body) return refuse(reply, 400, 21602, 'Message body is required');
  const phone = phoneOf(state, To);
  const odd = oddityOf(phone.number);
  if (odd === '9994') await pause(20_000, undefined, { ref: false });
  if (odd === '9995') return refuse(reply, 503, 20503, 'Service unavailable');
  if (odd === '9998') return refuse(reply, 400, 21211, `Invalid 'To' Phone Number`);
  if (odd === '9997' || phone.isStopped) return refuse(reply, 400, 21610, 'Attempt to send to unsubscribed recipient');
  const sid = newSid('SM');
  const report: Bubble['report'] = (status) => {
    if (!StatusCallback || status === 'read') return;
    const fields = { MessageSid: sid, SmsSid: sid, MessageStatus: status, To, From: OUR_NUMBER };
    void call(state, StatusCallback, { ...fields, AccountSid: accountOf(state).sid, ApiVersion: '2010-04-01' });
  };
  phone.smsWebhook = StatusCallback ? new URL('/api/webhooks/twilio/incoming', StatusCallback).href : null;
  arrive(phone, addBubble(phone.sms, { id: sid, from: 'company', text: Body, report }));
  return reply.code(201).send({ sid, status: 'queued', error_code: null, num_segments: '1', to: To, body: Body });
}

function refuse(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return reply.code(status).send({ code, message, more_info, status });
}

/** What a person sends by SMS, or by MMS with a file. STOP and START also change what Twilio lets through. */
export async function sendFromSms(state: SandboxState, phone: Phone, { text, file }: Pick<Bubble, 'text' | 'file'>) {
  const sid = newSid(file ? 'MM' : 'SM');
  addBubble(phone.sms, { id: sid, from: 'person', text, file, state: 'delivered' });
  const word = text.trim().toUpperCase();
  if (['STOP', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL'].includes(word)) phone.isStopped = true;
  if (['START', 'UNSTOP', 'YES'].includes(word)) phone.isStopped = false;
  const product = state.productUrl && `${state.productUrl}/api/webhooks/twilio/incoming`;
  const url = phone.smsWebhook ?? product;
  if (!url) return;
  const { sid: account } = accountOf(state);
  const media = `${state.url}/twilio/2010-04-01/Accounts/${account}/Messages/${sid}/Media/ME${file?.id}`;
  await call(state, url, {
    ...{ MessageSid: sid, SmsSid: sid, AccountSid: account, From: phone.number, To: OUR_NUMBER, Body: text },
    NumMedia: file ? '1' : '0',
    ...(file && { MediaUrl0: media, MediaContentType0: file.type }),
  });
}

async function call(state: SandboxState, url: string, fields: Record<string, string>): Promise<void> {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  const signature = createHmac('sha1', accountOf(state).token).update(signed).digest('base64');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
  await post(url, headers, new URLSearchParams(fields).toString());
}
