import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileKind } from '@volante/contract/documents/rules.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import * as files from '../testing/test-files.ts';
import { phoneHeic } from '../testing/test-heic.ts';
import type { Accepted, Finding } from './finding.ts';
import { createFileInspector } from './inspector.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'volante-inspector-'));
const inspector = createFileInspector({ children: 1 });
afterAll(async () => {
  await inspector.close();
  await rm(folder, { recursive: true });
});

let count = 0;
async function inspect(kind: FileKind, bytes: Uint8Array, by = inspector, applicationId = 'one'): Promise<Finding> {
  const file = path.join(folder, `${count++}`);
  await writeFile(file, bytes);
  return by.inspect({ path: file, kind, target: `${file}.picture` }, applicationId);
}

async function rewrite(kind: FileKind, bytes: Uint8Array, by = inspector) {
  const finding = (await inspect(kind, bytes, by)) as Accepted;
  expect(finding.refusal).toBeNull();
  return { finding, picture: sharp(await readFile(finding.path)) };
}

async function colours(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3).subarray(0, 3);
  const name = ([r = 0, g = 0, b = 0]: Uint8Array) =>
    g > 90 ? 'other' : r > b + 80 ? 'red' : b > r + 80 ? 'blue' : 'other';
  const { width, height } = info;
  return [at(4, 4), at(width - 5, height - 5)].map(name);
}

const unreadable = { refusal: 'file_unreadable' };

test('every kind of picture from a phone comes out as JPEG or PNG with the same content', async () => {
  const sent: [FileKind, Buffer, string][] = [
    ['jpeg', await files.jpeg(), 'image/jpeg'],
    ['jpeg', await files.cmykJpeg(), 'image/jpeg'],
    ['png', await files.png(), 'image/png'],
    ['webp', await files.webp(), 'image/jpeg'],
    ['tiff', await files.tiff(), 'image/jpeg'],
    ['bmp', await files.bmp(), 'image/jpeg'],
    ['heic', await files.heic(), 'image/jpeg'],
  ];
  for (const [kind, bytes, mimeType] of sent) {
    const { finding, picture } = await rewrite(kind, bytes);
    expect(finding.mimeType, kind).toBe(mimeType);
    expect(await picture.metadata(), kind).toMatchObject({ width: 64, height: 48, space: 'srgb' });
    expect(await colours(picture), kind).toEqual(['red', 'blue']);
  }
});

