import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';
import { type Booked, reportsOf, stepsAs } from './testing/test-reports.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let bea: TestStaff;
let eva: TestStaff;
const BEFORE = '2026-12-02T14:20:00Z';
const START = '2026-12-02T15:00:00Z';
const minutesIn = (minutes: number) => server.setNow(new Date(Date.parse(START) + minutes * 60_000));

beforeAll(async () => {
  server.setNow(BEFORE);
  ana = await hire(server, 'advisor', 'Ana');
  bea = await hire(server, 'advisor', 'Bea');
  eva = await hire(server, 'reviewer', 'Eva');
});
beforeEach(async () => {
  server.setNow(BEFORE);
  await query('delete from applications');
  await onlyAdvisors(server, { name: 'Laura' });
});

const { applicationOf, book, reportOf, path, save, finish } = reportsOf(server, () => ana);
const answers = {
  isAddressProvidedByApplicant: true,
  hasGarage: false,
  doesProofOfAddressMatchLocation: 'yes',
  residentOwnershipStatus: 'rented',
  homeVisitStepsStatus: { ...stepsAs('done'), garage: 'skipped' },
};
async function answered(): Promise<Booked> {
  const application = await book();
  expect((await save(ana, application, { revision: 0, ...answers })).status).toBe(200);
  return application;
}

