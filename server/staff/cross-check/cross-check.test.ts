import type { AdvisorApplication, ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { CrossCheck } from '@volante/contract/staff/cross-check/cross-check.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { readVersion } from '../../documents/readings/readings.ts';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { computeRow, followClock, mendQueue } from '../queue/refresh-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const card: DocumentReading = {
  kind: 'ine_front',
  fields: {
    ...{ firstName: 'ANA SOFIA', lastName1: 'LOPEZ', lastName2: 'NUÑEZ', birthdate: '1990-05-15', sex: 'M' },
    postalCode: '64000',
  },
  places: {
    firstName: { page: 1, box: [0.3, 0.4, 0.2, 0.05] },
    lastName1: { page: 1, box: [0.3, 0.3, 0.1, 0.05] },
    birthdate: { page: 1, box: [0.7, 0.3, 0.1, 0.05] },
  },
  quality: null,
};
let seen: () => DocumentReading;
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: async () => seen(),
  secondsFor: async () => 2,
  ready: async () => {},
  close: async () => {},
};
let server: TestApp;
let mine: TestApplication;
let ana: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  server = await startTestApp({ settings: { ...manyCalls }, reader });
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});
afterAll(() => server.close());
beforeEach(async () => {
  seen = () => card;
  mine = await openTestApplication(server);
});

const query: TestApp['query'] = (sql, values) => server.query(sql, values);
const form = (fields: object) => mine.call('PATCH', `${mine.address()}/personal-data`, fields);
async function giveRead(type: string): Promise<void> {
  await mine.give(type);
  const [version] = await query('select id from document_versions where application_id = $1 order by id desc limit 1', [
    mine.applicationId,
  ]);
  await readVersion(server.deps, version.id);
}
const at = (rest = '') => `/applications/${mine.applicationId}${rest}`;
const crossCheck = async (): Promise<CrossCheck> => (await eva.call('GET', at('/ledger'))).data;
const fact = async (name: string) => (await crossCheck()).facts.find((fact) => fact.fact === name);
const row = async () => (await query('select * from queue_rows where application_id = $1', [mine.applicationId]))[0];

test('values of the form and a card are listed side by side, with the file they come from', async () => {
  await form({ firstName: 'Ana Sofía', lastName: 'López', birthdate: '1990-05-15' });
  await giveRead('identity_card_front');
  const { mediaId } = (await mine.document('identity_card_front')) as { mediaId: string };
  expect(await fact('name')).toMatchObject({
    agreement: 'agree',
    values: [
      { source: 'form', value: 'Ana Sofía López', mediaId: null, page: null },
      { source: 'identity_card_front', value: 'ANA SOFIA LOPEZ NUÑEZ', mediaId, page: 1 },
    ],
  });
  const boxOf = async (name: string) => (await fact(name))?.values.at(-1)?.box;
  expect(await boxOf('name')).toEqual([0.3, 0.3, 0.2, 0.15]);
  expect(await fact('birthdate')).toMatchObject({ agreement: 'agree' });
  expect(await boxOf('birthdate')).toEqual([0.7, 0.3, 0.1, 0.05]);
  expect(await boxOf('sex')).toBeNull();
  expect(await fact('sex')).toMatchObject({ agreement: 'alone' });
  // After moving, the card still has the old address.
  expect(await fact('postal_code')).toBeUndefined();
});

test('a card with another birth date raises the flag and warns of moves; advisors do not see it', async () => {
  await form({ firstName: 'Ana', lastName: 'López', birthdate: '1990-05-16' });
  expect((await row()).flags).toEqual([]);
  const before = (await row()).revision;
  await giveRead('identity_card_front');
  expect((await row()).flags).toEqual(['facts_differ']);
  expect((await row()).stale).toBe(false);
  // One for the file. Reading it doesn't count as a change.
  expect((await row()).revision).toBe(before + 1);

  const application = (await eva.call('GET', at())).data as ReviewerApplication;
  expect(application.ledger).toEqual({ differ: 1 });
  expect(application.flags).toEqual([{ code: 'facts_differ', severity: 'warn' }]);
  const warned = application.moves.filter(({ warnings }) => warnings.some(({ code }) => code === 'facts_differ'));
  expect(warned.length).toBeGreaterThan(0);
  expect(warned[0]?.warnings).toContainEqual({ code: 'facts_differ', params: { count: 1 } });
  expect((await eva.call('GET', '/applications?flag=facts_differ')).data.items).toHaveLength(1);

  const shown = (await ana.call('GET', at())).data as AdvisorApplication;
  expect(JSON.stringify(shown)).not.toContain('facts_differ');
  expect(shown).not.toHaveProperty('ledger');
  expect(await ana.call('GET', at('/ledger'))).toMatchObject({ status: 403, code: 'role_refused' });
  expect((await ana.call('GET', '/applications?flag=facts_differ')).data.items).toEqual([]);

  await form({ birthdate: '1990-05-15' });
  expect((await row()).flags).toEqual([]);
});

