import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { contactsOf, hubspotFields } from '../../../sandbox/crm.ts';
import { closeApplication, reopenApplication } from '../../admission/closing/close.ts';
import { moveStage } from '../../applications/applications.ts';
import { staff } from '../../applications/events.ts';
import { renewLink, revokeLink } from '../../applications/links.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import { erase } from '../../staff/privacy/erase.ts';
import { finishErasure } from '../../staff/privacy/finish-erasure.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPost, saveContact } from '../testing/test-post.ts';

const post = await openPost({ HUBSPOT_FIELDS: hubspotFields });
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
  expect(contactsOf(sandbox.state).get('ana+uber@example.org')).toMatchObject({
    volante_link_opened: '2026-11-25T18:00:00.000Z',
    volante_stage: 'created',
    volante_link: `${server.deps.config.PUBLIC_URL}/${requestId}`,
  });
});

test('the CRM gets reference, stage, decision, mean of the earnings and visit, and no identifier', async () => {
  const { applicationId, requestId, visitId } = await post.visitor('ana+visit@example.org');
  const { query } = server;
  const platforms = [{ total: 30_000 }, { total: 6000.6 }];
  const result = JSON.stringify({ weeks: Array.from({ length: 12 }, (_, i) => `w${i}`), platforms });
  await query('delete from earnings_analyses where application_id = $1', [applicationId]);
  await query("insert into earnings_analyses values ($1, 'completed', $2, now())", [applicationId, result]);
  await query(
    "update personal_data set national_id = 'XEXX010101HNEXXXA4', ssn_last_four = '6789' where application_id = $1",
    [applicationId],
  );
  await post.deliverDue();
  const [{ reference }] = await query('select reference from applications where id = $1', [applicationId]);
  const contact = () => contactsOf(sandbox.state).get('ana+visit@example.org');
  expect(contact()).toMatchObject({
    volante_reference: String(reference),
    volante_stage: 'created',
    volante_decision: '',
    volante_weekly_earnings: '3000.05',
    volante_visit: '2026-12-02T15:00:00.000Z',
    volante_link: `${server.deps.config.PUBLIC_URL}/${requestId}`,
  });
  await server.call('DELETE', `/appointments/${visitId}`);
  await inTransaction((trx) => moveStage(server.deps, trx, applicationId, 'rejected', cause));
  await post.deliverDue();
  expect(contact()).toMatchObject({ volante_stage: 'rejected', volante_decision: 'rejected' });
  expect(JSON.stringify(sandbox.state.calls('crm').map(({ body }) => body))).not.toMatch(/XEXX010101|6789/);
});

test('that an application was closed without decision, and why, is news for the CRM, and that it is open again', async () => {
  const { applicationId } = await applicant();
  const contact = () => contactsOf(sandbox.state).get('ana+uber@example.org');
  await transaction(server.deps, (trx) =>
    closeApplication(server.deps, trx, applicationId, { reason: 'not_served', actor: cause.actor }),
  );
  await post.deliverDue();
  expect(contact()).toMatchObject({ volante_stage: 'created', volante_decision: '', volante_closed: 'not_served' });
  await transaction(server.deps, (trx) => reopenApplication(server.deps, trx, applicationId, cause.actor));
  await post.deliverDue();
  expect(contact()).toMatchObject({ volante_stage: 'created', volante_closed: '' });
});

test('a driver without an e-mail address is a contact by their number', async () => {
  const { applicationId, requestId } = await applicant('');
  await server.query("update personal_data set phone = '+525512345678' where application_id = $1", [applicationId]);
  await openLink(requestId);
  await post.deliverDue();
  const [contact, ...more] = [...contactsOf(sandbox.state).values()];
  expect(more).toEqual([]);
  expect(contact).toMatchObject({ phone: '+525512345678', volante_stage: 'created' });
});

