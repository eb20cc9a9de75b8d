import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';

test('a server stops, with its database, even if one part never closes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-stuck-'));
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/test-stuck-server.ts'), folder]);
  try {
    const [url] = await once(server.stdout, 'data');
    const ask = () => query(String(url).trim()).catch(() => 'gone');
    expect(await ask()).toBe('answered');
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([1, null]);
    await expect.poll(ask, { timeout: 10_000 }).toBe('gone');
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

async function query(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.query('SELECT 1');
  await client.end();
  return 'answered';
}
