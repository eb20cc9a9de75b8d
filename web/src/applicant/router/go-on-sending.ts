import { isClosed } from '@volante/contract/admission/stages.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { currentApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { paperUploads } from '../documents/sending/paper-uploads.ts';
import { HOME_PHOTOS, homePhotoUploads } from '../home-visit/home-photo-uploads.ts';

/** Sends what is left of the papers and of the photos of the home. Screenshots go on where they are read. */
export async function goOnSending(id: string, purposes: readonly string[]): Promise<void> {
  const application = currentApplication();
  if (!application || isClosed(application.status)) return;
  if (purposes.some(isDocumentType)) await paperUploads(id).takeUp();
  if (!purposes.some((purpose) => purpose.startsWith(`${HOME_PHOTOS} `))) return;
  homePhotoUploads(id, await call('GET /public/admission/requests/{id}/home-visit', { params: { id } }));
}
