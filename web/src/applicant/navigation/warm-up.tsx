import { Activity, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../../lib/idle.ts';
import { type LoadedScreen, loadScreen } from './screens.ts';

const warmed = new Set<LoadedScreen['Component']>();

/**
 * Renders the screen at a path once, invisibly and in idle moments: a screen's first rendering compiles its code and
 * takes a cheap phone several times as long as the second. None of its effects run, and the result is discarded.
 */
export function warmUp(path: string): void {
  const render = async () => {
    const { Component, params } = await loadScreen(path);
    if (warmed.has(Component)) return;
    warmed.add(Component);
    // An error here also occurs when the screen is shown, and is reported there.
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => undefined });
    root.render(
      <Activity mode="hidden">
        <Suspense>
          <Component params={params} />
        </Suspense>
      </Activity>,
    );
    whenIdle(() => whenIdle(() => root.unmount()));
  };
  render().catch(() => undefined);
}
