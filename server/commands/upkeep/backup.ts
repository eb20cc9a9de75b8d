import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { shellDeps } from '../shell-deps.ts';
import { withDatabase } from '../with-database.ts';
import { newestIn, newFolderIn, removeOldest } from './backup/dated-folders.ts';
import type { Manifest } from './backup/manifest.ts';
import { newKeyPair } from './backup/sealing.ts';
import { takeBackup } from './backup/take-backup.ts';

const usage = `npm run backup -- FOLDER [--with-key]             backs up database and files into a new folder, while the product runs
npm run backup -- --into FOLDER [--keep 14]       the same, into a new dated folder inside FOLDER; keeps that many of them, and
                                                  links the files that the newest of them has (--full: copies them)
npm run backup -- --new-keys FILE                 makes a key pair to encrypt backups: writes the private key to FILE, prints the public one
--with-key also stores the secret in the backup`;

const { place, into, keep, full, withKey, newKeys } = readArguments();
if (newKeys) writeKeys(newKeys);
else await backUp();

async function backUp(): Promise<void> {
  const folder = into ? newFolderIn(place, new Date()) : place;

  await withDatabase(async (surroundings) => {
    const { config, database } = surroundings;
    const log = pino({ level: 'silent' });
    const deps = { ...shellDeps(surroundings), storage: await openStorage(config, log), url: database.url };
    const earlier = into && !full ? await newestIn(place) : null;
    const manifest = await takeBackup(deps, folder, { withKey, earlier });
    const removed = into && keep ? await removeOldest(place, keep) : [];
    if (removed.length > 0) console.error(`Removed: ${removed.join(', ')}`);
    const { linked } = manifest;
    const ofThem = linked > 0 ? [`${linked} of the files are those of the backup before.`] : [];
    return [...linesOf(manifest, folder), ...ofThem, ...wordsOfKeys(manifest, config.DATA_DIR)].join('\n');
  });
}

// The private key belongs on no server, so no setting names it.
function writeKeys(file: string): void {
  const { publicKey, privateKey } = newKeyPair();
  try {
    writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  console.log(
    `The private key is in ${path.resolve(file)}: move it off this machine and keep a copy. Without it encrypted backups are lost.
Set this for the backups: BACKUP_PUBLIC_KEY=${publicKey}`,
  );
}

function linesOf({ rows, database, moment, files, missing }: Manifest, folder: string): string[] {
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

function wordsOfKeys({ sealedKey, database }: Manifest, dataFolder: string): string[] {
  const file = path.join(dataFolder, 'secret.key');
  const what = existsSync(file) ? file : 'SECRET_KEY';
  const readable = database
    ? `all data and papers of drivers${withKey ? '' : ', except SSNs'}`
    : 'all papers of drivers';
  return [
    sealedKey
      ? 'It is encrypted, except manifest.json and the lists of files.'
      : `WARNING: it is not encrypted. Whoever has it can read ${readable}. Set BACKUP_PUBLIC_KEY (npm run backup -- --new-keys FILE).`,
    ...(withKey ? [] : [`A restore needs the secret: keep ${what} in another place.`]),
  ];
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

interface Arguments {
  place: string;
  into: boolean;
  keep: number | null;
  full: boolean;
  withKey: boolean;
  newKeys: string | undefined;
}

function readArguments(): Arguments {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        keep: { type: 'string' },
        full: { type: 'boolean', default: false },
        'with-key': { type: 'boolean', default: false },
        'new-keys': { type: 'string' },
      },
    });
    const { 'new-keys': newKeys } = values;
    const [place = values.into ?? newKeys, ...more] = positionals;
    if (newKeys && process.argv.length > 4) return failUsage('--new-keys takes one file and nothing else', usage);
    if (!place || more.length > 0 || (positionals.length > 0 && values.into))
      return failUsage('Required: one folder', usage);
    const keep = values.keep === undefined ? null : Number(values.keep);
    if (keep !== null && (!values.into || !Number.isInteger(keep) || keep < 1))
      return failUsage('--keep takes a whole number from 1, and needs --into', usage);
    const { into, full, 'with-key': withKey } = values;
    if (full && !into) return failUsage('--full needs --into: without it every file is copied', usage);
    return { place: path.resolve(place), into: into !== undefined, keep, full, withKey, newKeys };
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
}
