import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { appointmentTexts } from '../texts.ts';

/** A placeholder of the calendar's height, with its rows. */
export function CalendarSkeleton({ weeks = 6 }: { weeks?: number }) {
  const t = useText(appointmentTexts);
  return (
    <div style={{ height: 76 + 52 * weeks }} className="grid">
      <Skeleton className="h-full" label={t.loading} />
    </div>
  );
}
