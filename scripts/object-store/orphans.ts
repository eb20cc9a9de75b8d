import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify, isRunning } from '../../postgres/processes.ts';

/** Name prefix of store folders in the system's temporary folder. */
export const folderPrefix = 'volante-swift-';

/** Records that this process will stop the store in `folder`. */
export function own(folder: string): void {
  writeFileSync(path.join(folder, ownerFile), JSON.stringify(identify(process.pid)));
}

/** Stops the stores whose owner was killed, and deletes their folders; returns their number. */
export function endOrphans(): number {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(folderPrefix));
  const orphaned = folders.map((name) => path.join(tmpdir(), name)).filter((folder) => !hasOwner(folder));
  for (const folder of orphaned) {
    for (const pid of processesOf(folder)) kill(pid);
    rmSync(folder, { recursive: true, force: true });
  }
  return orphaned.length;
}

const ownerFile = 'owner';

function hasOwner(folder: string): boolean {
  const owner = attempt(() => JSON.parse(readFileSync(path.join(folder, ownerFile), 'utf8')));
  return owner !== null && isRunning(owner);
}

// Swift's servers have the folder in their arguments but work elsewhere, memcached works inside without naming it.
function processesOf(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOfFolder = (pid: string) =>
    attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === folder ||
    attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      ?.split('\0')
      .some((argument) => argument.startsWith(`${folder}/`));
  return pids.filter((pid) => Number(pid) !== process.pid && isOfFolder(pid)).map(Number);
}

function kill(pid: number): void {
  attempt(() => process.kill(pid, 'SIGKILL'));
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
