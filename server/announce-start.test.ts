import { afterAll, expect, test, vi } from 'vitest';
import { announceStart } from './announce-start.ts';
import { openDatabase } from './core/database/db.ts';
import { startTestApp } from './testing/test-app.ts';

const server = await startTestApp();
const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(async () => {
  said.mockRestore();
  await away.close();
  await server.close();
});

test.each(['development', 'production'] as const)(
  'a database lost right after the server began to serve does not end it (%s)',
  async (mode) => {
    const deps = { ...server.deps, config: { ...server.deps.config, NODE_ENV: mode }, db: away.db, pool: away.pool };
    server.logged.length = 0;
    await expect(announceStart(deps)).resolves.toBeUndefined();
    expect(server.logged.filter((line) => line.includes('could not look up admins and trial links'))).toHaveLength(1);
  },
);
