import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { tilesOf } from './detect.ts';
import { loadModels } from './models.ts';
import { decodePicture } from './picture.ts';
import { MOST_WIDTH, readLines } from './text-line.ts';

const models = await loadModels({ threads: 1 });
afterAll(() => models.close());

test('a page of a thousand words is read from the top up to a limit, a screen completely', {
  timeout: 60_000,
}, async () => {
  let read = 0;
  const counting: typeof models = {
    ...models,
    recognize(input, width) {
      read += width;
      return models.recognize(input, width);
    },
  };
  const linesOf = async (image: Uint8Array) => readLines(counting, await decodePicture(image), 1024);

  const { lines, cut } = await linesOf(await pageOfWords());
  expect(cut).toBe(true);
  expect(lines.length).toBeGreaterThan(30);
  expect(read).toBeLessThanOrEqual(MOST_WIDTH);
  expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThan(1200);
  read = 0;
  expect((await linesOf(readFileSync(new URL('../screenshots/fixtures/table.jpg', import.meta.url)))).cut).toBe(false);
  expect(read).toBeLessThan(MOST_WIDTH);
});

/** 60 rows of 16 words, 2,000 pixels high. */
function pageOfWords(): Promise<Buffer> {
  const words = Array.from({ length: 60 * 16 }, (_, n) => {
    const [x, y] = [(n % 16) * 90 + 10, Math.floor(n / 16) * 33 + 25];
    return `<text x="${x}" y="${y}">w${n}</text>`;
  });
  const size = 'width="1440" height="2000"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-size="22"><rect ${size} fill="#fff"/>${words.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('a line repeated on another screen of the same app is read once, with the same result', {
  timeout: 60_000,
}, async () => {
  let runs = 0;
  const counting: typeof models = {
    ...models,
    recognize(input, width) {
      runs++;
      return models.recognize(input, width);
    },
  };
  const screen = await decodePicture(
    readFileSync(new URL('../screenshots/fixtures/same-template-1.jpg', import.meta.url)),
  );
  const { lines } = await readLines(counting, screen, 736);
  const first = runs;
  const again = await readLines(counting, screen, 736);
  expect(first).toBeGreaterThan(lines.length - 1);
  expect(runs).toBe(first);
  expect(again.lines).toEqual(lines);
});

test('of a tall picture each line is read once and whole, also where two tiles meet', { timeout: 60_000 }, async () => {
  const size = { width: 500, height: 2900 };
  const rows = Array.from({ length: 40 }, (_, n) => 83 + n * 71);
  const edges = tilesOf(size).flat();
  expect(rows.some((y) => edges.some((edge) => edge > y - 22 && edge < y))).toBe(true);
  const texts = rows.map((y, n) => `<text x="40" y="${y}">Trip ${n + 10} ${(n + 10) * 13}.25</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="2900" font-size="28" font-family="DejaVu Sans"><rect width="500" height="2900" fill="#fff"/>${texts}</svg>`;
  const { lines } = await readLines(models, await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer()), 736);
  expect(lines.map(({ text }) => text.replaceAll(' ', ''))).toEqual(
    rows.map((_, n) => `Trip${n + 10}${((n + 10) * 13).toFixed(0)}.25`),
  );
  for (const [k, { top, bottom }] of lines.entries())
    expect(Math.abs((top + bottom) / 2 - (rows[k]! - 3))).toBeLessThan(8);
});

test('a sum through which the edge of a tile goes is read whole', { timeout: 60_000 }, async () => {
  const size = { width: 500, height: 2900 };
  const edges = [...new Set(tilesOf(size).flat())].filter((edge) => edge > 0 && edge < size.height);
  const sums = edges.sort((a, b) => a - b).map((edge, n) => ({ text: `$${n + 1},130.25`, y: edge + 12 }));
  expect(sums.length).toBeGreaterThan(1);
  const texts = sums.map(({ text, y }) => `<text x="40" y="${y}">${text}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="2900" font-size="60" font-family="DejaVu Sans"><rect width="500" height="2900" fill="#fff"/>${texts}</svg>`;
  const { lines } = await readLines(models, await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer()), 736);
  expect(lines.map(({ text }) => text.replaceAll(' ', ''))).toEqual(sums.map(({ text }) => text));
});
