import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hire, staffCalls } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Ended, runCommand } from '../testing/test-command.ts';

const secret = 'x'.repeat(32);
const server = await startTestApp({ settings: { SECRET_KEY: secret } });
const folder = await mkdtemp(path.join(tmpdir(), 'volante-staff-'));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(command: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: server.database.url, DATA_DIR: folder, SECRET_KEY: secret };
  const { code, out, err } = await runCommand(command, args, env);
  return { code, out: out.trim(), err };
}

test('staff are invited, listed, given a role, disabled and invited to set new factors from the shell', async () => {
  const invited = await run('staff', 'invite', '--email', 'eva@example.com', '--role', 'reviewer', '--json');
  const { id, url, token, expiresAt } = JSON.parse(invited.out);
  expect([typeof id, url, Number.isNaN(Date.parse(expiresAt))]).toEqual([
    ...['string', `http://localhost:3000/staff/invitation#${token}`, false],
  ]);
  const opened = await staffCalls(server)('POST', '/invitations/open', { token });
  expect(opened.data).toMatchObject({ email: 'eva@example.com', roles: ['reviewer'] });

  const person = await hire(server, 'everything');
  const lost = await run('staff', 'disable', '--email', person.email);
  expect([lost.code, lost.err]).toEqual([1, expect.stringContaining('last_admin')]);
  await hire(server, 'everything');
  await run('staff', 'role', '--email', person.email, '--role', 'advisor');
  expect((await person.call('GET', '/me')).data.account.roles).toEqual(['advisor']);
  const endless = await run('staff', 'role', '--email', person.email, '--role', 'auditor');
  expect([endless.code, endless.err]).toEqual([1, expect.stringContaining('endsOn')]);
  await run('staff', 'role', '--email', person.email, '--role', 'auditor,lead', '--ends', '2099-12-31');
  expect((await person.call('GET', '/me')).data.account.roles).toEqual(['lead', 'auditor']);
  await run('staff', 'role', '--email', person.email, '--role', 'advisor', '--ends', 'never');
  await run('staff', 'disable', '--email', person.email);
  expect((await person.call('GET', '/me')).status).toBe(401);
  const listed = JSON.parse((await run('staff', 'list', '--json')).out);
  expect(listed).toContainEqual(
    expect.objectContaining({
      email: person.email,
      name: 'Ana López',
      roles: ['advisor'],
      disabled: true,
      endsAt: null,
    }),
  );
  await run('staff', 'enable', '--email', person.email);
  expect((await run('staff', 'invite', '--email', person.email, '--role', 'admin')).err).toContain('account_exists');
  const reset = JSON.parse((await run('staff', 'reset', '--email', person.email, '--json')).out);
  expect((await staffCalls(server)('POST', '/invitations/open', { token: reset.token })).data.roles).toEqual([
    'advisor',
  ]);
  expect((await run('staff', 'reset', '--email', 'nobody@example.com')).err).toContain('not_found_error');
  expect((await run('staff', 'dance')).code).toBe(1);
}, 120_000);

test('the audit log is verified from the shell', async () => {
  const { sealEntries } = await import('../staff/audit/seals.ts');
  const count = await sealEntries(server.deps);
  const { code, out } = await run('audit', 'verify');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^ok ${count} entries, newest seal 1:[0-9a-f]{64};`)),
  ]);
  const head = /1:[0-9a-f]{64}/.exec(out)?.[0] ?? '';
  expect((await run('audit', 'verify', '--head', head)).out).toContain('equal to 1 kept elsewhere');
  const later = await run('audit', 'verify', '--head', `2${head.slice(1)}`);
  expect(later).toMatchObject({ code: 1, out: expect.stringMatching(/^seal 2 is gone, the newest is 1/) });
  const file = path.join(folder, 'server.log');
  await writeFile(file, `{"number":1,"hmac":"${'0'.repeat(64)}"}\n`);
  const other = await run('audit', 'verify', '--heads', file);
  expect(other).toMatchObject({ code: 1, out: expect.stringMatching(/^seal 1 was made again/) });
  await server.database.pool.query('update staff_audit_seals set entries = entries + 1');
  expect(await run('audit', 'verify')).toMatchObject({ code: 1, out: 'broken seal 1' });
}, 60_000);

test('the settings are listed with the values changed in the console, and the values these override', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  await admin.call('PATCH', '/settings', { MAX_RESCHEDULES: { value: 7, revision: 0 } });
  const { out } = await run('config');
  expect(out).toMatch(/^MAX_RESCHEDULES +7 +console, not 3 /m);
  expect(out).toMatch(/^FOUR_EYES +off +Whether/m);
  expect((await run('config', '--markdown')).out).not.toContain('console, not');
}, 60_000);

test('a system gets a token from the shell, once, and loses it again; each act is in the audit log', async () => {
  const given = ['--name', 'CRM', '--scope', 'applications:read', '--country', 'mx', '--network', '127.0.0.0/8'];
  const made = JSON.parse((await run('service-account', 'make', ...given, '--json')).out);
  const list = () => server.inject({ url: '/api/v1/applications', headers: { authorization: `Bearer ${made.token}` } });
  expect((await list()).statusCode).toBe(200);
  expect((await run('service-account', 'list')).out).toMatch(/CRM {2}applications:read\n +\S+ {2}used 20/);
  expect((await run('service-account', 'list', '--json')).out).not.toContain(made.token.slice(4, -6));
  const wrong = await run('service-account', 'make', '--name', 'x', '--scope', 'everything', '--network', 'here');
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/scopes\.0: invalid_value[\s\S]*networks\.0/)]);
  const change = ['change', '--id', made.id];
  expect((await run('service-account', ...change, '--scope', 'reports:read', '--until', '2030-05-01')).out).toBe(
    'changed',
  );
  expect((await list()).json().error.code).toBe('scope_refused');
  const wide = [
    '--scope',
    'applications:read',
    '--country',
    'all',
    '--network',
    'staff',
    '--until',
    'never',
    '--calls',
    '9',
  ];
  const changed = JSON.parse((await run('service-account', ...change, ...wide, '--json')).out);
  expect(changed).toMatchObject({ name: 'CRM', countries: [], networks: [], expiresAt: null, callsPerMinute: 9 });
  expect((await list()).statusCode).toBe(200);
  expect((await run('service-account', ...change, '--until', 'soon')).err).toContain('expiresOn: invalid_value');
  expect((await run('service-account', 'revoke', '--id', made.id)).out).toBe('revoked');
  expect((await list()).statusCode).toBe(401);
  expect((await run('service-account', 'token', '--id', made.id)).err).toContain('not_found_error');
  const { rows } = await server.database.pool.query(
    `select kind, account_id, details ->> 'by' as by from staff_audit where details ->> 'accountId' = $1 order by at`,
    [made.id],
  );
  expect(rows).toEqual(
    ['makeServiceAccount', 'changeServiceAccount', 'changeServiceAccount', 'revokeServiceAccount'].map((kind) => ({
      ...{ kind, account_id: null, by: expect.stringMatching(/^shell /) },
    })),
  );
}, 120_000);
