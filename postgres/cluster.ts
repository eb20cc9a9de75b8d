import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { giveTo } from './give-to.ts';

/** A database cluster on disk and the account that runs it. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  account: Account | null;
  password: string;
}

/**
 * The cluster in `folder`, created if missing. Created under another name and then renamed, so an interrupted creation leaves
 * nothing that looks like a cluster. The caller holds the folder's lock.
 */
export async function openCluster(folder: string, durable: boolean): Promise<Cluster> {
  const account = postgresAccount(folder);
  if (!account) requireOwnFolder(folder);
  const binaries = findBinaries(account);
  await removeDrafts(folder);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await create(folder, binaries, account, durable);
  else if (account) giveTo(account, folder);
  return { folder, binaries, account, password: readPassword(folder) };
}

/** The address of a running cluster. */
export function clusterUrl(password: string, port: number): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`;
}

export function readPassword(folder: string): string {
  return readFileSync(path.join(folder, passwordFile), 'utf8');
}

/**
 * The folder argument for PostgreSQL. Under another account it starts inside the folder and finds it by this link, since that
 * account may not be able to enter the parent folders (root's home).
 */
export function folderArgument(folder: string, account: Account | null): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

async function create(folder: string, binaries: Binaries, account: Account | null, durable: boolean): Promise<void> {
  const draft = mkdtempSync(`${folder}${draftMark}`);
  const secret = `${draft}.password`;
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) for (const file of [draft, secret]) chownSync(file, account.uid, account.gid);
  await runInitdb(draft, secret, binaries, account, durable);
  // Inside the cluster, the password is part of every copy and appears together with the cluster.
  await rename(secret, path.join(draft, passwordFile));
  await rename(draft, folder);
}

function runInitdb(draft: string, secret: string, binaries: Binaries, account: Account | null, durable: boolean) {
  const password = openSync(secret, 'r');
  const args = ['-D', folderArgument(draft, account), '-U', superuser, '--pwfile=/dev/stdin', '--auth=scram-sha-256'];
  // The built-in locale sorts the same way on every machine.
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8');
  if (!durable) args.push('--no-sync');
  const child = spawn(binaries.initdb, args, { cwd: draft, ...account, stdio: [password, 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  return new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      closeSync(password);
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not create its folder: ${said.join('').trim().slice(-600)}`));
    });
  });
}

async function removeDrafts(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const drafts = (await readdir(parent)).filter((name) => name.startsWith(path.basename(folder) + draftMark));
  for (const name of drafts) await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
}

function requireOwnFolder(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (owner === undefined || owner === process.getuid?.()) return;
  throw new Error(`The folder ${folder} belongs to user id ${owner}: start Volante as that user or as root.`);
}

const superuser = 'volante';
const passwordFile = 'volante.password';
const draftMark = '.new-';
