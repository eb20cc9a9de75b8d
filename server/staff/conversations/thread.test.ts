import type { Conversation, ConversationRow } from '@volante/contract/staff/conversations/calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  chatOf,
  incoming,
  newPhone,
  openWithPhone,
  testWhatsApp,
  writtenTo,
} from '../../conversations/testing/test-chat.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';

const whatsapp = testWhatsApp();
const server = await startTestApp({ messages: { channels: [whatsapp] } });
afterAll(server.close);
const chat = chatOf(server, whatsapp);
server.setNow('2026-11-21T18:00:00Z');
const [eva, ada] = [await hire(server, 'reviewer'), await hire(server, 'advisor')];
beforeEach(() => {
  whatsapp.replies.length = 0;
  whatsapp.sent.length = 0;
  whatsapp.fault = null;
  server.setNow('2026-11-21T18:00:00Z');
});
const of = ({ applicationId }: { applicationId: string }, rest = '') =>
  `/applications/${applicationId}/conversation${rest}`;
const read = async (application: { applicationId: string }, who = eva): Promise<Conversation> =>
  (await who.call('GET', of(application))).data;

test('an answer within 24 hours is sent as typed, and its delivery is shown, whatever the order of the reports', async () => {
  const application = await writtenTo(server);
  const { status, data } = await ada.call('POST', of(application, '/messages'), { text: '  ¡Hola!\n¿Qué tal?' });
  expect([status, data.messages.at(-1).state, data.waitingSince]).toEqual([200, 'waiting', null]);
  await chat.sendWaiting();
  expect(whatsapp.replies.map(({ text }) => text)).toEqual(['  ¡Hola!\n¿Qué tal?']);
  const [, mine] = await chat.messages(application);
  const report = { channel: 'whatsapp', messageId: mine?.provider_id, at: new Date(), reason: null } as const;
  for (const state of ['read', 'delivered', 'sent', 'read'] as const)
    await server.deps.noteDelivery({ ...report, state });
  expect((await read(application)).messages.at(-1)).toMatchObject({ state: 'read', by: { id: ada.me.account.id } });
});

test('after 24 hours an answer goes inside the template, in one line', async () => {
  const application = await writtenTo(server);
  server.setNow('2026-11-22T18:00:01Z');
  // The session of the day before is over.
  const late = await hire(server, 'reviewer');
  const long = await late.call('POST', of(application, '/messages'), { text: 'a'.repeat(901) });
  expect([long.status, long.errors[0].path]).toEqual([422, 'text']);
  await late.call('POST', of(application, '/messages'), { text: 'Uno\n\n dos {{3}}' });
  await chat.sendWaiting();
  expect(whatsapp.replies).toEqual([]);
  expect(whatsapp.sent.map(({ template }) => template)).toEqual([
    { name: 'staff_message', parameters: ['Ana', 'Volante', 'Uno dos {{3}}'], linkEnd: null },
  ]);
});

test('a provider that is down keeps the answer waiting; one that refuses it ends it', async () => {
  const application = await writtenTo(server);
  await eva.call('POST', of(application, '/messages'), { text: 'Hola' });
  whatsapp.fault = new DeliveryFault('unreachable');
  await expect(chat.sendWaiting()).rejects.toThrow();
  expect((await read(application)).messages.at(-1)?.state).toBe('waiting');
  whatsapp.fault = new DeliveryFault('blocked', { final: true });
  await chat.sendWaiting();
  expect((await read(application)).messages.at(-1)).toMatchObject({ state: 'failed', reason: 'blocked' });
});

test('nobody is written to who never wrote, or who asked for no more messages', async () => {
  const [silent, phone] = [await openWithPhone(server), newPhone()];
  const stopped = await writtenTo(server, phone);
  await chat.write(phone, { text: 'STOP' });
  await chat.takeAll();
  for (const application of [silent, stopped]) {
    const { status, code } = await eva.call('POST', of(application, '/messages'), { text: 'Hola' });
    expect([status, code]).toEqual([409, 'conflict_error']);
  }
});

test('the list shows who waits, longest first, until somebody answers or says that nothing has to be', async () => {
  const first = await writtenTo(server);
  server.setNow('2026-11-21T18:05:00Z');
  const second = await writtenTo(server);
  const listed = async (show: string): Promise<string[]> => {
    const { data } = await eva.call('GET', `/conversations?show=${show}&limit=100`);
    return data.items.map(({ applicationId }: { applicationId: string }) => applicationId);
  };
  const both = [first.applicationId, second.applicationId];
  expect((await listed('waiting')).filter((id) => both.includes(id))).toEqual(both);
  expect((await listed('all')).filter((id) => both.includes(id))).toEqual(both.reverse());
  await eva.call('POST', of(first, '/messages'), { text: 'Hola' });
  await eva.call('POST', of(second, '/settled'));
  expect((await listed('waiting')).filter((id) => both.includes(id))).toEqual([]);
  await eva.call('PUT', `/applications/${first.applicationId}/assignee`, { from: null, to: eva.me.account.id });
  expect(await listed('mine')).toEqual([first.applicationId]);
});

