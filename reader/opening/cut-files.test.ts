import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONVERTED_KINDS, documents, type FileKind, homePhoto } from '@volante/contract/documents/rules.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { stereoJpeg, ultraHdrJpeg } from '../testing/test-companions.ts';
import * as files from '../testing/test-files.ts';
import { phoneHeic } from '../testing/test-heic.ts';
import { createFileInspector } from './inspector.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'volante-cut-'));
const inspector = createFileInspector({ children: 1 });
afterAll(async () => {
  await inspector.close();
  await rm(folder, { recursive: true });
});

let count = 0;
async function inspect(kind: FileKind, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${count++}`);
  await writeFile(file, bytes);
  return (await inspector.inspect({ path: file, kind, target: `${file}.picture` }, 'one')).refusal ?? 'taken';
}

const noisy = async (edge: number) => sharp(await files.noisyJpeg(edge * edge * 2.45));
const film = async () => {
  const frames = await Promise.all([1, 2, 3].map(async () => (await noisy(60)).png().toBuffer()));
  return sharp(frames, { join: { animated: true } });
};

// Every layout in which a part of the file comes after what a decoder opens.
const whole: Record<FileKind, Record<string, () => Promise<Buffer>>> = {
  jpeg: {
    'of one pass': () => files.noisyJpeg(50_000),
    progressive: async () => (await noisy(120)).jpeg({ progressive: true }).toBuffer(),
    'with a gain map (Ultra HDR)': ultraHdrJpeg,
    'of two eyes (MPO)': stereoJpeg,
    'of 48 megapixels': () => files.jpeg(8064, 6048),
  },
  png: {
    'of a photo': async () => (await noisy(120)).png().toBuffer(),
    'of a drawing': () => files.png(1000, 800),
    interlaced: async () => (await noisy(120)).png({ progressive: true }).toBuffer(),
    animated: files.animatedPng,
  },
  webp: {
    'of a photo': async () => (await noisy(120)).webp().toBuffer(),
    lossless: async () => (await noisy(120)).webp({ lossless: true }).toBuffer(),
    animated: async () => (await film()).webp().toBuffer(),
  },
  gif: {
    'of one frame': async () => (await noisy(60)).gif().toBuffer(),
    animated: async () => (await film()).gif().toBuffer(),
  },
  tiff: {
    'of strips': async () => (await noisy(120)).tiff({ compression: 'lzw' }).toBuffer(),
    'of tiles': async () => (await noisy(120)).tiff({ tile: true, tileWidth: 64, tileHeight: 64 }).toBuffer(),
    'of three pages': async () => (await film()).tiff().toBuffer(),
  },
  bmp: { 'of a scanner': files.bmp },
  heic: {
    'of one picture': files.heic,
    'of tiles': () => phoneHeic({ width: 2016, height: 1512 }),
    'of 48 megapixels': () => phoneHeic({ width: 8064, height: 6048, turned: true }),
    'with transparency': files.seeThroughHeic,
  },
  pdf: {
    'of pages': () => files.pdf(20),
    'of scans': () => files.scannedPdf(3),
    'without packed objects': () => files.scannedPdf(3, false),
    'that was changed after it was written': files.amendedPdf,
    'with restrictions': () => files.restrictedPdf(),
  },
};

test('every kind of file that is accepted somewhere is tried', () => {
  const accepted = [...Object.values(documents), homePhoto].flatMap(({ accepts }) => accepts as readonly FileKind[]);
  expect(new Set(Object.keys(whole))).toEqual(new Set([...accepted, ...CONVERTED_KINDS]));
});

for (const [kind, layouts] of Object.entries(whole))
  test(`a ${kind} that is cut anywhere is refused`, async () => {
    for (const [layout, make] of Object.entries(layouts)) {
      const bytes = await make();
      if (layout !== 'of 48 megapixels') expect(await inspect(kind as FileKind, bytes), layout).toBe('taken');
      for (const share of [0.5, 0.9, 0.99]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * share));
        expect(await inspect(kind as FileKind, cut), `${layout}, ${share}`).toBe('file_unreadable');
      }
    }
  });

test('a HEIC that does not say where its data ends is refused when tiles are missing or broken', async () => {
  const bytes = await phoneHeic({ width: 2016, height: 1512 });
  const data = bytes.indexOf('mdat');
  // Up to the end of the file.
  bytes.writeUInt32BE(0, data - 4);
  expect(await inspect('heic', bytes)).toBe('taken');
  expect(await inspect('heic', bytes.subarray(0, bytes.length - 20_000))).toBe('file_unreadable');
  bytes.fill(0, bytes.length - 10_000, bytes.length - 5000);
  expect(await inspect('heic', bytes)).toBe('file_unreadable');
});

test('data behind a whole file does not make it a cut one', async () => {
  const junk = [Buffer.alloc(5000), Buffer.from('\r\n<!-- served in 3 ms -->\r\n'), files.zip()];
  const sent: [FileKind, Buffer][] = [
    ['jpeg', await files.jpeg()],
    ['jpeg', await ultraHdrJpeg()],
    ['png', await files.png()],
    ['webp', await files.webp()],
    ['gif', await files.animated('gif')],
    ['tiff', await files.tiff()],
    ['bmp', await files.bmp()],
    ['heic', await files.heic()],
    ['pdf', await files.pdf()],
  ];
  for (const [kind, bytes] of sent)
    for (const end of junk) expect(await inspect(kind, Buffer.concat([bytes, end])), kind).toBe('taken');
  // Editors that drop the other pictures leave the list of them.
  const stereo = await stereoJpeg();
  const first = stereo.subarray(0, stereo.indexOf(Buffer.from('ffd9ffd8ff', 'hex')) + 2);
  expect(await inspect('jpeg', first)).toBe('taken');
});
