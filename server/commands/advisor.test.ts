import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ended, runCommand } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'volante-advisor-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function advisor(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  return runCommand('advisor', args, env);
}

test('a fresh start has two advisors who visit both countries', async () => {
  const { out } = await advisor();
  expect(out.split('\n').filter(Boolean)).toEqual([
    'Asesoría 1 · America/Mexico_City · mon-fri 09:00-18:00, sat 09:00-14:00 · visits mx, us · holidays of MX · 0 booked',
    'Asesoría 2 · America/Chicago · mon-fri 09:00-18:00, sat 09:00-14:00 · visits us, mx · holidays of US · 0 booked',
  ]);
});

const laura = ['--name', 'Laura'];

test('staff add an advisor and change hours, zone and name', async () => {
  const hours = 'mon-fri 09:00-13:00, mon-fri 15:00-19:00';
  const rest = ['--zone', 'America/Tijuana', '--hours', hours, '--countries', 'mx', '--holidays', 'MX'];
  const added = await advisor('add', ...laura, ...rest);
  expect(added.out).toBe(`Laura · America/Tijuana · ${hours} · visits mx · holidays of MX · 0 booked\n`);
  const change = ['--zone', 'America/Hermosillo', '--hours', 'sun 09:00-10:00', '--holidays', 'none', '--active', 'no'];
  const changed = await advisor('change', ...laura, ...change);
  expect(changed.out).toBe(
    'Laura (not active) · America/Hermosillo · sun 09:00-10:00 · visits mx · holidays of nobody · 0 booked\n',
  );
  const list = JSON.parse((await advisor('list', '--json')).out);
  expect(list.at(-1)).toMatchObject({ name: 'Laura', active: false, hours: [{ weekday: 7 }] });
});

test('an advisor is linked with one account of the console, and an account with one advisor', async () => {
  await database.pool.query(
    `insert into staff_accounts (id, email, name, role, password_hash, totp_secret, created_at)
     values (gen_random_uuid(), 'laura@example.com', 'Laura', 'advisor', '', '', now())`,
  );
  const bind = (name: string, account: string) => advisor('change', '--name', name, '--account', account);
  expect((await bind('Asesoría 2', 'Laura@example.com')).out).toContain('· has an account');
  expect((await bind('Asesoría 1', 'laura@example.com')).code).toBe(1);
  expect((await bind('Asesoría 1', 'nobody@example.com')).err).toContain('No account of the staff console');
  expect((await bind('Asesoría 2', 'none')).out).not.toContain('account');
});

test('staff enter time off for an advisor, in the advisor’s zone, and remove it', async () => {
  const name = ['--name', 'Asesoría 2'];
  const off = await advisor('off', ...name, '--from', '2099-12-24', '--to', '2099-12-26 13:00');
  expect(off.out).toContain('off 2099-12-24T06:00:00+00:00 to 2099-12-26T19:00:00+00:00');
  const back = await advisor('back', ...name, '--from', '2099-12-24', '--to', '2099-12-24');
  expect(back.out).not.toContain('off 2099');
});

test('staff switch a holiday off and on again', async () => {
  const shown = async (...args: string[]) => (await advisor('holidays', '--holidays', 'MX', ...args)).out;
  expect(await shown('--work', '2027-12-25')).toMatch(/2027-12-25 {2}worked {2}Navidad/);
  const rested = await shown('--rest', '2027-12-25');
  expect(rested).toMatch(/2027-05-01 {2}off {5}Día del Trabajador/);
  expect(rested).toMatch(/2027-12-25 {2}off {5}Navidad/);
});

test.each([
  [['add', '--name', 'Eva', '--zone', 'Mars/Olympus', '--hours', 'mon 09:00-10:00'], 'Unknown time zone'],
  [
    ['add', '--name', 'Asesoría 1', '--zone', 'America/Tijuana', '--hours', 'mon 09:00-10:00'],
    'with this name already exists',
  ],
  [['change', '--name', 'Asesoría 1', '--rename', 'Asesoría 2'], 'the new name is already taken'],
  [['off', '--name', 'Asesoría 1', '--from', '2026-12-24 25:00', '--to', '2026-12-25'], 'Required: --from and --to'],
  [['holidays', '--holidays', 'MX', '--work', '2026-12-24'], 'is not a holiday in MX'],
])('%j ends with 1 and says why', async (args, message) => {
  const { code, out, err } = await advisor(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});
