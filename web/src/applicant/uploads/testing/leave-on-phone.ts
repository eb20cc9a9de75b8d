import { keep } from '../../../lib/files/kept-files.ts';

/** What a page that was killed left on the phone under this key. */
export function leaveOnPhone(owner: string, key: string, content: object): Promise<void> {
  return keep(owner, key, content, 'killed');
}
