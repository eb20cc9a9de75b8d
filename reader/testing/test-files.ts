// Files for tests: typical uploads of drivers, and malicious ones.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const red = { r: 208, g: 16, b: 32 };
const blue = { r: 16, g: 32, b: 208 };
const plain = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 3, background } });
/** Left half red, right half blue. */
const halves = (width = 64, height = 48) =>
  plain(width, height, blue).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: red } }, left: 0, top: 0 },
  ]);

export const jpeg = (width = 64, height = 48) => halves(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48) => halves(width, height).png().toBuffer();
export const webp = () => halves().webp().toBuffer();
export const tiff = () => halves().tiff().toBuffer();
export const cmykJpeg = async () => halves().toColourspace('cmyk').jpeg().toBuffer();
/** Made by an iPhone's encoder (HEVC): left half red, right half blue, GPS inside. */
export const heic = () => fixture('phone.heic');
/** 200 x 120, left half red, right half transparent black. */
export const seeThroughHeic = () => fixture('see-through.heic');
/** `narrow-masks.bmp` and `palette-before-gap.bmp` are of Jason Summers' bmpsuite, in the public domain. */
export const fixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));

/** Incompressible: about `bytes` long. */
export async function noisyJpeg(bytes: number): Promise<Buffer> {
  const edge = Math.ceil(Math.sqrt(bytes / 2.45));
  const noise = { create: { width: edge, height: edge, channels: 3 as const, noise: gaussian, background: '#000' } };
  return sharp(noise).jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer();
}
const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 60 };

/** Sideways, as phones store it, with the location in its EXIF. */
export const sidewaysJpegWithPlace = () =>
  halves()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** First frame red, second blue. */
export async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([red, blue].map((colour) => plain(40, 30, colour).png().toBuffer()));
  const film = sharp(frames, { join: { animated: true } });
  return format === 'gif' ? film.gif().toBuffer() : film.webp().toBuffer();
}

/** The first frame is the picture, the second follows it. */
export async function animatedPng(): Promise<Buffer> {
  const still = await png();
  const data = still.indexOf('IDAT') - 4;
  const end = still.indexOf('IEND') - 4;
  const frame = (number: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(number, 0);
    still.copy(control, 4, 16, 24);
    return pngChunk('fcTL', control);
  };
  return Buffer.concat([
    still.subarray(0, 33),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    still.subarray(33, data),
    frame(0),
    still.subarray(data, end),
    frame(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), still.subarray(data + 8, end - 4)])),
    still.subarray(end),
  ]);
}

/** A few KB that unpack to `width` x `height`. */
export function pngBomb(width: number, height: number): Buffer {
  return rawPng(width, height, { rows: deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)) });
}

/** Black and white at random: eight pixels per byte, and three bytes per pixel when unpacked. */
export function oneBitNoise(width: number, height: number): Buffer {
  const rowBytes = Math.ceil(width / 8) + 1;
  const noise = randomBytes(rowBytes * height);
  for (let row = 0; row < height; row++) noise[row * rowBytes] = 0;
  return rawPng(width, height, { rows: deflateSync(noise) });
}

/** A PNG from rows already deflated; by default one bit of gray per pixel. */
export function rawPng(
  width: number,
  height: number,
  { rows = Buffer.alloc(0), depth = 1, colours = 0, interlaced = 0 },
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, interlaced], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** 24 bits per pixel, rows from the bottom, blue first: the output of a scanner program. */
export async function bmp(): Promise<Buffer> {
  const { data, info } = await halves().removeAlpha().flip().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 3) data.subarray(i, i + 3).reverse();
  return Buffer.concat([bmpHeader(info.width, info.height), data]);
}

/** A BMP header that declares any size, followed by nothing. */
export function bmpHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}

/** One file inside; `deflated` is its compressed content. */
export function zip(deflated: Buffer = deflateRawSync('hello')): Buffer {
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(deflated.length, 18);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(deflated.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + deflated.length, 16);
  return Buffer.concat([local, name, deflated, central, name, end]);
}

export async function polyglotJpeg(): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script></html>')]);
}

export async function pdf(pages = 1, change: (document: PDFDocument) => void | Promise<void> = () => {}) {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([200, 200]);
  await change(document);
  return Buffer.from(await document.save());
}

/** One noisy photo per page, as from a scanner. */
export async function scannedPdf(pages: number, packed = true): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++)
    document.addPage().drawImage(await document.embedJpg(await noisyJpeg(30_000)));
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

/** A second page was appended by a program that leaves what was there: it has two ends. */
export async function amendedPdf(): Promise<Buffer> {
  const first = await pdf();
  const document = await PDFDocument.load(first, { forIncrementalUpdate: true });
  document.addPage([200, 200]).drawImage(await document.embedJpg(await noisyJpeg(30_000)));
  return Buffer.from(await document.save());
}

export const passwordPdf = () =>
  pdf(1, (document) => void document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' }));

/** Opens without a password; printing and copying are restricted, as in many bank statements. */
export const restrictedPdf = (change?: (document: PDFDocument) => void | Promise<void>) =>
  pdf(1, async (document) => {
    await change?.(document);
    document.encrypt({ userPassword: '', ownerPassword: 'owner' });
  });

export const addAction = (action: Record<string, string>) => (document: PDFDocument) => {
  const entries = Object.entries(action).map(([key, value]) => [key, value.startsWith('/') ? value.slice(1) : value]);
  const dict = PDFDict.withContext(document.context);
  for (const [key = '', value = ''] of entries) {
    dict.set(PDFName.of(key), action[key]?.startsWith('/') ? PDFName.of(value) : PDFString.of(value));
  }
  document.catalog.set(PDFName.of('OpenAction'), dict);
};

export const scriptPdf = () => pdf(1, addAction({ S: '/JavaScript', JS: 'app.alert(1)' }));
