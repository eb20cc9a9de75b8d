import { fileURLToPath } from 'node:url';
import { type CardSide, sideOf } from '@volante/reader/photo/find-side.ts';
import { type GrayPicture, QUALITY_SIDE } from '@volante/reader/photo/photo-quality.ts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';

const cards: [file: string, side: CardSide][] = [
  ['ine-front', 'front'],
  ['ine-back', 'back'],
  ['licence-back', 'back'],
];

describe.each(cards)('%s', (file, side) => {
  const photo = () => sharp(fileURLToPath(new URL(`./fixtures/${file}.jpg`, import.meta.url)));

  test.each([0, 90, 180, 270])(`is recognized as the ${side}, turned by %i degrees`, async (degrees) => {
    expect(sideOf(await grayOf(photo().rotate(degrees)))).toBe(side);
  });

  test(`is recognized as the ${side} when slanted`, async () => {
    expect(sideOf(await grayOf(photo().rotate(5, { background: '#5d5148' })))).toBe(side);
  });

  test('is not recognized from far away', async () => {
    const far = await photo().resize(200).extend({ top: 300, bottom: 300, left: 400, right: 400 }).png().toBuffer();
    expect(sideOf(await grayOf(sharp(far)))).toBeNull();
  });
});

test('an empty picture has no side', async () => {
  expect(sideOf({ width: 64, height: 48, light: new Uint8Array(64 * 48) })).toBeNull();
});

async function grayOf(picture: Sharp): Promise<GrayPicture> {
  const small = picture.greyscale().resize(QUALITY_SIDE, QUALITY_SIDE, { fit: 'inside' });
  const { data, info } = await small.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, light: data };
}
