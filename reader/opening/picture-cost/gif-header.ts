import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/** Reads every frame, since frames enlarge the canvas and the declared screen size is often wrong. */
export function readGifHeader(file: Buffer): PictureHeader {
  const screen = { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  let [width, height, frames] = [0, 0, 0];
  let at = 13 + paletteBytes(file.readUInt8(10));
  while (at < file.length && file[at] !== END) {
    const block = file[at];
    if (block === EXTENSION) at = behindParts(file, at + 2);
    else if (block === FRAME) {
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

const EXTENSION = 0x21;
const FRAME = 0x2c;
const END = 0x3b;
const MAX_FRAMES = 1000;
/** If the declared size is larger than this, the decoder ignores it and uses the frames. */
const BELIEVED_SCREEN = 2048;
