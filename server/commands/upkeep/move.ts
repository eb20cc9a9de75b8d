import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { MOVED_MARK } from '../../config/folder-marks.ts';
import { countRows, differingCounts, type RowCounts, withConnection } from '../../core/database/backup/count-rows.ts';
import { moveRows, whatFills } from '../../core/database/backup/move-rows.ts';
import { bringUpToDate } from '../../core/database/migrating/bring-up-to-date.ts';
import { requireSupportedVersion } from '../../core/database/migrating/server-version.ts';
import { failUsage } from '../shell.ts';
import { withDatabase } from '../with-database.ts';
import { writeFlushed } from './backup/hash-list.ts';

const usage =
  'npm run move -- --to postgresql://user:password@host:5432/name   moves the embedded database to an empty one of a PostgreSQL server';

const to = readTarget();

await withDatabase(async ({ config, database }) => {
  if (config.DATABASE_URL) throw new Error('DATABASE_URL is set: only the embedded database is moved.');
  if (database.joined) throw new Error('The product is running on this database: stop it first.');
  const rows = await withConnection(to, async (target) => {
    await requireSupportedVersion(target);
    const filled = await whatFills(target);
    if (filled === 'tables') throw new Error('The target database has tables of another program: use an empty one.');
    return filled === 'used' ? await countsIfMoved(database.url, to) : null;
  });
  const moved = rows ?? (await moveAll(database.url, to));
  const { host, pathname } = new URL(to);
  await writeFlushed(path.join(config.DATA_DIR, MOVED_MARK), `${host}${pathname}\n`);
  return [
    `${Object.values(moved).reduce((sum, count) => sum + count, 0)} rows of ${Object.keys(moved).length} tables are at ${host}${pathname}; all counts are equal.`,
    `Now set DATABASE_URL to it and SECRET_KEY_FILE to ${path.join(config.DATA_DIR, 'secret.key')}, keep DATA_DIR for the files, and start.`,
  ].join('\n');
});

async function moveAll(from: string, target: string): Promise<RowCounts> {
  await bringUpToDate(target, pino({ level: 'error' }, pino.destination(2)));
  return withConnection(from, (source) => withConnection(target, (client) => moveRows(source, client)));
}

// If a move was killed after its last step, repeating it finishes it.
async function countsIfMoved(from: string, target: string): Promise<RowCounts> {
  const [source, there] = [await withConnection(from, countRows), await withConnection(target, countRows)];
  if (differingCounts(source, there).length === 0) return there;
  throw new Error('The target database already holds an installation: use an empty one.');
}

function readTarget(): string {
  try {
    const { to = '' } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (!/^postgres(ql)?:\/\/\S+$/.test(to) || !URL.canParse(to))
      return failUsage('Required: --to with an address', usage);
    return to;
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
