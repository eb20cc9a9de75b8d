import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFlushed } from './hash-list.ts';

const summary = z.object({ files: z.number(), bytes: z.number(), sha256: z.string() });

/** What a backup holds. It is written last: a folder without it is no backup. */
const manifest = z.object({
  format: z.literal(1),
  release: z.string(),
  takenAt: z.string(),
  /** Of the secret without which the backup can't be used; the secret can't be computed from it. */
  keyPrint: z.string(),
  postgres: z.string(),
  newestMigration: z.string(),
  /** Rows by table at the moment of the backup. */
  rows: z.record(z.string(), z.number()),
  /** The copied embedded database, with the folders it needs even when they are empty; null when the database is a server's, which is backed up with its own means. */
  database: summary.extend({ folders: z.array(z.string()) }).nullable(),
  /** For such a server the moment that the files fit: recover it to there. */
  moment: z.object({ at: z.string(), lsn: z.string() }).nullable(),
  files: summary,
  /** Keys of files that a row names and that were missing already. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;

/** The parts of a backup's folder. */
export const parts = {
  database: 'database',
  databaseList: 'database.sha256',
  files: 'files',
  filesList: 'files.sha256',
  key: 'secret.key',
  manifest: 'manifest.json',
  unfinished: 'unfinished',
} as const;

/** Reads the manifest. Throws when the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, parts.manifest), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no whole backup: there is no ${parts.manifest}.`);
  const { data } = manifest.safeParse(parse(text));
  if (!data) throw new Error(`${folder} holds no backup that this release can read.`);
  return data;
}

/** Makes an empty folder, or one that an interrupted backup left, ready for a backup. */
export async function claimFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  const isLeftover = names.includes(parts.unfinished) && !names.includes(parts.manifest);
  if (names.length > 0 && !isLeftover) throw new Error(`${folder} is not empty: a backup takes a new folder.`);
  await writeFlushed(path.join(folder, parts.unfinished), '');
  for (const name of names.filter((name) => name !== parts.unfinished))
    await rm(path.join(folder, name), { recursive: true, force: true });
}

/** From now on the folder is a backup. */
export async function finishFolder(folder: string, content: Manifest): Promise<void> {
  const draft = path.join(folder, `${parts.manifest}.part`);
  await writeFlushed(draft, `${JSON.stringify(content, null, 2)}\n`);
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
