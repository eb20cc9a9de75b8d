import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeApplication, reopenApplication } from '../../admission/closing/close.ts';
import { lockApplication, moveStage } from '../../applications/applications.ts';
import { applicant, staff } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Opened } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire } from '../testing/test-staff.ts';
import { openWorld } from './testing/test-world.ts';

const server = await startTestApp();
afterAll(server.close);
const { query, ana, makeAt, openAt, go, reject, threeLives, say, count, forget, rows } = await openWorld(server);
const luis = await hire(server, 'reviewer', 'Luis');
beforeEach(forget);

const reached = (...names: Stage[]) => expect.objectContaining(Object.fromEntries(names.map((name) => [name, 1])));

test('the funnel counts applications by the month they were opened in the country’s zone, and by the stage reached before a rejection', async () => {
  await threeLives();
  await count();
  expect(await rows('funnel')).toEqual([
    {
      month: '2026-11',
      country: 'mx',
      reached: {
        ...{ created: 1, earnings_analysis: 1, judicial_analysis: 1, documents_analysis: 1 },
        ...{ risk_analysis: 0, home_visit: 0, approved: 0, rejected: 1 },
      },
    },
    { month: '2026-11', country: 'us', reached: reached('created') },
    { month: '2026-10', country: 'mx', reached: reached('created', 'risk_analysis', 'home_visit', 'approved') },
  ]);
  expect(await rows('funnel', '&country=us')).toHaveLength(1);
  // 11:30 p.m. on 31 October in Mexico.
  expect(await rows('funnel', '', '2026-11-01')).toHaveLength(2);
  expect(await rows('funnel', '', '2026-10-31', '2026-10-31')).toHaveLength(1);
});

test('a link counts in the funnel from the day it is opened, not from the day it was made', async () => {
  const { requestId } = await makeAt('2026-10-20T12:00:00Z');
  await count();
  expect(await rows('funnel')).toEqual([]);
  expect(await rows('drop-off')).toEqual([]);
  await server.call('GET', `/hubspot/link-opened/${requestId}`);
  await count();
  expect(await rows('funnel', '', '2026-10-01', '2026-10-31')).toEqual([]);
  // The event log goes by the database's clock.
  const around = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  expect(await rows('funnel', '', ...around)).toEqual([
    expect.objectContaining({ country: 'mx', reached: reached('created') }),
  ]);
});

test('time in a stage counts on the day it ends, and a decided application shows how long each side waited', async () => {
  await threeLives();
  await count();
  const stage = (name: Stage, hours: number[], [median, p90] = hours) => ({
    ...{ of: 'stage', name, count: hours.length },
    ...{ median: (median ?? 0) * 60, p90: (p90 ?? median ?? 0) * 60 },
  });
  expect(await rows('durations')).toEqual([
    stage('created', [2, 4]),
    stage('earnings_analysis', [1, 1]),
    stage('judicial_analysis', [5, 7]),
    stage('documents_analysis', [10, 16]),
    stage('risk_analysis', [24]),
    stage('home_visit', [48]),
    { of: 'waiting', name: 'whole', count: 2, median: 22 * 60, p90: 96 * 60 },
    { of: 'waiting', name: 'company', count: 2, median: 5 * 60, p90: 7 * 60 },
    { of: 'waiting', name: 'driver', count: 2, median: 15 * 60, p90: 91 * 60 },
  ]);
  expect(await rows('durations', '', '2026-11-04', '2026-11-04')).toEqual([
    stage('home_visit', [48]),
    { of: 'waiting', name: 'whole', count: 1, median: 96 * 60, p90: 96 * 60 },
    { of: 'waiting', name: 'company', count: 1, median: 5 * 60, p90: 5 * 60 },
    { of: 'waiting', name: 'driver', count: 1, median: 91 * 60, p90: 91 * 60 },
  ]);
});

