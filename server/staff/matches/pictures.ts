import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import type { Layout } from '@volante/reader/opening/finding.ts';
import type { Deps } from '../../core/deps.ts';
import { findOwnMedia, openBytes } from '../../media/media.ts';
import { receivingFolder, removeFile } from '../../media/receive.ts';
import type { ComparedFile } from './compared-store.ts';
import * as store from './print-store.ts';

export type PictureDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'inspector' | 'log'>;

const SIDE = 16;
/**
 * In gray levels. The areas of a copy may differ from those of the picture by this much on average, and only a few by more than
 * `OTHER_TONE`. Measured: copies of a quarter of the size differ by 1.5 and have no such area; other people's cards of the same
 * form have a dozen of them, or differ by 8.
 */
const COPY_TONES = 2.5;
const OTHER_TONE = 20;
const MOST_OTHER_TONES = 4;
/** A row with fewer steps occurs in any picture. */
const LEAST_STEPS = 3;
/** A picture with fewer steps has nothing that distinguishes it. */
const LEAST_STEPS_IN_ALL = 24;

/** Makes fingerprints of the photos that have none yet. One that can't be read is recorded as such, and not tried again. */
export async function printPictures(
  deps: PictureDeps,
  applicationId: string,
  files: readonly ComparedFile[],
): Promise<void> {
  const unprinted = await store.selectUnprinted(deps.db, pictureIds(files));
  const found = await findOwnMedia(deps.db, applicationId, unprinted);
  for (const media of found.values()) {
    const bytes = await openBytes(deps, media);
    const layout = bytes ? await readStored(deps, bytes, applicationId) : null;
    const shown = layout && stepsIn(layout.steps) >= LEAST_STEPS_IN_ALL ? layout : null;
    await store.insertPicturePrint(deps.db, {
      media_id: media.id,
      application_id: applicationId,
      layout: shown?.steps ?? null,
      tones: shown && Buffer.from(shown.tones, 'base64'),
      bands: shown ? bandsOf(shown.steps) : [],
    });
  }
}

/** The photos among files. Screenshots are left out: those of one app look alike, even from different people. */
export function pictureIds(files: readonly ComparedFile[]): string[] {
  const photos = files.filter(({ mimeType, source }) => mimeType.startsWith('image/') && !isPlatform(source));
  return [...new Set(photos.map(({ mediaId }) => mediaId))];
}

async function readStored(
  deps: PictureDeps,
  bytes: NonNullable<Awaited<ReturnType<typeof openBytes>>>,
  applicationId: string,
): Promise<Layout | null> {
  const folder = receivingFolder(deps);
  const copy = path.join(folder, `${randomUUID()}.compared`);
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(bytes, createWriteStream(copy, { mode: 0o600 }));
    return await deps.inspector.readLayout(copy, applicationId);
  } finally {
    await removeFile(copy);
  }
}

/** The rows that distinguish a picture, each with its number, for looking up equal rows; the rarest come first. */
function bandsOf(steps: string): number[] {
  const rows = Array.from({ length: SIDE }, (_, at) => ({ at, digits: steps.slice(at * SIDE, (at + 1) * SIDE) }));
  // Rows with about half steps are the most common.
  const common = ({ digits }: { digits: string }) => Math.abs(stepsIn(digits) - SIDE / 2);
  return rows
    .filter(({ digits }) => stepsIn(digits) >= LEAST_STEPS)
    .toSorted((row, other) => common(row) - common(other))
    .map(({ at, digits }) => at * 2 ** SIDE + Number.parseInt(digits, 2));
}

/** Whether one picture may be a shrunk or recompressed copy of the other. Cards of one kind differ only in their text. */
export function mayBeCopy(tones: Buffer, others: Buffer): boolean {
  const distances = [...tones].map((tone, at) => Math.abs(tone - (others[at] ?? 0)));
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
  return mean <= COPY_TONES && distances.filter((distance) => distance > OTHER_TONE).length <= MOST_OTHER_TONES;
}

function stepsIn(digits: string): number {
  return digits.replaceAll('0', '').length;
}

/** The fingerprint of two files, the same in either order: their ids, 16 bytes each. */
export function picturePrint(item: string, other: string): Buffer {
  return Buffer.concat([item, other].sort().map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')));
}

/** The ids in the fingerprint of two files. */
export function pairOf(print: Buffer): string[] {
  return [print.subarray(0, 16), print.subarray(16)].map((bytes) =>
    bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}
