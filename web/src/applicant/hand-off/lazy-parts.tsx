import type { ComponentProps } from 'react';
import { useWide } from '../../lib/wide.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';

const LazyLink = lazyPart(() => import('./hand-off-link.tsx'));

/** Only a computer can hand off to a phone. */
export function HandOffLink(props: ComponentProps<typeof LazyLink>) {
  return useWide() && <LazyLink {...props} />;
}

export const HandedOff = lazyPart(() => import('./handed-off.tsx'));
