import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { memoryOf, type Process, privateMemoryOf, treeOf } from '../../hostile/processes.ts';

/** Clock ticks a second. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU-seconds of a process and all its descendants, including PostgreSQL and processes that have ended. */
export function cpuOf(pid: number): number {
  const all = treeOf(pid).map((process) => {
    const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readIfThere(`/proc/${process.pid}/stat`)) ?? [];
    // utime, stime, and the same of children that ended: fields 14 to 17.
    return rest
      .split(' ')
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0);
  });
  return all.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
}

/** CPU-seconds by kind of process, and the number of processes of that kind. */
export type Split = Map<string, { seconds: number; processes: number }>;

/** Samples each process's CPU time four times a second, so that processes that end are counted, too. */
export function watchCpu(pid: number): { end(): Split } {
  const seen = new Map<string, { part: string; first: number; last: number }>();
  const look = () => {
    for (const process of treeOf(pid)) {
      const key = `${process.pid} ${process.started}`;
      const last = ownCpuOf(process.pid);
      const known = seen.get(key);
      if (known) known.last = Math.max(known.last, last);
      else seen.set(key, { part: partOf(process), first: isFirst ? last : 0, last });
    }
  };
  let isFirst = true;
  look();
  isFirst = false;
  const timer = setInterval(look, 250);
  return {
    end() {
      clearInterval(timer);
      look();
      const split: Split = new Map();
      for (const { part, first, last } of seen.values()) {
        const { seconds, processes } = split.get(part) ?? { seconds: 0, processes: 0 };
        split.set(part, { seconds: seconds + last - first, processes: processes + 1 });
      }
      return split;
    },
  };
}

function partOf({ pid, name }: Process): string {
  if (name === 'postgres') return 'PostgreSQL';
  const command = readIfThere(`/proc/${pid}/cmdline`);
  if (command.includes('read-in-child')) return 'reading';
  return command.includes('open-in-child') ? 'opening files' : 'serving';
}

function ownCpuOf(pid: number): number {
  const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readIfThere(`/proc/${pid}/stat`)) ?? [];
  // utime and stime: fields 14 and 15.
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS;
}

/** A process's memory is measured once in this many samples. */
const MEASURED_EVERY = 8;

/**
 * Samples once a second; returns the peaks so far in MB, in total and without PostgreSQL. To measure how much memory a
 * process adds to the machine, the kernel walks all its pages (15 ms for a server) and blocks its allocations
 * meanwhile. So only an eighth of the processes is measured each time. For the others, the growth of their private
 * memory since then is added, which the kernel counts anyway.
 */
export function watchMemory(pid: number): { peak: { all: number; own: number }; end(): void } {
  const peak = { all: 0, own: 0 };
  const measured = new Map<string, { mb: number; ownMb: number; turn: number }>();
  let turn = 0;
  const sizeOf = (process: Process) => {
    const key = `${process.pid} ${process.started}`;
    const ownMb = privateMemoryOf(process);
    const known = measured.get(key);
    if (known && turn - known.turn < MEASURED_EVERY) return Math.max(0, known.mb + ownMb - known.ownMb);
    // New processes are spread over the samples; otherwise all would always be measured in the same one.
    const spread = known ? turn : turn - (process.pid % MEASURED_EVERY);
    const mb = memoryOf(process);
    measured.set(key, { mb, ownMb, turn: spread });
    return mb;
  };
  const look = () => {
    const sizes = treeOf(pid).map((process) => ({ isOwn: process.name !== 'postgres', mb: sizeOf(process) }));
    turn++;
    const sum = (list: typeof sizes) => list.reduce((total, { mb }) => total + mb, 0);
    peak.all = Math.max(peak.all, sum(sizes));
    peak.own = Math.max(peak.own, sum(sizes.filter(({ isOwn }) => isOwn)));
  };
  const timer = setInterval(look, 1000);
  return { peak, end: () => clearInterval(timer) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
