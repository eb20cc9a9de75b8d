import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../navigation/lazy-part.tsx';

const loadWeekDialog = () => import('./board/week-dialog.tsx');

/** Parts that most visits never display. */
export const Example = lazyPart(() => import('./how-to/example.tsx'), <Skeleton className="h-[430px]" />);
export const WeekDialog = lazyPart(loadWeekDialog);

export const RecordingEnd = lazyPart(() => import('./recording/recording-end.tsx'));

export const PicturesDialog = lazyPart(() => import('./open-pictures/pictures-dialog.tsx'));

/** Preloads the dialog of a week, so that it opens offline too. */
export function fetchWeekDialog(): void {
  loadWeekDialog().catch(() => undefined);
}
