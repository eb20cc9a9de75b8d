import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import { Problem } from '../../core/problem.ts';
import { createSlowReader, readingOf } from '../../earnings/testing/test-screenshots.ts';
import { pathBehind } from '../../notifications/testing/test-post.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { type Opened, walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { confirmFiles } from '../confirm.ts';
import { takeMessage } from '../take-message.ts';
import { chatOf, newPhone, openWithPhone, testWhatsApp } from '../testing/test-chat.ts';

const whatsapp = testWhatsApp();
// As many as one phone may send in an hour; more than any test of something else needs.
const screenshots = 20;
const reader = createSlowReader();
let document: DocumentReading = { kind: 'unknown', fields: {}, quality: null };
let infected = false;
const server = await startTestApp({
  messages: { channels: [whatsapp] },
  reader: { ...reader, readDocument: async () => document },
  virusScanner: {
    scan: async () => {
      if (infected) throw new Problem('file_infected');
    },
  } as never,
  settings: { SECOND_FACTOR: 'known_devices', SCREENSHOTS_PER_HOUR: String(screenshots) },
});
afterAll(server.close);
const chat = chatOf(server, whatsapp);
const weeks = wantedWeeks('2026-11-21');
const [newest = '', second = ''] = weeks;
let phone: string;
let application: Opened;
beforeEach(async () => {
  whatsapp.replies.length = 0;
  document = { kind: 'unknown', fields: {}, quality: null };
  infected = false;
  reader.failWith(null);
  server.setNow('2026-11-21T18:00:00Z');
  phone = newPhone();
  application = await openWithPhone(server, phone);
});
const filled = () =>
  server.query(
    `select platform, week_start as week, amount, origin from earnings_weeks where application_id = $1 order by week_start`,
    [application.applicationId],
  );
const files = async () => (await chat.messages(application)).filter(({ file_state: state }) => state);
const states = async () => (await files()).map(({ file_state, file_refusal }) => [file_state, file_refusal]);
const media = () =>
  server.query('select id, media_type, channel from media where application_id = $1 order by id', [
    application.applicationId,
  ]);
