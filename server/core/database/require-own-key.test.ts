import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { requireSupportedVersion } from './migrating/server-version.ts';
import { openProductDatabase } from './product-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

const log = pino({ level: 'silent' });
const open = async (SECRET_KEY: string, role: 'server' | 'command' = 'server') => {
  const opened = await openProductDatabase(readConfig({ DATABASE_URL: database.url, SECRET_KEY }), role, log);
  await opened.close();
};
const forget = () => database.pool.query('delete from installation');
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

test('a database belongs to the key it was first started with, and nothing starts on it with another key', async () => {
  await forget();
  await open(first);
  await open(first, 'command');
  for (const role of ['server', 'command'] as const) {
    await expect(open(second, role)).rejects.toThrow(/^SECRET_KEY is not the one .*: restore the old one, .*$/);
  }
  await open(first);
});

test('when processes with different keys start on a new database at once, one key wins', async () => {
  await forget();
  const starts = [first, second, first, second, first, second];
  const results = await Promise.allSettled(starts.map((key) => open(key)));
  const started = new Set(starts.filter((_, i) => results[i]?.status === 'fulfilled'));
  expect(started.size).toBe(1);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('the database does not contain the key', async () => {
  await forget();
  await open(first);
  const { rows } = await database.pool.query('select key_print from installation');
  expect(rows).toHaveLength(1);
  expect(rows[0].key_print.toString('latin1')).not.toContain(first);
  expect(rows[0].key_print).toHaveLength(32);
});

const serverOf = (version: string) => ({ query: async () => ({ rows: [{ version }] }) });

test('PostgreSQL 14 to 18 are accepted, and older ones refused by their version', async () => {
  for (const version of ['14.19', '15.18 (Debian 15.18-0+deb12u1)', '18.1', '19beta1'])
    expect(await requireSupportedVersion(serverOf(version))).toBe(version);
  for (const version of ['13.22', '9.6.24'])
    await expect(requireSupportedVersion(serverOf(version))).rejects.toThrow(
      `Volante needs PostgreSQL 14 or newer, this is ${version}.`,
    );
});
