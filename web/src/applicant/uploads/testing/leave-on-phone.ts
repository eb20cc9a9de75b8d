import { keep } from '../../../lib/files/kept-files.ts';

/** Stores what a killed page would have left on the phone under this key. */
export function leaveOnPhone(owner: string, key: string, content: object): Promise<void> {
  return keep(owner, key, content, 'killed');
}
