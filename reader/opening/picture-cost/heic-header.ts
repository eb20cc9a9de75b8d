import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/**
 * The largest size declared in the file: the thumbnail, the tiles and the full picture each declare one, so it doesn't matter
 * which one is displayed.
 */
export function readHeicHeader(file: Buffer): PictureHeader {
  const whole = { from: 0, to: file.length };
  const meta = find(file, whole, 'meta');
  // The content of a meta box begins with a version and flags.
  const properties = find(file, { from: meta.from + 4, to: meta.to }, 'iprp');
  const sizes = boxes(file, find(file, properties, 'ipco')).filter(({ type }) => type === 'ispe');
  let [width, height, most] = [0, 0, 0];
  for (const { from } of sizes) {
    const size = [file.readUInt32BE(from + 4), file.readUInt32BE(from + 8)] as const;
    if (size[0] * size[1] > most) [width, height] = size;
    most = Math.max(most, size[0] * size[1]);
  }
  return { width, height, pixelBytes: 4, passes: 1, held: width * height * DECODER_BYTES };
}

interface Span {
  from: number;
  to: number;
}

function find(file: Buffer, span: Span, type: string): Span {
  const [box, another] = boxes(file, span).filter((one) => one.type === type);
  if (!box) throw new RefusedHeader(`It has no ${type}.`);
  // The decoder uses the last one.
  if (another) throw new RefusedHeader(`It has more than one ${type}.`);
  return box;
}

function boxes(file: Buffer, { from, to }: Span): (Span & { type: string })[] {
  const found = [];
  for (let at = from; at + 8 <= to; ) {
    if (found.length === MAX_BOXES) throw new RefusedHeader('It has too many boxes.');
    const said = file.readUInt32BE(at);
    const head = said === 1 ? 16 : 8;
    // 0: up to the end. 1: the length follows in eight bytes, of which the first four are zero for all files here.
    const length = said === 0 ? to - at : said === 1 ? file.readUInt32BE(at + 12) : said;
    if (length < head) throw new RefusedHeader('A box is shorter than its head.');
    const type = file.toString('latin1', at + 4, at + 8);
    // Behind the boxes there may be other data. The picture may be whole although the file isn't: its gain map follows it.
    if (type === 'mdat' && at + length > file.length) throw new RefusedHeader('It is cut off.');
    found.push({ type, from: at + head, to: Math.min(to, at + length) });
    at += length;
  }
  return found;
}

const MAX_BOXES = 5000;
/** Bytes per pixel in the decoder: luma and two half-size chroma planes take 1.5, rounded up. */
const DECODER_BYTES = 2;
