import { readFileSync } from 'node:fs';

export interface ResourceUse {
  /** Resident memory in MB. */
  memory: number;
  /** CPU time so far in ms, over all threads. */
  computing: number;
}

/** Resource use of a process; null if it has ended or the system doesn't report it (only Linux does). */
export function resourceUse(pid: number): ResourceUse | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold anything, so count from its end: user time is field 14, system time field 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const resident = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return { memory: resident / 1024, computing: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK };
  } catch {
    return null;
  }
}

/** The kernel tells times in hundredths of a second on every machine. */
const MS_PER_TICK = 10;
