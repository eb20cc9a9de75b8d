// JPEGs with further pictures behind the first, as phones and stereo cameras write them (CIPA DC-007).
import * as files from './test-files.ts';

/** A photo with a gain map a sixteenth of its size, as Android phones write it: Ultra HDR (ISO 21496-1). */
export async function ultraHdrJpeg(): Promise<Buffer> {
  return withCompanions(await files.noisyJpeg(80_000), [await files.noisyJpeg(5000)]);
}

/** Two eyes, which differ in size: MPO. */
export async function stereoJpeg(): Promise<Buffer> {
  return withCompanions(await files.noisyJpeg(30_000), [await files.noisyJpeg(40_000)]);
}

function withCompanions(first: Buffer, others: Buffer[]): Buffer {
  const index = mpIndex(first, others);
  return Buffer.concat([first.subarray(0, 2), index, first.subarray(2), ...others]);
}

/** The segment after the start of the first picture: sizes of all pictures and where they begin. */
function mpIndex(first: Buffer, others: Buffer[]): Buffer {
  const count = 1 + others.length;
  const segment = Buffer.alloc(SEGMENT_HEAD + ENTRIES + 16 * count);
  segment.writeUInt16BE(0xffe2, 0);
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write('MPF\0MM\0*\0\0\0\x08', 4, 'latin1');
  const directory = SEGMENT_HEAD + 8;
  segment.writeUInt16BE(3, directory);
  for (const [n, [tag, type, length, value]] of [
    [0xb000, 7, 4, 0x30313030],
    [0xb001, 4, 1, count],
    [0xb002, 7, 16 * count, ENTRIES],
  ].entries()) {
    const at = directory + 2 + 12 * n;
    segment.writeUInt16BE(tag!, at);
    segment.writeUInt16BE(type!, at + 2);
    segment.writeUInt32BE(length!, at + 4);
    segment.writeUInt32BE(value!, at + 8);
  }
  // Positions are relative to the byte order mark; that of the first picture is zero.
  let place = first.length + segment.length - 2 - SEGMENT_HEAD;
  for (const [n, picture] of [first, ...others].entries()) {
    const at = SEGMENT_HEAD + ENTRIES + 16 * n;
    segment.writeUInt32BE(n === 0 ? 0x30000 : 0, at);
    segment.writeUInt32BE(picture.length + (n === 0 ? segment.length : 0), at + 4);
    if (n === 0) continue;
    segment.writeUInt32BE(place, at + 8);
    place += picture.length;
  }
  return segment;
}

/** Marker, length and name. */
const SEGMENT_HEAD = 8;
/** After the byte order mark: a header of 8 bytes, three tags, and the position of the next directory. */
const ENTRIES = 8 + 2 + 3 * 12 + 4;
