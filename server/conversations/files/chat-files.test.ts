import { randomBytes } from 'node:crypto';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import { TestBrowser } from '../../devices/testing/test-browser.ts';
import { createSlowReader } from '../../earnings/testing/test-screenshots.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { takeMessage } from '../take-message.ts';
import { chatOf, newPhone, prove, testWhatsApp } from '../testing/test-chat.ts';
import { giveUpFiles } from './give-up-files.ts';

const whatsapp = testWhatsApp();
const reader = createSlowReader();
let document: DocumentReading = { kind: 'unknown', fields: {}, quality: null };
const server = await startTestApp({
  messages: { channels: [whatsapp] },
  reader: { ...reader, readDocument: async () => document },
  settings: { SECOND_FACTOR: 'known_devices' },
});
afterAll(server.close);
const chat = chatOf(server, whatsapp);
const [newest = ''] = wantedWeeks('2026-11-21');
let phone: string;
let driver: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  whatsapp.replies.length = 0;
  document = { kind: 'unknown', fields: {}, quality: null };
  server.setNow('2026-11-21T18:00:00Z');
  phone = newPhone();
  driver = await open();
});

async function open() {
  const opened = await server.open('mx');
  const browser = new TestBrowser(server);
  await browser.call(opened.requestId, 'GET', '');
  await browser.call(opened.requestId, 'PATCH', '/personal-data', { firstName: 'Ana', lastName: 'López', phone });
  await prove(server, opened);
  return { ...opened, browser };
}
const call = (method: 'GET' | 'PUT' | 'DELETE', rest = '', body?: object) =>
  driver.browser.call(driver.requestId, method, `/chat-files${rest}`, body);
const view = async () => (await driver.browser.call(driver.requestId, 'GET', '')).data;
const photo = () =>
  sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();
const states = async () => (await chat.messages(driver)).flatMap(({ file_state: state }) => state ?? []);
const documentOf = async (type: string) => {
  const { documentsAnalysis } = await view();
  return documentsAnalysis.documents.find((document: { type: string }) => document.type === type);
};

test('the app lists what nobody recognized; the driver says what it is, and the document says how it came', async () => {
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  expect((await view()).chatFiles).toEqual({ count: 1, channel: 'whatsapp' });
  const { data } = await call('GET');
  expect(data.items).toMatchObject([{ channel: 'whatsapp', isPdf: false, sentAt: '2026-11-21T18:00:00.000Z' }]);
  expect(data.uses).toEqual(expect.arrayContaining(['uber', 'proof_of_address', 'identity_card_front']));
  const [{ fileId, mediaId }] = data.items;
  const shown = await driver.browser.call(driver.requestId, 'GET', `/media/${mediaId}`);
  expect([shown.status, shown.data.mimeType]).toEqual([200, 'image/jpeg']);
  const placed = await call('PUT', `/${fileId}`, { as: 'proof_of_address' });
  expect([placed.status, placed.data.items]).toEqual([200, []]);
  expect(await documentOf('proof_of_address')).toMatchObject({ status: 'pending', channel: 'whatsapp' });
  expect([await states(), (await view()).chatFiles]).toEqual([['placed'], undefined]);
  // They saw it in the app.
  await chat.confirm(driver);
  expect(whatsapp.replies).toEqual([]);
});

test('what is refused there keeps waiting, and can be thrown away', async () => {
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  const [{ fileId }] = (await call('GET')).data.items;
  expect((await call('PUT', `/${fileId}`, { as: 'no such thing' })).status).toBe(422);
  const { requestId } = driver;
  const other = new TestBrowser(server, { address: '198.51.100.7' });
  const refused = await other.call(requestId, 'PUT', `/chat-files/${fileId}`, { as: 'uber' });
  expect([refused.status, refused.code]).toEqual([403, 'device_not_proved']);
  expect((await other.call(requestId, 'GET', '/chat-files')).code).toBe('device_not_proved');
  expect((await other.call(requestId, 'GET', '')).data.chatFiles).toBeUndefined();
  expect(await states()).toEqual(['asked']);
  for (let again = 0; again < 2; again++) expect((await call('DELETE', `/${fileId}`)).data.items).toEqual([]);
  expect(await states()).toEqual(['dropped']);
  expect((await call('PUT', `/${fileId}`, { as: 'uber' })).code).toBe('media_not_found');
  await chat.sendWaiting();
  expect(whatsapp.replies).toEqual([]);
});

test('a file of somebody else’s chat can be neither placed nor thrown away', async () => {
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  const [{ fileId }] = (await call('GET')).data.items;
  const owner = driver;
  phone = newPhone();
  driver = await open();
  expect((await call('PUT', `/${fileId}`, { as: 'uber' })).code).toBe('media_not_found');
  await call('DELETE', `/${fileId}`);
  driver = owner;
  expect(await states()).toEqual(['asked']);
});

test('a screenshot of the chat fills its week, which says how it came', async () => {
  const reads = await reader.draw({ week: newest, amount: 3980, app: 'uber' });
  await chat.sendFile(phone, reads);
  await chat.takeAll();
  const { data } = (await driver.browser.fetch('GET', `/api/ocr/profile-data/${driver.requestId}/uber/es-MX`)).json();
  expect(data.earnings[0]).toEqual({ earningWeek: newest, earning: 3980, origin: 'screenshot', channel: 'whatsapp' });
  expect(data.earnings[1]).toEqual({ earningWeek: expect.any(String), earning: null, origin: null });
});

