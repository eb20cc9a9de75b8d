import { whenIdle } from '../../lib/idle.ts';
import { settings } from '../../lib/settings.ts';
import { currentApplication, onApplication } from '../application/application.ts';
import { keepOnPhone } from './kept-application.ts';
import { rememberUnsent, sendUnsent } from './unsent.ts';

/** Prepares the phone for a start without a network, and sends what was left by one. Runs once the page stands. */
export function startOffline(): void {
  const isShell = document.documentElement.dataset.shell !== undefined;
  rememberUnsent(() => isShell || !navigator.onLine);
  if (isShell) return;
  const keep = () => {
    const application = currentApplication();
    if (application) keepOnPhone(application);
  };
  keep();
  onApplication(keep);
  void sendUnsent();
  addEventListener('online', () => void sendUnsent());
  register();
}

/** How long after the first screen the worker is installed, in ms: the first taps need the phone and its network for themselves. */
const LATER = 15_000;

/** Some 350 KB are fetched once, one file after the other; a phone that saves data is left alone. */
function register(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || settings.version === 'development') return;
  setTimeout(() => whenIdle(() => navigator.serviceWorker?.register('/offline.js').catch(() => undefined)), LATER);
}
