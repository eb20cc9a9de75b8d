import { whenIdle } from '../../lib/idle.ts';
import { settings } from '../../lib/settings.ts';
import { currentApplication, onApplication } from '../application/application.ts';
import { fetchSendingLine } from '../sending/sending-line.tsx';
import { keepOnPhone } from './kept-application.ts';
import { rememberUnsent, sendUnsent, sendUnsentLater } from './unsent.ts';

/**
 * Prepares the phone for a start without a network, and sends forms left from one. Runs once the page is interactive.
 */
export function startOffline(): void {
  const isShell = document.documentElement.dataset.shell !== undefined;
  // A page opened without a network makes no calls; it is reloaded once the server answers.
  rememberUnsent(() => isShell || sendUnsentLater());
  // Once the network is gone it can no longer be fetched.
  fetchSendingLine();
  if (isShell) return;
  const keep = () => {
    const application = currentApplication();
    if (application) keepOnPhone(application);
  };
  keep();
  let access = currentApplication()?.access;
  onApplication(() => {
    keep();
    const before = access;
    access = currentApplication()?.access;
    if (before && !access) void sendUnsent();
  });
  void sendUnsent();
  addEventListener('online', () => void sendUnsent());
  register();
}

/** How long after the first screen the worker is installed, in ms: the first taps need the phone and its network. */
const LATER = 15_000;

/** Some 350 KB are fetched once, one file after the other; not with data saving. */
function register(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || settings.version === 'development') return;
  setTimeout(() => whenIdle(() => navigator.serviceWorker?.register('/offline.js').catch(() => undefined)), LATER);
}
