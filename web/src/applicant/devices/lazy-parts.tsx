import { lazyPart } from '../navigation/lazy-part.tsx';

// Most visits never see them.
export const Covered = lazyPart(() => import('./covered.tsx'));
export const ProveNotice = lazyPart(() => import('./prove-notice.tsx'));
