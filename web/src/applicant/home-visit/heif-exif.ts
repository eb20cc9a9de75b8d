/**
 * Where the EXIF data of a HEIC or AVIF is in the file (ISO 23008-12), from the file's first bytes; null without any. Throws `RangeError`
 * where the file ends too early.
 */
export function findHeifExif(view: DataView): { at: number; length: number } | null {
  if (view.byteLength < 12 || nameAt(view, 4) !== 'ftyp') return null;
  const meta = boxesIn(view, 0, view.byteLength).find(({ name }) => name === 'meta');
  if (!meta) return null;
  const parts = boxesIn(view, meta.at + 4, meta.end);
  const [names, places] = ['iinf', 'iloc'].map((wanted) => parts.find(({ name }) => name === wanted));
  const id = names && idOfExif(view, names);
  return id !== undefined && places ? placeOf(view, places, id) : null;
}

interface Box {
  name: string;
  /** Of its content. */
  at: number;
  end: number;
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const length = view.getUint32(at);
    // The file's last box, or one of more than 4 GB: the pictures themselves.
    if (length < 8) break;
    boxes.push({ name: nameAt(view, at + 4), at: at + 8, end: Math.min(at + length, to) });
    at += length;
  }
  return boxes;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function idOfExif(view: DataView, { at, end }: Box): number | undefined {
  const items = boxesIn(view, at + 4 + (view.getUint8(at) === 0 ? 2 : 4), end);
  for (const { at: item } of items) {
    const isLong = view.getUint8(item) > 2;
    if (nameAt(view, item + (isLong ? 10 : 8)) === 'Exif')
      return isLong ? view.getUint32(item + 4) : view.getUint16(item + 4);
  }
  return undefined;
}

/** Data in one piece, counted from the beginning of the file, as cameras write it. */
function placeOf(view: DataView, { at, end }: Box, wanted: number): { at: number; length: number } | null {
  const version = view.getUint8(at);
  let here = at + 4;
  const take = (size: number): number => {
    here += size;
    if (here > end) throw new RangeError();
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(here - 2);
    return size === 4 ? view.getUint32(here - 4) : Number(view.getBigUint64(here - 8));
  };
  const sizes = take(2);
  const [ofOffset = 0, ofLength = 0, ofBase = 0, ofIndex = 0] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15);
  // "Until the end", which cameras don't write.
  if (ofLength === 0) return null;
  const idSize = version < 2 ? 2 : 4;
  for (let left = take(idSize); left > 0; left--) {
    const id = take(idSize);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(ofBase);
    const pieces = Array.from({ length: take(2) }, () => {
      take(version === 0 ? 0 : ofIndex);
      return { at: base + take(ofOffset), length: take(ofLength) };
    });
    const [only, ...more] = pieces;
    if (id === wanted) return only && method === 0 && more.length === 0 ? only : null;
  }
  return null;
}
