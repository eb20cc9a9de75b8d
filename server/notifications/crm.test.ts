import { afterAll, beforeEach, expect, test } from 'vitest';
import { contactsOf } from '../../sandbox/crm.ts';
import { moveStage } from '../applications/applications.ts';
import { staff } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openPost, saveContact } from './testing/test-post.ts';

const post = await openPost();
const { server, sandbox } = post;
afterAll(post.close);
beforeEach(async () => {
  await post.clear();
  contactsOf(sandbox.state).clear();
});

const openLink = (requestId: string) => server.inject({ url: `/api/hubspot/link-opened/${requestId}` });
const openingsOf = async (applicationId: string) => {
  const events = server.deps.db.selectFrom('application_events').selectAll();
  return events.where('application_id', '=', applicationId).where('kind', '=', 'link_opened').execute();
};

async function applicant(email = 'ana+uber@example.org') {
  const opened = await server.open('mx');
  if (email) await saveContact(server, opened.requestId, email);
  await server.database.pool.query('delete from deliveries');
  return opened;
}

test('opening the link notifies the CRM, under the e-mail address of the application', async () => {
  const { requestId } = await applicant();
  const answer = await openLink(requestId);
  expect(answer.json()).toEqual({ data: { noted: true } });
  await post.deliverDue();
  expect(contactsOf(sandbox.state).get('ana+uber@example.org')).toEqual({
    volante_link_opened: '2026-11-25T18:00:00.000Z',
  });
});

test('opening the link repeatedly is recorded and sent once a day', async () => {
  const { requestId, applicationId } = await applicant();
  const answers = await Promise.all(Array.from({ length: 8 }, () => openLink(requestId)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers.filter((answer) => answer.json().data.noted)).toHaveLength(1);
  expect(await openingsOf(applicationId)).toHaveLength(1);
  expect(await post.deliveries()).toHaveLength(1);
  // Midnight in Mexico City is six hours later.
  server.setNow('2026-11-26T05:59:00Z');
  expect((await openLink(requestId)).json().data.noted).toBe(false);
  server.setNow('2026-11-26T06:01:00Z');
  expect((await openLink(requestId)).json().data.noted).toBe(true);
  expect(await openingsOf(applicationId)).toHaveLength(2);
});

test('without a CRM token only the audit event is written', async () => {
  const alone = await startTestApp();
  const { requestId, applicationId } = await alone.open('us');
  const answer = await alone.inject({ url: `/api/hubspot/link-opened/${requestId}` });
  expect(answer.json()).toEqual({ data: { noted: true } });
  const { rows } = await alone.database.pool.query(
    'select kind, by from application_events where application_id = $1',
    [applicationId],
  );
  expect(rows).toContainEqual({ kind: 'link_opened', by: 'applicant' });
  expect((await alone.database.pool.query('select 1 from deliveries')).rows).toEqual([]);
  await alone.close();
});

test('an unknown link is refused as everywhere', async () => {
  const answer = await openLink('00000000-0000-4000-8000-000000000000');
  expect(answer.json().error.code).toBe('admission_request_not_found');
});

test('a CRM that is down does not affect the call, and is notified later', async () => {
  const { requestId } = await applicant();
  sandbox.state.script('crm', [{ status: 503 }]);
  expect((await openLink(requestId)).statusCode).toBe(200);
  await post.deliverDue();
  expect((await post.deliveries())[0]).toMatchObject({ state: 'waiting', reason: 'crm_unreachable' });
  server.setNow('2026-11-25T18:01:00Z');
  await post.deliverDue();
  expect((await post.deliveries())[0]).toMatchObject({ state: 'sent', channel: 'hubspot' });
});

test('the retry-after of the CRM is respected', async () => {
  const { requestId } = await applicant();
  sandbox.state.script('crm', [{ status: 429, headers: { 'retry-after': '600' } }]);
  await openLink(requestId);
  await post.deliverDue();
  const [delivery] = await post.deliveries();
  expect(delivery).toMatchObject({ reason: 'crm_rate_limited', due_at: new Date('2026-11-25T18:10:00Z') });
});

test.each([
  ['nobody@example.org', 'contact_not_found'],
  ['', 'no_email'],
])('an applicant unknown to the CRM needs no attention: %s', async (email, reason) => {
  const { requestId } = await applicant(email);
  await openLink(requestId);
  await post.deliverDue();
  expect((await post.deliveries())[0]).toMatchObject({ state: 'dropped', reason });
});

test('the CRM gets the current stage, never a past one', async () => {
  const { applicationId } = await applicant();
  sandbox.state.script('crm', [{ status: 503 }]);
  await inTransaction((trx) => moveStage(server.deps, trx, applicationId, 'rejected', cause));
  await post.deliverDue();
  server.setNow('2026-11-25T18:05:00Z');
  await inTransaction((trx) => moveStage(server.deps, trx, applicationId, 'created', cause));
  await post.deliverDue();
  const ofCrm = (await post.deliveries()).filter(({ kind }) => kind === 'stage_changed');
  expect(ofCrm.map(({ detail, state }) => [detail, state])).toEqual([
    ['rejected', 'dropped'],
    ['created', 'sent'],
  ]);
  expect(contactsOf(sandbox.state).get('ana+uber@example.org')).toEqual({ volante_stage: 'created' });
});

test('a failed move to another stage sends nothing to the CRM', async () => {
  const { applicationId } = await applicant();
  const failing = inTransaction(async (trx) => {
    await moveStage(server.deps, trx, applicationId, 'rejected', cause);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await post.deliveries()).toEqual([]);
});

const cause = { actor: staff('ana'), reason: 'a test' };

function inTransaction<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return server.deps.db.transaction().execute(work);
}
