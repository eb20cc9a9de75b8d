import { findHeifExif } from './heif-exif.ts';

/** What a camera wrote into a JPEG or HEIC about the moment; nothing where it wrote nothing. */
export interface Exif {
  /** As on the camera's clock; a zone only if it wrote one. */
  takenAt?: Date;
  /** In degrees. */
  latitude?: number;
  longitude?: number;
}

/** EXIF, or in a HEIC where it is, is among the first parts of a file; a preview picture in it can be 64 KB. */
const HEAD = 256 * 1024;

/** Reads the EXIF data of a photo. Nothing in the file makes it reject; other formats have none that we read. */
export async function readExif(photo: Blob): Promise<Exif> {
  const head = new DataView(await photo.slice(0, HEAD).arrayBuffer());
  try {
    const tiff = findTiff(head) ?? (await tiffAt(photo, findHeifExif(head)));
    return tiff ? readTiff(tiff) : {};
  } catch (error) {
    // An offset beyond the file's end.
    if (error instanceof RangeError) return {};
    throw error;
  }
}

/** The part of a HEIC with EXIF data begins with how many bytes its TIFF header is behind that number. */
async function tiffAt(photo: Blob, part: { at: number; length: number } | null): Promise<DataView | null> {
  if (!part) return null;
  const view = new DataView(await photo.slice(part.at, part.at + Math.min(part.length, HEAD)).arrayBuffer());
  return new DataView(view.buffer, 4 + view.getUint32(0));
}

function findTiff(view: DataView): DataView | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const [kind, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    // The picture itself begins.
    if (kind === 0xda) return null;
    if (kind === 0xe1 && view.getUint32(at + 4) === 0x45786966)
      return new DataView(view.buffer, at + 10, Math.min(length - 8, view.byteLength - at - 10));
    at += 2 + length;
  }
  return null;
}

type Entries = Map<number, { type: number; count: number; at: number }>;

function readTiff(view: DataView): Exif {
  const little = view.getUint16(0) === 0x4949;
  const short = (at: number) => view.getUint16(at, little);
  const long = (at: number) => view.getUint32(at, little);
  const entriesAt = (offset: number): Entries => {
    const entries: Entries = new Map();
    for (let i = 0; i < short(offset); i++) {
      const at = offset + 2 + 12 * i;
      entries.set(short(at), { type: short(at + 2), count: long(at + 4), at: at + 8 });
    }
    return entries;
  };
  const text = (entries: Entries, tag: number): string => {
    const { type, count, at } = entries.get(tag) ?? { type: 0, count: 0, at: 0 };
    if (type !== 2 || count > 40) return '';
    const from = count > 4 ? long(at) : at;
    return Array.from({ length: count }, (_, i) => String.fromCharCode(view.getUint8(from + i)))
      .join('')
      .replace(/\0.*$/s, '');
  };
  const inside = (entries: Entries, tag: number): Entries => {
    const pointer = entries.get(tag);
    return pointer ? entriesAt(long(pointer.at)) : new Map();
  };
  const degrees = (entries: Entries, tag: number, reference: number, negative: string): number | undefined => {
    const { type, count, at } = entries.get(tag) ?? { type: 0, count: 0, at: 0 };
    if (type !== 5 || count !== 3) return undefined;
    const [whole = 0, minutes = 0, seconds = 0] = [0, 8, 16].map((next) => {
      const from = long(at) + next;
      return long(from) / long(from + 4);
    });
    const sum = whole + minutes / 60 + seconds / 3600;
    return Number.isFinite(sum) ? sum * (text(entries, reference) === negative ? -1 : 1) : undefined;
  };

  const first = entriesAt(long(4));
  const [taken, gps] = [inside(first, 0x8769), inside(first, 0x8825)];
  const takenAt = momentOf(text(taken, 0x9003), text(taken, 0x9011));
  const [latitude, longitude] = [degrees(gps, 2, 1, 'S'), degrees(gps, 4, 3, 'W')];
  return {
    ...(takenAt && { takenAt }),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
}

/** `2026:11:28 09:30:00`, in the phone's zone unless the camera wrote one. */
function momentOf(text: string, zone: string): Date | null {
  const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  if (!day) return null;
  const moment = new Date(`${day.replaceAll(':', '-')}T${time}${/^[+-]\d\d:\d\d$/.test(zone) ? zone : ''}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
