// Pictures that are broken, too large, of unusual formats, or with something hidden behind them.
import sharp from 'sharp';
import { stereoJpeg, ultraHdrJpeg } from '../test-companions.ts';
import * as files from '../test-files.ts';
import { deflatedZeros, foreign, type HostileFile, taken, unreadable } from './test-member.ts';

const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fc0' }, limitInputPixels: false });
const withPlace = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' } };
const text = (length: number, ...bytes: number[]) => Buffer.concat([Buffer.from(bytes), Buffer.alloc(length)]);

export const pictures: HostileFile[] = [
  unreadable('jpeg', 'JPEG cut after 60 %', async () => share(await files.noisyJpeg(50_000), 0.6)),
  unreadable('jpeg', 'JPEG cut in its header', async () => (await files.jpeg()).subarray(0, 60)),
  unreadable('jpeg', 'three bytes of a JPEG', () => Buffer.from('ffd8ff', 'hex')),
  unreadable('jpeg', 'JPEG header before noise', async () =>
    Buffer.concat([(await files.jpeg()).subarray(0, 180), noise()]),
  ),
  unreadable('jpeg', 'JPEG of 65,500 x 65,500', async () => resizedJpeg(await files.jpeg(), 65_500)),
  unreadable('jpeg', 'JPEG without a size', async () => resizedJpeg(await files.jpeg(), 0)),
  unreadable('jpeg', 'progressive JPEG of thousands of scans', scanBomb),
  taken('jpeg', 'JPEG that is HTML too', files.polyglotJpeg, 'foto.html'),
  taken('jpeg', 'JPEG that is a ZIP too', async () => Buffer.concat([await files.jpeg(), files.zip()]), 'foto.jpg'),
  taken('jpeg', 'JPEG that is a PDF too', async () => Buffer.concat([await files.jpeg(), await files.scriptPdf()])),
  taken('jpeg', 'CMYK JPEG', files.cmykJpeg),
  taken('jpeg', 'grey JPEG', () => plain(40, 30).toColourspace('b-w').jpeg().toBuffer()),
  taken('jpeg', 'JPEG of one pixel', () => plain(1, 1).jpeg().toBuffer()),
  taken('jpeg', 'JPEG of 20,000 x 1', () => plain(20_000, 1).jpeg().toBuffer()),
  taken('jpeg', 'JPEG of 20,000 x 2,000', () => plain(20_000, 2000).jpeg().toBuffer()),
  taken('jpeg', 'JPEG with its place', () => plain(40, 30).withExif(withPlace).jpeg().toBuffer()),
  taken('jpeg', 'JPEG with a gain map', ultraHdrJpeg),
  taken('jpeg', 'JPEG of two eyes', stereoJpeg),
  taken('jpeg', 'JPEG of scans', () =>
    files.jpeg(600, 400).then((bytes) => sharp(bytes).jpeg({ progressive: true }).toBuffer()),
  ),
  unreadable('png', 'PNG cut after 60 %', async () => share(await files.png(), 0.6)),
  foreign('eight bytes of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'ine.png'),
  unreadable('png', 'PNG that unpacks to 20,000 x 20,000', () => files.pngBomb(20_000, 20_000)),
  unreadable('png', 'PNG without a size', () => files.pngBomb(0, 0)),
  unreadable('png', 'PNG of noise', async () => pngOf(files.pngChunk('IDAT', noise()))),
  { ...taken('png', 'PNG with 4 GB of text', () => packedPart('zTXt', 'Comment\0\0')), answer: 'either' },
  {
    ...taken('png', 'PNG with a 4 GB colour profile', () => packedPart('iCCP', 'icc\0\0')),
    answer: 'either',
  },
  taken('png', 'animated PNG', files.animatedPng),
  taken('png', 'PNG of 16 bits', () => plain(40, 30).toColourspace('rgb16').png().toBuffer()),
  taken('png', 'PNG of one pixel', () => plain(1, 1).png().toBuffer()),
  taken('png', 'PNG with its place', () => plain(40, 30).withExif(withPlace).png().toBuffer()),
  taken('gif', 'animated GIF', () => files.animated('gif')),
  taken('gif', 'GIF that is a ZIP too', async () => Buffer.concat([await files.animated('gif'), files.zip()])),
  taken('gif', 'GIF that promises 65,535 x 65,535 and is smaller', hugeGif),
  unreadable('gif', 'GIF cut in its header', async () => (await files.animated('gif')).subarray(0, 20)),
  taken('webp', 'animated WebP', () => files.animated('webp')),
  unreadable('webp', 'WebP that promises 16,383 x 16,383', async () => resizedWebp(await files.webp())),
  unreadable('webp', 'WebP cut after 60 %', async () => share(await files.webp(), 0.6)),
  taken('tiff', 'TIFF of two pages', twoPages),
  unreadable('tiff', 'TIFF that points to itself', () => text(64, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0)),
  unreadable('tiff', 'TIFF cut after 60 %', async () => share(await files.tiff(), 0.6)),
  taken('heic', 'HEIC with its place', files.heic),
  unreadable('heic', 'HEIC cut after 60 %', async () => share(await files.heic(), 0.6)),
  unreadable('heic', 'HEIC that promises 60,000 x 60,000', async () => resizedHeic(await files.heic())),
  unreadable('heic', 'HEIC of noise', () =>
    Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), noise()]),
  ),
];

// Deterministic, so that a failure can be repeated.
function noise(): Buffer {
  const bytes = [7];
  while (bytes.length < 3000) bytes.push(((bytes.at(-1) ?? 0) * 75 + bytes.length) & 255);
  return Buffer.from(bytes);
}

/** Declares another width and height than its own. */
function resizedJpeg(jpeg: Buffer, edge: number): Buffer {
  const at = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(edge, at + 5);
  jpeg.writeUInt16BE(edge, at + 7);
  return jpeg;
}

/** Each extra scan is another pass over the whole picture. */
async function scanBomb(): Promise<Buffer> {
  const jpeg = await plain(6000, 6000).jpeg({ progressive: true, quality: 10 }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from('ffda', 'hex'));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  const repeats = Math.min(3000, Math.floor(4_900_000 / scan.length));
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(repeats).fill(scan), jpeg.subarray(-2)]);
}

/** Inserts a part between its header and the rest. */
async function pngOf(part: Buffer): Promise<Buffer> {
  const still = await files.png();
  return Buffer.concat([still.subarray(0, 33), part, still.subarray(33)]);
}

const packedPart = (type: string, head: string) =>
  pngOf(files.pngChunk(type, Buffer.concat([Buffer.from(head), deflatedZeros(4000)])));

function resizedWebp(webp: Buffer): Buffer {
  const at = webp.indexOf(Buffer.from('9d012a', 'hex'));
  webp.writeUInt16LE(16_383, at + 3);
  webp.writeUInt16LE(16_383, at + 5);
  return webp;
}

async function hugeGif(): Promise<Buffer> {
  const gif = await files.animated('gif');
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  return gif;
}

async function twoPages(): Promise<Buffer> {
  const pages = await Promise.all([files.png(), files.png()]);
  return sharp(pages, { join: { animated: true } })
    .tiff()
    .toBuffer();
}

function resizedHeic(heic: Buffer): Buffer {
  for (let at = heic.indexOf('ispe'); at > 0; at = heic.indexOf('ispe', at + 4)) {
    heic.writeUInt32BE(60_000, at + 8);
    heic.writeUInt32BE(60_000, at + 12);
  }
  return heic;
}
