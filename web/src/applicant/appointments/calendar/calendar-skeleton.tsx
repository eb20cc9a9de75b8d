import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { appointmentTexts } from '../texts.ts';

// Complete class names: the page's policy forbids inline styles, and the stylesheet contains only classes found in the
// source.
const heights = ['h-[128px]', 'h-[180px]', 'h-[232px]', 'h-[284px]', 'h-[336px]', 'h-[388px]'];

/** A placeholder with the height of a calendar with this many weeks. */
export function CalendarSkeleton({ weeks = 6 }: { weeks?: number }) {
  const t = useText(appointmentTexts);
  return <Skeleton className={heights[weeks - 1] ?? 'h-[388px]'} label={t.loading} />;
}
