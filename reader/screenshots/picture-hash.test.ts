import { describe, expect, test } from 'vitest';
import { linesOf } from './extract/testing/lines.ts';
import { hashPicture, isSamePicture, layoutDistance } from './picture-hash.ts';

const picture = (light: (x: number, y: number) => number) => {
  const [width, height] = [170, 320];
  const rgb = new Uint8Array(width * height * 3);
  for (let k = 0; k < width * height; k++) rgb.fill(light(k % width, Math.floor(k / width)), k * 3, k * 3 + 3);
  return { width, height, rgb };
};
const page = picture((x, y) => ((Math.floor(x / 20) + Math.floor(y / 40)) % 2 === 0 ? 250 : 60));
const noisy = picture(
  (x, y) => ((Math.floor(x / 20) + Math.floor(y / 40)) % 2 === 0 ? 248 : 62) + ((x * 7 + y * 13) % 3),
);
const otherPage = picture((x, y) => (Math.floor(y / 25) % 2 === 0 ? 200 - x : 30 + x));
const week = linesOf(['$4,512.30', 20, 100], ['$310.00', 20, 200]);

describe('the same picture', () => {
  test('is recognized although its noise has changed', async () => {
    const [a, b] = [await hashPicture(page, week, 'x'), await hashPicture(noisy, week, 'x')];
    expect(isSamePicture(a, b)).toBe(true);
  });

  test('is recognized although one small number was read differently', async () => {
    const again = linesOf(['$4,512.30', 20, 100], ['$310.OO', 20, 200]);
    expect(isSamePicture(await hashPicture(page, week, 'x'), await hashPicture(page, again, 'x'))).toBe(true);
  });
});

describe('another picture', () => {
  test('with the same design and other sums is a different picture', async () => {
    const next = linesOf(['$4,512.80', 20, 100], ['$290.00', 20, 200]);
    expect(isSamePicture(await hashPicture(page, week, ''), await hashPicture(page, next, ''))).toBe(false);
  });

  test('with another reading is a different picture, even if the other numbers are the same', async () => {
    const a = await hashPicture(page, week, '2026-11-02 4512.3');
    expect(isSamePicture(a, await hashPicture(page, week, '2026-11-09 4512.3'))).toBe(false);
  });

  test('with another design is a different picture', async () => {
    const [a, b] = [await hashPicture(page, week, 'x'), await hashPicture(otherPage, week, 'x')];
    expect(layoutDistance(a, b)).toBeGreaterThan(30);
    expect(isSamePicture(a, b)).toBe(false);
  });
});
