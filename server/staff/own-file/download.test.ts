import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedKeys } from '../../media/testing/test-upload.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { dropExport, makeExport } from '../privacy/export.ts';
import { deleteExportsUntil } from '../privacy/export-store.ts';
import { type FilledPerson, fillPerson } from '../privacy/testing/fill-person.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { writeOwnFile } from './write-zip.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const { deps, query, call } = server;
let eva: TestStaff;
let person: FilledPerson;
beforeAll(async () => {
  server.setNow('2026-11-30T18:00:00Z');
  eva = await hire(server, 'everything', 'Eva');
  person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
  await query(
    `update media set media_type = 'home_visit_evidence', by_staff = true, file_name = 'reporte.jpg'
    where application_id = $1 and id in (select media_id from visit_report_images)`,
    [person.applicationId],
  );
});
beforeEach(() => query('delete from person_exports'));

const file = (more = '') => `${requestPath(person.mine.requestId)}/file/download${more}`;
const order = () => call('POST', file());
const exportId = async () =>
  (await query(`select id from person_exports where whose = 'driver' order by created_at desc`))[0]?.id as string;
const make = async () => makeExport(deps, await exportId(), writeOwnFile);
const fetchFile = () => server.inject({ url: `/api${file('/file')}` });

async function open(): Promise<Map<string, string>> {
  const answer = await fetchFile();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(answer.rawPayload)])));
  const files = new Map<string, string>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  return files;
}

describe('a download', () => {
  test('has a readable page with everything that was given, and the files, and nothing that only staff see', async () => {
    expect((await order()).data).toMatchObject({ state: 'running', size: null, againAt: '2026-12-01T18:00:00.000Z' });
    expect((await fetchFile()).statusCode).toBe(404);
    await make();
    expect((await call('GET', file())).data).toMatchObject({
      ...{ state: 'done', size: expect.any(Number), expiresAt: '2026-12-01T18:00:00.000Z' },
    });
    const files = await open();
    const page = files.get('my-data.html') ?? '';
    for (const given of [person.email, person.phone, person.ssn, person.word]) expect(page).toContain(given);
    expect(page).not.toContain('<script');
    expect(page).toContain('You can ask for them.');
    const media = await query('select id, by_staff from media where application_id = $1', [person.applicationId]);
    for (const { id, by_staff } of media)
      expect(
        [...files.keys()].some((name) => name.includes(id)),
        id,
      ).toBe(!by_staff);
    expect(media.some(({ by_staff }) => by_staff)).toBe(true);
    expect([...files.keys()].filter((name) => name.startsWith('data/'))).toEqual([]);
  });

  test('is written in safe HTML, in the language of the driver', async () => {
    await query(`update obligors set name = '<img src=x onerror=alert(1)>' where application_id = $1`, [
      person.applicationId,
    ]);
    await query(`update deliveries set language = 'es-MX' where application_id = $1`, [person.applicationId]);
    await order();
    await make();
    const page = (await open()).get('mis-datos.html') ?? '';
    expect(page).toContain('Tus datos');
    expect(page).not.toContain('<img');
  });

  test('can be ordered once a day; while it is being made, ordering again changes nothing', async () => {
    const [first] = await Promise.all([order(), order(), order()]);
    expect(first.status).toBe(200);
    expect(await query('select 1 from person_exports')).toHaveLength(1);
    await make();
    const again = await order();
    expect([again.code, again.status]).toEqual(['rate_limited', 429]);
    server.setNow('2026-12-01T18:00:01Z');
    try {
      expect((await call('GET', file())).data.state).toBe('none');
      expect((await fetchFile()).statusCode).toBe(404);
      expect((await order()).data.state).toBe('running');
      await deleteExportsUntil(deps.db, deps.now());
    } finally {
      server.setNow('2026-11-30T18:00:00Z');
    }
  });

  test('that fails leaves nothing and may be ordered again; a full disk is tried again by its job', async () => {
    await order();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const before = await storedKeys(server);
    const storage = { ...deps.storage, put: () => Promise.reject(full) };
    await expect(makeExport({ ...deps, storage }, await exportId(), writeOwnFile)).rejects.toBe(full);
    expect((await call('GET', file())).data).toMatchObject({ state: 'failed', againAt: null });
    expect(await storedKeys(server)).toEqual(before);
    await make();
    expect((await call('GET', file())).data.state).toBe('done');
  });

  test('made twice, as after a killed process, is one', async () => {
    await order();
    const before = await storedKeys(server);
    await Promise.all([make(), make()]);
    expect(await storedKeys(server)).toHaveLength(before.length + 1);
    await dropExport(deps, await exportId());
    expect(await storedKeys(server)).toEqual(before);
  });

  test('is not among the exports of staff', async () => {
    await order();
    await make();
    const path = `/applications/${person.applicationId}`;
    expect((await eva.call('GET', `${path}/privacy`)).data.exports).toEqual([]);
    expect((await eva.call('GET', `${path}/exports/${await exportId()}/file`)).code).toBe('not_found_error');
  });
});
