import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { storedKeys } from '../../media/testing/test-upload.ts';
import { openIn } from '../../testing/application.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';
import { registry } from './registry.ts';
import { erasingOn, playCrm, showRef } from './testing/erasing.ts';
import { fillPerson } from './testing/fill-person.ts';

const { crm, played } = playCrm();
const settings = { HUBSPOT_TOKEN: 'token', WRITES_PER_HOUR: '100000' };
const server = await startTestApp({ settings, crm });
afterAll(server.close);
const { deps } = server;
const eva = await hire(server, 'everything', 'Eva');
const { query, erase, finish, erasureOf, referenceOf } = erasingOn(server, eva);

/** Tables with rows of the application, according to their owners' declarations. */
async function tablesWith(applicationId: string, mediaIds: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, rows } of registry)
    for (const of of rows ?? []) {
      const sql =
        typeof of === 'string'
          ? `select 1 from "${table}" where "${of}" = $1`
          : of.in.table === 'document_versions'
            ? `select 1 from "${table}" r where not exists (select from document_versions v where v.id = r.version_id)
                 or version_id in (select id from document_versions where application_id = $1)`
            : of.in.table === 'known_devices'
              ? `select 1 from "${table}" where ${of.column} not in (select id from known_devices)
                 or ${of.column} in (select id from known_devices where application_id = $1)`
              : `select 1 from "${table}" where media_id = any($2) and $1::uuid is not null`;
      const values = sql.includes('$2') ? [applicationId, mediaIds] : [applicationId];
      if ((await query(sql, values)).length > 0) found.push(table);
    }
  return [...new Set(found)].toSorted();
}

/** Tables that contain a word anywhere. */
async function tablesSaying(word: string): Promise<string[]> {
  const tables = await query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const sql = `select 1 from "${schema}"."${name}" t where t::text ilike $1 limit 1`;
    if ((await query(sql, [`%${word}%`])).length > 0) found.push(name);
  }
  return found;
}

