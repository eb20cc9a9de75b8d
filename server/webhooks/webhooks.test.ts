import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryReport, IncomingMessage } from '../providers/messages/messages.ts';
import { startTestApp } from '../testing/test-app.ts';

const settings = {
  ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_APP_SECRET: 'app secret' },
  WHATSAPP_VERIFY_TOKEN: 'a word of our choice',
  ...{ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'twilio token', TWILIO_FROM: '+15005550006' },
  ...{ PUBLIC_URL: 'https://volante.example', WRONG_IDS_PER_HOUR: '20' },
};
const reports: DeliveryReport[] = [];
const messages: IncomingMessage[] = [];
let failing: string[] = [];
const server = await startTestApp({
  settings,
  noteDelivery: async (report) => {
    if (failing.includes(report.messageId)) throw new Error('the database is away');
    reports.push(report);
  },
  noteIncoming: async (message) => void messages.push(message),
});
const bare = await startTestApp();
afterAll(() => Promise.all([server.close(), bare.close()]));
beforeEach(() => {
  reports.length = 0;
  messages.length = 0;
  failing = [];
  server.setNow('2026-11-28T18:00:00Z');
});

const at = (iso: string) => String(Date.parse(iso) / 1000);
const status = (given: object) => ({
  ...{ id: 'wamid.1', status: 'delivered', timestamp: at('2026-11-28T17:00:00Z'), recipient_id: '525512345678' },
  ...given,
});
const written = (given: object) => ({
  ...{ id: 'wamid.in', from: '5215512345678', timestamp: at('2026-11-28T17:00:00Z'), type: 'text' },
  ...given,
});
const change = (value: object, numberId = settings.WHATSAPP_PHONE_NUMBER_ID) => ({
  field: 'messages',
  value: { messaging_product: 'whatsapp', metadata: { phone_number_id: numberId }, ...value },
});
const envelope = (...changes: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes }],
});

function meta(content: unknown, { secret = settings.WHATSAPP_APP_SECRET, ip = '203.0.113.1' } = {}) {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  return server.inject({ method: 'POST', url: '/api/webhooks/whatsapp', remoteAddress: ip, headers, payload });
}

function twilio(
  kind: string,
  form: Record<string, string> | [string, string][],
  given: { url?: string; token?: string } = {},
) {
  const path = `/api/webhooks/twilio/${kind}`;
  const { url = `https://volante.example${path}`, token = settings.TWILIO_AUTH_TOKEN } = given;
  const payload = new URLSearchParams(form).toString();
  const sorted = [...new URLSearchParams(form)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('');
  const signature = createHmac('sha1', token)
    .update(url + sorted)
    .digest('base64');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'x-twilio-signature': signature,
  };
  return server.inject({ method: 'POST', url: path, remoteAddress: '203.0.113.2', headers, payload });
}

test('Meta’s question is answered to whoever knows our word', async () => {
  const ask = (token: string) =>
    server.inject({
      url: `/api/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=<b>1158</b>&hub.verify_token=${encodeURIComponent(token)}`,
    });
  const answer = await ask(settings.WHATSAPP_VERIFY_TOKEN);
  expect([answer.statusCode, answer.body]).toEqual([200, '<b>1158</b>']);
  expect(answer.headers['content-type']).toMatch('text/plain');
  expect((await ask('another word')).statusCode).toBe(403);
});

test('without the provider there is no webhook', async () => {
  for (const url of ['/api/webhooks/whatsapp', '/api/webhooks/twilio/status'])
    expect((await bare.inject({ method: 'POST', url, payload: {} })).statusCode, url).toBe(404);
  expect((await bare.inject({ url: '/api/webhooks/whatsapp?hub.mode=subscribe' })).statusCode).toBe(404);
});

test('a batch is noted item by item, with what we gave along', async () => {
  const statuses = [
    status({ status: 'sent', biz_opaque_callback_data: 'our key' }),
    status({ status: 'delivered' }),
    status({ status: 'read' }),
    status({ id: 'wamid.2', status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] }),
  ];
  const text = written({ text: { body: 'Hola' } });
  expect((await meta(envelope(change({ statuses }), change({ messages: [text] })))).statusCode).toBe(200);
  const common = { channel: 'whatsapp', messageId: 'wamid.1', at: new Date('2026-11-28T17:00:00Z'), reason: null };
  expect(reports).toEqual([
    { ...common, state: 'sent', key: 'our key' },
    { ...common, state: 'delivered' },
    { ...common, state: 'read' },
    { ...common, messageId: 'wamid.2', state: 'failed', reason: 'not_on_whatsapp' },
  ]);
  expect(messages).toEqual([
    {
      ...common,
      messageId: 'wamid.in',
      from: '+5215512345678',
      text: 'Hola',
      choice: null,
      media: null,
      reason: undefined,
    },
  ]);
});

