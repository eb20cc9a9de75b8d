import { hasPassedEarnings, isClosed } from '@volante/contract/admission/stages.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import { currentApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { paperUploads } from '../documents/sending/paper-uploads.ts';
import { isUnread } from '../documents/sending/unread-files.ts';
import { screenshotUploads } from '../earnings/upload/screenshot-uploads.ts';
import { HOME_PHOTOS, homePhotoUploads } from '../home-visit/home-photo-uploads.ts';

/** Sends what is left on the phone: papers, photos of the home and, while earnings are asked for, screenshots. */
export async function goOnSending(id: string, purposes: readonly string[]): Promise<void> {
  const application = currentApplication();
  if (!application || isClosed(application.status)) return;
  if (purposes.some((purpose) => isDocumentType(purpose) || isUnread(purpose))) await paperUploads(id).takeUp();
  if (!hasPassedEarnings(application.status)) for (const purpose of purposes) goOnReading(id, purpose);
  if (!purposes.some((purpose) => purpose.startsWith(`${HOME_PHOTOS} `))) return;
  homePhotoUploads(id, await call('GET /public/admission/requests/{id}/home-visit', { params: { id } }));
}

/** The upload list of a place resumes its leftover files, once. */
function goOnReading(requestId: string, purpose: string): void {
  const [platform = '', uploadType] = purpose.split(' ');
  if (isPlatform(platform) && (uploadType === 'profile' || uploadType === 'earnings'))
    screenshotUploads({ requestId, platform, uploadType });
}
