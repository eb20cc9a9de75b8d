import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../storage.ts';

/** The rules for every file store; each adapter's test runs them. */
export function keepsTheStorageContract(name: string, open: () => Promise<Storage>): void {
  describe(name, () => {
    let storage: Storage;
    let folder: string;
    const put = async (bytes: string, key = randomUUID()) => {
      const file = path.join(folder, randomUUID());
      await writeFile(file, bytes);
      await storage.put(key, file);
      return key;
    };
    const read = async (key: string, range?: { start: number; end: number }) => {
      const stream = await storage.get(key, range);
      return stream && (await buffer(stream)).toString();
    };
    const keys = async () => {
      const found = [];
      for await (const object of storage.list()) found.push(object.key);
      return found;
    };

    beforeAll(async () => {
      storage = await open();
      folder = await mkdtemp(path.join(tmpdir(), 'volante-storage-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('a stored object comes back byte for byte, with its size', async () => {
      const key = await put('aña\0b');
      expect(await read(key)).toBe('aña\0b');
      expect(await storage.head(key)).toEqual({ size: 6 });
    });

    test('a range gives the bytes from its start to its end, both included', async () => {
      const key = await put('0123456789');
      expect(await read(key, { start: 2, end: 4 })).toBe('234');
    });

    test('there is nothing under a key that was never put', async () => {
      expect(await read(randomUUID())).toBeNull();
      expect(await storage.head(randomUUID())).toBeNull();
    });

    test('a deleted object is gone, and deleting it again is not an error', async () => {
      const key = await put('x');
      await storage.delete(key);
      await storage.delete(key);
      expect(await read(key)).toBeNull();
      expect(await keys()).not.toContain(key);
    });

    test('every object is listed with the time it was put', async () => {
      const before = Date.now() - 2000;
      const mine = await Promise.all(['a', 'b', 'c'].map((bytes) => put(bytes)));
      expect(await keys()).toEqual(expect.arrayContaining(mine));
      for await (const object of storage.list()) expect(object.modifiedAt.getTime()).toBeGreaterThan(before);
    });

    test('a slice lists the objects whose keys begin with its two characters, and no others', async () => {
      const keyIn = (slice: string) => put('x', (slice + randomUUID().slice(2)) as ReturnType<typeof randomUUID>);
      const [own, other] = [await keyIn('e1'), await keyIn('1e')];
      const found = [];
      for await (const { key } of storage.list('e1')) found.push(key);
      expect(found).toContain(own);
      expect(found).not.toContain(other);
      expect(found.every((key) => key.startsWith('e1'))).toBe(true);
    });

    test('a put that fails leaves nothing', async () => {
      const key = randomUUID();
      await expect(storage.put(key, path.join(folder, 'no-such-file'))).rejects.toThrow();
      expect(await storage.head(key)).toBeNull();
      expect(await keys()).not.toContain(key);
    });

    test('a key that could reach outside of the store is refused', async () => {
      for (const key of ['../../etc/passwd', 'a/b/c/d/e/f/g', 'UPPERCASE', '........', 'short', '']) {
        await expect(storage.get(key)).rejects.toThrow('storage key');
        await expect(storage.put(key, path.join(folder, 'x'))).rejects.toThrow('storage key');
        await expect(storage.delete(key)).rejects.toThrow('storage key');
      }
    });

    test('it says that it is there', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    test('eight callers store and read at the same time', async () => {
      const texts = Array.from({ length: 8 }, (_, i) => `file ${i}`);
      const stored = await Promise.all(texts.map((text) => put(text)));
      expect(await Promise.all(stored.map((key) => read(key)))).toEqual(texts);
    });
  });
}
