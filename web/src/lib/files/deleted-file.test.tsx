import { expect, test } from 'vitest';
import { prepareFile } from './prepare-file.ts';
import { preparePhoto } from './prepare-photo.ts';

const unread = new DOMException('A requested file could not be found.', 'NotFoundError');

/** As browsers show a file that was deleted after it was chosen. */
const deleted = () => Object.assign(new File([], 'recibo.pdf'), { arrayBuffer: () => Promise.reject(unread) });

test('a deleted file is not called empty; an empty one is', async () => {
  for (const prepare of [(file: File) => prepareFile('proof_of_address', file), preparePhoto]) {
    await expect(prepare(deleted())).rejects.toBe(unread);
    await expect(prepare(new File([], 'recibo.pdf'))).rejects.toMatchObject({ code: 'file_empty' });
  }
});
