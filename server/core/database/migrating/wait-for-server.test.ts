import { connect, createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { findFreePort } from '../../../testing/test-free-port.ts';
import { migrateProductDatabase } from '../product-database.ts';

const database = await createTestDatabase();
const doors: Server[] = [];
afterAll(async () => {
  for (const door of doors) door.close();
  await database.close();
});

test('a migration waits for a database that does not answer yet, and not for one that refuses the name', async () => {
  const to = new URL(database.url);
  const port = await findFreePort();
  const through = (path = to.pathname) =>
    readConfig({
      DATABASE_URL: Object.assign(new URL(database.url), { hostname: '127.0.0.1', port, pathname: path }).href,
      SECRET_KEY: 'x'.repeat(32),
    });
  const said: string[] = [];
  const migrated = migrateProductDatabase(through(), pino({}, { write: (line) => void said.push(line) }));
  await expect.poll(() => said.join()).toContain('the database does not answer');
  const door = createServer((socket) => {
    const onward = connect(Number(to.port), to.hostname);
    for (const end of [socket, onward]) end.on('error', () => {});
    socket.pipe(onward).pipe(socket);
  }).listen(port, '127.0.0.1');
  doors.push(door);
  expect(await migrated).toEqual([]);
  await expect(migrateProductDatabase(through('/nothing_here'), pino({ level: 'silent' }))).rejects.toThrow(
    'nothing_here',
  );
});
