import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keywordOf } from '../notifications/opt-outs/keywords.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { type Opened, walkTo } from '../testing/application.ts';
import { requestPath } from '../testing/calls.ts';
import { phoneOf } from './note-incoming.ts';
import { incoming, newPhone, openWithPhone, startChat, writtenTo } from './testing/test-chat.ts';

const { whatsapp, server, chat } = await startChat();

test('a Mexican number is the same with and without the 1 after +52', () => {
  expect([phoneOf('+5215512345678'), phoneOf('525512345678'), phoneOf('+1 (214) 555-0123')]).toEqual([
    '+525512345678',
    '+525512345678',
    '+12145550123',
  ]);
});

test('a message that is delivered again, or twice at once, is stored once with one job', async () => {
  const phone = newPhone();
  const application = await openWithPhone(server, phone);
  const message = incoming(phone, { text: 'Hola' }, server.deps.now());
  await Promise.all([server.deps.noteIncoming(message), server.deps.noteIncoming(message)]);
  await server.deps.noteIncoming(message);
  const [stored, ...more] = await chat.messages(application);
  expect([stored?.text, more]).toEqual(['Hola', []]);
  const jobs = await server.query("select id from pgboss.job where name = 'take-message' and data ->> 'id' = $1", [
    stored?.id,
  ]);
  expect(jobs).toHaveLength(1);
});

test('messages that arrive out of order are shown in the order in which they were written', async () => {
  const phone = newPhone();
  const application = await openWithPhone(server, phone);
  const at = (minute: number) => new Date(`2026-11-21T17:0${minute}:00Z`);
  await server.deps.noteIncoming(incoming(phone, { text: 'dos' }, at(2)));
  await server.deps.noteIncoming(incoming(phone, { text: 'uno' }, at(1)));
  const rows = await server.query('select text from conversation_messages where application_id = $1 order by at, id', [
    application.applicationId,
  ]);
  expect(rows.map(({ text }) => text)).toEqual(['uno', 'dos']);
});

test('of two applications with one phone the newest open one gets the message', async () => {
  const phone = newPhone();
  const [first, second, third] = [
    await openWithPhone(server, phone),
    await openWithPhone(server, phone),
    await openWithPhone(server, phone),
  ];
  await walkTo(server, third, 'rejected');
  await chat.write(phone, { text: 'Hola' });
  expect(await chat.messages(second)).toHaveLength(1);
  expect([...(await chat.messages(first)), ...(await chat.messages(third))]).toEqual([]);
});

test('what staff chose for a number ends with a rejection', async () => {
  const phone = newPhone();
  const [first, second] = [await openWithPhone(server, phone), await openWithPhone(server, phone)];
  await chat.write(phone, { text: 'Hola' });
  await server.query('update conversations set chosen_at = now() where application_id = $1', [second.applicationId]);
  await walkTo(server, second, 'rejected');
  await chat.write(phone, { text: '¿Siguen ahí?' });
  expect((await chat.messages(first)).map(({ text }) => text)).toEqual(['¿Siguen ahí?']);
});

test('naming a number takes no conversation over from the application to which it wrote', async () => {
  const phone = newPhone();
  const owner = await writtenTo(server, phone);
  const other = await openWithPhone(server, phone);
  await chat.write(phone, { text: '¿Cómo va mi solicitud?' });
  expect([(await chat.messages(owner)).length, (await chat.messages(other)).length]).toEqual([2, 0]);
  await walkTo(server, owner, 'rejected');
  await chat.write(phone, { text: 'Ya abrí otra' });
  expect(await chat.messages(other)).toHaveLength(1);

  const approved = await writtenTo(server);
  await walkTo(server, approved, 'approved');
  const own = (
    await server.query('select phone from personal_data where application_id = $1', [approved.applicationId])
  )[0];
  const later = await openWithPhone(server, String(own?.phone).slice(3));
  await chat.write(String(own?.phone).slice(3), { text: '¿Cuándo pago?' });
  expect([(await chat.messages(approved)).length, (await chat.messages(later)).length]).toEqual([2, 0]);
});

