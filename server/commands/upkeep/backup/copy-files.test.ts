import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderStorage } from '../../../providers/storage/folder.ts';
import { compareFiles, slices } from './compare-files.ts';
import { copyFiles, mayLink } from './copy-files.ts';
import { readList, writeList } from './hash-list.ts';
import { finishFolder, type Manifest, parts } from './manifest.ts';

const base = mkdtempSync(path.join(tmpdir(), 'volante-copy-'));
afterAll(() => rmSync(base, { recursive: true }));
let counter = 0;
let storage = openFolderStorage(path.join(base, 'media'));
beforeEach(() => {
  storage = openFolderStorage(path.join(base, `media-${++counter}`));
});
const key = randomBytes(32);

async function store(text: string): Promise<string> {
  const name = randomUUID();
  writeFileSync(path.join(base, name), text);
  await storage.put(name, path.join(base, name));
  return name;
}

/** A backup of the files; its manifest says nothing of a database. */
async function backUp(withRow: string[], previous: string | null, changed: Partial<Manifest> = {}) {
  const folder = path.join(base, `backup-${++counter}`);
  mkdirSync(folder);
  const rows = path.join(folder, parts.rowKeys);
  writeFileSync(
    rows,
    withRow
      .toSorted()
      .map((name) => `${name}\n`)
      .join(''),
  );
  const copied = await copyFiles(storage, folder, { rows, previous, sealing: null });
  const { files, missing } = copied;
  const said = { release: '', takenAt: '', keyPrint: '', postgres: '', newestMigration: '', rows: {}, moment: null };
  const content = { format: 2, sealedKey: null, database: null, sortedFiles: true, ...said, files, missing } as const;
  await finishFolder(folder, { ...content, ...changed }, key);
  const fileOf = (name: string) => path.join(folder, parts.files, name.slice(0, 2), name);
  return { folder, fileOf, ...copied };
}

test('files of the backup before are linked, new ones copied, and a row without bytes is named', async () => {
  const old = await Promise.all(Array.from({ length: 40 }, (_, number) => store(`old ${number}`)));
  const lost = randomUUID();
  const first = await backUp([...old, lost], null);
  expect(first).toMatchObject({ linked: 0, missing: [lost], files: { files: 40 } });
  const young = await store('new');
  await storage.delete(old[0]!);
  const second = await backUp([...old.slice(1), young], first.folder);
  expect(second).toMatchObject({ linked: 39, missing: [], files: { files: 40 } });
  expect(statSync(second.fileOf(old[1]!)).ino).toBe(statSync(first.fileOf(old[1]!)).ino);
  expect(readFileSync(second.fileOf(young), 'utf8')).toBe('new');
  const names = (await readList(path.join(second.folder, parts.filesList), second.files)).map(({ name }) => name);
  expect(names).toEqual([...old.slice(1), young].map((name) => path.join(name.slice(0, 2), name)).sort());
  expect(await mayLink(second.folder, key)).toBe(true);
  // The older one can go.
  rmSync(first.folder, { recursive: true });
  expect(readFileSync(second.fileOf(old[1]!), 'utf8')).toBe('old 1');
});

test('a file that the backup before has lost is copied', async () => {
  const name = await store('still here');
  const first = await backUp([name], null);
  rmSync(first.fileOf(name));
  const second = await backUp([name], first.folder);
  expect(readFileSync(second.fileOf(name), 'utf8')).toBe('still here');
});

test('nothing is linked to a backup that is not ours, was changed, is encrypted or of an older release', async () => {
  const whole = await backUp([], null);
  expect(await mayLink(whole.folder, key)).toBe(true);
  expect(await mayLink(whole.folder, randomBytes(32))).toBe(false);
  expect(await mayLink(path.join(base, 'nowhere'), key)).toBe(false);
  const sealed = await backUp([], null, { sealedKey: { publicKey: '', sealed: '' } });
  expect(await mayLink(sealed.folder, key)).toBe(false);
  const old = await backUp([], null, { sortedFiles: false });
  expect(await mayLink(old.folder, key)).toBe(false);
  await writeList(path.join(whole.folder, parts.filesList), [{ name: '00/other', sha256: '0'.repeat(64) }]);
  expect(await mayLink(whole.folder, key)).toBe(false);
});

test('never more than a slice of the keys is in memory, and a list out of order is refused', async () => {
  const rows = path.join(base, 'rows');
  const keyOf = (slice: string, number: number) => `${slice}${String(number).padStart(6, '0')}-0000`;
  writeFileSync(rows, slices.flatMap((slice) => [0, 1, 2].map((number) => `${keyOf(slice, number)}\n`)).join(''));
  const modifiedAt = new Date(0);
  const listed: string[] = [];
  const half: Pick<typeof storage, 'list'> = {
    async *list(slice = '') {
      listed.push(slice);
      for (const number of [0, 2]) yield { key: keyOf(slice, number), modifiedAt };
    },
  };
  for await (const slice of compareFiles(half, rows, null))
    expect([slice.stored.length, slice.missing.length]).toEqual([2, 1]);
  expect(listed).toEqual(slices);
  writeFileSync(rows, `${keyOf('05', 1)}\n${keyOf('03', 1)}\n`);
  const all = async () => {
    for await (const _ of compareFiles(half, rows, null));
  };
  await expect(all()).rejects.toThrow('is not sorted');
  writeFileSync(rows, 'zz000000-0000\n');
  await expect(all()).rejects.toThrow('has lines of another kind');
});
