import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../frame/lazy-part.tsx';

const loadWeekDialog = () => import('./board/week-dialog.tsx');

/** Parts that most visits never show. */
export const Example = lazyPart(() => import('./how-to/example.tsx'), <Skeleton className="h-[430px]" />);
export const WeekDialog = lazyPart(loadWeekDialog);

/** Fetches the dialog of a week before it is asked for, so that it opens without a network too. */
export function fetchWeekDialog(): void {
  loadWeekDialog().catch(() => undefined);
}
