import { expect, test, vi } from 'vitest';
import { photosToPdf } from '../photos-to-pdf.ts';
import { decode } from './decode.ts';
import { resize } from './resize.ts';
import { shrinkPhoto } from './shrink.ts';

const photos = ['image/jpeg', 'image/png'];

/**
 * Dark marks in lines on a light ground, like a photo of a document; with `blank`, none between these two shares of the
 * width.
 */
async function photo({
  width = 2800,
  height = 2100,
  dark = false,
  blur = 0,
  type = 'image/jpeg',
  blank = [0, 0],
} = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const document = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  document.fillStyle = dark ? '#0c0c0c' : '#eee';
  document.fillRect(0, 0, width, height);
  document.fillStyle = '#222';
  for (let y = 0; y < height; y += height / 40) {
    for (let x = 0; x < width; x += width / 60)
      if ((x * 7 + y * 13) % 3 > 0.8) document.fillRect(x, y, width / 90, height / 80);
  }
  const [from = 0, to = 0] = blank;
  document.fillStyle = '#eee';
  document.fillRect(from * width, 0, (to - from) * width, height);
  if (blur) {
    document.filter = `blur(${blur}px)`;
    document.drawImage(canvas, 0, 0);
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], `IMG_2001.${type.slice(6)}`, { type });
}

async function size(file: File): Promise<[number, number]> {
  const bitmap = await createImageBitmap(file);
  return [bitmap.width, bitmap.height];
}

test('a large photo is scaled to 2000 on its longer side, lying or standing', async () => {
  const lying = await shrinkPhoto(await photo(), { accept: photos });
  expect(lying.file.type).toBe('image/jpeg');
  expect(await size(lying.file)).toEqual([2000, 1500]);
  const standing = await shrinkPhoto(await photo({ width: 2100, height: 2800 }), { accept: photos, longEdge: 1600 });
  expect(await size(standing.file)).toEqual([1200, 1600]);
});

test('a scrolled screenshot keeps the letters of its screens: it has as many pixels as another picture, not as high a side', async () => {
  const { file } = await shrinkPhoto(await photo({ width: 1080, height: 9720 }), { accept: photos, longEdge: 2400 });
  expect(await size(file)).toEqual([800, 7200]);
});

/** The photo as stored by a phone held upright: sideways, with an orientation tag for a quarter turn clockwise. */
async function toBeTurned(file: File): Promise<File> {
  const note = Uint8Array.from(atob('/+EAIkV4aWYAAElJKgAIAAAAAQASAQMAAQAAAAYAAAAAAAAA'), (letter) =>
    letter.charCodeAt(0),
  );
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new File([bytes.subarray(0, 2), note, bytes.subarray(2)], file.name, { type: file.type });
}

test('a large photo to be turned is turned, in browsers that decode fewer pixels and in others', async () => {
  const canvas = new OffscreenCanvas(4000, 3000);
  const document = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  document.fillStyle = '#fff';
  document.fillRect(0, 0, 4000, 3000);
  document.fillStyle = '#00f';
  document.fillRect(0, 0, 2000, 1500);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  const stored = await toBeTurned(new File([blob], 'IMG_3.jpg', { type: blob.type }));
  const seen: unknown[] = [];
  for (const decoder of [ImageDecoder, undefined]) {
    vi.stubGlobal('ImageDecoder', decoder);
    if (!decoder) Reflect.deleteProperty(globalThis, 'ImageDecoder');
    const { jpeg, width, height } = await resize({ photo: stored, longEdge: 2000, keepUpTo: null });
    const bitmap = await createImageBitmap(jpeg!);
    const page = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    page.drawImage(bitmap, 0, 0);
    const blue = [
      [100, 100],
      [1400, 100],
      [100, 1900],
      [1400, 1900],
    ].map(([x, y]) => page.getImageData(x!, y!, 1, 1).data[0]! < 128);
    seen.push([width, height, blue]);
    vi.unstubAllGlobals();
  }
  expect(seen).toEqual([
    [1500, 2000, [false, true, false, false]],
    [1500, 2000, [false, true, false, false]],
  ]);
});

