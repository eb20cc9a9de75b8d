import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CaughtMail, mailCatcher, mailsOf } from '../../sandbox/mail.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { type OpenDatabase, openDatabase } from '../../server/core/database/db.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { type OwnPostgres, startOwnPostgres } from '../../server/testing/test-own-postgres.ts';
import { openReplicas, type Replica } from '../../server/testing/test-replicas.ts';
import { bucketStore, type FileStore, folderStore, openDoor } from './file-store.ts';

const SERVERS = 3;
/** How soon all servers must serve again after a fault, in ms. */
const BACK = 60_000;

/** Three servers on one database, with one mail server and one store of files. */
export interface Site {
  servers: Replica[];
  postgres: OwnPostgres;
  database: OpenDatabase;
  files: FileStore;
  /** The folder that the servers share on disk: the files, unless they are in a bucket. */
  folder: string;
  /** Whether `folder` is a separate disk, which can be filled. */
  hasOwnDisk: boolean;
  settings: Record<string, string>;
  /** The mails that arrived. */
  mails(): CaughtMail[];
  /** The mail server's address doesn't answer until `mailIsBack`. */
  mailGoesAway(): Promise<void>;
  mailIsBack(): Promise<void>;
  /** Starts a server to replace one that ended. */
  replace(index: number): Promise<void>;
  /** Resolves when all servers are ready; throws after a minute. */
  untilAllServe(): Promise<void>;
  close(): Promise<void>;
}

/** What a site has instead of a database of its own. */
interface Given {
  postgres?: OwnPostgres;
  settings?: Record<string, string>;
}

/** `store`: where the servers keep files. */
export async function startSite(store: 'folder' | 'bucket', given: Given = {}): Promise<Site> {
  const base = mkdtempSync(path.join(tmpdir(), 'volante-faults-'));
  const folder = path.join(base, 'data');
  mkdirSync(folder);
  const hasOwnDisk = mountDisk(folder);
  const files = await (store === 'bucket' ? bucketStore() : folderStore(folder));
  const postgres = given.postgres ?? (await startOwnPostgres());
  const catcher = mailCatcher();
  const sandbox = await startSandbox({ parts: [catcher], port: 0 });
  const { SMTP_URL = '', ...rest } = catcher.settings?.(sandbox.state) ?? {};
  const mailPort = await findFreePort();
  let door = await openDoor(mailPort, Number(new URL(SMTP_URL).port));
  const settings = {
    ...rest,
    ...files.settings,
    ...given.settings,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATA_DIR: folder,
    MIGRATE: 'start',
    MIN_FREE_MB: '16',
    // This test has few drivers, who are in a hurry.
    ...{ WRITES_PER_HOUR: '1000000', UPLOADS_PER_HOUR: '100000', STORED_MB_PER_APPLICATION: '100000' },
  };
  const replicas = await openReplicas(postgres.url, settings);
  const servers: Replica[] = [];
  for (let n = 0; n < SERVERS; n++) {
    servers.push(await replicas.start());
    await servers[n]!.ready();
  }
  const database = openDatabase(postgres.url, { connections: 4 });
  const site: Site = {
    ...{ servers, postgres, database, files, folder, hasOwnDisk },
    settings: { ...settings, DATABASE_URL: postgres.url, SECRET_KEY: replicas.config.SECRET_KEY },
    mails: () => mailsOf(sandbox.state),
    mailGoesAway: () => door.close(),
    async mailIsBack() {
      door = await openDoor(mailPort, Number(new URL(SMTP_URL).port));
    },
    async replace(index) {
      const server = await replicas.start();
      await server.ready();
      servers[index] = server;
    },
    async untilAllServe() {
      const end = Date.now() + BACK;
      for (const { origin } of servers)
        while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
          if (Date.now() > end) throw new Error(`${origin} did not serve again within ${BACK / 1000} s`);
          await pause(100);
        }
    },
    async close() {
      await replicas.close();
      await database.close();
      await postgres.close();
      await sandbox.stop();
      await door.close();
      await files.close();
      if (hasOwnDisk) execFileSync('umount', [folder]);
      rmSync(base, { recursive: true, force: true });
    },
  };
  return site;
}

/** A disk of 96 MB in memory; needs an account that may mount. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
