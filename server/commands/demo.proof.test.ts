import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'volante-demo-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function demo(args: string[]): Promise<{ code: number; err: string }> {
  const own = { DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  const env = { ...process.env, ...own };
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, 'demo.ts'), ...args], { env }, (error, _, err) =>
      resolve({ code: Number(error?.code ?? 0), err }),
    );
  });
}

test('the demo fills an empty installation with applications of several stages, and no other', async () => {
  const { code, err } = await demo(['--applications', '4']);
  expect({ code, fault: err.replace(/^\d+ %$/gm, '').trim() }).toEqual({ code: 0, fault: '' });
  const { rows } = await database.pool.query(
    `select stage, waits_for, created_at < now() - interval '1 hour' as past from queue_rows order by stage, waits_for`,
  );
  expect(rows).toEqual([
    { stage: 'approved', waits_for: 'nobody', past: true },
    { stage: 'created', waits_for: 'driver', past: true },
    { stage: 'risk_analysis', waits_for: 'review', past: true },
    { stage: 'risk_analysis', waits_for: 'review', past: true },
  ]);
  expect(await demo([])).toMatchObject({ code: 1, err: expect.stringContaining('already has applications') });
}, 120_000);
