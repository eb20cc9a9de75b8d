import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { loadModels } from '../engine/models.ts';
import { decodePicture } from '../engine/picture.ts';
import { readLines } from '../engine/text-line.ts';
import { blockAround, readPart } from './text-block.ts';

const models = await loadModels({ threads: 1 });
afterAll(() => models.close());

const SLOW = 60_000;
const screen = readFileSync(new URL('./fixtures/same-template-1.jpg', import.meta.url));

test(
  "the block around a sum is its screen in a window, and its text has the whole picture's places",
  async () => {
    const picture = await decodePicture(await inWindow());
    const { lines } = await readLines(models, picture, 1024);
    const sum = lines.find(({ text }) => text.includes('777.56'))!;
    const part = blockAround(picture, lines, sum)!;
    expect(part.left).toBeGreaterThan(500);
    expect(part.left + part.width).toBeLessThan(1150);
    const seen = await readPart(models, picture, part, 1600);
    expect(seen.map(({ text }) => text)).not.toContain('Neighbors');
    const again = seen.find(({ text }) => text.includes('777.56'))!;
    expect(Math.hypot(again.box.x - sum.box.x, again.box.y - sum.box.y)).toBeLessThan(8);
    expect(Math.abs(again.left - sum.left)).toBeLessThan(12);
  },
  SLOW,
);

test(
  'a block that is most of the picture is no part of it, and a figure that the part cuts off is left out',
  async () => {
    const picture = await decodePicture(screen);
    const { lines } = await readLines(models, picture, 736);
    const sum = lines.find(({ text }) => text.includes('777.56'))!;
    expect(blockAround(picture, lines, sum)).not.toBeNull();
    expect(blockAround({ ...picture, height: picture.height / 2 }, lines, sum)).toBeNull();
    // Its last digits are to the right of the part.
    const half = { left: 0, top: 0, width: Math.round(sum.box.x + sum.box.width * 0.2), height: picture.height };
    const cut = await readPart(models, picture, half, 1600);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter(({ top, bottom }) => top < sum.box.y && bottom > sum.box.y)).toEqual([]);
  },
  SLOW,
);

async function inWindow(): Promise<Buffer> {
  const names = ['Neighbors', 'Pharmacy', 'School', 'Garage', 'Inbox', 'Drafts', 'Archive'];
  const texts = [40, 1400].flatMap((x) => names.map((name, k) => `<text x="${x}" y="${200 + k * 90}">${name}</text>`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" font-size="20"><rect width="1920" height="1080" fill="#eee"/>${texts.join('')}</svg>`;
  const phone = await sharp(screen).resize({ height: 980 }).toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: phone, left: 620, top: 60 }])
    .png()
    .toBuffer();
}
