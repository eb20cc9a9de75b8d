import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { findOwnMedia, type MediaRow, openBytes } from './media.ts';
import * as store from './page-store.ts';
import { receivingFolder, removeFile } from './receive.ts';

export type PageDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'inspector' | 'log'>;

/** The longest edge of a page that fills a window, in pixels. */
export const WINDOW_EDGE = 1600;

/** A file of this application. Throws `media_not_found` for unknown, foreign and malformed ids. */
export async function findFile(deps: Pick<Deps, 'db'>, applicationId: string, mediaId: string): Promise<MediaRow> {
  const found = (await findOwnMedia(deps.db, applicationId, [mediaId])).get(mediaId.toLowerCase());
  if (!found) throw new Problem('media_not_found');
  return found;
}

/**
 * A page as a picture (image/webp), drawn once and then stored. Throws `media_not_found` beyond the last page, `file_unreadable`
 * for a page that can't be drawn within its limits, and `server_unavailable_error` if too many are waiting.
 */
export async function readPage(deps: PageDeps, media: MediaRow, page: number, edge: number): Promise<Buffer> {
  if (page > (media.mime_type === 'application/pdf' ? (media.pages ?? 1) : 1)) throw new Problem('media_not_found');
  const id = { mediaId: media.id, page, edge };
  const kept = await store.selectPage(deps.db, id);
  const bytes = kept && (await deps.storage.get(kept.storage_key));
  if (bytes) return buffer(bytes);
  if (kept) await forgetPage(deps, id, kept.storage_key);
  return drawOnce(deps, media, id);
}

/** Draws the first page at another size in advance. If it fails, the person who opens the page gets the error. */
export async function drawAhead(deps: PageDeps, media: MediaRow, edge: number): Promise<void> {
  const id = { mediaId: media.id, page: 1, edge };
  try {
    if (!(await store.selectPage(deps.db, id))) await drawOnce(deps, media, id);
  } catch (error) {
    if (!(error instanceof Problem))
      deps.log.warn({ err: error, media: media.id }, 'a page could not be rendered in advance');
  }
}

/** Concurrent requests wait for the same drawing. */
function drawOnce(deps: PageDeps, media: MediaRow, id: store.PageId): Promise<Buffer> {
  const name = `${id.mediaId} ${id.page} ${id.edge}`;
  const underWay = drawings.get(name);
  if (underWay) return underWay;
  const drawing = drawPage(deps, media, id).finally(() => drawings.delete(name));
  drawings.set(name, drawing);
  return drawing;
}

const drawings = new Map<string, Promise<Buffer>>();

/** The bytes of a file. Throws `media_not_found` if they are gone. */
export async function readOriginal(deps: Pick<Deps, 'db' | 'storage' | 'log'>, media: MediaRow): Promise<Buffer> {
  const bytes = await openBytes(deps, media);
  if (!bytes) throw new Problem('media_not_found');
  return buffer(bytes);
}

// The picture is drawn again. But the loss is logged, since other files may be lost, too.
async function forgetPage(deps: PageDeps, id: store.PageId, storageKey: string): Promise<void> {
  if (await store.deletePage(deps.db, id, storageKey)) deps.log.error({ media: id.mediaId }, 'a page has no bytes');
}

/**
 * Opens what a page is drawn from: the file itself or, for a small picture of a PDF's page, a larger one, so that the PDF is
 * drawn only once.
 */
async function openSource(deps: PageDeps, media: MediaRow, { page, edge }: store.PageId) {
  if (media.mime_type === 'application/pdf' && edge < WINDOW_EDGE)
    return { bytes: Readable.from([await readPage(deps, media, page, WINDOW_EDGE)]), mimeType: 'image/webp' as const };
  const bytes = await openBytes(deps, media);
  if (!bytes) throw new Problem('media_not_found');
  return { bytes, mimeType: media.mime_type };
}

async function drawPage(deps: PageDeps, media: MediaRow, id: store.PageId): Promise<Buffer> {
  const folder = receivingFolder(deps);
  const file = path.join(folder, randomUUID());
  const target = `${file}.page`;
  try {
    const source = await openSource(deps, media, id);
    await mkdir(folder, { recursive: true });
    await pipeline(source.bytes, createWriteStream(file, { mode: 0o600 }));
    const drawing = { path: file, mimeType: source.mimeType, page: id.page, edge: id.edge, target };
    const drawn = await deps.inspector.draw(drawing, media.application_id);
    if (drawn.refusal !== null) throw new Problem('file_unreadable');
    const storageKey = randomUUID();
    await deps.storage.put(storageKey, target);
    await store.insertPage(deps.db, id, { storage_key: storageKey, size: drawn.size });
    return await readFile(target);
  } finally {
    await Promise.all([removeFile(file), removeFile(target)]);
  }
}