test('reviewers place an asked file, which is audited; advisors don’t, and one that waits no more is refused', async () => {
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  const [message] = await chat.messages(driver);
  const [eva, ada] = [await hire(server, 'reviewer'), await hire(server, 'advisor')];
  const path = `/applications/${driver.applicationId}/conversation`;
  expect((await eva.call('GET', path)).data.uses).toEqual(expect.arrayContaining(['uber', 'proof_of_address']));
  expect((await ada.call('GET', path)).data.uses).toEqual([]);
  const place = (who = eva) => who.call('POST', `${path}/files/${message?.id}`, { as: 'proof_of_address' });
  expect((await place(ada)).status).toBe(403);
  expect((await place()).status).toBe(200);
  const jobs = await server.query(`select data from pgboss.job where name = 'take-message' and singleton_key = $1`, [
    `place ${message?.id}`,
  ]);
  expect(jobs).toEqual([{ data: { id: message?.id, as: 'proof_of_address' } }]);
  const audited = await server.query(
    `select details ->> 'place' as place from staff_audit where application_id = $1 and details ? 'place'`,
    [driver.applicationId],
  );
  expect(audited).toEqual([{ place: 'proof_of_address' }]);
  await takeMessage(server.deps, message?.id, 'proof_of_address');
  await takeMessage(server.deps, message?.id, 'proof_of_address');
  expect([await states(), (await documentOf('proof_of_address')).channel]).toEqual([['placed'], 'whatsapp']);
  await chat.confirm(driver);
  expect(whatsapp.replies.map(({ text }) => text)).toEqual(['Comprob. domicilio: ya lo tenemos.']);
  expect((await place()).code).toBe('conflict_error');
});

test('a paper that staff sent back is replaced by the one that the chat brings; one that waits for review isn’t', async () => {
  document = { kind: 'ine_front', fields: { firstName: 'ANA' }, quality: null };
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  const before = (await documentOf('identity_card_front')).mediaId;
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  expect(await states()).toEqual(['placed', 'asked']);
  await server.query(
    `update documents set status = 'rejected', reason = 'blurry' where application_id = $1 and type = 'identity_card_front'`,
    [driver.applicationId],
  );
  await chat.sendFile(phone, await photo());
  await chat.takeAll();
  expect(await states()).toEqual(['placed', 'asked', 'placed']);
  const after = await documentOf('identity_card_front');
  expect(after).toMatchObject({ status: 'pending', reason: null, channel: 'whatsapp' });
  expect(after.mediaId).not.toBe(before);
});

test('a file that never could be fetched is given up within a day, and asked for again', async () => {
  await chat.sendFile(phone, await photo());
  const { fetchMedia } = whatsapp;
  whatsapp.fetchMedia = async () => {
    throw new OutsideFault('whatsapp', 'unreachable');
  };
  await expect(chat.takeAll()).rejects.toThrow(OutsideFault);
  server.setNow('2026-11-22T13:59:00Z');
  await giveUpFiles(server.deps);
  expect(await states()).toEqual(['fetching']);
  server.setNow('2026-11-22T14:01:00Z');
  await Promise.all([giveUpFiles(server.deps), giveUpFiles(server.deps)]);
  whatsapp.fetchMedia = fetchMedia;
  await chat.confirm(driver);
  expect((await chat.messages(driver))[0]).toMatchObject({ file_state: 'refused', file_refusal: 'media_not_found' });
  expect(whatsapp.replies.map(({ text }) => text.split('\n')[0])).toEqual([
    'Un archivo no lo pudimos recibir. Mándalo otra vez.',
  ]);
  // A late run of its job changes nothing.
  await chat.takeAll();
  expect(await states()).toEqual(['refused']);
});

test('an unsure picture of a week that staff sent back waits in the app, and its answer fills the week anew', async () => {
  const filled = () =>
    server.query('select amount, origin from earnings_weeks where application_id = $1', [driver.applicationId]);
  await chat.sendFile(phone, await reader.draw({ week: newest, amount: 3980, app: 'uber' }));
  await chat.takeAll();
  const eva = await hire(server, 'reviewer');
  const asked = { part: 'earnings', paths: [`uber.${newest}`], reason: 'unreadable' };
  server.setNow('2026-11-21T18:10:00Z');
  expect((await eva.call('POST', `/applications/${driver.applicationId}/corrections`, asked)).status).toBe(200);
  server.setNow('2026-11-21T18:20:00Z');
  await chat.sendFile(phone, await reader.draw({ week: newest, amount: 4100, confidence: 0.5, app: 'uber' }));
  await chat.takeAll();
  expect(await states()).toEqual(['placed', 'placed']);
  expect(await filled()).toEqual([{ amount: 3980, origin: 'screenshot' }]);
  const open = 'select id from screenshots where application_id = $1 and needs is not null';
  const [picture] = await server.query(open, [driver.applicationId]);
  const answer = { earning: 4100, pictureId: picture!.id };
  const { status } = await driver.browser.call(driver.requestId, 'PUT', `/earnings/uber/${newest}`, answer);
  expect(status).toBe(200);
  expect(await filled()).toEqual([{ amount: 4100, origin: 'typed_from_screenshot' }]);
  expect((await view()).corrections ?? []).toEqual([]);
});
