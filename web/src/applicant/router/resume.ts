import { here } from '../../lib/here.ts';
import { requestId } from './address.ts';

/**
 * Goes on with files that an earlier page of this link left on the phone, whatever screen is open. The code that sends them is
 * loaded only if there are any.
 */
export async function resume(): Promise<void> {
  import('../offline/start-offline.ts').then(({ startOffline }) => startOffline()).catch(() => undefined);
  const id = requestId();
  if (!id || here().pathname.startsWith('/errors/')) return;
  const { readKept } = await import('../../lib/files/kept-files.ts');
  const purposes = (await readKept(id)).map(({ purpose }) => purpose);
  if (purposes.length === 0) return;
  const { goOnSending } = await import('./go-on-sending.ts');
  await goOnSending(id, purposes);
}
