import type { FileKind } from '@volante/contract/documents/rules.ts';
import { fileTypeFromBuffer } from 'file-type';

/**
 * The kind of file according to its first bytes (4,100 are enough); null for an unknown kind. It doesn't prove that the file
 * opens.
 */
export async function sniffKind(head: Buffer): Promise<FileKind | null> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined);
  if (type) return kinds[type.mime] ?? null;
  // Viewers accept a PDF after other bytes, which some mail programs and scanners put before it.
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
