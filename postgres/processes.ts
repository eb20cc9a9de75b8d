import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process identity that a later process with the same pid doesn't share. */
export interface ProcessId {
  pid: number;
  startedAt: string;
}

/** The process with this pid, or null if none runs (a zombie has ended). */
export function identify(pid: number): ProcessId | null {
  const startedAt = process.platform === 'linux' ? linuxStart(pid) : psColumn(pid, 'lstart');
  return startedAt === null ? null : { pid, startedAt };
}

export function isRunning(process: ProcessId): boolean {
  return identify(process.pid)?.startedAt === process.startedAt;
}

/** The PostgreSQL processes working in this folder; other accounts' are visible to root only. */
export function postgresIn(folder: string): ProcessId[] {
  const pids = process.platform === 'linux' ? linuxProcessesIn(folder) : postmasterByName(folder);
  return pids.map(identify).filter((found) => found !== null);
}

function linuxStart(pid: number): string | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (!stat) return null;
  // The name in brackets may contain any character, so count from its end: state is field 3, start time field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? null : (fields[19] ?? null);
}

// PostgreSQL works inside its data folder, which is the most reliable sign: a pid file may name an unrelated process.
function linuxProcessesIn(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids
    .filter((pid) => attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === folder)
    .filter((pid) => attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8'))?.trim() === 'postgres')
    .map(Number);
}

function postmasterByName(folder: string): number[] {
  const pid = Number(attempt(() => readFileSync(`${folder}/postmaster.pid`, 'utf8'))?.split('\n')[0]);
  return pid > 0 && psColumn(pid, 'command')?.includes(folder) ? [pid] : [];
}

function psColumn(pid: number, column: string): string | null {
  const ps = () => execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  return attempt(ps)?.trim() || null;
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
