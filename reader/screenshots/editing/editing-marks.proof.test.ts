import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { decodePicture } from '../../engine/picture.ts';
import { createScreenshotReader } from '../child-reader.ts';
import { fixtures, image } from '../testing/test-fixtures.ts';
import { digitsOf } from './digits.ts';

const reader = createScreenshotReader({ threads: 2 });
afterAll(() => reader.close());

test('a digit that was moved by hand is a hint with its place, and the reading stays as sure as it was', {
  timeout: 60_000,
}, async () => {
  const week = fixtures.find(({ file }) => file === 'same-template-1.jpg')!;
  const { platform, uploadType, country, capturedAt } = week;
  const read = (bytes: Uint8Array) => reader.read({ image: bytes, platform, uploadType, country, capturedAt });
  const honest = await read(image(week.file));
  expect(honest.band).toBe('sure');
  expect(honest.edited).toBeUndefined();

  const picture = await decodePicture(image(week.file));
  const [x, y, across, down] = honest.boxes!.amount!;
  const [width, height] = [across * picture.width, down * picture.height];
  const box = { x: x * picture.width + width / 2, y: y * picture.height + height / 2, width, height, angle: 0 };
  const background = [...(await colourAt(image(week.file), box.x - width / 2, box.y - height / 2))] as never;
  const line = {
    text: '$1,777.56',
    confidence: 1,
    at: [],
    background,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    height,
    box,
  };
  const moved = digitsOf(picture, line, week.amount!)!.whole[2]!;
  const place = {
    left: Math.floor(moved.left) - 1,
    top: Math.floor(moved.top) - 2,
    width: Math.ceil(moved.right - moved.left) + 2,
    height: Math.ceil(moved.bottom - moved.top) + 4,
  };
  const digit = await sharp(image(week.file)).extract(place).toBuffer();
  const forged = await sharp(image(week.file))
    .composite([{ input: digit, left: place.left, top: place.top - 4 }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const seen = await read(forged);
  expect(seen).toMatchObject({ band: 'sure', reason: null, amount: { value: week.amount } });
  expect(seen.edited).toMatchObject([{ mark: 'uneven_digits' }]);
  const at = seen.edited![0]!.box;
  expect(Math.abs((at[0] + at[2] / 2) * picture.width - (moved.left + moved.right) / 2)).toBeLessThan(place.width / 2);
});

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<Uint8Array> {
  const at = { left: Math.round(x), top: Math.round(y), width: 1, height: 1 };
  return sharp(bytes).extract(at).removeAlpha().raw().toBuffer();
}
