import { randomUUID } from 'node:crypto';
import type { Accepted } from '@volante/reader/opening/finding.ts';
import type { Db } from '../core/database/db.ts';
import type { ConfigDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import type { ReceivedFile } from './receive.ts';
import * as store from './store.ts';

/** The row of an opened file, with a new key in the store. */
export function newMedia(
  applicationId: string,
  type: store.MediaRow['media_type'],
  file: Pick<ReceivedFile, 'fileName' | 'sha256' | 'channel'>,
  finding: Omit<Stored, 'path'>,
): store.NewMedia {
  return {
    application_id: applicationId,
    media_type: type,
    file_name: displayName(file.fileName, finding.mimeType),
    mime_type: finding.mimeType,
    size: finding.size,
    sha256: file.sha256,
    channel: file.channel ?? null,
    storage_key: randomUUID(),
    pages: finding.pages,
  };
}

/**
 * The display name of a file: the name as sent, without folders and control characters, at most 120 characters, with the
 * extension of the stored type. Never part of a path.
 */
function displayName(sent: string | undefined, mimeType: StoredType): string {
  const base = (sent ?? '').normalize('NFC').replace(/^.*[/\\]/s, '');
  const safe = base.replace(unsafe, '').replace(/\s+/g, ' ').trim();
  const stem = safe.replace(/\.[^.]{1,5}$/, '').replace(/^\.+/, '');
  const extensions = extensionsOf[mimeType];
  const own = safe.slice(safe.lastIndexOf('.') + 1);
  const extension = extensions.includes(own.toLowerCase()) ? own : extensions[0];
  return `${[...(stem || 'file')].slice(0, 115).join('')}.${extension}`;
}

/** A file as it is stored: its path, and what it is. */
export type Stored = Pick<Accepted, 'path' | 'size' | 'pages'> & { mimeType: StoredType };

type StoredType = 'image/jpeg' | 'image/png' | 'application/pdf' | 'audio/ogg';

const extensionsOf: Record<StoredType, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'audio/ogg': ['ogg'],
};

// Control and invisible characters (some reverse the reading direction, so that fdp.exe is shown as exe.pdf), and lone surrogates.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*]/gu;

/** Who sends a file, if neither staff nor a device that may see the application: nobody else may fill more than a third. */
export type Sender = 'guarantor' | 'unproved' | undefined;

/**
 * Throws `file_quota_exceeded` if the additional bytes would exceed the application's quota, or a guarantor's part of it, and
 * `device_not_proved` where a device that proved nothing may add no more. This is exact only if the application is locked; otherwise it
 * merely avoids writing files that would be refused.
 */
export async function refuseBeyondQuota(
  deps: ConfigDeps,
  db: Db,
  { applicationId, sender }: { applicationId: string; sender?: Sender },
  bytes: number,
): Promise<void> {
  const most = deps.config.STORED_MB_PER_APPLICATION * MB;
  const { all, guarantors } = await store.sumSizes(db, applicationId);
  if (all + bytes > most) throw new Problem('file_quota_exceeded');
  if (sender === 'guarantor' && guarantors + bytes > most / 3) throw new Problem('file_quota_exceeded');
  if (sender === 'unproved' && all + bytes > most / 3) throw new Problem('device_not_proved');
}

const MB = 1024 * 1024;
