import path from 'node:path';
import { pino } from 'pino';
import { readConfig, settings } from '../../config/config.ts';
import { readSecretFiles } from '../../config/secret-files.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { type Manifest, readManifest } from './backup/manifest.ts';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { secretOf } from './backup/secret.ts';

const usage = 'npm run restore -- FOLDER   restores a backup into an empty DATA_DIR (and an empty bucket)';

// Nothing starts in the data folder until everything is restored and checked; an interrupted restore can be repeated.
const [given, ...more] = process.argv.slice(2);
if (!given || given.startsWith('-') || more.length > 0) failUsage('Required: the folder of a backup', usage);
const folder = path.resolve(given);
try {
  const manifest = await readManifest(folder);
  const secret = secretOf(
    folder,
    manifest,
    readSecretFiles(settings, process.env).values.SECRET_KEY ?? process.env.SECRET_KEY,
  );
  const { SECRET_KEY_FILE: _, ...env } = process.env;
  const config = readConfig({ ...env, SECRET_KEY: secret }, { restoring: true });
  const log = pino({ level: 'error' }, pino.destination(2));
  const storage = await openStorage(config, log);
  const restored = await restoreBackup({ config, storage, log, now: new Date() }, folder, manifest);
  console.log(linesOf(manifest, restored, config.DATA_DIR).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function linesOf(
  { takenAt, files }: Manifest,
  { messages, erasedAgain, blockedAgain, differing }: Restored,
  dataFolder: string,
): string[] {
  return [
    `The backup of ${takenAt} was restored to ${dataFolder}: ${files.files} files, every row and every file checked.`,
    `${messages} messages that were due since then wait to be delivered by hand: npm run outbox -- list`,
    'No unused file is deleted for 7 days. All staff have to sign in again.',
    ...(erasedAgain > 0 ? [`${erasedAgain} people who were erased since the backup were erased again.`] : []),
    ...(blockedAgain > 0 ? [`${blockedAgain} people who were blocked since the backup were blocked again.`] : []),
    ...(differing.length > 0 ? [`Tables whose number of rows differs from the backup: ${differing.join('; ')}`] : []),
  ];
}
