import { isClosed } from '@volante/contract/admission/closing.ts';
import { isOpenScreen } from '@volante/contract/admission/next-screen.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePath } from '../../lib/here.ts';
import { whenIdle } from '../../lib/idle.ts';
import { currentApplication, useMaybeApplication } from '../application/application.ts';
import { Covered } from '../devices/lazy-parts.tsx';
import { goTo } from '../navigation/go.ts';
import { reopen } from '../navigation/reopen.ts';
import { type LoadedScreen, loadScreen, lookWhenLimited, preloadNext } from '../navigation/screens.ts';
import { codeOf, showWithTransition } from '../navigation/view-transition.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * Shows the screen of the current address; the old one stays until the code of the new one is loaded. `onStand` is called
 * once the first screen is interactive.
 */
export function App({ first, onStand }: { first: LoadedScreen; onStand?: () => void }) {
  const path = usePath();
  const request = useMaybeApplication();
  const decided = request !== undefined && isClosed(request);
  const [shown, setShown] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as everything listens
  useEffect(() => onStand?.(), []);
  // Before the browser paints: a passive effect would run one frame later and show the old screen.
  useLayoutEffect(() => {
    if (path === shown.path) return;
    const open = openPath(path);
    // Going back may lead to a screen that has closed since.
    if (open !== path) return void goTo(open, { replace: true });
    let wanted = true;
    codeOf(loadScreen(path)).then(
      (screen) => wanted && showWithTransition(() => setShown(screen)),
      () => wanted && reopen(location.pathname + location.search),
    );
    return () => {
      wanted = false;
    };
  }, [path, shown.path]);
  // The next screen's code is loaded before it is needed.
  useEffect(() => whenIdle(() => preloadNext(shown.path)), [shown.path]);
  useEffect(() => whenIdle(() => import('./resume.ts').then(({ resume }) => resume()).catch(() => undefined)), []);
  useEffect(() => {
    // After a decision nothing more is accepted, so the applicant's current screen closes.
    if (decided && openPath(path) !== path) void goTo('/documents-success', { replace: true });
  }, [decided, path]);
  const limited = request?.access === 'limited';
  useForgotten(limited);
  const covered = limited && lookWhenLimited(shown.path) === 'covered';
  const open = useRef<LoadedScreen>(null);
  if (!covered) open.current = shown;
  const stays = open.current === shown;
  const wasCovered = useRef(covered);
  useEffect(() => {
    // What had the focus was the cover.
    if (wasCovered.current && !covered && stays) document.querySelector('h1')?.focus({ preventScroll: true });
    wasCovered.current = covered;
  }, [covered, stays]);
  // A new URL alone doesn't render the old screen again.
  const screen = useMemo(() => <shown.Component key={shown.path} params={shown.params} />, [shown]);
  return (
    <ErrorBoundary resetKey={shown.path}>
      {/* A screen that was covered while it was open keeps what was typed into it. */}
      {stays && (
        <div hidden={covered} className={covered ? undefined : 'contents'}>
          {screen}
        </div>
      )}
      {covered && <Covered inPlace={stays} />}
    </ErrorBoundary>
  );
}

/** When this device is signed out, or known again, everything read before is dropped, and read anew if it is on the screen. */
function useForgotten(limited: boolean): void {
  const before = useRef(limited);
  useLayoutEffect(() => {
    if (before.current === limited) return;
    before.current = limited;
    import('../application/forget-read.ts').then(({ forgetRead }) => forgetRead()).catch(() => undefined);
  }, [limited]);
}

/** The screen to show for a path: its own, or the task list if the stage has closed it. */
function openPath(path: string): string {
  const application = currentApplication();
  if (!application || path.startsWith('/errors/') || isOpenScreen(path, application)) return path;
  return '/tasks';
}
