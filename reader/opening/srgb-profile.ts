// The parts of ICC.1:2022 that define the colors of a display profile: a list of tags, primaries, and curves.

/** Red, green and blue of sRGB, adapted to D50 as in every profile: X, Y and Z of each. */
const PRIMARIES = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7139],
};
/** On a scale of 1. Profiles of sRGB are rounded differently; half a level of 255 is 0.002. */
const TOLERANCE = 0.0015;
const HEADER = 128;

/**
 * Whether a profile describes sRGB itself, so that converting pixels with it changes nothing. A browser embeds one into every
 * photo that it shrank, and converting takes as much time as decoding the photo twice. False for a broken profile, or one of
 * another kind.
 */
export function isSrgb(profile: Buffer): boolean {
  try {
    if (profile.toString('latin1', 16, 24) !== 'RGB XYZ ') return false;
    const tags = tagsOf(profile);
    // Tables by device value take precedence over primaries and curves.
    if (['A2B0', 'A2B1', 'A2B2', 'D2B0', 'D2B1', 'D2B2'].some((name) => tags.has(name))) return false;
    const primaries = Object.entries(PRIMARIES).every(([name, wanted]) => {
      const tag = tags.get(name);
      return tag && typeOf(tag) === 'XYZ ' && wanted.every((value, at) => isClose(fixed(tag, 8 + at * 4), value));
    });
    return primaries && ['rTRC', 'gTRC', 'bTRC'].every((name) => isSrgbCurve(tags.get(name)));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function tagsOf(profile: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>();
  for (let left = Math.min(profile.readUInt32BE(HEADER), 100), at = HEADER + 4; left > 0; left--, at += 12) {
    const [start, size] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    tags.set(profile.toString('latin1', at, at + 4), profile.subarray(start, start + size));
  }
  return tags;
}

function isSrgbCurve(tag: Buffer | undefined): boolean {
  if (!tag) return false;
  if (typeOf(tag) === 'curv') {
    const count = tag.readUInt32BE(8);
    // A single value is a plain exponent, no value a straight line.
    if (count < 256 || count > 65_536) return false;
    for (let at = 0; at < count; at++)
      if (!isClose(tag.readUInt16BE(12 + at * 2) / 65_535, lightOf(at / (count - 1)))) return false;
    return true;
  }
  const kind = typeOf(tag) === 'para' ? tag.readUInt16BE(8) : null;
  if (kind !== 3 && kind !== 4) return false;
  const [exponent, a, b, c, d] = [0, 1, 2, 3, 4].map((at) => fixed(tag, 12 + at * 4)) as [number, ...number[]];
  const [e, f] = kind === 4 ? [fixed(tag, 32), fixed(tag, 36)] : [0, 0];
  const wanted = [1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0];
  return isClose(exponent, 2.4) && wanted.every((value, at) => isClose([a, b, c, d, e, f][at]!, value));
}

/** The light that sRGB gives for a value, both from 0 to 1. */
function lightOf(value: number): number {
  return value < 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const isClose = (item: number, other: number) => Math.abs(item - other) <= TOLERANCE;
const typeOf = (tag: Buffer) => tag.toString('latin1', 0, 4);
const fixed = (tag: Buffer, at: number) => tag.readInt32BE(at) / 65_536;
