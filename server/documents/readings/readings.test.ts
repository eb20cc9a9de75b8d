import { setTimeout as pause } from 'node:timers/promises';
import type { Application } from '@volante/contract/application.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import type { ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestApplication, type TestApplication } from '../testing/test-application.ts';
import { readVersion } from './readings.ts';

let server: TestApp;
let mine: TestApplication;
let seen: () => DocumentReading;
const front = 'identity_card_front';
const good = { dark: false, blurred: false, cut: false, glare: false, small: false };
const card: DocumentReading = {
  kind: 'ine_front',
  fields: {
    firstName: 'ANA SOFIA',
    lastName1: 'LOPEZ',
    lastName2: 'DE LA CRUZ',
    curp: 'LOCA900515MDFPRN05',
    birthdate: '1990-05-15',
    expiryYear: 2031,
    street: 'NIÑOS HÉROES',
    streetNumber: '12',
    postalCode: '64000',
    neighborhood: 'CENTRO',
    city: 'MONTERREY',
    state: 'Nuevo León',
  },
  quality: good,
};
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: async () => seen(),
  secondsFor: async () => 2,
  ready: async () => {},
  close: async () => {},
} satisfies ScreenshotReader;

beforeAll(async () => {
  server = await startTestApp({ settings: { ...manyCalls }, reader });
});
beforeEach(async () => {
  seen = () => card;
  mine = await openTestApplication(server);
});
afterAll(() => server.close());

const view = async (): Promise<Application> => (await mine.call('GET', mine.address())).data;
const proposed = async () => Object.fromEntries(((await view()).proposals ?? []).map((item) => [item.field, item]));

async function give(type = front): Promise<string> {
  await mine.give(type);
  const { rows } = await sql<{ id: string }>`select id from document_versions
    where application_id = ${mine.applicationId} and type = ${type} order by id desc limit 1`.execute(server.deps.db);
  return rows[0]!.id;
}

test('values of an INE are proposed for empty fields, but not written to them', async () => {
  await readVersion(server.deps, await give());
  expect(await proposed()).toMatchObject({
    firstName: { value: 'Ana Sofia', source: front, contradicts: false },
    lastName: { value: 'Lopez de la Cruz' },
    nationalId: { value: 'LOCA900515MDFPRN05' },
    birthdate: { value: '1990-05-15' },
    street: { value: 'Niños Héroes' },
    state: { value: 'Nuevo León' },
  });
  expect((await view()).personalData).toMatchObject({ firstName: '', nationalId: '', street: '' });
});

test('a new file is queued for reading; papers of unknown form are not', async () => {
  const [read, selfie] = [await give(), await give('selfie_photo')];
  const { rows } = await server.database.pool.query(
    "select data->>'versionId' as id from pgboss.job where name = 'read-paper'",
  );
  const jobs = rows.map(({ id }) => id);
  expect([jobs.includes(read), jobs.includes(selfie)]).toEqual([true, false]);
  const waits = async (type: string) => (await mine.document(type))?.unread;
  expect([await waits(front), await waits('selfie_photo')]).toEqual([true, undefined]);
  await readVersion(server.deps, read);
  expect(await waits(front)).toBeUndefined();
});

test('a typed field is not replaced; if the card names another person, the applicant is asked', async () => {
  const typed = { firstName: 'Ana', lastName: 'López', birthdate: '1990-05-16', street: 'Otra Calle' };
  await mine.call('PATCH', `${mine.address()}/personal-data`, typed);
  await readVersion(server.deps, await give());
  const { firstName, lastName, birthdate, street } = await proposed();
  expect([firstName, lastName, street]).toEqual([undefined, undefined, undefined]);
  expect(birthdate).toEqual({ field: 'birthdate', value: '1990-05-15', source: front, contradicts: true });
});

test('the wrong side, a bad photo and an expired card are noticed, but never refused', async () => {
  seen = () => ({ ...card, fields: { ...card.fields, expiryYear: 2020 }, quality: { ...good, cut: true } });
  await readVersion(server.deps, await give());
  expect(await mine.document(front)).toMatchObject({ noticed: ['cut', 'expired'], status: 'pending' });
  await readVersion(server.deps, await give('identity_card_back'));
  expect(await mine.document('identity_card_back')).toMatchObject({ noticed: ['cut', 'wrong_side'] });
});

test('the reading of a replaced file is dropped, and a replaced file is not read', async () => {
  const first = await give();
  await readVersion(server.deps, first);
  seen = () => ({ kind: 'unknown', fields: {}, quality: good });
  const second = await give();
  expect(await proposed()).toEqual({});
  expect((await mine.document(front))?.noticed).toBeUndefined();
  await readVersion(server.deps, first);
  await readVersion(server.deps, second);
  expect((await mine.document(front))?.noticed).toEqual([]);
});

test('the papers of a driver wait for each other, so that a slow reader refuses none of them', async () => {
  const versions = [await give(), await give('identity_card_back'), await give('proof_of_address')];
  let [reading, most] = [0, 0];
  const spy = vi.spyOn(server.deps.reader, 'readDocument').mockImplementation(async () => {
    most = Math.max(most, ++reading);
    await pause(20);
    reading--;
    return card;
  });
  await Promise.all(versions.map((version) => readVersion(server.deps, version)));
  expect([spy.mock.calls.length, most]).toEqual([3, 1]);
  spy.mockRestore();
});

test('reading is retried if the reader or its machine is busy, but not if the file isn’t a picture', async () => {
  const version = await give();
  for (const fault of ['busy', 'timeout', 'away', 'closed', 'crashed'] as const) {
    seen = () => {
      throw new ReaderError(fault);
    };
    await expect(readVersion(server.deps, version), fault).rejects.toThrow();
  }
  seen = () => {
    throw new ReaderError('not_an_image');
  };
  await readVersion(server.deps, version);
  expect((await mine.document(front))?.noticed).toEqual([]);
});

test('the log contains none of the read values', () => {
  for (const word of ['LOCA900515', 'SOFIA', 'HÉROES'])
    expect(server.logged.join('\n').includes(word), word).toBe(false);
});

test('a reading that arrives during a change of its application waits without blocking that change', async () => {
  const version = await give();
  const { db } = server.deps;
  let reading: Promise<void> | undefined;
  await transaction({ db }, async (trx) => {
    await lockApplication(trx, mine.applicationId);
    reading = readVersion(server.deps, version);
    await expect.poll(waitingForLocks).toBe(1);
    await sql`select from queue_rows where application_id = ${mine.applicationId} for update nowait`.execute(trx);
    await sql`update personal_data set first_name = 'Ana' where application_id = ${mine.applicationId}`.execute(trx);
  });
  await reading;
  expect((await view()).personalData.firstName).toBe('Ana');
  expect(await proposed()).toHaveProperty('nationalId');

  async function waitingForLocks(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks l
      join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`.execute(db);
    return rows[0]!.count;
  }
});
