import { storage } from '../../lib/storage.ts';

/**
 * What this phone keeps under the id of a link moves along when the same application is opened by a newer one: typed text, forms that
 * wait for a network, chosen files.
 */
export async function moveKept(from: string, to: string): Promise<void> {
  const { moveFiles } = await import('../../lib/files/kept-files.ts');
  storage.rename(from, to);
  await moveFiles(from, to);
}
