import { lazyPart } from '../navigation/lazy-part.tsx';

// Most visits never see it.
export const Covered = lazyPart(() => import('./covered.tsx'));
