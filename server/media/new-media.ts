import { randomUUID } from 'node:crypto';
import type { Accepted } from '@volante/reader/opening/finding.ts';
import { displayName } from './file-name.ts';
import type { ReceivedFile } from './receive.ts';
import type { MediaRow, NewMedia } from './store.ts';

/** The row of an opened file, with a new key in the store. */
export function newMedia(
  applicationId: string,
  type: MediaRow['media_type'],
  file: Pick<ReceivedFile, 'fileName' | 'sha256'>,
  finding: Accepted,
): NewMedia {
  return {
    application_id: applicationId,
    media_type: type,
    file_name: displayName(file.fileName, finding.mimeType),
    mime_type: finding.mimeType,
    size: finding.size,
    sha256: file.sha256,
    storage_key: randomUUID(),
    pages: finding.pages,
  };
}
