// Small, intact files that cost far more to open than anything from a phone.
import sharp from 'sharp';
import * as files from '../test-files.ts';
import { type HostileFile, taken, unreadable } from './test-member.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#48c' }, limitInputPixels: false });

export const costs: HostileFile[] = [
  unreadable('jpeg', 'JPEG of 49 megapixels and 60,000 empty scans', () => emptyScans(7000, 60_000)),
  unreadable('jpeg', 'small JPEG of 60,000 empty scans', () => emptyScans(300, 60_000)),
  unreadable('jpeg', 'JPEG of 36 megapixels and 15 whole scans more', () => wholeScans(6000, 15)),
  taken('jpeg', 'progressive JPEG of 12 megapixels', () => plain(4000, 3000).jpeg({ progressive: true }).toBuffer()),
  taken('jpeg', 'JPEG of 50 megapixels', () => plain(8160, 6120).jpeg({ quality: 60 }).toBuffer()),
  unreadable('png', 'PNG of 1 x 49 million', () => files.pngBomb(1, 49_000_000)),
  taken('png', 'screenshot of 1080 x 20,000', () => plain(1080, 20_000).png().toBuffer()),
  unreadable('png', 'interlaced PNG of 50 megapixels and 16 bits', async () => interlaced(7000)),
  unreadable('png', 'interlaced PNG of 42 megapixels', () => plain(6500, 6500).png({ progressive: true }).toBuffer()),
  taken('png', 'PNG of one bit and noise', () => files.oneBitNoise(4500, 4500)),
  unreadable('gif', 'GIF of 14 megapixels', () => plain(3750, 3750).gif().toBuffer()),
  unreadable('gif', 'GIF of 5,000 frames', manyFrames),
  unreadable('webp', 'WebP of 26 megapixels', () => plain(5200, 5000, 4).webp({ lossless: true }).toBuffer()),
  unreadable('heic', 'HEIC that promises 60 megapixels', async () => largerHeic(await files.heic(), 7750)),
  unreadable('bmp', 'BMP of one bit and 36 megapixels', () => oneBitBmp(6000)),
];

/** Ten bytes per scan, each a pass over the whole picture. */
async function emptyScans(edge: number, count: number): Promise<Buffer> {
  const jpeg = await plain(edge, edge).jpeg({ progressive: true }).toBuffer();
  const scan = Buffer.from('ffda0008010100000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(count * scan.length, scan), jpeg.subarray(-2)]);
}

async function wholeScans(edge: number, count: number): Promise<Buffer> {
  const jpeg = await plain(edge, edge).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(count).fill(last), jpeg.subarray(-2)]);
}

/** Its rows are missing, which a decoder notices only after allocating them. */
function interlaced(edge: number): Buffer {
  return files.rawPng(edge, edge, { depth: 16, colours: 2, interlaced: 1, rows: Buffer.alloc(1000, 1) });
}

async function manyFrames(): Promise<Buffer> {
  const gif = await files.animated('gif');
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([gif.subarray(0, -1), Buffer.alloc(5000 * frame.length, frame), gif.subarray(-1)]);
}

function largerHeic(heic: Buffer, edge: number): Buffer {
  for (let at = heic.indexOf('ispe'); at > 0; at = heic.indexOf('ispe', at + 4)) {
    heic.writeUInt32BE(edge, at + 8);
    heic.writeUInt32BE(edge, at + 12);
  }
  return heic;
}

function oneBitBmp(edge: number): Buffer {
  const header = files.bmpHeader(edge, edge);
  header.writeUInt16LE(1, 28);
  header.writeUInt32LE(62, 10);
  return Buffer.concat([header, Buffer.from([0, 0, 0, 0, 255, 255, 255, 0]), Buffer.alloc((edge * edge) / 8, 0x5a)]);
}
