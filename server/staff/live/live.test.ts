import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildDeps, closeDeps } from '../../build-deps.ts';
import { openLive } from '../../core/live/listener.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { endedAmong, findSession } from '../accounts/sessions.ts';
import { hire, staffCalls, type TestStaff } from '../testing/test-staff.ts';
import { openStreams } from './streams.ts';

const server = await startTestApp();
// A second process on the same database.
const others = await buildDeps(server.deps.config, server.database, {
  log: server.deps.log,
  reader: server.deps.reader,
});
const other = await buildApp(others);
const origins = await Promise.all([server.app, other].map(listening));
afterAll(async () => {
  await other.close();
  await closeDeps(others);
  await server.close();
});
const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values);
const advisor = await hire(server, 'advisor');
const { applicationId } = await server.open('mx');

async function listening(app: typeof server.app): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Opens a stream; returns its events so far, and whether it has ended. */
async function follow(origin: string, { cookie }: Pick<TestStaff, 'cookie'>) {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/staff/events`, { headers: { cookie }, signal: stop.signal });
  const heard: string[] = [];
  const state = { answer, heard, ended: false, stop: () => stop.abort() };
  const read = async () => {
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      heard.push(...parts.filter((part) => part.startsWith('event: ')).map((part) => part.slice('event: '.length)));
    }
  };
  void read()
    .catch(() => undefined)
    .then(() => {
      state.ended = true;
    });
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return state;
}

const rename = (name: string) =>
  query('update personal_data set first_name = $2 where application_id = $1', [applicationId, name]);
const revision = async (): Promise<number> =>
  (await query('select revision from queue_rows where application_id = $1', [applicationId])).rows[0].revision;

test('a committed change is announced on every server process, by ids alone', async () => {
  const streams = await Promise.all(origins.map((origin) => follow(origin, advisor)));
  for (const { answer, heard } of streams) {
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(heard[0]).toMatch(/^hello\ndata: \{"at":"[^"]+"\}$/);
  }
  await rename('Guadalupe');
  const event = `application\ndata: {"applicationId":"${applicationId}","revision":${await revision()}}`;
  for (const { heard, stop } of streams) {
    await expect.poll(() => heard).toContain(event);
    expect(heard).toContain('queue\ndata: {}');
    expect(heard.join()).not.toContain('Guadalupe');
    stop();
  }
});

test('a rolled back change announces nothing', async () => {
  const { heard, stop } = await follow(origins[0]!, advisor);
  const client = await server.database.pool.connect();
  await client.query('begin');
  await client.query(`update personal_data set first_name = 'Nobody' where application_id = $1`, [applicationId]);
  await client.query('rollback');
  client.release();
  const before = await revision();
  await rename('Rosa');
  await expect.poll(() => heard.filter((item) => item.startsWith('application')).length).toBe(1);
  expect(heard.join()).toContain(`"revision":${before + 1}`);
  stop();
});

test('signing out elsewhere is announced, and the stream ends', async () => {
  const leaving = await hire(server, 'reviewer');
  const streams = await Promise.all(origins.map((origin) => follow(origin, leaving)));
  const staying = await follow(origins[0]!, advisor);
  await query('delete from staff_sessions where account_id = $1', [leaving.me.account.id]);
  for (const stream of streams) {
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.heard.at(-1)).toBe('signed_out\ndata: {}');
  }
  expect(staying.ended).toBe(false);
  staying.stop();
  const refused = await fetch(`${origins[0]}/api/staff/events`, { headers: { cookie: leaving.cookie } });
  expect([refused.status, (await refused.json()).error.code]).toEqual([401, 'authentication_error']);
});

test('other roles end the streams of that account, which may come back as what it is now; switching it off signs it out', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const concerned = await hire(server, 'reviewer');
  const streams = await Promise.all(origins.map((origin) => follow(origin, concerned)));
  const staying = await follow(origins[0]!, advisor);
  const change = async (body: object) =>
    expect((await admin.call('PATCH', `/accounts/${concerned.me.account.id}`, body)).status).toBe(200);
  await change({ roles: ['lead'] });
  for (const stream of streams) {
    await expect.poll(() => stream.ended).toBe(true);
    expect(stream.heard.join()).not.toContain('signed_out');
  }
  const again = await follow(origins[1]!, concerned);
  await change({ disabled: true });
  await expect.poll(() => again.ended).toBe(true);
  expect(again.heard.at(-1)).toBe('signed_out\ndata: {}');
  expect(staying.ended).toBe(false);
  staying.stop();
  const refused = await fetch(`${origins[1]}/api/staff/events`, { headers: { cookie: concerned.cookie } });
  expect(refused.status).toBe(401);
});

test('ended sessions include those idle for too long, too old, or of a disabled account', async () => {
  const [idle, old, disabled] = [
    await hire(server, 'everything'),
    await hire(server, 'everything'),
    await hire(server, 'everything'),
  ];
  const idOf = (testStaff: TestStaff) => testStaff.me.session.id;
  await query(`update staff_sessions set last_seen_at = now() - interval '61 minutes' where id = $1`, [idOf(idle)]);
  await query(`update staff_sessions set started_at = now() - interval '13 hours' where id = $1`, [idOf(old)]);
  await query('update staff_accounts set disabled_at = now() where id = $1', [disabled.me.account.id]);
  const ended = [idle, old, disabled].map(idOf);
  expect(await endedAmong(server.deps, [idOf(advisor), ...ended])).toEqual(ended);
});

test('somebody hears of applications of their countries only, and other countries count from the moment on', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const person = await hire(server, 'reviewer', 'Uma', ['us']);
  const { applicationId: american } = await server.open('us');
  const change = (id: string) =>
    query('update personal_data set first_name = first_name || $2 where application_id = $1', [id, 'a']);
  const streams = await Promise.all(origins.map((origin) => follow(origin, person)));
  const everywhere = await follow(origins[0]!, admin);
  await change(applicationId);
  await admin.call('POST', `/applications/${applicationId}/conversation/typing`, {});
  await admin.call('POST', `/applications/${applicationId}/notes`, { text: 'Llamó' });
  await expect.poll(() => everywhere.heard.join()).toContain('typing');
  await change(american);
  for (const { heard } of [...streams, everywhere]) await expect.poll(() => heard.join()).toContain(american);
  expect(everywhere.heard.join()).toContain(applicationId);
  for (const { heard } of streams) {
    expect(heard.join()).not.toContain(applicationId);
    expect(heard.filter((event) => event.startsWith('queue'))).toHaveLength(1);
  }
  const widened = await admin.call('PATCH', `/accounts/${person.me.account.id}`, { countries: ['mx'] });
  expect(widened.status).toBe(200);
  for (const stream of streams) await expect.poll(() => stream.ended).toBe(true);
  const again = await follow(origins[1]!, person);
  await change(american);
  await change(applicationId);
  await expect.poll(() => again.heard.join()).toContain(applicationId);
  expect(again.heard.join()).not.toContain(american);
  again.stop();
  everywhere.stop();
});

test('a stream that opens while its account’s countries change ends at once, so that the browser comes back', async () => {
  const person = await hire(server, 'reviewer', 'Uma', ['us']);
  const session = await findSession(server.deps, person.cookie.split('=')[1] as string);
  let listener: Parameters<typeof server.deps.live.listen>[0] | undefined;
  const listen: typeof server.deps.live.listen = async (given) => {
    listener = given;
    return () => undefined;
  };
  const streams = openStreams({ ...server.deps, live: { ...server.deps.live, listen } });
  const open = async (between: () => void) => {
    const start = await streams.open(session!);
    between();
    const sse = { close: vi.fn(), onClose: vi.fn(), sent: vi.fn(), isConnected: false };
    start(sse as never);
    return sse.close.mock.calls.length;
  };
  expect(await open(() => undefined)).toBe(0);
  expect(await open(() => listener?.heard({ kind: 'account', accountId: person.me.account.id }))).toBe(1);
  streams.close();
});

test('an idle session ends even while its stream is open', async () => {
  const seen = async () =>
    (await query('select last_seen_at from staff_sessions where id = $1', [advisor.me.session.id])).rows[0]
      .last_seen_at;
  await query(`update staff_sessions set last_seen_at = now() - interval '5 minutes' where id = $1`, [
    advisor.me.session.id,
  ]);
  const before = await seen();
  const { stop } = await follow(origins[0]!, advisor);
  stop();
  expect(await seen()).toEqual(before);
  await findSession(server.deps, advisor.cookie.split('=')[1] as string);
  expect(await seen()).not.toEqual(before);
});

test('when the connection to the database breaks, every stream ends, and new ones work', async () => {
  const stream = await follow(origins[0]!, advisor);
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
               where application_name = 'volante-live' and datname = current_database()`);
  await expect.poll(() => stream.ended).toBe(true);
  const again = await follow(origins[0]!, advisor);
  await rename('Inés');
  await expect.poll(() => again.heard.join()).toContain(applicationId);
  again.stop();
});

