import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { appTexts } from '../frame/app-texts.ts';

/**
 * Reloads the page at an address, after a newer version replaced its code. Typed input is kept as a draft. If the server is
 * unreachable the page stays, shows a message and returns false.
 */
export async function reopen(address: string): Promise<boolean> {
  const reachable = await fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!reachable) toast.error(getText(appTexts).offline);
  else if (address === location.pathname + location.search) location.reload();
  else location.assign(address);
  return reachable;
}

/** The same while the page is opening, but only once: returns false if the reloaded page lacks code too. */
export async function reopenOnce(): Promise<boolean> {
  if (history.state?.reopened) return false;
  history.replaceState({ ...history.state, reopened: true }, '');
  return reopen(location.pathname + location.search);
}
