import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresAccount } from './account.ts';
import { findPackage, repairLinks } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { takeLock } from './folder-lock.ts';

let folder: string;
let started: { stop(): Promise<void> }[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'volante-embedded-'));
  started = [];
});
afterEach(async () => {
  for (const item of started) await item.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a restart keeps the data, and the address needs the password', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE cars (plate text)');
  await query(first.url, "INSERT INTO cars VALUES ('ABC-123')");
  await first.stop();

  const second = await start();
  expect(await query(second.url, 'SELECT plate FROM cars')).toEqual([{ plate: 'ABC-123' }]);
  await expect(query(second.url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow('password');
});

test('a second server is refused, naming the process that owns the folder', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await query(first.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('a second server waits for one that is about to stop', async () => {
  const first = await start();
  first.announceStop();
  const second = start();
  await pause(200);
  expect(await query(first.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
  await first.stop();
  expect(await query((await second).url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('a command beside a running server uses its database and leaves it running', async () => {
  const server = await start();
  const command = await start('command');
  expect(command).toMatchObject({ joined: true, url: server.url });
  await command.stop();
  expect(await query(server.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('a command without a server starts the database temporarily, and a server can start after it', async () => {
  const command = await start('command');
  expect(command.joined).toBe(false);
  await Promise.all([pause(200).then(command.stop), start()]);
});

test('a server that exits without stopping its database takes it along', async () => {
  const { child, url } = await startElsewhere();
  expect(await query(url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(() => query(url, 'SELECT 1').catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
});

test('the database of a killed server is taken over, with its data', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'CREATE TABLE cars (plate text)');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await query(url, 'SELECT count(*)::int AS n FROM cars')).toEqual([{ n: 0 }]);

  const next = await start();
  expect(await query(next.url, 'SELECT count(*)::int AS n FROM cars')).toEqual([{ n: 0 }]);
  await expect(query(url, 'SELECT 1')).rejects.toThrow();
});

test('another container’s folder is left alone until that container is silent for 20 s', async () => {
  const lock = path.join(folder, 'postgres.lock');
  const other = { pid: process.pid, startedAt: '1', role: 'server', host: 'another container' } as const;
  writeFileSync(lock, JSON.stringify(other));
  expect(takeLock(lock, 'server')).toEqual(other);
  const silent = new Date(Date.now() - 21_000);
  utimesSync(lock, silent, silent);
  const ours = await start();
  expect(await query(ours.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('a creation cut short by kill -9 is repaired', async () => {
  const child = spawnStarter();
  while (!draftIsHalfMade()) await pause(2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);

  const next = await start();
  expect(await query(next.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
  expect(drafts()).toEqual([]);
});

test('a leftover pid file with the pid of an unrelated process blocks nothing', async () => {
  await (await start()).stop();
  const account = postgresAccount(folder);
  const stranger = spawn('sleep', ['60'], { ...account, cwd: '/' });
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(pidFile, `${stranger.pid}\n/proc/self/cwd\n0\n5432\n\n127.0.0.1\n\nready\n`);
  if (account) chownSync(pidFile, account.uid, account.gid);

  await start();
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

test('the owner is notified when its database is lost', async () => {
  const server = await start();
  const lost = new Promise<void>((resolve) => server.onLost(resolve));
  const postmaster = Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  await lost;
  await server.stop();
  expect(await query((await start()).url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('library links omitted by an install without scripts are created', () => {
  const native = path.join(folder, 'native');
  mkdirSync(native);
  const list = readFileSync(path.join(findPackage(), 'native', 'pg-symlinks.json'), 'utf8');
  writeFileSync(path.join(native, 'pg-symlinks.json'), list);

  expect(repairLinks(folder)).toBe(JSON.parse(list).length);
  expect(repairLinks(folder)).toBe(0);
});

async function start(role: 'server' | 'command' = 'server'): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder, { role, durable: false });
  started.push(postgres);
  return postgres;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function spawnStarter(): ChildProcess {
  const module = JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href);
  const code = `import { startEmbeddedPostgres } from ${module};
    const { url } = await startEmbeddedPostgres(${JSON.stringify(folder)}, { role: 'server', durable: false });
    console.log(url); setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(1));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnStarter();
  const [line] = await once(child.stdout!, 'data');
  return { child, url: String(line).trim() };
}

function drafts(): string[] {
  return readdirSync(folder).filter((name) => name.includes('.new-'));
}

function draftIsHalfMade(): boolean {
  return drafts().some((name) => existsSync(path.join(folder, name, 'PG_VERSION')));
}
