import { type PictureHeader, RefusedHeader } from './picture-header.ts';

export function readPngHeader(file: Buffer): PictureHeader {
  if (file.toString('latin1', 12, 16) !== 'IHDR') throw new RefusedHeader('It does not begin with its header.');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, colours, interlaced] = [file.readUInt8(24), file.readUInt8(25), file.readUInt8(28)];
  const channels = CHANNELS[colours];
  if (!channels) throw new RefusedHeader(`A colour type of ${colours} is unknown.`);
  refuseCutOff(file);
  const pixelBytes = channels * (depth > 8 ? 2 : 1);
  // An interlaced picture is complete only after its last pass.
  return { width, height, pixelBytes, passes: 1, held: interlaced ? width * height * pixelBytes : 0 };
}

// The frames of an animation follow the picture, and decoders need no end.
function refuseCutOff(file: Buffer): void {
  for (let at = SIGNATURE; file.toString('latin1', at + 4, at + 8) !== 'IEND'; )
    at += CHUNK_FRAME + file.readUInt32BE(at);
}

const SIGNATURE = 8;
/** Length, type and checksum. */
const CHUNK_FRAME = 12;
/** By color type; a palette is unpacked to colors with transparency. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
