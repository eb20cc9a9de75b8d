import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedKeys } from '../../media/testing/test-upload.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { writeExport } from '../own-file/write-zip.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { exportWords } from './archive/export-words.ts';
import { erase } from './erase.ts';
import { dropExport, makeExport } from './export.ts';
import { finishErasure } from './finish-erasure.ts';
import { registry } from './registry.ts';
import { type FilledPerson, fillPerson } from './testing/fill-person.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const { deps } = server;
const { query } = server;
let eva: TestStaff;
let person: FilledPerson;
beforeAll(async () => {
  eva = await hire(server, 'everything', 'Eva');
  person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
});

const path = (more = '') => `/applications/${person.applicationId}/${more}`;
async function order(): Promise<string> {
  await eva.stepUp();
  const { data } = await eva.call('POST', path('export'), { reason: 'Pidió sus datos' });
  return data.exportId;
}
async function open(exportId: string): Promise<Map<string, Buffer>> {
  const answer = await server.inject({
    url: `/api/staff${path(`exports/${exportId}/file`)}`,
    headers: { cookie: eva.cookie },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(answer.rawPayload)])));
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}

/** As it is in JSON. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const opened = async (values: Record<string, unknown>, sealed: readonly string[]) => ({
  ...Object.fromEntries(Object.entries(values).filter(([column]) => !sealed.includes(column))),
  ...Object.fromEntries(sealed.map((column) => [column.replace('_encrypted', ''), person.ssn])),
});

describe('an export', () => {
  test('contains every value that the database has about the person, and all their files', async () => {
    const exportId = await order();
    expect((await eva.call('GET', path(`exports/${exportId}`))).data).toMatchObject({ state: 'running', size: null });
    expect((await eva.call('GET', path(`exports/${exportId}/file`))).code).toBe('not_found_error');
    await makeExport(deps, exportId, writeExport);
    const files = await open(exportId);
    const { data: state } = await eva.call('GET', path(`exports/${exportId}`));
    expect(state).toMatchObject({ state: 'done', size: expect.any(Number) });

    for (const { table, rows, exported, sealed, erased, technical, kept } of registry) {
      if (!rows || exported.length + sealed.length === 0) continue;
      const isTheirs =
        typeof rows[0] === 'object' && rows[0].in.table === 'document_versions'
          ? 'version_id in (select id from document_versions where application_id = $1)'
          : `"${String(rows[0])}" = $1`;
      // Not checked by the list of exported columns: a column that isn't declared at all would be missed.
      const hidden = [...technical, ...Object.keys(erased), ...Object.keys(kept)];
      const found = await query(`select * from "${table}" where ${isTheirs}`, [person.applicationId]);
      const wanted = await Promise.all(
        found.map((row) =>
          opened(Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))), sealed),
        ),
      );
      if (table === 'person_exports' || table === 'retention_holds') continue;
      const given = JSON.parse(String(files.get(`data/${table}.json`)));
      expect(given, table).toHaveLength(wanted.length);
      for (const row of wanted) expect(given, table).toContainEqual(plain(row));
    }
    const media = await query('select id, media_type, storage_key from media where application_id = $1', [
      person.applicationId,
    ]);
    expect(media).toHaveLength(2);
    for (const { id, media_type: type, storage_key: key } of media) {
      const chunks: Buffer[] = [];
      for await (const chunk of (await deps.storage.get(key)) ?? []) chunks.push(chunk as Buffer);
      expect(files.get(`files/${type}/${id} ${person.word}.jpg`)?.equals(Buffer.concat(chunks))).toBe(true);
    }
    const readme = String(files.get('README.txt'));
    for (const name of files.keys()) if (name.startsWith('data/')) expect(readme).toContain(name);
  });

  test('has the page of the driver’s own file beside the data, and says where', async () => {
    const exportId = await order();
    await makeExport(deps, exportId, writeExport);
    const files = await open(exportId);
    const page = String(files.get('my-data.html'));
    for (const given of [person.email, person.phone, person.ssn]) expect(page).toContain(given);
    // What the driver's own copy leaves out is in this one.
    expect(page).not.toContain('You can ask for them.');
    expect(String(files.get('README.txt')).match(/my-data\.html/g)).toHaveLength(2);
  });

  test('says in both languages what each of its files contains', () => {
    const given = registry.filter(({ rows, exported, sealed }) => rows && exported.length + sealed.length > 0);
    expect(Object.keys(exportWords).toSorted()).toEqual(given.map(({ table }) => table).toSorted());
  });

  test('needs the second factor and an admin, and each download is logged', async () => {
    await query('update staff_sessions set stepped_up_until = null');
    expect((await eva.call('POST', path('export'), { reason: 'Pidió sus datos' })).code).toBe('step_up_needed');
    const luz = await hire(server, 'reviewer', 'Luz');
    const exportId = await order();
    await makeExport(deps, exportId, writeExport);
    expect((await luz.call('GET', path(`exports/${exportId}/file`))).code).toBe('role_refused');
    const reads = () =>
      query(`select 1 from staff_audit where part = 'export' and details ->> 'exportId' = $1`, [exportId]);
    await open(exportId);
    await open(exportId);
    expect(await reads()).toHaveLength(2);
    const other = await server.open('mx');
    const foreign = `/applications/${other.applicationId}/exports/${exportId}`;
    expect((await eva.call('GET', foreign)).code).toBe('not_found_error');
    expect((await eva.call('GET', `${foreign}/file`)).code).toBe('not_found_error');
  });

  test('is gone after a day, row and bytes', async () => {
    const exportId = await order();
    await makeExport(deps, exportId, writeExport);
    const [{ storage_key: key, expires_at: ends }] = await query('select * from person_exports where id = $1', [
      exportId,
    ]);
    expect(ends.getTime() - Date.now()).toBeGreaterThan(23.9 * 3600_000);
    const [job] = await query(
      `select start_after from pgboss.job where name = 'drop-export' and data ->> 'exportId' = $1`,
      [exportId],
    );
    expect(job.start_after).toEqual(ends);
    expect(await storedKeys(server)).toContain(key);
    await query(`update person_exports set expires_at = now() where id = $1`, [exportId]);
    expect((await eva.call('GET', path(`exports/${exportId}/file`))).code).toBe('not_found_error');
    await dropExport(deps, exportId);
    expect(await storedKeys(server)).not.toContain(key);
    expect(await query('select 1 from person_exports where id = $1', [exportId])).toEqual([]);
  });

  test('names a lost file and contains everything else', async () => {
    const [{ storage_key: key }] = await query('select storage_key from media where id = $1', [person.mediaIds[0]]);
    const { get } = deps.storage;
    deps.storage.get = async (asked, range) => (asked === key ? null : get(asked, range));
    const exportId = await order();
    await makeExport(deps, exportId, writeExport);
    deps.storage.get = get;
    const files = await open(exportId);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
    expect(String(files.get('README.txt'))).toMatch(
      new RegExp(`These files are gone:\\n {2}files/\\S+/${person.mediaIds[0]}`),
    );
  });

  test('is reported when it fails, leaves no bytes, and can be repeated', async () => {
    const exportId = await order();
    const before = await storedKeys(server);
    const { put } = deps.storage;
    deps.storage.put = async (key, file) => {
      await put(key, file);
      throw new Error('the store is away');
    };
    await expect(makeExport(deps, exportId, writeExport)).rejects.toThrow('the store is away');
    deps.storage.put = put;
    expect((await eva.call('GET', path(`exports/${exportId}`))).data.state).toBe('failed');
    expect(await storedKeys(server)).toHaveLength(before.length);
    await makeExport(deps, exportId, writeExport);
    expect((await eva.call('GET', path(`exports/${exportId}`))).data.state).toBe('done');
  });

  test('leaves nothing if its application is erased meanwhile, and a finished one is erased, too', async () => {
    const mine = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    await query('delete from decisions where application_id = $1', [mine.applicationId]);
    const before = await storedKeys(server);
    await eva.stepUp();
    const ask = async () =>
      (await eva.call('POST', `/applications/${mine.applicationId}/export`, { reason: 'Pidió sus datos' })).data
        .exportId;
    const [done, running] = [await ask(), await ask()];
    await makeExport(deps, done, writeExport);
    const { put } = deps.storage;
    deps.storage.put = async (key, file) => {
      await put(key, file);
      await erase(deps, mine.applicationId, { why: 'request', reason: null, accountId: null });
    };
    await makeExport(deps, running, writeExport);
    deps.storage.put = put;
    const [{ id }] = await query('select id from erasures where application_id = $1', [mine.applicationId]);
    await finishErasure(deps, id);
    const after = await storedKeys(server);
    expect(after.filter((key) => !before.includes(key))).toEqual([]);
    expect(await query('select 1 from kept_files where application_id = $1', [mine.applicationId])).toEqual([]);
  });
});
