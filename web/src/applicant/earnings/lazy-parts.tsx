import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

/** Parts that most visits never show. */
export const Handoff = lazyPart(() => import('./handoff.tsx'));
export const HandedOver = lazyPart(() => import('./handed-over.tsx'));
export const Example = lazyPart(() => import('./example.tsx'), <Skeleton className="h-[430px]" />);
