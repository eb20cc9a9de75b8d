import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
const secret = 'a secret of the test';

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', STOP_DELAY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { child, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

test('npm run reader becomes ready, reads, and finishes what it has begun when it is told to stop', {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const { child, said } = run({ PORT: String(port), READER_SECRET: secret, OCR_WORKERS: '1' });
  const probe = (name: string) =>
    fetch(`http://127.0.0.1:${port}/${name}`).then(
      ({ status }) => status,
      () => 0,
    );
  await vi.waitUntil(async () => (await probe('readyz')) === 200, { timeout: 60_000, interval: 100 });
  const body = await readFile(path.join(import.meta.dirname, '../screenshots/fixtures/same-template-1.jpg'));
  const query = 'platform=uber&uploadType=earnings&country=mx&capturedAt=2026-11-28';
  const send = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/screenshots?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(body),
    });
    return { status: answer.status, reading: (await answer.json()) as { kind?: string } };
  };
  expect(await send()).toMatchObject({ status: 200, reading: { kind: 'earnings' } });
  const underWay = send();
  await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill('SIGTERM');
  await vi.waitUntil(async () => (await probe('readyz')) === 503, { timeout: 5000, interval: 20 });
  expect(await underWay).toMatchObject({ status: 200 });
  expect((await once(child, 'exit'))[0], said()).toBe(0);
  const lines = said().trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  // It ended by itself.
  expect(said()).not.toContain('left open');
});

test('it does not start without a secret or on a port in use, and says why', { timeout: 60_000 }, async () => {
  const { child, said } = run({});
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(said()).toContain('READER_SECRET');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const taken = run({ PORT: String((server.address() as { port: number }).port), READER_SECRET: secret });
  expect((await once(taken.child, 'close'))[0]).toBe(1);
  expect(taken.said()).toMatch(/Port \d+ is in use: stop the other program, or set PORT to another number\./);
  expect(taken.said()).not.toContain('EADDRINUSE');
  server.close();
});