test('a wish that is delivered again, or late, undoes no later one', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  const at = (minute: number) => new Date(`2026-11-21T17:0${minute}:00Z`);
  const stop = incoming(phone, { text: 'BAJA' }, at(1));
  const start = incoming(phone, { text: 'ALTA' }, at(2));
  const isStopped = async () => {
    const { stoppedAt } = await import('./stopped.ts');
    const of = { application_id: application.applicationId, channel: 'whatsapp' } as const;
    return (await stoppedAt(server.deps, server.deps.db, of)) !== null;
  };
  for (const message of [stop, start, stop]) await server.deps.noteIncoming(message);
  expect(await isStopped()).toBe(false);
  for (const message of [incoming(phone, { text: 'BAJA' }, at(4)), start, incoming(phone, { text: 'ALTA' }, at(3))])
    await server.deps.noteIncoming(message);
  expect(await isStopped()).toBe(true);
  await chat.takeAll();
});

test('BAJA and ALTA say the same as the box of the contact form, whoever never ticked it, and late ones nothing', async () => {
  const phone = newPhone();
  const { requestId } = await openWithPhone(server, phone);
  const agrees = async () => (await server.call('GET', requestPath(requestId))).data.personalData.whatsApp ?? false;
  const consent = { kind: 'whatsapp', textVersion: '2026-11-29', language: 'es-MX' };
  const write = async (text: string, minute: number) => {
    await server.deps.noteIncoming(incoming(phone, { text }, new Date(`2026-11-21T17:${minute}:00Z`)));
    await chat.takeAll();
    return agrees();
  };
  expect(await write('ALTA', 10)).toBe(false);
  await server.call('POST', `${requestPath(requestId)}/consents`, consent);
  expect(await agrees()).toBe(true);
  expect(await write('BAJA', 30)).toBe(false);
  expect(await write('ALTA', 20), 'written before').toBe(false);
  expect(await write('ALTA', 40)).toBe(true);
});

test('a number that no application has gets one sentence a day, and leaves nothing but a keyed print', async () => {
  const phone = newPhone();
  await Promise.all([1, 2, 3].map((n) => chat.write(phone, { text: `¿Hola? ${n}` })));
  expect(whatsapp.replies.map(({ text }) => text)).toEqual([
    expect.stringContaining('no encontramos ninguna solicitud'),
  ]);
  server.setNow('2026-11-22T18:00:00Z');
  await chat.write(phone, { text: '¿Hola?' });
  expect(whatsapp.replies).toHaveLength(2);
  const kept = await server.query('select number_print, day from stranger_answers');
  expect(kept.map(({ day }) => day)).toEqual(['2026-11-22']);
  const plain = createHash('sha256').update(`stranger +52${phone}`).digest();
  expect(kept[0]?.number_print).not.toEqual(plain);
  expect(await server.query('select id from conversation_messages where text like $1', ['¿Hola?%'])).toEqual([]);
  const jobs = await server.query('select data::text as data from pgboss.job');
  expect([...jobs.map(({ data }) => data), ...server.logged].join()).not.toContain(phone);
});

test('a stranger who wants no messages gets none', async () => {
  await chat.write(newPhone(), { text: 'BAJA' });
  expect(whatsapp.replies).toEqual([]);
});

test('a keyword under a picture is no wish: it says something about the picture', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  await chat.write(phone, { text: 'Alto', media: { id: 'a picture', type: 'image/jpeg' } });
  const { stoppedAt } = await import('./stopped.ts');
  const of = { application_id: application.applicationId, channel: 'whatsapp' } as const;
  expect(await stoppedAt(server.deps, server.deps.db, of)).toBeNull();
  await chat.write(newPhone(), { text: 'BAJA', media: { id: 'a picture', type: 'image/jpeg' } });
  expect(whatsapp.replies.map(({ text }) => text)).toEqual([expect.stringContaining('ninguna solicitud')]);
});

test('what one number writes in an hour is limited, and its wish to stop still counts', async () => {
  const phone = newPhone();
  const application = await openWithPhone(server, phone);
  for (let n = 0; n < 205; n++) await chat.write(phone, { text: `${n}` });
  expect(await chat.messages(application)).toHaveLength(200);
  const notices = whatsapp.replies.filter(({ text }) => text.includes('no se guardaron'));
  expect(notices).toHaveLength(1);
  await chat.write(phone, { text: 'BAJA' });
  const { stoppedAt } = await import('./stopped.ts');
  const of = { application_id: application.applicationId, channel: 'whatsapp' } as const;
  expect(await stoppedAt(server.deps, server.deps.db, of)).not.toBeNull();
});

