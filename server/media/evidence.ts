import type { Readable } from 'node:stream';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { accessOf } from '../core/http/devices/caller.ts';
import { openBytes } from './media.ts';
import { newMedia, refuseBeyondQuota, type Stored } from './new-media.ts';
import type { ReceivedFile } from './receive.ts';
import * as store from './store.ts';
import type { EvidenceType } from './tables.ts';

/** Deletes a picture that is no longer evidence for anything. Delete the references to it first. */
export function dropPicture(trx: Trx, applicationId: string, mediaId: string): Promise<void> {
  return store.deleteMedia(trx, applicationId, [mediaId]);
}

/** Moves files that no part of an application uses yet to another application. Both must be locked. */
export function moveFiles(trx: Trx, mediaIds: readonly string[], from: string, to: string): Promise<void> {
  return store.updateApplication(trx, mediaIds, from, to);
}

/** The hash of a file's bytes as they were received; null for an unknown file. `mediaId` must be a UUID. */
export function findPrint(db: Db, mediaId: string): Promise<Buffer | null> {
  return store.selectPrint(db, mediaId);
}

/** By which messages these files came; uploads are left out. */
export function findChannels(db: Db, mediaIds: readonly string[]): Promise<Map<string, MessageChannel>> {
  return store.selectChannels(db, mediaIds);
}

/** The bytes of a picture and the extension of its name; null once either is gone. */
export async function findPictureBytes(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  mediaId: string,
): Promise<{ bytes: Readable; extension: string } | null> {
  const media = await store.selectMediaById(deps.db, mediaId);
  const bytes = media && (await openBytes(deps, media));
  return bytes ? { bytes, extension: media.mime_type.replace(/^.*\//, '').replace('jpeg', 'jpg') } : null;
}

export interface StoredPicture {
  /** Records the picture as a file of the application, which the caller's transaction must have locked; returns its id. */
  record(trx: Trx): Promise<string>;
  /** Deletes the bytes. Call it if no row refers to them after all. */
  discard(): Promise<void>;
}

/**
 * Stores a picture on behalf of a feature instead of the applicant: the evidence for a figure. The bytes are stored before a row
 * refers to them. `picture` is the file rewritten by the inspector, or a recording as it was sent.
 */
export async function storePicture(
  deps: Deps,
  application: ApplicationFile,
  type: EvidenceType,
  file: ReceivedFile,
  picture: Stored,
): Promise<StoredPicture> {
  const { applicationId } = application;
  const from = { applicationId, sender: accessOf(deps, application) === 'limited' ? 'unproved' : undefined } as const;
  const row = newMedia(applicationId, type, file, picture);
  await refuseBeyondQuota(deps, deps.db, from, picture.size);
  await deps.storage.put(row.storage_key, picture.path);
  return {
    async record(trx) {
      await refuseBeyondQuota(deps, trx, from, picture.size);
      const [media] = await store.insertMedia(trx, [row], deps.now());
      return media!.id;
    },
    discard: () => deps.storage.delete(row.storage_key),
  };
}
