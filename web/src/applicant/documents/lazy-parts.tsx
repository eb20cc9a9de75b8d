import type { ComponentProps } from 'react';
import { useWide } from '../../lib/wide.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../navigation/lazy-part.tsx';

const LazyHandOff = lazyPart(() => import('./file-hand-off.tsx'));

/** Only a computer can hand off to a phone. */
export function FileHandOff(props: ComponentProps<typeof LazyHandOff>) {
  return useWide() && <LazyHandOff {...props} />;
}

/** The chosen file; there is none when a screen opens. */
export const ChosenFile = lazyPart(() => import('./document/chosen-file.tsx'), <Skeleton className="h-[300px]" />);

/** Parts that most visits never display. */
export const SentFile = lazyPart(() => import('./document/sent-file.tsx'), <Skeleton className="h-[300px]" />);
export const FailureNotice = lazyPart(() => import('./document/failure-notice.tsx'));

/** Preloads parts that may be needed offline. */
export function fetchParts(): void {
  for (const part of [ChosenFile, FailureNotice]) part.fetch().catch(() => undefined);
}
