import type { Readable } from 'node:stream';
import type { MediaFile } from '@volante/contract/media/calls.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { signAddress } from './signed-address.ts';
import * as store from './store.ts';

export type { MediaRow } from './store.ts';

/** A file of this application. Throws `media_not_found` for any other file, and for what an invited guarantor sent. */
export async function findMedia(deps: Deps, application: ApplicationFile, mediaId: string): Promise<MediaFile> {
  const media = (await findOwnMedia(deps.db, application.applicationId, [mediaId])).get(mediaId.toLowerCase());
  if (!media || media.invitation_id !== null) throw new Problem('media_not_found');
  return showMedia(deps, media);
}

/** The application's files among the given ids, by lower-case id; unknown, foreign and malformed ids are left out. */
export async function findOwnMedia(
  db: Db,
  applicationId: string,
  mediaIds: string[],
): Promise<Map<string, store.MediaRow>> {
  const known = await store.selectMedia(db, applicationId, mediaIds.filter(isUuid));
  const byId = new Map(known.map((media) => [media.id, media]));
  return new Map(mediaIds.flatMap((id) => byId.get(id.toLowerCase()) ?? []).map((media) => [media.id, media]));
}

/** The files that an invited guarantor sent. */
export function findFilesOf(trx: Trx, invitationId: string): Promise<string[]> {
  return store.selectFilesOf(trx, invitationId);
}

/**
 * The stored bytes of a file; null if there are none. Missing bytes are a loss, so they are logged as an error and counted,
 * unless the row was deleted meanwhile.
 */
export async function openBytes(
  { db, storage, log, metrics }: Pick<Deps, 'db' | 'storage' | 'log'> & Partial<Pick<Deps, 'metrics'>>,
  media: Pick<store.MediaRow, 'id' | 'storage_key'>,
): Promise<Readable | null> {
  const bytes = await storage.get(media.storage_key);
  if (!bytes && (await store.selectMediaById(db, media.id))) {
    log.error({ media: media.id }, 'a file has no bytes');
    metrics?.filesWithoutBytes.inc();
  }
  return bytes;
}

/** The file as its owner sees it, with a URL that works for 15 minutes. */
export function showMedia(deps: Deps, media: store.MediaRow): MediaFile {
  return {
    id: media.id,
    fileName: media.file_name,
    path: `/api/media/files/${media.id}`,
    type: media.media_type,
    status: media.status,
    mimeType: media.mime_type,
    size: media.size,
    pages: media.pages,
    url: signAddress(deps, media.id),
    createdAt: media.created_at.toISOString(),
    updatedAt: media.updated_at.toISOString(),
  };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