test.each([
  [
    'a picture with words',
    { image: { id: '77', mime_type: 'image/jpeg', caption: 'mi recibo' } },
    'mi recibo',
    null,
    { id: '77', type: 'image/jpeg' },
  ],
  [
    'a PDF',
    { document: { id: '78', mime_type: 'application/pdf', filename: 'a.pdf' } },
    '',
    null,
    { id: '78', type: 'application/pdf' },
  ],
  [
    'a voice note',
    { audio: { id: '79', mime_type: 'audio/ogg; codecs=opus', voice: true } },
    '',
    null,
    { id: '79', type: 'audio/ogg' },
  ],
  [
    'a button',
    { interactive: { type: 'button_reply', button_reply: { id: 'luz', title: 'Recibo de luz' } } },
    'Recibo de luz',
    'luz',
    null,
  ],
  [
    'a row of a list',
    { interactive: { type: 'list_reply', list_reply: { id: 'uber', title: 'Uber' } } },
    'Uber',
    'uber',
    null,
  ],
  ['a button of a template', { button: { payload: 'later', text: 'Luego' } }, 'Luego', 'later', null],
  ['a place', { location: { latitude: 19.4, longitude: -99.1 } }, 'https://maps.google.com/?q=19.4,-99.1', null, null],
])('%s is read', async (_, content, text, choice, media) => {
  await meta(envelope(change({ messages: [written(content)] })));
  expect(messages).toMatchObject([{ text, choice, media }]);
});

test('what is malformed, of another number or of no interest is skipped, and the rest is noted', async () => {
  const strange = [
    null,
    7,
    {},
    status({ id: '' }),
    status({ status: 'warning' }),
    status({ timestamp: 'soon' }),
    status({ timestamp: '99999999999999' }),
  ];
  const odd = [
    written({ text: { body: 4 } }),
    // Someone with a user name, whose number WhatsApp doesn't pass on.
    { ...written({ text: { body: 'Hola' } }), from: undefined, from_user_id: 'MX.13491208655302741918' },
    written({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } }),
  ];
  const other = change({ messages: [written({ text: { body: 'to another number' } })] }, '999999');
  const good = change({ statuses: [...strange, status({})], messages: [...odd, written({ text: { body: 'Hola' } })] });
  expect((await meta(envelope(other, { field: 'account_update', value: {} }, good))).statusCode).toBe(200);
  expect(reports).toHaveLength(1);
  expect(messages).toMatchObject([{ text: 'Hola' }]);
  for (const content of [
    '',
    '{',
    '[]',
    'null',
    '"a"',
    '{"object":"page","entry":[]}',
    { object: 'whatsapp_business_account' },
  ])
    expect((await meta(content)).statusCode, String(content)).toBe(200);
});

test('a text is stored as far as it can be: no half characters, no zero bytes, no novel', async () => {
  const texts = ['a\u0000b\ud83d', '🚗 {{1}} مرحبا', 'x'.repeat(20_000)];
  await meta(envelope(change({ messages: texts.map((body, n) => written({ id: `wamid.${n}`, text: { body } })) })));
  expect(messages.map(({ text }) => text)).toEqual(['ab\ufffd', '🚗 {{1}} مرحبا', 'x'.repeat(5000)]);
});

test('a clock ahead of ours does not keep a conversation open', async () => {
  await meta(
    envelope(change({ messages: [written({ timestamp: at('2026-11-30T00:00:00Z'), text: { body: 'Hola' } })] })),
  );
  expect(messages).toMatchObject([{ at: new Date('2026-11-28T18:00:00Z') }]);
});

test('one item that fails does not stop the others, and the provider is asked to send all again', async () => {
  failing = ['wamid.2'];
  const statuses = ['wamid.1', 'wamid.2', 'wamid.3'].map((id) => status({ id }));
  const batch = envelope(change({ statuses, messages: [written({ text: { body: 'Hola' } })] }));
  expect((await meta(batch)).statusCode).toBe(500);
  expect(reports.map(({ messageId }) => messageId)).toEqual(['wamid.1', 'wamid.3']);
  expect(messages).toHaveLength(1);
  failing = [];
  expect((await meta(batch)).statusCode).toBe(200);
});

test('a template that Meta pauses is logged as an error', async () => {
  const value = { event: 'PAUSED', message_template_name: 'papers_sent_back', message_template_language: 'es_MX' };
  await meta(envelope({ field: 'message_template_status_update', value }));
  expect(server.logged.at(-1)).toBeDefined();
  const lines = server.logged.map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, template: 'papers_sent_back', event: 'PAUSED' }));
});

test('a forged webhook is refused, and an address that forges many is not heard for an hour', async () => {
  const batch = envelope(change({ statuses: [status({})] }));
  const forged = () => meta(batch, { secret: 'guessed', ip: '198.51.100.7' });
  expect((await forged()).statusCode).toBe(403);
  for (let n = 1; n < 20; n++) await forged();
  expect((await forged()).statusCode).toBe(429);
  const unsigned = { 'content-type': 'application/json' };
  const naked = { method: 'POST', url: '/api/webhooks/whatsapp', headers: unsigned, payload: batch } as const;
  expect((await server.inject(naked)).statusCode).toBe(403);
  expect(reports).toEqual([]);
  // Who signs rightly is heard from everywhere.
  expect((await meta(batch, { ip: '198.51.100.7' })).statusCode).toBe(200);
});