describe('an erasure', () => {
  test('leaves a skeleton and nothing else of the driver, in no table and in no stored file', async () => {
    const other = await server.open('mx');
    const person = await fillPerson(server, eva, other.applicationId);
    const { applicationId, mediaIds, word, email, reference } = person;
    const before = await tablesWith(applicationId, mediaIds);
    const filled = registry.filter(({ rows, table }) => rows && !notFilled.includes(table)).map(({ table }) => table);
    expect(before).toEqual(expect.arrayContaining(filled));
    expect((await tablesSaying(word)).length).toBeGreaterThan(20);
    const stored = (await query('select storage_key as key from media where application_id = $1', [applicationId])).map(
      ({ key }) => key,
    );
    await query(`delete from decisions where application_id = $1`, [applicationId]);

    const answer = await erase(applicationId);
    expect(answer).toMatchObject({ status: 200, data: { erased: true, kept: expect.arrayContaining(['reference']) } });
    expect(await tablesWith(applicationId, mediaIds)).toEqual([
      ...['erasures', 'integration_events', 'staff_audit', 'webhook_deliveries'],
    ]);
    // Until the CRM is updated, its contact is known, but sealed.
    expect(await tablesSaying(word)).toEqual([]);
    await finish(applicationId);
    expect(played.emptied).toContain(email);
    const left = await storedKeys(server);
    expect(stored.filter((key) => left.includes(key))).toEqual([]);
    expect(await query('select 1 from media_removals')).toEqual([]);
    expect(await erasureOf(applicationId)).toMatchObject({
      ...{ reference, country: 'mx', why: 'request', account_id: eva.me.account.id, crm_email: null, meetings: [] },
      finished_at: expect.any(Date),
    });
    const jobs = await query(`select data from pgboss.job where name = 'end-meeting'`);
    expect(jobs).toContainEqual({ data: { key: person.appointmentId } });
    expect(await query('select 1 from matches where low_id = $1 or high_id = $1', [other.applicationId])).toEqual([]);
  });

  test('makes the link, the page and the files unknown at once, and removes it from the search and the list', async () => {
    const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    const { mine, applicationId, word, phone } = person;
    const search = async (q: string) => (await eva.call('POST', '/applications/search', { q })).data.items;
    await query(`update queue_rows set words = ' ' || $2 || ' ', phone = $3 where application_id = $1`, [
      ...[applicationId, word, phone.slice(-10)],
    ]);
    expect(await search(phone)).toHaveLength(1);
    const file = (await server.call('GET', `${requestPath(mine.requestId)}`)).data;
    expect(file.status).toBe('created');
    await query(`delete from decisions where application_id = $1`, [applicationId]);
    expect((await erase(applicationId)).status).toBe(200);
    expect((await server.call('GET', requestPath(mine.requestId))).error.code).toBe('admission_request_not_found');
    expect((await eva.call('GET', `/applications/${applicationId}`)).code).toBe('admission_request_not_found');
    for (const q of [phone, word, showRef(person.reference), mine.requestId]) expect(await search(q), q).toEqual([]);
    const page = `/applications/${applicationId}/media/${person.mediaIds[0]}/pages/1`;
    expect((await eva.call('GET', page)).code).toBe('admission_request_not_found');
    expect((await erase(applicationId, showRef(person.reference))).status).toBe(404);
  });

  test('requires the second factor, a reason, and the exact reference', async () => {
    const { applicationId } = await server.open('mx');
    const reference = await referenceOf(applicationId);
    await query('update staff_sessions set stepped_up_until = null');
    const path = `/applications/${applicationId}/erasure`;
    expect((await eva.call('POST', path, { reason: 'Lo pidió', confirm: reference })).code).toBe('step_up_needed');
    expect(await erase(applicationId, '1234-5678')).toMatchObject({ status: 422, errors: [{ path: 'confirm' }] });
    expect(await erase(applicationId, reference, ' ')).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect((await erase(applicationId, ` ${reference.replace('-', ' ')}`)).status).toBe(200);
  });

  test('is logged with the remaining skeleton, in the same transaction', async () => {
    const { applicationId } = await openIn(server, 'rejected');
    await query(`update decisions set at = now() - interval '3 years' where application_id = $1`, [applicationId]);
    expect((await erase(applicationId)).status).toBe(200);
    const [entry] = await query(`select * from staff_audit where kind = 'erase' and application_id = $1`, [
      applicationId,
    ]);
    expect(entry).toMatchObject({
      account_id: eva.me.account.id,
      details: { country: 'mx', decision: { to: 'rejected', reasons: [] }, stages: [{ to: 'rejected' }] },
    });
  });

  test('of a decided application waits until its retention ends, and shows that day', async () => {
    for (const [country, days] of [
      ['mx', 365],
      ['us', 760],
    ] as const) {
      const { applicationId } = await openIn(server, 'rejected', country);
      const today = dateIn(countries[country].zone, deps.now());
      // In the afternoon, so that the day is the same however the clocks were changed.
      const decided = (daysAgo: number) =>
        query(`update decisions set at = $2 where application_id = $1`, [
          ...[applicationId, new Date(`${addDays(today, -daysAgo)}T20:00Z`)],
        ]);
      await decided(days - 1);
      const tomorrow = addDays(today, 1);
      expect(await erase(applicationId)).toMatchObject({
        status: 409,
        code: 'erasure_blocked',
        errors: [{ path: 'retainedUntil', code: tomorrow }],
      });
      const { data } = await eva.call('GET', `/applications/${applicationId}/privacy`);
      expect(data).toMatchObject({ retainedUntil: tomorrow, retention: { kind: 'rejected', on: tomorrow } });
      await decided(days);
      expect((await erase(applicationId)).status).toBe(200);
    }
  });

  test('is refused while it is on hold, until an admin lifts the hold', async () => {
    const { applicationId } = await server.open('us');
    const path = `/applications/${applicationId}/retention-hold`;
    const held = await eva.call('POST', path, { reason: 'Juicio abierto' });
    expect(held.data.hold).toMatchObject({ reason: 'Juicio abierto', by: { name: 'Eva' } });
    expect(await erase(applicationId)).toMatchObject({ code: 'erasure_blocked', errors: [{ path: 'hold' }] });
    expect((await eva.call('DELETE', path)).data.hold).toBeNull();
    expect((await eva.call('DELETE', path)).code).toBe('not_found_error');
    expect((await erase(applicationId)).status).toBe(200);
  });

  test('is listed for admins with the remaining skeleton', async () => {
    const { applicationId } = await server.open('us');
    const reference = await referenceOf(applicationId);
    await erase(applicationId);
    const { data } = await eva.call('GET', '/erasures?limit=1');
    expect(data.items).toMatchObject([
      { applicationId, reference, country: 'us', state: 'running', by: { name: 'Eva' } },
    ]);
    const next = await eva.call('GET', `/erasures?limit=1&cursor=${encodeURIComponent(data.next)}`);
    expect(next.data.items[0].applicationId).not.toBe(applicationId);
    await finish(applicationId);
    expect((await eva.call('GET', '/erasures?limit=1')).data.items[0].state).toBe('done');
  });
});

/** Filled by the tests themselves. */
const notFilled = ['erasures', 'staff_audit', 'person_exports', 'retention_holds', 'kept_files', 'application_events'];
