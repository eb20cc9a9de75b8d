import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { everyRow } from './testing/test-every-row.ts';
import { killing } from './testing/test-killed.ts';
import { START, send, siteOf, type Write } from './testing/test-site.ts';
import { hire, type TestStaff } from './testing/test-staff.ts';
import { asking, type WriteName, writesOf } from './testing/test-writes.ts';

const many = '100000';
const server = await startTestApp({
  settings: {
    UPLOADS_PER_HOUR: many,
    WRITES_PER_HOUR: many,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@example.com',
  },
});
afterAll(server.close);
const { query } = server;
const kill = killing(server.database.pool);
let admin: TestStaff;
let writes: Record<WriteName, () => Promise<Write>>;

beforeAll(async () => {
  server.setNow(START);
  admin = await hire(server, 'everything', 'Ana');
  await admin.stepUp();
  writes = writesOf(siteOf(server, admin, await hire(server, 'everything', 'Eva')));
});

const names = Object.entries(staffApi).flatMap(([name, call]) =>
  call.gate === 'staff' && call.method !== 'GET' && !('reads' in call) && !asking.some((item) => item === name)
    ? (name as WriteName)
    : [],
);

async function call(name: WriteName, { who = admin, params = {}, body, form }: Write, key: string) {
  const { method, path } = staffApi[name] as { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '');
  const headers = { 'idempotency-key': key };
  if (form) return send(server, who, method, address, form, headers);
  const payload = body && { payload: body };
  return server.inject({
    method,
    url: `/api/staff${address}`,
    headers: { ...headers, cookie: who.cookie },
    ...payload,
  });
}

// A repeat shows the application again, and that is logged like every reading.
const rows = everyRow(server, { reads: false });

test.each(names)(
  '%s: killed between its commit and its response, and repeated, it writes nothing twice',
  async (name) => {
    const write = await writes[name]();
    const before = await rows();
    kill.after(name);
    const first = await call(name, write, name);
    expect(kill.revive(), `killed: ${first.body}`).toBe(true);
    // As long as the lease of a killed process lasts.
    await query(`update idempotency_keys set leased_until = '2000-01-01' where status is null`);
    const once = await rows();
    expect(once).not.toEqual(before);
    const again = await call(name, write, name);
    // Whoever signed out is no longer let in, so nothing is written either.
    if (name === 'signOut') expect(again.statusCode).toBe(401);
    else expect([again.statusCode, again.headers['idempotent-replayed']], again.body).toEqual([200, 'true']);
    expect(await rows()).toEqual(once);
  },
);

test('a response with a secret is stored encrypted', async () => {
  const { data } = await admin.call(
    'POST',
    '/accounts',
    { email: 'secreta@example.com', roles: ['advisor'] },
    { 'idempotency-key': 'secret' },
  );
  const [{ answer }] = await query(`select answer from idempotency_keys where key = 'secret'`);
  expect(answer).toMatch(/^sealed:/);
  expect(answer).not.toContain(data.token);
});