test('a reopened application no longer counts as rejected, and the time it was closed isn’t waiting time', async () => {
  const { rejected } = await threeLives();
  await count();
  expect(await rows('rejections')).toEqual([
    { of: 'application', type: null, reason: 'earnings_too_low', count: 1 },
    { of: 'application', type: null, reason: 'no_answer', count: 1 },
  ]);
  server.setNow('2026-11-13T16:00:00Z');
  await transaction(server.deps, async (trx) => {
    const cameFrom = (await lockApplication(trx, rejected.applicationId)).cameFrom!;
    const cause = { actor: staff(ana.me.account.id), reason: 'again' };
    await moveStage(server.deps, trx, rejected.applicationId, cameFrom, cause);
  });
  await count();
  expect(await rows('rejections')).toEqual([]);
  expect((await rows('funnel', '&country=mx'))[0].reached.rejected).toBe(0);
  expect(await rows('durations', '', '2026-11-10')).toContainEqual(
    expect.objectContaining({ name: 'documents_analysis', count: 1, median: 600 }),
  );

  server.setNow('2026-11-13T18:00:00Z');
  await reject(rejected, []);
  await count();
  expect(await rows('rejections')).toEqual([{ of: 'application', type: null, reason: 'not_named', count: 1 }]);
  expect(await rows('durations', '', '2026-11-13', '2026-11-13')).toEqual([
    { of: 'stage', name: 'documents_analysis', count: 1, median: 120, p90: 120 },
    { of: 'waiting', name: 'whole', count: 1, median: 24 * 60, p90: 24 * 60 },
    { of: 'waiting', name: 'company', count: 1, median: 7 * 60, p90: 7 * 60 },
    { of: 'waiting', name: 'driver', count: 1, median: 17 * 60, p90: 17 * 60 },
  ]);
});

test('closed without decision counts by its reason, until it is reopened, and never as a rejection', async () => {
  const [first, second] = [await openAt('2026-11-04T16:00:00Z'), await openAt('2026-11-04T16:00:00Z', 'us')];
  server.setNow('2026-11-10T16:00:00Z');
  const close = ({ applicationId }: Opened, reason: ClosedReason) =>
    transaction(server.deps, (trx) =>
      closeApplication(server.deps, trx, applicationId, { reason, actor: staff(ana.me.account.id) }),
    );
  await close(first, 'silent');
  await close(second, 'withdrew');
  await count();
  expect(await rows('closed')).toEqual([
    { month: '2026-11', country: 'mx', reason: 'silent', count: 1 },
    { month: '2026-11', country: 'us', reason: 'withdrew', count: 1 },
  ]);
  expect(await rows('rejections')).toEqual([]);
  expect((await rows('funnel', '&country=mx'))[0].reached.rejected).toBe(0);
  await transaction(server.deps, (trx) =>
    reopenApplication(server.deps, trx, first.applicationId, staff(ana.me.account.id)),
  );
  await count();
  expect(await rows('closed')).toEqual([{ month: '2026-11', country: 'us', reason: 'withdrew', count: 1 }]);
});

test('closing is no answer of the company, and the time that an application is closed is no time in its stage', async () => {
  const opened = await openAt('2026-11-04T16:00:00Z');
  await go(opened, [1, 'earnings_analysis'], [1, 'judicial_analysis']);
  await count();
  server.setNow('2026-11-05T18:00:00Z');
  await transaction(server.deps, (trx) =>
    closeApplication(server.deps, trx, opened.applicationId, { reason: 'withdrew', actor: staff(ana.me.account.id) }),
  );
  await count();
  expect(await rows('answers')).toEqual([]);
  server.setNow('2026-11-10T16:00:00Z');
  await transaction(server.deps, (trx) => reopenApplication(server.deps, trx, opened.applicationId, applicant));
  await count();
  server.setNow('2026-11-10T18:00:00Z');
  await reject(opened, []);
  await count();
  expect(await rows('durations', '', '2026-11-10', '2026-11-10')).toContainEqual(
    expect.objectContaining({ of: 'stage', name: 'judicial_analysis', median: 26 * 60 }),
  );
});

