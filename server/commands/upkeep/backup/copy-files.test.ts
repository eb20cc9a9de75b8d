import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openFolderStorage } from '../../../providers/storage/folder.ts';
import { compareFiles, slices } from './compare-files.ts';
import { copyFiles, readLinkable } from './copy-files.ts';
import { copyChecked, readList, writeHashed, writeList } from './hash-list.ts';
import { claimFolder, finishFolder, type Manifest, parts } from './manifest.ts';
import { newKeyPair, openWith, type Sealing, sealFor } from './sealing.ts';

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

interface Choices {
  sealing?: Sealing | null;
  changed?: Partial<Manifest>;
}

/** Until the clock, and that of the files, shows a later time. */
const passOn = () => setTimeout(20);

/** A backup of the files; its manifest says nothing of a database. */
async function backUp(withRow: string[], earlier: string | null, { sealing = null, changed }: Choices = {}) {
  const takenAt = new Date();
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
  const sealedKey = sealing?.key ?? null;
  const previous = earlier === null ? null : await readLinkable(earlier, key, sealedKey?.publicKey ?? null);
  const copied = await copyFiles(storage, folder, { rows, previous, sealing });
  const { files, missing } = copied;
  const said = { release: '', keyPrint: '', postgres: '', newestMigration: '', rows: {}, moment: null };
  const times = { takenAt: takenAt.toISOString(), sortedFiles: true };
  const content = { format: 3, sealedKey, database: null, ...times, ...said, files, missing } as const;
  await finishFolder(folder, { ...content, ...changed }, key);
  const fileOf = (name: string) => path.join(folder, parts.files, name.slice(0, 2), name);
  return { folder, fileOf, ...copied };
}

test('files of the backup before are linked, new ones copied, and a row without bytes is named', async () => {
  const old = await Promise.all(Array.from({ length: 40 }, (_, number) => store(`old ${number}`)));
  const lost = randomUUID();
  await passOn();
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
  expect(await readLinkable(second.folder, key, null)).not.toBeNull();
  // The older one can go.
  rmSync(first.folder, { recursive: true });
  expect(readFileSync(second.fileOf(old[1]!), 'utf8')).toBe('old 1');
});

test('a file that the backup before has lost is copied', async () => {
  const name = await store('still here');
  await passOn();
  const first = await backUp([name], null);
  rmSync(first.fileOf(name));
  const second = await backUp([name], first.folder);
  expect(readFileSync(second.fileOf(name), 'utf8')).toBe('still here');
});

test('nothing is linked to a backup that is not ours, was changed, has another key or is of an older release', async () => {
  const [seal, otherSeal] = [sealFor(newKeyPair().publicKey), sealFor(newKeyPair().publicKey)];
  const { publicKey } = seal.key;
  const whole = await backUp([], null);
  expect(await readLinkable(whole.folder, key, null)).toMatchObject({ folder: whole.folder });
  expect(await readLinkable(whole.folder, randomBytes(32), null)).toBeNull();
  expect(await readLinkable(path.join(base, 'nowhere'), key, null)).toBeNull();
  expect(await readLinkable(whole.folder, key, publicKey)).toBeNull();
  const sealed = await backUp([], null, { sealing: seal });
  expect(await readLinkable(sealed.folder, key, publicKey)).not.toBeNull();
  expect(await readLinkable(sealed.folder, key, otherSeal.key.publicKey)).toBeNull();
  expect(await readLinkable(sealed.folder, key, null)).toBeNull();
  const headless = await backUp([], null, { sealing: seal, changed: { format: 2 } });
  expect(await readLinkable(headless.folder, key, publicKey)).toBeNull();
  const old = await backUp([], null, { changed: { sortedFiles: false } });
  expect(await readLinkable(old.folder, key, null)).toBeNull();
  await writeList(path.join(whole.folder, parts.filesList), [{ name: '00/other', sha256: '0'.repeat(64) }]);
  expect(await readLinkable(whole.folder, key, null)).toBeNull();
});

test.each([['encrypted'], ['not encrypted']])('a file stored again under its name since is copied: %s', async (how) => {
  const pair = newKeyPair();
  const sealing = () => (how === 'encrypted' ? sealFor(pair.publicKey) : null);
  const [same, changed] = [await store('same'), await store('before')];
  await passOn();
  const first = await backUp([same, changed], null, { sealing: sealing() });
  await passOn();
  await storage.delete(changed);
  writeFileSync(path.join(base, changed), 'after');
  await storage.put(changed, path.join(base, changed));
  const own = sealing();
  const second = await backUp([same, changed], first.folder, { sealing: own });
  expect(second).toMatchObject({ linked: 1, files: { files: 2 } });
  const read = async (file: string, name: string) => {
    const bytes = createReadStream(file);
    const opening = own && openWith(pair.privateKey, own.key)(path.join(parts.files, name.slice(0, 2), name));
    return text(opening ? bytes.pipe(opening) : bytes);
  };
  expect(await read(second.fileOf(changed), changed)).toBe('after');
  expect(await read(first.fileOf(changed), changed)).toBe('before');
  expect(await read(second.fileOf(same), same)).toBe('same');
});

test('unchanged files are encrypted once, and each backup opens without the others', async () => {
  const pair = newKeyPair();
  const names = await Promise.all(Array.from({ length: 5 }, (_, number) => store(`old ${number}`)));
  await passOn();
  const first = await backUp(names, null, { sealing: sealFor(pair.publicKey) });
  const young = await store('new');
  await passOn();
  const second = await backUp([...names, young], first.folder, { sealing: sealFor(pair.publicKey) });
  expect(second.linked).toBe(5);
  rmSync(first.folder, { recursive: true });
  // Files of two earlier backups, with a key each, in a third.
  const sealing = sealFor(pair.publicKey);
  const third = await backUp([...names, young], second.folder, { sealing });
  expect(third.linked).toBe(6);
  rmSync(second.folder, { recursive: true });
  const open = openWith(pair.privateKey, sealing.key);
  for (const { name, sha256 } of await readList(path.join(third.folder, parts.filesList), third.files)) {
    const target = path.join(base, 'opened');
    const inside = path.join(parts.files, name);
    await copyChecked(path.join(third.folder, inside), target, { name, sha256 }, open(inside));
    expect(readFileSync(target, 'utf8')).toMatch(path.basename(name) === young ? /^new$/ : /^old \d$/);
  }
});

test('after a new pair everything is encrypted for it, and nothing linked', async () => {
  const name = await store('for the new pair');
  await passOn();
  const first = await backUp([name], null, { sealing: sealFor(newKeyPair().publicKey) });
  const pair = newKeyPair();
  const sealing = sealFor(pair.publicKey);
  const second = await backUp([name], first.folder, { sealing });
  expect(second.linked).toBe(0);
  const opening = openWith(pair.privateKey, sealing.key)(path.join(parts.files, name.slice(0, 2), name));
  expect(await text(createReadStream(second.fileOf(name)).pipe(opening))).toBe('for the new pair');
});

test('a backup begun again after an interruption leaves the earlier one, whose files it had linked, as it was', async () => {
  const name = await store('kept');
  await passOn();
  const first = await backUp([name], null);
  const second = await backUp([name], first.folder);
  rmSync(path.join(second.folder, parts.manifest));
  writeFileSync(path.join(second.folder, parts.unfinished), '');
  // A file that is already there is a link, and writing into it would change the earlier backup.
  await expect(writeHashed(Readable.from(['other']), second.fileOf(name))).rejects.toThrow('EEXIST');
  await claimFolder(second.folder);
  expect(readFileSync(first.fileOf(name), 'utf8')).toBe('kept');
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
