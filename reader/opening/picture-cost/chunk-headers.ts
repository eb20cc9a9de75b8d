// The headers of picture files that are lists of chunks: PNG, WebP and GIF.
import { type PictureHeader, RefusedHeader } from './picture-header.ts';

export function readPngHeader(file: Buffer): PictureHeader {
  if (file.toString('latin1', 12, 16) !== 'IHDR') throw new RefusedHeader('It does not begin with its header.');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, colours, interlaced] = [file.readUInt8(24), file.readUInt8(25), file.readUInt8(28)];
  const channels = CHANNELS[colours];
  if (!channels) throw new RefusedHeader(`A colour type of ${colours} is unknown.`);
  refuseCutPng(file);
  const pixelBytes = channels * (depth > 8 ? 2 : 1);
  // An interlaced picture is complete only after its last pass.
  return { width, height, pixelBytes, passes: 1, held: interlaced ? width * height * pixelBytes : 0 };
}

// The frames of an animation follow the picture, and decoders need no end.
function refuseCutPng(file: Buffer): void {
  for (let at = PNG_SIGNATURE; file.toString('latin1', at + 4, at + 8) !== 'IEND'; )
    at += CHUNK_FRAME + file.readUInt32BE(at);
}

const PNG_SIGNATURE = 8;
/** Length, type and checksum. */
const CHUNK_FRAME = 12;
/** By color type; a palette is unpacked to colors with transparency. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

/** Each of the three kinds of WebP stores its size differently. */
export function readWebpHeader(file: Buffer): PictureHeader {
  const [width, height] = readWebpSize(file);
  // The decoded picture and a copy for the output.
  return { width, height, pixelBytes: 4, passes: 1, held: width * height * 8 };
}

function readWebpSize(file: Buffer): [width: number, height: number] {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') throw new RefusedHeader('It is of no known kind.');
  const bits = file.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

/** Reads every frame, since frames enlarge the canvas and the declared screen size is often wrong. */
export function readGifHeader(file: Buffer): PictureHeader {
  const screen = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  let [width, height, frames] = [0, 0, 0];
  let at = 13 + paletteBytes(file.readUInt8(10));
  while (at < file.length && file[at] !== GIF_END) {
    const block = file[at];
    if (block === GIF_EXTENSION) at = behindParts(file, at + 2);
    else if (block === GIF_FRAME) {
      if (++frames > MAX_FRAMES) throw new RefusedHeader('It has too many frames.');
      width = Math.max(width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      height = Math.max(height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
      at = behindParts(file, at + 11 + paletteBytes(file.readUInt8(at + 9)));
    } else break;
  }
  // Files without the mark at the end are common, and shown by every viewer: a truncation shows inside a block.
  if (at > file.length) throw new RefusedHeader('It is cut off.');
  if (screen.width <= BELIEVED_SCREEN) width = Math.max(width, screen.width);
  if (screen.height <= BELIEVED_SCREEN) height = Math.max(height, screen.height);
  return { width, height, pixelBytes: 4, passes: 1, held: 2 * 4 * width * height };
}

// Each part begins with its length in one byte; the last one is empty.
function behindParts(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && file[at] !== 0) at += 1 + file[at]!;
  return at + 1;
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;
const GIF_END = 0x3b;
const MAX_FRAMES = 1000;
/** If the declared size is larger than this, the decoder ignores it and uses the frames. */
const BELIEVED_SCREEN = 2048;
