import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepFile, phoneOf } from '../../../sandbox/phone/chats.ts';
import { sendFromWhatsApp } from '../../../sandbox/phone/whatsapp.ts';
import { aMessage, messagesRules } from '../contracts/messages.ts';
import { startPhones } from './testing/test-phones.ts';

const phones = await startPhones();
afterAll(() => phones.stop());
beforeEach(() => {
  phones.state.clear();
  phones.logged.length = 0;
});

const ANA = '+525512345678';
const open = async (given?: Record<string, string>) => (await phones.open(given)).whatsapp;
const bubbles = (number: string) => phoneOf(phones.state, number).whatsapp;
const refused = (code: number, status = 400, headers = {}) =>
  phones.script('whatsapp', {
    status,
    headers,
    body: { error: { message: `about ${ANA}`, type: 'OAuthException', code } },
  });

test.each(messagesRules)('whatsapp: $says', async ({ holds }) => holds({ provider: await open(), address: ANA }));

test('a message is an approved template in the driver’s language, with its parameters and the end of its link', async () => {
  const sent = await (await open()).send(ANA, aMessage({ key: 'key-1' }));
  expect(sent.messageId).toMatch(/^wamid\./);
  expect(phones.lastCall('whatsapp')).toMatchObject({
    method: 'POST',
    path: expect.stringMatching(/^\/v24\.0\/\d+\/messages$/),
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '525512345678',
      type: 'template',
      template: {
        name: 'papers_sent_back',
        language: { code: 'es_MX' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Ana' },
              { type: 'text', text: 'tu INE' },
            ],
          },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'abc' }] },
        ],
      },
      biz_opaque_callback_data: 'key-1',
    },
  });
  await (await open()).send(ANA, aMessage({ language: 'en', template: { name: 'a', parameters: [], linkEnd: null } }));
  expect(phones.lastCall('whatsapp')?.body).toMatchObject({
    template: { language: { code: 'en_US' }, components: [] },
  });
});

