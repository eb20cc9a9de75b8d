import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/**
 * Reads the whole file, since the scans of a progressive JPEG are spread over it; stops once there are more than any real picture
 * has. For each scan, even an empty one, the decoder goes over the whole picture.
 */
export function readJpegHeader(file: Buffer): PictureHeader {
  let frame: Frame | null = null;
  let scans = 0;
  let partial = false;
  for (const { marker, at } of markers(file, 2)) {
    if (marker === END) refuseCutCompanions(file, at + 2);
    if (isFrame(marker)) frame ??= readFrame(file, at + 4, marker);
    if (marker !== SCAN) continue;
    partial ||= file.readUInt8(at + 4) < (frame?.components ?? 0);
    if (++scans > COUNT_NO_FURTHER) break;
  }
  if (!frame) throw new RefusedHeader('It has no size.');
  const { width, height, samples, progressive } = frame;
  // If a scan lacks components, the decoder buffers the picture for further scans, even if none follow.
  const held = progressive || partial || scans > 1 ? samples * COEFFICIENT_BYTES : 0;
  return { width, height, pixelBytes: 3, passes: Math.max(1, scans), held };
}

/** The markers of one picture, from `start` to its end. */
function* markers(file: Buffer, start: number): Generator<{ marker: number; at: number }> {
  for (let at = start; at < file.length; ) {
    const marker = file[at + 1];
    // Between segments, or inside a scan. After 0xff, 0 escapes an 0xff in the data, and 0xff is a filler.
    if (file[at] !== 0xff || marker === 0 || marker === 0xff || marker === undefined) {
      at++;
      continue;
    }
    yield { marker, at };
    if (marker === END) return;
    at += standsAlone(marker) ? 2 : 2 + file.readUInt16BE(at + 2);
  }
}

/**
 * Phones write further pictures behind the first: a gain map, a depth map, a second eye. No decoder opens them, so only their end
 * shows that the file is complete.
 */
function refuseCutCompanions(file: Buffer, start: number): void {
  for (let at = start; at < file.length; ) {
    while (file[at] === 0) at++;
    if (!file.subarray(at, at + 3).equals(START)) return;
    const end = [...markers(file, at + 2)].at(-1);
    if (end?.marker !== END) throw new RefusedHeader('A picture behind it is cut off.');
    at = end.at + 2;
  }
}

interface Frame {
  width: number;
  height: number;
  components: number;
  /** Samples of all components; most files have fewer for color than for brightness. */
  samples: number;
  progressive: boolean;
}

function readFrame(file: Buffer, at: number, marker: number): Frame {
  const [height, width, components] = [file.readUInt16BE(at + 1), file.readUInt16BE(at + 3), file.readUInt8(at + 5)];
  if (components < 1 || components > 4) throw new RefusedHeader(`It has ${components} components.`);
  const factors = Array.from({ length: components }, (_, n) => file.readUInt8(at + 7 + 3 * n));
  const across = factors.map((factor) => factor >> 4);
  const down = factors.map((factor) => factor & 15);
  const most = Math.max(1, ...across) * Math.max(1, ...down);
  const share = across.reduce((sum, factor, n) => sum + factor * down[n]!, 0) / most;
  return { width, height, components, samples: width * height * share, progressive: (marker & 3) === 2 };
}

// 0xc4, 0xc8 and 0xcc are tables, not frames.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

const START = Buffer.from('ffd8ff', 'hex');
const SCAN = 0xda;
const END = 0xd9;
const COUNT_NO_FURTHER = 1000;
const COEFFICIENT_BYTES = 2;
