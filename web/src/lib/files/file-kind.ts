import { type DocumentType, documents, type FileKind } from '@volante/contract/documents/rules.ts';
import { isPdfOnly } from '@volante/contract/media/rules.ts';
import { readBytes } from './read-failure.ts';

/** The kind of a file by its first bytes; null if unknown. Rejects if they can't be read. */
export async function kindOf(file: Blob): Promise<FileKind | null> {
  const bytes = new Uint8Array(await readBytes(file.slice(0, 1024)));
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('BM')) return 'bmp';
  if (/^(II\*\0|MM\0\*)/.test(text)) return 'tiff';
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text)) return 'heic';
  // Some programs write a few bytes before the header.
  return text.includes('%PDF-') ? 'pdf' : null;
}

/** MIME type per kind, independent of the file's name. */
export const mimeTypes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  heic: 'image/heic',
  pdf: 'application/pdf',
};

/** For `<input accept>`. Omits HEIC on purpose: an iPhone then converts to JPEG. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => mimeTypes[kind]).join(',');
}

/** "PDF, JPG, PNG", for display. */
export function kindNames(kinds: readonly FileKind[]): string[] {
  return kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase()));
}

/** True where only PDF is accepted, so that photos are joined into one. */
export function takesOnlyPdf(type: DocumentType): boolean {
  return isPdfOnly(documents[type]);
}
