import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { Definition } from './pdf-definitions.ts';
import { PdfTokens } from './pdf-tokens.ts';
import { type PdfValue, readValue, valuesAt } from './pdf-values.ts';

/** An object stream, which most current PDFs have. */
export interface Packed {
  number: number;
  /** Offset of the stream's data. */
  bytes: Buffer;
  dict: PdfValue;
}

/** Some viewers recognize an object stream by the offset of its first object instead of its type. */
export function isPacked(dict: PdfValue): boolean {
  const isNamed = valuesAt(dict, 'Type').some((type) => type.kind === 'name' && type.name === 'ObjStm');
  return isNamed || valuesAt(dict, 'First').length > 0;
}

/** The objects in a stream; null if it can't be opened, or contains more than `most` bytes. */
export function unpack({ bytes, dict }: Packed, most: number): Definition[] | null {
  const [first, another] = valuesAt(dict, 'First');
  const data = open(bytes, dict, most);
  if (data === null || first?.kind !== 'number' || another || first.value > data.length) return null;
  const tokens = new PdfTokens(data.subarray(0, first.value), 0);
  const found: Definition[] = [];
  for (;;) {
    const [number, offset] = [tokens.next(), tokens.next()];
    if (number.kind === 'end') return found;
    if (number.kind !== 'number' || offset.kind !== 'number' || !(offset.value >= 0)) return null;
    found.push({ bytes: data, at: first.value + offset.value, number: number.value });
  }
}

// Streams with unusual filters aren't searched, and are flagged.
function open(bytes: Buffer, dict: PdfValue, most: number): Buffer | null {
  const filters = valuesAt(dict, 'Filter').flatMap((one) => (one.kind === 'list' ? one.items : [one]));
  const [filter] = filters;
  if (valuesAt(dict, 'DecodeParms').length > 0 || valuesAt(dict, 'F').length > 0 || filters.length > 1) return null;
  if (filter === undefined) return bytes.length > most ? null : bytes.subarray(0, endOf(bytes));
  if (filter.kind !== 'name' || !['FlateDecode', 'Fl'].includes(filter.name)) return null;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch {
    return null;
  }
}

function endOf(bytes: Buffer): number {
  const end = bytes.indexOf('endstream');
  return end < 0 ? bytes.length : end;
}

/**
 * The object streams of an encrypted PDF, by number. The empty password opens files that only restrict printing and copying, such
 * as most bank statements. Throws if it doesn't open this one.
 */
export async function unlock(file: Buffer): Promise<Map<number, Packed>> {
  const pdf = await PDFDocument.load(file, { password: '', updateMetadata: false, capNumbers: true });
  const unlocked = new Map<number, Packed>();
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const dict = readValue(Buffer.from(object.dict.toString()), 0);
    if (dict && isPacked(dict))
      unlocked.set(ref.objectNumber, { number: ref.objectNumber, bytes: Buffer.from(object.contents), dict });
  }
  return unlocked;
}
