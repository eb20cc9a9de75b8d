import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { newFolderIn, removeOldest } from './dated-folders.ts';
import { newKeyPair, openWith, sealFor } from './sealing.ts';

const CHUNK = 65_536;
const SEALED = CHUNK + 16;
/** The sealed key before the first chunk. */
const HEAD = 92;
const pair = newKeyPair();
const sealing = sealFor(pair.publicKey);
const open = openWith(pair.privateKey, sealing.key);
const inPieces = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size)),
  );
const sealed = (bytes: Buffer, name = 'a', size = 10_000) => buffer(inPieces(bytes, size).pipe(sealing.seal(name)));
const opened = async (bytes: Buffer, name = 'a', size = 70_001, opening = open) => {
  const stream = opening(name);
  inPieces(bytes, size).pipe(stream);
  return buffer(stream);
};

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 5 * CHUNK + 7])('%i bytes come back', async (length) => {
  const bytes = randomBytes(length);
  for (const size of [1000, CHUNK, 10 * CHUNK]) expect(await opened(await sealed(bytes, 'a', size))).toEqual(bytes);
});

test('a cut, extended, reordered or changed file is refused, and so is another one under its name', async () => {
  const whole = await sealed(randomBytes(3 * CHUNK + 5));
  const chunks = [0, 1, 2, 3].map((n) => whole.subarray(HEAD + n * SEALED, HEAD + (n + 1) * SEALED));
  const head = whole.subarray(0, HEAD);
  const [first, second, third, last] = chunks as [Buffer, Buffer, Buffer, Buffer];
  const flip = (at: number) => {
    const flipped = Buffer.from(whole);
    flipped[at]! ^= 1;
    return flipped;
  };
  const otherHead = (await buffer(inPieces(Buffer.of(1), 1).pipe(sealFor(pair.publicKey).seal('a')))).subarray(0, HEAD);
  const wrong = [
    Buffer.alloc(0),
    head,
    whole.subarray(0, 50),
    Buffer.concat([head, first]),
    whole.subarray(0, HEAD + 3 * SEALED),
    whole.subarray(0, -1),
    Buffer.concat([whole, Buffer.of(0)]),
    Buffer.concat([whole, last]),
    Buffer.concat([head, second, first, third, last]),
    Buffer.concat([head, first, third, last]),
    Buffer.concat([otherHead, first, second, third, last]),
    whole.subarray(HEAD),
    ...[20, 60, HEAD - 1, HEAD + SEALED + 3].map(flip),
  ];
  for (const bytes of wrong)
    await expect(opened(bytes)).rejects.toThrow('The backup is damaged: a can’t be decrypted.');
  await expect(opened(whole, 'b')).rejects.toThrow('damaged: b');
});

test('the same bytes look different in each backup, and under each name', async () => {
  const bytes = Buffer.alloc(100);
  const [first, other] = [await sealed(bytes), await sealed(bytes, 'b')];
  expect(first).not.toEqual(other);
  expect(await buffer(Readable.from([bytes]).pipe(sealFor(pair.publicKey).seal('a')))).not.toEqual(first);
});

test('a file of an earlier backup for the same pair is opened in a later one, but not under another name', async () => {
  const bytes = randomBytes(CHUNK + 3);
  const earlier = await buffer(inPieces(bytes, 1000).pipe(sealFor(pair.publicKey).seal('a')));
  for (const size of [1, 70_001]) expect(await opened(earlier, 'a', size)).toEqual(bytes);
  await expect(opened(earlier, 'b')).rejects.toThrow('damaged: b');
  const strange = await buffer(inPieces(bytes, 1000).pipe(sealFor(newKeyPair().publicKey).seal('a')));
  await expect(opened(strange)).rejects.toThrow('The backup is damaged: a can’t be decrypted.');
});

test('a file of an older release, which begins with no sealed key, is opened with that of its manifest', async () => {
  const bytes = randomBytes(2 * CHUNK + 3);
  const older = (await sealed(bytes)).subarray(HEAD);
  expect(await opened(older, 'a', 5000, openWith(pair.privateKey, sealing.key, { heads: false }))).toEqual(bytes);
});

test('another private key, a text that is none, and a changed sealed key are refused', () => {
  expect(() => openWith(newKeyPair().privateKey, sealing.key)).toThrow(/not the private key.*nothing was restored/);
  expect(() => openWith('hello', sealing.key)).toThrow('holds no private key');
  const bytes = Buffer.from(sealing.key.sealed, 'base64');
  for (const at of [20, bytes.length - 20, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    const key = { ...sealing.key, sealed: changed.toString('base64') };
    expect(() => openWith(pair.privateKey, key)).toThrow('its key can’t be opened');
  }
  expect(() => openWith(pair.privateKey, { ...sealing.key, sealed: '' })).toThrow('its key can’t be opened');
});

test('the setting takes a public key and nothing else', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-sealing-'));
  const read = (BACKUP_PUBLIC_KEY: string) => readConfig({ DATA_DIR, BACKUP_PUBLIC_KEY }).BACKUP_PUBLIC_KEY;
  expect(read(pair.publicKey)).toBe(pair.publicKey);
  for (const text of ['hello', pair.publicKey.slice(0, -4), pair.privateKey])
    expect(() => read(text), text).toThrow('BACKUP_PUBLIC_KEY must be a public key');
  rmSync(DATA_DIR, { recursive: true });
});

test('a file passes through in pieces: what the streams hold does not grow with its length', async () => {
  const piece = Buffer.alloc(CHUNK);
  let given = 0;
  async function* zeros() {
    for (let n = 0; n < 1000; n++) {
      given += piece.length;
      yield piece;
    }
  }
  let taken = 0;
  let most = 0;
  // Bytes on their way are counted, not the process's memory: when that shrinks is the collector's to say.
  for await (const bytes of Readable.from(zeros()).pipe(sealing.seal('long')).pipe(open('long'))) {
    taken += bytes.length;
    most = Math.max(most, given - taken);
  }
  expect(taken).toBe(1000 * CHUNK);
  expect(most).toBeLessThan(40 * CHUNK);
});

const place = mkdtempSync(path.join(tmpdir(), 'volante-dated-'));
afterAll(() => rmSync(place, { recursive: true }));

function put(day: number, file: string): string {
  const folder = newFolderIn(place, new Date(Date.UTC(2026, 10, day, 4)));
  mkdirSync(folder);
  writeFileSync(path.join(folder, file), '');
  return path.basename(folder);
}

test('the newest backups are kept; only older and interrupted ones are removed', async () => {
  const [first, second, third, fourth] = [20, 21, 22, 23].map((day) => put(day, 'manifest.json'));
  const begun = put(19, 'unfinished');
  const running = put(24, 'unfinished');
  const others = put(18, 'photos.zip');
  mkdirSync(path.join(place, 'by hand'));
  expect(await removeOldest(place, 2)).toEqual([begun, first, second]);
  expect(readdirSync(place).sort()).toEqual([others, third, fourth, running, 'by hand'].sort());
  expect(await removeOldest(place, 5)).toEqual([]);
});
