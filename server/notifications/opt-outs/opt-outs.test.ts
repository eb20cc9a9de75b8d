import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestPath } from '../../testing/calls.ts';
import { NOON, openPhones } from '../testing/test-phones.ts';

const phones = await openPhones();
const { server, sent, driver, queue, deliverDue, deliveryOf } = phones;
afterAll(server.close);
const phone = '+525512345678';
const says = (text: string, channel: 'whatsapp' | 'sms' = 'sms', from = phone) =>
  server.deps.noteIncoming({
    channel,
    messageId: `in ${text} ${Math.random()}`,
    from,
    at: server.deps.now(),
    text,
    choice: null,
    media: null,
  });

beforeEach(async () => {
  server.setNow(NOON);
  sent.length = 0;
  await server.database.pool.query('delete from message_opt_outs');
});

test('STOP holds for every application with the phone, however it is written, until START; the next channel is used', async () => {
  const [mailed, other] = [await driver({ agrees: false }), await driver({ agrees: false, email: '' })];
  await says(' Alto. ', 'sms', '+5215512345678');
  await queue(mailed);
  const by = await queue(other);
  await deliverDue();
  expect(phones.channels()).toEqual(['email']);
  expect(await deliveryOf(by)).toMatchObject({ state: 'by_hand', reason: 'opted_out' });
  await says('alto a la corrupción');
  await says('START');
  await queue(other);
  await deliverDue();
  expect(phones.channels()).toEqual(['email', 'sms']);
});

test('STOP on WhatsApp ends with an agreement that is given after it, also by whoever has the number now', async () => {
  const before = await driver();
  server.setNow('2026-11-25T19:00:00Z');
  await says('BAJA', 'whatsapp');
  await queue(before);
  await deliverDue();
  expect(phones.channels()).toEqual(['sms']);
  server.setNow('2026-11-25T20:00:00Z');
  const after = await driver();
  await queue(after);
  await queue(before);
  await deliverDue();
  expect(phones.channels()).toEqual(['sms', 'whatsapp', 'sms']);
});

test('the wish outlives an erasure, and is kept without the number', async () => {
  const person = await driver({ agrees: false, email: '' });
  await says('stop');
  await server.database.pool.query('delete from applications where id = $1', [person.applicationId]);
  const { rows } = await server.database.pool.query('select * from message_opt_outs');
  expect(rows).toMatchObject([{ channel: 'sms' }]);
  expect(JSON.stringify(rows)).not.toContain('5512345678');
  const next = await driver({ agrees: false, email: '' });
  expect(await queue(next)).toBeTruthy();
  await deliverDue();
  expect(sent).toEqual([]);
});

test('a consent that the driver withdraws in their file ends WhatsApp at once, and leaves staff nothing to do', async () => {
  const { cookie, ...person } = await driver();
  const path = `${requestPath(person.requestId)}/file/withdrawals`;
  expect((await server.call('POST', path, { kind: 'whatsapp' }, { cookie })).data).toEqual({ withdrawn: true });
  await queue({ ...person, cookie });
  await deliverDue();
  expect(phones.channels()).toEqual(['sms']);
  expect((await server.database.pool.query('select 1 from privacy_requests')).rows).toEqual([]);
});

test('a mail is stopped by a page that asks first, since previews open every link', async () => {
  const person = await driver({ phone: '' });
  await queue(person);
  await deliverDue();
  const [, stop = ''] = /(\/m\/[\w-]{22}\/stop)/.exec(sent[0]?.message.text ?? '') ?? [];
  expect(sent[0]?.message.html).toContain(stop);
  const page = await server.app.inject(stop);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<form method="post"><button>Ya no quiero correos</button>');
  await queue(person);
  await deliverDue();
  expect(sent).toHaveLength(2);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en-US' };
  const done = await server.app.inject({ method: 'POST', url: stop, headers, payload: '' });
  expect(done.body).toContain('We won’t e-mail you anymore');
  const last = await queue(person);
  await deliverDue();
  expect(sent).toHaveLength(2);
  expect(await deliveryOf(last)).toMatchObject({ state: 'by_hand', reason: 'opted_out' });
  expect((await server.app.inject({ method: 'POST', url: '/m/AAAAAAAAAAAAAAAAAAAAAA/stop', headers })).statusCode).toBe(
    404,
  );
});
