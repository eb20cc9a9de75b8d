import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { appointmentTexts } from '../texts.ts';

/** A placeholder of the calendar's height. */
export function CalendarSkeleton() {
  const t = useText(appointmentTexts);
  return <Skeleton className="h-[388px]" label={t.loading} />;
}
