import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { appTexts } from '../frame/app-texts.ts';

/**
 * Loads the page anew at an address, for code that is gone: a newer version replaced it. What was typed is kept as a draft.
 * While the server cannot be reached the page stays, says so, and the answer is false.
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

/** The same for the very page that is being opened, but once: when the new one lacks code too, the answer is false. */
export async function reopenOnce(): Promise<boolean> {
  if (history.state?.reopened) return false;
  history.replaceState({ ...history.state, reopened: true }, '');
  return reopen(location.pathname + location.search);
}
