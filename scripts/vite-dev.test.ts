import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { viteDev } from './vite-dev.ts';

test.each([
  ['applicant', '/personal-data'],
  ['staff', '/staff/queue'],
] as const)(
  'in development every address of the %s app answers with its page',
  async (app, address) => {
    const port = await findFreePort();
    const root = path.join(import.meta.dirname, '..');
    const vite = spawn(process.execPath, [...viteDev(app), '--port', String(port)], { cwd: root, stdio: 'ignore' });
    try {
      const ask = () =>
        fetch(`http://localhost:${port}${address}`, { headers: { accept: 'text/html' } })
          .then((answer) => answer.text())
          .catch(() => '');
      await expect.poll(ask, { timeout: 60_000, interval: 200 }).toContain('<div id="root">');
    } finally {
      vite.kill();
      await once(vite, 'exit');
    }
  },
  90_000,
);
