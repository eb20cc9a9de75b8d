import type { Prepared } from '../../../lib/files/prepare-file.ts';

/** The first photo that looks too dark or blurred to be read, counted from 0; null if none does. */
export function doubtfulPage(files: readonly Prepared[]): number | null {
  const page = files.findIndex(({ warnings }) => warnings.length > 0);
  return page === -1 ? null : page;
}