test('one changed byte makes a signature wrong', async () => {
  const payload = JSON.stringify(envelope(change({ statuses: [status({})] })));
  const signature = createHmac('sha256', settings.WHATSAPP_APP_SECRET).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  const send = (body: string) =>
    server.inject({ method: 'POST', url: '/api/webhooks/whatsapp', headers, payload: body });
  expect((await send(payload.replace('wamid.1', 'wamid.7'))).statusCode).toBe(403);
  expect((await send(`${payload} `)).statusCode).toBe(403);
  expect((await send(payload)).statusCode).toBe(200);
});

test('a body of ten megabytes is refused before it is read as a whole', async () => {
  const batch = envelope(change({ messages: [written({ text: { body: 'x'.repeat(10 * 1024 * 1024) } })] }));
  const answer = await meta(batch);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'body_too_large']);
  const sms = await twilio('incoming', { Body: 'x'.repeat(100_000) });
  expect(sms.json().error.code).toBe('body_too_large');
});

const sid = `SM${'a'.repeat(32)}`;

test.each([
  ['sent', '', 'sent', null],
  ['delivered', '', 'delivered', null],
  ['undelivered', '30003', 'failed', 'handset_unreachable'],
  ['undelivered', '30004', 'failed', 'sms_blocked'],
  ['undelivered', '30005', 'failed', 'number_refused'],
  ['undelivered', '30006', 'failed', 'number_refused'],
  ['undelivered', '30007', 'failed', 'sms_filtered'],
  ['failed', '30008', 'failed', 'sms_undelivered'],
  ['failed', '', 'failed', 'sms_undelivered'],
])('Twilio reports %s %s', async (MessageStatus, ErrorCode, state, reason) => {
  const form = { MessageSid: sid, MessageStatus, To: '+525512345678', ...(ErrorCode && { ErrorCode }) };
  const answer = await twilio('status', form);
  expect([answer.statusCode, answer.body]).toEqual([200, '<Response></Response>']);
  expect(answer.headers['content-type']).toMatch('text/xml');
  expect(reports).toEqual([{ channel: 'sms', messageId: sid, state, reason, at: new Date('2026-11-28T18:00:00Z') }]);
});

test('a report returns the key that was in its address', async () => {
  const form = { MessageSid: sid, MessageStatus: 'delivered' };
  await twilio('status?key=our%20key', form);
  expect(reports).toMatchObject([{ key: 'our key' }]);
  await twilio('status', { ...form, MessageStatus: 'queued' });
  await twilio('status', { MessageStatus: 'delivered' });
  expect(reports).toHaveLength(1);
});

test('an SMS is read, and a message with pictures becomes one per picture', async () => {
  const base = { From: '+15125550143', To: '+15005550006', MessageSid: sid };
  await twilio('incoming', { ...base, Body: 'STOP', NumMedia: '0', OptOutType: 'STOP' });
  const media = (n: number) => `https://api.twilio.com/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME${n}`;
  await twilio('incoming', {
    ...{ ...base, Body: 'mis papeles', NumMedia: '3' },
    ...{ MediaUrl0: media(0), MediaContentType0: 'image/jpeg', MediaUrl1: media(1), MediaContentType1: 'image/png' },
    ...{ MediaUrl2: 'https://elsewhere.example/file', MediaContentType2: 'image/png' },
  });
  expect(messages).toMatchObject([
    { channel: 'sms', messageId: sid, from: '+15125550143', text: 'STOP', choice: null, media: null },
    { messageId: sid, text: 'mis papeles', media: { id: 'MM1/ME0', type: 'image/jpeg' } },
    { messageId: `${sid}.1`, text: '', media: { id: 'MM1/ME1', type: 'image/png' } },
  ]);
  await twilio('incoming', { ...base, From: 'whatsapp:+15125550143', Body: 'Hola' });
  expect(messages).toHaveLength(3);
});

test('Twilio signs the address that it was given, with or without the port, and every value', async () => {
  const form: [string, string][] = [
    ['MessageSid', sid],
    ['MessageStatus', 'sent'],
    ['New', 'ñ + & ='],
  ];
  const path = '/api/webhooks/twilio/status';
  expect((await twilio('status', form, { url: `https://volante.example:443${path}` })).statusCode).toBe(200);
  for (const wrong of [
    { token: 'guessed' },
    { url: `http://localhost:3000${path}` },
    { url: `https://volante.example${path}?a=1` },
  ])
    expect((await twilio('status', form, wrong)).statusCode).toBe(403);
  expect((await twilio('other', form)).statusCode).toBe(404);
  expect(reports).toHaveLength(1);
});

test('the log names no person, no text and no signature', async () => {
  await meta(envelope(change({ messages: [written({ text: { body: 'mi secreto' } }), written({ from: 'nobody' })] })));
  await twilio('incoming', { MessageSid: sid, From: '+15125550143', Body: 'mi secreto' });
  await twilio('incoming', { MessageSid: sid, From: '+15125550143', Body: 'mi secreto' }, { token: 'guessed' });
  expect(server.logged.join()).not.toMatch(/5512345678|5125550143|secreto|sha256=/);
});
