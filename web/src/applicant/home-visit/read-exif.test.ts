import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { captureOf } from './capture.ts';
import { readExif } from './read-exif.ts';

interface Written {
  little?: boolean;
  taken?: string;
  zone?: string;
  /** Degrees, minutes, seconds, and their reference. */
  latitude?: readonly [number, number, number, string];
  longitude?: readonly [number, number, number, string];
}

/** A JPEG's head with EXIF data, as cameras write it. */
function jpeg({ little = true, taken, zone, latitude, longitude }: Written): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1000);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffd8);
  view.setUint16(2, 0xffe1);
  view.setUint16(4, 900);
  bytes.set(new TextEncoder().encode('Exif\0\0'), 6);
  const start = 12;
  const short = (at: number, value: number) => view.setUint16(start + at, value, little);
  const long = (at: number, value: number) => view.setUint32(start + at, value, little);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    short(at, tag);
    short(at + 2, type);
    long(at + 4, count);
    long(at + 8, value);
  };
  view.setUint16(start, little ? 0x4949 : 0x4d4d);
  short(2, 42);
  long(4, 8);
  short(8, 2);
  entry(10, 0x8769, 4, 1, 100);
  entry(22, 0x8825, 4, 1, 200);
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(`${words}\0`), start + at);
  const own = [...(taken ? [[0x9003, taken, 300] as const] : []), ...(zone ? [[0x9011, zone, 340] as const] : [])];
  short(100, own.length);
  for (const [i, [tag, words, at]] of own.entries()) {
    entry(102 + 12 * i, tag, 2, words.length + 1, at);
    text(at, words);
  }
  const places = [
    ...(latitude ? [[1, 2, latitude, 400] as const] : []),
    ...(longitude ? [[3, 4, longitude, 440] as const] : []),
  ];
  short(200, 2 * places.length);
  for (const [i, [reference, tag, [d, m, s, letter], at]] of places.entries()) {
    entry(202 + 24 * i, reference, 2, 2, 0);
    text(202 + 24 * i + 8, letter);
    entry(214 + 24 * i, tag, 5, 3, at);
    for (const [j, value] of [d, m, Math.round(s * 100)].entries()) {
      long(at + 8 * j, value);
      long(at + 8 * j + 4, j === 2 ? 100 : 1);
    }
  }
  return bytes;
}

const merida = { latitude: [20, 58, 12, 'N'], longitude: [89, 37, 12, 'W'] } as const;

test.each([true, false])('time and place are read in either byte order (little: %s)', async (little) => {
  const written = jpeg({ little, taken: '2026:11:28 09:30:00', zone: '-06:00', ...merida });
  const { takenAt, latitude, longitude } = await readExif(new Blob([written]));
  expect(takenAt?.toISOString()).toBe('2026-11-28T15:30:00.000Z');
  expect([latitude, longitude].map((degrees) => degrees?.toFixed(2))).toEqual(['20.97', '-89.62']);
});

const phoneHeic = fileURLToPath(new URL('../../../../reader/fixtures/phone.heic', import.meta.url));

/** A phone's HEIC, whose EXIF data is replaced by those of a JPEG. */
async function heic(written: Written): Promise<Uint8Array<ArrayBuffer>> {
  const phone = new Uint8Array(await readFile(phoneHeic));
  const tiff = jpeg(written).slice(12);
  const bytes = new Uint8Array(phone.length + 10 + tiff.length);
  bytes.set(phone);
  bytes.set(new TextEncoder().encode('\0\0\0\x06Exif\0\0'), phone.length);
  bytes.set(tiff, phone.length + 10);
  const view = new DataView(bytes.buffer);
  // Of the third item in its table of places.
  const place = 165;
  expect([view.getUint32(place), view.getUint32(place + 10)], 'where its own begins, and its length').toEqual([
    622, 268,
  ]);
  view.setUint32(place, phone.length);
  view.setUint32(place + 10, 10 + tiff.length);
  return bytes;
}

test('of a HEIC as well, wherever in the file they are', async () => {
  const { takenAt, latitude, longitude } = await readExif(
    new Blob([await heic({ taken: '2026:11:28 09:30:00', zone: '-06:00', ...merida })]),
  );
  expect(takenAt?.toISOString()).toBe('2026-11-28T15:30:00.000Z');
  expect([latitude, longitude].map((degrees) => degrees?.toFixed(2))).toEqual(['20.97', '-89.62']);
});

test('without a zone the time is the phone’s own', async () => {
  const { takenAt } = await readExif(new Blob([jpeg({ taken: '2026:11:28 09:30:00' })]));
  expect(takenAt).toEqual(new Date('2026-11-28T09:30:00'));
});

test.each([
  ['a time that isn’t one', { taken: '2026:99:99 99:99:99' }],
  ['a time left empty', { taken: '    :  :     :  :  ' }],
  ['half of a place', { latitude: merida.latitude }],
  ['nothing', {}],
])('with %s nothing is known', async (_, written) => {
  expect(await readExif(new Blob([jpeg(written)]))).toEqual({});
});

test.each(['JPEG', 'HEIC'])('no %s makes it fail: cut off anywhere, or with any byte changed', async (kind) => {
  const whole = await (kind === 'JPEG' ? jpeg : heic)({ taken: '2026:11:28 09:30:00', ...merida });
  for (let length = 0; length < 480; length += 7) await readExif(new Blob([whole.slice(0, length)]));
  for (let at = 0; at < 480; at++) {
    const broken = whole.slice();
    broken[at] = 0xff;
    await readExif(new Blob([broken]));
  }
});

test('a capture has the age in minutes, unless the photo is from the future', async () => {
  const written = (minutes: number) => {
    const taken = new Date(Date.now() - minutes * 60_000)
      .toISOString()
      .slice(0, 19)
      .replaceAll('-', ':')
      .replace('T', ' ');
    return new File([jpeg({ taken, zone: '+00:00' })], 'a.jpg');
  };
  expect(Math.abs(((await captureOf(written(90))).ageMinutes ?? 0) - 90)).toBeLessThanOrEqual(1);
  expect(await captureOf(written(-90))).toEqual({});
  expect(await captureOf(new File(['x'], 'a.jpg'))).toEqual({});
});
