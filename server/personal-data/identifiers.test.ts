import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { moveStage } from '../applications/applications.ts';
import { staff } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import { openText } from '../core/sealed-text.ts';
import { startTestApp } from '../testing/test-app.ts';
import { curp, savingTo } from './testing/test-saving.ts';

const server = await startTestApp({ settings: { IDENTITY_CHECKS_PER_HOUR: '6' } });
afterAll(server.close);
beforeEach(() => server.setNow('2026-11-21T12:00:00Z'));
const { save, saved, broken, rowsOf } = savingTo(server);

describe('SSN', () => {
  test('is returned masked, and sending the masked value changes nothing', async () => {
    const { requestId, applicationId } = await server.open('us');
    expect((await saved(requestId, { ssn: '126-45-6789' })).ssn).toBe('***-**-6789');
    const sealed = () => rowsOf('select ssn_encrypted from personal_data where application_id = $1', applicationId);
    const [before] = await sealed();
    expect((await saved(requestId, { ssn: '***-**-6789' })).ssn).toBe('***-**-6789');
    expect(await sealed()).toEqual([before]);
  });

  test('a masked SSN other than that of the stored one is refused', async () => {
    const { requestId } = await server.open('us');
    expect(await broken(requestId, { ssn: '***-**-6789' })).toEqual(['ssn ssn_invalid']);
    await save(requestId, { ssn: '124-45-6789' });
    expect(await broken(requestId, { ssn: '***-**-0000' })).toEqual(['ssn ssn_invalid']);
  });

  test('is encrypted so that it can be read only for its own application', async () => {
    const { requestId, applicationId } = await server.open('us');
    await save(requestId, { ssn: '125-45-6789' });
    const [row] = await rowsOf('select * from personal_data where application_id = $1', applicationId);
    expect(JSON.stringify(row) + row.ssn_encrypted.toString('latin1')).not.toContain('125-45');
    const { encryption } = server.deps.keys;
    expect(openText(encryption, applicationId, row.ssn_encrypted)).toBe('125-45-6789');
    expect(() => openText(encryption, crypto.randomUUID(), row.ssn_encrypted)).toThrow();
    const changed = Buffer.from(row.ssn_encrypted);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => openText(encryption, applicationId, changed)).toThrow();
    expect(() => openText(server.deps.keys.url, applicationId, row.ssn_encrypted)).toThrow();
  });
});

describe('one person, one live application', () => {
  test('a CURP of another live application is refused, and nothing is saved', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    await save(first.requestId, { nationalId: curp(11) });
    const refused = await save(other.requestId, { nationalId: curp(11).toLowerCase(), street: 'Hamburgo' });
    expect([refused.status, refused.error.code]).toEqual([409, 'already_exist']);
    expect(refused.error.errors).toMatchObject([{ path: 'nationalId', code: 'already_exist' }]);
    expect(await saved(other.requestId, {})).toMatchObject({ nationalId: '', street: '' });
  });

  test('an SSN of another live application is refused too', async () => {
    const [first, other] = [await server.open('us'), await server.open('us')];
    await save(first.requestId, { ssn: '222-45-6789' });
    const { error } = await save(other.requestId, { ssn: '222-45-6789' });
    expect(error).toMatchObject({ code: 'already_exist', errors: [{ path: 'ssn', code: 'already_exist' }] });
  });

  test('when two applications send the same CURP at once, one keeps it and the other is refused', async () => {
    const applications = await Promise.all(Array.from({ length: 6 }, () => server.open('mx')));
    const answers = await Promise.all(applications.map(({ requestId }) => save(requestId, { nationalId: curp(12) })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error?.code === 'already_exist')).toHaveLength(5);
  });

  test('a rejected application releases it, and can’t be reopened while another has it', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    await save(first.requestId, { nationalId: curp(13) });
    const move = (to: 'rejected' | 'created') =>
      transaction(server.deps, (trx) =>
        moveStage(server.deps, trx, first.applicationId, to, { actor: staff('ana'), reason: 'test' }),
      );
    await move('rejected');
    expect((await save(other.requestId, { nationalId: curp(13) })).status).toBe(200);
    await expect(move('created')).rejects.toThrow('Another live application');
    await save(other.requestId, { nationalId: curp(14) });
    await move('created');
    expect((await save(other.requestId, { nationalId: curp(13) })).error.code).toBe('already_exist');
  });

  test('an application can try only a few identifiers an hour; its own doesn’t count', async () => {
    const { requestId } = await server.open('mx');
    for (let i = 20; i < 26; i++) expect((await save(requestId, { nationalId: curp(i) })).status).toBe(200);
    for (let i = 0; i < 10; i++)
      expect((await save(requestId, { nationalId: curp(25), street: 'Hamburgo' })).status).toBe(200);
    expect((await save(requestId, { nationalId: curp(26) })).error.code).toBe('rate_limited');
    expect((await save(requestId, { street: 'Génova' })).status).toBe(200);
  });

  test('the database contains no fingerprint from which an identifier could be computed without the key', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await save(requestId, { nationalId: curp(30) });
    const [row] = await rowsOf('select * from identity_claims where application_id = $1', applicationId);
    expect(row.fingerprint).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(curp(30));
  });
});

describe('flags for the reviewer', () => {
  test('a wrong check digit or another birth date is flagged, not refused', async () => {
    const { requestId, applicationId } = await server.open('mx');
    await save(requestId, { nationalId: curp(40), taxId: 'NULM900512AB0' });
    await save(requestId, { birthdate: '1991-05-12' });
    const [{ flags }] = await rowsOf('select flags from personal_data where application_id = $1', applicationId);
    expect(flags.nationalId).toContain('curp_birthdate_differs');
    expect(flags.taxId).toContain('rfc_birthdate_differs');
  });

  test('the flags of an SSN stay when other fields are saved, and disappear with a valid SSN', async () => {
    const { requestId, applicationId } = await server.open('us');
    const flags = async () =>
      (await rowsOf('select flags from personal_data where application_id = $1', applicationId))[0].flags.ssn;
    await save(requestId, { ssn: '900-70-1234' });
    await save(requestId, { street: 'Main St' });
    expect(await flags()).toEqual(['ssn_looks_like_itin']);
    await save(requestId, { ssn: '321-45-6789' });
    expect(await flags()).toBeUndefined();
  });
});
