import { timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig, settings } from '../../config/config.ts';
import { readSecretFiles } from '../../config/secret-files.ts';
import { deriveKeys, keyPrint } from '../../core/keys.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { failUsage } from '../shell.ts';
import { type Manifest, parts, readManifest, requireSigned } from './backup/manifest.ts';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { type Opening, openWith } from './backup/sealing.ts';

const usage = `npm run restore -- FOLDER                restores a backup into an empty DATA_DIR (and an empty bucket)
npm run restore -- FOLDER --key FILE     the same, of an encrypted backup, with the private key
npm run restore -- FOLDER --unsigned     the same, of an older release, whose backups aren't signed`;

// Nothing starts in the data folder until everything is restored and checked; an interrupted restore can be repeated.
const { folder, key, unsigned } = readArguments();
try {
  const manifest = await readManifest(folder);
  const open = await openingOf(manifest);
  const secretGiven = readSecretFiles(settings, process.env).values.SECRET_KEY ?? process.env.SECRET_KEY;
  const secret = await secretOf(folder, manifest, secretGiven, open);
  if (manifest.format > 1) await requireSigned(folder, deriveKeys(secret).backup);
  else if (!unsigned)
    throw new Error(
      'An older release made this backup, without a signature: add --unsigned if nobody can have changed it.',
    );
  const { SECRET_KEY_FILE: _, ...env } = process.env;
  const config = readConfig({ ...env, SECRET_KEY: secret }, { restoring: true });
  const log = pino({ level: 'error' }, pino.destination(2));
  const storage = await openStorage(config, log);
  const restored = await restoreBackup({ config, storage, log, now: new Date() }, folder, manifest, open);
  console.log(linesOf(manifest, restored, config.DATA_DIR).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function openingOf({ sealedKey, format }: Manifest): Promise<Opening | null> {
  if (!sealedKey) return null;
  if (!key)
    throw new Error(`This backup is encrypted: add --key FILE, with the private key to ${sealedKey.publicKey}.`);
  return openWith(await readFile(key, 'utf8'), sealedKey, { heads: format > 2 });
}

function readArguments(): { folder: string; key: string | undefined; unsigned: boolean } {
  try {
    const options = { key: { type: 'string' }, unsigned: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [given, ...more] = positionals;
    if (!given || more.length > 0) return failUsage('Required: the folder of a backup', usage);
    return { folder: path.resolve(given), key: values.key, unsigned: values.unsigned };
  } catch (error) {
    return failUsage((error as Error).message, usage);
  }
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

/**
 * The secret that a backup was made with: `given`, or the one inside the backup. Throws if it is a different one, with which
 * nothing in the backup could be used.
 */
async function secretOf(
  folder: string,
  { keyPrint: wanted }: Manifest,
  given: string | undefined,
  open: Opening | null,
): Promise<string> {
  const inside = path.join(folder, parts.key);
  const read = async () => {
    const bytes = createReadStream(inside);
    return (await text(open ? bytes.pipe(open(parts.key)) : bytes)).trim();
  };
  const secret = given ?? (existsSync(inside) ? await read() : undefined);
  if (!secret)
    throw new Error(
      'The backup contains no secret: set SECRET_KEY, or SECRET_KEY_FILE to the secret.key of the installation.',
    );
  if (!timingSafeEqual(keyPrint(secret), Buffer.from(wanted, 'hex')))
    throw new Error('This is not the secret that the backup was made with: nothing was restored.');
  return secret;
}
