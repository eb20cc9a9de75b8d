import { isClosed } from '@volante/contract/stages.ts';
import { startTransition, useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ErrorBoundary } from './error-boundary.tsx';
import { openPath } from './gate.ts';
import { goTo } from './navigation.ts';
import { reopen } from './reopen.ts';
import { useMaybeRequest } from './request.ts';
import { type LoadedScreen, loadScreen } from './screens.ts';

/** Shows the screen of the present address; the old one stays until the code of the new one is here. */
export function App({ first }: { first: LoadedScreen }) {
  const path = usePathname();
  const request = useMaybeRequest();
  const decided = request !== undefined && isClosed(request.status);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (path === shown.path) return;
    const open = openPath(path);
    // Going back may lead to a screen that has closed since.
    if (open !== path) return void goTo(open, { replace: true });
    let wanted = true;
    loadScreen(path).then(
      (screen) => wanted && startTransition(() => setShown(screen)),
      () => wanted && reopen(location.pathname + location.search),
    );
    return () => {
      wanted = false;
    };
  }, [path, shown.path]);
  useEffect(() => {
    // News of a decision ends whatever the applicant was doing: nothing more is taken.
    if (decided && openPath(path) !== path) void goTo('/documents-success', { replace: true });
  }, [decided, path]);
  return (
    <ErrorBoundary resetKey={shown.path}>
      <shown.Component key={shown.path} params={shown.params} />
    </ErrorBoundary>
  );
}
