import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

export interface ResourceUse {
  /** Resident memory in MB. */
  memory: number;
  /** CPU time so far in ms, over all threads. */
  computing: number;
}

/** Measures one process repeatedly; `close` ends it. */
export interface ProcessWatch {
  /** Null once the process has ended, or if the system doesn't report it (only Linux does). */
  use(): ResourceUse | null;
  close(): void;
}

/**
 * Watches a process by one short file that is kept open: it is read dozens of times a second for each working process, and
 * opening, measuring and closing it took four times as long as reading. Once the process has ended, the file can't be read any
 * more, even if a new process gets the same id.
 */
export function watchProcess(pid: number): ProcessWatch {
  let file = openIfThere(`/proc/${pid}/stat`);
  return {
    use: () => (file === null ? null : readUse(file)),
    close() {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}

/** Resource use of a process; null if it has ended or the system doesn't report it. */
export function resourceUse(pid: number): ResourceUse | null {
  const watch = watchProcess(pid);
  const use = watch.use();
  watch.close();
  return use;
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch {
    return null;
  }
}

function readUse(file: number): ResourceUse | null {
  try {
    const stat = line.toString('latin1', 0, readSync(file, line, 0, line.length, 0));
    // The name in brackets may contain anything, so fields are counted from its end: user time is field 14, system time 15,
    // resident pages 24.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ', 22);
    return {
      memory: (Number(fields[21]) * PAGE) / MB,
      computing: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK,
    };
  } catch {
    return null;
  }
}

/** A line has about 350 characters. */
const line = Buffer.alloc(2048);
/** The kernel reports times in hundredths of a second on every machine. */
const MS_PER_TICK = 10;
const MB = 1024 ** 2;
/** In bytes: usually 4,096, on some ARM machines up to 65,536. */
const PAGE = pageSize();

/** The page size, from the pairs of 64-bit numbers that the kernel gives to each process; its key is 6. */
function pageSize(): number {
  try {
    const pairs = new BigUint64Array(Uint8Array.from(readFileSync('/proc/self/auxv')).buffer);
    for (let k = 0; k + 1 < pairs.length; k += 2) if (pairs[k] === 6n) return Number(pairs[k + 1]);
  } catch {
    // Not on Linux, where resource use isn't measured either.
  }
  return 4096;
}
