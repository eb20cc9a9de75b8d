import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { running } from './archive.ts';
import type { Layers } from './file-system.ts';

/** Not the image's default account, because it promises to run as any. */
const ANY_UID = 54_321;

export interface OpenImage {
  /** Runs a program of the image to its end. */
  run(command: readonly string[]): Promise<{ code: number | null; said: string }>;
  /** Starts the product as process 1 and waits until it can serve; `stop` sends SIGTERM and returns the exit code. */
  start(): Promise<{ url: string; said(): string; stop(): Promise<number | null> }>;
}

/**
 * The image's file system as a container engine gives it: the layers on top of each other, read-only, with a folder for data and a
 * temporary one, as an account without a name. Needs root; uses this machine's network.
 */
export function openImage(layers: Layers, workFolder: string, settings: Record<string, string>): OpenImage {
  const root = path.join(workFolder, 'root');
  const data = path.join(workFolder, 'data');
  for (const folder of [root, data]) mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-al', ...Object.values(layers).map((folder) => `${folder}/.`), root]);
  execFileSync('chown', [`${ANY_UID}:${ANY_UID}`, data]);
  chmodSync(data, 0o700);
  const env = { ...running.env, ...settings };

  function enter(command: readonly string[]): { child: ChildProcess; said(): string } {
    const args = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', 'sh', '-c', script, 'sh'];
    const child = spawn('unshare', [...args, root, data, ...command], {
      env: { ...env, PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    return { child, said: () => said };
  }

  return {
    async run(command) {
      const { child, said } = enter(command);
      const [code] = await once(child, 'close');
      return { code, said: said() };
    },
    async start() {
      const { child, said } = enter(running.entrypoint);
      const url = `http://127.0.0.1:${env.PORT}`;
      await untilReady(child, url, said);
      return {
        url,
        said,
        async stop() {
          const inside = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' });
          process.kill(Number(inside), 'SIGTERM');
          return (await once(child, 'exit'))[0] as number | null;
        },
      };
    },
  };
}

const script = `set -e
root=$1; data=$2; shift 2
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o size=512m,mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot --userspec=${ANY_UID}:${ANY_UID} "$root" "$@"`;

async function untilReady(child: ChildProcess, url: string, said: () => string): Promise<void> {
  for (let waited = 0; waited < 90_000 && child.exitCode === null; waited += 100) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
    await pause(100);
  }
  throw new Error(`The image did not become ready: ${said()}`);
}
