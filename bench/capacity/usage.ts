import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { memoryOf, treeOf } from '../../hostile/processes.ts';

/** Clock ticks a second. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU-seconds of a process, of all below it, PostgreSQL's among them, and of those that ended. */
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

/** Samples memory twice a second; returns the peak so far in MB, of everything and without PostgreSQL. */
export function watchMemory(pid: number): { peak: { all: number; own: number }; end(): void } {
  const peak = { all: 0, own: 0 };
  const timer = setInterval(() => {
    const sizes = treeOf(pid).map((process) => ({ isOwn: process.name !== 'postgres', mb: memoryOf(process) }));
    const sum = (list: typeof sizes) => list.reduce((total, { mb }) => total + mb, 0);
    peak.all = Math.max(peak.all, sum(sizes));
    peak.own = Math.max(peak.own, sum(sizes.filter(({ isOwn }) => isOwn)));
  }, 500);
  return { peak, end: () => clearInterval(timer) };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