const photo = (width = 60) =>
  sharp(randomBytes(width * 40 * 3), { raw: { width, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();
const uber = (week: string, amount: number) => reader.draw({ week, amount, app: 'uber' });
const said = () => whatsapp.replies.map(({ text }) => text);

test('a screenshot that the reader is sure about fills its week, and the answer names what was read', async () => {
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.takeAll();
  await chat.confirm(application);
  expect(await filled()).toEqual([{ platform: 'uber', week: newest, amount: 3980, origin: 'screenshot' }]);
  expect(said()).toEqual(['Uber, 9–15 nov, $3,980. Te faltan 11 semanas.']);
  expect(await media()).toMatchObject([{ media_type: 'earnings_screenshot', channel: 'whatsapp' }]);
});

test('a screenshot is read once, and one of an app that isn’t known to be the driver’s at most twice', async () => {
  const readingsOf = async (picture: Buffer) => {
    const before = reader.count();
    await chat.sendFile(phone, picture);
    await chat.takeAll();
    return reader.count() - before;
  };
  expect(await readingsOf(await uber(newest, 3980))).toBe(1);
  phone = newPhone();
  await openWithPhone(server, phone);
  const didi = (week: string) => reader.draw({ week, amount: 3980, app: 'didi' });
  expect([await readingsOf(await didi(newest)), await readingsOf(await didi(second))]).toEqual([2, 1]);
});

test('twelve screenshots in a burst fill twelve weeks, with one confirmation', async () => {
  for (const [i, week] of weeks.entries()) await chat.sendFile(phone, await uber(week, 1000 + i));
  await chat.takeAll();
  const { applicationId } = application;
  await Promise.all([confirmFiles(server.deps, applicationId), confirmFiles(server.deps, applicationId)]);
  await chat.confirm(application);
  expect(await filled()).toHaveLength(12);
  expect(said()).toEqual(['Uber, 12 semanas. Ya no te falta ninguna semana.']);
});

test('the files of a burst wait for each other, so that a slow reader refuses none of them', async () => {
  let [reading, most] = [0, 0];
  const spy = vi.spyOn(server.deps.reader, 'read').mockImplementation(async (screenshot) => {
    most = Math.max(most, ++reading);
    return reader.read(screenshot).finally(() => reading--);
  });
  for (const week of weeks.slice(0, 4)) await chat.sendFile(phone, await uber(week, 1000));
  await chat.takeAll();
  spy.mockRestore();
  expect([most, (await filled()).length]).toEqual([1, 4]);
});

test('a message that is handled twice at once is placed once', async () => {
  await chat.sendFile(phone, await uber(newest, 3980));
  await Promise.all([chat.takeAll(), chat.takeAll()]);
  await chat.takeAll();
  await chat.confirm(application);
  expect([await states(), await filled()]).toEqual([[['placed', null]], [expect.objectContaining({ amount: 3980 })]]);
  expect(await media()).toHaveLength(1);
  expect(said()).toHaveLength(1);
});

test('two pictures for one week at once fill it once, and a copy is recognized', async () => {
  const picture = await uber(newest, 3980);
  await chat.sendFile(phone, picture);
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.takeAll();
  await chat.sendFile(phone, picture);
  await chat.takeAll();
  await chat.confirm(application);
  expect(await filled()).toHaveLength(1);
  expect((await states()).map(([state]) => state).sort()).toEqual(['placed', 'refused', 'refused']);
  expect(await media()).toHaveLength(1);
});

test('a week that staff sent back is filled anew by a picture from the chat, once; others aren’t, refused ones included', async () => {
  for (const week of [newest, second]) await chat.sendFile(phone, await uber(week, 3980));
  await chat.takeAll();
  const eva = await hire(server, 'reviewer');
  const asked = { part: 'earnings', paths: [`uber.${newest}`], reason: 'unreadable' };
  server.setNow('2026-11-21T18:10:00Z');
  expect((await eva.call('POST', `/applications/${application.applicationId}/corrections`, asked)).status).toBe(200);
  // What a reviewer only refused is asked for by nobody, neither here nor in the app.
  const earnings = `/applications/${application.applicationId}/earnings`;
  const { revision } = (await eva.call('GET', earnings)).data;
  const refusing = { revision, decision: 'refused', reason: 'somebody else’s' };
  expect((await eva.call('PUT', `${earnings}/uber/${second}/review`, refusing)).status).toBe(200);
  server.setNow('2026-11-21T18:20:00Z');
  for (const week of [newest, second]) await chat.sendFile(phone, await uber(week, 4100));
  await chat.takeAll();
  await chat.sendFile(phone, await uber(newest, 9999));
  await chat.takeAll();
  expect((await filled()).map(({ week, amount }) => [week, amount])).toEqual([
    [second, 3980],
    [newest, 4100],
  ]);
  const refused = (await states()).filter(([state]) => state === 'refused');
  expect(refused).toEqual([
    ['refused', 'week_already_filled'],
    ['refused', 'week_already_filled'],
  ]);
  const rows = await server.query('select answered_at from corrections where application_id = $1', [
    application.applicationId,
  ]);
  expect(rows.map(({ answered_at }) => answered_at !== null)).toEqual([true]);
});

test('an unsure screenshot waits in the app, as an upload does', async () => {
  await chat.sendFile(phone, await reader.draw({ week: newest, amount: 3980, confidence: 0.5, app: 'uber' }));
  await chat.takeAll();
  await chat.confirm(application);
  expect(await filled()).toEqual([]);
  expect(said()[0]).toContain('Una captura necesita tu ayuda');
  expect(await pathBehind(server, said()[0])).toBe(`/${application.requestId}/platforms/uber`);
});

test('a picture that could be of several platforms is asked about, and the answer places it', async () => {
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  await chat.confirm(application);
  const [asked] = whatsapp.replies;
  expect(asked?.text).toBe('¿Qué es lo que mandaste?');
  expect(asked?.choices?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Captura de Uber', 'INE, frente', 'Comprob. domicilio', 'Otra cosa']),
  );
  expect(asked?.choices?.length).toBeLessThanOrEqual(10);
  for (const { title } of asked?.choices ?? []) expect([...title].length).toBeLessThanOrEqual(20);
  const choice = asked?.choices?.find(({ title }) => title === 'Comprob. domicilio')?.id ?? '';
  await Promise.all([chat.write(phone, { choice, text: 'Comprob. domicilio' }), chat.write(phone, { choice })]);
  await chat.takeAll();
  await chat.confirm(application);
  expect(said().at(-1)).toBe('Comprob. domicilio: ya lo tenemos.');
  expect(await media()).toMatchObject([{ media_type: 'proof_of_address', channel: 'whatsapp' }]);
  const [document] = await server.query(
    `select media_id from documents where application_id = $1 and type = 'proof_of_address'`,
    [application.applicationId],
  );
  expect(document?.media_id).toBe((await media())[0]?.id);
});

test('of screens that name no app, the driver says of one which app it is, and all are placed', async () => {
  // Kept files are rewritten, so this reader goes by the order in which it is asked.
  const readings = new Map<string, number>();
  const platforms = vi.spyOn(server.deps.reader, 'read').mockImplementation(async ({ platform, uploadType, image }) => {
    const print = String((await sharp(await readFile(String(image))).metadata()).width);
    if (!readings.has(print)) readings.set(print, readings.size);
    const week = weeks[readings.get(print) ?? 0] ?? '';
    const isRead = uploadType === 'earnings' && ['uber', 'didi'].includes(platform);
    return readingOf(isRead ? { week, amount: 1000 } : {});
  });
  for (const width of [40, 50, 60]) await chat.sendFile(phone, await photo(width));
  await chat.takeAll();
  await chat.confirm(application);
  expect(said()).toEqual(['Hay 3 archivos que no reconocimos. ¿Qué es el primero?']);
  const choice = whatsapp.replies[0]?.choices?.find(({ title }) => title === 'Captura de Uber')?.id ?? '';
  await chat.write(phone, { choice, text: 'Captura de Uber' });
  await chat.takeAll();
  await chat.confirm(application);
  platforms.mockRestore();
  expect((await states()).map(([state]) => state)).toEqual(['placed', 'placed', 'placed']);
  expect((await filled()).map(({ platform }) => platform)).toEqual(['uber', 'uber', 'uber']);
  expect(whatsapp.replies).toHaveLength(2);
});

test('what its driver doesn’t need is thrown away, and the next one is asked about', async () => {
  await chat.sendFile(phone, await photo());
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  await chat.confirm(application);
  expect(said()).toEqual(['Hay 2 archivos que no reconocimos. ¿Qué es el primero?']);
  const none = whatsapp.replies[0]?.choices?.at(-1)?.id ?? '';
  await chat.write(phone, { choice: none });
  await chat.takeAll();
  expect((await states()).map(([state]) => state)).toEqual(['dropped', 'asked']);
  expect(await media()).toHaveLength(1);
  // The choice of somebody else's file changes nothing.
  const other = newPhone();
  await openWithPhone(server, other);
  await chat.write(other, { choice: none.replace(/file \S+/, `file ${(await files())[1]?.id}`) });
  await chat.takeAll();
  expect((await states()).map(([state]) => state)).toEqual(['dropped', 'asked']);
});

test('a paper that is surely recognized goes where it is missing, and only there', async () => {
  document = { kind: 'ine_front', fields: { firstName: 'ANA' }, quality: null };
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  await chat.confirm(application);
  expect((await states()).map(([state]) => state)).toEqual(['placed', 'asked']);
  expect(said()[0]).toBe('INE, frente: ya lo tenemos.\n¿Qué es lo que mandaste?');
  expect(said()[0]).not.toContain('ANA');
  // What was sent is replaced on a known phone only, whatever the driver chooses here.
  expect(whatsapp.replies[0]?.choices?.map(({ title }) => title)).not.toContain('INE, frente');
  const id = (await files())[1]?.id;
  await chat.write(phone, { choice: `file ${id} identity_card_front` });
  await chat.takeAll();
  expect((await states())[1]).toEqual(['refused', 'device_not_proved']);
});

test.each(['media_not_found', 'file_infected'])(
  'a file that ends in %s is refused, with one sentence',
  async (code) => {
    await chat.sendFile(phone, await uber(newest, 3980));
    if (code === 'media_not_found') whatsapp.files.clear();
    infected = code === 'file_infected';
    await chat.takeAll();
    await chat.confirm(application);
    expect(await states()).toEqual([['refused', code]]);
    expect(said()).toHaveLength(1);
    expect(await media()).toEqual([]);
  },
);

test('a file that is too large, empty, or no picture is refused', async () => {
  await chat.sendFile(phone, Buffer.alloc(10 * 1024 * 1024, 1));
  await chat.sendFile(phone, Buffer.from('MZ this is no picture'));
  await chat.sendFile(phone, Buffer.alloc(0));
  await chat.takeAll();
  expect((await states()).map(([, code]) => code).sort()).toEqual(
    ['file_empty', 'file_too_large', 'file_type_not_accepted'].sort(),
  );
});

test('a busy reader lets the file wait', async () => {
  await chat.sendFile(phone, await uber(newest, 3980));
  reader.failWith('busy');
  await expect(chat.takeAll()).rejects.toThrow();
  expect(await states()).toEqual([['fetching', null]]);
  reader.failWith(null);
  await chat.takeAll();
  expect(await states()).toEqual([['placed', null]]);
});

test('after the decision files are refused with one sentence', async () => {
  await walkTo(server, application, 'rejected');
  await chat.sendFile(phone, await uber(second, 3980));
  await chat.takeAll();
  await chat.confirm(application);
  expect(said()).toEqual([expect.stringContaining('ya está cerrada')]);
  expect([await media(), await filled()]).toEqual([[], []]);
});

test('a file that is placed while its application is erased leaves nothing', async () => {
  await chat.sendFile(phone, await uber(newest, 3980));
  const taking = chat.takeAll();
  await server.query('delete from applications where id = $1', [application.applicationId]);
  await taking;
  for (const table of ['media', 'conversation_messages', 'conversations', 'earnings_weeks'])
    expect(
      await server.query(`select 1 from ${table} where application_id = $1`, [application.applicationId]),
      table,
    ).toEqual([]);
});

test('what is sent by message makes no device known', async () => {
  const known = () =>
    server.query('select id from known_devices where application_id = $1', [application.applicationId]);
  const before = await known();
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.takeAll();
  expect([await known(), (await states())[0]]).toEqual([before, ['placed', null]]);
});

test('what a message stores is behind the link, even if only staff gave the contact data', async () => {
  const { applicationId } = application;
  await server.query('update applications set guarded_at = null where id = $1', [applicationId]);
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.takeAll();
  const [row] = await server.query('select guarded_at from applications where id = $1', [applicationId]);
  expect(row?.guarded_at).not.toBeNull();
});

test('advisors see that there is a file, and not the file', async () => {
  const [eva, ada] = [await hire(server, 'reviewer'), await hire(server, 'advisor')];
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  const path = `/applications/${application.applicationId}/conversation`;
  const seen = (await eva.call('GET', path)).data.messages[0].file;
  expect(seen).toMatchObject({ state: 'asked', media: { mimeType: 'image/jpeg', channel: 'whatsapp' } });
  const hidden = await ada.call('GET', path);
  expect(hidden.data.messages[0].file).toMatchObject({ state: 'asked', media: null });
  expect(hidden.body).not.toContain(seen.media.id);
  const page = `/applications/${application.applicationId}/media/${seen.media.id}/pages/1`;
  expect([(await eva.call('GET', page)).status, (await ada.call('GET', page)).status]).toEqual([200, 404]);
});

test('while two open applications have one phone, no file is taken and no link is said, until a reviewer has chosen', async () => {
  const other = await openWithPhone(server, phone);
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.write(phone, { text: 'AYUDA' });
  await chat.takeAll();
  await chat.confirm(other);
  await chat.confirm(application);
  const all = [...(await chat.messages(application)), ...(await chat.messages(other))];
  expect(all.flatMap(({ file_state, file_refusal }) => (file_state ? [[file_state, file_refusal]] : []))).toEqual([
    ['refused', 'conflict_error'],
  ]);
  expect(said().length).toBeGreaterThan(0);
  expect(said().join()).not.toContain('http');
  await server.query('update conversations set chosen_at = now() where application_id = $1', [other.applicationId]);
  await chat.sendFile(phone, await uber(newest, 3980));
  await chat.takeAll();
  expect((await chat.messages(other)).map(({ file_state }) => file_state)).toContain('placed');
});

test('what one phone sends costs no more than the screenshots of an hour; the rest waits', async () => {
  const { fetchMedia } = whatsapp;
  const fetched = vi.fn(fetchMedia!);
  whatsapp.fetchMedia = fetched;
  const ids: string[] = [];
  for (let n = 0; n <= screenshots; n++) await chat.sendFile(phone, Buffer.from('not a picture'));
  for (const { id } of await files()) ids.push(id);
  let waited = 0;
  for (const id of ids)
    await takeMessage(server.deps, id).catch((error) => {
      if (!(error instanceof Problem && error.code === 'rate_limited')) throw error;
      waited++;
    });
  expect([fetched.mock.calls.length, waited]).toEqual([screenshots, 1]);
  expect((await states()).filter(([state]) => state === 'fetching')).toHaveLength(1);
  whatsapp.fetchMedia = fetchMedia;
});

test.each([
  ['our token is not accepted', 'refused', { status: 401 }],
  ['the connection was cut off', 'broken_answer', { reason: 'cut off' }],
] as const)('while %s, a file waits', async (_, kind, details) => {
  const { fetchMedia } = whatsapp;
  await chat.sendFile(phone, await uber(newest, 3980));
  const [id] = (await files()).map((file) => file.id);
  whatsapp.fetchMedia = async () => {
    throw new OutsideFault('whatsapp', kind, details);
  };
  await expect(takeMessage(server.deps, id)).rejects.toThrow(OutsideFault);
  whatsapp.fetchMedia = fetchMedia;
  expect(await states()).toEqual([['fetching', null]]);
  await takeMessage(server.deps, id);
  expect(await states()).toEqual([['placed', null]]);
});
