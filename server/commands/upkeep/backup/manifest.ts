import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFlushed } from './hash-list.ts';

const summary = z.object({ files: z.number(), bytes: z.number(), sha256: z.string() });

/** What a backup contains. It is written last: a folder without it isn't a backup. */
const manifest = z.object({
  /**
   * 1: of an older release, which didn't sign its backups and couldn't encrypt them; 2: its encrypted files don't begin with their
   * sealed key.
   */
  format: z.literal([1, 2, 3]),
  release: z.string(),
  takenAt: z.string(),
  /** Fingerprint of the secret without which the backup can't be used; it doesn't reveal the secret. */
  keyPrint: z.string(),
  /**
   * The key with which everything except the lists is encrypted, sealed with a public key; null: nothing is encrypted. Files linked
   * to an earlier backup have the key of that one, for the same pair.
   */
  sealedKey: z.object({ publicKey: z.string(), sealed: z.string() }).nullable().default(null),
  postgres: z.string(),
  newestMigration: z.string(),
  /** Number of rows by table at the time of the backup. */
  rows: z.record(z.string(), z.number()),
  /**
   * The copied embedded database, with the folders it needs even if they are empty. Null for an external database, which is
   * backed up by its own means.
   */
  database: summary.extend({ folders: z.array(z.string()) }).nullable(),
  /** For an external database, the point that the files match; recover it to that point. */
  moment: z.object({ at: z.string(), lsn: z.string() }).nullable(),
  files: summary,
  /** The list of the files is sorted, so that a later backup can be compared with it line by line. */
  sortedFiles: z.boolean().default(false),
  /** Keys of files named by a row that were already missing. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;

/** The parts of a backup folder. */
export const parts = {
  database: 'database',
  databaseList: 'database.sha256',
  files: 'files',
  filesList: 'files.sha256',
  key: 'secret.key',
  manifest: 'manifest.json',
  /** An HMAC of the manifest. */
  signature: 'manifest.hmac',
  unfinished: 'unfinished',
  /** While it is taken: the keys of the files that have a row. */
  rowKeys: 'keys.part',
} as const;

/** Reads the manifest. Throws if the folder contains no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, parts.manifest), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} contains no complete backup: ${parts.manifest} is missing.`);
  const { data } = manifest.safeParse(parse(text));
  if (!data) throw new Error(`${folder} contains no backup that this release can read.`);
  return data;
}

/**
 * Throws unless the manifest was signed with the key of the installation (`Keys.backup`). It names the hashes of the lists, and
 * these the hashes of all files, so the signature covers the whole backup.
 */
export async function requireSigned(folder: string, key: Buffer): Promise<void> {
  const text = await readFile(path.join(folder, parts.manifest));
  const signed = await readFile(path.join(folder, parts.signature), 'utf8').catch(() => '');
  const own = Buffer.from(signed.trim(), 'hex');
  const expected = signatureOf(key, text);
  if (own.length !== expected.length || !timingSafeEqual(own, expected))
    throw new Error('The backup is damaged: its manifest isn’t the one that this installation signed.');
}

function signatureOf(key: Buffer, manifest: string | Buffer): Buffer {
  return createHmac('sha256', key).update(manifest).digest();
}

/** Prepares a folder for a backup. It has to be new or empty, or left by an interrupted backup. */
export async function claimFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  const isLeftover = names.includes(parts.unfinished) && !names.includes(parts.manifest);
  if (names.length > 0 && !isLeftover) throw new Error(`${folder} is not empty: a backup needs a new folder.`);
  await writeFlushed(path.join(folder, parts.unfinished), '');
  for (const name of names.filter((name) => name !== parts.unfinished))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Writes the manifest, which makes the folder a backup, and signs it. */
export async function finishFolder(folder: string, content: Manifest, key: Buffer): Promise<void> {
  const draft = path.join(folder, `${parts.manifest}.part`);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFlushed(path.join(folder, parts.signature), `${signatureOf(key, text).toString('hex')}\n`);
  await writeFlushed(draft, text);
  await rename(draft, path.join(folder, parts.manifest));
  await rm(path.join(folder, parts.unfinished), { force: true });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
