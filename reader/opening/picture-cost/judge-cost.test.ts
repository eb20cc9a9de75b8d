import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as files from '../../testing/test-files.ts';
import { judgeCost } from './judge-cost.ts';
import { RefusedHeader } from './picture-header.ts';

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#48c' }, limitInputPixels: false });
/** A JPEG of 64 pixels whose header declares more. Only the header is judged, and encoding 50 megapixels would take a second. */
async function sayingJpeg(width: number, height: number, options?: { progressive: boolean }) {
  const jpeg = await plain(64, 64).jpeg(options).toBuffer();
  const frame = jpeg.indexOf(Buffer.from(options?.progressive ? 'ffc2' : 'ffc0', 'hex'));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
const refuses = (file: Buffer, why: string | RegExp) => {
  const judge = () => judgeCost(file);
  expect(judge).toThrow(RefusedHeader);
  expect(judge).toThrow(why);
};

describe('pictures from phones and scanners are opened', () => {
  test('screenshots and small files of every kind are small', async () => {
    const sent = [
      await plain(1440, 3200).png().toBuffer(),
      await plain(1080, 20_000)
        .jpeg()
        .toBuffer()
        .then((jpeg) => jpeg.subarray(0, 3000)),
      await files.jpeg(),
      await files.cmykJpeg(),
      await files.png(),
      await files.animatedPng(),
      await files.webp(),
      await plain(64, 48, 4).webp({ lossless: true }).toBuffer(),
      await files.animated('webp'),
      await files.animated('gif'),
      await files.tiff(),
    ];
    expect(sent.map((file) => judgeCost(file).large)).toEqual(sent.map((_, n) => n === 1));
  });

  test('a photo of 12 or 13 megapixels needn’t wait for a large one', async () => {
    const usual = [await sayingJpeg(4160, 3120), await sayingJpeg(4032, 3024, { progressive: true })];
    expect(usual.map((file) => judgeCost(file).large)).toEqual([false, false]);
  });

  test('photos of 16 and 50 megapixels are opened one at a time, and a WebP of 12, which is held in memory', async () => {
    const large = [
      await sayingJpeg(4608, 3456),
      await sayingJpeg(8160, 6120),
      await plain(4000, 3000).webp().toBuffer(),
    ];
    expect(large.map((file) => judgeCost(file).large)).toEqual([true, true, true]);
  });

  test('a narrow, small strip', async () => {
    expect(judgeCost(await plain(3000, 20).png().toBuffer())).toEqual({ large: false });
  });
});

describe('pictures that no phone makes are refused by their header', () => {
  test('a progressive JPEG of more scans than any encoder writes, empty ones too', async () => {
    const jpeg = await plain(600, 600).jpeg({ progressive: true }).toBuffer();
    const empty = Buffer.from('ffda0008010100000000', 'hex');
    const scans = (count: number) =>
      Buffer.concat([jpeg.subarray(0, -2), ...Array(count).fill(empty), jpeg.subarray(-2)]);
    expect(judgeCost(scans(20))).toEqual({ large: false });
    refuses(scans(41), /passes/);
    refuses(scans(60_000), /passes/);
  });

  test('few scans of a large picture', async () => {
    const jpeg = await sayingJpeg(5800, 6000, { progressive: true });
    const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
    judgeCost(jpeg);
    refuses(Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(15).fill(last), jpeg.subarray(-2)]), /passes/);
  });

  test('more pixels, more bytes of a pixel, or longer than anything on a screen', () => {
    refuses(files.pngBomb(8000, 6300), /measures/);
    refuses(files.pngBomb(1, 49_000_000), /wide/);
    refuses(files.rawPng(7000, 7000, { depth: 16, colours: 2 }), /unpacks/);
    refuses(files.rawPng(6500, 6500, { depth: 8, colours: 2, interlaced: 1 }), /memory/);
  });

  test('a progressive JPEG, GIF or tiled TIFF that decodes completely into memory', async () => {
    refuses(await sayingJpeg(7000, 7000, { progressive: true }), /memory/);
    const gif = await files.animated('gif');
    const size = gif.indexOf(0x2c, 13 + 3 * 2 ** ((gif.readUInt8(10) & 7) + 1)) + 5;
    gif.writeUInt16LE(4000, size);
    gif.writeUInt16LE(4000, size + 2);
    refuses(gif, /memory/);
    refuses(tiff({ width: 6800, height: 6800, rows: 16, samples: 3, tile: 6800 }), /memory/);
  });

  test('a JPEG with one color component per scan, which the decoder has to buffer completely', async () => {
    const jpeg = await plain(600, 600).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(6000, frame + 5);
    jpeg.writeUInt16BE(6000, frame + 7);
    judgeCost(jpeg);
    const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'));
    const alone = Buffer.from('ffda0008010100003f00', 'hex');
    refuses(Buffer.concat([jpeg.subarray(0, scan), alone, jpeg.subarray(scan + 14)]), /memory/);
  });

  test('a TIFF with numbers of an unusual type, or after too many other entries', () => {
    const SIGNED = 9;
    const OF_EIGHT_BYTES = 16;
    for (const type of [SIGNED, OF_EIGHT_BYTES]) {
      const file = tiff({ width: 6800, height: 6800, rows: 0x10001, samples: 3 });
      file.writeUInt16LE(type, 10 + 12 * 4 + 2);
      refuses(file, /type/);
    }
    const many = Buffer.alloc(8 + 2 + 12 * 201 + 4);
    tiff({ width: 100, height: 100 }).copy(many, 0, 0, 10 + 12 * 2);
    many.writeUInt16LE(201, 8);
    refuses(many, /too many tags/);
  });

  test('a GIF with too many frames, or with a canvas larger than its declared screen', async () => {
    const gif = await files.animated('gif');
    const frame = Buffer.from('2c00000000010001000002024401003b', 'hex').subarray(0, -1);
    refuses(Buffer.concat([gif.subarray(0, -1), ...Array<Buffer>(1001).fill(frame)]), /frames/);
    const far = Buffer.from(frame);
    far.writeUInt16LE(60_000, 1);
    far.writeUInt16LE(60_000, 3);
    refuses(Buffer.concat([gif.subarray(0, -1), far]), /measures/);
  });

  test('a WebP that needs more memory than a photo', async () => {
    const webp = await files.webp();
    webp.writeUInt16LE(5000, 26);
    webp.writeUInt16LE(5000, 28);
    refuses(webp, /memory/);
  });

  test('a TIFF with one huge strip, an endless chain of pages, or a hundred colors', async () => {
    refuses(tiff({ width: 6800, height: 6800, rows: 6800, samples: 3 }), /memory/);
    judgeCost(tiff({ width: 6800, height: 6800, rows: 16, samples: 3 }));
    refuses(tiff({ width: 100, height: 100, rows: 16, samples: 100 }), /pixel/);
    refuses(tiff({ width: 100, height: 100, rows: 16, samples: 3, next: 8 }), /pages/);
    judgeCost(tiffOf(100));
    refuses(tiffOf(101), /pages/);
  });

  test('a truncated header, and bytes that are not a picture', async () => {
    refuses(Buffer.from('{"not": "a picture"}'), /not a picture/);
    for (const whole of [await files.jpeg(), await files.png(), await files.webp(), tiff({})]) {
      for (let length = 0; length < 24; length++) refuses(whole.subarray(0, length), /./);
    }
  });
});

interface Directory {
  width?: number;
  height?: number;
  rows?: number;
  samples?: number;
  /** Edge length of its tiles, in pixels. */
  tile?: number;
  next?: number;
}

/** A TIFF that consists of only a directory. */
function tiff({ width = 10, height = 10, rows = 10, samples = 1, tile = 0, next = 0 }: Directory): Buffer {
  const tags = [
    [256, width],
    [257, height],
    [258, 8],
    [277, samples],
    [278, rows],
    [322, tile],
    [323, tile],
  ] as const;
  const file = Buffer.alloc(10 + 12 * tags.length + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  for (const [n, [tag, value]] of tags.entries()) {
    const at = 10 + 12 * n;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.writeUInt32LE(next, 10 + 12 * tags.length);
  return file;
}

/** A TIFF in which all pages but the first are empty: no tags, only the position of the next page. */
function tiffOf(pages: number): Buffer {
  const start = tiff({}).length;
  const rest = Buffer.alloc(6 * (pages - 1));
  for (let n = 1; n < pages - 1; n++) rest.writeUInt32LE(start + 6 * n, 6 * n - 4);
  return Buffer.concat([tiff({ next: start }), rest]);
}