test('the connection for announcements is open only while there are streams', async () => {
  const lines = async () =>
    Number(
      (
        await query(`select count(*) from pg_stat_activity
                     where application_name = 'volante-live' and datname = current_database()`)
      ).rows[0].count,
    );
  await expect.poll(lines).toBe(0);
  const { stop } = await follow(origins[0]!, advisor);
  expect(await lines()).toBe(1);
  stop();
  await expect.poll(lines).toBe(0);
});

test('without announcements from the database a stream is refused with 503', async () => {
  const deaf = openLive('postgresql://nobody@127.0.0.1:1/nothing', server.deps.log);
  const app = await buildApp({ ...others, live: deaf });
  const { status, code } = await staffCalls({ inject: app.inject.bind(app) }, advisor.cookie)('GET', '/events');
  expect([status, code]).toEqual([503, 'server_unavailable_error']);
  await app.close();
});

test('open streams don’t keep a server from stopping; it ends them', async () => {
  const app = await buildApp(others);
  const stream = await follow(await listening(app), advisor);
  await app.close();
  await expect.poll(() => stream.ended).toBe(true);
});

test('a message is announced only if staff have to deliver it', async () => {
  const { heard, stop } = await follow(origins[1]!, advisor);
  const insert = (about: string, state: string) =>
    query(
      `insert into deliveries (id, application_id, kind, about, told, language, state, reason, due_at, created_at)
       values (gen_random_uuid(), $1, 'approved', $2, '', 'en', $3, $4, now(), now()) returning id`,
      [applicationId, about, state, state === 'dead' ? 'timeout' : null],
    );
  const sent = (await insert('sent', 'waiting')).rows[0].id;
  await query(`update deliveries set state = 'sent' where id = $1`, [sent]);
  await rename('Lupita');
  await expect.poll(() => heard.join()).toContain('application');
  expect(heard.join()).not.toContain('messages');
  const dead = (await insert('dead', 'dead')).rows[0].id;
  const announced = () => heard.filter((event) => event === 'messages\ndata: {}').length;
  await expect.poll(announced).toBe(1);
  await query(`update deliveries set state = 'told' where id = $1`, [dead]);
  await expect.poll(announced).toBe(2);
  stop();
});