test.each([
  ['line breaks, tabs and many blanks', 'uno\n\ndos\ttres      cuatro', 'uno dos tres cuatro'],
  ['braces, which are no placeholders', '{{1}} {name}', '{{1}} {name}'],
  ['emoji and right-to-left text', '🚗 مرحبا \u202eabc', '🚗 مرحبا \u202eabc'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
  ['nothing', '  ', '-'],
])('a parameter may hold %s', async (_, given, wanted) => {
  await (await open()).send(ANA, aMessage({ template: { name: 'a', parameters: [given], linkEnd: null } }));
  const components = [{ type: 'body', parameters: [{ type: 'text', text: wanted }] }];
  expect(phones.lastCall('whatsapp')?.body).toMatchObject({ template: { components } });
});

test('a message without a template and a phone that is no number are left to other channels', async () => {
  const channel = await open();
  await expect(channel.send(ANA, aMessage({ template: null }))).rejects.toMatchObject({
    ...{ code: 'whatsapp_no_template', final: true, elsewhere: true },
  });
  expect(['', '55 1234 5678', '+52', ANA].map((phone) => channel.addressOf({ email: '', phone }))).toEqual([
    ...[null, null, null, ANA],
  ]);
});

test.each([
  ['a number that isn’t on WhatsApp', 131026, 400, { code: 'not_on_whatsapp', final: true, elsewhere: true }],
  ['a missing template', 132001, 404, { code: 'whatsapp_template_refused', final: false, elsewhere: true }],
  ['a paused template', 132015, 400, { code: 'whatsapp_template_refused', final: false, elsewhere: true }],
  ['a disabled template', 132016, 400, { code: 'whatsapp_template_refused', final: false, elsewhere: true }],
  ['wrong parameters', 132000, 400, { code: 'whatsapp_template_refused', final: false, elsewhere: true }],
  ['too many calls', 130429, 429, { code: 'whatsapp_rate_limited', elsewhere: false, retryAfterMs: 60_000 }],
  ['too many to one person', 131056, 429, { code: 'whatsapp_rate_limited', elsewhere: false, retryAfterMs: 60_000 }],
  ['an account over its rate', 80007, 400, { code: 'whatsapp_rate_limited', elsewhere: false, retryAfterMs: 900_000 }],
  ['a closed window', 131047, 400, { code: 'whatsapp_window_closed', final: true, elsewhere: true }],
  ['an unpaid bill', 131042, 400, { code: 'whatsapp_account_blocked', final: false, elsewhere: true }],
  ['a locked account', 131031, 403, { code: 'whatsapp_account_blocked', final: false, elsewhere: true }],
  ['a token that ended', 190, 401, { code: 'whatsapp_sign_in_refused', final: false, elsewhere: true }],
  ['a token without a permission', 200, 403, { code: 'whatsapp_sign_in_refused', final: false, elsewhere: true }],
  ['a person who stopped such messages', 131050, 400, { code: 'opted_out', final: true, elsewhere: true }],
  ['a message that Meta holds back', 131049, 400, { code: 'whatsapp_held_back', final: true, elsewhere: true }],
  ['a code that nobody knows', 999_999, 400, { code: 'whatsapp_refused', final: true, elsewhere: true }],
])('%s is distinguished', async (_, code, status, fault) => {
  refused(code, status);
  await expect((await open()).send(ANA, aMessage())).rejects.toMatchObject(fault);
});

test('a longer wait that Meta asks for is kept', async () => {
  refused(130429, 429, { 'retry-after': '3600' });
  await expect((await open()).send(ANA, aMessage())).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
});

test('a template that is paused is logged as an error with its name, and no line names a person', async () => {
  refused(132015);
  await expect((await open()).send(ANA, aMessage())).rejects.toThrow();
  refused(131026);
  await expect((await open()).send(ANA, aMessage())).rejects.toThrow();
  const errors = phones.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toMatchObject([{ code: 132015, template: 'papers_sent_back' }]);
  expect(phones.logged.join()).not.toMatch(/5512345678|Ana|tu INE|Bearer/);
});

test.each([
  ['a service that is down', { status: 503, body: {} }, 'whatsapp_unreachable'],
  [
    'an answer that breaks off',
    { status: 200, body: { messages: [{ id: 'wamid.1' }] }, cut: true },
    'whatsapp_broken_answer',
  ],
  ['an answer without an id', { status: 200, body: { messaging_product: 'whatsapp' } }, 'whatsapp_broken_answer'],
  ['the page of a proxy', { status: 200, body: '"hello"' }, 'whatsapp_broken_answer'],
])('%s may have sent the message, so only the caller tries again', async (_, answer, code) => {
  // A second call would be answered well.
  phones.script('whatsapp', answer);
  await expect((await open()).send(ANA, aMessage())).rejects.toMatchObject({ code, final: false, elsewhere: false });
});

test('a service that is slow times out', async () => {
  const slow = createServer(() => {});
  await new Promise<void>((ready) => slow.listen(0, '127.0.0.1', ready));
  const { whatsappChannel } = await import('./whatsapp.ts');
  const { openOutsideCalls } = await import('../../core/outside/outside-call.ts');
  const { createLog } = await import('../../core/log.ts');
  const log = createLog('silent');
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const channel = whatsappChannel({ url, token: 't', phoneNumberId: '1', timeoutMs: 50 }, openOutsideCalls(log), log);
  await expect(channel.send(ANA, aMessage())).rejects.toMatchObject({ code: 'whatsapp_timeout' });
  slow.closeAllConnections();
  slow.close();
});

test('an answer goes only to who wrote in the last 24 hours: text, up to three buttons, or a list of ten', async () => {
  const [channel, number] = [await open(), '+525587654321'];
  const reply = (count: number) => ({
    ...{ key: 'r', text: '¿Qué es esto?' },
    choices: Array.from({ length: count }, (_, n) => ({ id: `c${n}`, title: `Recibo número ${n} de la luz` })),
  });
  await expect(channel.reply?.(number, { key: 'r', text: 'Hola' })).rejects.toMatchObject({
    code: 'whatsapp_window_closed',
  });
  await sendFromWhatsApp(phones.state, phoneOf(phones.state, number), { text: 'Hola', file: null });
  await channel.reply?.(number, { key: 'r', text: 'a'.repeat(5000) });
  await channel.reply?.(number, reply(3));
  expect(phones.lastCall('whatsapp')?.body).toMatchObject({ interactive: { type: 'button' } });
  await channel.reply?.(number, reply(10));
  expect(phones.lastCall('whatsapp')?.body).toMatchObject({
    interactive: { type: 'list', action: { button: 'Ver opciones' } },
  });
  const [, long, three, ten] = bubbles(number);
  expect(long?.text).toHaveLength(4096);
  expect(three?.choices.map(({ title }) => title.length)).toEqual([20, 20, 20]);
  expect(ten?.choices).toHaveLength(10);
});

test('what a person sent is fetched with the token, up to a size', async () => {
  const channel = await open();
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80]);
  const file = keepFile(phones.state, { type: 'image/jpeg', name: 'a.jpg', bytes });
  expect(await channel.fetchMedia?.(file.id, 100)).toEqual(bytes);
  await expect(channel.fetchMedia?.(file.id, 4)).rejects.toMatchObject({ kind: 'broken_answer' });
  await expect(channel.fetchMedia?.('9', 100)).rejects.toMatchObject({ kind: 'refused' });
  await expect(channel.fetchMedia?.('../me', 100)).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  'https://elsewhere.example/file',
  'http://lookaside.fbsbx.com/file',
  'https://fbsbx.com.elsewhere.example/file',
  'https://user@elsewhere.example/#lookaside.fbsbx.com',
])('the token is not sent to %s', async (url) => {
  phones.script('whatsapp', { status: 200, path: '/v24.0/123', body: { url, mime_type: 'image/png', id: '123' } });
  await expect((await open()).fetchMedia?.('123', 100)).rejects.toThrow('foreign host');
});

test('a media that lies about its size or redirects elsewhere is refused', async () => {
  const file = keepFile(phones.state, { type: 'image/png', name: 'a', bytes: Buffer.alloc(10) });
  const long = { status: 200, path: '/media', body: 'x'.repeat(200) };
  phones.script('whatsapp', long, long, long);
  await expect((await open()).fetchMedia?.(file.id, 100)).rejects.toThrow('too large');
  phones.script('whatsapp', { status: 302, path: '/media', headers: { location: 'https://elsewhere.example/' } });
  await expect((await open()).fetchMedia?.(file.id, 100)).rejects.toMatchObject({ kind: 'refused', status: 302 });
});
