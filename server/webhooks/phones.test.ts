import { afterAll, expect, test } from 'vitest';
import { keepFile, phoneOf } from '../../sandbox/phone/chats.ts';
import { sendFromSms, twilio } from '../../sandbox/phone/twilio.ts';
import { sendFromWhatsApp, whatsapp } from '../../sandbox/phone/whatsapp.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { aMessage } from '../providers/contracts/messages.ts';
import type { DeliveryReport, IncomingMessage } from '../providers/messages/messages.ts';
import { startTestApp } from '../testing/test-app.ts';
import { findFreePort } from '../testing/test-free-port.ts';

const port = await findFreePort();
const productUrl = `http://127.0.0.1:${port}`;
const sandbox = await startSandbox({ parts: [whatsapp, twilio], port: 0, productUrl });
const { state } = sandbox;
const reports: DeliveryReport[] = [];
const messages: IncomingMessage[] = [];
const server = await startTestApp({
  settings: { PUBLIC_URL: productUrl, ...whatsapp.settings?.(state), ...twilio.settings?.(state) },
  noteDelivery: async (report) => void reports.push(report),
  noteIncoming: async (message) => void messages.push(message),
});
await server.app.listen({ port, host: '127.0.0.1' });
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});

const channelOf = (name: string) => server.deps.messages.channels.find((channel) => channel.name === name)!;
const phone = phoneOf(state, '+525512345678');

test.each(['whatsapp', 'sms'])(
  'what is sent by %s arrives on the phone, and comes back as reports with our key',
  async (name) => {
    const { messageId } = await channelOf(name).send(phone.number, aMessage({ key: `${name} key` }));
    const states = () => reports.filter((report) => report.messageId === messageId).map((report) => report.state);
    await expect.poll(states, { timeout: 10_000 }).toEqual(['sent', 'delivered']);
    expect(reports.at(-1)).toMatchObject({ channel: name, key: `${name} key`, reason: null });
  },
);

test.each([
  ['whatsapp', sendFromWhatsApp, '+5215512345678'],
  ['sms', sendFromSms, '+525512345678'],
] as const)('a picture sent by %s is handed over, and can be fetched', async (name, send, from) => {
  const bytes = Buffer.from([0x89, 0x50, 0x00, 0xff]);
  await send(state, phone, { text: 'mi recibo', file: keepFile(state, { type: 'image/png', name: 'a.png', bytes }) });
  const message = () => messages.findLast(({ channel }) => channel === name);
  await expect
    .poll(message, { timeout: 10_000 })
    .toMatchObject({ from, text: 'mi recibo', media: { type: 'image/png' } });
  expect(await channelOf(name).fetchMedia?.(message()!.media!.id, 1000)).toEqual(bytes);
});