test('a large photo whose end is missing is left to the server, which says so', async () => {
  const whole = await photo({ width: 4000, height: 3000 });
  const half = new File([whole.slice(0, whole.size / 2)], 'IMG_4.jpg', { type: whole.type });
  expect((await shrinkPhoto(half, { accept: photos })).file).toBe(half);
});

test('of a large JPEG only as many pixels are decoded as are sent', async () => {
  const file = await photo({ width: 4000, height: 3000 });
  const { image, width, height } = await decode(file, 2000);
  expect([width, height]).toEqual([4000, 3000]);
  expect(image instanceof VideoFrame && [image.displayWidth, image.displayHeight]).toEqual([2000, 1500]);
  image.close();
});

test('a small photo is sent as it is', async () => {
  const small = await photo({ width: 800, height: 600 });
  expect((await shrinkPhoto(small, { accept: photos })).file).toBe(small);
});

test('a small picture of a type that is not taken becomes a JPEG', async () => {
  const { file } = await shrinkPhoto(await photo({ width: 800, height: 600, type: 'image/webp' }), { accept: photos });
  expect(file.type).toBe('image/jpeg');
  expect(file.name).toBe('IMG_2001.jpg');
});

test('a file the phone cannot decode is sent unchanged if it fits, and refused otherwise', async () => {
  const heic = new File([new Uint8Array(1000)], 'IMG_1.heic', { type: 'image/heic' });
  expect((await shrinkPhoto(heic, { accept: photos })).file).toBe(heic);
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'IMG_2.heic', { type: '' });
  await expect(shrinkPhoto(large, { accept: photos })).rejects.toMatchObject({ code: 'file_too_large' });
});

test('a PDF is never touched: taken or refused by type and size', async () => {
  const pdf = (bytes: number) => new File([new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' });
  const page = ['application/pdf', ...photos];
  const small = pdf(1000);
  expect((await shrinkPhoto(small, { accept: page })).file).toBe(small);
  await expect(shrinkPhoto(pdf(1000), { accept: photos })).rejects.toMatchObject({ code: 'file_type_not_accepted' });
  await expect(shrinkPhoto(pdf(5 * 1024 * 1024 + 1), { accept: page })).rejects.toMatchObject({
    code: 'file_too_large',
  });
  await expect(shrinkPhoto(pdf(0), { accept: page })).rejects.toMatchObject({ code: 'file_empty' });
});

test('a dark or blurred photo is warned about, a good one is not', async () => {
  const small = { width: 1000, height: 750 };
  const warnings = async (file: Promise<File>) => (await shrinkPhoto(await file, { accept: photos })).warnings;
  expect(await warnings(photo(small))).toEqual([]);
  expect(await warnings(photo({ ...small, dark: true }))).toEqual(['dark']);
  expect(await warnings(photo({ ...small, blur: 12 }))).toEqual(['blurred']);
});

test('a card’s front is reported only where its back is asked for', async () => {
  const isRecognised = async (card: File, back: boolean) =>
    (await shrinkPhoto(card, { accept: photos, card: true, back })).warnings.includes('wrong_side');
  const front = await photo({ width: 1000, height: 750, blank: [0.2, 0.5] });
  expect(await isRecognised(front, true)).toBe(true);
  expect(await isRecognised(front, false)).toBe(false);
  expect(await isRecognised(await photo({ width: 1000, height: 750 }), true)).toBe(false);
});

test('photos become one PDF that fits', async () => {
  const pdf = await photosToPdf([await photo(), await photo({ width: 2100, height: 2800 })], 'octubre.pdf');
  expect(pdf.type).toBe('application/pdf');
  expect(pdf.size).toBeLessThan(5 * 1024 * 1024);
  expect((await pdf.text()).match(/\/Type\/Page\//g)).toHaveLength(2);
});
