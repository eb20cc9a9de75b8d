import { afterAll, beforeEach, expect, test } from 'vitest';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { deliver, sweepDeliveries } from '../deliver.ts';
import { NOON, openPhones } from '../testing/test-phones.ts';

const phones = await openPhones({ MESSAGE_PRICES: 'whatsapp:0.3,sms:0.9' });
const { server, sent, answers, driver, queue, deliverDue, deliveryOf, attemptsOf, report, minutesLater } = phones;
afterAll(server.close);
beforeEach(() => {
  server.setNow(NOON);
  sent.length = 0;
  for (const channel of ['whatsapp', 'sms', 'email'] as const) delete answers[channel];
});

const refuse =
  (code: string, details = {}) =>
  () => {
    throw new DeliveryFault(code, details);
  };
const notThere = refuse('not_on_whatsapp', { final: true, elsewhere: true });
const states = async (id: string) =>
  (await attemptsOf(id)).map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' '));

test('WhatsApp first, but only with an agreement; then SMS, then mail', async () => {
  const [agreed, not, mailOnly] = [await driver(), await driver({ agrees: false }), await driver({ phone: '' })];
  for (const person of [agreed, not, mailOnly]) await queue(person);
  await deliverDue();
  expect(phones.channels()).toEqual(['whatsapp', 'sms', 'email']);
  expect(sent[0]?.message.template).toMatchObject({
    name: 'volante_application_sent',
    parameters: ['Gracias por enviarla.'],
  });
  expect(sent[1]?.message.short).toMatch(/^Volante: Recibimos .* http:\/\/\S+\/m\/[\w-]{22} Responde ALTO/);
});

test('an agreement to WhatsApp doesn’t hold for a number that staff typed instead', async () => {
  const person = await driver();
  await server.database.pool.query(
    `update personal_data set phone = '+525587654321', addresses_by_staff = '{phone}' where application_id = $1`,
    [person.applicationId],
  );
  await queue(person);
  await deliverDue();
  expect(phones.channels()).toEqual(['sms']);
});

test('who can’t be reached by one channel is sent the message by the next at once; by none: staff have to', async () => {
  answers.whatsapp = notThere;
  const id = await queue(await driver());
  await deliverDue();
  expect(phones.channels()).toEqual(['sms']);
  expect(await states(id)).toEqual(['whatsapp failed not_on_whatsapp', 'sms sent']);
  answers.sms = refuse('number_refused', { final: true, elsewhere: true });
  const alone = await queue(await driver({ email: '' }));
  await deliverDue();
  expect(await deliveryOf(alone)).toMatchObject({ state: 'by_hand', reason: 'number_refused' });
  // Staff have it sent anew.
  delete answers.sms;
  const { retryDelivery } = await import('../by-hand.ts');
  await retryDelivery(server.deps, alone, { kind: 'staff', id: 'test' });
  await deliverDue();
  expect(await deliveryOf(alone)).toMatchObject({ state: 'sent', channel: 'sms' });
});

test('a report of failure sends it on at once, and what comes late, twice, forged or from the past changes nothing', async () => {
  const id = await queue(await driver());
  await deliverDue();
  const messageId = sent[0]!.messageId!;
  await report({ messageId: 'whatsapp-of-somebody-else', state: 'failed' });
  await report({ messageId, channel: 'sms', state: 'failed' });
  await report({ messageId: 'x', key: "'; drop table deliveries", state: 'failed' });
  expect(await states(id)).toEqual(['whatsapp sent']);
  await report({ messageId, state: 'failed', reason: 'not_on_whatsapp' });
  await report({ messageId, state: 'failed', reason: 'not_on_whatsapp' });
  await deliverDue();
  await report({ messageId, state: 'delivered' });
  expect(await states(id)).toEqual(['whatsapp failed not_on_whatsapp', 'sms sent']);
  expect(phones.channels()).toEqual(['whatsapp', 'sms']);

  const read = await queue(await driver());
  await deliverDue();
  const later = sent.at(-1)!.messageId!;
  for (const state of ['read', 'delivered', 'failed', 'sent'] as const) await report({ messageId: later, state });
  await deliverDue();
  expect(await states(read)).toEqual(['whatsapp read']);
  expect(await deliveryOf(read)).toMatchObject({ state: 'sent', channel: 'whatsapp' });
});

