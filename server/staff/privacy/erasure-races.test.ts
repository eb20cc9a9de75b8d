import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { whileBytesStay } from '../../core/database/backup/bytes-stay.ts';
import { readErased } from '../../core/erased-list.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { storedKeys } from '../../media/testing/test-upload.ts';
import { openIn, walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';
import { sweepErasures } from './finish-erasure.ts';
import { erasingOn, playCrm } from './testing/erasing.ts';
import { fillPerson } from './testing/fill-person.ts';

const { crm, played } = playCrm();
const settings = { HUBSPOT_TOKEN: 'token', WRITES_PER_HOUR: '100000' };
const server = await startTestApp({ settings, crm });
afterAll(server.close);
const { deps } = server;
const eva = await hire(server, 'everything', 'Eva');
const { query, erase, finish, erasureOf, referenceOf } = erasingOn(server, eva);

describe('an erasure', () => {
  test('killed between two files continues with the second and finishes', async () => {
    const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    await query(`delete from decisions where application_id = $1`, [person.applicationId]);
    await erase(person.applicationId);
    const remove = deps.storage.delete;
    let removed = 0;
    deps.storage.delete = async (key) => {
      if (++removed > 1) throw new Error('killed');
      return remove(key);
    };
    await expect(finish(person.applicationId)).rejects.toThrow('killed');
    expect(await erasureOf(person.applicationId)).toMatchObject({ finished_at: null });
    deps.storage.delete = remove;
    await finish(person.applicationId);
    expect(await query('select 1 from media_removals')).toEqual([]);
    expect(played.emptied).toContain(person.email);
    expect((await erasureOf(person.applicationId)).finished_at).not.toBeNull();
  });

  test('during a backup is finished once the backup no longer needs the bytes of files', async () => {
    const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    await query(`delete from decisions where application_id = $1`, [person.applicationId]);
    const { applicationId } = person;
    const keys = (await query('select storage_key as key from media where application_id = $1', [applicationId])).map(
      ({ key }) => key,
    );
    await whileBytesStay(server.database.url, async () => {
      expect((await erase(applicationId)).status).toBe(200);
      await finish(applicationId);
      expect([...readErased(deps.config).keys()]).toContain(applicationId);
      expect(await erasureOf(applicationId)).toMatchObject({ finished_at: null, crm_email: null });
    });
    expect(await storedKeys(server)).toEqual(expect.arrayContaining(keys));
    await finish(applicationId);
    expect((await erasureOf(applicationId)).finished_at).not.toBeNull();
    const left = await storedKeys(server);
    expect(keys.filter((key) => left.includes(key))).toEqual([]);
  });

  test('keeps the sealed contact until the CRM is updated, and not if the CRM doesn’t know it', async () => {
    const application = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    await query(`delete from decisions where application_id = $1`, [application.applicationId]);
    await erase(application.applicationId);
    played.fault = new DeliveryFault('crm_unreachable');
    await expect(finish(application.applicationId)).rejects.toThrow('crm_unreachable');
    expect((await erasureOf(application.applicationId)).crm_email).not.toBeNull();
    await sweepErasures(deps);
    const waiting = await query(
      `select 1 from pgboss.job where name = 'finish-erasure' and data ->> 'erasureId' = $1`,
      [(await erasureOf(application.applicationId)).id],
    );
    expect(waiting.length).toBeGreaterThan(0);
    played.fault = new DeliveryFault('contact_not_found', { final: true });
    await finish(application.applicationId);
    played.fault = null;
    expect(await erasureOf(application.applicationId)).toMatchObject({
      crm_email: null,
      finished_at: expect.any(Date),
    });
  });

  test('while the driver uploads leaves neither a row nor bytes', async () => {
    const person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
    await query(`delete from decisions where application_id = $1`, [person.applicationId]);
    const before = new Set(await storedKeys(server));
    const { put } = deps.storage;
    let erased: Promise<unknown> | null = null;
    deps.storage.put = async (key, path) => {
      await put(key, path);
      erased ??= erase(person.applicationId);
      await erased;
    };
    await expect(person.mine.send('curp')).rejects.toThrow('admission_request_not_found');
    deps.storage.put = put;
    await finish(person.applicationId);
    const after = await storedKeys(server);
    expect(after.filter((key) => !before.has(key))).toEqual([]);
    expect(await query('select 1 from media where application_id = $1', [person.applicationId])).toEqual([]);
  });

  test('also erases a proposal that waits for a second person', async () => {
    const { applicationId } = await openIn(server, 'risk_analysis');
    await query(
      `insert into pending_decisions (id, application_id, "to", reason, reasons, account_id, at, revision)
       values (gen_random_uuid(), $1, 'rejected', 'x', '{other}', $2, now(), 1)`,
      [applicationId, eva.me.account.id],
    );
    const [{ id }] = await query('select id from pending_decisions where application_id = $1', [applicationId]);
    expect((await erase(applicationId)).status).toBe(200);
    const luz = await hire(server, 'reviewer', 'Luz');
    const path = `/applications/${applicationId}/proposal/confirm`;
    expect(await luz.call('POST', path, { proposalId: id, revision: 1 })).toMatchObject({ status: 404 });
    expect(await query('select 1 from pending_decisions where application_id = $1', [applicationId])).toEqual([]);
  });

  test('runs once even if it is requested twice at the same time', async () => {
    const { applicationId } = await server.open('mx');
    const reference = await referenceOf(applicationId);
    const answers = await Promise.all([erase(applicationId, reference), erase(applicationId, reference)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await query('select 1 from erasures where application_id = $1', [applicationId])).toHaveLength(1);
  });

  test('is complete even if the application changes stage meanwhile', async () => {
    const { applicationId } = await server.open('mx');
    // A move after the erasure finds nothing to move.
    const move = walkTo(server, { applicationId }, 'earnings_analysis').catch((error) => {
      if (error.code !== 'admission_request_not_found') throw error;
    });
    const [, erased] = await Promise.all([move, erase(applicationId)]);
    expect(erased.status).toBe(200);
    expect(await query('select 1 from applications where id = $1', [applicationId])).toEqual([]);
    expect((await eva.call('GET', `/applications/${randomUUID()}`)).status).toBe(404);
  });
});
