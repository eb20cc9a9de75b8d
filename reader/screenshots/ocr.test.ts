import { addDays } from '@volante/contract/fields/dates.ts';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createScreenshotReader } from './child-reader.ts';
import { isSamePicture } from './picture-hash.ts';
import { type Fixture, fixtures, image } from './testing/test-fixtures.ts';

const reader = createScreenshotReader({ threads: 2 });
const read = ({ file, platform, uploadType, country, capturedAt }: Fixture, bytes = image(file)) =>
  reader.read({ image: bytes, platform, uploadType, country, capturedAt });
// A reading takes most of a second of processor time, so each fixture is read once.
const readings = new Map<string, ReturnType<typeof read>>();
const readOnce = (fixture: Fixture) => {
  const { file } = fixture;
  const reading = readings.get(file) ?? read(fixture);
  readings.set(file, reading);
  // If a test is retried, it reads again.
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

test(
  'a picture is recognized after shrinking and recompression; other weeks of the same app count as different pictures',
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
  'a picture sent less than three days after its week says so: its total may still change',
  async () => {
    const week = fixtures.find(({ weekStart }) => weekStart !== null)!;
    const sentOn = async (days: number) => read({ ...week, capturedAt: addDays(week.weekStart!, 6 + days) });
    expect(await sentOn(2)).toMatchObject({ weekStart: { value: week.weekStart }, early: true });
    const settled = await sentOn(3);
    expect(settled.weekStart?.value).toBe(week.weekStart);
    expect(settled).not.toHaveProperty('early');
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

test('a closed reader refuses', async () => {
  const closed = createScreenshotReader({ threads: 1 });
  await closed.close();
  const shot = { ...fixtures[0]!, image: image(fixtures[0]!.file) };
  await expect(closed.read(shot)).rejects.toMatchObject({ fault: 'closed' });
});