test.each([
  ['we made', true],
  ['the company made', false],
])('after an erasure a contact that %s keeps nothing of what we wrote, even if the CRM was away', async (_, isOurs) => {
  const { requestId, applicationId } = await applicant();
  await server.query("update personal_data set phone = '+525512345678' where application_id = $1", [applicationId]);
  const theirs = { email: 'ana+uber@example.org', phone: '+525599999999', firstname: 'Ana' };
  if (!isOurs) contactsOf(sandbox.state).set('ana', { ...theirs });
  await openLink(requestId);
  await post.deliverDue();
  const [contact] = [...contactsOf(sandbox.state).values()];
  expect(contact).toMatchObject({ email: theirs.email, volante_stage: 'created' });
  const erasureId = await erase(server.deps, applicationId, { why: 'request', reason: null, accountId: null });
  sandbox.state.script('crm', [{ status: 503 }]);
  await expect(finishErasure(server.deps, erasureId ?? '')).rejects.toThrow();
  const state = async () =>
    (await server.query('select crm_email is null as done, finished_at from erasures where id = $1', [erasureId]))[0];
  expect(await state()).toEqual({ done: false, finished_at: null });
  await finishErasure(server.deps, erasureId ?? '');
  expect(await state()).toEqual({ done: true, finished_at: expect.any(Date) });
  const left = Object.entries(contact ?? {}).filter(([, value]) => value !== '');
  expect(Object.fromEntries(left)).toEqual(isOurs ? {} : theirs);
});

test('an erasure waits for an update that is on its way to the CRM', async () => {
  const { requestId, applicationId } = await applicant();
  const waitOf = async (id: string | null) => {
    const [job] = await server.query(
      `select start_after > created_on as waits from pgboss.job where name = 'finish-erasure' and data ->> 'erasureId' = $1`,
      [id],
    );
    return job.waits;
  };
  const cause = { why: 'request', reason: null, accountId: null } as const;
  await openLink(requestId);
  let erasureId: string | null = null;
  // While the request is answered.
  const update = server.deps.crm!.update;
  vi.spyOn(server.deps.crm!, 'update').mockImplementationOnce(async (contact, facts, making) => {
    erasureId = await erase(server.deps, applicationId, cause);
    await update(contact, facts, making);
  });
  await post.deliverDue();
  expect(erasureId).not.toBeNull();
  expect(await waitOf(erasureId)).toBe(true);
  // Nothing is made for somebody who was erased meanwhile.
  expect(contactsOf(sandbox.state).size).toBe(0);
  const other = await applicant('eva@example.org');
  expect(await waitOf(await erase(server.deps, other.applicationId, cause))).toBe(false);
});

test('a booked visit, and the first address, are news for the CRM; other changes are not', async () => {
  await post.visitor('ana+visit@example.org');
  const ofCrm = (await post.deliveries()).filter(({ kind }) => kind === 'stage_changed');
  const { length } = ofCrm;
  expect(length).toBeGreaterThanOrEqual(1);
  const opened = await server.open('mx');
  await saveContact(server, opened.requestId, 'eva@example.org');
  await saveContact(server, opened.requestId, 'eva+2@example.org');
  const now = (await post.deliveries()).filter(({ kind }) => kind === 'stage_changed');
  expect(now).toHaveLength(length + 1);
});

test('a new link, and none, are news for the CRM', async () => {
  const { applicationId, requestId } = await applicant();
  await openLink(requestId);
  await post.deliverDue();
  const linkOf = () => contactsOf(sandbox.state).get('ana+uber@example.org')?.volante_link;
  expect(linkOf()).toContain(requestId);
  const next = await renewLink(server.deps, applicationId, cause);
  await post.deliverDue();
  expect(linkOf()).toBe(`${server.deps.config.PUBLIC_URL}/${next}`);
  await revokeLink(server.deps, applicationId, cause);
  await post.deliverDue();
  expect(linkOf()).toBe('');
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

test('an applicant who can’t be reached yet, or is unknown to the CRM, needs no attention', async () => {
  const { requestId } = await applicant('');
  await openLink(requestId);
  await post.deliverDue();
  expect((await post.deliveries())[0]).toMatchObject({ state: 'dropped', reason: 'no_email' });
  const known = await openPost({ HUBSPOT_FIELDS: hubspotFields, HUBSPOT_CREATE: 'false' });
  const opened = await known.server.open('mx');
  await saveContact(known.server, opened.requestId, 'ana@example.org');
  await known.deliverDue();
  expect((await known.deliveries())[0]).toMatchObject({ state: 'dropped', reason: 'contact_not_found' });
  await known.close();
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
  expect(contactsOf(sandbox.state).get('ana+uber@example.org')).toMatchObject({ volante_stage: 'created' });
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
