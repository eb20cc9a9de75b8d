import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { shellDeps } from '../shell-deps.ts';
import { withDatabase } from '../with-database.ts';
import { newFolderIn, removeOldest } from './backup/dated-folders.ts';
import type { Manifest } from './backup/manifest.ts';
import { takeBackup } from './backup/take-backup.ts';

const usage = `npm run backup -- FOLDER [--with-key]             backs up database and files into a new folder, while the product runs
npm run backup -- --into FOLDER [--keep 14]       the same, into a new dated folder inside FOLDER; keeps that many of them
--with-key also stores the secret in the backup`;

const { place, into, keep, withKey } = readArguments();
const folder = into ? newFolderIn(place, new Date()) : place;

await withDatabase(async (surroundings) => {
  const { config, database } = surroundings;
  const log = pino({ level: 'silent' });
  const deps = { ...shellDeps(surroundings), storage: await openStorage(config, log), url: database.url };
  const manifest = await takeBackup(deps, folder, { withKey });
  const removed = into && keep ? await removeOldest(place, keep) : [];
  if (removed.length > 0) console.error(`Removed: ${removed.join(', ')}`);
  return [...linesOf(manifest), ...(withKey ? [] : [wordsOfKey(config.DATA_DIR)])].join('\n');
});

function linesOf({ rows, database, moment, files, missing }: Manifest): string[] {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const of = database ? `The database, ${all} rows, started once as a test; ` : '';
  return [
    `${of}${files.files} files, ${megabytes(files.bytes)} MB: ${folder}`,
    ...(moment ? [`The files match the database at ${moment.at}, LSN ${moment.lsn}: recover it to that point.`] : []),
    ...(missing.length > 0
      ? [`${missing.length} rows have no stored bytes; npm run doctor -- --deep names them.`]
      : []),
  ];
}

function wordsOfKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret.key');
  const what = existsSync(file) ? file : 'SECRET_KEY';
  return `Without the secret the backup is useless: keep ${what} in another place.`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function readArguments(): { place: string; into: boolean; keep: number | null; withKey: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        keep: { type: 'string' },
        'with-key': { type: 'boolean', default: false },
      },
    });
    const [place = values.into, ...more] = positionals;
    if (!place || more.length > 0 || (positionals.length > 0 && values.into))
      return failUsage('Required: one folder', usage);
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && (!values.into || !Number.isInteger(keep) || keep < 1))
      return failUsage('--keep takes a whole number from 1, and needs --into', usage);
    return { place: path.resolve(place), into: values.into !== undefined, keep, withKey: values['with-key'] };
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
