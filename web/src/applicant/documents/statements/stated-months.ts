import { statedMonth } from '@volante/contract/documents/stated-month.ts';
import { kindOf } from '../../../lib/files/file-kind.ts';
import { firstPageOf } from '../document/first-page.ts';

/** How long several files wait for the reader of PDFs, in ms; on a slow network it comes later, and offers to move them then. */
const LONGEST = 2500;

/** The months stated in the PDFs, as far as these can be read in time. */
export async function statedMonths(files: readonly File[]): Promise<ReadonlyMap<File, string>> {
  const stated = new Map<File, string>();
  const reading = files.map(async (file) => {
    // What can't be read is said by its slot.
    if ((await kindOf(file).catch(() => null)) !== 'pdf') return;
    const month = statedMonth((await firstPageOf(file))?.text ?? '');
    if (month) stated.set(file, month);
  });
  await Promise.race([Promise.all(reading), new Promise((end) => setTimeout(end, LONGEST))]);
  return new Map(stated);
}
