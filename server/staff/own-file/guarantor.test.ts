import { type ColumnWords, ownFileWords } from '@volante/contract/words/own-file.ts';
import { innerWords } from '@volante/contract/words/own-file-names.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { encodeForm, manyCalls } from '../../media/testing/test-upload.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeExport } from '../privacy/export.ts';
import { writeOwnFile } from './write-zip.ts';

const server = await startTestApp({ settings: { ...manyCalls, WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const { deps, query } = server;

const sides = ['solidarity_obligor_identity_card_front', 'solidarity_obligor_identity_card_back'];
const fields: DocumentReading['fields'] = { firstName: 'ZQREADNAME', curp: 'ZQREADCURP', street: 'ZQREADSTREET' };
const given = { name: 'Zqname Rosa', phone: '5519283746', email: 'zqmail@example.com', location: 'Zqplace 5' };
/** Everything of the guarantor's that the driver isn't shown. */
const marks = [/zqreview/, /5519283746/, /zqmail/i, /zqplace/i, /zqread/i, /zqphone/i, /zqfile/i];

let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

async function guarantorAgrees(): Promise<string[]> {
  const person = { firstName: 'Rosa', lastName: 'Ruiz', phone: '55 1111 2222' };
  const { data } = await mine.call('POST', `${mine.address()}/guarantor`, person);
  const link = `/public/guarantors/${new URL(data.guarantor.link).searchParams.get('id')}`;
  const documents = [];
  for (const type of sides) {
    const { payload, headers } = await encodeForm(type, [{ bytes: await files.jpeg(), name: 'zqfile.jpg' }]);
    const sent = await server.inject({ method: 'POST', url: `/api${link}/cards`, headers, payload });
    documents.push({ type, mediaId: sent.json().data.mediaId as string });
  }
  const { textVersion } = (await server.call('GET', link)).data;
  const answer = { ...given, documents, textVersion, language: 'es-MX' };
  expect((await server.call('POST', `${link}/agree`, answer)).data.state).toBe('agreed');
  await query(
    `insert into paper_readings (version_id, kind, fields, places, problems, at)
     select id, 'ine_front', $2, '{}', '[]', now() from document_versions where application_id = $1 and type = any($3)
     on conflict (version_id) do update set fields = excluded.fields`,
    [mine.applicationId, JSON.stringify(fields), sides],
  );
  await query(
    `insert into phone_readings (version_id, fields, at)
     select id, $2, now() from document_versions where application_id = $1 and type = any($3)`,
    [mine.applicationId, JSON.stringify({ curp: 'ZQPHONECURP' }), sides],
  );
  for (const type of sides) await mine.review(type, { status: 'rejected', reason: 'other', note: 'zqreview' });
  return documents.map(({ mediaId }) => mediaId);
}

const readFile = async () => (await mine.call('GET', `${mine.address()}/file`)).data;
const partOf = async (name: string) =>
  (await readFile()).parts.find(({ part }: { part: string }) => part === name)?.rows ?? [];

const identifiersOf = (columns: Record<string, ColumnWords>, before = ''): string[] =>
  Object.entries(columns).flatMap(([name, { as }]) => {
    if (as === 'inner') return identifiersOf(innerWords, `${name}.`);
    return as === 'identifier' ? [before + name] : [];
  });

/** The answers of the calls for identifiers, for every part, row and name that is one. */
async function identifiers(): Promise<string> {
  const answers: unknown[] = [];
  for (const [part, { columns }] of Object.entries(ownFileWords))
    for (const row of ['0', '1', '2'])
      for (const name of identifiersOf(columns)) {
        const place = new URLSearchParams({ part, row, name });
        answers.push((await mine.call('GET', `${mine.address()}/file/identifier?${place}`)).data);
      }
  return JSON.stringify(answers);
}

async function copy(): Promise<Map<string, Buffer>> {
  await mine.call('POST', `${mine.address()}/file/download`);
  const [row] = await query('select id from person_exports where application_id = $1', [mine.applicationId]);
  await makeExport(deps, row.id, writeOwnFile);
  const answer = await server.inject({ url: `/api${mine.address()}/file/download/file` });
  expect(answer.statusCode).toBe(200);
  const entries = new Map<string, Buffer>();
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(answer.rawPayload)])));
  for (const entry of await zip.getEntries())
    if (!entry.directory) entries.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return entries;
}

test('what an invited guarantor gave is neither in the page, nor an identifier, nor in the copy', async () => {
  const own = await mine.give('identity_card_front');
  const theirs = await guarantorAgrees();
  const page = JSON.stringify(await readFile());
  const opened = await identifiers();
  const entries = await copy();
  const copied = [...entries].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');
  for (const mark of [...marks, ...theirs.map((id) => new RegExp(id))])
    expect(
      [page, opened, copied].map((text) => mark.test(text)),
      String(mark),
    ).toEqual([false, false, false]);
  const photos = [...entries.keys()].filter((name) => name.startsWith('files/'));
  expect(photos).toEqual([expect.stringContaining(own)]);
  const reviewed = (await partOf('documents')).flatMap(({ fields }: { fields: { value: unknown }[] }) => fields);
  expect(reviewed.map(({ value }: { value: unknown }) => value)).toEqual(['identity_card_front', 'pending']);
  expect(await partOf('obligors')).toEqual([
    {
      fields: [
        { name: 'name', value: given.name },
        { name: 'phone', value: expect.stringMatching(/^\D*46$/) },
      ],
    },
  ]);
  const { avalData } = (await mine.call('GET', mine.address())).data;
  expect((await partOf('obligors'))[0].fields[1].value).toBe(avalData.phone);
});

test('a guarantor whom the driver typed stays whole, with the photos', async () => {
  const documents = [];
  for (const type of sides) documents.push({ type, mediaId: await mine.send(type) });
  const { status } = await mine.call('POST', `${mine.address()}/aval-data`, { ...given, documents });
  expect(status).toBe(200);
  const page = JSON.stringify(await partOf('obligors'));
  for (const value of ['+525519283746', given.email, given.location]) expect(page).toContain(value);
  const names = [...(await copy()).keys()].join();
  for (const { mediaId } of documents) expect(names).toContain(mediaId);
});
