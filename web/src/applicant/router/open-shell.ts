import { callThrough } from '../../lib/call/call.ts';
import { getText } from '../../lib/text.ts';
import { isWide } from '../../lib/wide.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { storeApplication } from '../application/application.ts';
import type { LoadedScreen } from '../navigation/screens.ts';
import { isTyping, readFromPhone } from '../offline/kept-application.ts';
import { offlineTexts } from '../offline/offline-texts.ts';
import { enter } from './entry.ts';

/** Interval between two checks for the server, in ms. */
const PAUSE = 8000;

/**
 * Opens the link with the data on this phone. Its code may be older than the server's, so it makes no calls: as soon as
 * the server is reachable the page is reloaded, and text typed meanwhile is a draft.
 */
export async function enterShell(): Promise<LoadedScreen> {
  callThrough(() => Promise.reject(new TypeError('opened without a network')));
  const screen = await enter(async (id) => {
    const application = readFromPhone(id);
    if (application) storeApplication(application);
    return { application, failure: application ? null : 'other' };
  });
  void toast.success(getText(offlineTexts).opened(isWide()));
  leaveWhenReachable();
  return screen;
}

function leaveWhenReachable(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(timer);
    // Typing isn't interrupted: leaving the field triggers the next check.
    const answer = isTyping()
      ? null
      : await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok && !isTyping()) return location.reload();
    timer = setTimeout(look, PAUSE);
  };
  addEventListener('online', look);
  document.addEventListener('focusout', () => setTimeout(look, 300));
  document.addEventListener('submit', () => setTimeout(look, 300));
  void look();
}
