import type { DocumentView } from '@volante/contract/admission/application.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { keepUpload, takeLeft } from '../../uploads/kept-uploads.ts';
import type { Uploads } from '../../uploads/uploads.ts';
import type { Chosen } from './slot.ts';

/** Restores files chosen in an earlier visit and never sent, and returns their documents; newer choices stay. */
export async function bringBack(
  owner: string,
  uploads: Uploads<Chosen>,
  documents: () => readonly DocumentView[],
): Promise<DocumentType[]> {
  const back: DocumentType[] = [];
  const isWanted = (key: string, content: Chosen) => {
    const type = placeOf(documents(), key, content);
    return documents().some((document) => document.type === key) && !(type && uploads.find(type));
  };
  for (const { key, content } of await takeLeft<Chosen>(owner, isWanted)) {
    const type = placeOf(documents(), key, content);
    if (type !== key) keepUpload(owner, key, null);
    if (!type || uploads.find(type)) continue;
    uploads.restore(type, content, { kept: type === key });
    back.push(type);
  }
  return back;
}

/** A statement is matched by its month, since the months may have moved on. */
function placeOf(documents: readonly DocumentView[], key: string, { month, mediaId }: Chosen): DocumentType | null {
  const own = documents.find((document) => document.type === key);
  const place = (own && documents.find((document) => month && document.month === month)) ?? own;
  return place && place.status !== 'approved' && place.mediaId === mediaId ? place.type : null;
}
