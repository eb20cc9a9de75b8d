import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { shellDeps } from '../shell-deps.ts';
import { withDatabase } from '../with-database.ts';
import type { Manifest } from './backup/manifest.ts';
import { takeBackup } from './backup/take-backup.ts';

const usage = `npm run backup -- FOLDER [--with-key]   backs up database and files into a new folder, while the product serves
                                         --with-key puts the secret beside them`;

const { folder, withKey } = readArguments();

await withDatabase(async (surroundings) => {
  const { config, database } = surroundings;
  const log = pino({ level: 'silent' });
  const deps = { ...shellDeps(surroundings), storage: await openStorage(config, log), url: database.url };
  const manifest = await takeBackup(deps, folder, { withKey });
  return [...linesOf(manifest), ...(withKey ? [] : [wordsOfKey(config.DATA_DIR)])].join('\n');
});

function linesOf({ rows, database, moment, files, missing }: Manifest): string[] {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const of = database ? `The database, ${all} rows, opened once; ` : '';
  return [
    `${of}${files.files} files, ${megabytes(files.bytes)} MB: ${folder}`,
    ...(moment ? [`The files fit the database of ${moment.at}, LSN ${moment.lsn}: recover it to there.`] : []),
    ...(missing.length > 0
      ? [`${missing.length} rows have no stored bytes; npm run doctor -- --deep names them.`]
      : []),
  ];
}

function wordsOfKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret.key');
  const what = existsSync(file) ? file : 'SECRET_KEY';
  return `Without the secret nothing of it can be used: keep ${what} in another place.`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function readArguments(): { folder: string; withKey: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'with-key': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) return failUsage('Required: one folder', usage);
    return { folder: path.resolve(folder), withKey: values['with-key'] };
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
