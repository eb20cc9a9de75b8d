import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadModels } from './models.ts';
import { decodePicture } from './picture.ts';
import { MOST_LINES, readLines } from './text-line.ts';

test('of a page of a thousand words the first are read, of a screen all', { timeout: 60_000 }, async () => {
  const models = await loadModels({ threads: 1 });
  let read = 0;
  const counting: typeof models = {
    ...models,
    recognize(input, count, width) {
      read += count;
      return models.recognize(input, count, width);
    },
  };
  const linesOf = async (image: Uint8Array) => readLines(counting, await decodePicture(image), 1024);

  const lines = await linesOf(await pageOfWords());
  expect(read).toBe(MOST_LINES);
  expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThan(1200);
  read = 0;
  await linesOf(readFileSync(new URL('../fixtures/table.jpg', import.meta.url)));
  expect(read).toBeGreaterThan(5);
  expect(read).toBeLessThan(MOST_LINES / 2);
  await models.close();
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