describe('a draft', () => {
  test('exists from the booking on at revision 0, and keeps text as typed', async () => {
    const application = await book();
    expect(application.visit.report).toMatchObject({
      ...{ revision: 0, outcome: null, hasGarage: null, comments: '', images: [], responsible: null },
      ...{ homeVisitStepsStatus: stepsAs('todo'), visitDate: '2026-12-02', visitTime: '09:00' },
    });
    const comments = 'Portón azul.\n\n  Perro ';
    const { data } = await save(ana, application, { revision: 0, comments, homeVisitStepsStatus: { call: 'done' } });
    expect(data).toMatchObject({ revision: 1, comments, responsible: { name: 'Ana' }, visitorEmailAddress: ana.email });
    const again = await save(ana, application, {
      revision: 1,
      hasGarage: true,
      homeVisitStepsStatus: { house: 'skipped' },
    });
    expect(again.data).toMatchObject({
      ...{ revision: 2, comments, hasGarage: true },
      homeVisitStepsStatus: { ...stepsAs('todo'), call: 'done', house: 'skipped' },
    });
    expect(await reportOf(application)).toEqual(again.data);
  });

  test('refuses one of two concurrent saves as changed meanwhile', async () => {
    const application = await book();
    const both = await Promise.all([
      save(ana, application, { revision: 0, comments: 'Ana' }),
      save(bea, application, { revision: 0, comments: 'Bea' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late && failed(late)).toEqual([409, 'changed_meanwhile', 'comments']);
    expect((await reportOf(application)).revision).toBe(1);
    expect(failed(await save(ana, application, { comments: 'x' }))).toEqual([422, 'unprocessable_error', 'revision']);
  });

  test('names exactly the fields that changed since it was seen', async () => {
    const application = await book();
    await save(ana, application, { revision: 0, comments: 'Ana', hasGarage: false });
    await save(ana, application, { revision: 1, comments: 'Ana', hasGarage: true });
    expect(failed(await save(bea, application, { revision: 1, comments: 'Bea' }))).toEqual([
      409,
      'changed_meanwhile',
      'hasGarage',
    ]);
    expect(failed(await save(bea, application, { revision: 0, houseInformation: 'x' }))).toEqual([
      ...[409, 'changed_meanwhile', 'comments', 'hasGarage'],
    ]);
    // A revision that no response contained.
    expect(failed(await save(bea, application, { revision: 7, comments: 'Bea' }))).toEqual([
      409,
      'changed_meanwhile',
      'report',
    ]);
  });

  test('refuses unknown fields, and has no outcome until it is finished', async () => {
    const application = await book();
    for (const [fields, wrong] of [
      [{ comments: 'x'.repeat(4001) }, 'comments'],
      [{ hasGarage: 'yes' }, 'hasGarage'],
      [{ homeVisitStepsStatus: { roof: 'done' } }, 'homeVisitStepsStatus.roof'],
      [{ visitorEmailAddress: 'x' }, 'visitorEmailAddress'],
      [{ visitDate: '2026-02-30' }, 'visitDate'],
      [{ images: ['0190b0a0-0000-7000-8000-000000000000'] }, 'images.0'],
      [{ outcome: 'passed' }, 'outcome'],
    ] as const)
      expect(failed(await save(ana, application, { revision: 0, ...fields }))).toEqual([
        422,
        'unprocessable_error',
        wrong,
      ]);
    expect((await reportOf(application)).revision).toBe(0);
  });

  test('raises the application’s revision, and is logged with the change', async () => {
    const application = await book();
    const { revision } = await applicationOf(ana, application);
    await save(ana, application, { revision: 0, comments: 'Vive ahí' });
    expect((await applicationOf(ana, application)).revision).toBe(revision + 1);
    const [entry] = await query(
      `select a.account_id, a.details, a.xmin = r.xmin as together from staff_audit a, visit_reports r
       where a.kind = 'saveReport' and a.application_id = $1`,
      [application.applicationId],
    );
    expect(entry).toEqual({
      ...{ account_id: ana.me.account.id, together: true },
      details: { visitId: application.visit.id, fields: ['comments'] },
    });
  });
});

describe('finishing', () => {
  test('a visit counts as missed from ten minutes after its start', async () => {
    const application = await book();
    minutesIn(9);
    expect(failed(await finish(ana, application, 'no_show'))).toEqual([409, 'conflict_error', 'outcome']);
    minutesIn(10);
    expect((await finish(ana, application, 'no_show')).data).toMatchObject({ outcome: 'no_show' });
    const { flags, visit } = await applicationOf(ana, application);
    expect([flags, visit.status]).toEqual([[{ code: 'no_show', severity: 'warn' }], 'ended']);
  });

  test.each(['passed', 'failed', 'repeat'])(
    '%s needs every step done or skipped and three answers, at any time',
    async (outcome) => {
      const application = await book();
      const [, , ...missing] = failed(await finish(ana, application, outcome));
      expect(missing).toEqual([
        ...Object.keys(stepsAs('')).map((step) => `homeVisitStepsStatus.${step}`),
        ...['isAddressProvidedByApplicant', 'hasGarage', 'doesProofOfAddressMatchLocation'],
        ...(outcome === 'passed' ? ['residentOwnershipStatus'] : []),
      ]);
      await save(ana, application, { revision: 0, ...answers, hasGarage: null });
      expect(failed(await finish(ana, application, outcome))).toEqual([422, 'unprocessable_error', 'hasGarage']);
      await save(ana, application, { revision: 1, hasGarage: false });
      expect((await finish(ana, application, outcome)).data).toMatchObject({ outcome, responsible: { name: 'Ana' } });
    },
  );

  test('a finished report stays as it is until a reviewer reopens it with a reason', async () => {
    const application = await answered();
    const { revision } = (await finish(ana, application, 'passed')).data;
    expect(failed(await save(ana, application, { revision, comments: 'x' }))).toEqual([409, 'conflict_error']);
    expect(failed(await save(ana, application, { revision: revision - 1, comments: 'x' }))[1]).toBe(
      'changed_meanwhile',
    );
    expect(failed(await finish(ana, application, 'failed'))).toEqual([409, 'conflict_error']);
    const reason = 'It was another house';
    expect(failed(await ana.call('POST', path(application, '/reopen'), { reason }))).toEqual([403, 'role_refused']);
    expect(failed(await eva.call('POST', path(application, '/reopen'), {}))).toEqual([
      422,
      'unprocessable_error',
      'reason',
    ]);
    const reopened = await eva.call('POST', path(application, '/reopen'), { reason });
    expect(reopened.data).toMatchObject({ outcome: null, revision: revision + 1, responsible: { name: 'Ana' } });
    expect((await applicationOf(eva, application)).waitsFor).toBe('report');
    expect(failed(await eva.call('POST', path(application, '/reopen'), { reason }))).toEqual([409, 'conflict_error']);
    expect((await finish(ana, application, 'failed')).data.outcome).toBe('failed');
  });

  test('a cancelled visit, or one of a decided application, can’t be reported', async () => {
    const cancelled = await book();
    await query(`update appointments set status = 'cancelled'`);
    expect(failed(await save(ana, cancelled, { revision: 0 }))).toEqual([409, 'conflict_error']);
    await query(`update appointments set status = 'ended'`);
    await walkTo(server, cancelled, 'rejected');
    expect(failed(await save(ana, cancelled, { revision: 0 }))).toEqual([409, 'application_closed']);
  });
});

describe('taking over a visit', () => {
  const bind = (name: string, who: TestStaff | null) =>
    query('update advisors set account_id = $2 where name = $1', [name, who?.me.account.id ?? null]);

  test('another advisor continues a report where the first one stopped, and finishes it', async () => {
    await query(
      `insert into advisors (id, name, zone, countries) values (gen_random_uuid(), 'Bea', 'America/Mexico_City', '{mx}')`,
    );
    await bind('Laura', ana);
    await bind('Bea', bea);
    const application = await book();
    expect(
      (await save(ana, application, { revision: 0, comments: 'mía', homeVisitStepsStatus: { call: 'done' } })).status,
    ).toBe(200);
    expect(failed(await save(bea, application, { revision: 0, comments: 'de Bea' }))).toEqual([
      ...[409, 'changed_meanwhile', 'comments', 'homeVisitStepsStatus'],
    ]);
    const taken = await save(bea, application, { revision: 1, ...answers });
    expect(taken.data).toMatchObject({ comments: 'mía', responsible: { name: 'Bea' }, revision: 2 });
    expect(failed(await save(ana, application, { revision: 1, hasGarage: true }))).toEqual([
      ...[409, 'changed_meanwhile', ...Object.keys(answers).toSorted()],
    ]);
    expect((await finish(bea, application, 'passed')).data).toMatchObject({
      outcome: 'passed',
      responsible: { name: 'Bea' },
    });
    await bind('Laura', null);
    await bind('Bea', null);
  });

  test('the case says whether the visit is the reader’s own or can be taken over', async () => {
    await query(
      `insert into advisors (id, name, zone, countries) values (gen_random_uuid(), 'Bea', 'America/Mexico_City', '{mx}')`,
    );
    const application = await book();
    const wayOf = async (who: TestStaff) => (await applicationOf(who, application)).reporting[application.visit.id];
    expect(await Promise.all([ana, bea, eva].map(wayOf))).toEqual(['own', 'own', 'other']);
    await bind('Bea', bea);
    expect(await Promise.all([ana, bea, eva].map(wayOf))).toEqual(['own', 'other', 'other']);
    await bind('Laura', ana);
    expect(await Promise.all([ana, bea, eva].map(wayOf))).toEqual(['own', 'other', 'other']);
    await bind('Laura', null);
    await bind('Bea', null);
  });

  test('an unknown and a malformed visit are not found, before the body is read', async () => {
    for (const id of ['0190b0a0-0000-7000-8000-000000000000', 'x'])
      for (const who of [ana, eva])
        expect(failed(await who.call('PUT', `/visits/${id}/report`, { nonsense: 1 }))).toEqual([
          ...[404, 'appointment_not_found'],
        ]);
  });
});