test('a step counts as done for applications at a later one', async () => {
  await threeLives();
  const withContact = await openAt('2026-11-12T12:00:00Z');
  const path = `/api/public/admission/requests/${withContact.requestId}/personal-data`;
  const payload = { firstName: 'Ana', lastName: 'López', phone: '5512345678', email: 'ana@example.com' };
  expect((await server.inject({ method: 'PATCH', url: path, payload })).statusCode).toBe(200);
  await count();
  const steps = Object.fromEntries(
    (await rows('drop-off')).map((row: { step: string; reached: number; done: number }) => [
      row.step,
      [row.reached, row.done],
    ]),
  );
  // The approved one did all steps; two are at the contact, which they haven't sent; one is at the earnings.
  expect(steps).toEqual({
    contact: [4, 2],
    earnings: [2, 1],
    personal_data: [1, 1],
    documents: [1, 1],
    review: [1, 1],
    home_visit: [1, 1],
  });
});

test('papers sent back are counted by type and reason, reviews by reviewer and with their second looks', async () => {
  const opened = await openAt('2026-11-02T12:00:00Z');
  const file = '0190b0a0-0000-7000-8000-000000000000';
  const [a, l] = [ana.me.account.id, luis.me.account.id];
  const curp = { type: 'curp', mediaId: file };
  await say(opened, '2026-11-02T13:00:00Z', a, 'document_approved', { ...curp, reason: null });
  await say(opened, '2026-11-02T14:00:00Z', l, 'document_rejected', { ...curp, reason: 'expired' });
  await say(opened, '2026-11-02T15:00:00Z', 'shell eva', 'document_rejected', { ...curp, reason: 'expired' });
  await say(opened, '2026-11-02T16:00:00Z', l, 'week_reviewed', { week: '2026-10-26', decision: 'accepted' });
  await say(opened, '2026-11-02T17:00:00Z', l, 'correction_asked_for', { part: 'personal_data', fields: ['street'] });
  await count();
  expect(await rows('rejections')).toEqual([{ of: 'paper', type: 'curp', reason: 'expired', count: 2 }]);
  const nothing = { approved: 0, rejected: 0, weeks: 0, corrections: 0, reviewedAgain: 0, disagreed: 0 };
  expect(await rows('reviewers')).toEqual([
    { reviewer: null, ...nothing, rejected: 1 },
    { reviewer: { id: a, name: 'Ana' }, ...nothing, approved: 1, reviewedAgain: 1, disagreed: 1 },
    { reviewer: { id: l, name: 'Luis' }, ...nothing, rejected: 1, weeks: 1, corrections: 1, reviewedAgain: 1 },
  ]);
});

test('visits count for their advisor, by their day and by what was reported', async () => {
  const [{ id: advisor, name }] = await query('select id, name from advisors order by name limit 1');
  const at = '2026-11-05T16:00:00Z';
  async function visit(status: string, outcome?: string): Promise<void> {
    const { applicationId } = await openAt('2026-11-02T12:00:00Z');
    const [{ id }] = await query(
      `insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3::timestamptz + $5::int * interval '1 hour', $3::timestamptz + ($5::int + 1) * interval '1 hour', $4,
         'America/Mexico_City', 'web', 'x', now(), now()) returning id`,
      [applicationId, advisor, at, status, hour++],
    );
    if (outcome)
      await query(
        `insert into visit_reports (appointment_id, application_id, outcome, created_at, updated_at) values ($1, $2, $3, now(), now())`,
        [id, applicationId, outcome],
      );
  }
  let hour = 0;
  await visit('ended', 'passed');
  await visit('ended', 'repeat');
  await visit('ended', 'no_show');
  await visit('booked');
  await visit('cancelled');
  await count();
  expect(await rows('advisors')).toEqual([
    { advisor: { id: advisor, name }, booked: 4, held: 2, missed: 1, cancelled: 1 },
  ]);
  expect(await rows('advisors', '', '2026-11-06')).toEqual([]);
});
