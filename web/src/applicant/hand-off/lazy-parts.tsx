import type { ComponentProps } from 'react';
import { here } from '../../lib/here.ts';
import { useWide } from '../../lib/wide.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { rowOfDocuments } from './row-of-documents.ts';

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

export const NextDocument = lazyPart(() => import('./next-document.tsx'));

/** What a phone opened by a computer's code shows once a document has arrived. */
export function DocumentHandedOff({ onStay }: { onStay: () => void }) {
  return rowOfDocuments() ? <NextDocument /> : <HandedOff things="file" onStay={onStay} />;
}
