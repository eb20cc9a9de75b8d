// Legal but costly files: the same as any phone may send, only more of it.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** 12 megapixels of soft noise: about 3 MB, like a phone's photo. */
export function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 16 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 81 })
    .toBuffer();
}

/** A readable weekly summary of a week outside the twelve: it is read completely, refused, and may be sent again. */
export async function oldScreenshot(number: number): Promise<Buffer> {
  const picture = await readFile(new URL('../reader/screenshots/fixtures/same-template-2.jpg', import.meta.url));
  return differently(picture, number);
}

/** A picture full of words: the cost of reading grows with them. */
export async function pageOfWords(number: number): Promise<Buffer> {
  const lines = Array.from({ length: 75 }, (_, row) => {
    const words = Array.from({ length: 16 }, (_, column) => 1000 + row * 16 + column).join(' ');
    return `<text x="10" y="${20 + row * 25}" font-size="18" font-family="sans-serif">${words}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1900"><rect width="1080" height="1900" fill="#fff"/>${lines.join('')}</svg>`;
  return differently(await sharp(Buffer.from(svg)).png().toBuffer(), number);
}

/** One bit per pixel without a pattern: a small file, but large in any other format. */
export function bitNoise(): Promise<Buffer> {
  const edge = 6000;
  const bits = Buffer.alloc(edge * edge);
  let state = 1;
  for (let at = 0; at < bits.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bits[at] = state & 1 ? 255 : 0;
  }
  return sharp(bits, { raw: { width: edge, height: edge, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 6 })
    .toBuffer();
}

// Bytes after the end of a picture change only its digest.
function differently(picture: Buffer, number: number): Buffer {
  return Buffer.concat([picture, Buffer.from(String(number))]);
}
