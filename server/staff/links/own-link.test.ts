import { expect, test } from 'vitest';
import { startDevices } from '../../devices/testing/test-devices.ts';
import { hire } from '../testing/test-staff.ts';
import { revokeUnopened } from './mail-link.ts';

const { at, browser, filled, post, query, server } = await startDevices();
const DAY = 24 * 3600;
const send = (who: ReturnType<typeof browser>, requestId: string, channel = 'email') =>
  who.call(requestId, 'POST', '/link/send', { channel });

test('a driver who stops has the link sent to the address they stored, and it is in the timeline without the address', async () => {
  at(0);
  const { requestId, applicationId, phone } = await filled();
  const offered = await phone.call(requestId, 'GET', '/link/channels');
  expect(offered.data.channels).toEqual([{ channel: 'email', to: 'm•••' }]);
  expect((await send(phone, requestId)).status).toBe(200);
  await post.deliverDue();
  const [mail, ...more] = post.mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Con este enlace sigues tu solicitud donde la dejaste');
  expect(mail?.text).toMatch(/\/m\/[\w-]{22}\n/);
  const events = await query(
    `select by, details from application_events where application_id = $1 and kind = 'link_sent'`,
    [applicationId],
  );
  expect(events).toEqual([{ by: 'applicant', details: { channel: 'email' } }]);
});

test('two presses are one message, and a day has five', async () => {
  at(0);
  const { requestId, phone } = await filled();
  await Promise.all([send(phone, requestId), send(phone, requestId)]);
  expect(await post.deliveries()).toHaveLength(1);
  const answers = [];
  for (let n = 1; n < 6; n++) {
    at(n * 61);
    answers.push((await send(phone, requestId)).code);
  }
  expect(answers.filter((code) => code === 'rate_limited').length).toBeGreaterThan(0);
  expect((await post.deliveries()).length).toBeLessThanOrEqual(5);
});

test('a device that proved nothing neither learns where the link could be sent, nor sends it', async () => {
  at(0);
  const { requestId } = await filled();
  const strange = browser('198.51.100.7');
  expect((await strange.call(requestId, 'GET', '/link/channels')).code).toBe('device_not_proved');
  expect((await send(strange, requestId)).code).toBe('device_not_proved');
  expect(await post.deliveries()).toEqual([]);
});

test('an address that staff gave isn’t the driver’s: nothing is sent there, and other channels are refused', async () => {
  at(0);
  const ana = await hire(server, 'advisor', 'Ana');
  const made = await ana.call('POST', '/links', { country: 'mx', firstName: 'Luis', email: 'luis@example.com' });
  const requestId = made.data.url.split('/').at(-1);
  const phone = browser();
  expect((await phone.call(requestId, 'GET', '/link/channels')).data.channels).toEqual([]);
  for (const channel of ['email', 'sms']) expect((await send(phone, requestId, channel)).code).toBe('conflict_error');
  expect((await send(phone, requestId, 'pigeon')).code).toBe('unprocessable_error');
});

test('a link that its driver sent to themselves isn’t revoked because nobody opened the message', async () => {
  at(0);
  const { requestId, phone } = await filled();
  await send(phone, requestId);
  await post.deliverDue();
  at(15 * DAY);
  await revokeUnopened(server.deps);
  expect((await phone.call(requestId, 'GET', '')).status).toBe(200);
});
