import type { ComponentProps } from 'react';
import { here } from '../../lib/here.ts';
import { useWide } from '../../lib/wide.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { rowOfPapers } from './row-of-papers.ts';

const LazyLink = lazyPart(() => import('./hand-off-link.tsx'));

/** Only a computer can hand off to a phone. */
export function HandOffLink(props: ComponentProps<typeof LazyLink>) {
  return useWide() && <LazyLink {...props} />;
}

export const HandedOff = lazyPart(() => import('./handed-off.tsx'));

/** True on a phone opened by a computer's QR code. */
export function isHandedOff(): boolean {
  return here().searchParams.get('handoff') === '1';
}

export const NextPaper = lazyPart(() => import('./next-paper.tsx'));

/** What a phone opened by a computer's code shows once a document has arrived. */
export function PaperHandedOff({ onStay }: { onStay: () => void }) {
  return rowOfPapers() ? <NextPaper /> : <HandedOff things="file" onStay={onStay} />;
}
