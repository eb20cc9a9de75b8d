import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { findFreePort } from '../../server/testing/test-free-port.ts';

const timeout = 90_000;
/** `SECOND_FACTOR=off` tries the journeys without known devices, which only a trial may do: the server is told that it is one. */
const isOff = process.env.SECOND_FACTOR === 'off';

/** Starts the real product once per run, on a free port with its own folder, and stops it at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-journeys-'));
  const port = await findFreePort();
  const lookedAt = path.join(folder, 'states');
  mkdirSync(lookedAt);
  // The workers inherit these too, so that `npm run link` in a journey finds the same product.
  Object.assign(process.env, {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    STATES_LOOKED_AT: lookedAt,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    // Journeys use screenshots, as without a widget; one that needs the sandbox starts it.
    SANDBOX: isOff ? 'on' : 'off',
  });
  const product = spawn(process.execPath, isOff ? [...serverFlags, 'server/main.ts'] : ['scripts/start.mjs'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(product, `http://localhost:${port}/readyz`);
  return async () => {
    product.kill('SIGTERM');
    if (product.exitCode === null) await once(product, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function untilReady(product: ChildProcess, address: string): Promise<void> {
  const begun = Date.now();
  while (product.exitCode === null && Date.now() - begun < timeout) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  product.kill('SIGTERM');
  throw new Error('The product did not start: see above.');
}
