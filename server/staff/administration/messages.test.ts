import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPost } from '../../notifications/testing/test-post.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

// Without a mail server staff contact drivers themselves.
const post = await openPost({ SMTP_URL: '', MAIL_FROM: '', HUBSPOT_TOKEN: '' });
const { server } = post;
const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values);
let advisor: TestStaff;
let other: TestStaff;
afterAll(post.close);
beforeAll(async () => {
  server.setNow('2026-11-25T18:00:00Z');
  advisor = await hire(server, 'advisor');
  other = await hire(server, 'advisor', 'Beto Ruiz');
});
beforeEach(async () => {
  await post.clear();
  await query('update staff_sessions set last_seen_at = $1, started_at = $1', [server.deps.now()]);
});

async function openMessage() {
  const made = await post.visitor();
  await post.deliverDue();
  const delivery = (await post.deliveries()).find(({ application_id: id }) => id === made.applicationId)!;
  return { ...made, path: `/messages/${delivery.id}`, id: delivery.id };
}

test('the list shows reference and name; opening a message shows recipient and text, and is logged', async () => {
  const { applicationId, id, path } = await openMessage();
  const listed = await advisor.call('GET', '/messages?state=by_hand');
  expect(listed.data.items).toMatchObject([{ id, applicationId, kind: 'visit_booked', reason: 'no_mail_server' }]);
  expect(listed.data.items[0].reference).toMatch(/^\d{4}-\d{4}$/);
  expect(listed.data.counts).toEqual({ by_hand: 1, dead: 0, waiting: 0 });
  expect(listed.data.items[0].name).toBe('Ana López');
  expect(listed.body).not.toMatch(/5512345678|example\.org/);
  const { data } = await advisor.call('GET', path);
  expect(data.person).toEqual({ name: 'Ana', phone: '+525512345678', email: 'ana@example.org' });
  expect(data.text).toContain('Miércoles, 2 de diciembre');
  const { rows } = await query(`select part from staff_audit where account_id = $1 and application_id = $2`, [
    advisor.me.account.id,
    applicationId,
  ]);
  expect(rows).toEqual([{ part: 'case' }]);
});

test('a message of a driver without a name is listed by its reference only', async () => {
  const { applicationId } = await openMessage();
  await query(`update queue_rows set name = '' where application_id = $1`, [applicationId]);
  const listed = await advisor.call('GET', '/messages');
  expect(listed.data.items).toMatchObject([{ name: '', reference: expect.stringMatching(/^\d{4}-\d{4}$/) }]);
});

test('a message of a driver in another country is not listed, nor is the name', async () => {
  await openMessage();
  const far = await hire(server, 'advisor', 'Carla Soto');
  await query(`update staff_accounts set countries = '{us}' where id = $1`, [far.me.account.id]);
  const listed = await far.call('GET', '/messages');
  expect([listed.status, listed.data.items]).toEqual([200, []]);
  expect((await advisor.call('GET', '/messages')).data.items).toHaveLength(1);
});

test('the second person who marks a message as delivered is refused, and the audit entry names the application', async () => {
  const { applicationId, path } = await openMessage();
  const answers = await Promise.all([advisor, other].map(({ call }) => call('POST', `${path}/told`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.code).toBe('conflict_error');
  expect(answers.find(({ status }) => status === 200)?.data.state).toBe('told');
  const { rows } = await query(`select details from staff_audit where kind = 'messageTold' and application_id = $1`, [
    applicationId,
  ]);
  expect(rows).toMatchObject([{ details: { message: 'visit_booked' } }]);
  expect((await advisor.call('GET', '/messages')).data.items).toEqual([]);
  expect((await other.call('POST', `${path}/retry`)).code).toBe('conflict_error');
});

test('a message sent again waits for the server and leaves the list', async () => {
  const { path } = await openMessage();
  expect((await advisor.call('POST', `${path}/retry`)).data).toMatchObject({ state: 'waiting', tries: 0 });
  expect((await advisor.call('GET', '/messages')).data.counts).toEqual({ by_hand: 0, dead: 0, waiting: 0 });
});

test('open messages are counted up to a thousand of each state', async () => {
  const { applicationId } = await openMessage();
  await query(
    `insert into deliveries (id, application_id, kind, about, told, language, state, due_at, created_at)
     select gen_random_uuid(), $1, 'visit_booked', 'many ' || n, '', 'en', case when n <= 1100 then 'by_hand' else 'dead' end, now(), now()
     from generate_series(1, 1103) n`,
    [applicationId],
  );
  expect((await advisor.call('GET', '/messages?limit=1')).data.counts).toEqual({ by_hand: 1000, dead: 3, waiting: 0 });
});

test('messages come oldest first, a page at a time, and late ones have a filter of their own', async () => {
  const { applicationId } = await openMessage();
  await query(`delete from deliveries`);
  const made = ['09:00', '10:00', '11:00'].map((hour) => `2026-11-24T${hour}:00Z`);
  for (const [n, at] of made.entries())
    await query(
      `insert into deliveries (id, application_id, kind, about, told, language, state, reason, due_at, created_at)
       values (gen_random_uuid(), $1, 'stage_changed', $2::text, '', 'en', $3, 'timeout', $2::text::timestamptz, $2::text::timestamptz)`,
      [applicationId, at, n === 2 ? 'waiting' : 'dead'],
    );
  const first = await advisor.call('GET', '/messages?limit=2');
  expect(first.data.items.map((item: { createdAt: string }) => item.createdAt.slice(11, 16))).toEqual([
    '09:00',
    '10:00',
  ]);
  const rest = await advisor.call('GET', `/messages?limit=2&cursor=${encodeURIComponent(first.data.next)}`);
  expect([rest.data.items.length, rest.data.next]).toEqual([1, null]);
  expect((await advisor.call('GET', '/messages?state=waiting')).data.items).toMatchObject([{ state: 'waiting' }]);
  const foreign = await advisor.call('GET', `/messages?state=dead&cursor=${encodeURIComponent(first.data.next)}`);
  expect(foreign.errors).toMatchObject([{ path: 'cursor' }]);
  // An update of the CRM has neither a recipient nor a text.
  const { data } = await advisor.call('GET', `/messages/${first.data.items[0].id}`);
  expect([data.person, data.text]).toEqual([null, null]);
});

test('an unknown and a malformed message are not found', async () => {
  for (const id of [randomUUID(), 'x']) {
    expect((await advisor.call('GET', `/messages/${id}`)).code).toBe('not_found_error');
    expect((await advisor.call('POST', `/messages/${id}/told`)).code).toBe('not_found_error');
  }
});
