import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { Problem } from './problem.ts';

declare module './deps.ts' {
  interface Deps {
    disk: Disk;
  }
}

/** The disk of DATA_DIR: embedded database, stored files and uploads in progress. */
interface Disk {
  /** Throws `server_unavailable_error` while less than MIN_FREE_MB are free; checks every five seconds. */
  refuseWhenLow(): Promise<void>;
  /**
   * Throws `server_unavailable_error` while almost nothing is free, checked now: for work that fails on a full disk without
   * saying so.
   */
  refuseWhenFull(): Promise<void>;
  /** Writes 4 KB; throws on failure. */
  probe(): Promise<void>;
}

export function openDisk({ DATA_DIR, MIN_FREE_MB }: Pick<Config, 'DATA_DIR' | 'MIN_FREE_MB'>): Disk {
  let free: Promise<number> | undefined;
  let until = 0;

  async function lookUp(): Promise<number> {
    const { bavail, bsize } = await statfs(DATA_DIR);
    return (bavail * bsize) / MB;
  }

  return {
    async refuseWhenLow() {
      if (!free || performance.now() >= until) {
        until = performance.now() + LOOKED_UP;
        free = lookUp();
      }
      if ((await free) < MIN_FREE_MB) throw noRoom();
    },
    async refuseWhenFull() {
      if ((await lookUp()) < FULL_MB) throw noRoom();
    },
    async probe() {
      const file = path.join(DATA_DIR, `probe-${process.pid}`);
      await writeFile(file, Buffer.alloc(4096)).finally(() => rm(file, { force: true }));
    },
  };
}

/** True when a write failed for lack of space, ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return diskFullCodes.has(code) || (cause !== undefined && isDiskFull(cause));
}

/** The refusal for a full disk; the app waits for `retryAfter` seconds and retries. */
export function noRoom(): Problem {
  return new Problem('server_unavailable_error', { retryAfter: 10 });
}

// 53100 is PostgreSQL's disk_full.
const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const LOOKED_UP = 5000;
const FULL_MB = 4;
const MB = 1024 * 1024;
