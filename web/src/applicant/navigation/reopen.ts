import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { appTexts } from './app-texts.ts';

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

/**
 * The same for code that a page can't do without, but only once: returns false if the reloaded page lacks it too. A
 * page that wasn't reloaded because the server was unreachable may be reloaded later.
 */
export async function reopenOnce(): Promise<boolean> {
  reopening ??= reopenMarked().finally(() => {
    reopening = undefined;
  });
  return reopening;
}

/** Several imports may fail for the same reason at once. */
let reopening: Promise<boolean> | undefined;

async function reopenMarked(): Promise<boolean> {
  if (history.state?.reopened) return false;
  const mark = (reopened: boolean) => history.replaceState({ ...history.state, reopened }, '');
  mark(true);
  const isReloading = await reopen(location.pathname + location.search);
  if (!isReloading) mark(false);
  return isReloading;
}
