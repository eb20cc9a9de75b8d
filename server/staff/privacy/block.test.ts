import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@volante/contract/fields/dates.ts';
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, expect, test } from 'vitest';
import { deriveKeys } from '../../core/keys.ts';
import { storedKeys } from '../../media/testing/test-upload.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { renewErasureKeys } from '../renew-keys.ts';
import { hire } from '../testing/test-staff.ts';
import { openSealedFile } from './archive/sealed-file.ts';
import { block, blockAgain, dropArchive, openArchive } from './block.ts';
import { selectByReference } from './erasure-store.ts';
import { finishErasure } from './finish-erasure.ts';
import { eraseRetained } from './nightly.ts';
import { erasingOn } from './testing/erasing.ts';
import { fillPerson } from './testing/fill-person.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
const folder = await mkdtemp(path.join(tmpdir(), 'volante-block-'));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
const { deps } = server;
const eva = await hire(server, 'everything', 'Eva');
const { query } = erasingOn(server, eva);
const DAY = 24 * 3600_000;
const asked = { reason: 'Lo pidió', accountId: null };
let files = 0;
const newPath = () => path.join(folder, `${++files}.zip`);

async function read(file: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(await readFile(file))])));
  const texts = new Map<string, string>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  return texts;
}
async function rowOf(reference: number) {
  const row = await selectByReference(deps.db, reference);
  if (!row) throw new Error('nothing was kept');
  return row;
}
async function blocked() {
  const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
  const until = await block(deps, person.applicationId, asked);
  const row = await rowOf(person.reference);
  await finishErasure(deps, row.id);
  return { person, until, row };
}

test('a blocked person is in no table or list, but complete in a file with its own key', async () => {
  const { person, until, row } = await blocked();
  const { word, applicationId, mediaIds } = person;
  expect(row).toMatchObject({ application_id: applicationId, archive_until: until });
  expect((await eva.call('GET', `/applications/${applicationId}`)).status).toBe(404);
  expect((await eva.call('POST', '/applications/search', { q: word })).data.items).toEqual([]);
  expect((await eva.call('GET', '/erasures')).data.items[0]).toMatchObject({ state: 'blocked', archiveUntil: until });
  const { storage } = deps;
  const parts: Buffer[] = [];
  for await (const part of (await storage.get(String(row.archive_key))) ?? []) parts.push(part as Buffer);
  expect(Buffer.concat(parts).includes(word)).toBe(false);
  const file = newPath();
  await openArchive(deps, row, file);
  const archive = await read(file);
  expect(archive.get('data/personal_data.json')).toContain(word);
  for (const id of mediaIds) expect([...archive.keys()].some((name) => name.includes(id))).toBe(true);
  await expect(openArchive(deps, row, file)).rejects.toThrow('EEXIST');
});

test('an archive with a changed bit, or under another key, is refused and leaves nothing', async () => {
  const { row } = await blocked();
  const wrong = newPath();
  await expect(openSealedFile(deps.storage, String(row.archive_key), '0'.repeat(64), wrong)).rejects.toThrow();
  await expect(stat(wrong)).rejects.toThrow('ENOENT');
  const keys = deriveKeys('another secret of at least 32 characters');
  await expect(openArchive({ ...deps, keys }, row, newPath())).rejects.toThrow();
});

test('an archive’s key is re-encrypted with a new secret', async () => {
  const { row, person } = await blocked();
  const keys = { ...deriveKeys('another secret of at least 32 characters'), previous: deps.keys };
  expect(await renewErasureKeys({ ...deps, keys })).toBeGreaterThan(0);
  const { previous: _, ...alone } = keys;
  await openArchive({ ...deps, keys: alone }, await rowOf(person.reference), newPath());
  await expect(openArchive(deps, await rowOf(person.reference), newPath())).rejects.toThrow();
  expect(row.archive_secret).not.toBeNull();
});

test('an archive is deleted when its retention ends, and can’t be deleted before', async () => {
  const { application, reference } = await rejected(300);
  const until = await block(deps, application, asked);
  const row = await rowOf(reference);
  await expect(dropArchive(deps, row)).rejects.toMatchObject({
    code: 'erasure_blocked',
    errors: [{ path: 'retainedUntil', code: until }],
  });
  server.setNow(new Date(Date.now() + 64 * DAY));
  await eraseRetained(deps);
  expect(await rowOf(reference)).toMatchObject({ archive_key: expect.any(String) });
  server.setNow(new Date(Date.now() + 65 * DAY));
  await eraseRetained(deps);
  expect(await rowOf(reference)).toMatchObject({ archive_key: null, archive_secret: null, archive_until: null });
  expect(await storedKeys(server)).not.toContain(row.archive_key);
  server.setNow(new Date());
});

async function rejected(daysAgo: number) {
  const { applicationId: application } = await openIn(server, 'rejected');
  await query('update decisions set at = $2 where application_id = $1', [
    application,
    new Date(Date.now() - daysAgo * DAY),
  ]);
  const [{ reference }] = await query('select reference from applications where id = $1', [application]);
  return { application, reference };
}

test('data added while the archive is being made is included', async () => {
  const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
  const { put } = deps.storage;
  let added = false;
  deps.storage.put = async (key, file) => {
    await put(key, file);
    if (added) return;
    added = true;
    await eva.call('POST', `/applications/${person.applicationId}/notes`, { text: 'Llamó hoy' });
  };
  const before = await storedKeys(server);
  await block(deps, person.applicationId, asked);
  deps.storage.put = put;
  const file = newPath();
  await openArchive(deps, await rowOf(person.reference), file);
  expect((await read(file)).get('data/staff_notes.json')).toContain('Llamó hoy');
  await finishErasure(deps, (await rowOf(person.reference)).id);
  const fresh = (await storedKeys(server)).filter((key) => !before.includes(key));
  expect(fresh).toEqual([(await rowOf(person.reference)).archive_key]);
});

test('a person on hold is not blocked, and no incomplete archive is left', async () => {
  const { applicationId } = await server.open('mx');
  await eva.call('POST', `/applications/${applicationId}/retention-hold`, { reason: 'Juicio abierto' });
  const before = await storedKeys(server);
  await expect(block(deps, applicationId, asked)).rejects.toMatchObject({ code: 'erasure_blocked' });
  expect(await storedKeys(server)).toHaveLength(before.length);
});

test('a restore blocks people again until the same day, even those on hold in the backup', async () => {
  const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
  await eva.call('POST', `/applications/${person.applicationId}/retention-hold`, { reason: 'Juicio abierto' });
  server.setNow('2026-06-20T18:00:00Z');
  await blockAgain(deps, person.applicationId, '2026-05-20');
  server.setNow(new Date());
  const days = deps.config.RETAIN_REJECTED_DAYS.mx;
  expect(await rowOf(person.reference)).toMatchObject({ archive_until: addDays('2026-05-20', days) });
  const file = newPath();
  await openArchive(deps, await rowOf(person.reference), file);
  expect((await read(file)).get('data/personal_data.json')).toContain(person.word);
});
