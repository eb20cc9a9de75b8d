import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openLists } from './lists.ts';

// That a replica is read when it has everything, and not when it stands still: npm run test:failover, with a replica.
const database = await createTestDatabase();
afterAll(database.close);

async function listsOf(DATABASE_READ_URL?: string) {
  const said: string[] = [];
  const config = readConfig({
    DATABASE_URL: database.url,
    SECRET_KEY: 'x'.repeat(32),
    ...(DATABASE_READ_URL && { DATABASE_READ_URL }),
  });
  const log = { warn: (_fault: object, words: string) => void said.push(words) };
  const lists = openLists(database, config, log as never);
  const found = [await lists.db(), await lists.db()];
  await lists.close();
  return { isMain: found.every((db) => db === database.db), said };
}

test('without a replica, with one that is away, and with a database that is no replica, the database itself is read', async () => {
  expect(await listsOf()).toEqual({ isMain: true, said: [] });
  expect(await listsOf('postgresql://nobody@127.0.0.1:1/nothing')).toEqual({
    isMain: true,
    said: ['the replica for lists does not answer'],
  });
  expect(await listsOf(database.url)).toEqual({ isMain: true, said: ['the replica for lists is behind'] });
});
