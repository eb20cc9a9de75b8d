import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { jobHandlers } from '../job-handlers.ts';
import { deliver, sweepDeliveries } from './deliver.ts';
import { notify } from './notify.ts';
import { notifyVisitBooked } from './notify-visit.ts';
import { openPost, saveContact } from './testing/test-post.ts';

const post = await openPost();
const { server } = post;
afterAll(post.close);
beforeEach(post.clear);

const script = (...answers: { status: number; path?: string; delayMs?: number; cut?: boolean }[]) =>
  post.sandbox.state.script('mail', answers);
const first = async () => (await post.deliveries())[0]!;
const minutesLater = (minutes: number) => server.setNow(new Date(server.deps.now().getTime() + minutes * 60_000));

test('a mail deferred by the server is retried later, and arrives once', async () => {
  await post.visitor();
  script({ status: 451, path: '/rcpt-to' });
  await post.deliverDue();
  expect(await first()).toMatchObject({ state: 'waiting', tries: 1, reason: 'mail_put_off' });
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  minutesLater(1);
  await post.deliverDue();
  expect(await first()).toMatchObject({ state: 'sent', tries: 2, reason: null, channel: 'email' });
  expect(post.mails()).toHaveLength(1);
});

test('the pauses between retries grow, and after two days staff have to deliver it', async () => {
  await post.visitor();
  server.setNow('2026-11-25T18:00:00Z');
  const pauses: number[] = [];
  for (;;) {
    script({ status: 421, path: '/connect' });
    const before = server.deps.now().getTime();
    await deliver(server.deps, (await first()).id);
    const { state, due_at } = await first();
    if (state !== 'waiting') break;
    pauses.push((due_at.getTime() - before) / 60_000);
    server.setNow(due_at);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 1440]);
  expect(await first()).toMatchObject({ state: 'by_hand', tries: 9, reason: 'mail_put_off' });
});

test.each([
  ['an address that does not exist', '/rcpt-to', 550, 'address_refused'],
  ['a mail refused by the server', '/data', 554, 'mail_refused'],
])('%s is not tried again', async (_, path, status, reason) => {
  await post.visitor();
  script({ status, path });
  await post.deliverDue();
  expect(await first()).toMatchObject({ state: 'dead', tries: 1, reason });
});

test('a configuration error of ours is retried: it can be fixed', async () => {
  await post.visitor();
  script({ status: 550, path: '/mail-from' });
  await post.deliverDue();
  expect(await first()).toMatchObject({ state: 'waiting', reason: 'sender_refused' });
});

test('two concurrent deliveries send one mail', async () => {
  await post.visitor();
  const { id } = await first();
  script({ status: 250, path: '/data', delayMs: 200 });
  await Promise.all(Array.from({ length: 8 }, () => deliver(server.deps, id)));
  expect(post.mails()).toHaveLength(1);
  expect(await first()).toMatchObject({ state: 'sent', tries: 1 });
});

