import { navigate } from 'wouter/use-browser-location';
import type { ScreenPath } from '../router/routes.ts';
import { addressOf, fill, type ScreenParams } from './address.ts';
import { reopen } from './reopen.ts';
import { loadScreen, preloadScreen } from './screens.ts';
import { depth, rememberScroll } from './scroll.ts';
import { codeOf } from './view-transition.ts';

interface Options {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** In addition to the request id, which every address keeps. */
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

/**
 * Opens a path computed by the contract's rules (`nextScreen(application)`). The old screen stays until the new one is
 * loaded.
 */
export async function goTo(path: string, { replace = false, query }: Options = {}): Promise<void> {
  const address = addressOf(path, query);
  try {
    await codeOf(loadScreen(path));
  } catch {
    await reopen(address);
    return;
  }
  rememberScroll();
  // A double tap opens a screen only once, so that going back leads to the previous one.
  const stay = replace || address === location.pathname + location.search;
  navigate(address, { replace: stay, state: { depth: depth() + (stay ? 0 : 1) } });
}

/** Preloads the code of a likely next screen. */
export function preload(path: string): void {
  preloadScreen(path);
}

/** Goes to the previous screen, or to the task list if the link opened this one. */
export function goBack(): void {
  if (depth() > 0) history.back();
  else goTo('/tasks', { replace: true });
}
