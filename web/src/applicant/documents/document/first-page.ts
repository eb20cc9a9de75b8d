import { useEffect, useState } from 'react';
import type { FirstPage } from '../../../lib/files/pdf/first-page.ts';

/**
 * The first page of a chosen PDF: undefined while it is read, null if it can't be shown (broken, with a password, or on
 * a phone with data saving, since the reader has some 400 KB). A PDF that isn't shown is still sent; the server judges
 * it.
 */
export function useFirstPage(file: File | undefined): FirstPage | null | undefined {
  const [read, setRead] = useState<{ file: File; page: FirstPage | null }>();
  useEffect(() => {
    let wanted = true;
    if (file) firstPageOf(file).then((page) => wanted && setRead({ file, page }));
    return () => {
      wanted = false;
    };
  }, [file]);
  return read && read.file === file ? read.page : undefined;
}

/** Reads each file once; null if it can't be shown. */
export function firstPageOf(file: File): Promise<FirstPage | null> {
  const known = pages.get(file) ?? read(file).catch(() => null);
  pages.set(file, known);
  return known;
}

const pages = new WeakMap<File, Promise<FirstPage | null>>();
let turn: Promise<unknown> = Promise.resolve();

// One at a time, since six statements may be chosen at once on a small phone.
function read(file: File): Promise<FirstPage | null> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return Promise.resolve(null);
  const mine = turn.then(async () => (await import('../../../lib/files/pdf/first-page.ts')).readFirstPage(file));
  turn = mine.catch(() => undefined);
  return mine;
}
