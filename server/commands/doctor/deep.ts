import { statfs } from 'node:fs/promises';
import { pino } from 'pino';
import { findErasedAgain } from '../../applications/applications.ts';
import type { Config } from '../../config/config.ts';
import type { OpenDatabase } from '../../core/database/db.ts';
import { selectBackupTimes } from '../../core/database/installation-store.ts';
import { listOf, readSchemaState, requireServable } from '../../core/database/migrating/schema-state.ts';
import { clockDifference, openAsItIs } from '../../core/database/product-database.ts';
import { isOwnKey } from '../../core/database/require-own-key.ts';
import { countJobs, listDeadJobs } from '../../core/dead-jobs.ts';
import { readErased } from '../../core/erased-list.ts';
import { deriveKeys } from '../../core/keys.ts';
import { compareRowsWithBytes } from '../../media/retention/kept-keys.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { examineAudit } from '../../staff/audit/examine-audit.ts';
import { type Finding, withoutSecrets } from './examine.ts';

type Judgement = Pick<Finding, 'state' | 'words'>;

interface Patient extends OpenDatabase {
  config: Config;
  now(): Date;
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/**
 * Checks the installation itself: database, files, disk, clock, jobs and backups. Starts the embedded database if necessary, and
 * changes nothing.
 */
export async function examineDeeply(config: Config, now: () => Date): Promise<Finding[]> {
  const opened = await openAsItIs(config).catch((error: Error) => error);
  if (opened instanceof Error)
    return [{ name: 'schema', state: 'FAILED', words: withoutSecrets(opened.message, config) }];
  try {
    const findings: Finding[] = [];
    // One after another, since most of them use the same disk.
    for (const [name, look] of Object.entries(looks))
      findings.push({ name, ...(await judge(look, { ...opened, config, now })) });
    return findings;
  } finally {
    await opened.close();
  }
}

async function judge(look: (patient: Patient) => Promise<Judgement>, patient: Patient): Promise<Judgement> {
  try {
    return await look(patient);
  } catch (error) {
    return { state: 'FAILED', words: withoutSecrets((error as Error).message, patient.config) };
  }
}

const looks: Record<string, (patient: Patient) => Promise<Judgement>> = {
  schema: async ({ db, config }) => {
    const state = await readSchemaState(db);
    requireServable(state);
    if (state.pending.length > 0)
      return config.DATABASE_URL
        ? failed(`lacks ${listOf(state.pending)}: npm run migrate`)
        : warning(`lacks ${listOf(state.pending)}: the next start runs it`);
    return fine(state.newer.length > 0 ? 'newer than this release, but compatible with it' : `up to ${state.newest}`);
  },
  secret: async ({ db, config }) => {
    const isOwn = await isOwnKey(db, config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
    if (isOwn === false) return failed('this database was created with another SECRET_KEY');
    return fine(isOwn ? 'the one this database was created with' : 'the first start will bind this database to it');
  },
  'rows, bytes': async ({ db, config, now }) => {
    const storage = await openStorage(config, pino({ level: 'silent' }));
    const before = new Date(now().getTime() - 2 * DAY);
    const { rowsWithoutBytes, bytesWithoutRow, files } = await compareRowsWithBytes({ db, storage }, before);
    const some = rowsWithoutBytes.slice(0, 5).join(', ');
    if (some) return failed(`${rowsWithoutBytes.length} rows have no stored bytes: ${some}`);
    if (bytesWithoutRow > 0) return warning(`${bytesWithoutRow} of ${files} files have had no row for two days`);
    return fine(`${files} files, every row has its bytes`);
  },
  disk: async ({ config: { DATA_DIR, MIN_FREE_MB } }) => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    const free = Math.floor((bavail * bsize) / (1024 * 1024));
    const words = `${free} MB free in ${DATA_DIR}, uploads stop below ${MIN_FREE_MB}`;
    if (free < MIN_FREE_MB) return failed(words);
    return free < 4 * MIN_FREE_MB ? warning(words) : fine(words);
  },
  clock: async (patient) => {
    const ahead = await clockDifference(patient, patient.now);
    const words = `the database's clock is ${(Math.abs(ahead) / 1000).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead'}`;
    if (Math.abs(ahead) > MINUTE) return failed(`${words}: links, visits and sessions end at wrong times`);
    return Math.abs(ahead) > 5000 ? warning(words) : fine('the same as the database’s');
  },
  jobs: async ({ db }) => {
    const { jobs } = await countJobs(db);
    const [latest] = jobs.sort((a, b) => b.lateSeconds - a.lateSeconds);
    const lateMs = (latest?.lateSeconds ?? 0) * 1000;
    const words = `the oldest is ${Math.round(lateMs / MINUTE)} minutes late (${latest?.job})`;
    if (lateMs > HOUR) return failed(`${words}: does any process have JOBS=on?`);
    return lateMs > 10 * MINUTE ? warning(words) : fine('none is late');
  },
  'dead letters': async ({ db }) => {
    const { count } = await listDeadJobs(db, 1);
    return count > 0 ? warning(`${count} jobs were given up: npm run outbox -- list`) : fine('none');
  },
  backup: async ({ db, config, now }) => {
    const { backedUpAt } = await selectBackupTimes(db);
    if (!backedUpAt)
      return config.DATABASE_URL
        ? { state: 'off', words: 'npm run backup has never been run here' }
        : warning('there is none: npm run backup -- FOLDER');
    const age = now().getTime() - backedUpAt.getTime();
    const words = `the newest is ${age < 2 * DAY ? `${Math.round(age / HOUR)} hours` : `${Math.round(age / DAY)} days`} old`;
    if (age > 2 * DAY) return warning(words);
    return fine(config.BACKUP_PUBLIC_KEY ? words : `${words}; without BACKUP_PUBLIC_KEY whoever has one can read it`);
  },
  'audit log': async ({ db, config }) => {
    const keys = deriveKeys(config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
    const { isWhole, words } = await examineAudit({ db, keys, config });
    return isWhole ? fine(words) : failed(words);
  },
  erased: async ({ db, config }) => {
    const again = await findErasedAgain({ db }, [...readErased(config).keys()]);
    if (again.length === 0) return fine('no erased person is in the database again');
    return failed(
      `a restore brought back erased people (${again.length}), erase them again: ${again.slice(0, 5).join(', ')}`,
    );
  },
};

const fine = (words: string): Judgement => ({ state: 'ok', words });
const warning = (words: string): Judgement => ({ state: 'WARN', words });
const failed = (words: string): Judgement => ({ state: 'FAILED', words });
