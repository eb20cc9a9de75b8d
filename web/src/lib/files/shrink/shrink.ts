import { isReadFailure, readFailureOf } from '../read-failure.ts';
import { resizeInWorker } from './in-worker.ts';
import type { PhotoWarning } from './measures.ts';

/** The server's limit for one file, in bytes. */
const LIMIT = 5 * 1024 * 1024;
/** Files this small are sent as they are. */
const SMALL = { bytes: 1.5 * 1024 * 1024, edge: 2500 };

export type FileProblemCode =
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_not_accepted'
  | 'file_unreadable'
  | 'file_chosen_twice';

/** A file that can't be sent, with the server's own codes; only the phone uses `file_chosen_twice`. */
export class FileProblem extends Error {
  override name = 'FileProblem';
  readonly code: FileProblemCode;

  constructor(code: FileProblemCode) {
    super(code);
    this.code = code;
  }
}

export interface ShrinkOptions {
  /** Longest side, in px: 2000 for photos with text, 1600 for photos of places. More for a scrolled screenshot (`longestNeeded`). */
  longEdge?: number;
  /** Accepted MIME types: `image/jpeg`, `application/pdf` … Other photos become JPEG if the phone can convert them. */
  accept: readonly string[];
  /** In bytes. */
  limit?: number;
  /** A card, judged more closely. */
  card?: boolean;
  /** The back of a card is asked for. */
  back?: boolean;
}

export interface Shrunk {
  file: File;
  warnings: PhotoWarning[];
}

/**
 * Prepares a chosen file for upload: photos are turned upright, scaled and encoded as JPEG on the phone; PDFs stay as they
 * are. Photos the phone can't decode (such as HEIC on Android) are sent unchanged if small enough, and converted by the
 * server. Rejects with `FileProblem`, or with the browser's error for a file that can't be read.
 */
export async function shrinkPhoto(
  file: File,
  { longEdge = 2000, accept, limit = LIMIT, card = false, back = false }: ShrinkOptions,
): Promise<Shrunk> {
  await refuseEmpty(file);
  const taken = accept.includes(file.type);
  if (!isPhoto(file)) {
    if (!taken) throw new FileProblem('file_type_not_accepted');
    return fitting({ file, warnings: [] }, limit);
  }
  if (!accept.some((type) => type.startsWith('image/'))) throw new FileProblem('file_type_not_accepted');
  try {
    const keepUpTo = taken ? { bytes: Math.min(SMALL.bytes, limit), edge: SMALL.edge } : null;
    const { jpeg, warnings } = await resizeInWorker({ photo: file, longEdge, card, back, keepUpTo });
    if (!jpeg || (taken && jpeg.size >= file.size)) return fitting({ file, warnings }, limit);
    return fitting({ file: new File([jpeg], jpegName(file.name), { type: 'image/jpeg' }), warnings }, limit);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    // The worker only says that it failed.
    const failure = await readFailureOf([file]);
    if (isReadFailure(failure)) throw failure;
    return fitting({ file, warnings: [] }, limit);
  }
}

/** Refuses a file without bytes. A deleted one has no size either; it rejects with the browser's error, because it can't be read. */
export async function refuseEmpty(file: File): Promise<void> {
  if (file.size > 0) return;
  await file.arrayBuffer();
  throw new FileProblem('file_empty');
}

/** Recognises photos by type or, since Android gives HEIC no type, by name. */
export function isPhoto(file: File): boolean {
  return (
    file.type.startsWith('image/') || (file.type === '' && /\.(heic|heif|jpe?g|png|webp|bmp|tiff?)$/i.test(file.name))
  );
}

export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`;
}

function fitting(shrunk: Shrunk, limit: number): Shrunk {
  if (shrunk.file.size > limit) throw new FileProblem('file_too_large');
  return shrunk;
}