test('a paper whose text and QR code disagree is a difference by itself', async () => {
  const disputed = { rfc: ['LONA900515AB1', 'LONA900515XY9'] as [string, string] };
  seen = () => ({ kind: 'tax_situation', fields: { disputed }, quality: null });
  await giveRead('proof_of_tax_situation');
  expect(await fact('rfc')).toMatchObject({
    agreement: 'differ',
    values: [
      { source: 'proof_of_tax_situation', value: 'LONA900515AB1' },
      { source: 'proof_of_tax_situation', value: 'LONA900515XY9' },
    ],
  });
  expect((await row()).flags).toEqual(['facts_differ']);
});

test('a CURP with another birth date than the form is a difference even without papers', async () => {
  await form({ birthdate: '1990-01-01', nationalId: 'HEGG560427MVZRRL04' });
  expect(await fact('birthdate')).toMatchObject({
    agreement: 'differ',
    values: [
      { source: 'form', value: '1990-01-01' },
      { source: 'form_curp', value: '1956-04-27' },
    ],
  });
  expect((await row()).flags).toContain('facts_differ');
});

test('a newer file replaces the readings of the older one', async () => {
  await form({ firstName: 'Pedro', lastName: 'Ruiz' });
  await giveRead('identity_card_front');
  expect(await fact('name')).toMatchObject({ agreement: 'differ' });
  await mine.give('identity_card_front');
  expect(await fact('name')).toMatchObject({ agreement: 'alone' });
  expect((await crossCheck()).notRead).toContainEqual({
    type: 'identity_card_front',
    because: { code: 'reading_waits', params: {} },
  });
  expect((await row()).flags).not.toContain('facts_differ');
});

test('an unread paper is listed with the reason', async () => {
  seen = () => ({
    kind: 'unknown',
    fields: {},
    quality: { dark: true, blurred: false, cut: false, glare: false, small: false },
  });
  await giveRead('identity_card_front');
  await mine.give('selfie_photo');
  const { notRead } = await crossCheck();
  expect(notRead).toEqual([
    { type: 'identity_card_front', because: { code: 'photo_unclear', params: { problems: ['dark'] } } },
  ]);
});

test('the name on a platform is compared; the guarantor’s card is compared only with the guarantor', async () => {
  await form({ firstName: 'Ana', lastName: 'López' });
  await query(
    `insert into platform_profiles (application_id, platform, full_name, updated_at) values ($1, 'didi', 'Pedro Ruiz', now())`,
    [mine.applicationId],
  );
  await query(
    `insert into obligors (application_id, name, phone, email, location, updated_at)
     values ($1, 'Ana Sofía López Núñez', '', '', '', now())`,
    [mine.applicationId],
  );
  await giveRead('solidarity_obligor_identity_card_front');
  expect(await fact('name')).toMatchObject({
    agreement: 'differ',
    values: [{ source: 'form' }, { source: 'didi', value: 'Pedro Ruiz' }],
  });
  expect(await fact('guarantor_name')).toMatchObject({ agreement: 'agree' });
});

test('reading the ledger is logged separately', async () => {
  await crossCheck();
  const entries = await query(`select part from staff_audit where application_id = $1 and kind = 'read'`, [
    mine.applicationId,
  ]);
  expect(entries).toEqual([{ part: 'ledger' }]);
});

test('after any changes, the flag in the queue is what recomputing it gives', async () => {
  await form({ firstName: 'Pedro', lastName: 'Ruiz' });
  await giveRead('identity_card_front');
  await query(
    `update paper_readings set fields = '{}' where version_id in
    (select id from document_versions where application_id = $1)`,
    [mine.applicationId],
  );
  await followClock(server.deps);
  expect((await mendQueue(server.deps)).drifted).toBe(0);
  const computed = await transaction(server.deps, (trx) => computeRow(server.deps, trx, mine.applicationId));
  expect(await row()).toMatchObject({ ...computed!.row, flags: [] });
});
