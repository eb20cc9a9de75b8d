import { everyCountry } from '@volante/contract/staff/roles.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { hire } from '../staff/testing/test-staff.ts';
import { type Ended, runCommand } from '../testing/test-command.ts';
import { handOverAfterRestore, listOpenDeliveries } from './by-hand.ts';
import { deliver, sweepDeliveries } from './deliver.ts';
import { openPost, type Post } from './testing/test-post.ts';

// Without a mail server staff contact applicants themselves.
const post = await openPost({ SMTP_URL: '', MAIL_FROM: '', HUBSPOT_TOKEN: '' });
const { server } = post;
afterAll(post.close);
beforeEach(post.clear);

const openOnes = () => listOpenDeliveries(server.deps, everyCountry, { limit: 50 });
const visitor = async () => {
  const made = await post.visitor();
  await post.deliverDue();
  return { ...made, id: (await post.deliveries())[0]!.id };
};

test('without a mail server a message waits for staff, at the time it is due', async () => {
  await visitor();
  expect((await openOnes()).map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
    ['visit_booked', 'by_hand', 'no_mail_server'],
  ]);
  server.setNow('2026-12-01T15:00:30Z');
  await post.deliverDue();
  expect((await openOnes()).map(({ kind }) => kind)).toEqual(['visit_booked', 'visit_reminder_day']);
});

test('a message that staff did not deliver before the visit leaves the list', async () => {
  await visitor();
  server.setNow('2026-12-02T15:31:00Z');
  await sweepDeliveries(server.deps);
  expect(await openOnes()).toEqual([]);
});

test('an applicant without an e-mail address is contacted by hand even with a mail server', async () => {
  const withMail: Post = await openPost();
  await withMail.clear();
  await withMail.visitor('');
  await withMail.deliverDue();
  expect((await withMail.deliveries())[0]).toMatchObject({ state: 'by_hand', reason: 'no_address' });
  await withMail.close();
});

test('the list holds no names, and with --show the recipient and the text', async () => {
  const { id } = await visitor();
  const { out } = await outbox('list');
  expect(out).toContain('All messages: ');
  expect(out).toContain(`${id}  by_hand`);
  expect(out).not.toMatch(/Ana|5512345678|example\.org/);
  const shown = (await outbox('list', '--show')).out;
  expect(shown).toContain('Ana · +525512345678 · ana@example.org');
  expect(shown).toContain('Miércoles, 2 de diciembre');
  expect(shown).toContain('https://meet.jit.si/visit-');
});

test('a delivery marked as done records who and when, and leaves the list', async () => {
  const { id, applicationId } = await visitor();
  expect((await outbox('notified', id)).code).toBe(0);
  expect(await openOnes()).toEqual([]);
  const events = await server.database.pool.query(
    `select actor, details from application_events where application_id = $1 and kind = 'message_told'`,
    [applicationId],
  );
  expect(events.rows).toEqual([
    { actor: expect.stringMatching(/^shell /), details: { delivery: id, kind: 'visit_booked' } },
  ]);
  const again = await outbox('notified', id);
  expect([again.code, again.err]).toEqual([
    1,
    'There is no such message or job, or it was already sent, delivered or done.\n',
  ]);
});

test('retry puts it back in the queue', async () => {
  const { id } = await visitor();
  expect((await outbox('retry', id)).code).toBe(0);
  expect((await post.deliveries())[0]).toMatchObject({ state: 'waiting', tries: 0, reason: null });
  await server.database.pool.query(`update deliveries set due_at = $1 where id = $2`, [server.deps.now(), id]);
  await deliver(server.deps, id);
  expect((await post.deliveries())[0]).toMatchObject({ state: 'by_hand' });
});

test('the list has all messages, however many', async () => {
  const { applicationId } = await visitor();
  await server.database.pool.query(
    `insert into deliveries (id, application_id, kind, about, language, state, reason, due_at, created_at)
     select gen_random_uuid(), $1, 'approved', 'about ' || n, 'en', 'dead', 'mail_refused', $2, $2 from generate_series(1, 1100) n`,
    [applicationId, server.deps.now()],
  );
  const { out } = await outbox('list');
  expect(out.match(/ {2}dead {5}approved/g)).toHaveLength(1100);
});

test('a mail to an account’s owner is listed in the shell alone, and only the server sends it', async () => {
  const eva = await hire(server, 'reviewer', 'Eva');
  await server.database.pool.query(
    `insert into deliveries (id, account_id, kind, about, facts, state, reason, due_at, created_at)
     values (gen_random_uuid(), $1, 'password_changed', '', '{"ip": "", "device": ""}', 'dead', 'mail_refused', $2, $2)`,
    [eva.me.account.id, server.deps.now()],
  );
  const row = async () =>
    (await server.database.pool.query('select id, state from deliveries where account_id is not null')).rows[0];
  const { id } = await row();
  expect((await outbox('list', '--show')).out).toContain(`${id}  dead     password_changed`);
  expect(await openOnes()).toEqual([]);
  expect((await outbox('notified', id)).code).toBe(1);
  expect((await outbox('retry', id)).code).toBe(0);
  // Whoever restores a backup delivers what drivers may have missed; an account's owner may get a mail twice.
  await handOverAfterRestore(server.deps, new Date());
  expect(await row()).toEqual({ id, state: 'waiting' });
});

test.each([[['forget', 'x']], [['notified']], [['retry', 'x']], [['list', '--all']]])(
  'an unknown command prints the usage: %s',
  async (words) => {
    const { code, err } = await outbox(...words);
    expect(code).toBe(1);
    expect(err).toContain('npm run outbox -- list');
  },
);

function outbox(...words: string[]): Promise<Ended> {
  const { DATA_DIR, SECRET_KEY } = server.deps.config;
  const env = { ...process.env, DATABASE_URL: server.database.url, DATA_DIR, SECRET_KEY };
  return runCommand('outbox', words, env);
}
