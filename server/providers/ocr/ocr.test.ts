import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createScreenshotReader } from './child-reader.ts';
import type { Screenshot } from './ocr.ts';
import { isSamePicture } from './picture-hash.ts';

interface Fixture extends Omit<Screenshot, 'image'> {
  file: string;
  fullName: string | null;
  rating: number | null;
  weekStart: string | null;
  amount: number | null;
}

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8')) as Fixture[];
const image = (file: string): Uint8Array => readFileSync(new URL(file, folder));
const reader = createScreenshotReader({ threads: 2 });
const read = ({ file, platform, uploadType, country, capturedAt }: Fixture, bytes = image(file)) =>
  reader.read({ image: bytes, platform, uploadType, country, capturedAt });
// A reading takes most of a second of the processor: each fixture is read once.
const readings = new Map<string, ReturnType<typeof read>>();
const readOnce = (fixture: Fixture) => {
  const { file } = fixture;
  const reading = readings.get(file) ?? read(fixture);
  readings.set(file, reading);
  // A retried test reads again.
  reading.catch(() => readings.delete(file));
  return reading;
};
afterAll(() => reader.close());

const SLOW = 60_000;

describe('a picture is read completely, from its bytes to its fields', () => {
  test.each(
    fixtures.map((fixture) => [`${fixture.file} ${fixture.fullName ?? fixture.amount ?? 'nothing'}`, fixture] as const),
  )(
    '%s',
    async (_, fixture) => {
      const reading = await readOnce(fixture);
      const shows = fixture.fullName !== null || fixture.amount !== null;
      expect(reading.band === 'sure', 'a screen of something else is never taken unasked').toBe(shows);
      if (shows)
        expect({
          fullName: reading.fullName?.value ?? null,
          rating: reading.rating?.value ?? null,
          weekStart: reading.weekStart?.value ?? null,
          amount: reading.amount?.value ?? null,
        }).toEqual({
          fullName: fixture.fullName,
          rating: fixture.rating,
          weekStart: fixture.weekStart,
          amount: fixture.amount,
        });
      expect(reading.modelMs).toBeLessThanOrEqual(reading.ms);
    },
    SLOW,
  );
});

test.each(['same-template-1.jpg', 'profile-tiles.jpg'])(
  'boxes mark the values read: painting one over loses its value (%s)',
  async (file) => {
    const fixture = fixtures.find((one) => one.file === file)!;
    const whole = await readOnce(fixture);
    const fields = { week: 'weekStart', amount: 'amount', name: 'fullName', rating: 'rating' } as const;
    expect(Object.keys(whole.boxes ?? {})).toEqual(
      fixture.uploadType === 'profile' ? ['name', 'rating'] : ['week', 'amount'],
    );
    const { width, height } = await sharp(image(file)).metadata();
    for (const [name, box] of Object.entries(whole.boxes ?? {})) {
      const patch = { width: Math.ceil(box[2] * width), height: Math.ceil(box[3] * height), channels: 3 as const };
      const input = { create: { ...patch, background: '#888888' } };
      const at = { left: Math.floor(box[0] * width), top: Math.floor(box[1] * height) };
      const painted = await sharp(image(file))
        .composite([{ input, ...at }])
        .png()
        .toBuffer();
      const field = fields[name as keyof typeof fields];
      expect((await read(fixture, painted))[field]?.value, name).not.toEqual(whole[field]?.value);
    }
  },
  SLOW,
);

test(
  'a picture is recognized after shrinking and recompression; other weeks of its app are other pictures',
  async () => {
    const weeks = fixtures.filter(({ file }) => file.startsWith('same-template'));
    expect(weeks).toHaveLength(3);
    const hashes = await Promise.all(weeks.map(async (week) => (await readOnce(week)).pictureHash));
    const copy = await sharp(image(weeks[0]!.file)).resize({ width: 640 }).jpeg({ quality: 55 }).toBuffer();
    const copyHash = (await read(weeks[0]!, copy)).pictureHash;
    expect(isSamePicture(hashes[0]!, copyHash)).toBe(true);
    expect(isSamePicture(hashes[0]!, hashes[1]!)).toBe(false);
    expect(isSamePicture(hashes[0]!, hashes[2]!)).toBe(false);
    expect(isSamePicture(hashes[1]!, hashes[2]!)).toBe(false);
  },
  SLOW,
);

test(
  'bytes that are not a picture are refused, and the next picture is read',
  async () => {
    await expect(read(fixtures[0]!, new TextEncoder().encode('no picture'))).rejects.toMatchObject({
      fault: 'not_an_image',
    });
    expect((await read(fixtures[0]!)).kind).not.toBe('none');
  },
  SLOW,
);

test(
  'a picture that exceeds its CPU or time limit is given up, and too many of one driver are refused',
  async () => {
    const shot = { ...fixtures[0]!, image: image(fixtures[0]!.file) };
    const limits = { computing: 60_000, memory: 1000, timeout: 60_000 };
    const faultOf = (reading: Promise<unknown>) =>
      reading.then(
        () => 'read',
        (error) => error.fault,
      );
    const hasty = createScreenshotReader({
      threads: 1,
      limits: { ...limits, timeout: 1 },
      waiting: { total: 9, perKey: 2 },
    });
    expect(await Promise.all([shot, shot, shot].map((one) => faultOf(hasty.read(one))))).toEqual([
      'timeout',
      'timeout',
      'busy',
    ]);
    await hasty.close();
    const frugal = createScreenshotReader({ threads: 1, limits: { ...limits, computing: 50 } });
    expect(await faultOf(frugal.read(shot))).toBe('resources');
    await frugal.close();
  },
  SLOW,
);

test(
  'a picture that crashes its worker is retried once, then refused; a new worker reads the next one',
  async () => {
    const one = fixtures[0]!;
    await expect(read({ ...one, platform: 'no-such-platform' as 'uber' })).rejects.toMatchObject({ fault: 'crashed' });
    expect((await read(one)).amount?.value).toBe(one.amount);
  },
  SLOW,
);

test(
  'the reader for machines without the native library reads the same',
  async () => {
    const wasm = createScreenshotReader({ threads: 1, runtime: 'wasm' });
    const { file, platform, uploadType, country, capturedAt, amount } = fixtures.find((fixture) => fixture.amount)!;
    const reading = await wasm.read({ image: image(file), platform, uploadType, country, capturedAt });
    await wasm.close();
    expect(reading.amount?.value).toBe(amount);
  },
  SLOW,
);

test('a closed reader refuses', async () => {
  const closed = createScreenshotReader({ threads: 1 });
  await closed.close();
  const shot = { ...fixtures[0]!, image: image(fixtures[0]!.file) };
  await expect(closed.read(shot)).rejects.toMatchObject({ fault: 'closed' });
});
