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
