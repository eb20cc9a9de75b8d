import type { FileKind } from '@volante/contract/documents/rules.ts';
import { fileTypeFromBuffer } from 'file-type';

/**
 * What the first bytes of a file (4,100 are enough) say it is; null for everything the product does not know. No proof
 * that it opens.
 */
export async function sniffKind(head: Buffer): Promise<FileKind | null> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  if (type) return kinds[type.mime] ?? null;
  // Readers open a PDF that has something before it, as mail programs and scanners leave there.
  return head.subarray(0, 1024).includes('%PDF-') ? 'pdf' : null;
}

const kinds: Partial<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
};
