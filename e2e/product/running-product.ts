import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { findFreePort } from '../../server/testing/test-free-port.ts';

const root = path.join(import.meta.dirname, '../..');
const timeout = 90_000;

/**
 * A separate product for one journey, which may kill and restart it. Links and commands of this worker go to it until it is
 * closed.
 */
export class RunningProduct {
  readonly address: string;
  readonly #folder: string;
  readonly #before: NodeJS.ProcessEnv;
  #server: ChildProcess | null = null;

  private constructor(port: number, folder: string, settings: Record<string, string>) {
    this.address = `http://localhost:${port}`;
    this.#folder = folder;
    this.#before = { ...process.env };
    const own = { PORT: String(port), DATA_DIR: folder, PUBLIC_URL: this.address, LOG_LEVEL: 'fatal' };
    Object.assign(process.env, own, settings);
  }

  static async start(settings: Record<string, string> = {}): Promise<RunningProduct> {
    const folder = mkdtempSync(path.join(tmpdir(), 'volante-own-'));
    const product = new RunningProduct(await findFreePort(), folder, settings);
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    const args = [...serverFlags, 'server/main.ts'];
    const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#server = server;
    for (let waited = 0; waited < timeout; waited += 50) {
      if (server.exitCode !== null) break;
      if ((await fetch(`${this.address}/readyz`).catch(() => null))?.ok) return;
      await pause(50);
    }
    throw new Error('The product did not start: see above.');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  async close(): Promise<void> {
    // Leftovers of a killed server are stopped only by the next one.
    if (!this.#server) await this.start();
    await this.stop('SIGTERM');
    for (const name of Object.keys(process.env)) if (!(name in this.#before)) delete process.env[name];
    Object.assign(process.env, this.#before);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
