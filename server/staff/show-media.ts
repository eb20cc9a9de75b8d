import type { Media } from '@volante/contract/staff/document.ts';
import type { FileFacts } from './application/visit-facts-store.ts';

/** Converts an instant from the database to the form used in responses. */
export function showMoment(moment: string): string {
  return new Date(moment).toISOString();
}

export function showMoments(moment: string | null): string | null {
  return moment === null ? null : showMoment(moment);
}

/** A file without its URL. */
export function showMedia(file: FileFacts): Media {
  return {
    id: file.id,
    fileName: file.fileName,
    mimeType: file.mimeType,
    size: file.size,
    pages: file.mimeType === 'application/pdf' ? file.pages : null,
    uploadedBy: file.byStaff ? 'staff' : 'applicant',
    channel: file.channel,
    createdAt: showMoment(file.createdAt),
  };
}
