import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClockDeps, ConfigDeps, DbDeps } from '../deps.ts';
import * as store from './published-store.ts';

declare module '../jobs.ts' {
  interface JobData {
    'sweep-web-files': object;
  }
}

/** How long a build's files can be found after its last server has stopped, in ms. */
const KEPT = 7 * 24 * 3600_000;
/** How often, at most, the list of files published by others is read, in ms. */
const READ_EVERY = 1000;

/**
 * The hashed files of all builds that servers on this database use, or have used within the last seven days. During the rollout
 * of a new version, a page may come from one server while its scripts are requested from another.
 */
export interface PublishedFiles {
  /** Publishes files of a build by their URL paths; names are relative to its folder. */
  publish(folder: string, files: ReadonlyMap<string, string>): Promise<void>;
  /** Keeps everything this server has published for another week. */
  renew(): Promise<void>;
  /** Finds a file by its URL path; null if no build has it. */
  find(address: string): Promise<store.PublishedFile | null>;
}

/** Null with the embedded database: its only server has all its builds itself. */
export function openPublishedFiles(deps: DbDeps & ClockDeps & ConfigDeps): PublishedFiles | null {
  if (!deps.config.DATABASE_URL) return null;
  const { db } = deps;
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const own = new Set<string>();

  // However many unknown files are requested, the list is read once a second; requests in between wait for it.
  const readAgain = async () => {
    const wait = readAt + READ_EVERY - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    readAt = performance.now();
    known = new Set(await store.readAddresses(db));
  };

  return {
    async publish(folder, files) {
      if (files.size === 0) return;
      for (const address of await store.findUnpublished(db, [...files.keys()])) {
        const file = path.join(folder, files.get(address) ?? '');
        const [body, brotli] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(missing)]);
        await store.insertFile(db, { address, body, brotli }, deps.now());
      }
      for (const address of files.keys()) own.add(address);
      await this.renew();
    },
    async renew() {
      if (own.size > 0) await store.renewFiles(db, [...own], deps.now());
    },
    async find(address) {
      if (!known.has(address)) {
        reading ??= readAgain().finally(() => {
          reading = null;
        });
        await reading;
      }
      return known.has(address) ? store.readFile(db, address) : null;
    },
  };
}

/** Deletes files that no server has renewed for a week, every night. */
export function webFileJobs(deps: DbDeps & ClockDeps) {
  const run = () => store.deleteFilesBefore(deps.db, new Date(deps.now().getTime() - KEPT));
  return { 'sweep-web-files': { cron: '41 7 * * *', run } };
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
