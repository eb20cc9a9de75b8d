import { isClosed } from '@volante/contract/admission/closing.ts';
import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import { currentApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { documentUploads } from '../documents/sending/document-uploads.ts';
import { isUnread } from '../documents/sending/unread-files.ts';
import { type ScreenshotPlace, takeUpScreenshots } from '../earnings/upload/screenshot-uploads.ts';
import { HOME_PHOTOS, homePhotoUploads } from '../home-visit/home-photo-uploads.ts';

/** Sends what closed pages left on the phone: documents, photos of the home and, while earnings are asked for, screenshots. */
export async function goOnSending(id: string, purposes: readonly string[]): Promise<void> {
  const application = currentApplication();
  if (!application || isClosed(application)) return;
  if (purposes.some((purpose) => isDocumentType(purpose) || isUnread(purpose))) await documentUploads(id).takeUp();
  if (!hasPassedEarnings(application.status))
    for (const place of placesOf(id, purposes)) await takeUpScreenshots(place);
  if (!purposes.some((purpose) => purpose.startsWith(`${HOME_PHOTOS} `))) return;
  const news = await call('GET /public/admission/requests/{id}/home-visit', { params: { id } });
  await homePhotoUploads(id, news).takeUp();
}

/** The platforms and steps with leftover screenshots; a recording belongs to the weeks. */
function placesOf(requestId: string, purposes: readonly string[]): ScreenshotPlace[] {
  const places = new Map<string, ScreenshotPlace>();
  for (const purpose of purposes) {
    const [first = '', second = ''] = purpose.split(' ');
    const [platform, uploadType] = first === 'recording' ? [second, 'earnings'] : [first, second];
    if (isPlatform(platform) && (uploadType === 'profile' || uploadType === 'earnings'))
      places.set(`${platform} ${uploadType}`, { requestId, platform, uploadType });
  }
  return [...places.values()];
}
