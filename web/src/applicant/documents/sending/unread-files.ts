import type { DocumentView } from '@volante/contract/application.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { keepUpload, takeLeft } from '../../uploads/kept-uploads.ts';
import { newKey } from '../../uploads/take-up.ts';

const room = 'unread';

/** A chosen file that has not been checked and shrunk. */
export interface Unread {
  file: File;
  /** For a statement: its month when it was chosen, `yyyy-mm`. */
  month?: string | undefined;
  /** An earlier page was closed before reading it. */
  left: boolean;
  /** Removes it from the phone once it was read. */
  forget: () => void;
}

type Content = Pick<Unread, 'file' | 'month'>;

/** Keeps a chosen file unchanged until it is read, because phones short of memory kill the page during reading. */
export function keepUnread(owner: string, type: DocumentType, chosen: Content): Unread {
  const key = newKey(`${room} ${type}`);
  keepUpload(owner, key, chosen);
  return { ...chosen, left: false, forget: () => keepUpload(owner, key, null) };
}

/** Whether something kept on the phone is such a file. */
export function isUnread(key: string): boolean {
  return key.startsWith(`${room} `);
}

/**
 * The files of these documents that an earlier page didn't read, oldest first. They stay on the phone until they are
 * read.
 */
export async function takeUnread(
  owner: string,
  documents: readonly DocumentView[],
): Promise<{ type: DocumentType; at: number; unread: Unread }[]> {
  const left = await takeLeft<Content>(owner, isUnread);
  return left.flatMap(({ key, content }) => {
    const [, name, at] = key.split(' ');
    const forget = () => keepUpload(owner, key, null);
    // A statement is matched by its month, since the months may have moved on.
    const own = documents.find(({ type }) => type === name);
    const place = (own && documents.find(({ month }) => month && month === content.month)) ?? own;
    if (place && place.status !== 'approved')
      return [{ type: place.type, at: Number(at), unread: { ...content, left: true, forget } }];
    forget();
    return [];
  });
}
