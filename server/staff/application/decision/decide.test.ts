import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveStage } from '../../../applications/applications.ts';
import { staff } from '../../../applications/events.ts';
import { transaction } from '../../../core/database/transaction.ts';
import { openIn } from '../../../testing/application.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';

const server = await startTestApp();
const strict = await startTestApp({ settings: { FOUR_EYES: 'decide' } });
afterAll(server.close);
afterAll(strict.close);
let eva: TestStaff;
let leo: TestStaff;
let admin: TestStaff;
beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
  leo = await hire(strict, 'reviewer', 'Leo');
  admin = await hire(strict, 'everything', 'Iris');
});

type One = { applicationId: string };
const read = async (who: TestStaff, { applicationId }: One) =>
  (await who.call('GET', `/applications/${applicationId}`)).data;
const move = async (who: TestStaff, item: One, from: string, to: string, more: object = {}) => {
  const { revision } = await read(who, item);
  return who.call('POST', `/applications/${item.applicationId}/stage`, {
    revision,
    from,
    to,
    reason: 'so it is',
    ...more,
  });
};
async function reportVisit(on: typeof server, { applicationId }: One, outcome: string): Promise<void> {
  const [{ id }] = (
    await on.database.pool.query(
      `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
       select gen_random_uuid(), $1, id, '2026-01-07T16:00Z', '2026-01-07T16:30Z', 'ended', 'America/Mexico_City', 'customer', 'home_visit', now(), now()
       from advisors limit 1 returning id`,
      [applicationId],
    )
  ).rows;
  await on.database.pool.query(
    `insert into visit_reports (appointment_id, application_id, outcome, created_at, updated_at) values ($1, $2, $3, now(), now())`,
    [id, applicationId, outcome],
  );
}

describe('moving the stage', () => {
  test('is refused at an older revision, and allows only permitted moves', async () => {
    const application = await openIn(server, 'risk_analysis');
    expect((await move(eva, application, 'created', 'home_visit')).code).toBe('changed_meanwhile');
    expect((await move(eva, application, 'risk_analysis', 'approved')).code).toBe('invalid_transition');
    const moved = await move(eva, application, 'risk_analysis', 'home_visit');
    expect(moved.data).toMatchObject({ case: { stage: 'home_visit' }, proposal: null });
    const old = {
      revision: moved.data.case.revision - 1,
      from: 'home_visit',
      to: 'rejected',
      reason: 'late',
      reasons: ['other'],
    };
    const late = await eva.call('POST', `/applications/${application.applicationId}/stage`, old);
    expect([late.code, late.errors[0].path]).toEqual(['changed_meanwhile', 'application']);
  });

  test('one that skips something needs a reason, and one that skips nothing doesn’t', async () => {
    const application = await openIn(server, 'risk_analysis');
    const unsaid = { reason: undefined };
    const refused = await move(eva, application, 'risk_analysis', 'home_visit', unsaid);
    expect([refused.status, refused.errors[0]]).toMatchObject([422, { path: 'reason', code: 'field_required' }]);
    const rejected = await move(eva, application, 'risk_analysis', 'rejected', { ...unsaid, reasons: ['other'] });
    expect([rejected.status, rejected.errors[0].path]).toEqual([422, 'reason']);
    const checked = await openIn(server, 'judicial_analysis');
    const passed = await move(eva, checked, 'judicial_analysis', 'documents_analysis', unsaid);
    expect(passed.data.case.stage).toBe('documents_analysis');
    const { data } = await eva.call('GET', `/applications/${checked.applicationId}/timeline`);
    const reasons = data.items.map(({ details }: { details: { reason?: string } }) => details.reason);
    expect(reasons).toContain('nothing was left to do');
  });

  test('an approval needs a visit that was reported as passed', async () => {
    const application = await openIn(server, 'home_visit');
    expect((await move(eva, application, 'home_visit', 'approved')).code).toBe('visit_not_recorded');
    await reportVisit(server, application, 'failed');
    expect((await move(eva, application, 'home_visit', 'approved')).code).toBe('visit_not_recorded');
    const [to] = (await read(eva, application)).moves.filter((found: { to: string }) => found.to === 'approved');
    expect(to).toMatchObject({ allowed: false, because: [{ code: 'visit_not_recorded' }] });
    await reportVisit(server, application, 'passed');
    expect((await move(eva, application, 'home_visit', 'approved')).data.case).toMatchObject({
      stage: 'approved',
      waitsFor: 'nobody',
      decision: { by: { name: 'Eva' }, notSeen: [], changedSince: [] },
    });
  });

  test('a rejection names one to four reasons, and goes back to where it came from', async () => {
    const application = await openIn(server, 'judicial_analysis');
    const five = ['legal_check', 'no_answer', 'withdrawn', 'duplicate', 'other'];
    for (const reasons of [undefined, [], five, ['x'], ['other', 'other']]) {
      const { status, errors } = await move(eva, application, 'judicial_analysis', 'rejected', { reasons });
      expect([status, errors[0].path.split('.')[0]]).toEqual([422, 'reasons']);
    }
    const rejected = await move(eva, application, 'judicial_analysis', 'rejected', {
      reasons: ['legal_check', 'no_answer'],
    });
    expect(rejected.data.case).toMatchObject({ stage: 'rejected', cameFrom: 'judicial_analysis' });
    expect((await move(eva, application, 'rejected', 'created')).code).toBe('invalid_transition');
    expect((await move(eva, application, 'rejected', 'judicial_analysis')).data.case).toMatchObject({
      cameFrom: null,
      decision: null,
    });
  });
});

