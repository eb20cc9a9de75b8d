import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { needPackages } from '../object-store/packages.ts';
import { running } from './dockerfile.ts';

/** Not the image's default account, because it promises to run as any. */
const ANY_UID = 54_321;

interface Assembled {
  /** Runs a program of the image, named as in the Dockerfile, to its end. */
  run(command: readonly string[]): Promise<{ code: number | null; said: string }>;
  /** Starts the product as process 1 and waits until it can serve; `stop` sends SIGTERM and returns the exit code. */
  start(): Promise<{ url: string; said(): string; stop(): Promise<number | null> }>;
}

/**
 * An assembled folder as a container engine runs it: as /app of a read-only file system with a folder for data and a temporary one,
 * as an account without a name. The rest of the file system is this machine's. Needs root; uses this machine's network.
 */
export function openAssembled(app: string, workFolder: string, settings: Record<string, string>): Assembled {
  const [data, tmp] = [path.join(workFolder, 'data'), path.join(workFolder, 'tmp')];
  for (const folder of [data, tmp]) mkdirSync(folder);
  // Of the account that runs there.
  execFileSync('chown', [`${ANY_UID}:${ANY_UID}`, data, tmp]);
  chmodSync(workFolder, 0o755);
  const env = { ...running.env, DATA_DIR: data, HOME: tmp, TMPDIR: tmp, ...settings };
  const here = (word: string) => (word === 'node' ? process.execPath : word.replace(/^\/app\//, `${app}/`));

  function enter(command: readonly string[]): { child: ChildProcess; said(): string } {
    const args = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', 'sh', '-c', script, 'sh'];
    const child = spawn('unshare', [...args, data, tmp, app, ...command.map(here)], {
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
      const url = `http://127.0.0.1:${settings.PORT}`;
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

// A mount can be made read-only without those below it, so each gets its turn; the two folders are mounts of their own.
const script = `set -e
data=$1; tmp=$2; app=$3; shift 3
mount --bind "$app" "$app"
mount --bind "$data" "$data"
mount --bind "$tmp" "$tmp"
mount -t proc proc /proc
mount -o remount,bind,ro "$app"
mount -o remount,bind,ro /
cd "$app"
exec setpriv --reuid=${ANY_UID} --regid=${ANY_UID} --clear-groups --no-new-privs "$@"`;

async function untilReady(child: ChildProcess, url: string, said: () => string): Promise<void> {
  for (let waited = 0; waited < 90_000 && child.exitCode === null; waited += 100) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
    await pause(100);
  }
  throw new Error(`The product did not become ready: ${said()}`);
}

/** What an image says of itself. */
interface Built {
  user: string;
  entrypoint: string[];
  /** The folder of its files. */
  root: string;
}

const MINUTE = 60_000;

/** Builds the Dockerfile below `folder`; if its base can't be pulled here, returns the reason instead. */
export function buildWithBuildah(folder: string): Built | string {
  needPackages(['buildah'], ['buildah']);
  // The storage driver and the isolation that need no support from the kernel.
  const store = [
    '--root',
    path.join(folder, 'store'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (command: string, minutes: number, ...args: string[]) => {
    const done = spawnSync('buildah', [...store, command, ...args], { encoding: 'utf8', timeout: minutes * MINUTE });
    if (done.status === 0) return done.stdout.trim();
    throw new Error(`buildah ${command} failed: ${(done.stderr || String(done.error ?? done.signal)).slice(-2000)}`);
  };
  try {
    buildah('pull', 3, '--quiet', `docker.io/library/${running.base}`);
  } catch (error) {
    return (error as Error).message;
  }
  const source = path.join(import.meta.dirname, '../..');
  const args = ['--isolation', 'chroot', '--format', 'docker', '--pull-never', '--tag', 'volante', source];
  buildah('build', 20, ...args);
  const { OCIv1 } = JSON.parse(buildah('inspect', 1, '--type', 'image', 'volante')) as {
    OCIv1: { config: { User: string; Entrypoint: string[] } };
  };
  const root = buildah('mount', 1, buildah('from', 5, '--pull-never', 'volante'));
  return { user: OCIv1.config.User, entrypoint: OCIv1.config.Entrypoint, root };
}
