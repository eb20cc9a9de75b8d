import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createScreenshotReader } from './child-reader.ts';
import type { Box } from './ocr.ts';
import { type Fixture, fixtures, image } from './testing/test-fixtures.ts';

const reader = createScreenshotReader({ threads: 2 });
const read = ({ platform, uploadType, country, capturedAt }: Fixture, bytes: Uint8Array) =>
  reader.read({ image: bytes, platform, uploadType, country, capturedAt });
afterAll(() => reader.close());

const SLOW = 60_000;
const week = fixtures.find(({ file }) => file === 'same-template-1.jpg')!;
const screen = image(week.file);

/** The middle of a box, in pixels of a picture or of a part of it. */
function middleOf([x, y, width, height]: Box, [across, down]: readonly [number, number]): [number, number] {
  return [(x + width / 2) * across, (y + height / 2) * down];
}

test.each([90, 180, 270])(
  'a phone that lies on its side or upside down in a photo is read, and the boxes are on the photo (turned by %i)',
  async (turn) => {
    const [across, down] = [440, 977];
    const phone = await sharp(await sharp(screen).resize({ width: across, height: down }).toBuffer())
      .rotate(turn)
      .toBuffer();
    const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#7d6a55' } })
      .composite([{ input: phone, left: 600, top: 500 }])
      .jpeg()
      .toBuffer();
    const plain = await read(week, screen);
    const seen = await read(week, photo);
    expect(seen).toMatchObject({ band: 'sure', weekStart: { value: week.weekStart }, amount: { value: week.amount } });
    for (const field of ['week', 'amount'] as const) {
      const [x, y] = middleOf(plain.boxes![field]!, [across, down]);
      const there = {
        90: [600 + down - y, 500 + x],
        180: [600 + across - x, 500 + down - y],
        270: [600 + y, 500 + across - x],
      }[turn]!;
      const [atX, atY] = middleOf(seen.boxes![field]!, [2000, 1500]);
      expect(Math.hypot(atX - there[0]!, atY - there[1]!), field).toBeLessThan(20);
    }
  },
  SLOW,
);

test(
  'a sum that the side of the screen cuts off is not sure because the picture lies on its side',
  async () => {
    const { boxes } = await read(week, screen);
    const { width, height } = await sharp(screen).metadata();
    const [x, , across] = boxes!.amount!;
    // The last digits are beyond the edge.
    const cut = { left: 0, top: 0, width: Math.round((x + across * 0.8) * width), height };
    const half = await sharp(screen).extract(cut).toBuffer();
    expect((await read(week, half)).band).not.toBe('sure');
    expect((await read(week, await sharp(half).rotate(90).toBuffer())).band).not.toBe('sure');
  },
  SLOW,
);

test(
  'a week in a column of a window is sure, though the words beside it are of another app',
  async () => {
    const words = [
      'Carrito de compras',
      'Banco: su pago',
      'Tarjeta de credito',
      'Rappi: tu pedido',
      'Mis prestamos',
      'Recibo',
    ];
    const texts = [40, 1450].flatMap((left) =>
      [...words, ...words].map((word, k) => `<text x="${left}" y="${110 + k * 84}">${word}</text>`),
    );
    const [width, height] = [1920, 1080];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="26" font-family="DejaVu Sans"><rect width="${width}" height="${height}" fill="#fff"/>${texts.join('')}</svg>`;
    const shown = await sharp(screen).resize({ height: 1040 }).toBuffer();
    const window = await sharp(Buffer.from(svg))
      .composite([{ input: shown, left: 720, top: 20 }])
      .png()
      .toBuffer();
    const seen = await read(week, window);
    expect(seen).toMatchObject({ band: 'sure', weekStart: { value: week.weekStart }, amount: { value: week.amount } });
    expect(seen.platformSeen).toBe((await read(week, screen)).platformSeen);
  },
  SLOW,
);

test(
  'a week in a picture stitched from several screens is found, with its place',
  async () => {
    const { width, height } = await sharp(screen).metadata();
    const page = await otherPage(width, height);
    const stitched = await sharp({ create: { width, height: 4 * height, channels: 3, background: '#fff' } })
      .composite(
        [page, page, screen, page].map((input, k) => ({ input: Buffer.from(input), left: 0, top: k * height })),
      )
      .jpeg()
      .toBuffer();
    const plain = await read(week, screen);
    const seen = await read(week, stitched);
    expect(seen.band).not.toBe('none');
    expect(seen).toMatchObject({ weekStart: { value: week.weekStart }, amount: { value: week.amount } });
    const [x, y] = middleOf(plain.boxes!.amount!, [width, height]);
    const [atX, atY] = middleOf(seen.boxes!.amount!, [width, 4 * height]);
    expect(Math.hypot(atX - x, atY - 2 * height - y)).toBeLessThan(20);
  },
  SLOW,
);

function otherPage(width: number, height: number): Promise<Buffer> {
  const words = ['Settings', 'Language', 'Help', 'About this app', 'Notifications', 'Privacy', 'Sign out'];
  const texts = words.map((word, k) => `<text x="40" y="${150 + k * 140}">${word}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="34" font-family="DejaVu Sans"><rect width="${width}" height="${height}" fill="#fff"/>${texts}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
