import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { pause } from '../../../lib/call/waiting.ts';
import { takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import { reopenOnce } from '../../navigation/reopen.ts';
import { failureOf } from '../../uploads/failure.ts';
import { createRetries } from '../../uploads/retry-later.ts';
import { loadSender, type Sender } from './load-sender.ts';
import type { Unread } from './unread-files.ts';

/** In ms: if the page still exists after this time, the driver chose to stay when asked whether to leave. */
const RELOADING = 10_000;

interface ReadingRules {
  /** Checks and shrinks one; never rejects. */
  read: (type: DocumentType, unread: Unread, sender: Sender) => Promise<void>;
  /** All of them were read. */
  done: (type: DocumentType) => void;
  changed: () => void;
}

/** Reads chosen files as soon as the code that checks and shrinks them is loaded; until then they wait on the phone. */
export interface Reading {
  read: (type: DocumentType, files: readonly Unread[]) => Promise<void>;
  unread: () => UnreadDocument[];
}

/** A document whose file is being read, or waits for the code. */
export interface UnreadDocument {
  type: DocumentType;
  at: 'reading' | 'waiting';
}

export function createReading({ read, done, changed }: ReadingRules): Reading {
  const now: DocumentType[] = [];
  const waiting = new Map<DocumentType, readonly Unread[]>();
  const retries = createRetries(() => {
    void readWaiting();
    return waiting.size > 0;
  });

  // Silently: the screen says that they are waiting, and changes only once they are read.
  async function readWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    try {
      await loadSender();
    } catch (error) {
      return retries.later(failureOf(error));
    }
    // A file chosen meanwhile replaces the waiting ones.
    const still = [...waiting].filter(([type]) => !now.includes(type));
    for (const [type, files] of still) if (waiting.delete(type)) await readAll(type, files);
  }

  async function readAll(type: DocumentType, files: readonly Unread[]): Promise<void> {
    now.push(type);
    changed();
    let isDone = false;
    try {
      const sender = await loadSender();
      const earlier = waiting.get(type) ?? [];
      waiting.delete(type);
      const isLeft = files.some(({ left }) => left);
      const arePages = takesOnlyPdf(type) && files.every(({ file }) => file.type.startsWith('image/'));
      // A newly chosen file replaces the waiting one; a page is added after it.
      if (!isLeft && !arePages) for (const { forget } of earlier) forget();
      const left = earlier.filter((unread) => unread.left);
      const chosen = earlier.filter((unread) => !unread.left);
      const all = isLeft ? [...left, ...files, ...chosen] : arePages ? [...left, ...chosen, ...files] : files;
      for (const unread of all) {
        // A file that killed an earlier page might kill this one, too, so at most one later page reads it.
        if (unread.left) unread.forget();
        await read(type, unread, sender);
        unread.forget();
      }
      isDone = true;
    } catch (error) {
      // If a newer version removed the code, a reloaded page has it, and reads the file that this one leaves on the
      // phone. Only a newly chosen file causes a reload; otherwise a page without the code would be reloaded again and
      // again for an earlier file.
      const mayReopen = navigator.onLine && files.every(({ left }) => !left);
      if (mayReopen && (await reopenOnce())) await pause(RELOADING);
      waiting.set(type, [...(waiting.get(type) ?? []), ...files]);
      retries.later(failureOf(error));
    }
    now.splice(now.indexOf(type), 1);
    changed();
    if (isDone) done(type);
  }

  return {
    read: readAll,
    unread: () => [
      ...[...new Set(now)].map((type) => ({ type, at: 'reading' as const })),
      ...[...waiting.keys()].filter((type) => !now.includes(type)).map((type) => ({ type, at: 'waiting' as const })),
    ],
  };
}
