import { expect, test } from 'vitest';
import { transaction } from '../core/database/transaction.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import type { Opened } from '../testing/application.ts';
import { queueReply, sendReply } from './reply.ts';
import * as store from './store.ts';
import { newPhone, startChat, writtenTo } from './testing/test-chat.ts';

const { whatsapp, server, chat } = await startChat();

async function queue({ applicationId }: Opened): Promise<string> {
  await transaction(server.deps, async (trx) => {
    const conversation = await store.selectConversation(trx, applicationId);
    await queueReply(server.deps, trx, conversation!, { text: 'Ya casi' });
  });
  const [row] = await server.query(
    `select id from conversation_messages where application_id = $1 and text = 'Ya casi'`,
    [applicationId],
  );
  return row?.id;
}

test('an answer that may have been accepted is not sent again, and a report finds it by its key', async () => {
  const application = await writtenTo(server);
  const id = await queue(application);
  whatsapp.fault = new DeliveryFault('whatsapp_timeout', { maybeSent: true });
  await sendReply(server.deps, id);
  whatsapp.fault = null;
  await sendReply(server.deps, id);
  expect(whatsapp.replies).toEqual([]);
  const shown = async () => (await chat.messages(application)).find((message) => message.id === id);
  expect(await shown()).toMatchObject({ state: 'failed', reason: 'maybe_sent' });
  const report = {
    channel: 'whatsapp',
    messageId: 'wamid.late',
    key: id,
    reason: null,
    at: server.deps.now(),
  } as const;
  await server.deps.noteDelivery({ ...report, state: 'delivered' });
  expect(await shown()).toMatchObject({ state: 'delivered', reason: null, provider_id: 'wamid.late' });
});

test('an answer whose process was killed while handing it over is not sent again, and counts as failed without a report', async () => {
  const application = await writtenTo(server);
  const id = await queue(application);
  // Its job is running, so it isn't queued any more. The channel took the answer, and nothing after that was recorded.
  await server.query(`delete from pgboss.job where name = 'send-reply' and data ->> 'id' = $1`, [id]);
  whatsapp.fault = new Error('killed');
  await expect(sendReply(server.deps, id)).rejects.toThrow('killed');
  whatsapp.fault = null;
  const shown = async () => (await chat.messages(application)).find((message) => message.id === id);
  await Promise.all([sendReply(server.deps, id), sendReply(server.deps, id)]);
  expect([whatsapp.replies, (await shown())?.state]).toEqual([[], 'waiting']);
  const later = await server.query(
    `select extract(epoch from start_after - created_on)::int as s from pgboss.job
     where name = 'send-reply' and data ->> 'id' = $1 and start_after > created_on`,
    [id],
  );
  expect(later).toEqual([{ s: 600 }]);
  server.setNow('2026-11-21T18:10:00Z');
  await sendReply(server.deps, id);
  expect([whatsapp.replies, await shown()]).toEqual([
    [],
    expect.objectContaining({ state: 'failed', reason: 'maybe_sent' }),
  ]);
});

test('an answer that surely wasn’t accepted is tried again', async () => {
  const application = await writtenTo(server);
  const id = await queue(application);
  whatsapp.fault = new DeliveryFault('unreachable');
  await expect(sendReply(server.deps, id)).rejects.toThrow();
  whatsapp.fault = null;
  await Promise.all([sendReply(server.deps, id), sendReply(server.deps, id)]);
  expect(whatsapp.replies).toHaveLength(1);
});

test('a report that is faster than the answer is kept', async () => {
  const application = await writtenTo(server);
  const id = await queue(application);
  const report = {
    channel: 'whatsapp',
    messageId: `sent.${id}`,
    key: id,
    reason: null,
    at: server.deps.now(),
  } as const;
  await server.deps.noteDelivery({ ...report, state: 'delivered' });
  await server.deps.noteDelivery({ ...report, state: 'read' });
  const row = (await chat.messages(application)).find((message) => message.id === id);
  expect(row).toMatchObject({ state: 'read', provider_id: `sent.${id}` });
});

test('an answer that waits while the driver says STOP is not sent', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  const id = await queue(application);
  server.setNow('2026-11-21T18:01:00Z');
  await chat.write(phone, { text: 'BAJA' });
  await sendReply(server.deps, id);
  expect(whatsapp.replies).toEqual([]);
  const row = (await chat.messages(application)).find((message) => message.id === id);
  expect(row).toMatchObject({ state: 'failed', reason: 'opted_out' });
});
