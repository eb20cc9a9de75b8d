import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

const loadWeekDialog = () => import('./week-dialog.tsx');

/** Parts that most visits never show. */
export const Handoff = lazyPart(() => import('./handoff.tsx'));
export const HandedOver = lazyPart(() => import('./handed-over.tsx'));
export const Example = lazyPart(() => import('./example.tsx'), <Skeleton className="h-[430px]" />);
export const WeekDialog = lazyPart(loadWeekDialog);

/** Fetches the dialog of a week before it is asked for, so that it opens without a network too. */
export function fetchWeekDialog(): void {
  loadWeekDialog().catch(() => undefined);
}
