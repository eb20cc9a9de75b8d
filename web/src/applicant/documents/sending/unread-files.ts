import type { DocumentView } from '@volante/contract/admission/application.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { keepUpload, takeLeft } from '../../uploads/kept-uploads.ts';
import { newKey } from '../../uploads/take-up.ts';

const room = 'unread';

/**
 * Keeps a chosen file as it is until it has been checked and shrunk: a phone short of memory kills its page just then. Returns
 * what to call afterwards.
 */
export function keepUnread(owner: string, type: DocumentType, file: File): () => void {
  const key = newKey(`${room} ${type}`);
  keepUpload(owner, key, { file });
  return () => keepUpload(owner, key, null);
}

/** Whether something kept on the phone is such a file. */
export function isUnread(key: string): boolean {
  return key.startsWith(`${room} `);
}

/**
 * The files of these documents that an earlier page did not get to read. Given out once: one that killed its page might kill this
 * one, too.
 */
export async function takeUnread(
  owner: string,
  documents: readonly DocumentView[],
): Promise<{ type: DocumentType; file: File }[]> {
  const left = await takeLeft<{ file: File }>(owner, isUnread);
  return left.flatMap(({ key, content: { file } }) => {
    keepUpload(owner, key, null);
    const wanted = documents.find(({ type, status }) => type === key.split(' ')[1] && status !== 'approved');
    return wanted ? [{ type: wanted.type, file }] : [];
  });
}