const answerTo = async ({ requestId }: { requestId: string }) =>
  (await server.call('GET', `/public/admission/requests/${requestId}`)).data.decision;

test('the text for the driver is sent with the move, and belongs to that decision', async () => {
  const application = await openIn(server, 'judicial_analysis');
  const grounds = { reasons: ['legal_check'] };
  for (const [notice, path] of [
    [{ handOverOn: '2026-12-01' }, 'told.handOverOn'],
    [{ applyAgainOn: '2026-02-30' }, 'told.applyAgainOn'],
    [{ reason: 'other' }, 'told.reason'],
  ] as const) {
    const { status, errors } = await move(eva, application, 'judicial_analysis', 'rejected', {
      ...grounds,
      told: notice,
    });
    expect([status, errors[0].path]).toEqual([422, path]);
  }
  const notified = { reason: 'background_check', applyAgainOn: '2027-06-01' };
  await move(eva, application, 'judicial_analysis', 'rejected', { ...grounds, told: notified });
  expect(await answerTo(application)).toMatchObject({ ...notified, handOverOn: null });

  const visited = await openIn(server, 'home_visit');
  await reportVisit(server, visited, 'passed');
  expect(
    (await move(eva, visited, 'home_visit', 'approved', { told: notified })).errors.map(
      (rule: { path: string }) => rule.path,
    ),
  ).toEqual(['told.reason', 'told.applyAgainOn']);
  await move(eva, visited, 'home_visit', 'approved', { told: { handOverOn: '2026-12-01' } });
  expect(await answerTo(visited)).toMatchObject({ reason: null, applyAgainOn: null, handOverOn: '2026-12-01' });
});

describe('with four eyes', () => {
  test('the text for the driver waits with the proposal, and is shown once it is confirmed', async () => {
    const application = await openIn(strict, 'judicial_analysis');
    const notified = { reason: 'background_check', applyAgainOn: '2027-06-01' };
    const { data } = await move(admin, application, 'judicial_analysis', 'rejected', {
      reasons: ['legal_check'],
      told: notified,
    });
    const { id: pendingDecisionId, revision, told: proposed } = data.proposal;
    expect(proposed).toEqual(notified);
    await leo.call('POST', `/applications/${application.applicationId}/proposal/confirm`, {
      proposalId: pendingDecisionId,
      revision,
    });
    const { data: shown } = await strict.call('GET', `/public/admission/requests/${application.requestId}`);
    expect(shown.decision).toMatchObject(notified);
  });

  test('a decision, even an admin’s, waits for another person, and commands can’t decide', async () => {
    const application = await openIn(strict, 'judicial_analysis');
    const proposed = await move(admin, application, 'judicial_analysis', 'rejected', { reasons: ['legal_check'] });
    expect(proposed.data).toMatchObject({
      case: { stage: 'judicial_analysis', waitsFor: 'second_person' },
      proposal: { to: 'rejected', reasons: ['legal_check'], by: { name: 'Iris' } },
    });
    const { id: pendingDecisionId, revision } = proposed.data.proposal;
    expect(revision).toBe(proposed.data.case.revision);
    const path = `/applications/${application.applicationId}/proposal/confirm`;
    expect((await admin.call('POST', path, { proposalId: pendingDecisionId, revision })).code).toBe(
      'second_person_needed',
    );
    expect((await leo.call('POST', path, { proposalId: 'x', revision })).code).toBe('not_found_error');
    const shell = transaction(strict.deps, (trx) =>
      moveStage(strict.deps, trx, application.applicationId, 'rejected', { actor: staff('shell ana'), reason: 'x' }),
    );
    await expect(shell).rejects.toMatchObject({ code: 'second_person_needed' });
    const confirmed = await leo.call('POST', path, { proposalId: pendingDecisionId, revision });
    expect(confirmed.data).toMatchObject({
      case: { stage: 'rejected', decision: { by: { name: 'Leo' } } },
      proposal: null,
    });
  });

  test('changes since the proposal prevent confirming it; a note does not', async () => {
    const application = await openIn(strict, 'judicial_analysis');
    const { data } = await move(admin, application, 'judicial_analysis', 'rejected', { reasons: ['legal_check'] });
    const { id: pendingDecisionId, revision } = data.proposal;
    const path = `/applications/${application.applicationId}/proposal`;
    await leo.call('POST', `/applications/${application.applicationId}/notes`, { text: 'ok' });
    expect((await read(leo, application)).revision).toBe(revision);
    await strict.database.pool.query('update documents set skipped = true where application_id = $1', [
      application.applicationId,
    ]);
    const now = (await read(leo, application)).revision;
    for (const seen of [revision, now])
      expect((await leo.call('POST', `${path}/confirm`, { proposalId: pendingDecisionId, revision: seen })).code).toBe(
        'changed_meanwhile',
      );
    expect((await leo.call('DELETE', path)).data.proposal).toBeNull();
    expect((await leo.call('DELETE', path)).code).toBe('not_found_error');
  });
});
