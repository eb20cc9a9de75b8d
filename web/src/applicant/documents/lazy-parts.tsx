import type { ComponentProps } from 'react';
import { useWide } from '../../lib/wide.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';

const loadFailure = () => import('./paper/failure-notice.tsx');
const loadPages = () => import('./paper/pages.tsx');

const LazyHandOff = lazyPart(() => import('./file-hand-off.tsx'));

/** Only a computer can hand off to a phone. */
export function FileHandOff(props: ComponentProps<typeof LazyHandOff>) {
  return useWide() && <LazyHandOff {...props} />;
}

/** Parts that most visits never display. */
export const SentFile = lazyPart(() => import('./paper/sent-file.tsx'), <Skeleton className="h-[300px]" />);
export const FailureNotice = lazyPart(loadFailure);
export const Pages = lazyPart(loadPages, <Skeleton className="h-[112px]" />);

/** Preloads parts that may be needed offline. */
export function fetchParts(): void {
  for (const load of [loadFailure, loadPages]) load().catch(() => undefined);
}
