import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const PAGE = Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }));

export interface Process {
  pid: number;
  name: string;
  /** Clock ticks since the machine started; together with the pid it identifies a process. */
  started: string;
}

/** A process and all its descendants, read from /proc. */
export function treeOf(pid: number): Process[] {
  const process = describe(pid);
  if (!process) return [];
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [process, ...children.flatMap((child) => treeOf(Number(child)))];
}

/** The processes still running. */
export function stillThere(processes: Process[]): Process[] {
  return processes.filter(({ pid, started }) => describe(pid)?.started === started);
}

/** MB of memory that a process adds to the machine: shared pages count proportionally. 0 once it is gone. */
export function memoryOf({ pid }: Process): number {
  const rollup = readIfThere(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
}

/** MB of memory that no file and no other process can share, from the kernel's own count: quick to read. 0 once it is gone. */
export function privateMemoryOf({ pid }: Process): number {
  const [, resident = 0, shared = 0] = readIfThere(`/proc/${pid}/statm`).split(' ').map(Number);
  return ((resident - shared) * PAGE) / 1024 ** 2;
}

/** Remote addresses to which one of the processes has, or is opening, a connection. */
export function outsideAddresses(processes: Process[]): string[] {
  const [first] = processes;
  if (!first) return [];
  const outside = ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
    readIfThere(`/proc/${first.pid}/net/${table}`)
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields.length > 9 && !isInside(fields[2] ?? ''))
      .map((fields) => ({ address: `${table} ${fields[2]}`, inode: fields[9] })),
  );
  if (outside.length === 0) return [];
  const own = new Set(processes.flatMap(socketsOf));
  return outside.filter(({ inode }) => own.has(inode ?? '')).map(({ address }) => address);
}

// Hexadecimal, in the byte order of the machine: 0100007F is 127.0.0.1; all zeros is a listening socket.
function isInside(address: string): boolean {
  const host = address.split(':')[0] ?? '';
  return /^0*$/.test(host) || /^[0-9A-F]{6}7F$/.test(host.slice(-8)) || /^0{24}01000000$/.test(host);
}

function socketsOf({ pid }: Process): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(targetOf(pid, fd))?.[1] ?? []);
  } catch {
    return [];
  }
}

function targetOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    return '';
  }
}

function describe(pid: number): Process | null {
  const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readIfThere(`/proc/${pid}/stat`)) ?? [];
  if (name === undefined || rest === undefined) return null;
  const fields = rest.split(' ');
  // A zombie has ended; only its exit code is left.
  return fields[0] === 'Z' ? null : { pid, name, started: fields[19] ?? '' };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