test('the list and the application say who wrote last and when, and the list how the message begins', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  const listed = async () => {
    const { data } = await eva.call('GET', '/conversations?show=all&limit=100');
    return data.items.find(({ applicationId }: ConversationRow) => applicationId === application.applicationId).last;
  };
  const shown = async () => (await ada.call('GET', `/applications/${application.applicationId}`)).data.conversation;
  const first = { at: '2026-11-21T18:00:00.000Z', by: null };
  expect(await listed()).toEqual({ ...first, text: 'Buenas', file: null });
  expect(await shown()).toEqual({ last: first, waitingSince: '2026-11-21T18:00:00.000Z' });
  server.setNow('2026-11-21T18:02:00Z');
  const { account } = ada.me;
  await ada.call('POST', of(application, '/messages'), { text: 'á'.repeat(300) });
  const second = { at: '2026-11-21T18:02:00.000Z', by: { id: account.id, name: account.name } };
  expect(await listed()).toEqual({ ...second, text: 'á'.repeat(120), file: null });
  expect(await shown()).toEqual({ last: second, waitingSince: null });
  // Providers say the second only, so a message of the same one is the last although our clock is ahead.
  server.setNow('2026-11-21T18:02:00.500Z');
  await ada.call('POST', of(application, '/messages'), { text: 'Va' });
  await server.deps.noteIncoming(incoming(phone, { text: 'Ya' }, new Date('2026-11-21T18:02:00Z')));
  expect([(await listed()).text, (await read(application)).messages.at(-1)?.text]).toEqual(['Ya', 'Ya']);
  server.setNow('2026-11-21T18:03:00Z');
  await chat.sendFile(phone, Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200)]), 'audio/ogg; codecs=opus');
  expect((await listed()).file).toBe('recording');
  // An automatic answer leaves what the driver said in sight.
  server.setNow('2026-11-21T18:04:00Z');
  await ada.call('POST', of(application, '/messages'), { text: 'Gracias' });
  expect((await listed()).text).toBe('Gracias');
  await server.query(`update conversation_messages set author = 'server', account_id = null where text = 'Gracias'`);
  expect((await listed()).file).toBe('recording');
});

test('an application whose driver never wrote has no conversation, and one that was moved away no last message', async () => {
  const phone = newPhone();
  const older = await openWithPhone(server, phone);
  const conversationOf = async ({ applicationId }: typeof older) =>
    (await eva.call('GET', `/applications/${applicationId}`)).data.conversation;
  expect(await conversationOf(older)).toBeNull();
  const newer = await writtenTo(server, phone);
  await eva.call('POST', of(newer, '/move'), { to: older.applicationId });
  expect(await conversationOf(older)).toMatchObject({ last: { by: null } });
  expect((await conversationOf(newer))?.last ?? null).toBeNull();
});

test('the list is given in pages without gaps', async () => {
  for (let n = 0; n < 3; n++) await writtenTo(server);
  const all = (await eva.call('GET', '/conversations?show=all&limit=100')).data.items;
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data }: { data: { items: { applicationId: string }[]; next: string | null } } = await eva.call(
      'GET',
      `/conversations?show=all&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    paged.push(...data.items.map(({ applicationId }) => applicationId));
    cursor = data.next;
  }
  expect(paged).toEqual(all.map(({ applicationId }: { applicationId: string }) => applicationId));
});

test('a message is unread until somebody has seen it', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  await chat.write(phone, { text: 'Otra' });
  expect((await read(application)).unread).toBe(2);
  await ada.call('POST', of(application, '/seen'));
  expect((await read(application)).unread).toBe(0);
  server.setNow('2026-11-21T18:01:00Z');
  await chat.write(phone, { text: 'Y otra' });
  expect((await read(application)).unread).toBe(1);
});

test('a reviewer moves a conversation to another application with the same phone, where the next messages go', async () => {
  const phone = newPhone();
  const older = await openWithPhone(server, phone);
  const newer = await writtenTo(server, phone);
  const stranger = await openWithPhone(server);
  const move = (to: string, who = eva) => who.call('POST', of(newer, '/move'), { to });
  expect((await move(older.applicationId, ada)).status).toBe(403);
  expect((await move(stranger.applicationId)).code).toBe('conflict_error');
  expect((await read(newer)).others.map(({ applicationId }) => applicationId)).toEqual([older.applicationId]);
  expect((await move(older.applicationId)).status).toBe(200);
  await chat.write(phone, { text: 'Otra' });
  expect((await read(older)).messages.map(({ text }) => text)).toEqual(['Buenas', 'Otra']);
  expect((await read(newer)).messages).toEqual([]);
});

test('a voice message is heard by reviewers and by no advisor', async () => {
  const phone = newPhone();
  const application = await openWithPhone(server, phone);
  await chat.sendFile(phone, Buffer.concat([Buffer.from('OggS'), Buffer.alloc(200)]), 'audio/ogg; codecs=opus');
  await chat.takeAll();
  const [message] = (await read(application)).messages;
  expect(message?.file).toMatchObject({ state: 'kept', isRecording: true, media: { mimeType: 'audio/ogg' } });
  const path = of(application, `/recordings/${message?.id}`);
  const heard = await eva.call('GET', path);
  expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/ogg']);
  // Safari plays only what it can have in parts.
  const part = async (range: string) => {
    const { status, headers } = await eva.call('GET', path, undefined, { range });
    return [status, headers['content-range'], headers['content-length']];
  };
  expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/204', '2']);
  expect(await part('bytes=200-')).toEqual([206, 'bytes 200-203/204', '4']);
  for (const odd of ['bytes=204-', 'bytes=-5', 'bytes=0-1,3-4', 'lines=1-2'])
    expect(await part(odd)).toEqual([200, undefined, '204']);
  expect((await ada.call('GET', path)).status).toBe(403);
  expect((await read(application, ada)).messages[0]?.file).toMatchObject({ state: 'kept', media: null });
  expect((await read(application)).waitingSince).not.toBeNull();
});
