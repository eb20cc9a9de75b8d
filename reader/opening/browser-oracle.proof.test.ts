import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '@volante/contract/documents/rules.ts';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findHeadlessChromium } from '../../scripts/chromium.ts';
import { bitmaps } from '../testing/hostile/test-bitmaps.ts';
import { pictures } from '../testing/hostile/test-pictures.ts';
import * as files from '../testing/test-files.ts';
import { phoneHeic } from '../testing/test-heic.ts';
import { createFileInspector } from './inspector.ts';
import { sniffKind } from './sniff.ts';

/** Kinds that browsers show. */
const shown: readonly FileKind[] = ['jpeg', 'png', 'webp', 'gif', 'bmp'];
/** Printing inks are converted by their profile, which browsers ignore; and they refuse the wrong size. */
const special = ['CMYK JPEG', 'GIF that promises 65,535 x 65,535 and is smaller'];
/** A picture with other rows, colors or orientation differs by far more; one that was recompressed differs less. */
const MOST = 20;

let folder: string;
let browser: Browser;
let page: Page;
const inspector = createFileInspector({ children: 1 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-oracle-'));
  const executablePath = findHeadlessChromium();
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await inspector.close();
  await rm(folder, { recursive: true });
});

let count = 0;
async function stored(kind: FileKind, bytes: Buffer): Promise<Buffer> {
  const file = path.join(folder, `${count++}`);
  await writeFile(file, bytes);
  const found = await inspector.inspect({ path: file, kind, target: `${file}.picture` }, 'one');
  if (found.refusal) throw new Error(found.refusal);
  return readFile(found.path);
}

/**
 * The largest difference of a color, 0 to 255, as a browser shows the two on white, in words if one of them isn't shown or has
 * another shape. Compared are the means of 8 x 8 areas of at least two pixels: recompression changes less.
 */
function difference(first: Buffer, second: Buffer): Promise<number | string> {
  return page.evaluate(
    async (both) => {
      const images = await Promise.all(
        both.map(async (base64) => {
          const image = new Image();
          image.src = `data:;base64,${base64}`;
          return image.decode().then(
            () => image,
            () => null,
          );
        }),
      );
      const [first, other] = images;
      if (!first || !other) return 'not shown';
      const [wide, high] = [other.naturalWidth / first.naturalWidth, other.naturalHeight / first.naturalHeight];
      if (
        Math.abs(first.naturalHeight * wide - other.naturalHeight) > 1 &&
        Math.abs(first.naturalWidth * high - other.naturalWidth) > 1
      )
        return `${first.naturalWidth} x ${first.naturalHeight} became ${other.naturalWidth} x ${other.naturalHeight}`;
      const areas = (length: number) => Math.max(1, Math.min(8, Math.floor(length / 2)));
      const size = [areas(other.naturalWidth), areas(other.naturalHeight)] as const;
      const pixels = [first, other].map((image) => {
        const context = new OffscreenCanvas(...size).getContext('2d')!;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, ...size);
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, ...size);
        return context.getImageData(0, 0, ...size).data;
      }) as [Uint8ClampedArray, Uint8ClampedArray];
      return pixels[0].reduce((most, value, at) => Math.max(most, Math.abs(value - pixels[1][at]!)), 0);
    },
    [first.toString('base64'), second.toString('base64')],
  );
}

test('every accepted picture is stored as browsers show it', async () => {
  const wrong: string[] = [];
  const compare = async (about: string, kind: FileKind, sent: Buffer) => {
    const kept = await stored(kind, sent).catch(() => null);
    const differs = kept ? await difference(sent, kept) : 'refused';
    if (typeof differs === 'string' || differs > MOST) wrong.push(`${about}: ${differs}`);
  };
  const samples = [...pictures, ...bitmaps].filter(
    ({ answer, claims, about }) => answer === 'taken' && claims && shown.includes(claims) && !special.includes(about),
  );
  for (const { about, claims, bytes } of samples) {
    await compare(about, claims!, await bytes());
  }
  const root = path.resolve(import.meta.dirname, '../..');
  for await (const name of glob('**/fixtures/**/*.{jpg,jpeg,png,webp,gif,bmp}', { cwd: root })) {
    const sent = await readFile(path.join(root, name));
    await compare(name, (await sniffKind(sent))!, sent);
  }
  expect(samples.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
}, 120_000);

test('a HEIC, which browsers do not show, is stored as its library draws it', async () => {
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle');
  for (const bytes of [
    await files.heic(),
    await files.seeThroughHeic(),
    await phoneHeic({ width: 1000, height: 700, turned: true }),
  ]) {
    const [image] = new HeifDecoder().decode(bytes);
    const [width, height] = [image.get_width(), image.get_height()];
    const data = new Uint8ClampedArray(width * height * 4);
    await new Promise((resolve) => image.display({ data, width, height }, resolve));
    const drawn = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    expect(await difference(drawn, await stored('heic', bytes))).toBeLessThan(MOST);
  }
});

test('the difference tells a picture from another one', async () => {
  const upright = await files.jpeg();
  expect(await difference(upright, upright)).toBe(0);
  expect(await difference(upright, await sharp(upright).flop().toBuffer())).toBeGreaterThan(5 * MOST);
  expect(await difference(upright, await sharp(upright).modulate({ hue: 60 }).toBuffer())).toBeGreaterThan(2 * MOST);
});
