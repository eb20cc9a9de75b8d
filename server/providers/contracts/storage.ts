import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../storage/storage.ts';
import type { Rule } from './rule.ts';

/** The rules for every file store. What they store is deleted again. */
export const storageRules: Rule<Storage>[] = [
  {
    says: 'a stored object comes back byte for byte, with its size',
    holds: (storage) =>
      using(storage, async ({ put, read }) => {
        const key = await put('aña\0b');
        assert.equal(await read(key), 'aña\0b');
        assert.deepEqual(await storage.head(key), { size: 6 });
      }),
  },
  {
    says: 'a range gives the bytes from its start to its end, both included',
    holds: (storage) =>
      using(storage, async ({ put, read }) => {
        assert.equal(await read(await put('0123456789'), { start: 2, end: 4 }), '234');
      }),
  },
  {
    says: 'there is nothing under a key that was never put',
    holds: (storage) =>
      using(storage, async ({ read }) => {
        assert.equal(await read(randomUUID()), null);
        assert.equal(await storage.head(randomUUID()), null);
      }),
  },
  {
    says: 'a deleted object is gone, and deleting it again is not an error',
    holds: (storage) =>
      using(storage, async ({ put, read, keys }) => {
        const key = await put('x');
        await storage.delete(key);
        await storage.delete(key);
        assert.equal(await read(key), null);
        assert.ok(!(await keys()).includes(key));
      }),
  },
  {
    says: 'every object is listed with the time it was put',
    holds: (storage) =>
      using(storage, async ({ put, keys }) => {
        const before = Date.now() - 2000;
        const mine = await Promise.all(['a', 'b', 'c'].map((bytes) => put(bytes)));
        const listed = await keys();
        assert.ok(mine.every((key) => listed.includes(key)));
        for await (const { key, modifiedAt } of storage.list())
          if (mine.includes(key)) assert.ok(modifiedAt.getTime() > before);
      }),
  },
  {
    says: 'a slice lists the objects whose keys begin with its two characters, and no others',
    holds: (storage) =>
      using(storage, async ({ put, keys }) => {
        const [own, other] = [
          await put('x', `e1${randomUUID().slice(2)}`),
          await put('x', `1e${randomUUID().slice(2)}`),
        ];
        const found = await keys('e1');
        assert.ok(found.includes(own) && !found.includes(other));
        assert.ok(found.every((key) => key.startsWith('e1')));
      }),
  },
  {
    says: 'a put that fails leaves nothing',
    holds: (storage) =>
      using(storage, async ({ folder, keys }) => {
        const key = randomUUID();
        await assert.rejects(storage.put(key, path.join(folder, 'no-such-file')));
        assert.equal(await storage.head(key), null);
        assert.ok(!(await keys()).includes(key));
      }),
  },
  {
    says: 'a key that could reach outside of the store is refused',
    holds: (storage) =>
      using(storage, async ({ folder }) => {
        for (const key of ['../../etc/passwd', 'a/b/c/d/e/f/g', 'UPPERCASE', '........', 'short', '']) {
          await assert.rejects(async () => storage.get(key), /storage key/);
          await assert.rejects(async () => storage.put(key, path.join(folder, 'x')), /storage key/);
          await assert.rejects(async () => storage.delete(key), /storage key/);
        }
      }),
  },
  { says: 'it says that it is there', holds: (storage) => storage.check() },
  {
    says: 'eight callers store and read at the same time',
    holds: (storage) =>
      using(storage, async ({ put, read }) => {
        const texts = Array.from({ length: 8 }, (_, i) => `file ${i}`);
        const stored = await Promise.all(texts.map((text) => put(text)));
        assert.deepEqual(await Promise.all(stored.map((key) => read(key))), texts);
      }),
  },
];

interface Tools {
  /** An empty folder of this rule's own. */
  folder: string;
  put(bytes: string, key?: string): Promise<string>;
  read(key: string, range?: { start: number; end: number }): Promise<string | null>;
  keys(slice?: string): Promise<string[]>;
}

async function using(storage: Storage, work: (tools: Tools) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-storage-'));
  const mine: string[] = [];
  try {
    await work({
      folder,
      async put(bytes, key = randomUUID()) {
        const file = path.join(folder, randomUUID());
        await writeFile(file, bytes);
        mine.push(key);
        await storage.put(key, file);
        return key;
      },
      async read(key, range) {
        const stream = await storage.get(key, range);
        return stream && (await buffer(stream)).toString();
      },
      async keys(slice) {
        const found = [];
        for await (const { key } of storage.list(slice)) found.push(key);
        return found;
      },
    });
  } finally {
    for (const key of mine) await storage.delete(key);
    await rm(folder, { recursive: true });
  }
}
