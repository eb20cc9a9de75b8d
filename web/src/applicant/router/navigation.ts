import { navigate } from 'wouter/use-browser-location';
import { addressOf, fill, type ScreenParams } from './address.ts';
import { reopen } from './reopen.ts';
import type { ScreenPath } from './routes.ts';
import { loadScreen, preloadScreen } from './screens.ts';
import { depth, rememberScroll } from './scroll.ts';

interface Options {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** Besides the request id, which every address keeps. */
  query?: Record<string, string>;
}

type Arguments<P extends ScreenPath> =
  object extends ScreenParams<P>
    ? [params?: ScreenParams<P>, options?: Options]
    : [params: ScreenParams<P>, options?: Options];

/** Opens a screen of the route table: `go('/documents/:type', { type: 'curp' })`. */
export function go<P extends ScreenPath>(path: P, ...[params, options]: Arguments<P>): Promise<void> {
  return goTo(fill(path, params ?? ({} as ScreenParams<P>)), options);
}

/** Opens a path that the contract's rules computed (`nextScreen(request)`). The old screen stays until the new one is here. */
export async function goTo(path: string, { replace = false, query }: Options = {}): Promise<void> {
  const address = addressOf(path, query);
  try {
    await loadScreen(path);
  } catch {
    await reopen(address);
    return;
  }
  rememberScroll();
  // A double tap opens a screen once: going back then leads to the one before it.
  const stay = replace || address === location.pathname + location.search;
  navigate(address, { replace: stay, state: { depth: depth() + (stay ? 0 : 1) } });
}

/** Fetches the code of a screen that is likely to be next. */
export function preload(path: string): void {
  preloadScreen(path);
}

/** The screen before this one, or the task list when the link was opened right here. */
export function goBack(): void {
  if (depth() > 0) history.back();
  else goTo('/tasks', { replace: true });
}
