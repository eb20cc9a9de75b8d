import { afterAll, beforeEach, expect, test } from 'vitest';
import { keepFile, phoneOf } from '../../../sandbox/phone/chats.ts';
import { aMessage, messagesRules } from '../contracts/messages.ts';
import { startPhones } from './testing/test-phones.ts';

const phones = await startPhones();
afterAll(() => phones.stop());
beforeEach(() => {
  phones.state.clear();
  phones.logged.length = 0;
});

const ANA = '+15125550143';
const open = async (given?: Record<string, string>) => (await phones.open(given)).sms;
const refused = (code: number, status = 400, headers = {}) =>
  phones.script('twilio', { status, headers, body: { code, message: `about ${ANA}`, more_info: '', status } });

test.each(messagesRules)('sms: $says', async ({ holds }) => holds({ provider: await open(), address: ANA }));

test('a message is its short form, sent to the number, with an address for reports that names our key', async () => {
  const channel = await open({ PUBLIC_URL: 'https://volante.example' });
  const { messageId } = await channel.send(ANA, aMessage({ key: 'a key' }));
  expect(messageId).toMatch(/^SM[0-9a-f]{32}$/);
  expect(phones.lastCall('twilio')).toMatchObject({
    method: 'POST',
    path: expect.stringMatching(/^\/2010-04-01\/Accounts\/AC[0-9a-f]{32}\/Messages\.json$/),
    body: {
      ...{ To: ANA, From: '+15005550006', Body: 'Te toca, Ana: https://volante.example/m/abc' },
      StatusCallback: 'https://volante.example/api/webhooks/twilio/status?key=a%20key',
    },
  });
  expect(phoneOf(phones.state, ANA).sms.at(-1)?.text).toContain('Te toca, Ana');
});

test('a messaging service takes the place of a number', async () => {
  const TWILIO_MESSAGING_SERVICE_SID = `MG${'0'.repeat(32)}`;
  await (await open({ TWILIO_MESSAGING_SERVICE_SID })).send(ANA, aMessage());
  expect(phones.lastCall('twilio')?.body).toMatchObject({ MessagingServiceSid: TWILIO_MESSAGING_SERVICE_SID });
  expect(phones.lastCall('twilio')?.body).not.toHaveProperty('From');
});

test.each([
  ['a number that isn’t one', 21211, 400, { code: 'number_refused', final: true, elsewhere: true }],
  ['a landline', 21614, 400, { code: 'number_refused', final: true, elsewhere: true }],
  ['a person who sent STOP', 21610, 400, { code: 'opted_out', final: true, elsewhere: true }],
  ['a country that isn’t switched on', 21408, 400, { code: 'sms_account_blocked', final: false, elsewhere: true }],
  ['a wrong token', 20003, 401, { code: 'sms_sign_in_refused', final: false, elsewhere: true }],
  ['a suspended account', 20005, 403, { code: 'sms_account_blocked', final: false, elsewhere: true }],
  ['too many calls', 20429, 429, { code: 'sms_rate_limited', elsewhere: false, retryAfterMs: 60_000 }],
  ['a full queue', 21611, 400, { code: 'sms_rate_limited', elsewhere: false, retryAfterMs: 60_000 }],
  ['a code that nobody knows', 29_999, 400, { code: 'sms_refused', final: true, elsewhere: true }],
])('%s is distinguished', async (_, code, status, fault) => {
  refused(code, status);
  await expect((await open()).send(ANA, aMessage())).rejects.toMatchObject(fault);
  expect(phones.logged.join()).not.toMatch(/5125550143|Ana|Basic/);
});

test.each([
  ['a service that is down', { status: 503, body: {} }, 'sms_unreachable'],
  ['an answer that breaks off', { status: 201, body: { sid: 'SM' }, cut: true }, 'sms_broken_answer'],
  ['an answer without an id', { status: 201, body: { status: 'queued' } }, 'sms_broken_answer'],
])('%s may have sent the message, so only the caller tries again', async (_, answer, code) => {
  // A second call would be answered well.
  phones.script('twilio', answer);
  await expect((await open()).send(ANA, aMessage())).rejects.toMatchObject({ code, final: false, elsewhere: false });
});

test('an answer lists its choices, since there are no buttons', async () => {
  const choices = ['Recibo de luz', 'Otra cosa'].map((title) => ({ id: title, title }));
  await (await open()).reply?.(ANA, { key: 'r', text: '¿Qué es esto?', choices });
  expect(phoneOf(phones.state, ANA).sms.at(-1)?.text).toBe('¿Qué es esto?\n- Recibo de luz\n- Otra cosa');
});

test('what a person sent is fetched with the token, up to a size', async () => {
  const channel = await open();
  const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80]);
  const id = `MM${'0'.repeat(32)}/ME${keepFile(phones.state, { type: 'image/jpeg', name: 'a', bytes }).id}`;
  expect(await channel.fetchMedia?.(id, 100)).toEqual(bytes);
  await expect(channel.fetchMedia?.(id, 3)).rejects.toMatchObject({ kind: 'broken_answer' });
  for (const wrong of ['https://elsewhere.example/a', '../../x', 'MM1/ME1/more'])
    await expect(channel.fetchMedia?.(wrong, 100), wrong).rejects.toMatchObject({ kind: 'refused' });
});

test('a redirect is followed to Twilio’s store only', async () => {
  for (const location of ['https://elsewhere.example/a', 'http://mms.twiliocdn.com/a', '/somewhere']) {
    phones.script('twilio', { status: 307, headers: { location } });
    await expect((await open()).fetchMedia?.('MM1/ME1', 100), location).rejects.toThrow('foreign host');
  }
});
