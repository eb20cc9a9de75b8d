import type { DocumentReading } from '@volante/reader/documents/document.ts';
import type { ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestApplication, type TestApplication } from '../testing/test-application.ts';
import { fieldsOfBarcode } from './phone-reading.ts';
import { readVersion } from './readings.ts';

const back = 'drivers_license_back';
const record = (...elements: string[]) => `@\n\u001e\rANSI 636015100001DL00310200DL${elements.join('\n')}\r`;
const ana = record(
  'DCSRIVERA',
  'DACANA',
  'DBB02201976',
  'DAQ12345678',
  'DAG12 EXAMPLE ST',
  'DAIAUSTIN',
  'DAJTX',
  'DAK787010000',
);

let server: TestApp;
let mine: TestApplication;
let seen: DocumentReading;
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: async () => seen,
  secondsFor: async () => 2,
  ready: async () => {},
  close: async () => {},
} satisfies ScreenshotReader;

beforeAll(async () => {
  server = await startTestApp({ settings: { ...manyCalls }, reader });
});
beforeEach(async () => {
  seen = { kind: 'unknown', fields: {}, quality: null };
  mine = await openTestApplication(server, 'us');
});
afterAll(() => server.close());

async function give(barcode: string, type = back) {
  return mine.attach([{ mediaId: await mine.send(type), type, barcode }]);
}
const proposed = async () => {
  const { data } = await mine.call('GET', mine.address());
  return Object.fromEntries(
    (data.proposals ?? []).map((item: { field: string; value: string }) => [item.field, item.value]),
  );
};
async function readByServer(): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from document_versions
    where application_id = ${mine.applicationId} order by id desc limit 1`.execute(server.deps.db);
  await readVersion(server.deps, rows[0]!.id);
}
const documentReadings = async () => {
  const { rows } = await sql<{
    kind: string;
  }>`select kind from paper_readings r join document_versions v on v.id = r.version_id
    where v.application_id = ${mine.applicationId}`.execute(server.deps.db);
  return rows.map(({ kind }) => kind);
};

test('values read on the phone from a licence fill the form when its photo is attached', async () => {
  const { status } = await give(ana);
  expect(status).toBe(200);
  expect(await proposed()).toMatchObject({
    firstName: 'Ana',
    lastName: 'Rivera',
    birthdate: '1976-02-20',
    state: 'Texas',
    street: 'Example St',
  });
});

test('a reading by the phone never counts as a reading of the paper, and the server’s own reading replaces it', async () => {
  await give(ana);
  expect(await documentReadings()).toEqual([]);
  await readByServer();
  expect(await documentReadings()).toEqual(['unknown']);
  expect(await proposed()).toMatchObject({ lastName: 'Rivera' });
  seen = { kind: 'dl_back', fields: { firstName: 'LUZ', lastName: 'PAZ', birthdate: '1980-01-02' }, quality: null };
  await give(ana);
  await readByServer();
  expect(await proposed()).toMatchObject({ firstName: 'Luz', lastName: 'Paz', birthdate: '1980-01-02' });
});

test('a reading by the phone never contradicts typed values', async () => {
  await mine.call('PATCH', `${mine.address()}/personal-data`, { firstName: 'Pedro', lastName: 'Ruiz' });
  await give(ana);
  const { data } = await mine.call('GET', mine.address());
  expect(data.personalData).toMatchObject({ firstName: 'Pedro' });
  expect((data.proposals ?? []).filter((item: { contradicts: boolean }) => item.contradicts)).toEqual([]);
});

describe('what the front of a licence says', () => {
  const front = 'drivers_license_front';
  const fields = { firstName: 'ANA LUZ', lastName: 'RIVERO', birthdate: '1976-02-20', city: 'AUSTIN', state: 'TX' };
  const giveFront = async (as: string = front) => {
    seen = { kind: 'dl_front', fields, quality: null };
    await mine.give(as);
    await readByServer();
  };

  test('fills the form until the barcode was read', async () => {
    await giveFront();
    expect(await proposed()).toMatchObject({ firstName: 'Ana Luz', lastName: 'Rivero', city: 'Austin' });
    seen = { kind: 'dl_back', fields: { firstName: 'ANA', lastName: 'RIVERA' }, quality: null };
    await mine.give(back);
    await readByServer();
    expect(await proposed()).toEqual({ firstName: 'Ana', lastName: 'Rivera' });
  });

  test('isn’t proposed if it was sent as the back', async () => {
    await giveFront(back);
    expect(await proposed()).toEqual({});
  });

  test('gives way to a barcode that only the phone has read', async () => {
    await giveFront();
    await give(ana);
    expect(await proposed()).toMatchObject({ firstName: 'Ana', lastName: 'Rivera', street: 'Example St' });
  });

  test('is no contradiction of a form filled from the barcode', async () => {
    await mine.call('PATCH', `${mine.address()}/personal-data`, { firstName: 'Ana', lastName: 'Rivera' });
    await giveFront();
    const contradicting = async () => {
      const { data } = await mine.call('GET', mine.address());
      return (data.proposals ?? []).some((item: { contradicts: boolean }) => item.contradicts);
    };
    expect(await contradicting()).toBe(true);
    seen = { kind: 'dl_back', fields: { firstName: 'ANA', lastName: 'RIVERA' }, quality: null };
    await mine.give(back);
    await readByServer();
    expect(await contradicting()).toBe(false);
  });
});

test('a newer photo without a barcode removes the phone’s reading', async () => {
  await give(ana);
  await mine.give(back);
  expect(await proposed()).toEqual({});
});

test('for any other document or text, a barcode sent by the phone is ignored and the photo is accepted all the same', async () => {
  expect((await give(ana, 'drivers_license_front')).status).toBe(200);
  expect((await give('https://example.com')).status).toBe(200);
  expect(await proposed()).toEqual({});
  expect((await give('@'.repeat(5000))).status).toBe(422);
});

describe('a forged barcode', () => {
  test.each([
    ['markup', record('DCS<b>X</b>', 'DACANA', 'DBB02201976', 'DAQ1')],
    ['a line of control characters', record('DCSRIV\u0000ERA\u0007', 'DACANA', 'DBB02201976', 'DAQ1')],
    ['an endless name', record(`DCS${'A'.repeat(900)}`, 'DACANA', 'DBB02201976', 'DAQ1')],
  ])('loses %s', (_, text) => {
    expect(fieldsOfBarcode(back, text)?.lastName).toBeUndefined();
  });

  test('its number and its text are not stored', () => {
    expect(Object.keys(fieldsOfBarcode(back, ana) ?? {}).sort()).toEqual([
      'birthdate',
      'city',
      'firstName',
      'lastName',
      'state',
      'street',
      'zip',
    ]);
  });
});
