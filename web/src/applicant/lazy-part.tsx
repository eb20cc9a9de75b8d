import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useText } from '../lib/text.ts';
import { Notice } from '../ui/notice.tsx';
import { appTexts } from './app-texts.ts';

/**
 * A part of a screen whose code is fetched when it is first shown; without a network it says so instead of failing.
 * `meanwhile` holds its place.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => load().catch(() => ({ default: Unreachable as ComponentType<Props> })));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}

function Unreachable() {
  const t = useText(appTexts);
  return <Notice tone="bad">{t.offline}</Notice>;
}
