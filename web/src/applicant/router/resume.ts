import { here } from '../../lib/here.ts';
import { requestId } from '../navigation/address.ts';

/**
 * Continues with files that closed pages of this link left on the phone, on any screen: now, and each time another page
 * is closed, the network returns or the app becomes visible again. The code that sends them is loaded only if there are
 * any.
 */
export async function resume(): Promise<void> {
  import('../offline/start-offline.ts').then(({ startOffline }) => startOffline()).catch(() => undefined);
  const { onPageClosed } = await import('../../lib/files/open-pages.ts');
  const again = () => void goOn().catch(() => undefined);
  onPageClosed(again);
  addEventListener('online', again);
  addEventListener('focus', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  await goOn();
}

async function goOn(): Promise<void> {
  const id = requestId();
  if (!id || here().pathname.startsWith('/errors/')) return;
  const { readLeft } = await import('../../lib/files/kept-files.ts');
  const purposes = (await readLeft(id)).map(({ purpose }) => purpose);
  if (purposes.length === 0) return;
  const { goOnSending } = await import('./go-on-sending.ts');
  await goOnSending(id, purposes);
}