test('a process killed between sending and recording leads to a second mail with the same Message-ID', async () => {
  await post.visitor();
  const { id } = await first();
  const child = fork(path.join(import.meta.dirname, 'testing/test-killed-delivery.ts'), {
    env: {
      ...process.env,
      ...post.settings,
      DATABASE_URL: server.database.url,
      DATA_DIR: server.deps.config.DATA_DIR,
      SECRET_KEY: server.deps.config.SECRET_KEY,
      LOG_LEVEL: 'silent',
      DELIVERY: id,
      NOW: server.deps.now().toISOString(),
    },
  });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect(post.mails()).toHaveLength(1);
  await post.deliverDue();
  expect(post.mails(), 'the killed one might still be sending').toHaveLength(1);
  minutesLater(5);
  await post.deliverDue();
  const ids = post.mails().map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}@sandbox.example>`, `<${id}@sandbox.example>`]);
});

test('an attempt that outlived its lease does not overwrite the outcome of a later one', async () => {
  await post.visitor();
  const { id } = await first();
  script({ status: 550, path: '/data', delayMs: 400 }, { status: 451, path: '/data' });
  const asked = vi.spyOn(post.sandbox.state, 'takeScripted');
  const slow = deliver(server.deps, id);
  await expect.poll(() => asked.mock.results.filter(({ value }) => value !== null)).toHaveLength(1);
  expect(await first()).toMatchObject({ tries: 1 });
  minutesLater(6);
  await deliver(server.deps, id);
  await slow;
  asked.mockRestore();
  expect(await first()).toMatchObject({ state: 'waiting', tries: 2, reason: 'mail_put_off' });
});

test('a repeated notification is sent once, even after it was sent', async () => {
  const visitor = await post.visitor();
  await post.deliverDue();
  const { applicationId, visitId } = visitor;
  const [startsAt, endsAt] = [new Date('2026-12-02T15:00:00Z'), new Date('2026-12-02T15:30:00Z')];
  const news = { id: visitId, applicationId, startsAt, endsAt, sequence: 0, language: 'es-MX' } as const;
  await server.deps.db.transaction().execute((trx) => notifyVisitBooked(server.deps, trx, news));
  await post.deliverDue();
  expect(post.mails()).toHaveLength(1);
});

test('unsent messages use a new address', async () => {
  const visitor = await post.visitor('old@example.org');
  script({ status: 451, path: '/rcpt-to' });
  await post.deliverDue();
  await saveContact(server, visitor.requestId, 'new@example.org');
  minutesLater(1);
  await post.deliverDue();
  expect(post.mails().map(({ to }) => to)).toEqual([['new@example.org']]);
});

test('the mail program’s own button stops mails with one press, but not what has to be told', async () => {
  const { applicationId } = await post.visitor();
  await post.deliverDue();
  const { headers } = post.mails()[0]!;
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<https?:\/\/[^/]+(\/m\/[\w-]{22}\/stop)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const asked = {
    method: 'POST',
    url,
    payload: part,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  } as const;
  expect((await server.app.inject(asked)).statusCode).toBe(200);
  const say = (kind: 'application_sent' | 'erasure_ahead', detail = '') =>
    server.deps.db
      .transaction()
      .execute((trx) => notify(server.deps, trx, { applicationId, kind, about: kind, language: 'es-MX', detail }));
  await say('application_sent');
  await say('erasure_ahead', '2026-12-24');
  await post.deliverDue();
  const states = (await post.deliveries()).map(({ kind, state, reason }) => [kind, state, reason]);
  expect(states).toContainEqual(['application_sent', 'by_hand', 'opted_out']);
  expect(states).toContainEqual(['erasure_ahead', 'sent', null]);
  expect(post.mails()).toHaveLength(2);
  expect(post.mails()[1]?.headers).not.toHaveProperty('list-unsubscribe');
  expect(post.mails()[1]?.text).not.toContain('/stop');
});

test('neither deliveries nor the log hold the address, the name or the answer of the mail server', async () => {
  await post.visitor('ana@example.org');
  post.sandbox.state.script('mail', [{ status: 550, path: '/rcpt-to', body: 'no ana@example.org here' }]);
  await post.deliverDue();
  const kept = JSON.stringify(await post.deliveries()) + server.logged.join('\n');
  expect(kept).not.toMatch(/ana@example|Ana|López|5512345678|no such/i);
  expect(server.logged.join('\n')).toContain('address_refused');
});

test('the queue delivers at once, and the sweep picks up deliveries that became due', async () => {
  // A separate server: a working queue on this one would deliver for the later tests.
  const own = await openPost();
  await own.clear();
  await own.server.deps.jobs.work(jobHandlers(own.server.deps));
  await own.visitor();
  await expect.poll(() => own.mails(), { timeout: 10_000 }).toHaveLength(1);
  own.server.setNow('2026-12-01T15:00:30Z');
  await sweepDeliveries(own.server.deps);
  await expect.poll(() => own.mails(), { timeout: 10_000 }).toHaveLength(2);
  await own.close();
});
