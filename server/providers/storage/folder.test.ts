import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storageRules } from '../contracts/storage.ts';
import { openFolderStorage } from './folder.ts';

const base = await mkdtemp(path.join(tmpdir(), 'volante-folder-'));
const root = path.join(base, 'media');
const storage = openFolderStorage(root);
afterAll(() => rm(base, { recursive: true }));

test.each(storageRules)('a folder: $says', ({ holds }) => holds(openFolderStorage(root)));

test('only the owner of the process can read stored files', async () => {
  const key = randomUUID();
  await writeFile(path.join(base, 'x'), 'secret', { mode: 0o644 });
  await storage.put(key, path.join(base, 'x'));
  const file = path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
});

test('a file left incomplete by a killed process does not count as stored, and is removed after a day', async () => {
  const folder = path.join(root, 'ab', 'cd');
  await mkdir(folder, { recursive: true });
  const part = path.join(folder, `${randomUUID()}.part`);
  await writeFile(part, 'half');
  for await (const object of storage.list()) expect(object.key).not.toContain('part');

  await storage.tidy(new Date(Date.now() - 24 * 3600_000));
  expect((await stat(part)).size).toBe(4);
  const long = new Date(Date.now() - 25 * 3600_000);
  await utimes(part, long, long);
  await storage.tidy(new Date(Date.now() - 24 * 3600_000));
  await expect(stat(part)).rejects.toThrow('ENOENT');
});

test('while the disk of the files is unmounted nothing is stored, and no file is reported missing', async () => {
  const mounted = path.join(base, 'mounted');
  const away = openFolderStorage(mounted);
  await away.mark?.keep(randomUUID());
  const [kept, late, source] = [randomUUID(), randomUUID(), path.join(base, 'y')];
  await writeFile(source, 'bytes');
  await away.put(kept, source);

  await rename(mounted, `${mounted}-elsewhere`);
  const unavailable = { code: 'server_unavailable_error', status: 503 };
  for (const empty of [false, true]) {
    if (empty) await mkdir(mounted);
    await expect(away.put(late, source)).rejects.toMatchObject(unavailable);
    await expect(away.get(kept)).rejects.toMatchObject(unavailable);
    await expect(away.head(kept)).rejects.toMatchObject(unavailable);
    await expect(away.delete(kept)).rejects.toMatchObject(unavailable);
    await expect(away.check()).rejects.toMatchObject(unavailable);
  }
  expect(await readdir(mounted)).toEqual([]);

  await rm(mounted, { recursive: true });
  await rename(`${mounted}-elsewhere`, mounted);
  await away.put(late, source);
  expect([await away.head(kept), await away.head(late)]).toEqual([{ size: 5 }, { size: 5 }]);
});

test('a file being stored when the disk disappears leaves nothing in the empty mount point', async () => {
  const mounted = path.join(base, 'going');
  const going = openFolderStorage(mounted);
  await going.mark?.keep(randomUUID());
  const source = path.join(base, 'z');
  await writeFile(source, 'bytes');
  for (let turns = 0; turns < 40; turns++) {
    const puts = Array.from({ length: 20 }, () => going.put(randomUUID(), source));
    const ended = Promise.allSettled(puts);
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    renameSync(mounted, `${mounted}-elsewhere`);
    await ended;
    expect(existsSync(mounted)).toBe(false);
    renameSync(`${mounted}-elsewhere`, mounted);
  }
});