test('a failure that is reported before its acceptance was recorded is found ten minutes later', async () => {
  const id = await queue(await driver());
  await deliverDue();
  // What is left of it: the delivery was still waiting, so the report couldn't have it sent on.
  await server.database.pool.query(`update delivery_attempts set state = 'failed' where delivery_id = $1`, [id]);
  minutesLater(10);
  for (let again = 0; again < 2; again++) {
    await sweepDeliveries(server.deps);
    await deliverDue();
  }
  expect(await states(id)).toEqual(['whatsapp failed', 'sms sent']);
  expect(sent.filter(({ message }) => message.key === id).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms']);
});

test('a clock ahead of ours writes nothing into the future', async () => {
  const id = await queue(await driver());
  await deliverDue();
  await report({ messageId: sent[0]!.messageId!, state: 'delivered', at: new Date('2031-01-01T00:00:00Z') });
  expect((await attemptsOf(id))[0]?.at).toEqual(server.deps.now());
});

test('what isn’t delivered within ten minutes goes by the next channel, once, and never after it was delivered', async () => {
  const [slow, fast] = [await queue(await driver()), await queue(await driver())];
  await deliverDue();
  await report({ messageId: sent[1]!.messageId!, state: 'delivered' });
  minutesLater(9);
  await sweepDeliveries(server.deps);
  await deliverDue();
  expect(sent).toHaveLength(2);
  minutesLater(1);
  for (let again = 0; again < 2; again++) {
    await sweepDeliveries(server.deps);
    await deliverDue();
  }
  expect(phones.channels()).toEqual(['whatsapp', 'whatsapp', 'sms']);
  expect(await states(slow)).toEqual(['whatsapp sent', 'sms sent']);
  expect(await states(fast)).toEqual(['whatsapp delivered']);

  // Delivered after all, before the next channel has its turn.
  const third = await queue(await driver());
  await deliverDue();
  minutesLater(10);
  await sweepDeliveries(server.deps);
  await report({ messageId: sent.at(-1)!.messageId!, state: 'delivered' });
  await deliverDue();
  expect(await states(third)).toEqual(['whatsapp delivered']);
  expect(await deliveryOf(third)).toMatchObject({ state: 'sent', channel: 'whatsapp' });

  // With no other channel it may still arrive.
  const lonely = await queue(await driver({ email: '' }));
  answers.sms = refuse('number_refused', { final: true, elsewhere: true });
  await deliverDue();
  minutesLater(10);
  await sweepDeliveries(server.deps);
  await deliverDue();
  expect(await deliveryOf(lonely)).toMatchObject({ state: 'sent', channel: 'whatsapp' });
});

test('killed between handing over and recording: WhatsApp gets nothing twice, and the report finds the message by our key', async () => {
  const hang = () => new Promise<void>(() => {});
  for (const isReported of [true, false]) {
    sent.length = 0;
    let handedOver = 0;
    answers.whatsapp = () => {
      handedOver++;
      return hang();
    };
    const id = await queue(await driver());
    void deliver(server.deps, id);
    await expect.poll(() => handedOver).toBe(1);
    // The lease of the killed process is over.
    minutesLater(6);
    await deliverDue();
    expect([handedOver, sent.length]).toEqual([1, 0]);
    if (isReported) await report({ messageId: `wamid-${id}`, key: id, state: 'delivered' });
    minutesLater(6);
    await deliverDue();
    expect(handedOver).toBe(1);
    expect(phones.channels()).toEqual(isReported ? [] : ['sms']);
    const channel = isReported ? 'whatsapp' : 'sms';
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', channel });
  }
});

test('no answer from WhatsApp may mean that it was sent, so the next channel waits for a report', async () => {
  answers.whatsapp = refuse('whatsapp_timeout', { maybeSent: true });
  const id = await queue(await driver());
  await deliverDue();
  expect(await states(id)).toEqual(['whatsapp sending whatsapp_timeout']);
  minutesLater(10);
  await deliverDue();
  expect(phones.channels()).toEqual(['sms']);
});

test('two processes at once hand a message over once', async () => {
  const id = await queue(await driver());
  await Promise.all([deliver(server.deps, id), deliver(server.deps, id), deliver(server.deps, id)]);
  expect(sent).toHaveLength(1);
});

test('a report that is faster than the answer counts: delivered ends it, failed sends it on', async () => {
  for (const state of ['delivered', 'failed'] as const) {
    sent.length = 0;
    answers.whatsapp = ({ key }) => report({ messageId: `early-${key}`, key, state, reason: 'not_on_whatsapp' });
    const id = await queue(await driver());
    await deliverDue();
    expect(phones.channels()).toEqual(state === 'delivered' ? ['whatsapp'] : ['whatsapp', 'sms']);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
  }
});

test('a provider down for a day: the next channel after ten minutes; with all of them down, staff after two days', async () => {
  answers.whatsapp = refuse('whatsapp_unreachable');
  const id = await queue(await driver());
  for (let minute = 0; minute <= 12; minute++) {
    await deliverDue();
    minutesLater(1);
  }
  expect(await states(id)).toEqual(['whatsapp failed whatsapp_unreachable', 'sms sent']);
  answers.sms = refuse('sms_unreachable');
  answers.email = refuse('mail_server_unreachable');
  const lost = await queue(await driver());
  for (let hours = 0; hours < 60; hours++) {
    for (let minute = 0; minute < 60; minute += 5) {
      await deliverDue();
      minutesLater(5);
    }
    if ((await deliveryOf(lost)).state !== 'waiting') break;
  }
  expect(await deliveryOf(lost)).toMatchObject({ state: 'by_hand', reason: 'mail_server_unreachable' });
  expect(sent.filter(({ message }) => message.key === lost)).toEqual([]);
});

test('an erasure while a message is under way: nothing of it is left, and nothing more is sent', async () => {
  let release = () => {};
  let handedOver = false;
  answers.whatsapp = () =>
    new Promise<void>((resolve) => {
      handedOver = true;
      release = resolve;
    });
  const person = await driver();
  const id = await queue(person);
  const waiting = await queue(person);
  const running = deliver(server.deps, id);
  await expect.poll(() => handedOver).toBe(true);
  await server.database.pool.query('delete from applications where id = $1', [person.applicationId]);
  release();
  await running;
  await report({ messageId: sent[0]!.messageId!, state: 'failed' });
  await deliver(server.deps, waiting);
  expect(sent).toHaveLength(1);
  expect(await attemptsOf(id)).toEqual([]);
  expect(server.logged.join('')).not.toContain('+5255');
});

test('staff see what became of it on each channel, and how many went out, also of who was erased', async () => {
  const rita = await hire(server, 'reviewer', 'Rita');
  answers.whatsapp = notThere;
  answers.sms = refuse('number_refused', { final: true, elsewhere: true });
  const person = await driver({ email: '' });
  const id = await queue(person);
  await deliverDue();
  const attempts = [
    { channel: 'whatsapp', state: 'failed', reason: 'not_on_whatsapp' },
    { channel: 'sms', state: 'failed', reason: 'number_refused' },
  ];
  expect((await rita.call('GET', `/messages/${id}`)).data.attempts).toEqual(attempts);
  const { data } = await rita.call('GET', `/applications/${person.applicationId}/timeline`);
  const message = data.items.find(({ kind }: { kind: string }) => kind === 'message');
  expect(message.details).toEqual({ kind: 'application_sent', state: 'by_hand', attempts });

  await server.database.pool.query('delete from message_counts');
  delete answers.sms;
  const other = await driver();
  await queue(other);
  await deliverDue();
  await server.database.pool.query('delete from applications where id = $1', [other.applicationId]);
  const report = await rita.call('GET', '/reports/messages?from=2026-11-01&to=2026-11-30&country=mx');
  expect(report.data.rows).toEqual([
    { month: '2026-11', country: 'mx', kind: 'application_sent', channel: 'sms', count: 1, cost: 0.9 },
  ]);
  const csv = await rita.call('GET', '/reports/messages.csv?from=2026-11-01&to=2026-11-30');
  expect(csv.body).toContain('2026-11,mx,application_sent,sms,1,0.9');
});