test('staff see how many messages of an hour weren’t kept, and when they came, also after a move', async () => {
  const phone = newPhone();
  const [first, second] = [await openWithPhone(server, phone), await openWithPhone(server, phone)];
  const kept = incoming(phone, { text: '0' }, server.deps.now());
  await server.deps.noteIncoming(kept);
  for (let n = 1; n < 201; n++) await chat.write(phone, { text: `${n}` });
  server.setNow('2026-11-21T18:20:00Z');
  await chat.write(phone, { text: '201' });
  // It was kept, though its webhook came again.
  await server.deps.noteIncoming(kept);
  const eva = await hire(server, 'reviewer');
  const read = async ({ applicationId }: Opened) =>
    (await eva.call('GET', `/applications/${applicationId}/conversation`)).data.notKept;
  const line = { count: 2, from: '2026-11-21T18:00:00.000Z', to: '2026-11-21T18:20:00.000Z' };
  expect([await read(first), await read(second)]).toEqual([[], [line]]);
  const body = { to: first.applicationId };
  expect((await eva.call('POST', `/applications/${second.applicationId}/conversation/move`, body)).status).toBe(200);
  expect([await read(first), await read(second)]).toEqual([[line], []]);
});

test.each([
  ['STOP', 'stop'],
  [' alto. ', 'stop'],
  ['Baja', 'stop'],
  ['ALTA', 'start'],
  ['start', 'start'],
  ['¡Ayuda!', 'help'],
  ['Me quiero dar de baja', null],
  ['¿Me das ayuda con mi cuenta, por favor?', null],
  ['', null],
])('the text %s is the keyword %s', (text, keyword) => {
  expect(keywordOf(text)).toBe(keyword);
});

test('long texts are cut, and emoji, other directions, braces and zero bytes do no harm', async () => {
  const phone = newPhone();
  const application = await openWithPhone(server, phone);
  const odd = '👨‍👩‍👧 {{1}} ‮مرحبا‬ %s <b>\0 \ud800';
  await chat.write(phone, { text: odd });
  await chat.write(phone, { text: '🚗'.repeat(2_500_000) });
  const [first, second] = await chat.messages(application);
  expect(first?.text).toBe('👨‍👩‍👧 {{1}} ‮مرحبا‬ %s <b> \ufffd');
  expect([...String(second?.text)]).toHaveLength(4096);
});

test('after BAJA nothing is sent, neither by staff nor by itself, until ALTA', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  await chat.takeAll();
  for (const text of ['BAJA', 'BAJA']) await chat.write(phone, { text });
  await chat.takeAll();
  expect(whatsapp.replies.map(({ text }) => text)).toEqual([
    expect.stringContaining('ya no te escribimos'),
    expect.stringContaining('ya no te escribimos'),
  ]);
  // Perhaps somebody else has the phone now: what they send is not taken, and they hear nothing.
  await chat.sendFile(phone, Buffer.from('x'));
  await chat.takeAll();
  await chat.confirm(application);
  expect(whatsapp.replies).toHaveLength(2);
  const files = (await chat.messages(application)).filter(({ file_state: state }) => state);
  expect(files.map((file) => [file.file_state, file.media_id])).toEqual([['refused', null]]);
  await chat.write(phone, { text: 'ALTA' });
  await chat.takeAll();
  expect(whatsapp.replies.at(-1)?.text).toContain('te volvemos a escribir');
});

test('a message for an application that is erased meanwhile is nobody’s', async () => {
  const phone = newPhone();
  const application = await writtenTo(server, phone);
  const [message] = await chat.messages(application);
  await server.query('delete from applications where id = $1', [application.applicationId]);
  const { takeMessage } = await import('./take-message.ts');
  await takeMessage(server.deps, message?.id);
  await chat.write(phone, { text: 'Hola' });
  expect(whatsapp.replies.map(({ text }) => text)).toEqual([expect.stringContaining('ninguna solicitud')]);
});