test('a photo loses its location data and is rotated upright', async () => {
  const sideways = await files.sidewaysJpegWithPlace();
  expect(await sharp(sideways).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
  for (const [kind, bytes] of [
    ['jpeg', sideways],
    ['heic', await files.heic()],
  ] as const) {
    const { picture } = await rewrite(kind, bytes);
    const { exif, orientation, xmp, iptc } = await picture.metadata();
    expect({ exif, orientation, xmp, iptc }, kind).toEqual({});
  }
  const { picture } = await rewrite('jpeg', sideways);
  expect(await picture.metadata()).toMatchObject({ width: 48, height: 64 });
  // After a rotation by 90 degrees clockwise, the left side is at the top.
  expect(await colours(picture)).toEqual(['red', 'blue']);
});

test('colors of a photo with a wider gamut are converted, those of an sRGB photo stay as they are', async () => {
  const red = { create: { width: 16, height: 16, channels: 3 as const, background: { r: 200, g: 40, b: 40 } } };
  const first = async (picture: Sharp) => [...(await picture.raw().toBuffer()).subarray(0, 3)];
  const plain = await first((await rewrite('jpeg', await sharp(red).jpeg({ quality: 100 }).toBuffer())).picture);
  for (const profile of ['srgb', 'p3'] as const) {
    const sent = await sharp(red).withIccProfile(profile).jpeg({ quality: 100 }).toBuffer();
    const kept = await first((await rewrite('jpeg', sent)).picture);
    for (const [at, value] of kept.entries()) expect(Math.abs(value - plain[at]!), profile).toBeLessThanOrEqual(3);
    const stored = await first(sharp(sent, { ignoreIcc: true }));
    expect(Math.abs(stored[0]! - plain[0]!) > 6, profile).toBe(profile === 'p3');
  }
});

test('an iPhone photo of 12 megapixels is opened within the usual limits', async () => {
  const { picture } = await rewrite('heic', await phoneHeic({ width: 4032, height: 3024 }));
  expect(await picture.metadata()).toMatchObject({ width: 4032, height: 3024 });
});

test('a HEIC keeps its declared colors, and transparent parts become white', async () => {
  const expectColour = async (bytes: Buffer, left: number, expected: number[]) => {
    const { picture } = await rewrite('heic', bytes);
    const [...colour] = await picture.extract({ left, top: 100, width: 1, height: 1 }).raw().toBuffer();
    for (const [n, byte] of colour.entries()) expect(Math.abs(byte - expected[n]!), `${colour}`).toBeLessThan(8);
  };
  const size = { width: 600, height: 512 };
  await expectColour(await phoneHeic(size), 10, [208, 30, 30]);
  await expectColour(await phoneHeic({ ...size, colours: [1, 1, 1, true] }), 10, [223, 46, 26]);
  await expectColour(await phoneHeic({ ...size, colours: [9, 14, 9, false] }), 10, [228, 26, 14]);
  await expectColour(await files.seeThroughHeic(), 10, [208, 16, 32]);
  await expectColour(await files.seeThroughHeic(), 190, [255, 255, 255]);
});

test('the first frame of an animation is kept', async () => {
  for (const [kind, bytes] of [
    ['gif', await files.animated('gif')],
    ['webp', await files.animated('webp')],
    ['png', await files.animatedPng()],
  ] as const) {
    const { picture } = await rewrite(kind, bytes);
    const { pages } = await picture.metadata();
    expect(pages ?? 1, kind).toBe(1);
    expect((await colours(picture))[0], kind).toBe('red');
  }
});

test('data hidden behind a picture is not stored', async () => {
  const { finding } = await rewrite('jpeg', await files.polyglotJpeg());
  expect((await readFile(finding.path)).includes('<script>')).toBe(false);
});

test('a very large picture is scaled down, a tiny one keeps its size', async () => {
  const large = await rewrite('jpeg', await files.jpeg(6000, 1000));
  expect(await large.picture.metadata()).toMatchObject({ width: 4096 });
  const tiny = await rewrite(
    'png',
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  expect(await tiny.picture.metadata()).toMatchObject({ width: 1, height: 1 });
});

test('a scrolled screenshot keeps the width of its letters, a strip of paper is scaled down by its height', async () => {
  expect(await (await rewrite('jpeg', await files.jpeg(800, 7200))).picture.metadata()).toMatchObject({ width: 800 });
  expect(await (await rewrite('jpeg', await files.jpeg(400, 6000))).picture.metadata()).toMatchObject({ height: 4096 });
});

test('a stored picture is never larger than the upload limit, however noisy', async () => {
  // On a busy machine this picture would exceed the usual limits for one.
  const large = { computing: 60_000, memory: 390, timeout: 60_000 };
  const patient = createFileInspector({ children: 1, limits: { picture: large, pdf: large } });
  onTestFinished(() => patient.close());
  const { finding, picture } = await rewrite('png', await files.oneBitNoise(5000, 5000), patient);
  expect(finding).toMatchObject({ mimeType: 'image/jpeg' });
  expect(finding.size).toBeLessThan(5 * 1024 * 1024);
  expect((await picture.metadata()).width).toBeGreaterThan(1000);
});

test('a drawing keeps every pixel if it keeps its size and its file is no larger than an upload', async () => {
  const drawing = (width: number, noise = false) =>
    sharp({
      create: {
        ...{ width, height: 2000, channels: 3, background: '#fff' },
        ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
      },
    })
      .png()
      .toBuffer();
  const typeOf = async (bytes: Buffer) => (await rewrite('png', bytes)).finding.mimeType;
  expect(await typeOf(await drawing(4096))).toBe('image/png');
  expect(await typeOf(await drawing(4097)), 'scaled down').toBe('image/jpeg');
  expect(await typeOf(await drawing(2000, true)), 'noise').toBe('image/jpeg');
});

test('truncated or empty pictures, and those of another kind than declared, are unreadable', async () => {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
  const broken: [string, FileKind, Buffer][] = [
    ['truncated JPEG', 'jpeg', half(await files.noisyJpeg(50_000))],
    ['JPEG header only', 'jpeg', Buffer.from('ffd8ff', 'hex')],
    ['truncated PNG', 'png', half(await files.png(300, 300))],
    ['PNG header only', 'png', (await files.png()).subarray(0, 40)],
    ['truncated WebP', 'webp', half(await files.webp())],
    ['truncated GIF', 'gif', (await files.animated('gif')).subarray(0, 60)],
    ['truncated TIFF', 'tiff', half(await files.tiff())],
    ['truncated BMP', 'bmp', half(await files.bmp())],
    ['BM hello', 'bmp', Buffer.from('BM hello')],
    ['truncated HEIC', 'heic', half(await files.heic())],
    ['HEIC header only', 'heic', (await files.heic()).subarray(0, 32)],
    ['PNG that says it is a JPEG', 'jpeg', await files.png()],
    ['text', 'jpeg', Buffer.from('{"not": "a picture"}')],
  ];
  for (const [name, kind, bytes] of broken) expect(await inspect(kind, bytes), name).toEqual(unreadable);
});

test('a small file that would unpack into a huge picture is refused before unpacking', async () => {
  const before = process.memoryUsage().rss;
  const bomb = files.pngBomb(20_000, 20_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await inspect('png', bomb)).toEqual(unreadable);
  expect(await inspect('bmp', files.bmpHeader(30_000, 30_000))).toEqual(unreadable);
  expect(await inspect('bmp', files.bmpHeader(-1, 2_000_000_000))).toEqual(unreadable);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test('a HEIC or BMP that no phone makes is refused by its decoder before its pixels are', async () => {
  const sizes = [512, 8960].map((width) => phoneHeic({ width, height: width * 0.75 }));
  const [small, large] = (await Promise.all(sizes)) as [Buffer, Buffer];
  const [start, from] = [large.readUInt32BE(0), small.readUInt32BE(0)];
  // A decoder that finds two uses the last.
  const decoy = small.subarray(from, from + small.readUInt32BE(from));
  const empty = Buffer.from('0000000866726565', 'hex');
  const crowded = (boxes: number) =>
    Buffer.concat([small.subarray(0, from), Buffer.alloc(8 * boxes, empty), small.subarray(from)]);
  const shortBox = Buffer.from(small);
  shortBox.writeUInt32BE(7, small.indexOf('meta') - 4);
  const refused: [string, FileKind, Buffer][] = [
    ['60 megapixels', 'heic', large],
    ['small, then large', 'heic', Buffer.concat([large.subarray(0, start), decoy, large.subarray(start)])],
    ['endless boxes', 'heic', crowded(600_000)],
    ['a box shorter than its head', 'heic', shortBox],
    ['36 megapixels of one bit', 'bmp', files.bmpHeader(6000, 6000)],
  ];
  for (const [name, kind, bytes] of refused) expect(await inspect(kind, bytes), name).toEqual(unreadable);
});

test('a PDF is kept unchanged, with its number of pages', async () => {
  const bytes = await files.pdf(3);
  const finding = (await inspect('pdf', bytes)) as Accepted;
  expect(finding).toMatchObject({ refusal: null, mimeType: 'application/pdf', pages: 3 });
  expect(await readFile(finding.path)).toEqual(bytes);
  const behindJunk = Buffer.concat([Buffer.from('\n  from a mail program\n'), bytes]);
  expect(await inspect('pdf', behindJunk)).toMatchObject({ refusal: null, pages: 3 });
});

test('a PDF with a password is refused by its own code, and one that only restricts printing is accepted', async () => {
  expect(await inspect('pdf', await files.passwordPdf())).toEqual({ refusal: 'pdf_password_protected' });
  expect(await inspect('pdf', await files.restrictedPdf())).toMatchObject({ refusal: null, pages: 1 });
});

test('a truncated or fake PDF is unreadable', async () => {
  const whole = await files.pdf(20);
  for (const bytes of [whole.subarray(0, 200), Buffer.from('%PDF-'), Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}`)]) {
    expect(await inspect('pdf', bytes)).toEqual(unreadable);
  }
});

test('a PDF of 600 pages is accepted', async () => {
  expect(await inspect('pdf', await files.pdf(600))).toMatchObject({ refusal: null, pages: 600 });
});
